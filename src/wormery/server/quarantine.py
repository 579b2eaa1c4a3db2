"""Tables that cannot be read, kept apart so that all others are served."""

from __future__ import annotations

import logging

from wormery.games.errors import WormeryError
from wormery.server.clock import monotonic
from wormery.server.errors import UnreadableError
from wormery.server.metrics import METRICS

LOG = logging.getLogger("wormery.tables")

TRY_AGAIN = 60.0  # seconds; someone may have repaired it


class Quarantine:
    """Each is told of once, and read again only now and then."""

    def __init__(self) -> None:
        self._codes: dict[int, str] = {}
        self._until: dict[str, float] = {}

    def add(self, table_id: int, code: str, reason: WormeryError) -> UnreadableError:
        """Set a table apart; what to answer those who ask for it."""
        if code not in self._until:
            # No code: it is an invitation.
            LOG.error("table unreadable", extra={"table": table_id, "reason": str(reason)})
        self._codes[table_id] = code
        self._until[code] = monotonic() + TRY_AGAIN
        METRICS.unreadable.set(len(self._until))
        return UnreadableError("table-unreadable", code=code)

    def release(self, table_id: int, code: str) -> None:
        """It can be read again."""
        if self._codes.pop(table_id, None) is not None:
            del self._until[code]
            METRICS.unreadable.set(len(self._until))

    def forget(self, table_id: int) -> None:
        """It is gone altogether."""
        code = self._codes.get(table_id)
        if code is not None:
            self.release(table_id, code)

    @property
    def codes(self) -> list[str]:
        return sorted(self._codes.values())

    def check(self, code: str) -> None:
        """Raise for a table that is known to be unreadable."""
        if monotonic() < self._until.get(code, 0.0):
            raise UnreadableError("table-unreadable", code=code)

    def check_id(self, table_id: int) -> None:
        if table_id in self._codes:
            self.check(self._codes[table_id])
