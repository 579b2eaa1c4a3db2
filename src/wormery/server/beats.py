"""Once a second: say that this node lives, and do what was forgotten elsewhere.

No node owns a table; whatever one was about to do, any other does when it is overdue. Beats
go their own way: however long the chores take, nobody must think this node dead meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress

from wormery.server import memory
from wormery.server.clock import monotonic
from wormery.server.errors import UnreadableError
from wormery.server.hub import Hub, LiveTable
from wormery.server.presence import LINGER, Presence
from wormery.server.store.presences import Watch

LOG = logging.getLogger("wormery.tables")

BEAT = 1.0  # seconds between the heartbeats of a node
DEAD = 3.5  # without a beat for so long, a node counts as dead
GAP = 2.5  # one who was silent for so long itself cannot tell how long others were
OVERDUE = 1.0  # what is due for so long was forgotten by the node that should have done it
ARCHIVE_EVERY = 600.0
TIDY_EVERY = 30.0
TOGETHER = 50  # tables of a node that died, looked after at the same time


class Heart:
    """The heartbeat of a node."""

    def __init__(self, hub: Hub, presence: Presence, archive_after: float) -> None:
        self.hub = hub
        self.presence = presence
        self.archive_after = archive_after
        self._next_archive = 0.0
        self._next_tidy = monotonic() + TIDY_EVERY
        self._watch = Watch(DEAD, GAP, asyncio.get_running_loop().time)
        self._looking_after = False

    async def start(self) -> None:
        await self.hub.store.listen(self._heard)
        await self._beat()
        self.hub.tasks.run(self._every_second(self._beat))
        await self._do_chores()
        self.hub.tasks.run(self._every_second(self._do_chores))

    async def _every_second(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await work()
            except Exception as error:
                LOG.error("database does not answer", extra={"reason": repr(error)})

    async def _beat(self) -> None:
        found = await self.presence.beat(self._watch)
        if found.orphans and not self._looking_after:
            self.hub.tasks.run(self._look_after())
        reading = await self.hub.store.presences.time()
        self.hub.clock.measure(reading.milliseconds / 1000, reading.before, reading.after)

    async def _look_after(self) -> None:
        """Note who was connected to a node that is gone and has not come back elsewhere.

        What is written of them goes only after that: should this node die too, another does it.
        """
        self._looking_after = True
        try:
            await asyncio.sleep(LINGER)
            while orphans := await self.hub.store.presences.orphans():
                # Other nodes do the same: at random they seldom meet.
                some = random.sample(orphans, min(TOGETHER, len(orphans)))
                found = [live async for live in self._found(some)]
                await asyncio.gather(*map(self.presence.check, found))
                await self.hub.store.presences.clear(some)
                for live in found:
                    self.presence.lookout.count_soon(live)
        finally:
            self._looking_after = False

    async def _do_chores(self) -> None:
        hub, now = self.hub, self.hub.now()
        overdue = await hub.store.overdue(now - int(OVERDUE * 1000))
        async for live in self._found(overdue):
            # Perhaps another node has done half of it.
            if not live.lock.locked() and not live.thinking:
                with suppress(UnreadableError):
                    await hub.refresh(live)
        if hub.store.shared:
            await self._catch_up()
        hub.forget_idle()
        await self._tidy()
        await self._archive(now)

    async def _found(self, table_ids: Iterable[int]) -> AsyncIterator[LiveTable]:
        """Those tables, less any that cannot be read: one must not hold up the others."""
        for table_id in table_ids:
            with suppress(UnreadableError):  # the quarantine has told of it
                live = await self.hub.find_by_id(table_id)
                if live is not None:
                    yield live

    def _heard(self, numbers: dict[int, int]) -> None:
        """Other nodes have written to these tables, up to these numbers."""
        for table_id, number in numbers.items():
            live = self.hub.known(table_id)
            # Our own notice may be here before we know that our own event is committed.
            if live is not None and number > max(live.table.number, live.writing):
                self.hub.tasks.run(self.hub.refresh(live, number))

    async def _catch_up(self) -> None:
        """Notices can be lost with a connection; the numbers in the log cannot."""
        store = self.hub.store
        if not await store.still_listening():
            await store.listen(self._heard)
        heard = [live.table.id for live in self.hub if live.listeners]
        if heard:
            self._heard(await store.last_numbers(heard))

    async def _tidy(self) -> None:
        """Beside the loop: it takes some milliseconds, and needs nothing of Python."""
        if monotonic() >= self._next_tidy:
            self._next_tidy = monotonic() + TIDY_EVERY
            await asyncio.to_thread(memory.give_back)

    async def _archive(self, now: int) -> None:
        if monotonic() < self._next_archive:
            return
        self._next_archive = monotonic() + ARCHIVE_EVERY
        for table_id in await self.hub.store.archive(now - int(self.archive_after * 1000), now):
            live = self.hub.known(table_id)
            if live is not None:
                live.archived = True
