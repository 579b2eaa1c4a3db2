"""A whole database into another: backup, restore and move.

What is read is one moment of the source, while servers go on writing to it. What is written is
read again and compared, row by row, before anybody can see it: a file gets its name at the end,
and in PostgreSQL all is one transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy import URL, Connection, Table
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.util import await_only, greenlet_spawn

from wormery.server.store.contents import (
    Contents,
    Digest,
    Tell,
    columns_of,
    contents,
    count_rows,
    pages_of,
    tables_in,
)
from wormery.server.store.files import (
    CopyError,
    begin_snapshot,
    check_pages,
    check_seal,
    compare,
    copy_pages,
    engine_of,
    in_place_of,
    make_room,
    read_back,
    set_seal,
)
from wormery.server.store.migrating import change_to, revision_of
from wormery.server.store.store import show_url

ALIVE = 10  # seconds within which a node has said that it lives
READINGS = 2  # of every row: in the source, and again in what was written

Progress = Callable[[int, int], None]  # how much is done, and of how much


@dataclass(frozen=True, slots=True)
class Copied:
    """What was read, and what was found when it had been written."""

    read: Contents
    written: Contents
    sealed: bool = False  # the source was a backup that said what it holds
    kept: Path | None = None  # what was there before


@dataclass(frozen=True, slots=True)
class Holding:
    """What is in a database already."""

    tables: int
    events: int


async def back_up(source: URL, file: Path, progress: Progress) -> Copied:
    """One moment of a database as one sealed file."""
    async with _reading(source) as reading:
        return await greenlet_spawn(_to_backup, reading, file, progress)


async def restore(file: Path, target: URL, progress: Progress) -> Copied:
    """A backup as a database again, in the place of what is there."""
    source = URL.create("sqlite", database=str(file))
    return await _carry(source, target, file, progress)


async def move(source: URL, target: URL, progress: Progress) -> Copied:
    """All of a database into another kind of database, in the place of what is there."""
    return await _carry(source, target, None, progress)


async def holding(target: URL) -> Holding | None:
    """What is in a database, None if it is empty."""
    if is_file(target) and not _has_bytes(file_of(target)):
        return None
    async with _reading(target) as reading:
        return await greenlet_spawn(_holding, reading)


async def nodes_alive(url: URL) -> int:
    """How many servers say that they use a database of PostgreSQL."""
    async with _reading(url) as reading:
        return await greenlet_spawn(_nodes_alive, reading)


def is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path:
    return Path(url.database or "").resolve()


# What is done with connections


async def _carry(source: URL, target: URL, backup: Path | None, progress: Progress) -> Copied:
    async with _reading(source) as reading:
        if is_file(target):
            return await greenlet_spawn(_to_file, reading, file_of(target), backup, progress)
        async with _shared(target) as writing:
            return await greenlet_spawn(_to_shared, reading, writing, backup, progress)


def _to_backup(reading: Connection, file: Path, progress: Progress) -> Copied:
    with in_place_of(file) as part:
        read, tell = _fill(reading, part, progress)
        set_seal(part, read)
        written = read_back(part, tell)
        compare(read, written)
    return Copied(read, written)


def _to_file(
    reading: Connection, file: Path, backup: Path | None, progress: Progress
) -> Copied:
    with in_place_of(file) as part:
        if backup is not None:
            check_pages(reading, backup)
        read, tell = _fill(reading, part, progress)
        sealed = backup is not None and check_seal(reading, backup, read)
        set_seal(part, None)
        written = read_back(part, tell)
        compare(read, written)
        kept = make_room(file)
    return Copied(read, written, sealed, kept)


def _fill(reading: Connection, part: Path, progress: Progress) -> tuple[Contents, Tell]:
    """Write what is read into a new file; what was read, and who hears of reading it again."""
    revision = _begin(reading)
    tables = tables_in(reading, tables_at(revision))
    tell = _count(progress, READINGS * count_rows(reading, tables))
    if reading.dialect.name == "sqlite":
        copy_pages(reading, part)
        return contents(reading, tables_in(reading), tell), tell
    with engine_of(part).connect() as writing:
        writing.exec_driver_sql("PRAGMA synchronous = OFF")
        writing.exec_driver_sql("PRAGMA journal_mode = MEMORY")
        change_to(revision, writing)
        read = _copy_rows(reading, writing, tables, tell)
        writing.commit()
    return read, tell


def _to_shared(
    reading: Connection, writing: Connection, backup: Path | None, progress: Progress
) -> Copied:
    if backup is not None:
        check_pages(reading, backup)
    revision = _begin(reading)
    tables = tables_in(reading, tables_at(revision))
    tell = _count(progress, READINGS * count_rows(reading, tables))
    change_to(None, writing)
    change_to(revision, writing)
    read = _copy_rows(reading, writing, tables, tell)
    sealed = backup is not None and check_seal(reading, backup, read)
    written = contents(writing, tables_in(writing, tables_at(revision)), tell)
    compare(read, written)
    writing.commit()
    return Copied(read, written, sealed)


def _begin(reading: Connection) -> str:
    """See one moment of the source; the revision it has."""
    revision = None
    if sql.inspect(reading).has_table("alembic_version"):
        reading.rollback()
        begin_snapshot(reading)
        revision = revision_of(reading)
    if revision is None:
        shown = show_url(reading.engine.url.render_as_string(hide_password=True))
        raise CopyError("copy-nothing-there", database=shown)
    return revision


def _copy_rows(
    reading: Connection, writing: Connection, tables: Sequence[Table], tell: Tell
) -> Contents:
    """Copy all rows; what was read. An old log with a hole is copied as it is."""
    read = {}
    mine = tables_in(writing, [table.name for table in tables])
    theirs = {table.name: table for table in tables}
    with _without_triggers(writing, mine):
        for table in mine:
            digest = Digest()
            names = columns_of(table)
            for rows in pages_of(reading, theirs[table.name]):
                digest.add(rows)
                values = [dict(zip(names, row, strict=True)) for row in rows]
                writing.execute(sql.insert(table), values)
                tell(len(rows))
            read[table.name] = digest.part
    if writing.dialect.name == "postgresql":
        for table in mine:
            _set_sequences(writing, table)
    return read


@contextmanager
def _without_triggers(connection: Connection, tables: Sequence[Table]) -> Iterator[None]:
    """What watches over new rows has nothing to say about old ones."""
    if connection.dialect.name == "postgresql":
        for table in tables:
            connection.execute(sql.text(f"ALTER TABLE {table.name} DISABLE TRIGGER USER"))
        yield
        for table in tables:
            connection.execute(sql.text(f"ALTER TABLE {table.name} ENABLE TRIGGER USER"))
        return
    found = connection.exec_driver_sql(
        "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
    ).fetchall()
    for name, _ in found:
        connection.exec_driver_sql(f"DROP TRIGGER {name}")
    yield
    for _, statement in found:
        connection.exec_driver_sql(statement)


def _set_sequences(connection: Connection, table: Table) -> None:
    """The next row that PostgreSQL numbers comes after all that are there."""
    for column in table.primary_key.columns:
        if not isinstance(column.type, sql.Integer):
            continue
        find = sql.select(sql.func.pg_get_serial_sequence(table.name, column.name))
        sequence = connection.execute(find).scalar_one()
        if sequence is not None:
            following = sql.select(sql.func.coalesce(sql.func.max(column), 0) + 1)
            number = connection.execute(following).scalar_one()
            connection.execute(sql.select(sql.func.setval(sequence, number, False)))


def _holding(reading: Connection) -> Holding | None:
    if not sql.inspect(reading).has_table("tables"):
        return None
    tables, events = (
        reading.execute(sql.text(f"SELECT count(*) FROM {name}")).scalar_one()
        for name in ("tables", "events")
    )
    return Holding(tables, events) if tables else None


def _nodes_alive(reading: Connection) -> int:
    if not sql.inspect(reading).has_table("nodes"):
        return 0
    query = sql.text(
        "SELECT count(*) FROM nodes"
        " WHERE seen > 1000 * (extract(epoch FROM clock_timestamp()) - :seconds)"
    )
    return int(reading.execute(query, {"seconds": ALIVE}).scalar_one())


@cache
def tables_at(revision: str) -> frozenset[str]:
    """The tables that we have in a database of that revision; it may have others' as well."""
    with sql.create_engine("sqlite://", poolclass=NullPool).connect() as connection:
        change_to(revision, connection)
        return frozenset(table.name for table in tables_in(connection))


def _count(progress: Progress, total: int) -> Tell:
    done = 0

    def tell(rows: int) -> None:
        nonlocal done
        done += rows
        progress(done, total)
        await_only(asyncio.sleep(0))  # so that Ctrl-C is heard

    return tell


def _has_bytes(file: Path) -> bool:
    return file.exists() and file.stat().st_size > 0


# Connections that plain functions can use, whichever kind of database is behind them


@asynccontextmanager
async def _reading(url: URL) -> AsyncIterator[Connection]:
    """A connection that sees one moment, from its first question on."""
    if is_file(url):
        with engine_of(file_of(url)).connect() as connection:
            yield connection
        return
    async with _shared(url, isolation_level="REPEATABLE READ") as connection:
        yield connection


@asynccontextmanager
async def _shared(url: URL, **options: str) -> AsyncIterator[Connection]:
    engine = create_async_engine(
        url.set(drivername="postgresql+asyncpg"), poolclass=NullPool, **options
    )
    async with engine.connect() as connection:
        plain = connection.sync_connection
        assert plain is not None
        yield plain
