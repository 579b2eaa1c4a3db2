"""Names on this server, how strong those who have them are, and games that are to be rated.

A game is rated once: with its end it is put here in the same transaction, if somebody who has a
name played it, and the transaction that rates it takes away what is needed for that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from wormery.server.store.database import Database
from wormery.server.store.schema import played, rated, raters, ratings, tables


class Fit(Struct, frozen=True):
    """What the end of a game says of how strong those are who played it, seat by seat."""

    won: tuple[bool, ...]
    levels: tuple[str, ...]  # of bots; "" for people
    counted: tuple[bool, ...]  # whether it was this person who played


class Strength(NamedTuple):
    mu: float
    sigma: float
    games: int


class Rater(NamedTuple):
    """Someone with a name, and how strong they are at a game."""

    name: str
    strength: Strength
    mine: bool


# How strong everyone is after a game, from its name, its end and who of them has a rating.
Rate = Callable[[str, Fit, dict[int, Strength | None]], dict[int, Strength]]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Fit).decode


def put_to_be_rated(
    connection: Connection, table_id: int, at: int, fit: Fit, devices: Collection[str]
) -> None:
    """A game has ended. One that has been rated before stays as it is."""
    named = sql.select(raters.c.device).where(raters.c.device.in_(devices))
    known = sql.select(rated.c.table_id).where(rated.c.table_id == table_id)
    if connection.execute(named).first() and not connection.execute(known).first():
        row = {"table_id": table_id, "ended": at, "body": encode(fit)}
        connection.execute(sql.insert(rated).values(row))


def take_rating_back(connection: Connection, table_ids: Sequence[int]) -> None:
    """These games have not ended after all; what was rated already stays."""
    some = rated.c.table_id.in_(table_ids) & rated.c.body.is_not(None)
    connection.execute(sql.delete(rated).where(some))


def forget_rated(connection: Connection, table_ids: Sequence[int]) -> None:
    """The tables are deleted."""
    connection.execute(sql.delete(rated).where(rated.c.table_id.in_(table_ids)))


def forget_raters(connection: Connection, devices: Sequence[str]) -> None:
    """No name and no rating stays of these. The name first: it is what a rating waits for."""
    for kept in (raters, ratings):
        connection.execute(sql.delete(kept).where(kept.c.device.in_(devices)))


class Ratings:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._insert = postgresql.insert if database.shared else sqlite.insert

    # Names

    async def names_of(self, devices: Collection[str]) -> dict[str, str]:
        """What those of these devices are called that have a name here."""
        query = sql.select(raters.c.device, raters.c.name)
        query = query.where(raters.c.device.in_(devices))
        return dict(await self._rows(query))

    async def call(self, device: str, name: str, plain: str, now: int) -> bool:
        """Give a device a name, or another one; False if somebody else has it."""
        insert = (
            self._insert(raters)
            .values(device=device, name=name, plain=plain, since=now)
            .on_conflict_do_update(
                index_elements=[raters.c.device], set_={"name": name, "plain": plain}
            )
        )
        try:
            await self.database.write(lambda connection: connection.execute(insert))
        except IntegrityError:
            return False
        return True

    async def leave(self, device: str) -> None:
        await self.database.write(lambda connection: forget_raters(connection, [device]))

    # Lists

    async def own(self, device: str) -> dict[str, Strength]:
        """How strong a device is, game by game."""
        query = sql.select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        query = query.where(ratings.c.device == device)
        return {game: Strength(*rest) for game, *rest in await self._rows(query)}

    async def part(
        self, game: str, device: str, surely: float, first: int, most: int
    ) -> list[Rater]:
        """The strongest first, but those of whom too little is known (sigma) last."""
        query = (
            sql.select(
                raters.c.device, raters.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games
            )
            .join(ratings, ratings.c.device == raters.c.device)
            .where(ratings.c.game == game)
            .order_by(ratings.c.sigma > surely, ratings.c.mu.desc(), raters.c.plain)
            .limit(most)
            .offset(first)
        )
        return [
            Rater(name, Strength(mu, sigma, games), one == device)
            for one, name, mu, sigma, games in await self._rows(query)
        ]

    async def ahead(self, game: str, mu: float, surely: float) -> int:
        """How many are stronger, of those of whom enough is known."""
        query = sql.select(sql.func.count()).select_from(ratings)
        query = query.where(
            ratings.c.game == game, ratings.c.sigma <= surely, ratings.c.mu > mu
        )
        return int((await self._rows(query))[0][0])

    async def count(self, game: str) -> int:
        query = sql.select(sql.func.count()).select_from(ratings)
        return int((await self._rows(query.where(ratings.c.game == game)))[0][0])

    # Rating

    async def rate_next(self, until: int, rate: Rate) -> bool:
        """Rate the game that has waited longest, if it ended by then; False if none has.

        Nodes meet at that game: one rates it, and the others find that it is done.
        """
        head = (
            sql.select(rated.c.table_id, rated.c.ended, rated.c.body)
            .where(rated.c.body.is_not(None), rated.c.ended <= until)
            .order_by(rated.c.ended, rated.c.table_id)
            .limit(1)
            .with_for_update()
        )

        def write(connection: Connection) -> bool:
            row = connection.execute(head).first()
            if row is None:
                return False
            table_id, ended, body = row
            self._rate(connection, table_id, ended, decode(body), rate)
            done = sql.update(rated).where(rated.c.table_id == table_id)
            connection.execute(done.values(body=None))
            return True

        return await self.database.write(write)

    def _rate(
        self, connection: Connection, table_id: int, ended: int, fit: Fit, rate: Rate
    ) -> None:
        query = sql.select(tables.c.game).where(tables.c.id == table_id)
        game: str = connection.execute(query).scalar_one()
        sat = sql.select(played.c.device, played.c.seat).where(played.c.table_id == table_id)
        seats = {device: seat for device, seat in connection.execute(sat) if fit.counted[seat]}
        # Whoever leaves meanwhile waits until this is committed, and then takes it away.
        known = (
            sql.select(raters.c.device)
            .where(raters.c.device.in_(seats), raters.c.since <= ended)
            .order_by(raters.c.device)
            .with_for_update()
        )
        named = list(connection.execute(known).scalars())
        query = sql.select(
            ratings.c.device, ratings.c.mu, ratings.c.sigma, ratings.c.games
        ).where(ratings.c.game == game, ratings.c.device.in_(named))
        before: dict[int, Strength | None] = {seats[device]: None for device in named}
        for device, *strength in connection.execute(query):
            before[seats[device]] = Strength(*strength)
        after = rate(game, fit, before)
        for device in named:
            values = after[seats[device]]._asdict()
            insert = self._insert(ratings).values(device=device, game=game, **values)
            connection.execute(
                insert.on_conflict_do_update(
                    index_elements=[ratings.c.device, ratings.c.game], set_=values
                )
            )

    async def _rows(self, query: sql.Select[Any]) -> list[tuple[Any, ...]]:
        def read(connection: Connection) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in connection.execute(query)]

        return await self.database.read(read)
