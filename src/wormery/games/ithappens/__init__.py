"""It Happens.., by Stefan Feld, 2 to 5 players, with mounds of our own design.

>>> from wormery.games import ithappens
>>> position = ithappens.GAME.start(seats=3).after("1.2.3")
>>> [mound.queen for mound in position.mounds]
[9, 8, 7]
"""

from wormery.games.errors import MoundSetError
from wormery.games.ithappens.facts import (
    DieRolled,
    Found,
    MoundScored,
    NoneLeft,
    Placed,
    Rerolled,
    Revealed,
    RoundOver,
    Skipped,
    Stuck,
)
from wormery.games.ithappens.mounds import OBJECTS, Mound, MoundSet, load_set
from wormery.games.ithappens.position import Holding, ItHappens, ItHappensPosition
from wormery.games.ithappens.view import ItHappensView, Place, Reroll, RollThird, Skip

GAME = ItHappens()

__all__ = [
    "GAME",
    "OBJECTS",
    "DieRolled",
    "Found",
    "Holding",
    "ItHappens",
    "ItHappensPosition",
    "ItHappensView",
    "Mound",
    "MoundScored",
    "MoundSet",
    "MoundSetError",
    "NoneLeft",
    "Place",
    "Placed",
    "Reroll",
    "Rerolled",
    "Revealed",
    "RollThird",
    "RoundOver",
    "Skip",
    "Skipped",
    "Stuck",
    "load_set",
]
