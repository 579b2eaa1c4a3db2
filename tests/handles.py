"""Count how much the event loop of a node does at a time: `python -m tests.handles DATABASE`.

It prints its port; each line on its input is answered with the most calls of functions that one
callback made since the last line. Unlike seconds, they are the same on a busy machine.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from types import FrameType

from wormery.server.serving import serve
from wormery.server.settings import NO_LIMITS, Settings

calls = most = 0


def count(_frame: FrameType, event: str, _argument: object) -> None:
    global calls
    calls += event in ("call", "c_call")


def measure(run: Callable[[asyncio.Handle], None]) -> Callable[[asyncio.Handle], None]:
    """Count what a callback calls, in the thread of the loop alone."""

    def run_and_count(handle: asyncio.Handle) -> None:
        global calls, most
        calls = 0
        sys.setprofile(count)
        try:
            run(handle)
        finally:
            sys.setprofile(None)
        most = max(most, calls)

    return run_and_count


def answer() -> None:
    global most
    for _ in sys.stdin:
        print(most, flush=True)
        most = 0


def main() -> None:
    asyncio.Handle._run = measure(asyncio.Handle._run)  # type: ignore[method-assign, assignment]
    threading.Thread(target=answer, daemon=True).start()
    serve(
        Settings(sys.argv[1], limits=NO_LIMITS),
        lambda port: print(port, flush=True),
        loop="asyncio:SelectorEventLoop",
    )
