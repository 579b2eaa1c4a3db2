"""The figures of the rules as boards to play on, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from wormery.server.node import server_of
from wormery.server.requests import REFUSALS, Language, language_for
from wormery.server.trying import LONGEST, Try, TryNow, begun, played

Name = Annotated[str, Parameter(max_length=40)]
Text = Annotated[str, Parameter(max_length=LONGEST, description="A position on one line")]


class TriesController(Controller):
    path = "/api/tries"
    tags = ["tries"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def begin(
        self,
        request: Request[Any, Any, State],
        game: Name,
        position: Text,
        language: Language = "",
        words: bool = False,
    ) -> TryNow:
        """What can be done in a position; nothing is kept of it."""
        server, spoken = server_of(request.app.state), language_for(request, language)
        server.tries.spend(server.allowance.visitor(request.scope).person)
        return await server.tries.find(lambda: begun(game, position, spoken, words))

    @post(responses=REFUSALS, status_code=200)
    async def play(
        self, request: Request[Any, Any, State], data: Try, language: Language = ""
    ) -> TryNow:
        """What a move leads to there, with the dice that fall after it."""
        server, spoken = server_of(request.app.state), language_for(request, language)
        server.tries.spend(server.allowance.visitor(request.scope).person)
        return await server.tries.find(lambda: played(data, spoken))
