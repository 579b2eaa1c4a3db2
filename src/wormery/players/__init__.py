"""Players that are programs, behind one interface."""

from wormery.players.player import PLAYERS, Player, load

__all__ = ["PLAYERS", "Player", "load"]
