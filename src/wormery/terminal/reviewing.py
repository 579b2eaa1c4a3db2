"""`wormery review`: what luck and what skill did in a recorded game."""

from __future__ import annotations

import errno
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from msgspec import to_builtins

from wormery.coach import Review, document_of, moments_of, summary_of
from wormery.evaluation import DEEP, NORMAL
from wormery.games.errors import OptionError
from wormery.record import GameRecord
from wormery.telling.seats import seats_of
from wormery.telling.words import Say
from wormery.terminal.complaining import FINE, INTERRUPTED
from wormery.terminal.files import is_standard, open_record, quoted, reason_of
from wormery.terminal.review_html import page
from wormery.terminal.review_keeping import Keeping
from wormery.terminal.review_text import show
from wormery.terminal.review_words import ReviewWords
from wormery.terminal.screen import Screen

Watch = Callable[[int], None]  # is told how many steps are done


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for on the command line."""

    file: Path
    json: bool = False
    html: Path | None = None
    deep: bool = False
    plain: bool = False


def review_game(asked: Asked, say: Say) -> int:
    if asked.html is not None and not is_standard(asked.html):
        check_html(asked.html)
    return show_review(open_record(asked.file), asked, say)


def show_review(record: GameRecord, asked: Asked, say: Say, you: int | None = None) -> int:
    """The review of a game; whoever sits at seat `you` is spoken to."""
    done = 0
    try:
        with watched(record, asked, say) as watch:

            def count(steps: int) -> None:
                nonlocal done
                done = steps
                watch(steps)

            found = reviewed(record, asked.deep, count)
    except KeyboardInterrupt:
        print(say("review-stopped", done=done, steps=len(record.steps)), file=sys.stderr)
        return INTERRUPTED
    seats = seats_of(record, say)
    document = document_of(record, found, say, seats, you)
    words = ReviewWords(document, record, say, seats, you)
    if asked.html is not None:
        write_html(asked.html, page(words))
    if asked.json:
        print(json.dumps(to_builtins(document)))
    elif asked.html is not None and is_standard(asked.html):
        pass  # the page is what was printed
    elif asked.html is not None:
        print(say("review-in", file=quoted(asked.html)))
    else:
        show(words, Screen(say, asked.plain), asked.plain)
    return FINE


def reviewed(record: GameRecord, deep: bool, watch: Watch) -> Review:
    """The review, going on where one of the same game was broken off."""
    budget = DEEP if deep else NORMAL
    with Keeping(record, budget) as keeping:
        moments = keeping.open()
        watch(len(moments))
        for moment in moments_of(record.positions, record.steps, budget, len(moments)):
            moments.append(moment)
            keeping.add(moment)
            watch(len(moments))
    return summary_of(record, tuple(moments), budget)


@contextmanager
def watched(record: GameRecord, asked: Asked, say: Say) -> Iterator[Watch]:
    """A bar with the time left, if somebody is looking."""
    if asked.plain or not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield lambda steps: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress("{task.description}", *columns, console=console, transient=True) as progress:
        task = progress.add_task(say("review-progress"), total=len(record.steps))
        yield lambda steps: progress.update(task, completed=steps)


# The file


def check_html(path: Path) -> None:
    """Before anything is computed: whether a file can be written there at all."""
    if not path.parent.is_dir() or path.is_dir():
        wrong = os.strerror(errno.EISDIR if path.is_dir() else errno.ENOENT)
        raise OptionError("file-not-saved", file=quoted(path), reason=wrong)


def write_html(path: Path, text: str) -> None:
    """Whole or not at all: it takes the place of what was there when it is complete."""
    if is_standard(path):
        print(text)
        return
    name = None
    try:
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, path)
    except OSError as error:
        if name is not None:
            Path(name).unlink(missing_ok=True)
        raise OptionError(
            "file-not-saved", file=quoted(path), reason=reason_of(error)
        ) from error


def _umask() -> int:
    found = os.umask(0)
    os.umask(found)
    return found
