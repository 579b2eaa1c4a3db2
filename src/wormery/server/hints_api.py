"""What is asked of the coach over HTTP while a game is played."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State

from wormery.server.answers import HintNow, OddsNow
from wormery.server.messages import AskHint
from wormery.server.node import server_of
from wormery.server.requests import REFUSALS, CodeInPath, Language, device_of, language_for


class HintsController(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post("/{code:str}/hint", responses=REFUSALS, status_code=200)
    async def hint(
        self,
        request: Request[Any, Any, State],
        code: CodeInPath,
        data: AskHint,
        language: Language = "",
    ) -> HintNow:
        """What the coach would do, for the seat that chooses; that one was given is noted."""
        hints = server_of(request.app.state).hints
        wanted = language_for(request, language)
        return await hints.hint(code, data, device_of(request), wanted)

    @get("/{code:str}/odds", responses=REFUSALS)
    async def odds(
        self, request: Request[Any, Any, State], code: CodeInPath, language: Language = ""
    ) -> OddsNow:
        """The odds beside the choices of the one who asks."""
        hints = server_of(request.app.state).hints
        return await hints.odds(code, device_of(request), language_for(request, language))
