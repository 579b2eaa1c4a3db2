"""The odds of a position: what its moves are worth, how the turn ends, which totals.

>>> from wormery import games
>>> from wormery.evaluation import odds_of
>>> odds = odds_of(games.load("regenwormen").start(seats=2))
>>> odds.best, round(odds.value, 4), odds.exact
(roll, 1.6447, True)
>>> odds.totals[0].total, round(odds.totals[0].at_least, 5)
(21, 0.89303)

Each game says in its own part what a move is worth there: `odds(position, totals)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from msgspec import Struct

from wormery.games import OVER, Move, Position, need_part_of
from wormery.games.ends import End
from wormery.games.errors import GameOverError


class Wording(Struct, frozen=True, kw_only=True):
    """The sentences that say what values are: worms, a chance to win, or another thing.

    `figure` writes a value. The others may use it, and whether the odds are `exact`; `hint`
    has a `move` too.
    """

    figure: str
    moves: str  # above the moves with their values
    mean: str  # the value of a position in which there is nothing to choose
    hint: str
    totals: str | None = None  # above the totals


CHANCE_TO_WIN = Wording(
    figure="odds-percent", moves="odds-win", mean="odds-win-mean", hint="hint-win"
)


@dataclass(frozen=True)
class Total:
    """The chances to stop with at least, or exactly, this total."""

    total: int
    at_least: float
    exactly: float


@dataclass(frozen=True)
class Odds:
    """The figures of a position; `exact` is False where they rest on an estimate.

    `value` is that of the best move, or of the position while chance acts. `ends` says how
    likely each end of the turn is under the best plan, the likeliest first.
    """

    value: float
    exact: bool
    moves: Mapping[Move, float] = field(default_factory=dict)
    ends: Mapping[End, float] = field(default_factory=dict)
    totals: tuple[Total, ...] = ()
    wording: Wording = CHANCE_TO_WIN

    @property
    def best(self) -> Move | None:
        """A best move; None while chance acts."""
        return max(self.moves, key=self.moves.__getitem__) if self.moves else None

    @property
    def ranked(self) -> list[tuple[Move, float]]:
        """The moves with their values, the best first."""
        return sorted(self.moves.items(), key=lambda item: -item[1])


def odds_of(position: Position, totals: bool = True) -> Odds:
    """The odds of a position that is not over; without `totals` it is quicker.

    >>> from wormery import games
    >>> position = games.parse("regenwormen 2 - A 21-36 -/- :1135WWWW")
    >>> [(move.text, round(worth, 2)) for move, worth in odds_of(position).ranked]
    [('keep W', 2.68), ('keep 3', 1.2), ('keep 5', 1.12), ('keep 1', 0.74)]
    """
    if position.actor == OVER:
        raise GameOverError("game-over")
    found: Odds = need_part_of(position.game, "evaluation").odds(position, totals)
    return found


def likeliest_first(ends: Iterable[tuple[End, float]]) -> dict[End, float]:
    return dict(sorted(ends, key=lambda item: -item[1]))
