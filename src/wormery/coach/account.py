"""The account of a game: what luck and what skill did to everyone's chance to win.

Every roll and every choice changes the chances. What a roll changes, best play assumed before
and after it, is luck. What a choice changes, measured against the best choice, is skill, and
never more than nothing for the seat that chooses. Where one estimate takes the place of another
the difference is a revision, booked in the open. So for every seat

    result - chance at the start = luck + skill + revisions

to the last digit, whatever the estimates are worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from wormery.evaluation import NORMAL, Evaluation, as_foreseen, evaluate
from wormery.games import CHANCE, Move, Position

Chances = tuple[float, ...]

LEVEL = 1e-9  # chances closer than this are the same


@dataclass(frozen=True)
class Moment:
    """One step of a game: a roll or a choice, and what it did to everyone's chances.

    `seat` is who rolled or chose; None if nobody did, as when mounds are revealed. `before` is
    what the best choice was worth, or chance on average; `after` what came of it, as the same
    evaluation sees it. `revised` is the difference to how the next position is seen.
    """

    step: int
    seat: int | None
    chosen: Move | None  # None for what chance brought
    before: Chances
    after: Chances
    revised: Chances
    exact: bool
    error: float
    moves: Mapping[Move, Chances] = field(default_factory=dict)  # if there was a choice

    @property
    def change(self) -> Chances:
        """What luck, or the choice, did to each chance."""
        return tuple(
            after - before for before, after in zip(self.before, self.after, strict=True)
        )

    @property
    def is_luck(self) -> bool:
        return self.chosen is None

    @property
    def is_decision(self) -> bool:
        """Whether there was anything to decide; forced moves are no decisions."""
        return len(self.moves) > 1

    @property
    def best(self) -> Move | None:
        """A best move: the one that was made, if none is better."""
        if self.chosen is None or self.seat is None:
            return None
        return self.chosen if self.cost <= LEVEL else _best(self.moves, self.seat)

    @property
    def cost(self) -> float:
        """What the choice gave away of the chance to win of who made it."""
        if self.chosen is None or self.seat is None:
            return 0.0
        return max(0.0, self.before[self.seat] - self.after[self.seat])


@dataclass(frozen=True)
class Account:
    """Where one seat's result comes from."""

    start: float
    own_luck: float
    others_luck: float
    own_skill: float
    others_skill: float
    revisions: float
    result: float  # of a game that goes on: the chance as it is now

    @property
    def adjusted(self) -> float:
        """The result with all luck taken out."""
        return self.result - self.own_luck - self.others_luck


def worth_of(found: Evaluation, position: Position) -> Chances:
    """What a position is worth: to the last digit that of its best move, if there are any."""
    return found.moves[_best(found.moves, position.actor)] if found.moves else found.chances


def moments_of(
    positions: Sequence[Position], steps: Sequence[str], budget: int = NORMAL, first: int = 0
) -> Iterator[Moment]:
    """Each step from the `first` with what it did; `positions` has one more than `steps`."""
    found = evaluate(positions[first], budget)
    for number, (position, after) in enumerate(pairwise(positions[first:]), first):
        later = evaluate(after, budget)
        yield _moment(number, position, found, steps[number], after, later)
        found = later


def _moment(
    number: int,
    position: Position,
    found: Evaluation,
    step: str,
    after: Position,
    later: Evaluation,
) -> Moment:
    if position.actor == CHANCE:
        seen = as_foreseen(position, found, after)
        roller = None if position.begins == "round" else position.turn
        return Moment(
            number,
            roller,
            None,
            found.chances,
            seen,
            _less(worth_of(later, after), seen),
            found.exact,
            found.error,
        )
    seat = position.actor
    chosen = position.game.move(step)
    return Moment(
        number,
        seat,
        chosen,
        worth_of(found, position),
        found.moves[chosen],
        _less(worth_of(later, after), found.moves[chosen]),
        found.exact,
        found.error,
        found.moves if len(found.moves) > 1 else {},
    )


def account_of(seat: int, moments: Sequence[Moment], start: float, result: float) -> Account:
    """What all that happened comes to for one seat."""
    luck, skill = {True: 0.0, False: 0.0}, {True: 0.0, False: 0.0}
    revisions = 0.0
    for moment in moments:
        kind = luck if moment.is_luck else skill
        kind[moment.seat == seat] += moment.change[seat]
        revisions += moment.revised[seat]
    return Account(start, luck[True], luck[False], skill[True], skill[False], revisions, result)


def _best(moves: Mapping[Move, Chances], seat: int) -> Move:
    return max(moves, key=lambda move: moves[move][seat])


def _less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))
