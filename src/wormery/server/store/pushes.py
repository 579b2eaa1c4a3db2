"""Where devices want to be told of their turn, in the database."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wormery.server.store.schema import pushes
from wormery.server.store.store import Store

MOST = 5  # subscriptions of one device, which may be several browsers; older ones make room


class Address(NamedTuple):
    """Where to push, with what it takes so that only the browser can read it."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Pushes:
    def __init__(self, store: Store) -> None:
        self.database = store.database
        self._insert = postgresql.insert if store.shared else sqlite.insert

    async def add(self, device: str, address: Address, now: int) -> None:
        """Subscribe a browser, which may have belonged to another device before."""
        values = {**address._asdict(), "device": device, "created": now}
        insert = (
            self._insert(pushes)
            .values(endpoint_hash=_hash(address.endpoint), **values)
            .on_conflict_do_update(index_elements=[pushes.c.endpoint_hash], set_=values)
        )
        newest = (
            sql.select(pushes.c.endpoint_hash)
            .where(pushes.c.device == device)
            .order_by(pushes.c.created.desc(), pushes.c.endpoint_hash)
            .limit(MOST)
        )
        too_many = (pushes.c.device == device) & pushes.c.endpoint_hash.not_in(newest)

        def write(connection: Connection) -> None:
            connection.execute(insert)
            connection.execute(sql.delete(pushes).where(too_many))

        await self.database.write(write)

    async def remove(self, endpoint: str, device: str | None = None) -> None:
        """Unsubscribe a browser; only its own device may ask for that."""
        these = pushes.c.endpoint_hash == _hash(endpoint)
        if device is not None:
            these &= pushes.c.device == device
        delete = sql.delete(pushes).where(these)
        await self.database.write(lambda connection: connection.execute(delete))

    async def claim(self, device: str, table_id: int, steps: int) -> list[Address]:
        """The addresses that this node, and no other, is to tell of a turn."""
        told = (sql.func.coalesce(pushes.c.told_table, -1) == table_id) & (
            sql.func.coalesce(pushes.c.told_steps, -1) == steps
        )
        update = (
            sql.update(pushes)
            .where(pushes.c.device == device, ~told)
            .values(told_table=table_id, told_steps=steps)
            .returning(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.language)
        )

        def write(connection: Connection) -> list[Address]:
            return [Address(*row) for row in connection.execute(update)]

        return await self.database.write(write)


def _hash(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()
