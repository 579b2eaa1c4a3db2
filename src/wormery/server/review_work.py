"""What the process does that works reviews out, and how a server talks with it.

A question is a line of JSON and so many bytes of what was found out about that game before. The
answer is lines of progress, and at last one that says how many bytes follow: of what was found
out, which the server keeps without looking into it, and of the document for the reader.
"""

from __future__ import annotations

import gzip
import pickle
import time
from collections.abc import Callable
from typing import IO, Any

import msgspec

from wormery import coach, record
from wormery.telling.seats import Seat
from wormery.telling.words import Say

BETWEEN = 0.1  # seconds between two lines of progress


class Question(msgspec.Struct, frozen=True):
    """A game in our notation, without names, and who reads the review."""

    game: str
    language: str
    seats: tuple[Seat, ...]
    you: int | None
    known: int = 0  # bytes that follow


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far it is, or what follows, or why there is nothing."""

    done: int = 0
    of: int = 0
    found: int = 0  # bytes of what was found out
    document: int = 0  # bytes of the document, compressed
    failed: str = ""


def work(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer one question after the other."""
    read = msgspec.json.Decoder(Question).decode
    for line in questions:
        question = read(line)
        known = questions.read(question.known)
        try:
            _answer(answers, question, known)
        except Exception as error:
            send(answers, Answer(failed=f"{type(error).__name__}: {error}"[:200]))


def teller(answers: IO[bytes]) -> Callable[[int, int], None]:
    """Sends how far it is, and not too often."""
    told = 0.0

    def tell(done: int, of: int) -> None:
        nonlocal told
        if time.monotonic() - told >= BETWEEN:
            told = time.monotonic()
            send(answers, Answer(done, of))

    return tell


def _answer(answers: IO[bytes], question: Question, known: bytes) -> None:
    game = record.read(question.game)
    # What is read here was written here: the server only keeps it.
    moments: Any = pickle.loads(known) if known else ()
    review = coach.review(game, progress=teller(answers), known=moments)
    say = Say(question.language)
    document = coach.document_of(game, review, say, question.seats, question.you)
    found = pickle.dumps(review.moments)
    packed = gzip.compress(msgspec.json.encode(document), mtime=0)
    send(answers, Answer(found=len(found), document=len(packed)), found + packed)


def send(answers: IO[bytes], answer: Answer, more: bytes = b"") -> None:
    answers.write(msgspec.json.encode(answer) + b"\n" + more)
    answers.flush()
