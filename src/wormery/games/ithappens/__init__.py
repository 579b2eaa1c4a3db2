"""It Happens.., by Stefan Feld, 2 to 5 players, with mounds of our own design."""

from wormery.games.ithappens.mounds import OBJECTS, Mound, MoundSet, load_set
from wormery.games.ithappens.position import ItHappens, ItHappensPosition
from wormery.games.ithappens.view import ItHappensView

GAME = ItHappens()

__all__ = [
    "GAME",
    "OBJECTS",
    "ItHappens",
    "ItHappensPosition",
    "ItHappensView",
    "Mound",
    "MoundSet",
    "load_set",
]
