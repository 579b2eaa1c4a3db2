"""What chance may bring: lots that are drawn, and every outcome with its exact chance."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, factorial, prod

from msgspec import Struct


class Lots(Struct, frozen=True):
    """What chance draws from: so many times one of `pieces`, all alike; put back, or not.

    Eight dice are eight draws from the symbols of a die, each put back. Three mounds of the
    deck are three draws that stay out. The order of the draws does not matter, and the text
    of an outcome has the pieces in their own order with `between` between them.

    >>> Lots(("1", "2", "3", "4", "5", "6"), 2).write([5, 0])
    '16'
    """

    pieces: tuple[str, ...]
    count: int
    back: bool = True
    between: str = ""

    def write(self, drawn: Iterable[int]) -> str:
        """The text of an outcome, from the places of what was drawn among the pieces."""
        return self.between.join(self.pieces[place] for place in sorted(drawn))

    def read(self, text: str) -> tuple[int, ...] | None:
        """What was drawn, from a text in any order; None if these lots cannot bring it."""
        text = text.strip().upper()
        if self.between:
            words = [word for word in re.split(r"[.,\s]+", text) if word]
        else:
            words = list(re.sub(r"[.,\s]+", "", text))
        if len(words) != self.count or not set(words) <= set(self.pieces):
            return None
        if not self.back and len(set(words)) < len(words):
            return None
        return tuple(sorted(map(self.pieces.index, words)))

    def draws(self) -> Iterator[int]:
        """How many pieces there are to draw from, draw by draw."""
        for already in range(self.count):
            yield len(self.pieces) - (0 if self.back else already)

    @property
    def ways(self) -> int:
        """In how many ways it can all come, counted as the outcomes count theirs."""
        if self.back:
            return int(len(self.pieces) ** self.count)
        return comb(len(self.pieces), self.count)


@dataclass(frozen=True, slots=True)
class Chance:
    """One thing that chance may bring, with the exact number of ways it can come about.

    >>> from wormery import games
    >>> games.load("it-happens").start(seats=2).after("1.2.3").after("roll").outcomes[0]
    1 (1/6)
    """

    number: int
    text: str
    ways: int
    of: int

    def __repr__(self) -> str:
        return f"{self.text} ({self.ways}/{self.of})"

    @property
    def chance(self) -> float:
        return self.ways / self.of

    @property
    def fraction(self) -> Fraction:
        return Fraction(self.ways, self.of)


@cache
def drawn(lots: Lots) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Everything that lots can bring, and in how many ways each.

    >>> len(drawn(Lots(tuple("12345W"), 8)))
    1287
    >>> sum(ways for _, ways in drawn(Lots(("head", "tail"), 3)))
    8
    """
    pieces = range(len(lots.pieces))
    if not lots.back:
        return tuple((places, 1) for places in combinations(pieces, lots.count))
    every = factorial(lots.count)
    return tuple(
        (places, every // prod(factorial(places.count(place)) for place in pieces))
        for places in combinations_with_replacement(pieces, lots.count)
    )
