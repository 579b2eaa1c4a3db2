"""The tables in memory on this node: found, changed, and told of to those who listen.

A table is changed under its lock: decide, commit, and only then put the next table in the
place of this one and deliver. If the commit finds that another node was faster, what that
node wrote is taken up and the command decided again. Nothing in memory is ever ahead of the
log, so a commit that fails leaves nothing to repair.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Protocol

from msgspec import UNSET, UnsetType
from prometheus_client import Counter

from wormery.games.errors import WormeryError
from wormery.server.changes import Changes, is_change
from wormery.server.clock import Clock, monotonic
from wormery.server.deciding import NOBODY, Outside, decide
from wormery.server.errors import (
    DatabaseAwayError,
    LogError,
    NotFoundError,
    RefusedError,
    UnreadableError,
)
from wormery.server.frames import Refused, Watchers
from wormery.server.listing import listing
from wormery.server.messages import (
    AnyCommand,
    AnyEvent,
    Asked,
    AskHint,
    Back,
    ListTable,
    Moved,
    Numbered,
)
from wormery.server.metrics import METRICS
from wormery.server.plans import Draft
from wormery.server.problems import problem_of
from wormery.server.quarantine import Quarantine
from wormery.server.reading import Reading, next_table, read_log
from wormery.server.results import ended_of
from wormery.server.seeing import EventFrames, Reader, encode, welcome
from wormery.server.settings import Limits
from wormery.server.store import Append, CodeTakenError, Logged, Store, TableRow
from wormery.server.store.database import COME_BACK, PATIENCE
from wormery.server.store.store import encode_event
from wormery.server.table import Decision, Table
from wormery.server.tasks import Tasks

IDLE = 60.0  # seconds; a table that nobody uses for so long leaves the memory
LONGEST_WAIT = 2 * PATIENCE  # seconds behind others who hold a table
FRESH = 1.0  # seconds for which a table that nobody listens to is believed, where others write


class Listener(Reader, Protocol):
    """A socket, as a table knows it."""

    language: str  # of refusals

    def send(self, frame: bytes) -> None: ...


class LiveTable:
    """A table in memory, with those who listen to it."""

    __slots__ = (
        "ahead",
        "archived",
        "changes",
        "commands",
        "counted",
        "counting",
        "listeners",
        "lock",
        "refreshed",
        "table",
        "thinking",
        "timer",
        "used",
        "watchers",
        "writing",
    )

    def __init__(self, row: TableRow, reading: Reading) -> None:
        self.table = reading.table
        self.archived = row.archived is not None
        self.commands: dict[tuple[str, str], int] = {}
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False  # whether a bot is, or waits for its turn to
        self.ahead = 0  # milliseconds by which its last event was in our future
        self.used = self.refreshed = monotonic()
        self.changes = 0  # events that are not of the game itself
        self.writing = 0  # the number of our event that is on its way to the disk
        self.watchers: Watchers | None = None  # as last told to those who listen
        self.counting = False  # whether they will be counted in a moment
        self.counted: frozenset[str] = frozenset()  # who had a seat when they were
        for logged in reading.log:
            self.remember(logged.device, logged.command, logged.number)
            self.changes += is_change(logged.event)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Hold the table once nobody else does.

        Each who holds it waits a while for a database that is away. Those behind them are told
        so too, or they would be more and more.
        """
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self.lock.acquire()
        except TimeoutError as error:
            raise DatabaseAwayError("database-away", seconds=COME_BACK) from error
        try:
            yield
        finally:
            self.lock.release()

    def remember(self, device: str | None, command: str | None, number: int) -> None:
        """Which event a command has become, should it be sent again."""
        if command is not None and device is not None:
            self.commands[device, command] = number

    @property
    def in_use(self) -> bool:
        busy = self.thinking or self.timer is not None or self.lock.locked()
        return bool(self.listeners) or busy


# How a command ended: the number of its event, or why there is none.
Answer = int | Exception

# What happens after a change: the event, or None for what was loaded or caught up with.
Follower = Callable[[LiveTable, AnyEvent | None], None]


