"""What operators have decided, as one node knows it, and what all nodes tell of themselves.

Once a second a node asks the database for orders it has not seen: bans, the message of the
day, cookies that have ended, tables whose log was rewritten or deleted.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
from contextlib import suppress
from pathlib import Path

import msgspec

from wormery import __version__
from wormery.server.answers import MessageNow
from wormery.server.doors import Doors
from wormery.server.errors import NotFoundError, UnreadableError
from wormery.server.hosting import not_to_be_seen
from wormery.server.hub import Hub, LiveTable
from wormery.server.identity import Identity, device_hash
from wormery.server.messages import AnyEvent, Closed
from wormery.server.metrics import METRICS
from wormery.server.operator_answers import NodeFigures, NodeNow
from wormery.server.preparing import PreparingNow
from wormery.server.settings import Settings
from wormery.server.store.operators import Action, Operators, Order
from wormery.server.store.removing import Removing
from wormery.server.table import Decision

LOG = logging.getLogger("wormery.operating")

LOOK = 1.0  # seconds between two looks at what was ordered
ALIVE = 5_000  # milliseconds; a node that has not told of itself for so long is gone
FORGET_ORDERS = 3600  # looks; and orders are kept for a day
DAY = 24 * 3600 * 1000


class Operating:
    """What one node knows of operators' decisions."""

    def __init__(
        self, hub: Hub, identity: Identity, doors: Doors, settings: Settings, node: str
    ) -> None:
        self.hub = hub
        self.identity = identity
        self.doors = doors
        self.node = node
        self.records = Operators(hub.store)
        self.removing = Removing(self.records)
        self.message: dict[str, str] = {}
        self._message_at = 0
        self._seen = 0
        self._looking = asyncio.Lock()
        self._started = hub.now()
        METRICS.most_sockets.set(settings.limits.sockets)
        hub.followers.append(self._follow)

    async def start(self) -> None:
        self._seen = await self.records.last_order()
        self.identity.generations.update(await self.records.generations())
        await self._bans()
        await self._message()
        await self._tell()
        self.hub.tasks.run(self._watch())

    async def _watch(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK)
            looks += 1
            # The heart has said that the database is away; what is known stays in force.
            with suppress(Exception):
                await self.look()
                if looks % 2 == 0:
                    await self._tell()
                if looks % FORGET_ORDERS == 0:
                    await self.records.forget_orders(self.hub.now() - DAY)

    async def look(self) -> None:
        """Take note of all that was ordered since the last look."""
        async with self._looking:
            for order in await self.records.orders(self._seen):
                await self._obey(order)
                self._seen = order.id

    async def _obey(self, order: Order) -> None:
        match order.kind:
            case "bans":
                await self._bans()
            case "message":
                await self._message()
            case "device" if order.device_hash is not None:
                await self.know(bytes(order.device_hash))
                self.doors.look_around()
            case "table" if order.table_id is not None:
                with suppress(UnreadableError):  # the quarantine has told of it
                    gone = await self.hub.reload(order.table_id)
                    if gone is not None:
                        error = NotFoundError("table-unknown", code=gone.table.code)
                        for listener in list(gone.listeners):
                            self.doors.see_out(listener, error)
            case _:
                LOG.warning("order unknown", extra={"kind": order.kind})

    async def know(self, who: bytes) -> None:
        """Know which cookies of a device are still good, whatever was heard of it."""
        generation = await self.records.generation(who)
        if generation:
            self.identity.generations[who] = generation

    async def sign_out(self, device: str) -> None:
        """End all cookies that a device has now."""
        await self.records.sign_out(device, device_hash(device), self.hub.now())
        await self.look()

    async def _bans(self) -> None:
        bans = await self.records.bans(self.hub.now())
        METRICS.bans.set(len(bans))
        self.doors.ban(bans)

    # The message of the day

    async def _message(self) -> None:
        self.message, self._message_at = await self.records.message()

    def message_in(self, language: str, preparing: PreparingNow | None) -> MessageNow:
        text = self.message.get(language) or self.message.get("", "")
        return MessageNow(str(self._message_at), text, preparing)

    # Tables

    def _follow(self, live: LiveTable, _: AnyEvent | None) -> None:
        """People removed from a table that is locked for watchers have to leave at once."""
        table = live.table
        if table.lock != "all" or not table.barred:
            return
        barred = {one.device for one in table.barred}
        for listener in list(live.listeners):
            refusal = not_to_be_seen(table, listener.device)
            if listener.device in barred and refusal is not None:
                self.doors.see_out(listener, refusal)

    async def close(self, code: str, reason: str) -> None:
        """End a table: it can be watched, and nobody can go on."""
        live = await self.hub.find(code)
        async with live.lock:
            while live.table.closed is None:
                await self.hub.append(live, Decision(Closed(reason)))
        await self.noted(Action("close", code, reason))

    async def purge(self, code: str) -> None:
        """Delete a table, be it readable or not."""
        row = await self.hub.store.table(code)
        if row is None:
            raise NotFoundError("table-unknown", code=code)
        action = Action("purge", code, row.game)
        await self.removing.purge(row.id, self.hub.now(), action)
        METRICS.deleted.labels("purged").inc()
        self.tell(action)
        await self.look()

    async def noted(self, action: Action) -> None:
        await self.records.note(self.hub.now(), action)
        self.tell(action)

    def tell(self, action: Action) -> None:
        METRICS.actions.labels(action.action).inc()
        # A code is an invitation, so it stays out of the log; the database has it.
        LOG.warning("operator", extra={"action": action.action, "detail": action.detail})

    # Nodes

    async def _tell(self) -> None:
        body = msgspec.json.encode(self._figures())
        now = self.hub.now()
        await self.records.say_figures(self.node, now, body)
        told = await self.records.figures()
        METRICS.nodes.set(sum(at > now - ALIVE for _, at, _ in told))
        self._measure_disk()

    def _figures(self) -> NodeFigures:
        waiting = METRICS.registry.get_sample_value("wormery_bots_waiting") or 0
        return NodeFigures(
            version=__version__,
            started=self._started,
            load=round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0,
            memory=_memory(),
            tables=len(self.hub),
            sockets=len(self.doors),
            bots_waiting=int(waiting),
            unreadable=tuple(self.hub.quarantine.codes),
        )

    async def nodes(self) -> tuple[NodeNow, ...]:
        alive_since = self.hub.now() - ALIVE
        return tuple(
            NodeNow(node, at > alive_since, at, msgspec.json.decode(body, type=NodeFigures))
            for node, at, body in sorted(await self.records.figures())
        )

    def _measure_disk(self) -> None:
        store = self.hub.store
        if store.shared or not store.url.database:
            return
        file = Path(store.url.database)
        sizes = [one.stat().st_size for one in (file, Path(f"{file}-wal")) if one.exists()]
        METRICS.database_bytes.set(sum(sizes))
        METRICS.disk_free.set(shutil.disk_usage(file.resolve().parent).free)


def _memory() -> int:
    """Bytes of memory that this process holds, where the system says so."""
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0
