"""Sets of one's own: what a game is played with, where people may bring other pieces.

A game's part here reads a set while it is being made, says everything that is wrong with it and
where, and finds out in simulated games what the set does to the game. A game of which there is
one set only has no such part.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from msgspec import Struct

from wormery.games import AnyGame, need_part_of
from wormery.telling.words import Say

Tell = Callable[[int, int], None]  # so many of so many games are played


class Fault(Struct, frozen=True):
    """Something that a set must not be, or lacks, and where; counted from 0."""

    told: str
    rule: str | None
    mound: int | None
    field: str
    column: int | None
    missing: bool  # nothing is wrong with what is there: it is not finished


class Checked(Struct, frozen=True):
    """A set as far as it could be read.

    `draft` is the set in one word, with gaps where something is missing; empty if the text is
    no set at all. Without faults `word` is the game's option, and `file` the set as a file.
    """

    ok: bool
    name: str
    draft: str
    faults: tuple[Fault, ...]
    word: str
    file: str


class Figure(Struct, frozen=True):
    """One thing that was measured, how far it may be off (95 %), and what it is in our set."""

    name: str
    unit: str  # share, points or turns
    value: float
    off: float
    ours: float


class SeatsMeasured(Struct, frozen=True):
    seats: int
    figures: tuple[Figure, ...]


class Balance(Struct, frozen=True):
    """What a set does to the game: so many games for each number of seats."""

    games: int
    by_seats: tuple[SeatsMeasured, ...]


class Sets(Protocol):
    """A game's part of this floor."""

    OURS: str  # the set that the game comes with, as its option

    def check(self, text: str, name: str, file: str, say: Say) -> Checked:
        """Read a file, a set in one word, or the draft of one, and say what is wrong.

        `name` is for a word, which has none; `file` is how sentences call a file.
        """

    def measure(self, word: str, games: int, tell: Tell) -> Balance:
        """Simulate games with a set that is right, and with ours beside it."""


def sets_of(game: AnyGame) -> Sets:
    """A game's part; a named error if it has none."""
    return cast("Sets", need_part_of(game, "sets"))
