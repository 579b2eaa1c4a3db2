"""What is counted of the games at a table, and what follows from it.

All counts are whole numbers, so blocks of games can be added up in any order and always
give the same sums. A win is counted in 420 parts, which 1 to 7 winners can share evenly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.arena.batch import Counts
from wormery.games.compiling import Record, compiled

WIN = 420
SHARED = "shared"  # the reason of all games for a win that nothing decided
CERTAINTY = 1.96  # standard deviations to either side that make an interval of 95 %


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, and the interval of 95 % around it."""

    value: float
    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low

    def to_json(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high}


def groups_of(names: Sequence[str]) -> list[tuple[str, tuple[int, ...]]]:
    """Who is counted apart, with their places at the table: players; equals, seat by seat.

    >>> groups_of(["expert", "casual", "casual"])
    [('expert', (0,)), ('casual', (1, 2))]
    >>> groups_of(["casual", "casual"])
    [('casual', (0,)), ('casual', (1,))]
    """
    if len(set(names)) == 1:
        return [(name, (place,)) for place, name in enumerate(names)]
    return [
        (name, tuple(place for place, other in enumerate(names) if other == name))
        for name in dict.fromkeys(names)
    ]


@dataclass
class Tally:
    """Sums over the deals of a table; a list has a place for each group or each order.

    Squares are of the sums of each deal: the games of a deal have their dice in common, so
    it is the deals that are independent. Order is counted from the seat that begins.
    """

    deals: int = 0
    games: int = 0
    wins: list[int] = field(default_factory=list)
    wins_squared: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    points_squared: list[int] = field(default_factory=list)
    by_order: list[int] = field(default_factory=list)
    by_order_squared: list[int] = field(default_factory=list)
    choices: int = 0
    scores: list[Counter[str]] = field(default_factory=list)  # score -> how often
    decisions: Counter[str] = field(default_factory=Counter)  # length of a game -> how often
    reasons: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)  # groups, as bits -> how often

    def add(self, other: Tally) -> None:
        """Take another block of games in."""
        for part in fields(self):
            mine, theirs = getattr(self, part.name), getattr(other, part.name)
            if isinstance(theirs, list) and not mine:
                mine = [Counter() if part.name == "scores" else 0 for _ in theirs]
            if isinstance(theirs, list):
                theirs = [a + b for a, b in zip(mine, theirs, strict=True)]
            else:
                theirs = mine + theirs
            setattr(self, part.name, theirs)

    def to_json(self) -> dict[str, Any]:
        return {part.name: getattr(self, part.name) for part in fields(self)}

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Tally:
        tally = cls(**found)
        tally.scores = [Counter(scores) for scores in tally.scores]
        for name in ("decisions", "reasons", "winners"):
            setattr(tally, name, Counter(getattr(tally, name)))
        return tally

    # What follows from the sums.

    def share(self, group: int, copies: int, each: int) -> Estimate:
        """The share of wins of one seat of a group, with its interval.

        Two deals more, one won and one lost, keep the interval honest when few were played
        or all went one way.
        """
        most = WIN * each * copies  # what a deal can bring
        value = self.wins[group] / self.deals / most if self.deals else 0.0
        count = self.deals + 2
        mean = (self.wins[group] / most + 1) / count
        square = (self.wins_squared[group] / most**2 + 1) / count if self.deals else 1.0
        half = CERTAINTY * sqrt(max(square - mean**2, 0.0) / (count - 1))
        return Estimate(value, max(value - half, 0.0), min(value + half, 1.0))

    def mean_score(self, group: int, copies: int, each: int) -> Estimate:
        """The points of one seat of a group in one game."""
        return self._mean(self.points[group], self.points_squared[group], each * copies)

    def share_by_order(self, order: int, each: int) -> Estimate:
        """The share of wins of the seat so many places after the one that begins."""
        return self._mean(self.by_order[order], self.by_order_squared[order], WIN * each)

    def _mean(self, total: int, squares: int, parts: int) -> Estimate:
        value = total / self.deals / parts
        spread = squares / self.deals - (total / self.deals) ** 2
        half = CERTAINTY * sqrt(max(spread, 0.0) / max(self.deals - 1, 1)) / parts
        return Estimate(value, value - half, value + half)

    @property
    def shared(self) -> float:
        """The part of the games whose win was shared."""
        return self.reasons[SHARED] / self.games

    @property
    def nobody(self) -> float:
        """The part of all wins that went to those whom no seat plays."""
        return max(1.0 - sum(self.by_order) / (WIN * self.games), 0.0)


