"""Advice for a position: what each move is worth, which is best, and why.

>>> from wormery import coach, games
>>> position = games.parse("regenwormen 2 - A 21 -/- -").after("roll").after("1135WWWW")
>>> advice = coach.advise(position)
>>> advice.best, advice.exact
(keep W, True)

Everything it goes by lies open on the table or has been seen by everyone: no position knows
the next die or the order of the mounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from wormery.coach.parts import coach_of
from wormery.coach.reasons import MOST_REASONS, Reason
from wormery.evaluation import NORMAL, evaluate
from wormery.games import CHANCE, OVER, Move, Position
from wormery.games.errors import WormeryError


@dataclass(frozen=True)
class Option:
    """A legal move: the chance to win it leaves, and what it gives away to the best."""

    move: Move
    chance: float
    cost: float


@dataclass(frozen=True)
class Advice:
    """What the coach says to the seat that chooses; the best option first."""

    seat: int
    options: tuple[Option, ...]
    exact: bool
    error: float
    reasons: tuple[Reason, ...] = ()

    @property
    def best(self) -> Move:
        return self.options[0].move

    def of(self, move: Move) -> Option:
        """The option that a move is."""
        return next(option for option in self.options if option.move == move)


def advise(position: Position, seat: int | None = None, budget: int = NORMAL) -> Advice:
    """Advice for the seat that chooses; for any other seat there is none.

    >>> from wormery import games
    >>> position = games.parse("regenwormen 2 - A 21 -/- :1135WWWW")
    >>> [(option.move.text, round(option.cost, 3)) for option in advise(position).options]
    [('keep W', 0.0), ('keep 5', 0.213), ('keep 3', 0.214), ('keep 1', 0.383)]
    """
    if position.actor in (CHANCE, OVER):
        raise WormeryError("coach-nothing-to-choose")
    if seat is not None and seat != position.actor:
        raise WormeryError("coach-not-your-turn")
    seat = position.actor
    found = evaluate(position, budget)
    advice = Advice(seat, options_of(found.moves, seat), found.exact, found.error)
    return replace(advice, reasons=reasons_for(position, advice))


def options_of(moves: Mapping[Move, tuple[float, ...]], seat: int) -> tuple[Option, ...]:
    """What each move leaves the seat that chooses, the best first."""
    best = max(each[seat] for each in moves.values())
    options = (Option(move, each[seat], best - each[seat]) for move, each in moves.items())
    return tuple(sorted(options, key=lambda option: option.cost))


def reasons_for(
    position: Position, advice: Advice, chosen: Move | None = None
) -> tuple[Reason, ...]:
    """Why the best move is the best; beside the one that was `chosen`, if one was."""
    part = coach_of(position.game)
    if part is None or len(advice.options) < 2:
        return ()
    return tuple(part.reasons(position, advice, chosen))[:MOST_REASONS]
