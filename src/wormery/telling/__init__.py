"""What happens in a game, in sentences: for the terminal, and for the page by the server.

>>> from wormery import games, telling
>>> position = games.load("regenwormen").start(seats=2).after("roll").after("1135WWWW")
>>> say = telling.Say("en")
>>> seats = [telling.Seat("A", "Anna", None), telling.Seat("B", "Bo", None)]
>>> telling.Story(say, position.game, seats).told(position.step("keep W").facts)
['Anna rolls 1 1 3 5 W W W W and keeps the worms.']
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wormery.telling.best import Best
    from wormery.telling.seats import Seat, seats_of
    from wormery.telling.story import Story
    from wormery.telling.words import Say

__all__ = ["Best", "Say", "Seat", "Story", "seats_of"]

# Loaded when they are asked for: a page of help has sentences, and needs no game for them.
_WHERE = {
    "Best": "best",
    "Say": "words",
    "Seat": "seats",
    "Story": "story",
    "seats_of": "seats",
}


def __getattr__(name: str) -> object:
    if name in _WHERE:
        return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
