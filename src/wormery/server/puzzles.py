"""The puzzle of the day as it is sent."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta
from typing import Annotated

from msgspec import Meta, Struct

from wormery.coach import Drill
from wormery.coach.puzzles import FIRST, puzzle_of
from wormery.games import AnyGame
from wormery.games.errors import WormeryError
from wormery.server.asking import Asking
from wormery.server.drilling import DrillAnswer, DrillNow, answer_of, drill_now
from wormery.server.errors import NotFoundError
from wormery.server.store.puzzles import Answered, Puzzles

MOST, WITHIN = 30, 15.0  # questions and answers of one device, in so many seconds
OLDEST = 30  # days for which a puzzle can still be asked for


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    day: Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    move: Annotated[str, Meta(max_length=40)]
    east: Annotated[int, Meta(ge=-840, le=840)] = 0


class PuzzleNow(Struct, frozen=True):
    """The puzzle of a day, and what became of it."""

    day: str
    today: bool  # whether an answer still counts
    drill: DrillNow
    answer: DrillAnswer | None  # one's own
    tried: int  # how many have answered
    found: int  # and of them rightly
    days: int  # in a row that one has answered


class PuzzleAnswer(Struct, frozen=True):
    """What became of an answer."""

    answer: DrillAnswer
    tried: int
    found: int
    days: int


class Puzzling:
    """The puzzles of a node: who answers is heard in a thread beside the loop."""

    def __init__(self, kept: Puzzles, key: str) -> None:
        self.kept = kept
        self.key = key
        self.asking = Asking("puzzles", MOST, WITHIN)

    def of(self, game: AnyGame, day: int) -> Drill:
        found = puzzle_of(game, day, self.key)
        if found is None:
            raise NotFoundError("puzzle-none")
        return found


def day_asked(text: str, today: int) -> int:
    """The day that somebody names; today if they name none."""
    if not text:
        return today
    try:
        day = (date.fromisoformat(text) - FIRST).days
    except ValueError:
        raise NotFoundError("puzzle-none") from None
    if not today - OLDEST <= day <= today:
        raise NotFoundError("puzzle-none")
    return day


def day_named(day: int) -> str:
    return (FIRST + timedelta(days=day)).isoformat()


def puzzle_now(
    drill: Drill, day: int, today: int, stands: Answered, language: str, words: bool
) -> PuzzleNow:
    own = None
    with suppress(WormeryError):  # the bank may have grown since: it was another question
        own = answer_of(drill, stands.move, language) if stands.move else None
    return PuzzleNow(
        day=day_named(day),
        today=day == today,
        drill=drill_now(drill, None, False, language, words),
        answer=own,
        tried=stands.answered,
        found=stands.correct,
        days=stands.days,
    )
