"""Who looks on at a table without a seat there.

Nothing of this is in the log. Where several nodes serve, watchers are written down with all
others who are connected, and a node that has seen one come or go tells the rest to count again.
"""

from __future__ import annotations

from functools import partial

from wormery.server.asides import Asides
from wormery.server.errors import DatabaseAwayError
from wormery.server.frames import Reacted, Watchers, Watching
from wormery.server.hub import Hub, LiveTable
from wormery.server.messages import AnyEvent
from wormery.server.seeing import encode

SOON = 0.25  # seconds in which many may come and are counted once
MOST_NAMED = 20


class Lookout:
    """Counts those who watch, once they have come or gone."""

    def __init__(self, hub: Hub, asides: Asides) -> None:
        self.hub = hub
        hub.followers.append(self._follow)
        asides.followers.append(self._hear)

    def _follow(self, live: LiveTable, _: AnyEvent | None) -> None:
        """Someone who watched may have sat down, or the other way round."""
        if live.listeners and _seated(live) != live.counted:
            self.count_soon(live)

    def _hear(self, live: LiveTable, reacted: Reacted | None) -> None:
        if reacted is None and live.listeners:
            self.count_soon(live)

    def count_soon(self, live: LiveTable) -> None:
        if not live.counting:
            live.counting = True
            self.hub.tasks.later(SOON, partial(self._count, live))

    async def _count(self, live: LiveTable) -> None:
        live.counting = False
        if not live.listeners:
            live.watchers = None
            return
        live.counted = _seated(live)
        watchers = await self._found(live)
        if watchers == live.watchers:
            return
        live.watchers = watchers
        frame = encode(Watching(watchers or Watchers(0, ())))
        for listener in live.listeners:
            listener.send(frame)

    async def _found(self, live: LiveTable) -> Watchers | None:
        store = self.hub.store
        devices = {listener.device for listener in live.listeners}
        names: list[str] = []
        try:
            if store.shared:
                devices |= await store.presences.present(live.table.id)
            devices -= _seated(live)
            if devices:
                names = await store.nicknames(sorted(devices)[:MOST_NAMED])
        except DatabaseAwayError:
            devices -= _seated(live)  # those we see ourselves are there all the same
        return Watchers(len(devices), tuple(names)) if devices else None


def _seated(live: LiveTable) -> frozenset[str]:
    return frozenset(chair.device for chair in live.table.chairs if chair.device)
