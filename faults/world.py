"""A database and the nodes that stand on it, with every place where a fault can strike."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Literal

from tests.postgres import PORT, Postgres, running

from faults.nodes import Node
from faults.proxy import Proxy

Kind = Literal["sqlite", "postgres"]

FLAGS = ("--no-limits", "--log", "warning")
DISK = 48  # megabytes of the small disk that can be filled


class World:
    """What runs. `address` is the database itself, past all proxies."""

    def __init__(self, kind: Kind, nodes: list[Node], address: str) -> None:
        self.kind = kind
        self.nodes = nodes
        self.address = address
        self.proxies: list[Proxy] = []  # one for each node, on PostgreSQL
        self.postgres: Postgres | None = None
        self.file: Path | None = None  # on SQLite
        self.small_disk = False  # whether the file is alone on a disk that can be filled
        self.brief = False  # faults are short, as a quick test wants them
        self._turns = itertools.count()

    def url(self) -> str:
        """A node to connect to, each in turn, whether it lives or not."""
        return self.nodes[next(self._turns) % len(self.nodes)].url

    def some_proxies(self, chance: random.Random) -> list[Proxy]:
        """The way to the database of one node, or of all."""
        return self.proxies if chance.random() < 0.5 else [chance.choice(self.proxies)]

    @property
    def warnings(self) -> int:
        """How much the nodes have logged: a fault that nobody felt adds nothing."""
        return sum(len(node.log) for node in self.nodes)

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """While another process writes to the file and does not end."""
        with contextlib.closing(self._connect()) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.rollback()

    @contextlib.contextmanager
    def disk_full(self) -> Iterator[None]:
        """While there is no room left. One who reads keeps SQLite from using its log again."""
        assert self.file is not None
        ballast = self.file.with_name("ballast")
        with contextlib.closing(self._connect()) as reader, ballast.open("wb") as filling:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM tables").fetchone()
            with contextlib.suppress(OSError):
                while True:
                    os.write(filling.fileno(), bytes(1 << 16))
            with contextlib.suppress(OSError):
                while True:
                    os.write(filling.fileno(), bytes(64))
            try:
                yield
            finally:
                ballast.unlink()
                reader.rollback()

    def _connect(self) -> sqlite3.Connection:
        assert self.file is not None
        return sqlite3.connect(self.file, timeout=10, isolation_level=None)


@contextlib.asynccontextmanager
async def sqlite_world(full_soon: bool = True) -> AsyncIterator[World]:
    """One node on a file, on a disk that can be filled if it may be full soon."""
    with (
        tempfile.TemporaryDirectory(prefix="wormery-faults-") as name,
        small_disk() if full_soon else contextlib.nullcontext() as disk,
    ):
        folder = Path(name)
        file = (disk or folder) / "tables.db"
        world = World("sqlite", [Node(str(file), folder, "node", *FLAGS)], f"sqlite:///{file}")
        world.file = file
        world.small_disk = disk is not None
        async with _started(world):
            yield world


@contextlib.asynccontextmanager
async def postgres_world(count: int) -> AsyncIterator[World]:
    """Nodes on one PostgreSQL, each behind a proxy of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="wormery-faults-") as name,
        running() as postgres,
    ):
        database = postgres.fresh_database()
        database_name = database.dsn.partition("@/")[2].partition("?")[0]
        proxies = [Proxy(postgres.folder / f".s.PGSQL.{PORT}") for _ in range(count)]
        nodes = []
        for number, proxy in enumerate(proxies):
            await proxy.start()
            address = f"postgresql+asyncpg://postgres@127.0.0.1:{proxy.port}/{database_name}"
            nodes.append(Node(address, Path(name), f"node-{number}", *FLAGS))
        world = World("postgres", nodes, database.url)
        world.postgres, world.proxies = postgres, proxies
        async with _started(world):
            yield world
        for proxy in proxies:
            await proxy.stop()


@contextlib.asynccontextmanager
async def _started(world: World) -> AsyncIterator[None]:
    try:
        # One after the other: the first of them makes the schema.
        for node in world.nodes:
            await node.start()
        yield
    finally:
        for node in world.nodes:
            await asyncio.to_thread(node.end)


@contextlib.contextmanager
def small_disk() -> Iterator[Path | None]:
    """A disk that can be filled: one in memory, if we may mount it."""
    with tempfile.TemporaryDirectory(prefix="wormery-disk-") as name:
        options = ["-t", "tmpfs", "-o", f"size={DISK}m", "tmpfs", name]
        try:
            mounted = subprocess.run(["mount", *options], capture_output=True).returncode == 0
        except OSError:
            mounted = False
        if not mounted:
            yield None
            return
        try:
            yield Path(name)
        finally:
            subprocess.run(["umount", "--lazy", name], check=True)
