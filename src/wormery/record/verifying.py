"""Recomputing the dice of a finished game from its record."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True)
class Verified:
    """What was recomputed and fits: so many rolls, with so many dice, and so many reveals."""

    rolls: int
    reveals: int
    dice: int
    begins: int  # the seat that began
    fairness: Fairness

    @property
    def events(self) -> int:
        return self.rolls + self.reveals


def verify(record: GameRecord) -> Verified:
    """Recompute everything that chance brought; an error names the first that does not fit.

    A game that is not over, and one of which nothing is covered, are errors too: whoever asks
    whether the dice were fair is not answered with yes.
    """
    fairness = fairness_of(record)
    if fairness.secret is None:
        raise SecretHiddenError("fair-secret-hidden")
    fair = FairDice(fairness.secret, fairness.seeds, fairness.first, fairness.context)
    if fair.commitment != fairness.commitment:
        bound = fairness.context is not None
        raise CommitmentError("fair-commitment-bound" if bound else "fair-commitment")
    _check_beginner(record, fairness, fair)
    found = _recompute(record, fairness, fair)
    if record.position.actor != OVER:
        raise UnfinishedError("fair-unfinished")
    if not found.events:
        raise NothingCoveredError("fair-nothing-covered")
    return found


def _recompute(record: GameRecord, fairness: Fairness, fair: FairDice) -> Verified:
    rolls = reveals = dice = roll = event = 0
    turn = ""
    for step, heading in enumerate(record.headings()):
        position = record.positions[step]
        if heading is not None:
            turn, roll = heading, 0
        lots = position.lots
        if lots is None:
            continue
        roll += 1
        if event >= fair.first:
            said, due = record.steps[step], fair.outcome(position, event)
            if said != due:
                sentence_id = "fair-wrong-dice" if lots.back else "fair-wrong-mounds"
                raise WrongDiceError(
                    sentence_id, turn=turn, roll=roll, event=event, said=said, due=due
                )
            rolls += lots.back
            reveals += not lots.back
            dice += lots.count if lots.back else 0
        event += 1
    return Verified(rolls, reveals, dice, record.begins, fairness)


def _check_beginner(record: GameRecord, fairness: Fairness, fair: FairDice) -> None:
    if not fairness.drawn:
        return
    due = fair.beginner(record.position.seats)
    if record.begins != due:
        raise WrongBeginnerError(
            "fair-wrong-beginner", said=LETTERS[record.begins], due=LETTERS[due]
        )
