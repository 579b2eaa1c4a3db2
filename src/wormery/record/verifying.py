"""Recomputing the dice of a finished game from its record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from wormery.games import LETTERS, OVER
from wormery.record.fairness import (
    CommitmentError,
    FairDice,
    Fairness,
    NothingCoveredError,
    SecretHiddenError,
    UnfinishedError,
    WrongBeginnerError,
    WrongDiceError,
    fairness_of,
)
from wormery.record.record import GameRecord
from wormery.record.shared import SharedDice, shared_dice_of, spots_of


class Counted(NamedTuple):
    """What was recomputed and fits: so many rolls, with so many dice, and so many reveals."""

    rolls: int
    reveals: int
    dice: int


@dataclass(frozen=True)
class Verified:
    """The dice of a game that were promised before it began."""

    rolls: int
    reveals: int
    dice: int
    begins: int  # the seat that began
    fairness: Fairness

    @property
    def events(self) -> int:
        return self.rolls + self.reveals


@dataclass(frozen=True)
class VerifiedShared:
    """The dice of a game that everyone can play who has the seed."""

    rolls: int
    reveals: int
    dice: int
    begins: int
    shared: SharedDice


def verify(record: GameRecord) -> Verified:
    """Recompute everything that chance brought; an error names the first that does not fit.

    A game that is not over, and one of which nothing is covered, are errors too: whoever asks
    whether the dice were fair is not answered with yes.

    >>> from pathlib import Path
    >>> from wormery import record
    >>> verified = verify(record.load(Path("tests/golden/regenwormen-three-bound.worm")))
    >>> verified.rolls, verified.dice
    (115, 595)
    """
    fairness = fairness_of(record)
    if fairness.secret is None:
        raise SecretHiddenError("fair-secret-hidden")
    fair = FairDice(fairness.secret, fairness.seeds, fairness.first, fairness.context)
    if fair.commitment != fairness.commitment:
        bound = fairness.context is not None
        raise CommitmentError("fair-commitment-bound" if bound else "fair-commitment")
    if fairness.drawn:
        _check_beginner(record, fair.beginner(record.position.seats))

    def due(step: int, event: int) -> str | None:
        return fair.outcome(record.positions[step], event) if event >= fair.first else None

    return Verified(*_recompute(record, due), record.begins, fairness)


def verify_shared(record: GameRecord) -> VerifiedShared:
    """The same for dice that come from a published seed: those of a daily table."""
    shared = shared_dice_of(record)
    _check_beginner(record, shared.beginner(record.position.seats))
    spots = spots_of(record)

    def due(step: int, event: int) -> str | None:
        spot = spots[step]
        return None if spot is None else shared.outcome(record.positions[step], spot)

    return VerifiedShared(*_recompute(record, due), record.begins, shared)


def _recompute(record: GameRecord, recomputed: Callable[[int, int], str | None]) -> Counted:
    """Compare all that fell with what is due at that step, as chance event of that number."""
    rolls = reveals = dice = roll = event = 0
    turn = ""
    for step, heading in enumerate(record.headings()):
        if heading is not None:
            turn, roll = heading, 0
        lots = record.positions[step].lots
        if lots is None:
            continue
        roll += 1
        said, due = record.steps[step], recomputed(step, event)
        if due is not None:
            if said != due:
                sentence_id = "fair-wrong-dice" if lots.back else "fair-wrong-mounds"
                raise WrongDiceError(
                    sentence_id, turn=turn, roll=roll, event=event, said=said, due=due
                )
            rolls += lots.back
            reveals += not lots.back
            dice += lots.count if lots.back else 0
        event += 1
    if record.position.actor != OVER:
        raise UnfinishedError("fair-unfinished")
    if not rolls + reveals:
        raise NothingCoveredError("fair-nothing-covered")
    return Counted(rolls, reveals, dice)


def _check_beginner(record: GameRecord, due: int) -> None:
    if record.begins != due:
        raise WrongBeginnerError(
            "fair-wrong-beginner", said=LETTERS[record.begins], due=LETTERS[due]
        )
