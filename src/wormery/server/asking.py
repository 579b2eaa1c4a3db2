"""Questions that take some thought: limited for each device, and answered beside the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from wormery.server.errors import LimitError
from wormery.server.limits import Buckets

MOST_WAITING = 100

T = TypeVar("T")


class Asking:
    """One thread that answers, and how often a device may ask: so many times in a while."""

    def __init__(self, name: str, most: int, within: float) -> None:
        self._buckets = Buckets(most / within, most)
        self._thread = ThreadPoolExecutor(1, name)
        self._waiting = 0

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def spend(self, device: str) -> None:
        """Count a question; one too many is refused."""
        seconds = self._buckets.take(device)
        if seconds:
            raise LimitError("too-many-requests", seconds=int(seconds) + 1)

    async def find(self, work: Callable[[], T]) -> T:
        """Do some work in the thread, unless too much of it waits there already."""
        if self._waiting >= MOST_WAITING:
            raise LimitError("too-many-requests", seconds=1)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
