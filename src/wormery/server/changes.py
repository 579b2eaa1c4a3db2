"""How often a table may be changed other than by playing: names, seats, pace, offers.

Each change is an event for ever. Moves are bounded by the length of a game.
"""

from __future__ import annotations

from wormery.server.errors import LimitError, RefusedError
from wormery.server.limits import Buckets
from wormery.server.messages import (
    AnyCommand,
    AnyEvent,
    AskHint,
    Fell,
    Hinted,
    MakeMove,
    Moved,
    Start,
    TypeDice,
)
from wormery.server.settings import Limits

PLAY = (MakeMove, TypeDice, Start, AskHint)  # a hint is one at most for each choice
MINUTE = 60


def is_change(event: AnyEvent) -> bool:
    return not isinstance(event, Moved | Fell | Hinted)


class Changes:
    """The limits on changes, for all tables of a node."""

    def __init__(self, limits: Limits) -> None:
        self.most = limits.changes_per_table
        self._buckets = Buckets(limits.changes_per_minute / MINUTE, limits.changes_burst)

    def spend(
        self, table_id: int, device: str, command: AnyCommand | AskHint, so_far: int
    ) -> None:
        """Count a command of a device at a table that has had `so_far` changes."""
        if isinstance(command, PLAY):
            return
        if so_far >= self.most:
            raise RefusedError("table-log-full")
        seconds = self._buckets.take(f"{table_id} {device}")
        if seconds:
            raise LimitError("too-many-requests", seconds=int(seconds) + 1)
