"""What nodes tell each other beside the log: reactions, and that watchers came or went.

An aside is heard at once or never; nothing may depend on it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec import DecodeError, Struct, json

from wormery.server.errors import DatabaseAwayError
from wormery.server.frames import Reacted
from wormery.server.hub import Hub, LiveTable

# A reaction, or None if watchers are to be counted again.
Heard = Callable[[LiveTable, Reacted | None], None]


class Aside(Struct, frozen=True, array_like=True):
    node: str
    table_id: int
    reacted: Reacted | None = None


encode = json.Encoder().encode
decode = json.Decoder(Aside).decode


class Asides:
    """The asides of a node; alone with its database, it has nobody to tell."""

    def __init__(self, hub: Hub, node: str) -> None:
        self.hub = hub
        self.node = node
        self.followers: list[Heard] = []
        hub.store.heard_aside = self._hear

    def tell(self, table_id: int, reacted: Reacted | None = None) -> None:
        if self.hub.store.shared and not self.hub.tasks.stopping:
            self.hub.tasks.run(self._tell(Aside(self.node, table_id, reacted)))

    async def _tell(self, aside: Aside) -> None:
        if aside.reacted is None:
            await self.hub.store.settled()  # others will look it up: it has to be written
        with suppress(DatabaseAwayError):
            await self.hub.store.tell_aside(encode(aside).decode())

    def _hear(self, text: str) -> None:
        try:
            aside = decode(text)
        except DecodeError:
            return  # from a node of another version
        live = self.hub.known(aside.table_id)
        if live is not None and aside.node != self.node:
            for follower in self.followers:
                follower(live, aside.reacted)
