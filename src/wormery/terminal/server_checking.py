"""`wormery server check`: whether every table of a database can be read."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from collections.abc import Sequence

from wormery.games.errors import WormeryError
from wormery.server.checking import Checked, check_all, mend
from wormery.server.serving import CannotServeError, first_line
from wormery.server.store import Store
from wormery.telling.words import Say
from wormery.terminal.server_places import place_of
from wormery.terminal.serving import FAILED, FileInUseError, alone_with


def check_database(database: str | None, say: Say, *, repair: bool, yes: bool) -> int:
    """Say which tables cannot be read and why, and mend them if asked; 1 if any is left."""
    place = place_of(database)
    url, file = place.url.render_as_string(hide_password=False), place.file
    if file is not None and not file.exists():
        reason = os.strerror(errno.ENOENT)
        print(say("file-unreadable", file=str(file), reason=reason), file=sys.stderr)
        return FAILED
    try:
        # What a server has in memory would not be what is left in its file.
        with alone_with(file if repair else None):
            return asyncio.run(_check(url, say, repair, yes))
    except FileInUseError:
        print(say("serve-database-in-use", file=str(file)), file=sys.stderr)
        return FAILED
    except CannotServeError as error:
        print(error.in_language(say.language), file=sys.stderr)
        return FAILED


async def _check(url: str, say: Say, repair: bool, yes: bool) -> int:
    try:
        store = Store(url)
        await store.open()
    except Exception as error:
        reason = first_line(error)
        if isinstance(error, WormeryError):
            reason = error.in_language(say.language)
        print(say("serve-database", reason=reason), file=sys.stderr)
        return FAILED
    try:
        bad, seen = await _find(store, say)
        print(say("server-checked", tables=seen, unreadable=len(bad)), flush=True)
        mendable = [found for found in bad if found.mendable]
        if repair and mendable and _agreed(mendable, say, yes):
            for found in mendable:
                await mend(store, found)
                print(say("server-mended", code=found.row.code))
            return FAILED if len(mendable) < len(bad) else 0
        return FAILED if bad else 0
    finally:
        await store.close()


async def _find(store: Store, say: Say) -> tuple[list[Checked], int]:
    """The tables that cannot be read, told as they are found, and how many there are in all."""
    bad: list[Checked] = []
    seen = 0
    async for found in check_all(store):
        seen += 1
        if found.damage is not None:
            bad.append(found)
            reason = found.damage.in_language(say.language)
            print(say("server-unreadable", code=found.row.code, reason=reason), flush=True)
    return bad, seen


def _agreed(mendable: Sequence[Checked], say: Say, yes: bool) -> bool:
    """Tell what would be lost, and ask."""
    for found in mendable:
        kept = found.table.number
        print(say("server-would-lose", code=found.row.code, lost=found.lost, kept=kept))
    if yes:
        return True
    try:
        answer = input(say("server-ask-repair", yes=say("server-yes")) + " ")
    except EOFError:
        print()
        return False
    return answer.strip().casefold() in (say("server-yes").casefold(), "yes")
