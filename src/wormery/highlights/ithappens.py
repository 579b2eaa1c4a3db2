"""What was best in a game of It Happens.. The third colour, which nobody plays, has no part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

from wormery.games import Fact
from wormery.games.ithappens.facts import DieRolled, Found, MoundScored, Revealed
from wormery.games.ithappens.rules import FACES
from wormery.highlights import WORTH_TELLING, Highlight, most, one_in


def highlights(steps: Sequence[Sequence[Fact]]) -> Iterator[Highlight]:
    facts = [fact for step in steps for fact in step]
    seats = {fact.seat for fact in facts if isinstance(fact, DieRolled)}
    scored = [
        (fact, standing)
        for fact in facts
        if isinstance(fact, MoundScored)
        for standing in fact.standings
        if standing.colour in seats
    ]
    if scored:
        fact, best = max(scored, key=lambda one: one[1].sum)  # of equals the first
        yield Highlight("sum", (best.colour,), best.sum, when=fact.mound.number)
    yield from most("queens", Counter(one.colour for _, one in scored if one.queen))
    yield from most_finds(facts, seats)
    yield from luckiest(facts)
    yield from most("exact", Counter(one.colour for _, one in scored if one.worm))


def most_finds(facts: Sequence[Fact], seats: set[int]) -> Iterator[Highlight]:
    """The most that a seat found in one round."""
    finds: Counter[tuple[int, int]] = Counter()
    number = 0
    for fact in facts:
        match fact:
            case Revealed():
                number = fact.round
            case Found(colour=colour) if colour in seats:
                finds[colour, number] += 1
    if finds:
        (seat, number), count = max(finds.items(), key=lambda one: one[1])
        yield Highlight("finds", (seat,), count, when=number)


def luckiest(facts: Sequence[Fact]) -> Iterator[Highlight]:
    """The highest dice of a seat in one round, for how many it rolled."""
    rolled: dict[tuple[int, int], list[int]] = {}
    number = 0
    for fact in facts:
        match fact:
            case Revealed():
                number = fact.round
            case DieRolled(seat, _, die):
                rolled.setdefault((seat, number), []).append(die)
    if not rolled:
        return
    (seat, number), dice = min(rolled.items(), key=lambda one: chance_of(one[1]))
    many = one_in(chance_of(dice))
    if many >= WORTH_TELLING:
        faces = "".join(map(str, dice))
        yield Highlight("luck", (seat,), many, faces, of=len(dice), when=number)


def chance_of(dice: Sequence[int]) -> Fraction:
    """How likely so many dice add up to as much as these, or more."""
    sums = Counter({0: 1})
    for _ in dice:
        sums = Counter(
            {
                total: sum(sums[total - face] for face in range(1, FACES + 1))
                for total in range(max(sums) + FACES + 1)
            }
        )
    return Fraction(
        sum(n for total, n in sums.items() if total >= sum(dice)), FACES ** len(dice)
    )
