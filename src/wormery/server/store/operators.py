"""What those who run a server decide and want to know, in the database.

Nodes hear of each other's decisions by *orders*: rows that each node asks for once a second.
They are numbered in the order of their transactions, so that none is overlooked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wormery.server.store.schema import (
    bans,
    devices,
    events,
    figures,
    generations,
    messages,
    operator_log,
    orders,
    presences,
    pushes,
    seats,
    tables,
    transfers,
)
from wormery.server.store.store import Store

# Orders are numbered one after the other; any number will do that nobody else uses.
ORDER_LOCK = 7_702_137
DAY = 24 * 3600 * 1000

Kind = Literal["bans", "message", "device", "table"]


class Order(NamedTuple):
    id: int
    kind: Kind
    table_id: int | None
    device_hash: bytes | None


class Ban(NamedTuple):
    id: int
    network: str | None
    device_hash: bytes | None
    reason: str
    created: int
    until: int | None


class Action(NamedTuple):
    """What an operator did."""

    action: str
    subject: str
    detail: str = ""


class Done(NamedTuple):
    at: int
    action: str
    subject: str
    detail: str


class Found(NamedTuple):
    """A table as an operator finds it."""

    id: int
    code: str
    game: str
    state: str
    created: int
    archived: int | None
    events: int
    last_at: int
    people: int


@dataclass(frozen=True)
class Search:
    """Which tables are meant; `before` is the id of the last on the page before."""

    code: str = ""
    game: str = ""
    state: str = ""
    created_before: int | None = None
    untouched_since: int | None = None
    before: int | None = None
    most: int = 50


class Counts(NamedTuple):
    tables: Mapping[str, int]  # by state
    devices: int  # that have a nickname or have moved
    connected: int  # devices with a socket at a table where they sit


def give(
    connection: Connection, at: int, *given: tuple[Kind, int | None, bytes | None]
) -> None:
    """Tell all nodes, once this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            sql.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ORDER_LOCK}
        )
    rows = [
        {"at": at, "kind": kind, "table_id": table_id, "device_hash": device_hash}
        for kind, table_id, device_hash in given
    ]
    connection.execute(sql.insert(orders), rows)


def note(connection: Connection, at: int, action: Action) -> None:
    values = {**action._asdict(), "at": at}
    connection.execute(sql.insert(operator_log).values(values))


