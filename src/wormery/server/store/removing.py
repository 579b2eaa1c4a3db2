"""Permanent deletion: tables, and people from the tables that stay."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from wormery.server.store.contests import forget_contests, take_contests_back
from wormery.server.store.drills import forget_drills
from wormery.server.store.lists import forget_results, take_result_back
from wormery.server.store.operators import Action, Operators, give, note
from wormery.server.store.puzzles import forget_answers
from wormery.server.store.ratings import forget_rated, forget_raters
from wormery.server.store.schema import (
    devices,
    events,
    people,
    presences,
    pushes,
    seats,
    tables,
    transfers,
)
from wormery.server.store.store import Entry

BATCH = 50  # tables deleted in one transaction
# The events of which there are many, and which name nobody.
NAMELESS = tuple(
    f'{{"kind":"{kind}"'.encode() for kind in ("moved", "fell", "away", "back", "undone")
)
OVER = ("over", "rematch", "closed")

# The bodies of a log that change when a device is taken out of it, by number. It is given who
# made the table, the events that can name someone, and the device.
Rewrite = Callable[[str, Sequence[Entry], str], dict[int, bytes]]


class Left(NamedTuple):
    """A table where a person has been: what has to be left before they are taken out."""

    table_id: int
    code: str
    state: str


class Removing:
    def __init__(self, operators: Operators) -> None:
        self.operators = operators
        self.database = operators.database

    # Tables

    async def purge(self, table_id: int, now: int, action: Action) -> None:
        """Delete a table with all its events."""

        def write(connection: Connection) -> None:
            _delete(connection, [table_id])
            note(connection, now, action)
            give(connection, now, ("table", table_id, None))

        await self.database.write(write)

    async def delete_some(self, finished: bool, untouched_since: int, now: int) -> int:
        """Delete a few tables where nothing has happened since then; how many there were."""
        last = (
            sql.select(sql.func.max(events.c.at))
            .where(events.c.table_id == tables.c.id)
            .correlate(tables)
            .scalar_subquery()
        )
        query = (
            sql.select(tables.c.id)
            .where(
                tables.c.state.in_(OVER) if finished else tables.c.state.not_in(OVER),
                tables.c.created < untouched_since,
                last < untouched_since,
            )
            .limit(BATCH)
        )

        def write(connection: Connection) -> int:
            old = list(connection.execute(query).scalars())
            if old:
                _delete(connection, old)
                give(connection, now, *(("table", table_id, None) for table_id in old))
            return len(old)

        return await self.database.write(write)

    async def delete_devices(self, unseen_since: int) -> int:
        """Delete devices that nobody has used since then and that no table knows."""
        known = sql.select(people.c.device).where(people.c.device == devices.c.id)
        old = (
            sql.select(devices.c.id)
            .where(
                sql.func.coalesce(devices.c.seen, devices.c.created) < unseen_since,
                ~sql.exists(known),
            )
            .limit(BATCH)
        )

        def write(connection: Connection) -> int:
            unseen = list(connection.execute(old).scalars())
            if unseen:
                forget_drills(connection, unseen)
                forget_contests(connection, unseen)
                forget_raters(connection, unseen)
                forget_answers(connection, unseen)
                for kept in (transfers, pushes):
                    connection.execute(sql.delete(kept).where(kept.c.device.in_(unseen)))
                connection.execute(sql.delete(devices).where(devices.c.id.in_(unseen)))
            return len(unseen)

        return await self.database.write(write)

    # People

    async def tables_of(self, device: str) -> list[Left]:
        """Every table whose log names a device."""
        query = (
            sql.select(tables.c.id, tables.c.code, tables.c.state)
            .join(people, people.c.table_id == tables.c.id)
            .where(people.c.device == device)
            .order_by(tables.c.id)
        )

        def read(connection: Connection) -> list[Left]:
            return [Left(*row) for row in connection.execute(query)]

        return await self.database.read(read)

    async def forget(self, device: str, device_hash: bytes, rewrite: Rewrite, now: int) -> int:
        """Take a device out of everything, in one transaction; from how many tables."""

        def write(connection: Connection) -> int:
            query = sql.select(people.c.table_id).where(people.c.device == device)
            named = sorted(connection.execute(query).scalars())
            for table_id in named:
                _rewrite(connection, table_id, device, rewrite)
            forget_results(connection, device)
            _delete_device(connection, device)
            self.operators.end_cookies(connection, device_hash, now)
            if named:
                give(connection, now, *(("table", table_id, None) for table_id in named))
            return len(named)

        return await self.database.write_once(write)


def _delete(connection: Connection, table_ids: Sequence[int]) -> None:
    take_result_back(connection, table_ids)
    take_contests_back(connection, table_ids)
    forget_rated(connection, table_ids)
    for kept in (presences, seats, people, events):
        connection.execute(sql.delete(kept).where(kept.c.table_id.in_(table_ids)))
    connection.execute(sql.delete(tables).where(tables.c.id.in_(table_ids)))


def _delete_device(connection: Connection, device: str) -> None:
    forget_drills(connection, [device])
    forget_contests(connection, [device])
    forget_raters(connection, [device])
    forget_answers(connection, [device])
    connection.execute(sql.delete(pushes).where(pushes.c.device == device))
    connection.execute(sql.delete(transfers).where(transfers.c.device == device))
    connection.execute(sql.delete(presences).where(presences.c.device == device))
    connection.execute(sql.delete(seats).where(seats.c.device == device))
    connection.execute(sql.delete(people).where(people.c.device == device))
    connection.execute(sql.delete(devices).where(devices.c.id == device))


def _rewrite(connection: Connection, table_id: int, device: str, rewrite: Rewrite) -> None:
    """One table: another number for the device, a new one each time, and no name."""
    this = tables.c.id == table_id
    maker: str = connection.execute(sql.select(tables.c.host).where(this)).scalar_one()
    for number, body in rewrite(maker, _naming(connection, table_id), device).items():
        event = (events.c.table_id == table_id) & (events.c.number == number)
        connection.execute(sql.update(events).where(event).values(body=body))
    stranger = secrets.token_hex(16)
    own = (events.c.table_id == table_id) & (events.c.device == device)
    connection.execute(sql.update(events).where(own).values(device=stranger))
    for column in (tables.c.host, tables.c.handed_to):
        held = this & (column == device)
        connection.execute(sql.update(tables).where(held).values({column.name: stranger}))


def _naming(connection: Connection, table_id: int) -> list[Entry]:
    """The events of a table that can name someone."""
    log = events.c
    query: sql.Select[Any] = sql.select(log.number, log.at, log.device, log.command, log.body)
    query = query.where(log.table_id == table_id).order_by(log.number)
    for start in NAMELESS:
        query = query.where(sql.func.substr(log.body, 1, len(start)) != start)
    return [Entry(*row) for row in connection.execute(query)]
