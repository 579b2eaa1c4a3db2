"""Plays trial games in a process of its own: `python -m wormery.server.balancer`.

Thousands of games take seconds, which nobody who plays here should wait for.
"""

from __future__ import annotations

import sys
from typing import IO

import msgspec

from wormery.server.guest import private_output, restrain

NICEST = 19  # play goes first, always
GAMES = 5_000  # for each number of seats: wins are then known to within 1.4 percentage points


class SetToMeasure(msgspec.Struct, frozen=True):
    """A set that is right, in one word."""

    game: str
    word: str


def work(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer one question after the other, as the process for reviews does."""
    from wormery.games import load
    from wormery.server.review_work import Answer, send, teller
    from wormery.sets import sets_of

    read = msgspec.json.Decoder(SetToMeasure).decode
    for line in questions:
        question = read(line)
        try:
            measure = sets_of(load(question.game)).measure
            found = measure(question.word, GAMES, teller(answers))
            document = msgspec.json.encode(found)
            send(answers, Answer(document=len(document)), document)
        except Exception as error:
            send(answers, Answer(failed=f"{type(error).__name__}: {error}"[:200]))


def main() -> None:
    with private_output() as answers:
        restrain(NICEST)
        work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
