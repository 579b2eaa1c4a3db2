"""What a seat did in a game of Regenwormen, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wormery.games import Fact
from wormery.games.regenwormen.facts import Failed, Kept, Stole, Took
from wormery.highlights import Highlight
from wormery.highlights.counts import Count, Counted
from wormery.highlights.regenwormen import dice_of, longest_streak, luckiest, points_of

COUNTS = {
    "turns": Count("rw-count-turns"),
    "tiles": Count("rw-count-tiles", of="turns"),
    "failed": Count("rw-count-failed", of="turns"),
    "dead": Count("rw-count-dead", of="turns"),
    "steals": Count("rw-count-steals", shown_off=True),
    "robbed": Count("rw-count-robbed"),
}


def count(seat: int, facts: Sequence[Fact], own: Sequence[Fact]) -> Counted:
    counts: Counter[str] = Counter()
    for fact in facts:
        if isinstance(fact, Stole) and fact.victim == seat:
            counts["robbed"] += 1
    kinds = (Kept, Took, Stole, Failed)
    mine = [fact for fact in own if isinstance(fact, kinds) and fact.seat == seat]
    for fact in mine:
        match fact:
            case Took():
                counts.update(("turns", "tiles"))
            case Stole():
                counts.update(("turns", "tiles", "steals"))
            case Failed(why=why):
                counts.update(("turns", "failed"))
                counts["dead"] += why == "dead"
    return Counted(dict(counts), tuple(_bests(seat, mine)))


def _bests(seat: int, mine: Sequence[Fact]) -> list[Highlight]:
    kept = [fact for fact in mine if isinstance(fact, Kept)]
    found = [*luckiest(mine), *longest_streak(mine)]
    if kept:
        best = max(kept, key=points_of)  # of equals the first
        found.append(Highlight("roll", (seat,), points_of(best), dice=dice_of(best)))
    return found
