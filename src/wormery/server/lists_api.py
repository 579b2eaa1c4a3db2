"""Lists of tables and games, over HTTP."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from wormery.games import GAMES
from wormery.server.answers import GameLine, MyGames
from wormery.server.listing import OpenTables
from wormery.server.node import server_of
from wormery.server.requests import REFUSALS, Language, device_of, language_for
from wormery.server.store.lists import EndedRow, Lists
from wormery.telling.words import Say

NOT_CHANGED = 304
PART = 20
# A day as it is written here or there.
DATE = "{y}-{m}-{d} {d}-{m}-{y} {d}.{m}.{y} {d}/{m}/{y} {m}/{d}/{y} {y}/{m}/{d}"

First = Annotated[int, Parameter(ge=0, le=10_000, description="How many to leave out")]
Most = Annotated[int, Parameter(ge=1, le=100, description="How many at most")]


class OpenTablesController(Controller):
    path = "/api/tables/open"
    tags = ["tables"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def open_tables(
        self, request: Request[Any, Any, State], first: First = 0, most: Most = PART
    ) -> Response[OpenTables]:
        """Tables that anyone may join, the newest first.

        Whoever asks again sends the `ETag` of the last answer as `If-None-Match`, and hears
        304 while nothing has changed.
        """
        part, mark = await server_of(request.app.state).open_list.part(first, most)
        headers = {"ETag": mark}
        if request.headers.get("if-none-match") == mark:
            return Response(None, status_code=NOT_CHANGED, headers=headers)  # type: ignore[arg-type]
        return Response(part, headers=headers)


class MyGamesController(Controller):
    path = "/api/me/games"
    tags = ["device"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def my_games(
        self,
        request: Request[Any, Any, State],
        text: Annotated[str, Parameter(max_length=100)] = "",
        first: First = 0,
        most: Most = PART,
        east: Annotated[int, Parameter(ge=-840, le=840)] = 0,
        language: Language = "",
    ) -> MyGames:
        """The games that this person has played to their end, the latest first.

        Every word of `text` must be part of a name, of the game's name in the language asked
        for, or of the date as one writes it; `nov|-11-` is one word or the other. `east` is
        the minutes by which the reader's clock is ahead of UTC.
        """
        lists = server_of(request.app.state).store.lists
        device = device_of(request)
        words = text.casefold().split()
        if not words:
            rows = await lists.games_of(device, first, most + 1)
        else:
            say = Say(language_for(request, language))
            titles = {name: say.game(game) for name, game in GAMES.items()}
            every = await lists.games_of(device)
            found = await asyncio.to_thread(_with_words, words, every, titles, east)
            rows = found[first : first + most + 1]
        return await _lines(lists, device, rows, most)


async def _lines(lists: Lists, device: str, rows: list[EndedRow], most: int) -> MyGames:
    some = rows[:most]
    own = await lists.seats_at([row.table_id for row in some], device)
    lines = (
        GameLine(row.code, row.game, row.ended, tuple(own.get(row.table_id, ())), row.seats)
        for row in some
    )
    return MyGames(tuple(lines), len(rows) > most)


def _with_words(
    words: list[str], rows: list[EndedRow], titles: dict[str, str], east: int
) -> list[EndedRow]:
    return [row for row in rows if _has(words, row, titles.get(row.game, ""), east)]


def _has(words: list[str], row: EndedRow, title: str, east: int) -> bool:
    day = datetime.fromtimestamp(row.ended / 1000 + 60 * east, UTC)
    date = DATE.format(y=day.year, m=f"{day.month:02}", d=f"{day.day:02}")
    texts = [seat.name for seat in row.seats]
    searched = "\n".join((*texts, row.game, title, row.code, date)).casefold()
    return all(any(part in searched for part in word.split("|")) for word in words)
