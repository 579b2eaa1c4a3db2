"""Pictures in pixels, for previews: each made once, one at a time, and in another process."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
import time
from collections.abc import Callable
from typing import ClassVar

from wormery.drawing.lettering import of_this_machine
from wormery.server.errors import LimitError, ServerError
from wormery.server.guests import kill
from wormery.server.limits import Buckets
from wormery.server.reviewing import Latest
from wormery.server.tasks import Tasks

LOG = logging.getLogger("wormery.requests")

KEPT = 60  # pictures: some 130 KB each
MOST_WAITING = 40
COME_BACK = 5  # seconds, where more are waiting
LONGEST = 20.0  # seconds for one picture, which takes a tenth of one
EACH, WITHIN = 30, 300.0  # new pictures that one person may have made in so many seconds


class PictureError(ServerError):
    """The fault is ours, and it is logged."""

    status: ClassVar[int] = 500


def mark_of(drawn: str) -> str:
    """What a picture is known by: another one has another."""
    return hashlib.sha256(drawn.encode()).hexdigest()[:20]


class Rasterizing:
    """The pictures that are asked for at one node."""

    def __init__(self, tasks: Tasks, clock: Callable[[], float] = time.monotonic) -> None:
        self._tasks = tasks
        self._kept = Latest[str, bytes](KEPT)
        self._jobs: dict[str, asyncio.Task[bytes]] = {}
        self._alone = asyncio.Lock()
        self._buckets = Buckets(EACH / WITHIN, EACH, clock)

    async def png(self, drawn: str, person: str, *, keep: bool = True) -> bytes:
        """A drawing as PNG. It is called by what it shows, so that none is ever out of date."""
        mark = mark_of(drawn)
        known = self._kept.get(mark)
        if known is not None:
            return known
        if mark not in self._jobs:
            self._check(person)
            job = self._tasks.run(self._make(mark, drawn, keep))
            self._jobs[mark] = job
            job.add_done_callback(lambda _: self._jobs.pop(mark))
        return await asyncio.shield(self._jobs[mark])

    def _check(self, person: str) -> None:
        if len(self._jobs) >= MOST_WAITING:
            raise LimitError("too-many-requests", seconds=COME_BACK)
        seconds = self._buckets.take(person)
        if seconds:
            raise LimitError("too-many-requests", seconds=int(seconds) + 1)

    async def _make(self, mark: str, drawn: str, keep: bool) -> bytes:
        async with self._alone:
            made = await _rasterize(drawn)
            if keep:
                self._kept.put(mark, made)
            return made


async def _rasterize(drawn: str) -> bytes:
    fonts = (await asyncio.to_thread(of_this_machine)).fonts or ()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", "wormery.server.rasterizer"),
        *(str(font.path) for font in fonts),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is for the server, which ends it then
    )
    try:
        async with asyncio.timeout(LONGEST):
            made, _ = await process.communicate(drawn.encode())
    except TimeoutError:
        made = b""
    finally:
        if process.returncode is None:
            kill(process)
            await process.wait()
    if not made:
        LOG.error("picture failed", extra={"reason": f"exit {process.returncode}"})
        raise PictureError("server-failed")
    return made
