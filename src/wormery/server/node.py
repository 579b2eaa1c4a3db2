"""One node: its database, its tables, and what runs beside them."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from litestar.datastructures import State

from wormery.games import GAMES
from wormery.players.external import programs_of
from wormery.server.allowance import Allowance
from wormery.server.asking import Asking
from wormery.server.balancing import Balances
from wormery.server.beats import Heart
from wormery.server.bots import Bots
from wormery.server.changes import Changes
from wormery.server.contests import ContestTables
from wormery.server.counting import Counting
from wormery.server.deleting import Retention
from wormery.server.doors import Doors
from wormery.server.drilling import Drilling
from wormery.server.due import Due
from wormery.server.errors import DatabaseAwayError
from wormery.server.finished import add_older_games
from wormery.server.hints import Hints
from wormery.server.hub import Hub
from wormery.server.identity import Identity
from wormery.server.limits import Buckets
from wormery.server.listing import OpenList
from wormery.server.operating import Operating
from wormery.server.preparing import Preparing
from wormery.server.presence import Presence
from wormery.server.puzzles import Puzzling
from wormery.server.rasterizing import Rasterizing
from wormery.server.ratings_work import rate_games
from wormery.server.reactions import Reactions
from wormery.server.readiness import Readiness
from wormery.server.reviewing import Reviews
from wormery.server.settings import Settings
from wormery.server.store import Store
from wormery.server.store.digests import Digests
from wormery.server.store.drills import Drills
from wormery.server.store.pushes import Pushes
from wormery.server.store.puzzles import Puzzles
from wormery.server.tasks import Tasks
from wormery.server.trying import asking

if TYPE_CHECKING:  # it takes libraries that a server without it can do without
    from wormery.server.pushing import Pushing

HOUR = 3600


@dataclass(frozen=True)
class Server:
    """What every request may need."""

    settings: Settings
    store: Store
    hub: Hub
    presence: Presence
    reactions: Reactions
    hints: Hints
    identity: Identity
    allowance: Allowance
    transfers: Buckets
    readiness: Readiness
    preparing: Preparing
    doors: Doors
    operating: Operating
    open_list: OpenList
    reviews: Reviews
    drilling: Drilling
    contests: ContestTables
    puzzling: Puzzling
    counting: Counting
    balances: Balances
    tries: Asking
    pictures: Rasterizing
    pushes: Pushes
    push_key: str  # what browsers subscribe with; empty where nobody is pushed to


def server_of(state: State) -> Server:
    server: Server = state.server
    return server


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """A node that serves until this is left."""
    store = Store(settings.database)
    await store.open()
    limits = settings.limits
    programs = programs_of(settings.player_files).values()
    outside = {name: tuple(GAMES) for name in settings.players}
    outside |= {program.name: program.games or tuple(GAMES) for program in programs}
    hub = Hub(store, Tasks(), outside)
    hub.changes = Changes(limits)
    hub.listing = settings.open_tables
    presence = Presence(hub, secrets.token_hex(8), limits.missed_events)
    preparing = Preparing()
    bots = Bots(settings.players, settings.longest_thinking, preparing, programs)
    due = Due(hub, bots, presence)
    hints = Hints(hub, preparing)
    identity = Identity(await store.key("cookies"))
    doors = Doors(identity, hub.now)
    operating = Operating(hub, identity, doors, settings, presence.node)
    pushes = Pushes(store)
    pushing = _pushing(hub, pushes, settings)
    reviews, balances = Reviews(hub.tasks), Balances(hub.tasks)
    drilling, tries = Drilling(Drills(store)), asking()
    counting = Counting(hub, reviews, Digests(store))
    puzzling = Puzzling(Puzzles(store.database), settings.daily_key)
    contests = ContestTables(hub, store, settings.daily_key, preparing)
    server = Server(
        settings=settings,
        store=store,
        hub=hub,
        presence=presence,
        reactions=Reactions(hub, presence.asides),
        hints=hints,
        identity=identity,
        allowance=Allowance(limits, identity),
        transfers=Buckets(limits.transfers_per_hour / HOUR, int(limits.transfers_per_hour)),
        readiness=Readiness(store),
        preparing=preparing,
        doors=doors,
        operating=operating,
        open_list=OpenList(store.lists, settings.open_tables),
        reviews=reviews,
        drilling=drilling,
        contests=contests,
        puzzling=puzzling,
        counting=counting,
        balances=balances,
        tries=tries,
        pictures=Rasterizing(hub.tasks),
        pushes=pushes,
        push_key=pushing.signer.public if pushing else "",
    )
    await Heart(hub, presence, settings.archive_after).start()
    await operating.start()
    Retention(hub, operating.removing, settings).start()
    hub.tasks.run(add_older_games(hub))
    hub.tasks.run(rate_games(hub, store.ratings))
    hub.tasks.run(preparing.run())
    try:
        yield server
    finally:
        # What is being committed is finished; everything else is in the log already.
        due.stop()
        await hub.tasks.stop()
        await bots.stop()
        hints.asking.stop()
        await reviews.stop()
        await balances.stop()
        drilling.asking.stop()
        contests.asking.stop()
        puzzling.asking.stop()
        counting.asking.stop()
        tries.stop()
        if pushing is not None:
            await pushing.stop()
        with suppress(DatabaseAwayError):  # then others find out by themselves
            await store.presences.retire(presence.node)
            await operating.records.retire(presence.node)
        await store.close()


def _pushing(hub: Hub, pushes: Pushes, settings: Settings) -> Pushing | None:
    """What tells closed pages of a turn, where the server is set up for it."""
    if settings.push_key is None:
        return None
    from wormery.server.push_keys import Signer
    from wormery.server.pushing import Pushing

    return Pushing(hub, pushes, Signer(settings.push_key, settings.push_contact or ""))
