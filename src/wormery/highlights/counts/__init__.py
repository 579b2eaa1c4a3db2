"""What a seat did in a finished game, counted: so that it can be added up over many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple, Protocol, cast

from msgspec import Struct

from wormery.games import AnyGame, Fact, part_of
from wormery.highlights import Highlight


class Count(NamedTuple):
    """Something that is counted: the sentence it is called by, and what it is a part of."""

    title: str
    of: str = ""  # another count
    shown_off: bool = False  # stands in the picture that one shares


class Counted(Struct, frozen=True):
    """One seat in one game: how often it did what, and the best it did of each kind."""

    counts: dict[str, int]
    bests: tuple[Highlight, ...] = ()


class Counting(Protocol):
    """What this floor wants of a game: the module `highlights.counts.<game>`.

    A game of another package says where its own is with an entry point.
    """

    COUNTS: Mapping[str, Count]  # in the order in which they are shown

    def count(self, seat: int, facts: Sequence[Fact], own: Sequence[Fact], /) -> Counted:
        """What a seat did, from all that happened, and from what it did by its own hand."""


def titles_of(game: AnyGame) -> Mapping[str, Count]:
    """What is counted in a game; nothing if it does not say."""
    part = part_of(game, "highlights.counts")
    return {} if part is None else cast(Counting, part).COUNTS


def counted(
    game: AnyGame, seat: int, steps: Sequence[Sequence[Fact]], strange: AbstractSet[int]
) -> Counted:
    """What a seat did in a game; in the `strange` steps somebody else moved for it."""
    part = part_of(game, "highlights.counts")
    if part is None:
        return Counted({})
    facts = [fact for step in steps for fact in step]
    own = [fact for at, step in enumerate(steps) if at not in strange for fact in step]
    found = cast(Counting, part).count(seat, facts, own)
    return Counted({name: n for name, n in found.counts.items() if n}, found.bests)


def best_of(highlights: Sequence[Highlight]) -> dict[str, int]:
    """Where the best of each kind is among some; of equals the first."""
    found: dict[str, int] = {}
    for at, one in enumerate(highlights):
        if one.kind not in found or one.number > highlights[found[one.kind]].number:
            found[one.kind] = at
    return found


def added_up(some: Sequence[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for one in some:
        total.update(one)
    return total
