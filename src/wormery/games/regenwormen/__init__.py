"""Regenwormen (Pickomino, Heckmeck am Bratwurmeck), 2 to 7 players."""

from wormery.games.regenwormen.position import Regenwormen, RegenwormenPosition
from wormery.games.regenwormen.view import RegenwormenView

GAME = Regenwormen()

__all__ = ["GAME", "Regenwormen", "RegenwormenPosition", "RegenwormenView"]
