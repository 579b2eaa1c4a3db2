"""What lists are made of: tables that anyone may join, and games that have ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from msgspec import Struct, structs
from sqlalchemy.engine import Connection

from wormery.games import LETTERS
from wormery.server.store.database import Database
from wormery.server.store.ratings import Fit, put_to_be_rated, take_rating_back
from wormery.server.store.schema import digests, events, played, presences, results, tables

OVER = ("over", "rematch")
MOST_GAMES = 5_000  # of one device, the latest, that a search looks through


class SeatEnded(Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat when the game ended, and how they did."""

    name: str
    score: int
    place: int  # 1 for those who won
    level: str | None = None  # of a bot


class Ended(Struct, frozen=True):
    """How a game ended, and on which devices it was played; `seats` is empty for a record."""

    seats: tuple[SeatEnded, ...]
    devices: tuple[tuple[int, str], ...] = ()
    fit: Fit | None = None  # what it says of how strong they are


class EndedRow(NamedTuple):
    """A game that one has played."""

    table_id: int
    code: str
    game: str
    ended: int
    body: bytes

    @property
    def seats(self) -> tuple[SeatEnded, ...]:
        return decode_seats(self.body)


encode = msgspec.json.Encoder().encode
decode_seats = msgspec.json.Decoder(tuple[SeatEnded, ...]).decode


def take_result_back(connection: Connection, table_ids: Iterable[int]) -> None:
    """A table is deleted, or its log is cut off before the end of the game."""
    some = list(table_ids)
    take_rating_back(connection, some)
    for kept in (digests, played, results):
        connection.execute(sql.delete(kept).where(kept.c.table_id.in_(some)))


def write_result(connection: Connection, table_id: int, at: int, ended: Ended) -> None:
    take_result_back(connection, [table_id])
    body = encode(ended.seats) if ended.seats else None
    connection.execute(sql.insert(results).values(table_id=table_id, ended=at, body=body))
    if ended.devices:
        rows = [
            {"table_id": table_id, "seat": seat, "device": one} for seat, one in ended.devices
        ]
        connection.execute(sql.insert(played), rows)
    if ended.fit is not None:
        put_to_be_rated(connection, table_id, at, ended.fit, [one for _, one in ended.devices])


def forget_results(connection: Connection, device: str) -> None:
    """Take a person's name out of the results; the games stay for the others."""
    query = (
        sql.select(played.c.table_id, played.c.seat, results.c.body)
        .join(results, results.c.table_id == played.c.table_id)
        .where(played.c.device == device)
    )
    bodies: dict[int, tuple[SeatEnded, ...]] = {}
    for table_id, seat, body in connection.execute(query):
        seats = list(bodies.get(table_id) or decode_seats(body))
        seats[seat] = structs.replace(seats[seat], name=LETTERS[seat])
        bodies[table_id] = tuple(seats)
    for table_id, nameless in bodies.items():
        update = sql.update(results).where(results.c.table_id == table_id)
        connection.execute(update.values(body=encode(nameless)))
    forget_digests(connection, device)
    connection.execute(sql.delete(played).where(played.c.device == device))


def forget_digests(connection: Connection, device: str) -> None:
    """Nothing stays of what happened in the games that nobody else has played."""
    others = sql.select(played.c.table_id).where(
        played.c.table_id == digests.c.table_id, played.c.device != device
    )
    own = sql.select(played.c.table_id).where(played.c.device == device)
    alone = digests.c.table_id.in_(own) & ~sql.exists(others)
    connection.execute(sql.delete(digests).where(alone))


class Lists:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def open_tables(self, most: int) -> list[bytes]:
        """What is listed of tables whose host is there, the newest first."""
        host = sql.func.coalesce(tables.c.handed_to, tables.c.host)
        here = sql.select(presences.c.table_id).where(
            presences.c.table_id == tables.c.id, presences.c.device == host
        )
        query = (
            sql.select(tables.c.listing)
            .where(tables.c.listing.is_not(None), tables.c.archived.is_(None), sql.exists(here))
            .order_by(tables.c.id.desc())
            .limit(most)
        )
        return [bytes(row[0]) for row in await self._rows(query)]

    async def games_of(
        self, device: str, first: int = 0, most: int = MOST_GAMES
    ) -> list[EndedRow]:
        """The games that a device has played to their end, the latest first."""
        own = sql.select(played.c.table_id).where(played.c.device == device)
        query = (
            sql.select(
                tables.c.id, tables.c.code, tables.c.game, results.c.ended, results.c.body
            )
            .join(results, results.c.table_id == tables.c.id)
            .where(results.c.table_id.in_(own), results.c.body.is_not(None))
            .order_by(results.c.ended.desc(), results.c.table_id.desc())
            .limit(most)
            .offset(first)
        )
        return [EndedRow(*row) for row in await self._rows(query)]

    async def seats_at(self, table_ids: Sequence[int], device: str) -> dict[int, list[int]]:
        """The seats that a device had at each of these tables."""
        query = (
            sql.select(played.c.table_id, played.c.seat)
            .where(played.c.device == device, played.c.table_id.in_(table_ids))
            .order_by(played.c.seat)
        )
        found: dict[int, list[int]] = {}
        for table_id, seat in await self._rows(query):
            found.setdefault(table_id, []).append(seat)
        return found

    async def without_result(self, after: int, most: int) -> list[int]:
        """Tables whose game has ended and that no list of games has yet."""
        told = sql.select(results.c.table_id).where(results.c.table_id == tables.c.id)
        query = (
            sql.select(tables.c.id)
            .where(tables.c.state.in_(OVER), tables.c.id > after, ~sql.exists(told))
            .order_by(tables.c.id)
            .limit(most)
        )
        return [row[0] for row in await self._rows(query)]

    async def add_result(self, table_id: int, number: int, at: int, ended: Ended) -> None:
        """Note how a game ended, unless its log has gone on since event `number`."""
        last = sql.select(sql.func.max(events.c.number)).where(events.c.table_id == table_id)

        def write(connection: Connection) -> None:
            if connection.execute(last).scalar() == number:
                write_result(connection, table_id, at, ended)

        await self.database.write(write)

    async def _rows(self, query: sql.Select[Any]) -> list[tuple[Any, ...]]:
        def read(connection: Connection) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in connection.execute(query)]

        return await self.database.read(read)
