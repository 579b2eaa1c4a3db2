"""Wormery: two dice games about worms, to play, to understand and to study.

The parts of the library are there as soon as they are named; nothing is loaded before.

>>> import wormery
>>> game = wormery.games.load("regenwormen")
>>> wormery.record.GameRecord.start(game, seats=2).position.moves
(roll,)

What a package has in its `__all__` is public (docs/decisions/0033-what-is-public.md).
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wormery import (
        arena,
        coach,
        envs,
        evaluation,
        games,
        players,
        record,
        solver,
        telling,
    )

__all__ = [
    "__version__",
    "arena",
    "coach",
    "envs",
    "evaluation",
    "games",
    "players",
    "record",
    "solver",
    "telling",
]

__version__ = "0.1.0"  # the only place that says it; the package is built with it


def __getattr__(name: str) -> object:
    if name in __all__:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
