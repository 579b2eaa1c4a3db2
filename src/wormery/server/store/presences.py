"""Which nodes serve, and which devices are connected to them.

A node says every second that it lives, in a row that carries the database's own time. Others
judge it by that row alone: see `Watch`. No machine's clock is asked.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wormery.server.clock import monotonic
from wormery.server.store.database import Database
from wormery.server.store.schema import nodes, presences, tables

Here = tuple[int, str]  # a table and a device that is connected for it

MILLISECONDS_OF_POSTGRESQL = "extract(epoch from clock_timestamp()) * 1000"
MILLISECONDS_OF_SQLITE = "(julianday('now') - 2440587.5) * 86400000"

WITHOUT_A_NODE = presences.c.node.not_in(sql.select(nodes.c.id))


@dataclass(frozen=True, slots=True)
class Coming:
    """A device came to a table on a node, or left it."""

    node: str
    table_id: int
    device: str
    here: bool


class Beat(NamedTuple):
    """What a node learns from a heartbeat."""

    orphans: bool  # whether devices were connected to nodes that are gone
    known: int  # how many of this node's own devices are written down


class Reading(NamedTuple):
    """What the database's clock showed, and between which moments of our monotonic one."""

    milliseconds: float
    before: float
    after: float


class Watch:
    """How long other nodes have been silent while this one could reach the database.

    A node is dead if its row has not changed for `dead` seconds, in all of which this node
    beat without a gap. After an outage of the database that time begins anew for everyone.
    """

    def __init__(
        self, dead: float, gap: float, monotonic: Callable[[], float] = monotonic
    ) -> None:
        self.dead = dead
        self.gap = gap
        self._monotonic = monotonic
        self._last = monotonic()
        self._rows: dict[str, tuple[int, float]] = {}  # what a row said, and since when

    def see(self, rows: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
        """Those of the rows that are dead."""
        now = self._monotonic()
        known = self._rows if now - self._last <= self.gap else {}
        self._last = now
        self._rows = {}
        for node, seen in rows:
            before = known.get(node)
            same = before is not None and before[0] == seen
            self._rows[node] = before if before and same else (seen, now)
        return [
            (node, seen)
            for node, (seen, since) in self._rows.items()
            if now - since >= self.dead
        ]


class Presences:
    """The rows of nodes and of the devices connected to them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        insert: Any = postgresql.insert if database.shared else sqlite.insert
        clock = MILLISECONDS_OF_POSTGRESQL if database.shared else MILLISECONDS_OF_SQLITE
        exactly: Any = sql.literal_column(f"CAST({clock} AS DOUBLE PRECISION)")
        self._clock = sql.select(exactly)
        milliseconds: Any = sql.literal_column(f"CAST({clock} AS BIGINT)")
        mine = nodes.c.id == sql.bindparam("n")
        self._alive = sql.update(nodes).where(mine).values(seen=milliseconds)
        self._register = (
            insert(nodes)
            .values(id=sql.bindparam("n"), seen=milliseconds)
            .on_conflict_do_nothing()
        )
        self._others = sql.select(nodes.c.id, nodes.c.seen).where(~mine)
        self._orphans = sql.select(presences.c.table_id).where(WITHOUT_A_NODE).distinct()
        self._own = sql.select(sql.func.count()).where(presences.c.node == sql.bindparam("n"))
        self._arrive = (
            insert(presences)
            .from_select(
                ["node", "table_id", "device"],
                # A table that was purged in this moment must not fail the whole batch.
                sql.select(
                    sql.bindparam("n", type_=sql.String),
                    tables.c.id,
                    sql.bindparam("d", type_=sql.String),
                ).where(tables.c.id == sql.bindparam("t")),
            )
            .on_conflict_do_nothing()
        )
        self._depart = sql.delete(presences).where(
            presences.c.node == sql.bindparam("n"),
            presences.c.table_id == sql.bindparam("t"),
            presences.c.device == sql.bindparam("d"),
        )

    async def beat(self, node: str, here: Callable[[], list[Here]], watch: Watch) -> Beat:
        """Say that a node lives, and bury those that are dead.

        A node that was buried itself comes back with all devices that are `here`.
        """

        def write(connection: Connection) -> Beat:
            if not connection.execute(self._alive, {"n": node}).rowcount:
                connection.execute(self._register, {"n": node})
                self.note(connection, [Coming(node, *one, here=True) for one in here()])
            rows = connection.execute(self._others, {"n": node})
            for other, seen in watch.see((row[0], row[1]) for row in rows):
                silent = (nodes.c.id == other) & (nodes.c.seen == seen)
                connection.execute(sql.delete(nodes).where(silent))
            orphans = connection.execute(self._orphans.limit(1)).first() is not None
            known = connection.execute(self._own, {"n": node}).scalar_one()
            return Beat(orphans, known)

        return await self.database.write(write)

    def note(self, connection: Connection, comings: Sequence[Coming]) -> None:
        """Write down who came and who left; the last word about each counts."""
        latest = {(one.node, one.table_id, one.device): one.here for one in comings}
        for here in (True, False):
            # In one order on all nodes, so that two never wait for each other.
            keys = sorted(key for key, value in latest.items() if value is here)
            if keys:
                connection.execute(
                    self._arrive if here else self._depart,
                    [{"n": node, "t": table, "d": device} for node, table, device in keys],
                )

    async def time(self) -> Reading:
        """The database's clock."""

        def read(connection: Connection) -> Reading:
            # The first statement may have to wait for a connection.
            connection.execute(sql.select(1))
            before = time.monotonic()
            milliseconds = connection.execute(self._clock).scalar_one()
            return Reading(milliseconds, before, time.monotonic())

        return await self.database.read(read)

    async def present(self, table_id: int) -> set[str]:
        """The devices connected for a table, to any node."""
        # By way of the nodes, which are few: the key of presences begins with one.
        query = (
            sql.select(presences.c.device)
            .join(nodes, nodes.c.id == presences.c.node)
            .where(presences.c.table_id == table_id)
        )

        def read(connection: Connection) -> set[str]:
            return set(connection.execute(query).scalars())

        return await self.database.read(read)

    async def orphans(self) -> list[int]:
        """The tables where devices were connected to nodes that are gone."""

        def read(connection: Connection) -> list[int]:
            return list(connection.execute(self._orphans).scalars())

        return await self.database.read(read)

    async def clear(self, table_ids: Iterable[int]) -> None:
        """Forget who was connected for these tables to nodes that are gone."""
        these = presences.c.table_id.in_(list(table_ids))
        delete = sql.delete(presences).where(WITHOUT_A_NODE, these)
        await self.database.write(lambda connection: connection.execute(delete))

    async def of_node(self, node: str) -> set[Here]:
        """All that is written down for a node."""
        query = sql.select(presences.c.table_id, presences.c.device).where(
            presences.c.node == node
        )

        def read(connection: Connection) -> set[Here]:
            return {(row[0], row[1]) for row in connection.execute(query)}

        return await self.database.read(read)

    async def retire(self, node: str) -> None:
        """Take a node that stops off the list; others see to its tables at once."""
        delete = sql.delete(nodes).where(nodes.c.id == node)
        await self.database.write(lambda connection: connection.execute(delete))
