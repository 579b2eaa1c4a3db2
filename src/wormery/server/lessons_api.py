"""The lessons, over HTTP: each is one document, the same for everybody in a language."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from wormery.games import AnyGame, View, load
from wormery.lessons import LessonDocument, lesson_document, lesson_of
from wormery.server.errors import NotFoundError
from wormery.server.requests import REFUSALS, Language, language_for
from wormery.server.seeing import is_plain, plain_view
from wormery.telling.story import Story

Name = Annotated[str, Parameter(max_length=40)]


class LessonsController(Controller):
    path = "/api/lessons"
    tags = ["lessons"]  # noqa: RUF012

    @get("/{game:str}", responses=REFUSALS)
    async def lesson(
        self,
        request: Request[Any, Any, State],
        game: Name,
        language: Language = "",
        words: bool = False,
    ) -> Response[LessonDocument]:
        """A game in steps, with an answer to every move; with `words` the boards in words."""
        spoken = language_for(request, language)
        whole, small = await asyncio.to_thread(_written, load(game), spoken, words)
        zipped = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if zipped else {})
        answer: Response[Any] = Response(
            small if zipped else whole, media_type="application/json", headers=headers
        )
        return answer


@lru_cache(maxsize=64)
def _written(game: AnyGame, language: str, words: bool) -> tuple[bytes, bytes]:
    """The document, and the same compressed: made once, for it never changes."""
    lesson = lesson_of(game)
    if lesson is None:
        raise NotFoundError("lesson-none", game=game.name)
    see = _in_words if is_plain(game, words) else None
    whole = msgspec.json.encode(lesson_document(lesson, language, see))
    return whole, gzip.compress(whole)


def _in_words(story: Story, view: View) -> View:
    return plain_view(story, view, choices=view.moves)
