"""Who is there: sockets that come and go, and what the log says of it.

Someone with an open socket on a node that lives is there, whatever the database forgets: each
node has the truth about its own sockets and writes it down again where it got lost. A command
proves that someone is there, too.
"""

from __future__ import annotations

from collections.abc import Container
from functools import partial

from wormery.server.asides import Asides
from wormery.server.clock import monotonic
from wormery.server.errors import DatabaseAwayError
from wormery.server.hub import Hub, Listener, LiveTable
from wormery.server.messages import (
    Admitted,
    AnyEvent,
    Away,
    Back,
    Claimed,
    Numbered,
    Started,
    told,
)
from wormery.server.settings import Limits
from wormery.server.store.presences import Beat, Coming, Here, Watch
from wormery.server.table import Decision
from wormery.server.watching import Lookout

LINGER = 2.0  # seconds; a screen that is back so soon was never away
PROOF = 10.0  # seconds for which a command without a socket counts as being there
AMISS = 3  # beats; by then what is on its way has arrived in the database


class Presence:
    """The sockets of this node. `node` is the name under which it lists them for others."""

    def __init__(self, hub: Hub, node: str, most_missed: int = Limits().missed_events) -> None:
        self.hub = hub
        self.most_missed = most_missed
        self.node = node
        self._here: set[Here] = set()  # as it should be in the database
        self._amiss = 0  # beats since when the database has another number of them
        self.asides = Asides(hub, node)
        self.lookout = Lookout(hub, self.asides)
        hub.followers.append(self._follow)

    async def attach(self, code: str, listener: Listener, after: int | None) -> LiveTable:
        """Let a socket hear of a table; first it gets what it has not seen."""
        hub = self.hub
        live = await hub.find(code, after)
        async with live.alone():
            table = live.table
            missed: tuple[Numbered, ...] = ()
            # One who has missed more than this gets the table as it is, and no story.
            if after is not None and 0 < table.number - after <= self.most_missed:
                log = await hub.log(live, after)
                missed = tuple(Numbered(one.number, one.at, told(one.event)) for one in log)
            listener.send(hub.welcome(live, listener, missed))
            live.listeners.add(listener)
            try:
                if table.seats_of(listener.device):
                    await self._write(live, listener.device)
                else:
                    self._watch(live, listener.device)
                await self._note(live, {listener.device})
            except BaseException:
                live.listeners.discard(listener)
                hub.tasks.run(self._leave(live, listener.device))
                raise
        return live

    async def detach(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        live.used = monotonic()
        await self._leave(live, listener.device)

    def _watch(self, live: LiveTable, device: str) -> None:
        """Someone without a seat came or left. Nobody waits until that is written."""
        key = live.table.id, device
        here = _listens(live, device)
        if self.hub.store.shared or key in self._here:
            (self._here.add if here else self._here.discard)(key)
            self.hub.store.append_soon(Coming(self.node, *key, here), lambda _: None)
        self.asides.tell(live.table.id)
        self.lookout.count_soon(live)

    async def _leave(self, live: LiveTable, device: str) -> None:
        if not live.table.seats_of(device):
            if not _listens(live, device):
                self._watch(live, device)
            return
        if not _listens(live, device) and (live.table.id, device) in self._here:
            try:
                await self._write(live, device)
            except DatabaseAwayError:
                self.hub.tasks.later(LINGER, partial(self._leave, live, device))
            else:
                self.check_soon(live)

    async def _write(self, live: LiveTable, device: str) -> None:
        """Write down whether a device is connected to this node for a table."""
        key = live.table.id, device
        here = _listens(live, device)
        if here:
            self._here.add(key)
        await self.hub.store.append(Coming(self.node, *key, here))
        if not here and not _listens(live, device):
            self._here.discard(key)

    async def beat(self, watch: Watch) -> Beat:
        """Say that this node lives, and who is connected to it should that be forgotten."""
        presences = self.hub.store.presences
        found = await presences.beat(self.node, lambda: list(self._here), watch)
        self._amiss = self._amiss + 1 if found.known != len(self._here) else 0
        if self._amiss >= AMISS:
            await self._set_right()
        return found

    async def _set_right(self) -> None:
        """What is on its way to the database is written twice, which does no harm."""
        written = await self.hub.store.presences.of_node(self.node)
        for key in written ^ self._here:
            coming = Coming(self.node, *key, key in self._here)
            self.hub.store.append_soon(coming, lambda _: None)  # a later beat looks again

    def check_soon(self, live: LiveTable, seconds: float = LINGER) -> None:
        """See who is there once those who only blinked are back."""
        self.hub.tasks.later(seconds, partial(self._check_patiently, live))

    async def _check_patiently(self, live: LiveTable) -> None:
        try:
            await self.check(live)
        except DatabaseAwayError:
            self.check_soon(live)

    def _follow(self, live: LiveTable, event: AnyEvent | None) -> None:
        if isinstance(event, Started | Claimed | Admitted):
            self.hub.tasks.run(self._note_arrivals(live))
            self.check_soon(live)
        elif isinstance(event, Back):
            # Perhaps only a command brought them back; without a socket they are gone again.
            device = live.table.chairs[event.seat].device
            if device is not None and not _listens(live, device):
                self.check_soon(live, PROOF)
        elif (event is None or isinstance(event, Away)) and self._wrongly_away(live):
            self.hub.tasks.run(self._contradict(live))

    def _wrongly_away(self, live: LiveTable) -> bool:
        """Whether the log says of someone connected here that they are gone."""
        gone = {chair.device for chair in live.table.chairs if chair.away_since is not None}
        return any(listener.device in gone for listener in live.listeners)

    async def _contradict(self, live: LiveTable) -> None:
        async with live.lock:
            await self._note(live, {listener.device for listener in live.listeners})

    async def _note_arrivals(self, live: LiveTable) -> None:
        """Those who sat down while their screen was already connected."""
        for device in {listener.device for listener in live.listeners}:
            # Anyone who left meanwhile has said so, and must not be reported as present.
            if _listens(live, device) and live.table.seats_of(device):
                await self._write(live, device)

    async def bring_back(self, live: LiveTable, seat: int) -> bool:
        """Note that someone who is said to be away is there; whether that is so."""
        async with live.lock:
            present = await self._present(live)
            if live.table.chairs[seat].device not in present:
                return False
            await self._note(live, present)
            return True

    async def check(self, live: LiveTable) -> None:
        """Log who has gone and who is back."""
        async with live.lock:
            await self._note(live, await self._present(live), gone=True)

    async def _present(self, live: LiveTable) -> set[str]:
        """The devices connected for a table: here, as we see it, and elsewhere as written."""
        written = await self.hub.store.presences.present(live.table.id)
        return written | {listener.device for listener in live.listeners}

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


def _listens(live: LiveTable, device: str) -> bool:
    return any(listener.device == device for listener in live.listeners)
