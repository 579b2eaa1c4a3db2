"""A review of a game: everyone's account, and the moments worth looking at again.

>>> from wormery import coach, games, record
>>> game = record.GameRecord.start(games.load("regenwormen"), seats=2)
>>> game = game.add("roll").add("1135WWWW").add("keep W")
>>> found = coach.review(game)
>>> found.moments[2].chosen, found.moments[2].cost == 0.0
(keep W, True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from wormery.coach.account import Account, Chances, Moment, account_of, moments_of, worth_of
from wormery.coach.levels import word_for
from wormery.coach.parts import coach_of
from wormery.evaluation import NORMAL, evaluate, foresee
from wormery.games import OVER, AnyGame, Position
from wormery.record import GameRecord

TURNING_POINTS = 5
TURNS_SOMETHING = 0.03  # what changes a chance by less is no turning point
CLOSE = 1e-6  # what compiled code and NumPy may differ by about the luck of one roll
WORTH_PRAISE = 0.005  # a choice is a good one if the next best is so much worse

Progress = Callable[[int, int], None]  # how many steps are done, of how many


@dataclass(frozen=True)
class Roll:
    """What chance brought, and how often it is as kind as that, or as unkind."""

    step: int
    seat: int
    luck: float
    chance: float

    @property
    def one_in(self) -> int:
        return max(1, round(1 / self.chance))


@dataclass(frozen=True)
class Play:
    """How well a seat chose: its real decisions, and what one gave away on average."""

    decisions: int
    error: float
    word: str | None  # a level that plays like that; None if there is too little to go by


@dataclass(frozen=True)
class Review:
    """The whole game as the coach sees it; `moments` has every step in order."""

    game: AnyGame
    over: bool
    start: Chances
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]
    plays: tuple[Play, ...]
    turning: tuple[int, ...]  # steps, the greatest change first
    luckiest: Roll | None
    unluckiest: Roll | None
    best: int | None  # the step of the choice that was hardest to see
    costliest: int | None

    @property
    def chances(self) -> tuple[Chances, ...]:
        """Everyone's chance at the start and after each step."""
        return (
            self.start,
            *(
                tuple(a + b for a, b in zip(moment.after, moment.revised, strict=True))
                for moment in self.moments
            ),
        )

    @property
    def exact(self) -> bool:
        return all(moment.exact for moment in self.moments)


def review(
    record: GameRecord,
    budget: int = NORMAL,
    progress: Progress | None = None,
    known: Sequence[Moment] = (),
) -> Review:
    """The review of a recorded game, whether it is over or goes on.

    `known` are the first moments of the same game, if a review of it was broken off.

    >>> from pathlib import Path
    >>> from wormery import record
    >>> found = review(record.load(Path("tests/golden/regenwormen-two.worm")))
    >>> one = found.accounts[0]
    >>> luck, skill = one.own_luck + one.others_luck, one.own_skill + one.others_skill
    >>> abs(one.start + luck + skill + one.revisions - one.result) < 1e-9
    True
    """
    moments = list(known)
    for moment in moments_of(record.positions, record.steps, budget, len(moments)):
        moments.append(moment)
        if progress is not None:
            progress(len(moments), len(record.steps))
    return summary_of(record, tuple(moments), budget)


def summary_of(record: GameRecord, moments: tuple[Moment, ...], budget: int = NORMAL) -> Review:
    """What all moments of a game come to."""
    positions = record.positions
    start = worth_of(evaluate(positions[0], budget), positions[0])
    result = worth_of(evaluate(positions[-1], budget), positions[-1])
    seats = range(positions[0].seats)
    rolls = [moment for moment in moments if moment.is_luck and moment.seat is not None]
    choices = [moment for moment in moments if moment.is_decision]
    return Review(
        record.game,
        record.position.actor == OVER,
        start,
        moments,
        tuple(account_of(seat, moments, start[seat], result[seat]) for seat in seats),
        tuple(play_of(record.game, len(seats), seat, choices) for seat in seats),
        turning_points(moments),
        _roll(max(rolls, key=own_change, default=None), positions, budget),
        _roll(min(rolls, key=own_change, default=None), positions, budget),
        _best_choice(choices, positions),
        _costliest(choices),
    )


def own_change(moment: Moment) -> float:
    """What a moment did to the chance of the one who rolled or chose."""
    assert moment.seat is not None
    return moment.change[moment.seat]


def turning_points(moments: Iterable[Moment]) -> tuple[int, ...]:
    """The steps that changed most, for whom they changed most."""

    def size(moment: Moment) -> float:
        return max(map(abs, moment.change))

    found = sorted(
        (moment for moment in moments if size(moment) >= TURNS_SOMETHING),
        key=size,
        reverse=True,
    )
    return tuple(moment.step for moment in found[:TURNING_POINTS])


def play_of(game: AnyGame, seats: int, seat: int, choices: Sequence[Moment]) -> Play:
    costs = [moment.cost for moment in choices if moment.seat == seat]
    error = float(np.mean(costs)) if costs else 0.0
    return Play(len(costs), error, word_for(game, seats, len(costs), error))


def _roll(moment: Moment | None, positions: Sequence[Position], budget: int) -> Roll | None:
    """With how likely it is to be as lucky as that, or as unlucky."""
    if moment is None or moment.seat is None or not own_change(moment):
        return None
    position, luck = positions[moment.step], own_change(moment)
    values = foresee(position, evaluate(position, budget)) - moment.before[moment.seat]
    likely = np.array([outcome.chance for outcome in position.outcomes])
    alike = values >= luck - CLOSE if luck > 0 else values <= luck + CLOSE
    return Roll(moment.step, moment.seat, luck, float(likely[alike].sum()))


def _best_choice(choices: Sequence[Moment], positions: Sequence[Position]) -> int | None:
    """The right choice that matters most among those that not everyone would make."""

    def gain(moment: Moment) -> float:
        assert moment.seat is not None
        others = [
            each[moment.seat] for move, each in moment.moves.items() if move != moment.chosen
        ]
        return moment.after[moment.seat] - max(others)

    right = [moment for moment in choices if not moment.cost and gain(moment) >= WORTH_PRAISE]
    for moment in sorted(right, key=gain, reverse=True):
        position = positions[moment.step]
        part = coach_of(position.game)
        if part is None or part.obvious(position) != moment.chosen:
            return moment.step
    return None


def _costliest(choices: Sequence[Moment]) -> int | None:
    worst = max(choices, key=lambda moment: moment.cost, default=None)
    return worst.step if worst is not None and worst.cost >= WORTH_PRAISE else None
