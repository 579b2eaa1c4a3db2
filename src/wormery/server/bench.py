"""Where a player from outside sits that has failed again and again."""

from __future__ import annotations

import logging

from wormery.server.clock import monotonic

LOG = logging.getLogger("wormery.tables")

FAILURES = 3  # in a row, after which a player is not asked for a while
SECONDS = 300.0


class Bench:
    """Counts the failures of one player, and says when it had better not be asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._failures = 0
        self._until = 0.0

    @property
    def empty(self) -> bool:
        """Whether the player may be asked."""
        return monotonic() >= self._until

    def answered(self) -> None:
        self._failures = 0

    def failed(self, reason: str) -> None:
        self._failures += 1
        LOG.error("player failed", extra={"player": self.name, "reason": reason})
        if self._failures >= FAILURES:
            self._until = monotonic() + SECONDS
            LOG.error("player benched", extra={"player": self.name, "seconds": SECONDS})
