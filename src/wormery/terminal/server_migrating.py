"""`wormery server migrate`: the revision of a database, up or back."""

from __future__ import annotations

import asyncio

from wormery.server.store.database import Database, database
from wormery.server.store.migrating import (
    Migrated,
    leads_back,
    migrate,
    named,
    revision_of,
)
from wormery.telling.words import Say
from wormery.terminal.server_places import (
    Place,
    agreed,
    place_of,
    said_plainly,
    without_servers,
)
from wormery.terminal.serving import FAILED


def migrate_database(given: str | None, to: str, say: Say, *, force: bool, yes: bool) -> int:
    """Lead a database to a revision; back only if that is agreed to."""

    def work() -> int:
        wanted = named(to)
        place = place_of(given, must_exist=True)
        found = asyncio.run(_found(place))
        if found == wanted:
            print(say("migrate-nothing", database=place.shown, revision=wanted))
            return 0
        with without_servers(place, force=force):
            back = leads_back(found, wanted)
            if back and not agreed(say("migrate-loses", revision=wanted), say, yes):
                return FAILED
            done = asyncio.run(_migrated(place, wanted))
        print(say("migrate-done", database=place.shown, revision=done.now))
        if done.kept is not None:
            print(say("copy-kept", file=str(done.kept)))
        return 0

    return said_plainly(work, say)


async def _found(place: Place) -> str | None:
    base: Database = database(place.url)
    try:
        return await base.write_once(revision_of)
    finally:
        await base.close()


async def _migrated(place: Place, wanted: str) -> Migrated:
    base: Database = database(place.url)
    try:
        return await migrate(base, wanted)
    finally:
        await base.close()
