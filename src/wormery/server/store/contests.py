"""Who has played with the same dice, in the database: daily tables and challenges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from wormery.server.store.lists import SeatEnded, decode_seats
from wormery.server.store.schema import challenges, contests, results, tables
from wormery.server.store.store import Store

MOST_LINES = 5_000  # games of one contest that are compared with each other


class Try(NamedTuple):
    """A table at which somebody plays with the dice of a contest."""

    name: str
    game: str
    device: str
    table_id: int
    seat: int
    code: str
    body: bytes | None  # how the game ended; None while it goes on

    @property
    def ended(self) -> tuple[SeatEnded, ...] | None:
        return None if self.body is None else decode_seats(self.body)


class Challenge(NamedTuple):
    """A finished game whose dice others may play with."""

    code: str
    table_id: int
    seat: int
    device: str
    table: str  # the code of that game's table
    game: str


TRIES = (
    sql.select(
        contests.c.name,
        contests.c.game,
        contests.c.device,
        contests.c.table_id,
        contests.c.seat,
        tables.c.code,
        results.c.body,
    )
    .join(tables, tables.c.id == contests.c.table_id)
    .outerjoin(results, results.c.table_id == contests.c.table_id)
)
CHALLENGES = sql.select(
    challenges.c.code,
    challenges.c.table_id,
    challenges.c.seat,
    challenges.c.device,
    tables.c.code,
    tables.c.game,
).join(tables, tables.c.id == challenges.c.table_id)


class Contests:
    def __init__(self, store: Store) -> None:
        self.database = store.database

    async def tries_of(self, device: str, name: str) -> dict[str, Try]:
        """What somebody plays, or has played, in a contest, by game."""
        mine = (contests.c.device == device) & (contests.c.name == name)
        return {one.game: one for one in await self._tries(TRIES.where(mine))}

    async def finished(self, name: str, game: str) -> list[Try]:
        """The games of a contest that are over, in the order in which they ended."""
        this = (contests.c.name == name) & (contests.c.game == game)
        query = TRIES.where(this, results.c.body.is_not(None))
        query = query.order_by(results.c.ended, contests.c.table_id).limit(MOST_LINES)
        return await self._tries(query)

    async def counts(self, name: str) -> dict[str, int]:
        """How many have played to the end, by game."""
        query = (
            sql.select(contests.c.game, sql.func.count())
            .join(results, results.c.table_id == contests.c.table_id)
            .where(contests.c.name == name)
            .group_by(contests.c.game)
        )

        def read(connection: Connection) -> dict[str, int]:
            return {game: int(count) for game, count in connection.execute(query)}

        return await self.database.read(read)

    async def challenge(self, code: str) -> Challenge | None:
        found = await self._challenges(CHALLENGES.where(challenges.c.code == code))
        return found[0] if found else None

    async def challenge_of(self, table_id: int, seat: int, device: str) -> Challenge | None:
        """The challenge that somebody has made of a seat's game already."""
        this = (challenges.c.table_id == table_id) & (challenges.c.seat == seat)
        query = CHALLENGES.where(this, challenges.c.device == device)
        found = await self._challenges(query)
        return found[0] if found else None

    async def add_challenge(
        self, code: str, table_id: int, seat: int, device: str, now: int
    ) -> bool:
        """False if there is such a challenge already, or another has this code."""
        insert = sql.insert(challenges).values(
            code=code, table_id=table_id, seat=seat, device=device, created=now
        )
        try:
            await self.database.write(lambda connection: connection.execute(insert))
        except IntegrityError:
            return False
        return True

    async def _tries(self, query: sql.Select[Any]) -> list[Try]:
        def read(connection: Connection) -> list[Try]:
            return [Try(*row) for row in connection.execute(query)]

        return await self.database.read(read)

    async def _challenges(self, query: sql.Select[Any]) -> list[Challenge]:
        def read(connection: Connection) -> list[Challenge]:
            return [Challenge(*row) for row in connection.execute(query)]

        return await self.database.read(read)


def forget_contests(connection: Connection, devices: Sequence[str]) -> None:
    """These are compared with nobody any more, and challenge nobody."""
    for kept in (contests, challenges):
        connection.execute(sql.delete(kept).where(kept.c.device.in_(devices)))


def take_contests_back(connection: Connection, table_ids: Sequence[int]) -> None:
    """Tables are deleted."""
    for kept in (contests, challenges):
        connection.execute(sql.delete(kept).where(kept.c.table_id.in_(table_ids)))
