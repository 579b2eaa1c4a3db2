"""Practising, over HTTP: the questions that are due, and what became of an answer."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import structs

from wormery.coach import bank
from wormery.coach.drills import next_drill
from wormery.games import load
from wormery.server.api import found_table
from wormery.server.drilling import (
    DrillAnswer,
    DrillNext,
    DrillsAdded,
    DrillsNow,
    DrillTry,
    answer_of,
    costly_choices,
    drill_for,
    drill_now,
    games_asked,
    overview,
    some,
    today_at,
)
from wormery.server.errors import RefusedError
from wormery.server.node import server_of
from wormery.server.requests import REFUSALS, CodeInPath, Language, device_of, language_for
from wormery.server.reviewing import ReviewProgress, wish_of

PATIENCE = 0.5  # seconds until one who waits for a review hears how far it is
NOT_YET = ResponseSpec(ReviewProgress, description="Still at work: ask again")

East = Annotated[
    int, Parameter(ge=-840, le=840, description="Minutes by which the clock is ahead of UTC")
]
Name = Annotated[str, Parameter(max_length=40)]
Key = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="A question's key")]


class DrillsController(Controller):
    path = "/api/me/drills"
    tags = ["drills"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def drills(
        self, request: Request[Any, Any, State], east: East = 0, language: Language = ""
    ) -> DrillsNow:
        """How many questions there are, how many come back today, and how one got on."""
        server = server_of(request.app.state)
        learned = await server.drilling.kept.of(device_of(request))
        today, spoken = today_at(server.hub.now(), east), language_for(request, language)
        return await server.drilling.asking.find(lambda: overview(learned, today, spoken))

    @get("/next", responses=REFUSALS)
    async def next(
        self,
        request: Request[Any, Any, State],
        game: Name = "",
        theme: Name = "",
        difficulty: Annotated[int, Parameter(ge=0, le=3)] = 0,
        new: bool = True,
        east: East = 0,
        language: Language = "",
        words: bool = False,
    ) -> DrillNext:
        """The next question: one's own choices that are due, what else is, then what is new.

        Without `new` only questions that come back today; with `words` the table in words.
        """
        server = server_of(request.app.state)
        learned = await server.drilling.kept.of(device_of(request))
        games = games_asked(game)
        names = {one.name for one in games}
        drills = some((one for game in games for one in bank(game).drills), theme, difficulty)
        if not new:
            drills = [drill for drill in drills if drill.key in learned.cards]
        own = some((one for one in learned.own if one.game in names), theme, difficulty)
        today = today_at(server.hub.now(), east)
        found = next_drill(drills, own, learned.cards, today)
        if found is None:
            return DrillNext(None)
        card, is_own = learned.cards.get(found.key), found in own
        spoken = language_for(request, language)
        return DrillNext(
            await server.drilling.asking.find(
                lambda: drill_now(found, card, is_own, spoken, words)
            )
        )

    @post("/answer/{game:str}/{key:str}", responses=REFUSALS, status_code=200)
    async def answer(
        self,
        request: Request[Any, Any, State],
        game: Name,
        key: Key,
        data: DrillTry,
        language: Language = "",
    ) -> DrillAnswer:
        """Answer a question; the answer to that has every move's chance, and the reason."""
        server = server_of(request.app.state)
        drilling, device, now = server.drilling, device_of(request), server.hub.now()
        drilling.asking.spend(device)
        drill = drill_for(await drilling.kept.of(device), load(game), key)
        spoken = language_for(request, language)
        found = await drilling.asking.find(lambda: answer_of(drill, data.move, spoken))
        today = today_at(now, data.east)
        await server.operating.records.saw(device, now)
        card = await drilling.kept.answer(device, drill, found.right, today, now)
        day = (await drilling.kept.of(device)).at(today)
        return structs.replace(
            found, days=card.due - today, answered=day.answered, correct=day.correct
        )

    @post("/from/{code:str}", responses={**REFUSALS, 202: NOT_YET}, status_code=200)
    async def add(
        self,
        request: Request[Any, Any, State],
        code: CodeInPath,
        east: East = 0,
    ) -> Response[DrillsAdded]:
        """Ask about the costly choices that one made in a finished game.

        They are taken from its review; until that is there the answer is 202, with how far
        it is.
        """
        server = server_of(request.app.state)
        drilling, device = server.drilling, device_of(request)
        table = (await found_table(request, code)).table
        seats = table.seats_of(device)
        if not seats:
            raise RefusedError("drills-not-played")
        drilling.asking.spend(device)
        wish, text = await asyncio.to_thread(wish_of, table, device, language_for(request, ""))
        person = server.allowance.visitor(request.scope).person
        document = await server.reviews.ask(
            wish, text, person, lambda: server.allowance.spend_review(request.scope), PATIENCE
        )
        answer: Response[Any]
        if isinstance(document, ReviewProgress):
            return Response(document, status_code=202)  # type: ignore[arg-type]
        found = await drilling.asking.find(lambda: costly_choices(table, seats, document))
        now = server.hub.now()
        await server.operating.records.saw(device, now)
        added = await drilling.kept.add(device, found, today_at(now, east), now)
        answer = Response(DrillsAdded(len(found), added))
        return answer