def count_games(
    names: Sequence[str],
    begins: NDArray[np.int64],
    won: NDArray[np.bool_],
    scores: Counts,
    counts: Counts,
) -> Tally:
    """The tally of some deals.

    `won` and `scores` have the shape (games of a deal, deals, those who can win), `counts`
    (decisions and choices) the shape (games of a deal, deals, 2); what decided the games is
    added by the caller. In game g of a deal, the player of place p sits at seat p - g.
    """
    each, deals, _ = won.shape
    groups = groups_of(names)
    group_of = np.empty(len(names), dtype=np.int64)
    for group, (_, places) in enumerate(groups):
        group_of[list(places)] = group
    wins, points = np.zeros((2, 2, len(groups)), dtype=np.int64)
    by_order = np.zeros((2, len(names)), dtype=np.int64)
    histogram = np.zeros((len(groups), scores.max() + 1), dtype=np.int64)
    winners = np.zeros(1 << len(groups), dtype=np.int64)
    _count(begins, won, scores, group_of, wins, points, by_order, histogram, winners)
    return Tally(
        deals=deals,
        games=each * deals,
        wins=wins[0].tolist(),
        wins_squared=wins[1].tolist(),
        points=points[0].tolist(),
        points_squared=points[1].tolist(),
        by_order=by_order[0].tolist(),
        by_order_squared=by_order[1].tolist(),
        choices=int(counts[:, :, 1].sum()),
        scores=[_counter(times) for times in histogram],
        decisions=_counter(np.bincount(counts[:, :, 0].reshape(-1))),
        winners=_counter(winners),
    )


@compiled
def _count(
    begins: Record,
    won: Record,
    scores: Record,
    group_of: Record,
    wins: Record,
    points: Record,
    by_order: Record,
    histogram: Record,
    winners: Record,
) -> None:
    """Add up, deal by deal; `wins`, `points` and `by_order` have a row of sums, one of squares.

    Compiled, because random games are played so fast that counting them would be felt.
    """
    each, deals, parties = won.shape
    seats, groups = group_of.shape[0], wins.shape[1]
    of_deal = np.zeros((3, max(seats, groups)), dtype=np.int64)
    for deal in range(deals):
        of_deal[:] = 0
        for game in range(each):
            sharing = 0
            for party in range(parties):
                sharing += won[game, deal, party]
            bits = 0
            for seat in range(seats):
                group = group_of[(seat + game) % seats]
                score = scores[game, deal, seat]
                histogram[group, score] += 1
                of_deal[1, group] += score
                if won[game, deal, seat]:
                    of_deal[0, group] += WIN // sharing
                    of_deal[2, (seat - begins[deal]) % seats] += WIN // sharing
                    bits |= 1 << group
            winners[bits] += 1
        for group in range(groups):
            wins[0, group] += of_deal[0, group]
            wins[1, group] += of_deal[0, group] ** 2
            points[0, group] += of_deal[1, group]
            points[1, group] += of_deal[1, group] ** 2
        for order in range(seats):
            by_order[0, order] += of_deal[2, order]
            by_order[1, order] += of_deal[2, order] ** 2


def _counter(times: Counts) -> Counter[str]:
    """How often each value came, of those that came at all."""
    return Counter({str(value): int(times[value]) for value in np.flatnonzero(times)})
