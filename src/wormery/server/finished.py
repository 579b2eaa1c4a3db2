"""Games that ended before there were lists of them."""

from __future__ import annotations

import asyncio
import logging

from wormery.server.errors import DatabaseAwayError
from wormery.server.hub import Hub
from wormery.server.messages import Fell, Moved
from wormery.server.reading import read_log
from wormery.server.results import ended_of
from wormery.server.store import Logged

LOG = logging.getLogger("wormery.tables")

BATCH = 50
AGAIN = 1.0  # seconds until a database that was away is asked again
BREATHER = 0.05  # seconds between two games: those who play come first


async def add_older_games(hub: Hub) -> None:
    """Give every game that ended before there were lists its place on them.

    What cannot be read is passed over, and tried again when the server starts again. A
    database that is away is waited for.
    """
    last = added = 0
    while True:
        try:
            some = await hub.store.lists.without_result(last, BATCH)
            for table_id in some:
                added += await _add(hub, table_id)
                last = table_id
                await asyncio.sleep(BREATHER)
        except DatabaseAwayError:
            await asyncio.sleep(AGAIN)
            continue
        if not some:
            break
    if added:
        LOG.info("older games listed", extra={"games": added})


async def _add(hub: Hub, table_id: int) -> bool:
    row = await hub.store.table_by_id(table_id)
    if row is None:
        return False
    entries = await hub.store.entries(table_id)
    reading = await asyncio.to_thread(read_log, row, entries)
    table = reading.table
    if reading.damage is not None or table.state != "over":
        return False
    at = _ended_at(reading.log) or table.last_at
    await hub.store.lists.add_result(table_id, table.number, at, ended_of(table))
    return True


def _ended_at(log: tuple[Logged, ...]) -> int:
    """When the last step of the game was made."""
    return max((one.at for one in log if isinstance(one.event, Moved | Fell)), default=0)
