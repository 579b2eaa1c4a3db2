"""One node: its database, its tables, and what runs beside them."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from litestar.datastructures import State

from wormery.server.beats import Heart
from wormery.server.bots import Bots
from wormery.server.deleting import Retention
from wormery.server.doors import Doors
from wormery.server.due import Due
from wormery.server.hub import Hub
from wormery.server.identity import Identity
from wormery.server.limits import Buckets
from wormery.server.operating import Operating
from wormery.server.presence import Presence
from wormery.server.settings import Settings
from wormery.server.store import Store
from wormery.server.tasks import Tasks

HOUR = 3600


@dataclass(frozen=True)
class Server:
    """What every request may need."""

    settings: Settings
    store: Store
    hub: Hub
    presence: Presence
    identity: Identity
    requests: Buckets
    tables: Buckets
    transfers: Buckets
    doors: Doors
    operating: Operating


def server_of(state: State) -> Server:
    server: Server = state.server
    return server


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """A node that serves until this is left."""
    store = Store(settings.database)
    await store.open()
    hub = Hub(store, Tasks())
    bots = Bots()
    due = Due(hub, bots)
    presence = Presence(hub, secrets.token_hex(8))
    limits = settings.limits
    identity = Identity(await store.key("cookies"))
    doors = Doors(identity, hub.now)
    operating = Operating(hub, identity, doors, settings, presence.node)
    server = Server(
        settings=settings,
        store=store,
        hub=hub,
        presence=presence,
        identity=identity,
        requests=Buckets(limits.requests_per_second, limits.requests_burst),
        tables=Buckets(limits.tables_per_hour / HOUR, limits.tables_burst),
        transfers=Buckets(limits.transfers_per_hour / HOUR, int(limits.transfers_per_hour)),
        doors=doors,
        operating=operating,
    )
    await Heart(hub, presence, settings.archive_after).start()
    await operating.start()
    Retention(hub, operating.removing, settings).start()
    try:
        yield server
    finally:
        # What is being committed is finished; everything else is in the log already.
        due.stop()
        await hub.tasks.stop()
        bots.stop()
        await store.retire(presence.node)
        await operating.records.retire(presence.node)
        await store.close()
