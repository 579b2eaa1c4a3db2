"""Players that are programs, behind one interface."""

from wormery.players.player import PLAYERS, Player, check_level, levels_of, load

__all__ = ["PLAYERS", "Player", "check_level", "levels_of", "load"]
