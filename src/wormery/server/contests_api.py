"""Daily tables and challenges, over HTTP."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct

from wormery.coach.comparing import ComparisonDocument
from wormery.server.answers import TableMade
from wormery.server.api import found_table, make
from wormery.server.contests import (
    ChallengeMade,
    ChallengeNow,
    ContestTables,
    DailyNow,
    DailyResults,
)
from wormery.server.errors import UnfitError
from wormery.server.messages import Code, Seat
from wormery.server.node import server_of
from wormery.server.requests import REFUSALS, Language, device_of, language_for

GameInPath = Annotated[str, Parameter(max_length=40, description="A game's name")]
DayInPath = Annotated[str, Parameter(pattern=r"^\d{4}-\d\d-\d\d$", description="A day (UTC)")]
ChallengeInPath = Annotated[
    str, Parameter(pattern=r"^[A-Z2-9]{8}$", description="A challenge's code")
]


class MakeChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose dice others are to play with: those of a seat at a finished table."""

    code: Code
    seat: Seat


def _tables(request: Request[Any, Any, State]) -> ContestTables:
    return server_of(request.app.state).contests


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise UnfitError("daily-no-day", day=text[:10]) from error


class DailyController(Controller):
    path = "/api/daily"
    tags = ["contests"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def daily(
        self,
        request: Request[Any, Any, State],
        day: Annotated[str, Parameter(pattern=r"^(\d{4}-\d\d-\d\d)?$")] = "",
        language: Language = "",
    ) -> DailyNow:
        """The tables of today, or of another day: everyone has the same dice there."""
        tables = _tables(request)
        wanted = _day(day) if day else tables.today()
        return await tables.daily(device_of(request), wanted, language_for(request, language))

    @post("/{game:str}", responses=REFUSALS)
    async def play(self, request: Request[Any, Any, State], game: GameInPath) -> TableMade:
        """Sit down at today's table. One try counts: the same device gets the same table."""
        server = server_of(request.app.state)
        server.allowance.spend_table(request.scope)
        tables, device = _tables(request), device_of(request)
        day = tables.today()
        nickname = await server.store.nickname(device)
        draft = tables.daily_draft(device, nickname, day, game)
        return await make(server, draft, f"daily:{day.isoformat()}:{game}")

    @get("/{game:str}/{day:str}/results", responses=REFUSALS)
    async def results(
        self,
        request: Request[Any, Any, State],
        game: GameInPath,
        day: DayInPath,
        language: Language = "",
    ) -> DailyResults:
        """How everyone did with the dice of a day, and what the champion did with them."""
        tables, device = _tables(request), device_of(request)
        tables.asking.spend(device)
        wanted = language_for(request, language)
        return await tables.daily_results(device, _day(day), game, wanted)

    @get("/{game:str}/{day:str}/comparison", responses=REFUSALS)
    async def comparison(
        self,
        request: Request[Any, Any, State],
        game: GameInPath,
        day: DayInPath,
        language: Language = "",
    ) -> ComparisonDocument:
        """One's own game beside the champion's, turn by turn."""
        tables, device = _tables(request), device_of(request)
        tables.asking.spend(device)
        wanted = language_for(request, language)
        return await tables.daily_comparison(device, _day(day), game, wanted)


class ChallengesController(Controller):
    path = "/api/challenges"
    tags = ["contests"]  # noqa: RUF012

    @post(responses=REFUSALS)
    async def challenge(
        self, request: Request[Any, Any, State], data: MakeChallenge
    ) -> ChallengeMade:
        """Let others play with the dice of one's own finished game."""
        server = server_of(request.app.state)
        server.allowance.spend_table(request.scope)
        table = (await found_table(request, data.code)).table
        return await server.contests.challenge(table, data.seat, device_of(request))

    @get("/{code:str}", responses=REFUSALS)
    async def now(
        self, request: Request[Any, Any, State], code: ChallengeInPath, language: Language = ""
    ) -> ChallengeNow:
        """Who challenges whom; once one's own game is over, how everyone did."""
        tables, device = _tables(request), device_of(request)
        tables.asking.spend(device)
        return await tables.challenge_now(code, device, language_for(request, language))

    @post("/{code:str}/play", responses=REFUSALS)
    async def play(self, request: Request[Any, Any, State], code: ChallengeInPath) -> TableMade:
        """Play with the same dice. One try counts: the same device gets the same table."""
        server = server_of(request.app.state)
        server.allowance.spend_table(request.scope)
        device = device_of(request)
        nickname = await server.store.nickname(device)
        draft = await server.contests.challenge_draft(code, device, nickname)
        return await make(server, draft, f"challenge:{code}")

    @get("/{code:str}/comparison", responses=REFUSALS)
    async def comparison(
        self,
        request: Request[Any, Any, State],
        code: ChallengeInPath,
        against: Annotated[int, Parameter(ge=0, le=5_000)] = 0,
        language: Language = "",
    ) -> ComparisonDocument:
        """One's own game beside another with the same dice; 0 is the one that came first."""
        tables, device = _tables(request), device_of(request)
        tables.asking.spend(device)
        wanted = language_for(request, language)
        return await tables.challenge_comparison(code, device, against, wanted)
