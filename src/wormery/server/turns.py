"""A queue for work in threads, in which those who ask take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, NamedTuple, TypeVar

from wormery.server.metrics import METRICS

T = TypeVar("T")


class Job(NamedTuple, Generic[T]):
    work: Callable[[], T]
    wanted: Callable[[], bool]
    done: asyncio.Future[T | None]


class Turns(Generic[T]):
    """However much one of them asks for, each is next after one job of every other."""

    def __init__(self, threads: int, most: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._most = most
        self._waiting: dict[str, deque[Job[T]]] = {}  # whose turn is next comes first
        self._count = 0

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def full(self) -> bool:
        """Whether so much waits that there is no point in asking for more."""
        return self._count >= self._most

    async def do(
        self, who: str, work: Callable[[], T], wanted: Callable[[], bool] = lambda: True
    ) -> T | None:
        """What the work gives; None if nobody wants it any more when its turn comes."""
        done: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(Job(work, wanted, done))
        self._count += 1
        self._begin()
        return await done

    def _begin(self) -> None:
        """Give work to the threads that have none."""
        while self._free and self._waiting:
            job = self._next()
            if job.done.done():
                continue  # who asked is gone
            if not job.wanted():
                job.done.set_result(None)
                continue
            self._free -= 1
            working = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
            working.add_done_callback(lambda worked, job=job: self._ended(worked, job))  # type: ignore[misc]
        METRICS.bots_waiting.set(self._count)

    def _next(self) -> Job[T]:
        who = next(iter(self._waiting))
        jobs = self._waiting.pop(who)
        job = jobs.popleft()
        if jobs:
            self._waiting[who] = jobs  # behind all others
        self._count -= 1
        return job

    def _ended(self, worked: asyncio.Future[T], job: Job[T]) -> None:
        self._free += 1
        if not job.done.done():
            error = worked.exception()
            if error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(worked.result())
        self._begin()
