"""What was best in a finished game, and whose it was; from what happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Protocol, cast

from msgspec import Struct

from wormery.games import AnyGame, Fact, part_of

WORTH_TELLING = 10  # what happens in one game out of fewer is no luck


class Highlight(Struct, frozen=True):
    """One thing that was best: the seats it belongs to, and how much it was.

    What the other numbers mean depends on the kind; each game says so where it makes them.
    """

    kind: str
    seats: tuple[int, ...]
    number: int
    dice: str = ""
    of: int = 0
    when: int = 0


class Finder(Protocol):
    """What this floor wants of a game: the module `highlights.<game>`, or an entry point."""

    def highlights(self, steps: Sequence[Sequence[Fact]], /) -> Iterable[Highlight]:
        """What was best, from what happened in each step of a finished game."""


def highlights_of(game: AnyGame, steps: Sequence[Sequence[Fact]]) -> tuple[Highlight, ...]:
    """The highlights of a game; none if it does not say what they are."""
    part = part_of(game, "highlights")
    return () if part is None else tuple(cast(Finder, part).highlights(steps))


def most(kind: str, counts: Mapping[int, int], least: int = 1) -> list[Highlight]:
    """Who has the most of something, if anyone has enough; of equals all."""
    best = max(counts.values(), default=0)
    if best < least:
        return []
    seats = sorted(seat for seat, count in counts.items() if count == best)
    return [Highlight(kind, tuple(seats), best)]


def one_in(chance: Fraction) -> int:
    """A chance as people say it: one in so many."""
    return round(1 / chance)
