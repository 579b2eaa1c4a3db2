"""What a run has shown, as one document that programs can read; its keys stay as they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from wormery import __version__
from wormery.arena.plan import TOURNAMENT, Plan
from wormery.arena.ratings import rate
from wormery.arena.store import Store
from wormery.arena.tally import CERTAINTY, Estimate, Tally, groups_of
from wormery.games import LETTERS

QUANTILES = (5, 25, 50, 75, 95)


def summarize(plan: Plan, store: Store) -> dict[str, Any]:
    """The document of `--json`; the texts and the report are made of it too."""
    tallies = [store.sum_of(number) for number in range(len(plan.tables))]
    document: dict[str, Any] = {
        "wormery": __version__,
        "command": plan.kind,
        "game": plan.game,
        "rules": plan.rules.version,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "games": sum(tally.games for tally in tallies),
        "tables": [
            _table(plan, number, tally) for number, tally in enumerate(tallies) if tally.games
        ],
    }
    if plan.kind == TOURNAMENT:
        document["ranking"] = _ranking(plan, tallies, document["tables"])
    return document


def _table(plan: Plan, number: int, tally: Tally) -> dict[str, Any]:
    names = plan.tables[number]
    each = plan.turns_around(number)
    groups = groups_of(names)
    alike = len(set(names)) == 1
    players = []
    for group, (name, places) in enumerate(groups):
        players.append(
            {
                "player": name,
                "seat": LETTERS[places[0]] if alike else None,
                "seats": len(places),
                "share": tally.share(group, len(places), each).to_json(),
                "score": tally.mean_score(group, len(places), each).to_json(),
                "scores": _histogram(tally.scores[group]),
            }
        )
    order = [tally.share_by_order(k, each).to_json() for k in range(plan.seats)]
    return {
        "players": players,
        "deals": tally.deals,
        "games": tally.games,
        "fair_share": (1.0 - tally.nobody) / plan.seats,
        "share_by_order": order,
        "first_seat_share": order[0],
        "shared": tally.shared,
        "nobody": tally.nobody,
        "decided_by": {
            reason: count / tally.games for reason, count in tally.reasons.most_common()
        },
        "scores": _distribution(sum(tally.scores, Counter())),
        "decisions": _distribution(tally.decisions),
        "choices": tally.choices / tally.games,
    }


def _histogram(counts: Counter[str]) -> list[list[int]]:
    return sorted([int(value), count] for value, count in counts.items())


def _distribution(counts: Counter[str]) -> dict[str, Any]:
    """Mean, spread and quantiles of what was counted, and the counts."""
    rows = _histogram(counts)
    total = sum(count for _, count in rows)
    mean = sum(value * count for value, count in rows) / total
    square = sum(value * value * count for value, count in rows) / total
    return {
        "mean": mean,
        "deviation": sqrt(max(square - mean**2, 0.0)),
        "quantiles": {str(percent): _quantile(rows, total, percent) for percent in QUANTILES},
        "counts": rows,
    }


def _quantile(rows: list[list[int]], total: int, percent: int) -> int:
    """The least value that so many of a hundred do not exceed."""
    seen = 0
    for value, count in rows:
        seen += count
        if 100 * seen >= percent * total:
            return value
    return rows[-1][0]


def _ranking(
    plan: Plan, tallies: list[Tally], tables: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The players by rating; the share is the mean over all tables a player sat at."""
    rows = []
    played = [(names, tally) for names, tally in zip(plan.tables, tallies, strict=True)]
    for rating in rate([(names, tally) for names, tally in played if tally.games]):
        own = [
            row["share"]
            for table in tables
            for row in table["players"]
            if row["player"] == rating.player
        ]
        rows.append(
            {
                "player": rating.player,
                "rating": rating.estimate.to_json(),
                "share": _mean_of(own).to_json(),
            }
        )
    return rows


def _mean_of(shares: Iterable[dict[str, float]]) -> Estimate:
    """The mean of independent estimates, with its interval."""
    found = list(shares)
    value = sum(share["value"] for share in found) / len(found)
    spread = sum(((s["high"] - s["low"]) / 2 / CERTAINTY) ** 2 for s in found)
    half = CERTAINTY * sqrt(spread) / len(found)
    return Estimate(value, max(value - half, 0.0), min(value + half, 1.0))
