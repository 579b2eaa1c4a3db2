"""What can be reckoned about a position: its moves, how the turn ends, which totals.

>>> from wormery import games
>>> from wormery.solver.odds import odds_of
>>> odds = odds_of(games.load("regenwormen").start(seats=2))
>>> odds.best, round(odds.value, 4), odds.exact
(roll, 1.6447, True)
>>> odds.totals[0].total, round(odds.totals[0].at_least, 5)
(21, 0.89303)

In Regenwormen a move is worth the worms expected from this turn; a failed turn costs those of
one's top tile. In It Happens.. it is worth the chance to win of the seat whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import cast

from wormery.games import CHANCE, OVER, Move, Position
from wormery.games.ithappens import ItHappensPosition
from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.solver import ithappens, regenwormen

# ("take", 25), ("steal", 31), ("fail",); ("place", 7, 4) for a 4 on mound 7, ("skip",).
End = tuple[str | int, ...]

# What an It Happens.. position in the middle of a round is worth to a seat.
Guess = Callable[[ItHappensPosition, int], float]

HIGHEST_TOTAL = 40  # eight dice of 5 points
MOST_POSITIONS = 20_000  # of a round that is played to its end; longer ones are guessed


@dataclass(frozen=True)
class Total:
    """The chances to stop with a worm and at least, or exactly, this total."""

    total: int
    at_least: float
    exactly: float


@dataclass(frozen=True)
class Odds:
    """The figures of a position; `exact` is False where they rest on an estimate.

    `value` is that of the best move, or of the position while chance is to act. `ends` says
    how likely each end of the turn is under the best plan, the likeliest first.
    """

    value: float
    exact: bool
    moves: Mapping[Move, float] = field(default_factory=dict)
    ends: Mapping[End, float] = field(default_factory=dict)
    totals: tuple[Total, ...] = ()

    @property
    def best(self) -> Move | None:
        """A best move; None while chance is to act."""
        return max(self.moves, key=self.moves.__getitem__) if self.moves else None

    @property
    def ranked(self) -> list[tuple[Move, float]]:
        """The moves with their values, the best first."""
        return sorted(self.moves.items(), key=lambda item: -item[1])


def odds_of(position: Position, guess: Guess | None = None, totals: bool = True) -> Odds:
    """The odds of a position of either game that is not over.

    `guess` is needed for It Happens.., unless few dice are left in a round. Without `totals`
    they are left out, which is quicker.
    """
    if position.actor == OVER:
        raise ValueError("the game is over")
    if isinstance(position, RegenwormenPosition):
        return _regenwormen(position, totals)
    return _it_happens(cast(ItHappensPosition, position), guess)


def _regenwormen(position: RegenwormenPosition, totals: bool) -> Odds:
    turn = regenwormen.solve(position, regenwormen.Worth.in_worms(position))
    ends = {tuple(part for part in end if part is not None): p for end, p in turn.ends.items()}
    goes_on = position.actor == CHANCE or any(move <= rules.ROLL for move in position.moves)
    found = _totals(position) if totals and goes_on else ()
    return Odds(turn.value, True, turn.moves, _sorted(ends), found)


def _totals(position: RegenwormenPosition) -> tuple[Total, ...]:
    return tuple(
        Total(
            tile,
            _chance_of(position, range(tile, HIGHEST_TOTAL + 1)),
            _chance_of(position, range(tile, tile + 1)),
        )
        for tile in regenwormen.TILES
    )


def _chance_of(position: RegenwormenPosition, wanted: range) -> float:
    """The same as in the solver; and what is set aside now counts as well."""
    stops = int(position.state.phase) == rules.STOP_OR_GO and "W" in position.aside
    if stops and position.total in wanted:
        return 1.0
    return regenwormen.chance_of(position, wanted.__contains__)


def _it_happens(position: ItHappensPosition, guess: Guess | None) -> Odds:
    seat = position.turn
    if position.begins == "round":
        return Odds(ithappens.estimate(position)[seat], False)
    solved = ithappens.solve_round(position, most=MOST_POSITIONS)

    def worth(after: ItHappensPosition) -> float:
        if after.begins == "round" or after.actor == OVER:
            return ithappens.estimate(after)[seat]
        if solved is not None:
            rest = ithappens.solve_round(after)
            if rest is not None:
                return rest.values[seat]
        if guess is None:
            raise ValueError("too many dice are left: a guess is needed")
        return guess(after, seat)

    turn = ithappens.solve(position, worth)
    exact = solved is not None and solved.exact
    ends: dict[End, float] = {(*end,): chance for end, chance in turn.ends.items()}
    return Odds(turn.value, exact, turn.moves, _sorted(ends))


def _sorted(ends: Mapping[End, float]) -> dict[End, float]:
    return dict(sorted(ends.items(), key=lambda item: -item[1]))
