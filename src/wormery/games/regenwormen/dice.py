"""The eight dice: how a throw is written, packed into a number, and how likely it is.

A throw is a multiset: which die shows what does not matter, only how many show each symbol.
Written it is the symbols in order, `1135WWWW`; packed it has four bits for each symbol.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from wormery.games.game import Chance
from wormery.games.regenwormen.rules import DICE, SYMBOLS

SYMBOL_TEXT = "12345W"


def pack(counts: Iterable[int]) -> int:
    """The dice as one number, from how many show each symbol."""
    return sum(int(count) << 4 * symbol for symbol, count in enumerate(counts))


def unpack(dice: int) -> list[int]:
    return [dice >> 4 * symbol & 15 for symbol in range(SYMBOLS)]


def write(counts: Iterable[int]) -> str:
    """The dice in order: `1135WWWW`."""
    return _write(tuple(counts))


@cache
def _write(counts: tuple[int, ...]) -> str:
    return "".join(
        symbol * int(count) for symbol, count in zip(SYMBOL_TEXT, counts, strict=True)
    )


def read(text: str) -> list[int] | None:
    """How many dice show each symbol, from a text in any order; None if it is not dice."""
    text = text.upper()
    counts = [text.count(symbol) for symbol in SYMBOL_TEXT]
    return counts if sum(counts) == len(text) <= DICE else None


@cache
def throws(dice: int) -> tuple[Chance, ...]:
    """All ways that so many dice can fall, with the exact number of ways to each.

    >>> throws(1)
    (1 (1/6), 2 (1/6), 3 (1/6), 4 (1/6), 5 (1/6), W (1/6))
    >>> len(throws(8)), sum(throw.ways for throw in throws(8)) == 6**8
    (1287, True)
    """
    found = []
    for symbols in combinations_with_replacement(range(SYMBOLS), dice):
        counts = [symbols.count(symbol) for symbol in range(SYMBOLS)]
        ways = factorial(dice) // prod(map(factorial, counts))
        found.append(Chance(pack(counts), write(counts), ways, SYMBOLS**dice))
    return tuple(found)
