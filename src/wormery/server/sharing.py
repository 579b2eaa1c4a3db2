"""What an address is about, for whoever is sent it and has not opened it yet."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Mapping
from datetime import date
from typing import Any, Literal, NamedTuple, get_args

from wormery.coach.daily import has_daily
from wormery.drawing.lettering import ANY, Letters
from wormery.games import GAMES, OVER
from wormery.server.cards import (
    Pen,
    Shared,
    Worked,
    of_challenge,
    of_daily,
    of_day,
    of_table,
    pen_for,
    read_review,
)
from wormery.server.hosting import not_to_be_seen
from wormery.server.node import Server
from wormery.server.reviewing import Reviews, game_of
from wormery.server.table import Table

Kind = Literal["table", "replay", "review", "daily", "challenge"]
KINDS: tuple[str, ...] = get_args(Kind)
TABLE = re.compile("[A-Z2-9]{6}")
CHALLENGE = re.compile("[A-Z2-9]{8}")
GAME = re.compile(r"([a-z][a-z-]{0,39}?)(?:-(\d{4}-\d\d-\d\d))?")  # and perhaps a day
TODAY = "today"  # the tables of this day, whichever game


class Wanted(NamedTuple):
    """What somebody asks about, and who that is; a seat is that of the one who shares it."""

    kind: str
    name: str  # the code of a table or a challenge; of a daily table also the game
    language: str
    seat: int | None = None
    device: str = ""


async def shared(server: Server, wanted: Wanted, letters: Letters = ANY) -> Shared | None:
    """What is said of it; nothing where the one who asks may not look."""
    pen = pen_for(wanted.language, letters)
    if wanted.kind == "challenge":
        return await _challenge(server, wanted, pen)
    if wanted.kind == "daily" and not TABLE.fullmatch(wanted.name):
        return _day(server, wanted.name, pen)
    table = (await server.hub.find(wanted.name)).table
    if _hidden(table, wanted.device):
        return None
    if wanted.kind == "daily":
        return await asyncio.to_thread(_daily, table, pen)
    review = None
    if wanted.kind == "review":
        review = await _worked_out(server.reviews, table)
    return await asyncio.to_thread(of_table, table, pen, wanted.seat, review)


def _hidden(table: Table, device: str) -> bool:
    return table.closed is not None or not_to_be_seen(table, device) is not None


async def _challenge(server: Server, wanted: Wanted, pen: Pen) -> Shared | None:
    challenge, table = await server.contests.found(wanted.name)
    return None if table.closed is not None else of_challenge(table, challenge.seat, pen)


def _daily(table: Table, pen: Pen) -> Shared:
    """A table of a day; any other is told of as what it is."""
    kind, _, day = table.contest.partition(" ")
    if kind != "daily":
        return of_table(table, pen)
    told = of_daily(table, pen, 0)
    return told._replace(card=told.card._replace(foot=pen.date(date.fromisoformat(day))))


def _day(server: Server, name: str, pen: Pen) -> Shared | None:
    """The table of a day: of a game, or of any."""
    found = GAME.fullmatch(name)
    if found is None:
        return None
    called, written = found.groups()
    games = (game for game in GAMES.values() if has_daily(game))
    game = next((game for game in games if called in (game.name, TODAY)), None)
    try:
        day = date.fromisoformat(written) if written else server.contests.today()
    except ValueError:
        return None
    return None if game is None else of_day(game, pen, pen.date(day))


async def _worked_out(reviews: Reviews, table: Table) -> Worked | None:
    """The review of a game if it is there already: nothing is worked out for a picture."""
    sheet = table.sheet
    if sheet is None or sheet.position.actor != OVER:
        return None
    game, _ = await asyncio.to_thread(game_of, sheet)
    document = reviews.known(game)
    if document is None:
        return None
    return await asyncio.to_thread(lambda: read_review(gzip.decompress(document)))


def wanted_at(path: str, query: Mapping[str, Any], language: str) -> Wanted | None:
    """What an address of the page is about, if it is about anything that has a picture."""
    kind, *names = path.strip("/").split("/")
    if kind == "daily":  # which may be followed by a game and a day
        name = str(query.get("table", "")).upper() or "-".join(names[:2]) or TODAY
    else:
        name = "/".join(names).upper()
    seat = str(query.get("seat", ""))
    own = int(seat) if seat in tuple("0123456") else None
    return Wanted(kind, name, language, own) if is_named(kind, name) else None


def is_named(kind: str, name: str) -> bool:
    """Whether something of that kind could be called that."""
    if kind == "daily":
        return bool(TABLE.fullmatch(name) or GAME.fullmatch(name))
    code = CHALLENGE if kind == "challenge" else TABLE
    return kind in KINDS and code.fullmatch(name) is not None
