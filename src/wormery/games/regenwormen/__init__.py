"""Regenwormen (Pickomino, Heckmeck am Bratwurmeck), 2 to 7 players.

>>> from wormery.games import regenwormen
>>> position = regenwormen.GAME.start(seats=2, short=True)
>>> position.row[0], position.row[-1], position.stacks
(21, 36, ((), ()))
"""

from wormery.games.regenwormen.facts import Failed, GaveBack, Kept, Stole, Took, Turned
from wormery.games.regenwormen.position import Regenwormen, RegenwormenPosition
from wormery.games.regenwormen.view import GiveUp, Keep, RegenwormenView, Stack, Take

GAME = Regenwormen()

__all__ = [
    "GAME",
    "Failed",
    "GaveBack",
    "GiveUp",
    "Keep",
    "Kept",
    "Regenwormen",
    "RegenwormenPosition",
    "RegenwormenView",
    "Stack",
    "Stole",
    "Take",
    "Took",
    "Turned",
]
