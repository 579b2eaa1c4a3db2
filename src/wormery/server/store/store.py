"""Reading and writing the database.

Events are committed many at a time: while one transaction is on its way to the disk, all
that come in wait together for the next. Who appends hears whether it is committed; if the
number was already taken, by another node or an earlier try, it is not, and nothing is. A
number that does not follow the last one is refused by the database itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import IntegrityError

from wormery.server.errors import DatabaseAwayError, LogError
from wormery.server.messages import AnyEvent
from wormery.server.metrics import METRICS
from wormery.server.store.database import FAULTS, LONGEST_VISIT, PATIENCE, database
from wormery.server.store.lists import Ended, Lists, take_result_back, write_result
from wormery.server.store.presences import Coming, Presences
from wormery.server.store.ratings import Ratings
from wormery.server.store.schema import (
    contests,
    devices,
    events,
    keys,
    people,
    seats,
    tables,
    transfers,
)

LOG = logging.getLogger("wormery.tables")

CHANNEL = "wormery_tables"
ASIDES = "wormery_asides"
LARGEST_BATCH = 1000
PAGE = 500  # tables read at once where all are read
# What a notice of PostgreSQL may hold is less than 8,000 bytes.
TABLES_IN_A_NOTICE = 200

INSERT_INTO_SQLITE = (
    "INSERT INTO events (table_id, number, at, due, device, command, body) VALUES "
)
ONE_EVENT = "(?, ?, ?, ?, ?, ?, ?)"

encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(AnyEvent).decode


class Care(Enum):
    """What a try to commit a batch looks out for; each costs more than the one before."""

    OF_NOTHING = 0
    OF_TAKEN = 1  # numbers and commands that are there already
    OF_HOLES = 2  # numbers that do not follow the last, which fail for all that come along


@dataclass(frozen=True, slots=True)
class TableRow:
    id: int
    code: str
    game: str
    host: str
    secret: bytes
    state: str
    created: int
    archived: int | None


@dataclass(frozen=True, slots=True)
class Logged:
    """An event as it stands in the log."""

    number: int
    at: int
    device: str | None
    command: str | None
    event: AnyEvent


class Entry(NamedTuple):
    """An event as the database has it."""

    number: int
    at: int
    device: str | None
    command: str | None
    body: bytes

    def read(self) -> Logged:
        try:
            event = decode_event(self.body)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise LogError("log-damaged", number=self.number) from error
        return Logged(self.number, self.at, self.device, self.command, event)


class Append(msgspec.Struct, frozen=True):
    """An event to be added, and what changes with it."""

    table_id: int
    number: int
    at: int
    due: int | None
    device: str | None
    command: str | None
    body: bytes
    state: str | None = None  # the table's, where it changes
    seats: tuple[tuple[int, str | None], ...] = ()  # those that have another device now
    unarchive: bool = False
    host: str | None = None  # where it changes
    knocks: bool = False  # the device has no seat, but is in the log from now on
    listing: bytes | msgspec.UnsetType | None = msgspec.UNSET  # where that changes
    ended: Ended | None = None  # how, where the game ends with it


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made, with the events it opens with."""

    code: str
    game: str
    host: str
    command: str
    secret: bytes
    state: str
    log: tuple[tuple[int, int | None, str | None, AnyEvent], ...]  # at, due, device, event
    seats: tuple[tuple[int, str], ...]
    listing: bytes | None = None
    contest: tuple[str, int] | None = None  # that it is a try at, and at which seat


# How a write ended: whether it is committed, or why it cannot be.
Told = Callable[[bool | Exception], None]
Waiting = tuple[Append | Coming | None, Told]


class CodeTakenError(Exception):
    """Another table has this code."""


