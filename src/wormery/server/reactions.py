"""Reactions: what people at a table show each other, and nobody keeps.

They are in no log and no record. Those who listen on this node see one at once; other nodes
hear of it beside the log. Should that get lost, nothing is missing.
"""

from __future__ import annotations

from typing import get_args

from wormery.server.asides import Asides
from wormery.server.deciding import check_own
from wormery.server.errors import LimitError, UnfitError
from wormery.server.frames import Reacted
from wormery.server.hosting import shut
from wormery.server.hub import Hub, LiveTable
from wormery.server.limits import Buckets
from wormery.server.messages import React, Reaction
from wormery.server.seeing import encode

REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
MOST, WITHIN = 3, 5.0  # so many of one device at a table, in so many seconds


class Reactions:
    """Takes reactions in and shows them to all who are at the table."""

    def __init__(self, hub: Hub, asides: Asides) -> None:
        self.hub = hub
        self.asides = asides
        asides.followers.append(self._show)
        self._buckets = Buckets(MOST / WITHIN, MOST)

    async def react(self, code: str, react: React, device: str) -> int:
        """Show a reaction; the number of the table's last event, for nothing has changed."""
        live = await self.hub.find(code)
        refusal = shut(live.table)
        if refusal is not None:
            raise refusal
        check_own(live.table, react.seat, device)
        reaction = next((one for one in REACTIONS if one == react.reaction), None)
        if reaction is None:
            known = ", ".join(REACTIONS)
            raise UnfitError("reaction-unknown", reaction=react.reaction, reactions=known)
        seconds = self._buckets.take(f"{live.table.id} {device}")
        if seconds:
            raise LimitError("too-many-reactions", seconds=int(seconds) + 1)
        reacted = Reacted(react.seat, reaction)
        self._show(live, reacted)
        self.asides.tell(live.table.id, reacted)
        return live.table.number

    def _show(self, live: LiveTable, reacted: Reacted | None) -> None:
        if reacted is None:
            return
        frame = encode(reacted)
        for listener in live.listeners:
            listener.send(frame)
