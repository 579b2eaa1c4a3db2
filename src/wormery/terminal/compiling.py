"""What a person at a terminal hears of compiling: why a start is slow, and how far it is."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wormery.telling.words import Say
from wormery.terminal.help import wrapped

if TYPE_CHECKING:  # compiled code is loaded by the commands that need it
    from wormery.games.compiled_news import Function

LOG = logging.getLogger("wormery.compiling")

PATIENCE = 2.0  # seconds of compiling that need no explanation where no line can be drawn anew
CLEARED = "\r\x1b[K"
FAILED = 1


class Line:
    """One line of progress that is drawn anew; elsewhere than on a screen it is said once."""

    def __init__(self) -> None:
        draws = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self._screen = sys.stderr if draws else None
        self._shown = False

    @property
    def _is_screen(self) -> bool:
        """A bar of Rich has lines above it, and would print what moves the cursor."""
        return sys.stderr is self._screen

    def show(self, text: str, waited: float = PATIENCE) -> None:
        if self._is_screen:
            # Of a line that is broken only the last part could be drawn anew.
            start = wrapped(text, shutil.get_terminal_size().columns - 1)[0]
            sys.stderr.write(f"{CLEARED}{start}")
            sys.stderr.flush()
        elif not self._shown and waited >= PATIENCE:
            print(text, file=sys.stderr, flush=True)
        else:
            return
        self._shown = True

    def clear(self) -> None:
        if self._is_screen and self._shown:
            sys.stderr.write(CLEARED)
            sys.stderr.flush()


class Told(logging.Handler):
    """Says once that code cannot be kept, and while something is compiled, how far it is."""

    def __init__(self, say: Say) -> None:
        super().__init__(logging.DEBUG)
        self._say = say
        self._line = Line()
        self._functions = 0
        self._seconds = 0.0
        self._begun = 0.0

    def emit(self, record: logging.LogRecord) -> None:
        function: Function | None = getattr(record, "function", None)
        if function is not None:
            self._follow(function)
        elif record.levelno >= logging.WARNING:
            self._line.clear()
            print(self._say("compiled-not-kept"), file=sys.stderr, flush=True)

    def _follow(self, function: Function) -> None:
        now = time.monotonic()
        if function.seconds is None:
            if function.depth == 0:
                self._begun = now
        else:
            self._functions += 1
        spent = self._seconds + now - self._begun
        if function.seconds is not None and function.depth == 0:
            self._seconds = spent
            self._line.clear()
        else:
            self._line.show(
                self._say("compiling-now", number=self._functions, seconds=round(spent)), spent
            )


def tell_of_compiling(say: Say) -> None:
    """From now on, whoever compiles in this process is heard of."""
    for handler in LOG.handlers[:]:
        LOG.removeHandler(handler)
    LOG.addHandler(Told(say))
    LOG.setLevel(logging.DEBUG)
    LOG.propagate = False


def setup(say: Say) -> int:
    """Compile everything ahead, the parts for research where their libraries are installed."""
    from wormery.games.compiling import place
    from wormery.games.prepared import all_parts

    if not place().kept:
        print(say("compiled-not-kept"), file=sys.stderr)
        return FAILED
    is_whole = _prepare(all_parts(), say)
    print(say("setup-done" if is_whole else "setup-failed"))
    return 0 if is_whole else FAILED


def prepare_rules(say: Say) -> None:
    """What a server cannot do without; from then on its log has what there is to say."""
    _prepare(["rules"], say)
    LOG.handlers.clear()
    LOG.setLevel(logging.NOTSET)
    LOG.propagate = True


def _prepare(parts: Sequence[str], say: Say) -> bool:
    """Compile these parts, with a line that says how far it is; whether all are there now."""
    from wormery.games.compiling import place
    from wormery.server.preparing import Preparing

    preparing = Preparing(parts, behind=False)
    line = Line()

    def tell() -> None:
        progress = preparing.progress
        if progress is not None:
            values: dict[str, Any] = {"done": progress.done, "of": progress.of}
            line.show(say("setup-progress", functions=preparing.functions, **values))

    if preparing.progress is not None:
        if not place().kept:
            print(say("compiled-not-kept"), file=sys.stderr, flush=True)
        tell()
        asyncio.run(preparing.run(tell))
        line.clear()
    return not preparing.failed
