"""An event loop whose time tests move: nothing has to be waited for.

`SteeredLoop` runs like any other loop until `await pass_time(seconds)` moves it from timer to
timer. Before each move everything under way has ended: callbacks, work in threads, questions to
PostgreSQL and to servers. So a leap of ten seconds runs ten heartbeats, however busy the
machine is.
"""

from __future__ import annotations

import asyncio
import socket
import weakref
from asyncio import selector_events
from collections.abc import Coroutine
from typing import Any, TypeVar, cast

T = TypeVar("T")

LOOK_AGAIN = 0.0005  # seconds between two looks at what is still under way

_Transport: Any = selector_events._SelectorSocketTransport  # type: ignore[attr-defined]


class _Line(_Transport):  # type: ignore[misc]
    """A connection that this process has made, where every question gets an answer."""

    asked = False

    def write(self, data: Any) -> None:
        self.asked = True
        super().write(data)

    def _read_ready(self) -> None:
        self.asked = False
        super()._read_ready()


class SteeredLoop(asyncio.SelectorEventLoop):
    """A loop whose time is the machine's, and ahead of it by what has been passed."""

    latest: SteeredLoop

    def __init__(self) -> None:
        self.ahead = 0.0
        self._in_threads: set[asyncio.Future[Any]] = set()
        self._lines: weakref.WeakSet[_Line] = weakref.WeakSet()
        super().__init__()
        SteeredLoop.latest = self

    def time(self) -> float:
        return super().time() + self.ahead

    async def pass_time(self, seconds: float, settled: bool = True) -> None:
        """Let time pass, and run all that is due in it, each at its time.

        Not `settled`, it does not wait for work in threads and for answers from outside.
        """
        await self.settle(settled)
        end = self.time() + seconds  # so that what has begun just now may last as long
        while (due := self._next_timer()) is not None and due <= end:
            self._move_to(due)
            await self.settle(settled)
        self._move_to(end)
        await self.settle(settled)

    async def settle(self, settled: bool = True) -> None:
        """Wait until there is nothing left to do at this time."""
        await asyncio.sleep(0)
        while self._ready or (settled and self._is_busy()):  # type: ignore[attr-defined]
            await asyncio.sleep(0 if self._ready else LOOK_AGAIN)  # type: ignore[attr-defined]

    def run_in_executor(self, *given: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        working = super().run_in_executor(*given)
        self._in_threads.add(working)
        working.add_done_callback(self._in_threads.discard)
        return working

    def _move_to(self, moment: float) -> None:
        self.ahead += max(0.0, moment - self.time())

    def _next_timer(self) -> float | None:
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        return timers[0].when() if timers else None

    def _is_busy(self) -> bool:
        lines = (line for line in self._lines if line.asked and not line.is_closing())
        return bool(self._in_threads) or next(lines, None) is not None

    def _make_socket_transport(self, sock: socket.socket, *given: Any, **more: Any) -> Any:
        if more.get("server") is None:
            line = _Line(self, sock, *given, **more)
            self._lines.add(line)
            return line
        return super()._make_socket_transport(sock, *given, **more)  # type: ignore[misc]


def steered() -> SteeredLoop:
    """Return the running loop, whose time can be moved."""
    return cast("SteeredLoop", asyncio.get_running_loop())


async def pass_time(seconds: float, settled: bool = True) -> None:
    await steered().pass_time(seconds, settled)


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test on a loop whose time it can move."""
    with asyncio.Runner(loop_factory=SteeredLoop) as runner:
        return runner.run(test)
