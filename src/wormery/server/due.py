"""What is due at tables without anyone asking.

A bot's move, a stand-in's, the next game, and bots for the seats that are still open.
"""

from __future__ import annotations

import asyncio
import time

from wormery.server.bots import Bots
from wormery.server.deciding import decide_move, filled, start
from wormery.server.hub import Hub, LiveTable
from wormery.server.messages import AnyEvent, Rematched
from wormery.server.plans import next_game
from wormery.server.presence import Presence
from wormery.server.table import Decision

# No client can give a command such an id, and so nobody can prepare somebody's next table.
REMATCH = "rematch:"
SOON = 0.02  # seconds until a table that was busy is tried again


class Due:
    """A timer for each table where something is due. It follows every change of a table."""

    def __init__(self, hub: Hub, bots: Bots, presence: Presence) -> None:
        self.hub = hub
        self.bots = bots
        self.presence = presence
        hub.followers.append(self.schedule)

    def stop(self) -> None:
        for live in self.hub:
            self._cancel(live)

    def _cancel(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None

    def schedule(self, live: LiveTable, _: AnyEvent | None = None) -> None:
        self._cancel(live)
        due = live.table.due
        if due is None or self.hub.tasks.stopping:
            return
        self._wait(live, max(0.0, (due - self.hub.now_at(live)) / 1000))

    def _wait(self, live: LiveTable, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(seconds, lambda: self.hub.tasks.run(self._act(live)))

    async def _act(self, live: LiveTable) -> None:
        """Do what is due at a table, if it still is."""
        live.timer = None
        live.used = time.monotonic()
        table = live.table
        if table.due is None:
            return
        if live.lock.locked():
            # What holds the lock may change the table, or only read: nobody else would tell us.
            self._wait(live, SOON)
        elif table.due > self.hub.now_at(live):
            self.schedule(live)
        elif table.state == "over":
            await self._rematch(live)
        elif table.state == "open":
            await self._start(live)
        elif not live.thinking and not self.bots.full:
            # With too many waiting this one is found overdue, and tried again, once a second.
            live.thinking = True
            try:
                moved = await self._move(live)
            finally:
                live.thinking = False
            if not moved:
                self.schedule(live)

    async def _move(self, live: LiveTable) -> bool:
        """Let a bot move; False if the table has changed before it could."""
        table = live.table
        seat, _, by = table.bot
        if by == "stand-in" and await self.presence.bring_back(live, seat):
            return False
        thought = await self.bots.think(table, lambda: live.table is table)
        async with live.lock:
            if thought is None or live.table is not table:
                return False
            by = "stand-in" if thought.instead and by == "bot" else by
            await self.hub.append(live, decide_move(table, seat, thought.move, by))
            return True

    async def _rematch(self, live: LiveTable) -> None:
        async with live.lock:
            table = live.table
            if not table.all_agreed:
                return
            draft = next_game(table, self.hub.now())
            row = await self.hub.create(draft, REMATCH + table.code)
            await self.hub.append(live, Decision(Rematched(row.code)))
        await self.hub.find(row.code)

    async def _start(self, live: LiveTable) -> None:
        """Everyone has given a seed, or has had the time to; bots get the open seats."""
        async with live.lock:
            table = live.table
            if table.state != "open" or table.due is None or table.due > self.hub.now():
                return
            opened = [seat for seat, one in enumerate(table.chairs) if one.kind == "open"]
            if opened:
                # The next one is due at once, here or on whichever node finds it.
                seat = filled(table, opened[0], table.plan.fill_level)
                await self.hub.append(live, Decision(seat))
            else:
                await self.hub.append(live, start(table, table.seeds))
