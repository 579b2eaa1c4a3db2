"""A database as an event loop uses it: every transaction is one visit, whatever is done there.

Work is a plain function of a connection. PostgreSQL is asked through asyncpg. SQLite has no
way to be asked without waiting, so threads of its own wait for it: one that writes, since
only one can, and some that read.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")

READERS = 2


class Database(ABC):
    """`shared` says whether other nodes may use it too."""

    shared: bool

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction and commit it."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that changes nothing."""

    @abstractmethod
    async def close(self) -> None: ...


class File(Database):
    """A file of SQLite. No other process writes to it."""

    shared = False

    def __init__(self, url: URL) -> None:
        self._engine = sql.create_engine(
            url.set(drivername="sqlite+pysqlite"), connect_args={"check_same_thread": False}
        )
        sql.event.listen(self._engine, "connect", _settle)
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def write(self, work: Callable[[Connection], T]) -> T:
        def visit() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, visit)

    async def read(self, work: Callable[[Connection], T]) -> T:
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

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=4,
            max_overflow=4,
            pool_pre_ping=True,
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def database(url: str | URL) -> Database:
    made = make_url(url)
    return Shared(made) if made.get_backend_name() == "postgresql" else File(made)


def _settle(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",  # committed means on the disk
        "foreign_keys = ON",
        "busy_timeout = 5000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
