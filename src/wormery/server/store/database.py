"""A database as an event loop uses it: every transaction is one visit, whatever is done there.

Work is a plain function of a connection. PostgreSQL is asked through asyncpg. SQLite has no
way to be asked without waiting, so threads of its own wait for it: one that writes, since
only one can, and some that read.

A database that is away for a moment is asked again, and after a while given up. Whether the
last write was committed is then not known: all our writes may be made twice.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sql
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from wormery.server.errors import DatabaseAwayError
from wormery.server.metrics import METRICS

T = TypeVar("T")
Visit = Callable[[], Coroutine[Any, Any, T]]

LOG = logging.getLogger("wormery.database")

READERS = 2
BUSY = 5000  # milliseconds that SQLite waits for another process
MOST_CONNECTIONS = 8  # to PostgreSQL, half of them only when there is much to do
PATIENCE = 5.0  # seconds in which a database that is away is asked again
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 0.4
SHORTEST_VISIT = 1.0  # seconds that the last visit is given, too
LONGEST_VISIT = 3.0  # seconds; then another connection is tried
COME_BACK = 2  # seconds after which one who was refused may try again

# A connection may die without PostgreSQL hearing of it, in the middle of a transaction: what
# that has locked must not stay locked.
ON_THE_SERVER = {"idle_in_transaction_session_timeout": "5000"}  # milliseconds

FAULTS = (
    OSError,
    DBAPIError,
    sql.exc.TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
HOPELESS = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}
OUR_MISTAKES = (IntegrityError, DataError, ProgrammingError)


class Database(ABC):
    """`shared` says whether other nodes may use it too."""

    shared: bool

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience

    async def write(self, work: Callable[[Connection], T], patience: float | None = None) -> T:
        """Do the work in a transaction and commit it; `DatabaseAwayError` if it cannot be."""
        return await self._patiently(partial(self._write, work), patience)

    async def read(self, work: Callable[[Connection], T], patience: float | None = None) -> T:
        """Do work that changes nothing."""
        return await self._patiently(partial(self._read, work), patience)

    async def write_once(self, work: Callable[[Connection], T]) -> T:
        """Write in one try that may take long, as bringing a schema up to date does."""
        return await self._write(work)

    async def _patiently(self, visit: Visit[T], patience: float | None) -> T:
        clock = asyncio.get_running_loop().time
        end = clock() + (self.patience if patience is None else patience)
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._within(end - clock(), visit())
            except FAULTS as error:
                if not _is_away(error):
                    raise
                if pause == FIRST_PAUSE:
                    LOG.warning("database away", extra={"reason": repr(error)})
                if clock() + pause > end or _is_hopeless(error):
                    METRICS.away.inc()
                    raise DatabaseAwayError("database-away", seconds=COME_BACK) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _within(self, seconds: float, visit: Coroutine[Any, Any, T]) -> T:
        """One visit. A database that has its own limits needs none of ours."""
        return await visit

    @abstractmethod
    async def _write(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def close(self) -> None: ...


class File(Database):
    """A file of SQLite. No other process writes to it."""

    shared = False

    def __init__(self, url: URL, patience: float = PATIENCE) -> None:
        super().__init__(patience)
        self._engine = sql.create_engine(
            url.set(drivername="sqlite+pysqlite"), connect_args={"check_same_thread": False}
        )
        sql.event.listen(self._engine, "connect", _settle)
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def _write(self, work: Callable[[Connection], T]) -> T:
        def visit() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, visit)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def visit() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, visit)

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


class Shared(Database):
    """A database of PostgreSQL."""

    shared = True

    def __init__(self, url: URL, patience: float = PATIENCE) -> None:
        super().__init__(patience)
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=MOST_CONNECTIONS // 2,
            max_overflow=MOST_CONNECTIONS // 2,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            connect_args={"timeout": LONGEST_VISIT, "server_settings": ON_THE_SERVER},
        )
        self._idle: set[ConnectionPoolEntry] = set()
        self._visits: dict[asyncio.Task[Any], Any] = {}  # with the connection each one uses
        sql.event.listen(self._engine.sync_engine, "checkin", self._came_back)
        sql.event.listen(self._engine.sync_engine, "checkout", self._went_out)

    def _came_back(self, _: object, entry: ConnectionPoolEntry) -> None:
        self._idle.add(entry)

    def _went_out(self, _: object, entry: ConnectionPoolEntry, __: object) -> None:
        self._idle.discard(entry)

    async def _within(self, seconds: float, visit: Coroutine[Any, Any, T]) -> T:
        """A server that hangs may never answer, not even to a visit that is cancelled."""
        going = asyncio.create_task(visit)
        limit = min(max(seconds, SHORTEST_VISIT), LONGEST_VISIT)
        try:
            await asyncio.wait((going,), timeout=limit)
            if going.done():
                return going.result()
            self._give_up_idle()
            raise TimeoutError("PostgreSQL does not answer")
        finally:
            connection = self._visits.pop(going, None)
            if not going.done():
                going.cancel()
                going.add_done_callback(_forget)
                if connection is not None:
                    # Else it would wait to roll back, for ever, and never return to the pool.
                    connection.terminate()

    def _give_up_idle(self) -> None:
        """Where one is silent the others may be dead too, and each would cost a visit."""
        for entry in self._idle:
            if entry.driver_connection is not None:
                entry.driver_connection.terminate()
        self._idle.clear()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        async with self._noted(self._engine.begin()) as connection:
            return await connection.run_sync(work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._noted(self._engine.connect()) as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def _noted(
        self, opening: AbstractAsyncContextManager[AsyncConnection]
    ) -> AsyncIterator[AsyncConnection]:
        """A connection, noted down should the visit that uses it have to be ended."""
        task = asyncio.current_task()
        assert task is not None
        try:
            async with opening as connection:
                self._visits[task] = (await connection.get_raw_connection()).driver_connection
                yield connection
        finally:
            self._visits.pop(task, None)

    async def close(self) -> None:
        await self._engine.dispose()


def database(url: str | URL, patience: float = PATIENCE) -> Database:
    made = make_url(url)
    shared = made.get_backend_name() == "postgresql"
    return Shared(made, patience) if shared else File(made, patience)


def _is_away(error: Exception) -> bool:
    """Whether the database is at fault, and not what it was asked."""
    if isinstance(error, OUR_MISTAKES):
        return False
    return _sqlite_code(error) != sqlite3.SQLITE_ERROR  # a statement that makes no sense


def _is_hopeless(error: Exception) -> bool:
    """Whether asking again would change nothing."""
    return _sqlite_code(error) in HOPELESS


def _sqlite_code(error: Exception) -> int | None:
    code: int | None = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return None if code is None else code & 0xFF  # the rest tells more of the same


def _forget(visit: asyncio.Future[Any]) -> None:
    with suppress(Exception, asyncio.CancelledError):
        visit.result()


def _settle(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",  # committed means on the disk
        "foreign_keys = ON",
        f"busy_timeout = {BUSY}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