class Store:
    """The database behind all tables."""

    def __init__(self, url: str | URL, patience: float = PATIENCE) -> None:
        self.url = make_url(url)
        self.database = database(self.url, patience)
        self.shared = self.database.shared
        self._insert = postgresql.insert if self.shared else sqlite.insert
        self._insert_returning = (
            self._insert(events)
            .on_conflict_do_nothing()
            .returning(events.c.table_id, events.c.number)
        )
        self.presences = Presences(self.database)
        self.lists = Lists(self.database)
        self.ratings = Ratings(self.database)
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._listener: asyncpg.Connection[Any] | None = None
        self.heard_aside: Callable[[str], None] = lambda _: None

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        from wormery.server.store.migrating import bring_up_to_date

        try:
            await bring_up_to_date(self.database)
        except BaseException:
            await self.database.close()
            raise
        self._loop = asyncio.get_running_loop()
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
        if self._listener is not None:
            await self._listener.close()
        await self.database.close()

    # Events

    def append(self, event: Append | Coming) -> asyncio.Future[bool]:
        """True once the event is committed; False if its number or its command is taken.

        False too if the number does not follow the last: who appends knows another log.
        """
        return self._promise(event)

    def append_soon(self, event: Append | Coming, told: Told) -> None:
        """The same for one who does not wait: `told` is called when it is known."""
        self._waiting.append((event, told))
        self._wake.set()

    async def settled(self) -> None:
        """Wait until all that is on its way now is written, or has failed."""
        with suppress(Exception):
            await self._promise(None)

    def _promise(self, work: Append | Coming | None) -> asyncio.Future[bool]:
        promise: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((work, partial(_keep, promise)))
        self._wake.set()
        return promise

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:LARGEST_BATCH]
                try:
                    written = await self._commit([work for work, _ in batch])
                except Exception as error:
                    if isinstance(error, DatabaseAwayError):
                        batch = list(self._waiting)  # who came meanwhile has waited as well
                    self._loop.call_soon(_tell, batch, error)
                else:
                    # While they hear of it, the next batch is on its way.
                    self._loop.call_soon(_tell, batch, written)
                del self._waiting[: len(batch)]

    async def _commit(self, batch: Sequence[Append | Coming | None]) -> set[tuple[int, int]]:
        """The (table, number) of those that were written.

        After a lost connection it is not known whether the transaction was committed. To try
        again is safe: what was committed then counts as taken, and its owner will find it.
        """
        # In one order on all nodes, so that two never wait for each other.
        rows = sorted(
            (work for work in batch if isinstance(work, Append)),
            key=lambda event: (event.table_id, event.number),
        )
        comings = [work for work in batch if isinstance(work, Coming)]
        # No other process writes to our file: there the exception is that a row exists.
        cares = list(Care)[1:] if self.shared else list(Care)
        for care in cares:
            try:
                start = time.perf_counter()
                written = await self.database.write(
                    partial(self._write_all, rows, comings, care)
                )
            except IntegrityError:
                if care is cares[-1]:
                    raise
            else:
                METRICS.commit.observe(time.perf_counter() - start)
                METRICS.batch.observe(len(batch))
                return written
        raise AssertionError("the last try returns or raises")

    def _write_all(
        self,
        rows: Sequence[Append],
        comings: Sequence[Coming],
        care: Care,
        connection: Connection,
    ) -> set[tuple[int, int]]:
        if care is Care.OF_HOLES:
            rows = self._without_holes(connection, rows)
        written = self._insert_events(connection, rows, care) if rows else set()
        for row in rows:
            if _changes_more(row) and (row.table_id, row.number) in written:
                self._change_with(connection, row)
        if self.shared:
            self._notify(connection, written)
        self.presences.note(connection, comings)
        return written

    def _insert_events(
        self, connection: Connection, rows: Sequence[Append], care: Care
    ) -> set[tuple[int, int]]:
        """The (table, number) of those that were new; without care, all or an error."""
        if care is Care.OF_NOTHING:
            # One statement: SQLite's thread asks for the interpreter lock after each.
            statement = INSERT_INTO_SQLITE + ", ".join([ONE_EVENT] * len(rows))
            values: list[Any] = []
            for r in rows:
                values += (r.table_id, r.number, r.at, r.due, r.device, r.command, r.body)
            connection.exec_driver_sql(statement, tuple(values))
            return {(row.table_id, row.number) for row in rows}
        inserted = connection.execute(
            self._insert_returning,
            [
                {
                    "table_id": row.table_id,
                    "number": row.number,
                    "at": row.at,
                    "due": row.due,
                    "device": row.device,
                    "command": row.command,
                    "body": row.body,
                }
                for row in rows
            ],
        )
        return {(row[0], row[1]) for row in inserted}

    def _without_holes(self, connection: Connection, rows: Sequence[Append]) -> list[Append]:
        """Those that the database would take: one that it refuses must not hold up others."""
        last = dict(_pairs(connection.execute(_last_numbers({row.table_id for row in rows}))))
        fitting = []
        for row in rows:
            if row.number <= last.get(row.table_id, 0) + 1:
                fitting.append(row)
                last[row.table_id] = max(row.number, last.get(row.table_id, 0))
        return fitting

    def _change_with(self, connection: Connection, row: Append) -> None:
        changes: dict[str, Any] = {}
        if row.state is not None:
            changes["state"] = row.state
        if row.unarchive:
            changes["archived"] = None
        if row.host is not None:
            changes["handed_to"] = row.host
        if row.listing is not msgspec.UNSET:
            changes["listing"] = row.listing
        if changes:
            connection.execute(
                sql.update(tables).where(tables.c.id == row.table_id).values(changes)
            )
        if row.ended is not None:
            write_result(connection, row.table_id, row.at, row.ended)
        for seat, device in row.seats:
            connection.execute(
                sql.delete(seats).where(seats.c.table_id == row.table_id, seats.c.seat == seat)
            )
            if device is not None:
                values = {"table_id": row.table_id, "seat": seat, "device": device}
                connection.execute(self._insert(seats).values(values))
        named = {device for _, device in row.seats} | ({row.device} if row.knocks else set())
        self._name(connection, row.table_id, named)

    def _name(self, connection: Connection, table_id: int, named: Iterable[str | None]) -> None:
        """Note that a log names these devices from now on."""
        rows = [{"table_id": table_id, "device": one} for one in named if one is not None]
        if rows:
            connection.execute(self._insert(people).on_conflict_do_nothing(), rows)

    def _notify(self, connection: Connection, written: Iterable[tuple[int, int]]) -> None:
        """Tell the other nodes, in the same transaction: they hear of it when it is true."""
        notices = [f"{table_id}:{number}" for table_id, number in written]
        for first in range(0, len(notices), TABLES_IN_A_NOTICE):
            payload = " ".join(notices[first : first + TABLES_IN_A_NOTICE])
            connection.execute(sql.select(sql.func.pg_notify(CHANNEL, payload)))

    async def entries(self, table_id: int, after: int = 0) -> list[Entry]:
        """What the log of a table has with a number above `after`, be it sound or not."""
        query = (
            sql.select(
                events.c.number, events.c.at, events.c.device, events.c.command, events.c.body
            )
            .where(events.c.table_id == table_id, events.c.number > after)
            .order_by(events.c.number)
        )

        def read(connection: Connection) -> list[Entry]:
            return [Entry(*row) for row in connection.execute(query)]

        return await self.database.read(read)

    async def log(self, table_id: int, after: int = 0) -> list[Logged]:
        """The events of a table with a number above `after`; `LogError` if one is damaged."""
        return [entry.read() for entry in await self.entries(table_id, after)]

    async def cut(
        self, table_id: int, last: int, state: str, sitting: Iterable[tuple[int, str]]
    ) -> None:
        """Take away all events after the last that counts, and what they had changed."""
        rows = [{"table_id": table_id, "seat": seat, "device": who} for seat, who in sitting]
        beyond = (events.c.table_id == table_id) & (events.c.number > last)
        this = tables.c.id == table_id

        def write(connection: Connection) -> None:
            connection.execute(sql.delete(events).where(beyond))
            connection.execute(sql.update(tables).where(this).values(state=state, listing=None))
            if state not in ("over", "rematch"):
                take_result_back(connection, [table_id])
            connection.execute(sql.delete(seats).where(seats.c.table_id == table_id))
            if rows:
                connection.execute(sql.insert(seats), rows)

        await self.database.write(write)

    async def last_numbers(self, table_ids: Iterable[int]) -> dict[int, int]:
        """The number of the last event of each table."""
        return dict(_pairs(await self._rows(_last_numbers(table_ids))))

    async def _rows(
        self, query: sql.Select[Any], patience: float | None = None
    ) -> list[tuple[Any, ...]]:
        def read(connection: Connection) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in connection.execute(query)]

        return await self.database.read(read, patience)

    async def overdue(self, before: int) -> list[int]:
        """Tables where something was due by then and has not happened."""
        last = (
            sql.select(sql.func.max(events.c.number))
            .where(events.c.table_id == tables.c.id)
            .correlate(tables)
            .scalar_subquery()
        )
        query = (
            sql.select(tables.c.id)
            .join(events, (events.c.table_id == tables.c.id) & (events.c.number == last))
            .where(
                tables.c.state.in_(("playing", "rematch", "starting")),
                tables.c.archived.is_(None),
                events.c.due <= before,
            )
        )
        return [row[0] for row in await self._rows(query)]

    # Tables

    async def create(self, new: NewTable) -> TableRow:
        """Make a table; the one that is there if this host's command has made it already."""
        created = new.log[0][0]

        def write(connection: Connection) -> int:
            values = {
                "code": new.code,
                "game": new.game,
                "host": new.host,
                "command": new.command,
                "secret": new.secret,
                "state": new.state,
                "created": created,
                "listing": new.listing,
            }
            insert = sql.insert(tables).values(values).returning(tables.c.id)
            table_id: int = connection.execute(insert).scalar_one()
            rows = [
                {
                    "table_id": table_id,
                    "number": number,
                    "at": at,
                    "due": due,
                    "device": device,
                    "command": None,
                    "body": encode_event(event),
                }
                for number, (at, due, device, event) in enumerate(new.log, start=1)
            ]
            connection.execute(sql.insert(events), rows)
            if new.seats:
                connection.execute(
                    sql.insert(seats),
                    [
                        {"table_id": table_id, "seat": seat, "device": device}
                        for seat, device in new.seats
                    ],
                )
            if new.contest is not None:
                name, seat = new.contest
                entered = {"name": name, "game": new.game, "device": new.host}
                values = {**entered, "table_id": table_id, "seat": seat}
                connection.execute(sql.insert(contests).values(values))
            logged = {device for _, _, device, _ in new.log}
            named = {new.host, *logged, *(device for _, device in new.seats)}
            self._name(connection, table_id, named)
            return table_id

        try:
            table_id = await self.database.write(write)
        except IntegrityError as error:
            made = await self._one_table(
                (tables.c.host == new.host) & (tables.c.command == new.command)
            )
            if made is not None:
                return made
            if await self.table(new.code) is not None:
                raise CodeTakenError(new.code) from error
            raise
        return TableRow(
            table_id, new.code, new.game, new.host, new.secret, new.state, created, None
        )

    async def table(self, code: str) -> TableRow | None:
        return await self._one_table(tables.c.code == code)

    async def table_by_id(self, table_id: int) -> TableRow | None:
        return await self._one_table(tables.c.id == table_id)

    async def all_tables(self) -> AsyncIterator[TableRow]:
        """Every table there is, the oldest first."""
        last = 0
        while True:
            query = _table_rows.where(tables.c.id > last).order_by(tables.c.id).limit(PAGE)
            rows = [TableRow(*row) for row in await self._rows(query)]
            for row in rows:
                yield row
            if len(rows) < PAGE:
                return
            last = rows[-1].id

    async def _one_table(self, which: sql.ColumnElement[bool]) -> TableRow | None:
        rows = await self._rows(_table_rows.where(which))
        return TableRow(*rows[0]) if rows else None

    async def tables_of(self, device: str, archived: bool, most: int) -> list[TableRow]:
        """The tables a device has made or has a seat at, the newest first."""
        seated = sql.select(seats.c.table_id).where(seats.c.device == device)
        query = _table_rows.where(
            ((tables.c.host == device) & tables.c.handed_to.is_(None))
            | (tables.c.handed_to == device)
            | tables.c.id.in_(seated),
            tables.c.archived.is_not(None) if archived else tables.c.archived.is_(None),
        )
        query = query.order_by(tables.c.id.desc()).limit(most)
        return [TableRow(*row) for row in await self._rows(query)]

    async def archive(self, untouched_since: int, now: int) -> list[int]:
        """Put away the tables where nothing has happened since then; they lose nothing."""
        last = (
            sql.select(sql.func.max(events.c.at))
            .where(events.c.table_id == tables.c.id)
            .correlate(tables)
            .scalar_subquery()
        )
        update = (
            sql.update(tables)
            .where(tables.c.archived.is_(None), last < untouched_since)
            .values(archived=now)
            .returning(tables.c.id)
        )

        def write(connection: Connection) -> list[int]:
            return list(connection.execute(update).scalars())

        return await self.database.write_once(write)

    # Devices

    async def key(self, name: str) -> bytes:
        """A key that all nodes share, made by the first that asks."""
        insert = (
            self._insert(keys)
            .values(name=name, value=secrets.token_bytes(32))
            .on_conflict_do_nothing()
        )

        def write(connection: Connection) -> bytes:
            connection.execute(insert)
            query = sql.select(keys.c.value).where(keys.c.name == name)
            return bytes(connection.execute(query).scalar_one())

        return await self.database.write(write)

    async def nickname(self, device: str) -> str:
        query = sql.select(devices.c.nickname).where(devices.c.id == device)
        rows = await self._rows(query)
        return rows[0][0] if rows else ""

    async def nicknames(self, device_ids: Sequence[str]) -> list[str]:
        """The names of those of the devices that have one, in the order of the alphabet."""
        named = devices.c.id.in_(device_ids) & (devices.c.nickname != "")
        query = sql.select(devices.c.nickname).where(named).order_by(devices.c.nickname)
        return [row[0] for row in await self._rows(query)]

    async def set_nickname(self, device: str, nickname: str, now: int) -> None:
        insert = (
            self._insert(devices)
            .values(id=device, nickname=nickname, created=now)
            .on_conflict_do_update(index_elements=[devices.c.id], set_={"nickname": nickname})
        )
        await self.database.write(lambda connection: connection.execute(insert))

    async def add_transfer(self, code_hash: bytes, device: str, expires: int, now: int) -> None:
        """A new one-time code of a device; its older ones and all that have expired go."""
        known = (
            self._insert(devices)
            .values(id=device, nickname="", created=now)
            .on_conflict_do_nothing()
        )
        old = (transfers.c.device == device) | (transfers.c.expires <= now)
        values = {"code_hash": code_hash, "device": device, "expires": expires}

        def write(connection: Connection) -> None:
            connection.execute(known)
            connection.execute(sql.delete(transfers).where(old))
            connection.execute(sql.insert(transfers).values(values))

        await self.database.write(write)

    async def use_transfer(self, code_hash: bytes, now: int) -> str | None:
        """The device of a one-time code, which is gone with this."""
        delete = (
            sql.delete(transfers)
            .where(transfers.c.code_hash == code_hash, transfers.c.expires > now)
            .returning(transfers.c.device)
        )

        def write(connection: Connection) -> str | None:
            return connection.execute(delete).scalar()

        return await self.database.write(write)

    # Nodes

    async def ready(self) -> None:
        """Raises if the database does not take a write: it may answer, and yet be full."""
        tried = (
            self._insert(keys)
            .values(name="ready", value=b"")
            .on_conflict_do_update(index_elements=[keys.c.name], set_={"value": b""})
        )
        await self.database.write(lambda connection: connection.execute(tried), patience=0)

    async def listen(self, heard: Callable[[dict[int, int]], None]) -> None:
        """Call `heard` with the new last numbers of tables, from whichever node they come."""
        if not self.shared:
            return
        name = {"application_name": "wormery listening"}
        listener = await asyncpg.connect(
            _plain(self.url), timeout=LONGEST_VISIT, server_settings=name
        )

        def notice(_: object, __: int, ___: str, payload: object) -> None:
            pairs = (word.partition(":") for word in str(payload).split())
            heard({int(table_id): int(number) for table_id, _, number in pairs})

        def aside(_: object, __: int, ___: str, payload: object) -> None:
            self.heard_aside(str(payload))

        await listener.add_listener(CHANNEL, notice)
        await listener.add_listener(ASIDES, aside)
        self._listener = listener

    async def tell_aside(self, text: str) -> None:
        """Tell the other nodes something that is in no log; once, and not again if it fails."""
        notice = sql.select(sql.func.pg_notify(ASIDES, text))
        await self.database.write(lambda connection: connection.execute(notice), patience=0)

    async def still_listening(self) -> bool:
        """Whether notices come. A connection may be dead without anyone having closed it."""
        if self._listener is None or self._listener.is_closed():
            return False
        try:
            await self._listener.execute("SELECT 1", timeout=LONGEST_VISIT)
        except FAULTS:
            self._listener.terminate()
            return False
        return True


