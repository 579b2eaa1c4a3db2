"""Players that are programs, behind one interface."""

from wormery.players.choosers import level_of, levels_of
from wormery.players.player import PLAYERS, Player, load

__all__ = ["PLAYERS", "Player", "level_of", "levels_of", "load"]
