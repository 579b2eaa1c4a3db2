"""Looking through a whole database for tables that cannot be read, and mending them.

Mending takes away the first event that cannot be read and all after it, and invents nothing. A
table of which nothing can be read stays as it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

from wormery.games.errors import WormeryError
from wormery.server.reading import read_log
from wormery.server.store import Store, TableRow
from wormery.server.table import Table


@dataclass(frozen=True)
class Checked:
    """A table that was looked at. `table` is as much of it as can be read."""

    row: TableRow
    table: Table
    events: int  # in the log
    damage: WormeryError | None

    @property
    def lost(self) -> int:
        """How many events go if it is mended."""
        return self.events - self.table.number

    @property
    def mendable(self) -> bool:
        return self.damage is not None and self.table.number > 0


async def check_all(store: Store) -> AsyncIterator[Checked]:
    async for row in store.all_tables():
        entries = await store.entries(row.id)
        reading = await asyncio.to_thread(read_log, row, entries)
        yield Checked(row, reading.table, len(entries), reading.damage)


async def mend(store: Store, found: Checked) -> None:
    table = found.table
    chairs = enumerate(table.chairs)
    sitting = [(seat, chair.device) for seat, chair in chairs if chair.device]
    await store.cut(table.id, table.number, table.listed_as, sitting)