class Operators:
    """The database as operators use it."""

    def __init__(self, store: Store) -> None:
        self.database = store.database
        self.shared = store.shared
        self._insert = postgresql.insert if store.shared else sqlite.insert

    async def _rows(self, query: sql.Select[Any]) -> list[tuple[Any, ...]]:
        def read(connection: Connection) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in connection.execute(query)]

        return await self.database.read(read)

    # Orders

    async def last_order(self) -> int:
        rows = await self._rows(sql.select(sql.func.coalesce(sql.func.max(orders.c.id), 0)))
        return int(rows[0][0])

    async def orders(self, after: int) -> list[Order]:
        query = (
            sql.select(orders.c.id, orders.c.kind, orders.c.table_id, orders.c.device_hash)
            .where(orders.c.id > after)
            .order_by(orders.c.id)
        )
        return [Order(*row) for row in await self._rows(query)]

    async def forget_orders(self, before: int) -> None:
        """All nodes have seen those. The last one stays: numbers must not begin anew."""
        last = sql.select(sql.func.max(orders.c.id)).scalar_subquery()
        delete = sql.delete(orders).where(orders.c.at < before, orders.c.id < last)
        await self.database.write(lambda connection: connection.execute(delete))

    # Cookies that are no longer good

    async def generations(self) -> dict[bytes, int]:
        query = sql.select(generations.c.device_hash, generations.c.generation)
        return {bytes(who): number for who, number in await self._rows(query)}

    async def generation(self, device_hash: bytes) -> int:
        query = sql.select(generations.c.generation).where(
            generations.c.device_hash == device_hash
        )
        rows = await self._rows(query)
        return int(rows[0][0]) if rows else 0

    async def sign_out(self, device: str, device_hash: bytes, now: int) -> int:
        """End a device's cookies, one-time codes and pushes; the generation from now on."""

        def write(connection: Connection) -> int:
            for kept in (transfers, pushes):  # this browser subscribes again by itself
                connection.execute(sql.delete(kept).where(kept.c.device == device))
            return self.end_cookies(connection, device_hash, now)

        return await self.database.write(write)

    def end_cookies(self, connection: Connection, device_hash: bytes, now: int) -> int:
        raised = (
            self._insert(generations)
            .values(device_hash=device_hash, generation=1)
            .on_conflict_do_update(
                index_elements=[generations.c.device_hash],
                set_={"generation": generations.c.generation + 1},
            )
            .returning(generations.c.generation)
        )
        generation: int = connection.execute(raised).scalar_one()
        give(connection, now, ("device", None, device_hash))
        return generation

    async def saw(self, device: str, now: int) -> None:
        """A device with a row of its own is in use; written once a day."""
        update = (
            sql.update(devices)
            .where(
                devices.c.id == device,
                sql.func.coalesce(devices.c.seen, devices.c.created) < now - DAY,
            )
            .values(seen=now)
        )
        query = sql.select(devices.c.id).where(
            devices.c.id == device,
            sql.func.coalesce(devices.c.seen, devices.c.created) < now - DAY,
        )
        if await self._rows(query):
            await self.database.write(lambda connection: connection.execute(update))

    # Bans

    async def bans(self, now: int) -> list[Ban]:
        query = (
            sql.select(
                bans.c.id,
                bans.c.network,
                bans.c.device_hash,
                bans.c.reason,
                bans.c.created,
                bans.c.until,
            )
            .where(bans.c.until.is_(None) | (bans.c.until > now))
            .order_by(bans.c.id)
        )
        return [Ban(*row) for row in await self._rows(query)]

    async def ban(
        self,
        network: str | None,
        device_hash: bytes | None,
        reason: str,
        until: int | None,
        now: int,
        action: Action,
    ) -> int:
        insert = (
            sql.insert(bans)
            .values(
                network=network,
                device_hash=device_hash,
                reason=reason,
                created=now,
                until=until,
            )
            .returning(bans.c.id)
        )

        def write(connection: Connection) -> int:
            connection.execute(sql.delete(bans).where(bans.c.until <= now))
            number: int = connection.execute(insert).scalar_one()
            note(connection, now, action)
            give(connection, now, ("bans", None, None))
            return number

        return await self.database.write(write)

    async def unban(self, number: int, now: int, action: Action) -> bool:
        """Lift a ban; False if there is none of that number."""

        def write(connection: Connection) -> bool:
            gone = connection.execute(
                sql.delete(bans).where(bans.c.id == number).returning(bans.c.id)
            ).first()
            if gone is not None:
                note(connection, now, action)
                give(connection, now, ("bans", None, None))
            return gone is not None

        return await self.database.write(write)

    # The message of the day

    async def message(self) -> tuple[dict[str, str], int]:
        """The message by language, and when it was set; empty if there is none."""
        query = sql.select(messages.c.language, messages.c.text, messages.c.at)
        rows = await self._rows(query)
        return {row[0]: row[1] for row in rows}, max((row[2] for row in rows), default=0)

    async def set_message(self, texts: Mapping[str, str], now: int, action: Action) -> None:
        rows = [{"language": one, "text": text, "at": now} for one, text in texts.items()]

        def write(connection: Connection) -> None:
            connection.execute(sql.delete(messages))
            if rows:
                connection.execute(sql.insert(messages), rows)
            note(connection, now, action)
            give(connection, now, ("message", None, None))

        await self.database.write(write)

    # What was done

    async def note(self, now: int, action: Action) -> None:
        await self.database.write(lambda connection: note(connection, now, action))

    async def log(self, most: int) -> list[Done]:
        log = operator_log.c
        query = sql.select(log.at, log.action, log.subject, log.detail)
        return [
            Done(*row) for row in await self._rows(query.order_by(log.id.desc()).limit(most))
        ]

    # What there is

    async def search(self, wanted: Search) -> list[Found]:
        """Tables, the newest first."""
        rows = await self._rows(_search(wanted))
        return [Found(*row) for row in rows]

    async def counts(self) -> Counts:
        def read(connection: Connection) -> Counts:
            by_state = connection.execute(
                sql.select(tables.c.state, sql.func.count()).group_by(tables.c.state)
            )
            known = connection.execute(sql.select(sql.func.count()).select_from(devices))
            here = connection.execute(
                sql.select(sql.func.count(sql.distinct(presences.c.device))).join(
                    seats,
                    (seats.c.table_id == presences.c.table_id)
                    & (seats.c.device == presences.c.device),
                )
            )
            return Counts(
                {row[0]: row[1] for row in by_state},
                int(known.scalar_one()),
                int(here.scalar_one()),
            )

        return await self.database.read(read)

    # Nodes

    async def say_figures(self, node: str, at: int, body: bytes) -> None:
        insert = (
            self._insert(figures)
            .values(node=node, at=at, body=body)
            .on_conflict_do_update(
                index_elements=[figures.c.node], set_={"at": at, "body": body}
            )
        )

        def write(connection: Connection) -> None:
            connection.execute(insert)
            connection.execute(sql.delete(figures).where(figures.c.at < at - DAY))

        await self.database.write(write)

    async def figures(self) -> list[tuple[str, int, bytes]]:
        query = sql.select(figures.c.node, figures.c.at, figures.c.body)
        return [(row[0], row[1], bytes(row[2])) for row in await self._rows(query)]

    async def retire(self, node: str) -> None:
        delete = sql.delete(figures).where(figures.c.node == node)
        await self.database.write(lambda connection: connection.execute(delete))


def _of_table(column: sql.ColumnElement[Any], source: sql.FromClause) -> Any:
    """A figure about the table of the row."""
    return (
        sql.select(column)
        .select_from(source)
        .where(source.c.table_id == tables.c.id)
        .correlate(tables)
        .scalar_subquery()
    )


def _search(wanted: Search) -> sql.Select[Any]:
    number = _of_table(sql.func.coalesce(sql.func.max(events.c.number), 0), events)
    last_at = _of_table(sql.func.coalesce(sql.func.max(events.c.at), 0), events)
    sitting = _of_table(sql.func.count(), seats)
    query = sql.select(
        tables.c.id,
        tables.c.code,
        tables.c.game,
        tables.c.state,
        tables.c.created,
        tables.c.archived,
        number,
        last_at,
        sitting,
    )
    if wanted.code:
        query = query.where(tables.c.code.startswith(wanted.code, autoescape=True))
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.state:
        query = query.where(tables.c.state == wanted.state)
    if wanted.created_before is not None:
        query = query.where(tables.c.created < wanted.created_before)
    if wanted.untouched_since is not None:
        query = query.where(last_at < wanted.untouched_since)
    if wanted.before is not None:
        query = query.where(tables.c.id < wanted.before)
    return query.order_by(tables.c.id.desc()).limit(wanted.most)
