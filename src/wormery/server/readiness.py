"""Whether a node can do its work: the database answers, and can be written to."""

from __future__ import annotations

import asyncio

from wormery.server.clock import monotonic
from wormery.server.store import Store

FRESH = 1.0  # seconds for which an answer holds, however often someone asks
PATIENCE = 2.0


class Readiness:
    """One try at a time, and at most one a second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ready = False
        self._at = -FRESH
        self._trying: asyncio.Task[None] | None = None

    async def check(self) -> bool:
        """Whether a write reaches the disk: a full or read-only one answers, but takes none."""
        if monotonic() - self._at >= FRESH:
            if self._trying is None:
                self._trying = asyncio.create_task(self._try())
            await asyncio.shield(self._trying)
        return self._ready

    async def _try(self) -> None:
        try:
            await asyncio.wait_for(self._store.ready(), PATIENCE)
            self._ready = True
        except Exception:
            self._ready = False
        finally:
            self._at = monotonic()
            self._trying = None