_table_rows = sql.select(
    tables.c.id,
    tables.c.code,
    tables.c.game,
    tables.c.host,
    tables.c.secret,
    tables.c.state,
    tables.c.created,
    tables.c.archived,
)


def _tell(batch: Sequence[Waiting], ended: set[tuple[int, int]] | Exception) -> None:
    for work, told in batch:
        try:
            if isinstance(ended, Exception):
                told(ended)
            else:
                told(not isinstance(work, Append) or (work.table_id, work.number) in ended)
        except Exception as error:  # one who fails does not keep the others waiting
            LOG.error("task failed", exc_info=error)


def _changes_more(row: Append) -> bool:
    """Whether more is written with an event than the event."""
    listed = row.listing is not msgspec.UNSET or row.ended is not None
    table = row.state is not None or row.unarchive or row.host is not None
    return listed or table or bool(row.seats) or row.knocks


def _keep(promise: asyncio.Future[bool], ended: bool | Exception) -> None:
    if promise.done():  # the caller no longer waits
        return
    if isinstance(ended, bool):
        promise.set_result(ended)
    else:
        promise.set_exception(ended)


def _last_numbers(table_ids: Iterable[int]) -> sql.Select[Any]:
    return (
        sql.select(events.c.table_id, sql.func.max(events.c.number))
        .where(events.c.table_id.in_(list(table_ids)))
        .group_by(events.c.table_id)
    )


def _pairs(rows: Iterable[Any]) -> Iterator[tuple[int, int]]:
    return ((row[0], row[1]) for row in rows)


def sqlite_url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


def show_url(url: str) -> str:
    """A database as it may be shown: the file, or the URL without its password."""
    made = make_url(url)
    return made.database or "" if made.get_backend_name() == "sqlite" else repr(made)


def _plain(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
