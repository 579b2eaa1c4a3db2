"""Who is there: sockets that come and go, and what the log says of it."""

from __future__ import annotations

import time
from collections.abc import Container
from functools import partial

from wormery.server.errors import DatabaseAwayError
from wormery.server.hub import Hub, Listener, LiveTable
from wormery.server.messages import AnyEvent, Away, Back, Claimed, Numbered, Started
from wormery.server.seeing import welcome
from wormery.server.table import Decision

LINGER = 2.0  # seconds; a screen that is back so soon was never away


class Presence:
    """The sockets of this node. `node` is the name under which it lists them for others."""

    def __init__(self, hub: Hub, node: str) -> None:
        self.hub = hub
        self.node = node
        hub.followers.append(self._follow)

    async def attach(self, code: str, listener: Listener, after: int | None) -> LiveTable:
        """Let a socket hear of a table; first it gets what it has not seen."""
        hub = self.hub
        live = await hub.find(code, after)
        async with live.lock:
            table = live.table
            missed: tuple[Numbered, ...] = ()
            if after is not None and after < table.number:
                log = await hub.log(live, after)
                missed = tuple(Numbered(one.number, one.at, one.event) for one in log)
            listener.send(welcome(table, listener, missed))
            live.listeners.add(listener)
            try:
                if table.seats_of(listener.device):
                    await hub.store.arrive(self.node, table.id, listener.device)
                await self._note(live, {listener.device})
            except BaseException:
                live.listeners.discard(listener)
                raise
        return live

    async def detach(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        live.used = time.monotonic()
        if not live.table.seats_of(listener.device):
            return
        if not any(other.device == listener.device for other in live.listeners):
            try:
                await self.hub.store.depart(self.node, live.table.id, listener.device)
            except DatabaseAwayError:
                self.hub.tasks.later(LINGER, partial(self.detach, live, listener))
            else:
                self.check_soon(live)

    def check_soon(self, live: LiveTable) -> None:
        """See who is there once those who only blinked are back."""
        self.hub.tasks.later(LINGER, partial(self._check, live))

    def _follow(self, live: LiveTable, event: AnyEvent | None) -> None:
        if isinstance(event, Started | Claimed):
            self.hub.tasks.run(self._note_arrivals(live))
            self.check_soon(live)

    async def _note_arrivals(self, live: LiveTable) -> None:
        """Those who sat down while their screen was already connected."""
        for device in {listener.device for listener in live.listeners}:
            # Whoever has left meanwhile has said so, and must not be said to be there after.
            here = any(listener.device == device for listener in live.listeners)
            if here and live.table.seats_of(device):
                await self.hub.store.arrive(self.node, live.table.id, device)

    async def _check(self, live: LiveTable) -> None:
        """Log who has gone and who is back."""
        async with live.lock:
            present = await self.hub.store.present(live.table.id)
            await self._note(live, present, gone=True)

    async def _note(
        self, live: LiveTable, present: Container[str | None], gone: bool = False
    ) -> None:
        if live.table.state == "open":
            return
        for seat in range(len(live.table.chairs)):
            chair = live.table.chairs[seat]
            if chair.kind != "person":
                continue
            if chair.device in present and chair.away_since is not None:
                await self.hub.append(live, Decision(Back(seat)))
            elif gone and chair.device not in present and chair.away_since is None:
                await self.hub.append(live, Decision(Away(seat)))
