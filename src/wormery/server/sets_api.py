"""Sets of one's own, over HTTP: what is wrong with a draft, and what a set does to its game.

Nothing is stored: a set is on the device of who makes it, in a file, or in a link.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from wormery.games import AnyGame, load
from wormery.games.errors import MissingPartError
from wormery.server.balancer import SetToMeasure
from wormery.server.errors import NotFoundError, UnfitError
from wormery.server.node import server_of
from wormery.server.requests import REFUSALS, Language, device_of, language_for
from wormery.server.reviewing import ReviewProgress
from wormery.sets import Balance, Checked, Sets, sets_of
from wormery.telling.words import Say

PATIENCE = 0.5  # seconds until one who waits for trial games hears how far they are
NOT_YET = ResponseSpec(ReviewProgress, description="Still playing: ask again")

Game = Annotated[str, Parameter(max_length=40)]


class SetToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A file, a set in one word, or the draft of one; a word has no name of its own."""

    text: Annotated[str, Meta(max_length=200_000)]
    name: Annotated[str, Meta(max_length=200)] = ""
    file: Annotated[str, Meta(max_length=200)] = ""


class SetToTry(Struct, frozen=True, forbid_unknown_fields=True):
    word: Annotated[str, Meta(max_length=2_000)]


class SetsController(Controller):
    path = "/api/games/{game:str}/sets"
    tags = ["games"]  # noqa: RUF012

    @post("/check", responses=REFUSALS, status_code=200)
    async def check(
        self,
        request: Request[Any, Any, State],
        game: Game,
        data: SetToCheck,
        language: Language = "",
    ) -> Checked:
        """Everything that is wrong with a set, each thing at its place; and the set itself."""
        part = _sets(load(game))
        checking = server_of(request.app.state).balances.checking
        checking.spend(device_of(request))
        say = Say(language_for(request, language))
        return await checking.find(
            lambda: part.check(data.text, data.name, data.file or say("sets-text"), say)
        )

    @post("/balance", responses={**REFUSALS, 202: NOT_YET}, status_code=200)
    async def balance(
        self,
        request: Request[Any, Any, State],
        game: Game,
        data: SetToTry,
        language: Language = "",
    ) -> Response[Balance]:
        """What a set does to the game, from thousands of games between casual bots.

        They take a few seconds; until then the answer is 202, with how far it is.
        """
        server, known = server_of(request.app.state), load(game)
        part = _sets(known)
        checking, device = server.balances.checking, device_of(request)
        checking.spend(device)
        say = Say(language_for(request, language))
        checked = await checking.find(lambda: part.check(data.word, known.name, "", say))
        if not checked.ok:
            raise UnfitError("sets-unready")
        found = await server.balances.ask(
            SetToMeasure(known.name, checked.word),
            server.allowance.visitor(request.scope).person,
            lambda: server.allowance.spend_review(request.scope),
            PATIENCE,
        )
        answer: Response[Any]
        if isinstance(found, ReviewProgress):
            answer = Response(found, status_code=202)
        else:
            answer = Response(found, media_type="application/json")
        return answer


def _sets(game: AnyGame) -> Sets:
    try:
        return sets_of(game)
    except MissingPartError as error:
        raise NotFoundError("sets-none", game=game.name) from error
