"""The time of day as the database has it, so that all nodes agree on it.

A machine's own clock may be wrong, and may be set while we run. So time passes by the
monotonic clock, and is held against the database's at every beat. It never goes back: a clock
that is ahead runs a little slower until the database has caught up.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

SLEW = 0.1  # seconds by which a second may be longer or shorter
STEP = 10.0  # a clock that is so many seconds behind was set: it is corrected at once


def monotonic() -> float:
    """Return the time of the running event loop, or the machine's where none runs.

    Tests run loops whose time they move.
    """
    try:
        return asyncio.get_running_loop().time()
    except RuntimeError:
        return time.monotonic()


class Clock:
    """Seconds since 1970. Before the first measurement it is the machine's own clock."""

    def __init__(self, monotonic: Callable[[], float] = monotonic) -> None:
        self._monotonic = monotonic
        self._since = monotonic()
        self._base = time.time()
        self._error = 0.0  # of `_base`, still to be made up for
        self._measured = False

    def now(self) -> float:
        passed = self._monotonic() - self._since
        most = SLEW * passed
        return self._base + passed + max(-most, min(most, self._error))

    def measure(self, database: float, before: float, after: float) -> None:
        """The database said `database` at some moment between two of the monotonic clock."""
        middle, doubt = (before + after) / 2, (after - before) / 2
        now, moment = self.now(), self._monotonic()
        error = database + (moment - middle) - now
        certain = max(0.0, abs(error) - doubt)
        if not self._measured or error - doubt > STEP:
            now, certain = now + error, 0.0
        self._measured = True
        self._since, self._base = moment, now
        self._error = certain if error > 0 else -certain