class Hub:
    """All tables in use on this node."""

    def __init__(self, store: Store, tasks: Tasks, players: Outside = NOBODY) -> None:
        self.store = store
        self.tasks = tasks
        self.players = players
        self.listing = True  # whether tables may be listed
        self.clock = Clock()
        self.followers: list[Follower] = []
        self.quarantine = Quarantine()
        self.changes = Changes(Limits())
        self._tables: dict[str, LiveTable] = {}
        self._by_id: dict[int, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def now(self) -> int:
        """Milliseconds since 1970, by the database's clock."""
        return int(self.clock.now() * 1000)

    def now_at(self, live: LiveTable) -> int:
        """The same for what is due at a table.

        Its log may be of a time when the clock was ahead. Nothing waits for that to come.
        """
        return self.now() + live.ahead

    # Tables

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    async def create(self, draft: Draft, command: str) -> TableRow:
        """Put a new table into the database; the same command of a host makes one only."""
        while True:
            try:
                return await self.store.create(draft.as_row(command))
            except CodeTakenError:
                draft = draft.redrawn()

    async def find(self, code: str, known: int | None = None) -> LiveTable:
        """The table of that code, from the log if it is not in memory.

        Who asks may know its event of the number `known`: then no older table will do.
        """
        live = self._tables.get(code)
        if live is not None:
            live.used = monotonic()
            if self._may_be_old(live) or live.table.number < (known or 0):
                await self.refresh(live)
            return live
        self.quarantine.check(code)
        if code not in self._loading:
            self._loading[code] = self.tasks.run(self._load(code))
        return await asyncio.shield(self._loading[code])

    def _may_be_old(self, live: LiveTable) -> bool:
        """Notices can be lost, and only tables that someone listens to are looked after."""
        old = monotonic() - live.refreshed > FRESH
        return self.store.shared and old and not live.listeners and not live.lock.locked()

    async def _load(self, code: str) -> LiveTable:
        try:
            row = await self.store.table(code)
            if row is None:
                raise NotFoundError("table-unknown", code=code)
            live = await self._read(row)
            self._tables[code] = self._by_id[row.id] = live
            self._follow(live, None)
            return live
        finally:
            del self._loading[code]

    async def _read(self, row: TableRow) -> LiveTable:
        entries = await self.store.entries(row.id)
        # A long game takes longer to replay than other tables should have to wait.
        reading = await asyncio.to_thread(read_log, row, entries)
        if reading.damage is not None:
            raise self.quarantine.add(row.id, row.code, reading.damage)
        self.quarantine.release(row.id, row.code)
        return LiveTable(row, reading)

    def known(self, table_id: int) -> LiveTable | None:
        """The table of that id, if it is in memory."""
        return self._by_id.get(table_id)

    async def find_by_id(self, table_id: int) -> LiveTable | None:
        if table_id in self._by_id:
            return self._by_id[table_id]
        self.quarantine.check_id(table_id)
        row = await self.store.table_by_id(table_id)
        return None if row is None else await self.find(row.code)

    def forget_idle(self) -> None:
        long_ago = monotonic() - IDLE
        for live in self:
            if not live.in_use and live.used < long_ago:
                self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        del self._tables[live.table.code]
        del self._by_id[live.table.id]

    async def log(self, live: LiveTable, after: int) -> list[Logged]:
        """The events of a table with a number above `after`."""
        try:
            return await self.store.log(live.table.id, after)
        except LogError as error:
            raise self._set_apart(live, error) from error

    def _set_apart(self, live: LiveTable, reason: LogError) -> UnreadableError:
        """A table that was sound when it was loaded no longer is; those who listen hear why."""
        if self._by_id.get(live.table.id) is live:
            self._forget(live)
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        error = self.quarantine.add(live.table.id, live.table.code, reason)
        for listener in live.listeners:
            listener.send(encode(Refused(problem_of(error, listener.language))))
        return error

    # Changes

    async def execute(self, code: str, command: AnyCommand | AskHint, device: str) -> int:
        """Carry out a command; the number of its event, once that is committed."""
        live = await self.find(code)
        async with live.alone():
            while True:
                known = live.commands.get((device, command.id))
                if known is not None:
                    return known
                away = live.table.away_seat_of(device)
                if away is not None:
                    await self.append(live, Decision(Back(away)))
                    continue
                try:
                    decision = self._decide(live.table, command, device)
                except WormeryError:
                    # Another node may have gone on, or carried out this very command.
                    if self.store.shared and await self._catch_up(live):
                        continue
                    raise
                self.changes.spend(live.table.id, device, command, live.changes)
                if await self.append(live, decision, device, command.id):
                    return live.table.number

    def is_free(self, code: str) -> bool:
        """Whether a table is in memory and nobody is changing it."""
        live = self._tables.get(code)
        return live is not None and not live.lock.locked()

    def attempt(
        self, code: str, command: AnyCommand, device: str, answer: Callable[[Answer], None]
    ) -> bool:
        """The same without waiting, if nobody is changing the table: `answer` hears the end.

        Most moves go this way, which costs least. False if one has to wait, with `execute`;
        refused at once, it raises.
        """
        live = self._tables.get(code)
        if live is None or live.table.away_seat_of(device) is not None:
            return False
        known = live.commands.get((device, command.id))
        if known is not None:
            answer(known)
            return True
        if not _take(live.lock):
            return False
        live.used = monotonic()
        try:
            decision = self._decide(live.table, command, device)
            self.changes.spend(live.table.id, device, command, live.changes)
            after, row = self._next(live, decision, device, command.id)
        except WormeryError:
            live.lock.release()
            if self.store.shared:
                return False  # another node may have gone on: `execute` looks
            raise
        except BaseException:
            live.lock.release()
            raise

        def told(fresh: bool | Exception) -> None:
            live.writing = 0
            if fresh is True:
                try:
                    self._accept(live, after, decision, device, command.id)
                finally:
                    live.lock.release()
                answer(after.number)
                return
            live.lock.release()
            if isinstance(fresh, Exception):
                self.tasks.run(self._find_out(live))
                answer(fresh)
            else:
                self.tasks.run(self._execute_late(code, command, device, answer))

        self.store.append_soon(row, told)
        return True

    def _decide(self, table: Table, command: AnyCommand | AskHint, device: str) -> Decision:
        if isinstance(command, ListTable) and command.listed and not self.listing:
            raise RefusedError("listing-off")
        return decide(table, command, device, self.players)

    async def _execute_late(
        self, code: str, command: AnyCommand, device: str, answer: Callable[[Answer], None]
    ) -> None:
        """Another node was faster: decide again, on what it has written."""
        try:
            answer(await self.execute(code, command, device))
        except WormeryError as error:
            answer(error)

    async def append(
        self,
        live: LiveTable,
        decision: Decision,
        device: str | None = None,
        command: str | None = None,
    ) -> bool:
        """Commit the next event of a table whose lock is held, then tell everyone.

        False if the log is not what we thought; what it has is then taken up.
        """
        after, row = self._next(live, decision, device, command)
        try:
            fresh = await self.store.append(row)
        except BaseException:
            # One who asks and goes away does not call back what is on its way to the disk.
            self.tasks.run(self._find_out(live))
            raise
        finally:
            live.writing = 0
        if not fresh:
            if not await self._catch_up(live):
                await self._read_again(live)
            return False
        self._accept(live, after, decision, device, command)
        return True

    def _next(
        self, live: LiveTable, decision: Decision, device: str | None, command: str | None
    ) -> tuple[Table, Append]:
        """The table as it will be, and what has to be written first."""
        before = live.table
        at = max(self.now(), before.last_at)
        after = before.after(before.number + 1, at, device, decision)
        live.writing = after.number
        return after, _append(before, after, decision, device, command, live)

    def _accept(
        self,
        live: LiveTable,
        after: Table,
        decision: Decision,
        device: str | None,
        command: str | None,
    ) -> None:
        """It is committed: the next table is the table."""
        live.archived = False
        live.remember(device, command, after.number)
        _counter(type(decision.event)).inc()
        if isinstance(decision.event, Moved) and after.state == "over":
            METRICS.games.labels(after.plan.game).inc()
        self._put(live, after, decision.event)
        self._follow(live, decision.event)

    async def _find_out(self, live: LiveTable) -> None:
        """Whether an event was committed after all: the log knows."""
        await self.store.settled()
        await self.refresh(live)

    async def refresh(self, live: LiveTable, number: int | None = None) -> None:
        """Take up what other nodes have committed, up to that number if it is given."""
        async with live.lock:
            if number is None or live.table.number < number:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Take up what the log has after our last event; False if that is nothing."""
        log = await self.log(live, live.table.number)
        live.refreshed = monotonic()
        for logged in log:
            try:
                after = next_table(live.table, logged)
            except LogError as error:
                raise self._set_apart(live, error) from error
            live.remember(logged.device, logged.command, logged.number)
            self._put(live, after, logged.event)
        self._follow(live, None)
        return bool(log)

    async def _read_again(self, live: LiveTable) -> None:
        """A log that was cut short behind our back is read from the beginning."""
        row = await self.store.table_by_id(live.table.id)
        if row is None:
            raise NotFoundError("table-unknown", code=live.table.code)
        fresh = await self._read(row)
        live.table, live.commands, live.archived = fresh.table, fresh.commands, fresh.archived
        live.changes = fresh.changes
        for listener in live.listeners:
            listener.send(self.welcome(live, listener))
        self._follow(live, None)

    def welcome(
        self, live: LiveTable, listener: Listener, missed: tuple[Numbered, ...] = ()
    ) -> bytes:
        return welcome(live.table, listener, self.now(), live.watchers, missed)

    async def reload(self, table_id: int) -> LiveTable | None:
        """A log was rewritten or deleted: what is in memory is no longer true.

        Returns the table if it is gone, for those who still listen to it.
        """
        live = self.known(table_id)
        if live is None:
            if await self.store.table_by_id(table_id) is None:
                self.quarantine.forget(table_id)
            return None
        async with live.lock:
            try:
                await self._read_again(live)
            except NotFoundError:
                if self._by_id.get(table_id) is live:
                    self._forget(live)
                if live.timer is not None:
                    live.timer.cancel()
                    live.timer = None
                return live
        return None

    def _put(self, live: LiveTable, after: Table, event: AnyEvent) -> None:
        """The next table takes the place of this one, and all who listen hear of it."""
        before, live.table = live.table, after
        live.changes += is_change(event)
        if live.listeners:
            frames = EventFrames(before, after, event)
            for listener in live.listeners:
                listener.send(frames.of(listener))

    def _follow(self, live: LiveTable, event: AnyEvent | None) -> None:
        live.ahead = max(0, live.table.last_at - self.now())
        for follower in self.followers:
            follower(live, event)


def _take(lock: asyncio.Lock) -> bool:
    """Take a lock that is free; False if one would have to wait for it."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # someone else is about to have it
    return False


@cache
def _counter(kind: type[AnyEvent]) -> Counter:
    return METRICS.events.labels(kind.__name__.lower())


def _append(
    before: Table,
    after: Table,
    decision: Decision,
    device: str | None,
    command: str | None,
    live: LiveTable,
) -> Append:
    was, now = before.listed_as, after.listed_as
    return Append(
        after.id,
        after.number,
        after.last_at,
        after.due,
        device,
        command,
        encode_event(decision.event),
        state=now if was != now else None,
        listing=_changed_listing(before, after),
        ended=ended_of(after) if after.state == "over" != before.state else None,
        seats=_seats_changed(before, after),
        host=after.host if after.host != before.host else None,
        knocks=isinstance(decision.event, Asked),
        unarchive=live.archived,
    )


def _changed_listing(before: Table, after: Table) -> bytes | UnsetType | None:
    was, now = listing(before), listing(after)
    return UNSET if was == now else now


def _seats_changed(before: Table, after: Table) -> tuple[tuple[int, str | None], ...]:
    pairs = enumerate(zip(before.chairs, after.chairs, strict=True))
    return tuple((seat, now.device) for seat, (was, now) in pairs if was.device != now.device)
