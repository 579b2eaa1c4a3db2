"""Giving names on this server, and rating games beside what is played."""

from __future__ import annotations

import asyncio
import logging

from wormery.server.deciding import check_person
from wormery.server.errors import DatabaseAwayError, RefusedError, UnfitError
from wormery.server.hub import Hub
from wormery.server.ratings import plain, rate
from wormery.server.store.ratings import Ratings

LOG = logging.getLogger("wormery.tables")

EVERY = 1.0  # seconds between two looks
SETTLED = 3_000  # milliseconds: by then no other node brings a game that ended before


async def give_name(kept: Ratings, device: str, name: str, now: int) -> None:
    """Give somebody a name here, unless it is somebody else's."""
    name = " ".join(name.split())
    check_person(name)
    if not plain(name):
        raise UnfitError("rating-no-name")
    if not await kept.call(device, name, plain(name), now):
        raise RefusedError("rating-name-taken", name=name)


async def rate_games(hub: Hub, kept: Ratings) -> None:
    """Rate each game once, in the order in which they ended; this ends with the node."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            while await kept.rate_next(hub.now() - SETTLED, rate):
                pass
        except DatabaseAwayError:
            continue
        except Exception as error:
            LOG.error("games not rated", exc_info=error)
