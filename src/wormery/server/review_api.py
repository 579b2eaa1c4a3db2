"""Looking back at a finished game: its review, and what else could have been played."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from wormery.coach import ReviewDocument
from wormery.games import OVER
from wormery.server.answers import Moment
from wormery.server.api import found_table
from wormery.server.errors import RefusedError
from wormery.server.history import Wishes, instead
from wormery.server.node import server_of
from wormery.server.requests import REFUSALS, CodeInPath, Language, device_of, language_for
from wormery.server.reviewing import ReviewProgress, wish_of
from wormery.server.seeing import spoken_to

PATIENCE = 0.5  # seconds until one who waits for a review hears how far it is
NOT_YET = ResponseSpec(ReviewProgress, description="Still at work: ask again")


class ReviewController(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get("/{code:str}/review", responses={**REFUSALS, 202: NOT_YET})
    async def review(
        self, request: Request[Any, Any, State], code: CodeInPath, language: Language = ""
    ) -> Response[ReviewDocument]:
        """What luck and skill did in a finished game.

        The first who asks for a game has it worked out, which takes a second or so; until
        then the answer is 202, with how far it is.
        """
        server = server_of(request.app.state)
        table = (await found_table(request, code)).table
        device = device_of(request)
        wanted = language_for(request, language)
        wish, text = await asyncio.to_thread(wish_of, table, device, wanted)
        person = server.allowance.visitor(request.scope).person
        document = await server.reviews.ask(
            wish, text, person, lambda: server.allowance.spend_review(request.scope), PATIENCE
        )
        answer: Response[Any]
        if isinstance(document, ReviewProgress):
            answer = Response(document, status_code=202)
        elif "gzip" in request.headers.get("accept-encoding", ""):
            answer = _json(document, **{"Content-Encoding": "gzip"})
        else:
            answer = _json(await asyncio.to_thread(gzip.decompress, document))
        return answer

    @get("/{code:str}/instead", responses=REFUSALS)
    async def instead(
        self,
        request: Request[Any, Any, State],
        code: CodeInPath,
        step: Annotated[int, Parameter(ge=0, le=100_000)],
        move: Annotated[str, Parameter(max_length=200)],
        language: Language = "",
        words: bool = False,
    ) -> Moment:
        """What another move at a step of a finished game would have led to at once."""
        table = (await found_table(request, code)).table
        if table.sheet is None or table.sheet.position.actor != OVER:
            raise RefusedError("review-not-yet")
        wishes = Wishes(
            first=step,
            seat=spoken_to(table.seats_of(device_of(request))),
            language=language_for(request, language),
            views=True,
            words=words,
        )
        return await asyncio.to_thread(instead, table, table.sheet, move, wishes)


def _json(body: bytes, **headers: str) -> Response[Any]:
    headers["Vary"] = "Accept-Encoding"
    return Response(body, media_type="application/json", headers=headers)
