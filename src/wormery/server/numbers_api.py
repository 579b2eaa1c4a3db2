"""Somebody's own numbers, over HTTP: to look at, to take along, to be forgotten."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct, structs

from wormery.coach.puzzles import FIRST
from wormery.drawing.card import draw
from wormery.drawing.lettering import ANY, of_this_machine
from wormery.games import load
from wormery.server.adding_up import numbers
from wormery.server.cards import pen_for
from wormery.server.cards_api import PICTURE, PNG, SVG
from wormery.server.drilling import today_at
from wormery.server.errors import NotFoundError
from wormery.server.node import server_of
from wormery.server.numbers import NumbersFile, NumbersNow
from wormery.server.numbers_card import of_numbers
from wormery.server.numbers_file import file_of
from wormery.server.requests import REFUSALS, Language, device_of, language_for
from wormery.telling.words import Say

PATIENCE = 0.5  # seconds in which a few games may be counted yet
FILE = "wormery-numbers.json"

East = Annotated[
    int, Parameter(ge=-840, le=840, description="Minutes by which the clock is ahead of UTC")
]

CardName = Annotated[
    str,
    Parameter(
        pattern=r"^[a-z][a-z-]{0,39}\.(svg|png)$",
        description="The name of a game, with .svg or .png",
    ),
]


class NumbersForgotten(Struct, frozen=True):
    since: int


class NumbersController(Controller):
    path = "/api/me/numbers"
    tags = ["device"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def numbers(
        self,
        request: Request[Any, Any, State],
        game: Annotated[str, Parameter(max_length=40)] = "",
        east: East = 0,
        language: Language = "",
    ) -> NumbersNow:
        """What all the games that one has played to their end come to.

        What is not known yet of a game is worked out while somebody asks; `working` says
        that there will be more in a moment.
        """
        server, device = server_of(request.app.state), device_of(request)
        name = load(game).name if game else ""
        server.counting.asking.spend(device)
        games, since, working = await server.counting.games_of(device, PATIENCE)
        some = [one for one in games if name in ("", one.game)]
        today, say = today_at(server.hub.now(), east), Say(language_for(request, language))
        found = await server.counting.asking.find(lambda: numbers(some, today, east, say))
        return structs.replace(found, since=since, working=working)

    @get("/export", responses=REFUSALS)
    async def export(self, request: Request[Any, Any, State]) -> Response[NumbersFile]:
        """All that is kept of each game for these numbers, as one file."""
        server, device = server_of(request.app.state), device_of(request)
        server.counting.asking.spend(device)
        games, since, _ = await server.counting.games_of(device, PATIENCE)
        made = server.hub.now()
        found = await server.counting.asking.find(lambda: file_of(games, since, made))
        headers = {"Content-Disposition": f'attachment; filename="{FILE}"'}
        return Response(found, headers=headers)

    @get("/card/{name:str}", responses={200: PICTURE, **REFUSALS})
    async def card(
        self,
        request: Request[Any, Any, State],
        name: CardName,
        east: East = 0,
        language: Language = "",
    ) -> Response[bytes]:
        """A picture of one's own numbers of a game, to give to whom one likes.

        Nobody else gets it, and it is not kept: there is no address to pass on.
        """
        server, device = server_of(request.app.state), device_of(request)
        called, _, form = name.partition(".")
        game = load(called)
        server.counting.asking.spend(device)
        games, _, _ = await server.counting.games_of(device, PATIENCE)
        letters = ANY if form == "svg" else await asyncio.to_thread(of_this_machine)
        pen = pen_for(language_for(request, language), letters)
        some = [one for one in games if one.game == game.name]
        today = today_at(server.hub.now(), east)

        def drawing() -> str | None:
            every = numbers(some, today, east, pen.say).by_game
            found = next(one for one in every if one.name == game.name)
            day = FIRST + timedelta(today)
            return draw(of_numbers(found, pen, day)) if found.games else None

        drawn = await server.counting.asking.find(drawing)
        if drawn is None:
            raise NotFoundError("numbers-none")
        headers = {"Cache-Control": "private, no-store"}
        if form == "svg":
            return Response(drawn.encode(), media_type=SVG, headers=headers)
        person = server.allowance.visitor(request.scope).person
        made = await server.pictures.png(drawn, person, keep=False)
        return Response(made, media_type=PNG, headers=headers)

    @delete(responses=REFUSALS, status_code=200)
    async def forget(self, request: Request[Any, Any, State]) -> NumbersForgotten:
        """Forget these numbers. The games stay; those that end from now on count anew."""
        server, device = server_of(request.app.state), device_of(request)
        server.counting.asking.spend(device)
        now = server.hub.now()
        await server.counting.kept.forget(device, now)
        return NumbersForgotten(now)
