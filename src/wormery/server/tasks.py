"""Work beside the requests: started and forgotten, but never lost without a trace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from wormery.games.errors import WormeryError

LOG = logging.getLogger("wormery.tables")

T = TypeVar("T")


class Tasks:
    """The tasks of a node. What fails is logged; a refusal was an answer, not a failure."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self.stopping = False

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        if self.stopping:  # nothing begins any more: soon there will be no database
            task.cancel()
        return task

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await work()

        if not self.stopping:
            self.run(wait())

    async def stop(self) -> None:
        self.stopping = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, WormeryError):
            LOG.error("task failed", exc_info=error)
