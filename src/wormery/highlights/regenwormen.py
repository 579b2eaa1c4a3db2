"""What was best in a game of Regenwormen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb

from wormery.games import Fact
from wormery.games.regenwormen.facts import Failed, Kept, Stole, Took
from wormery.games.regenwormen.rules import POINTS, SYMBOLS
from wormery.highlights import WORTH_TELLING, Highlight, most, one_in

LONG_ENOUGH = 2  # one tile is no streak


def highlights(steps: Sequence[Sequence[Fact]]) -> Iterator[Highlight]:
    facts = [fact for step in steps for fact in step]
    kept = [fact for fact in facts if isinstance(fact, Kept)]
    if kept:
        best = max(kept, key=points_of)  # of equals the first
        yield Highlight("roll", (best.seat,), points_of(best), dice=dice_of(best))
    yield from most("steals", Counter(f.seat for f in facts if isinstance(f, Stole)))
    yield from luckiest(facts)
    yield from longest_streak(facts)


def dice_of(kept: Kept) -> str:
    """The dice that were set aside."""
    return kept.symbol * kept.rolled.count(kept.symbol)


def points_of(kept: Kept) -> int:
    points = int(POINTS[-1]) if kept.symbol == "W" else int(kept.symbol)
    return points * len(dice_of(kept))


def chance_of(kept: Kept) -> Fraction:
    """How likely so many dice of this symbol were, or more, with the dice that were rolled."""
    rolled, alike = len(kept.rolled), len(dice_of(kept))
    ways = sum(
        comb(rolled, count) * (SYMBOLS - 1) ** (rolled - count)
        for count in range(alike, rolled + 1)
    )
    return Fraction(ways, SYMBOLS**rolled)


def luckiest(facts: Sequence[Fact]) -> Iterator[Highlight]:
    """The least likely dice that helped somebody to a tile."""
    helped: list[Kept] = []
    turn: list[Kept] = []
    for fact in facts:
        match fact:
            case Kept():
                turn.append(fact)
            case Took() | Stole():
                helped += turn
                turn = []
            case Failed():
                turn = []
    if not helped:
        return
    best = min(helped, key=chance_of)
    number = one_in(chance_of(best))
    if number >= WORTH_TELLING:
        yield Highlight("luck", (best.seat,), number, dice_of(best), of=len(best.rolled))


def longest_streak(facts: Sequence[Fact]) -> Iterator[Highlight]:
    """Turns in a row in which a seat got a tile."""
    running: Counter[int] = Counter()
    longest: Counter[int] = Counter()
    for fact in facts:
        match fact:
            case Took(seat=seat) | Stole(seat=seat):
                running[seat] += 1
                longest[seat] = max(longest[seat], running[seat])
            case Failed(seat=seat):
                running[seat] = 0
    yield from most("streak", longest, LONG_ENOUGH)
