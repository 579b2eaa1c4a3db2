"""Trial games with people's own sets: one set at a time, each once, and never in this process.

What came of a set is kept for those that were asked for last, and not in the database: it is
played again in a few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from wormery.server.asking import Asking
from wormery.server.balancer import SetToMeasure
from wormery.server.errors import LimitError
from wormery.server.reviewing import Helper, Latest, ReviewProgress
from wormery.server.tasks import Tasks

SETS = 500  # of which is kept what came of them: some 4 KB each
EACH = 1  # set that one person may wait for
MOST_WAITING = 50
COME_BACK = 3  # seconds, where more are waiting
CHECKS, WITHIN = 240, 60.0  # drafts that one device may have checked in so many seconds


class Job(NamedTuple):
    who: str
    task: asyncio.Task[bytes]


class Balances:
    """The sets that are looked at on one node: checked at once, and tried out in time."""

    def __init__(self, tasks: Tasks) -> None:
        self.checking = Asking("sets", CHECKS, WITHIN)
        self._tasks = tasks
        self._helper = Helper("wormery.server.balancer", "sets-failed")
        self._documents = Latest[SetToMeasure, bytes](SETS)
        self._jobs: dict[SetToMeasure, Job] = {}
        self._progress: dict[SetToMeasure, ReviewProgress] = {}
        self._alone = asyncio.Lock()

    async def stop(self) -> None:
        self.checking.stop()
        await self._helper.end()

    async def ask(
        self, wish: SetToMeasure, who: str, spend: Callable[[], None], patience: float
    ) -> bytes | ReviewProgress:
        """The document; if it does not come in time, how far it is.

        `spend` is called if there are games to play, and may refuse.
        """
        known = self._documents.get(wish)
        if known is not None:
            return known
        if wish not in self._jobs:
            waiting = sum(job.who == who for job in self._jobs.values())
            if waiting >= EACH or len(self._jobs) >= MOST_WAITING:
                raise LimitError("too-many-requests", seconds=COME_BACK)
            spend()
            task = self._tasks.run(self._measure(wish))
            self._jobs[wish] = Job(who, task)
            task.add_done_callback(lambda _: self._ended(wish))
        task = self._jobs[wish].task
        await asyncio.wait([task], timeout=patience)
        if task.done():
            return task.result()
        return self._progress.get(wish) or ReviewProgress(0, 0)

    def _ended(self, wish: SetToMeasure) -> None:
        del self._jobs[wish]
        self._progress.pop(wish, None)

    async def _measure(self, wish: SetToMeasure) -> bytes:
        def tell(done: int, of: int) -> None:
            self._progress[wish] = ReviewProgress(done, of)

        async with self._alone:
            _, document = await self._helper.ask(wish, b"", tell)
        self._documents.put(wish, document)
        return document
