"""What a seat did in a game of It Happens.., counted; a colour is a seat here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wormery.games import Fact
from wormery.games.ithappens.facts import (
    DieRolled,
    Found,
    MoundScored,
    Placed,
    Rerolled,
    Revealed,
    Skipped,
    Stuck,
)
from wormery.games.ithappens.view import Standing
from wormery.highlights import Highlight
from wormery.highlights.counts import Count, Counted
from wormery.highlights.ithappens import luckiest, most_finds

COUNTS = {
    "placed": Count("ih-count-placed"),
    "finds": Count("ih-count-finds"),
    "queens": Count("ih-count-queens", shown_off=True),
    "generals": Count("ih-count-generals"),
    "exact": Count("ih-count-exact"),
    "spent": Count("ih-count-spent"),
    "stuck": Count("ih-count-stuck"),
}


def count(seat: int, facts: Sequence[Fact], own: Sequence[Fact]) -> Counted:
    """Dice, finds and worms paid are a seat's own doing; what a mound brings comes later."""
    counts: Counter[str] = Counter()
    for fact in own:
        match fact:
            case Placed(colour=colour) if colour == seat:
                counts["placed"] += 1
            case Found(colour=colour) if colour == seat:
                counts["finds"] += 1
            case Rerolled(seat=who) | Skipped(seat=who) if who == seat:
                counts["spent"] += 1
    for fact in facts:
        if isinstance(fact, Stuck) and fact.seat == seat:
            counts["stuck"] += 1
    scored = _scored(seat, facts)
    counts["queens"] = sum(one.queen for _, one in scored)
    counts["generals"] = sum(one.general for _, one in scored)
    counts["exact"] = sum(one.worm for _, one in scored)
    return Counted(dict(counts), tuple(_bests(seat, own, scored)))


def _scored(seat: int, facts: Sequence[Fact]) -> list[tuple[MoundScored, Standing]]:
    return [
        (fact, standing)
        for fact in facts
        if isinstance(fact, MoundScored)
        for standing in fact.standings
        if standing.colour == seat
    ]


def _bests(
    seat: int, own: Sequence[Fact], scored: Sequence[tuple[MoundScored, Standing]]
) -> list[Highlight]:
    rolled = [
        fact
        for fact in own
        if isinstance(fact, Revealed) or (isinstance(fact, DieRolled) and fact.seat == seat)
    ]
    found = [*luckiest(rolled), *most_finds(own, {seat})]
    if scored:
        fact, best = max(scored, key=lambda one: one[1].sum)  # of equals the first
        found.append(Highlight("sum", (seat,), best.sum, when=fact.mound.number))
    return found
