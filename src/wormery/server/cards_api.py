"""Pictures to share, over HTTP: as drawings, and as pixels for previews of links."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from wormery.drawing.card import draw
from wormery.drawing.lettering import ANY, of_this_machine
from wormery.server.errors import NotFoundError
from wormery.server.node import server_of
from wormery.server.page import file_content
from wormery.server.rasterizing import mark_of
from wormery.server.requests import REFUSALS, Language, device_of, language_for
from wormery.server.sharing import Kind, Wanted, is_named, shared

SVG, PNG = "image/svg+xml", "image/png"
# What changes is asked for anew before long; nobody asks twice for one line of a chat.
CACHED = "public, max-age=300"
OWN = "private, max-age=60"  # for one who may see more than others
GENERAL = {"svg": "social.svg", "png": "social.png"}

Name = Annotated[
    str,
    Parameter(
        pattern=r"^[A-Za-z0-9-]{1,40}\.(svg|png)$",
        description="A code, or for a daily table the name of a game, with .svg or .png",
    ),
]
NOBODY = -1
SeatShared = Annotated[
    int, Parameter(ge=NOBODY, le=6, description="The seat to mark; -1 marks none")
]
PICTURE = ResponseSpec(bytes, description="A picture of 1200 by 630", media_type="image/*")


class CardsController(Controller):
    path = "/api/cards"
    tags = ["cards"]  # noqa: RUF012

    @get("/{kind:str}/{name:str}", responses={200: PICTURE, **REFUSALS})
    async def card(
        self,
        request: Request[Any, Any, State],
        kind: Kind,
        name: Name,
        language: Language = "",
        seat: SeatShared = NOBODY,
    ) -> Response[bytes]:
        """A picture of what is at an address; of Wormery, where one may not look."""
        server = server_of(request.app.state)
        called, _, form = name.partition(".")
        if not is_named(kind, called):
            raise NotFoundError("address-unknown")
        visitor = server.allowance.visitor(request.scope)
        own = None if seat == NOBODY else seat
        wanted = Wanted(kind, called, language_for(request, language), own, device_of(request))
        letters = ANY if form == "svg" else await asyncio.to_thread(of_this_machine)
        told = await shared(server, wanted, letters)
        if told is None:
            return await _general(form)
        drawn = await asyncio.to_thread(draw, told.card)
        headers = {
            "ETag": f'"{mark_of(drawn)}"',
            "Cache-Control": OWN if visitor.device else CACHED,
            "Vary": "Accept-Language, Cookie",
        }
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if form == "svg":
            return Response(drawn.encode(), media_type=SVG, headers=headers)
        made = await server.pictures.png(drawn, visitor.person)
        return Response(made, media_type=PNG, headers=headers)


async def _general(form: str) -> Response[bytes]:
    """The picture that says only what this is."""
    content = await asyncio.to_thread(file_content, GENERAL[form])
    if content is None:
        raise NotFoundError("address-unknown")
    kind = SVG if form == "svg" else PNG
    return Response(content, media_type=kind, headers={"Cache-Control": OWN})
