"""What happened in finished games, in the database: what somebody's numbers are made of."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wormery.highlights import Highlight
from wormery.server.store.lists import SeatEnded, decode_seats, forget_digests
from wormery.server.store.schema import devices, digests, played, results, tables
from wormery.server.store.store import Store

VERSION = 1  # raised when digests say more, or something else: then all are made anew
MOST = 1_000  # games of one device, the latest, that its numbers are made of
LOOKED_AT = 100  # of those, the latest, whose luck and skill are worked out
CLAIM = 15 * 60_000  # milliseconds until another node may try what one had begun
NOTHING = b""


class SeatDigest(Struct, frozen=True, omit_defaults=True):
    """What a seat did: see `highlights.counts`. In so many moves somebody stood in for it."""

    counts: dict[str, int]
    bests: tuple[Highlight, ...] = ()
    stood_in: int = 0


class Digest(Struct, frozen=True):
    """What happened in a game; `whole` unless it went on from a record."""

    whole: bool
    parties: int  # who could win
    steps: int
    seats: tuple[SeatDigest, ...]


class SeatAccount(Struct, frozen=True):
    """What luck and skill did to a seat's chance to win; skill is that of its own hand."""

    start: float
    own_luck: float
    others_luck: float
    skill: float
    decisions: int
    given_away: float  # in all of these
    result: float


class Game(NamedTuple):
    """A game that one has played: what the list of games has of it, and what was found out."""

    table_id: int
    code: str
    game: str
    ended: int
    own: tuple[int, ...]
    seats: tuple[SeatEnded, ...]
    digest: Digest | None
    account: tuple[SeatAccount, ...] | None
    waits: bool  # the digest is still to be made


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Digest).decode
decode_account = msgspec.json.Decoder(tuple[SeatAccount, ...]).decode


class Digests:
    def __init__(self, store: Store) -> None:
        self.database = store.database
        self._insert = postgresql.insert if store.shared else sqlite.insert

    async def since(self, device: str) -> int:
        """When somebody wanted their numbers forgotten; 0 if never."""
        query = sql.select(devices.c.numbers_since).where(devices.c.id == device)

        def read(connection: Connection) -> int:
            return connection.execute(query).scalar() or 0

        return await self.database.read(read)

    async def games_of(self, device: str, since: int) -> list[Game]:
        """What a device has played to its end since then, the latest first."""
        query = (
            sql.select(
                *(tables.c.id, tables.c.code, tables.c.game, results.c.ended, results.c.body),
                *(digests.c.version, digests.c.body.label("digest"), digests.c.account),
            )
            .join(results, results.c.table_id == tables.c.id)
            .outerjoin(digests, digests.c.table_id == tables.c.id)
            .where(*_played_by(device, since))
            .order_by(results.c.ended.desc(), tables.c.id.desc())
            .limit(MOST)
        )
        seats = (
            sql.select(played.c.table_id, played.c.seat)
            .where(played.c.device == device)
            .order_by(played.c.seat)
        )

        def read(connection: Connection) -> list[Game]:
            own: dict[int, tuple[int, ...]] = {}
            for table_id, seat in connection.execute(seats):
                own[table_id] = (*own.get(table_id, ()), seat)
            return [_game(row, own[row.id]) for row in connection.execute(query)]

        return await self.database.read(read)

    async def put(self, table_id: int, digest: Digest | None) -> None:
        """Keep what happened in a game; None if it cannot be read. Its account stays."""
        body = None if digest is None else encode(digest)
        hopeless = digest is None or not digest.whole
        values: dict[str, Any] = {"version": VERSION, "body": body}
        if hopeless:
            values["account"] = NOTHING
        insert = self._insert(digests).values(table_id=table_id, **values)
        insert = insert.on_conflict_do_update(index_elements=[digests.c.table_id], set_=values)
        ended = sql.select(results.c.table_id).where(results.c.table_id == table_id)

        def write(connection: Connection) -> None:
            if connection.execute(ended).first() is not None:
                connection.execute(insert)

        await self.database.write(write)

    async def claim(self, table_id: int, now: int) -> bool:
        """Whether the account of a game is for this node to work out."""
        free = digests.c.claimed.is_(None) | (digests.c.claimed < now - CLAIM)
        update = (
            sql.update(digests)
            .where(digests.c.table_id == table_id, digests.c.account.is_(None), free)
            .values(claimed=now)
        )
        return await self.database.write(
            lambda connection: connection.execute(update).rowcount == 1
        )

    async def put_account(self, table_id: int, account: tuple[SeatAccount, ...]) -> None:
        """Keep an account; an empty one says that there is none to be had."""
        update = (
            sql.update(digests)
            .where(digests.c.table_id == table_id)
            .values(account=encode(account) if account else NOTHING)
        )
        await self.database.write(lambda connection: connection.execute(update))

    async def forget(self, device: str, now: int) -> None:
        """Forget somebody's numbers: only games that end from now on count."""
        insert = self._insert(devices).values(
            id=device, nickname="", created=now, numbers_since=now
        )
        insert = insert.on_conflict_do_update(
            index_elements=[devices.c.id], set_={"numbers_since": now}
        )

        def write(connection: Connection) -> None:
            connection.execute(insert)
            forget_digests(connection, device)

        await self.database.write(write)


def _played_by(device: str, since: int) -> tuple[sql.ColumnElement[bool], ...]:
    own = sql.select(played.c.table_id).where(played.c.device == device)
    return (
        results.c.table_id.in_(own),
        results.c.body.is_not(None),
        results.c.ended > since,
    )


def _game(row: Any, own: tuple[int, ...]) -> Game:
    known = row.version == VERSION
    return Game(
        *(row.id, row.code, row.game, row.ended, own),
        seats=decode_seats(row.body),
        digest=decode(row.digest) if known and row.digest is not None else None,
        account=decode_account(row.account)
        if row.account
        else ()
        if row.account == b""
        else None,
        waits=not known,
    )


def _account(body: bytes | None) -> tuple[SeatAccount, ...] | None:
    if body is None:
        return None
    return decode_account(body) if body else ()
