"""The puzzle of the day, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from wormery.games import load
from wormery.server.drilling import answer_of, today_at
from wormery.server.drills_api import East, Name
from wormery.server.node import server_of
from wormery.server.puzzles import (
    PuzzleAnswer,
    PuzzleNow,
    PuzzleTry,
    day_asked,
    puzzle_now,
)
from wormery.server.requests import REFUSALS, Language, device_of, language_for

Day = Annotated[
    str, Parameter(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$", description="2026-11-18")
]


class PuzzlesController(Controller):
    path = "/api/puzzles"
    tags = ["puzzles"]  # noqa: RUF012

    @get("/{game:str}", responses=REFUSALS)
    async def puzzle(
        self,
        request: Request[Any, Any, State],
        game: Name,
        day: Day = "",
        east: East = 0,
        language: Language = "",
        words: bool = False,
    ) -> PuzzleNow:
        """The puzzle of a day, today's unless another is named; with one's own answer.

        Everyone has the same. `east` is the minutes by which the reader's clock is ahead of
        UTC; with `words` the table in words.
        """
        server = server_of(request.app.state)
        puzzling, device = server.puzzling, device_of(request)
        puzzling.asking.spend(device)
        known, today = load(game), today_at(server.hub.now(), east)
        asked = day_asked(day, today)
        drill = puzzling.of(known, asked)
        stands = await puzzling.kept.of(device, known.name, asked, today)
        spoken = language_for(request, language)
        return await puzzling.asking.find(
            lambda: puzzle_now(drill, asked, today, stands, spoken, words)
        )

    @post("/{game:str}", responses=REFUSALS, status_code=200)
    async def answer(
        self,
        request: Request[Any, Any, State],
        game: Name,
        data: PuzzleTry,
        language: Language = "",
    ) -> PuzzleAnswer:
        """Answer the puzzle of a day. Only one's first answer, on its own day, is counted."""
        server = server_of(request.app.state)
        puzzling, device, now = server.puzzling, device_of(request), server.hub.now()
        puzzling.asking.spend(device)
        known, today = load(game), today_at(now, data.east)
        day = day_asked(data.day, today)
        drill = puzzling.of(known, day)
        spoken = language_for(request, language)
        found = await puzzling.asking.find(lambda: answer_of(drill, data.move, spoken))
        if day == today:
            await server.operating.records.saw(device, now)
            stands = await puzzling.kept.answer(
                device, known.name, day, found.chosen, found.right
            )
        else:
            stands = await puzzling.kept.of(device, known.name, day, today)
        return PuzzleAnswer(found, stands.answered, stands.correct, stands.days)
