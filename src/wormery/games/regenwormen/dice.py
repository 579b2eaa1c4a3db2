"""The eight dice: what they can show, and how a throw is packed into a number.

A throw is a multiset: which die shows what does not matter, only how many show each symbol.
Written it is the symbols in order, `1135WWWW`; packed it has four bits for each symbol.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from wormery.games.chance import Lots
from wormery.games.regenwormen.rules import DICE, SYMBOLS

SYMBOL_TEXT = "12345W"


@cache
def lots(dice: int) -> Lots:
    """So many dice, to be thrown."""
    return Lots(tuple(SYMBOL_TEXT), dice)


def pack(drawn: Sequence[int]) -> int:
    """The dice as one number, from the symbol of each."""
    return sum(1 << 4 * symbol for symbol in drawn)


def unpack(number: int) -> tuple[int, ...]:
    """The symbol of each die, in order."""
    return tuple(symbol for symbol in range(SYMBOLS) for _ in range(number >> 4 * symbol & 15))


def write(counts: Iterable[int]) -> str:
    """The dice in order, from how many show each symbol: `1135WWWW`."""
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
def write_packed(number: int) -> str:
    """The dice in order, from the number they are packed into."""
    return "".join(SYMBOL_TEXT[symbol] for symbol in unpack(number))
