"""What is asked once, over HTTP. Everything under `/api`, in the types of `messages`."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie, State
from litestar.enums import MediaType
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, Parameter
from msgspec import Meta, Struct

from wormery import games, record
from wormery.games import OVER, Fact, View
from wormery.players.levels import LEVELS
from wormery.server.errors import LimitError, NotFoundError
from wormery.server.frames import Done, Own, Problem, SeatView, TableNow
from wormery.server.identity import (
    COOKIE,
    COOKIE_DAYS,
    TRANSFER_SECONDS,
    Identity,
    new_transfer,
    transfer_hash,
)
from wormery.server.limits import Buckets
from wormery.server.live import Hub
from wormery.server.messages import (
    AnyCommand,
    CommandId,
    Name,
    Numbered,
    TablePlan,
)
from wormery.server.problems import language_of
from wormery.server.settings import Settings
from wormery.server.store import Store
from wormery.server.table import check_plain
from wormery.telling.story import Say, seats_of

MOST_TABLES = 100
# The page compresses its own files, once; other answers are short.
COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))
MOST_STEPS = 500  # positions in one answer about the history of a game

Language = Annotated[str, Parameter(max_length=20, description="en, nl, de, fr or zh-Hant")]
CodeInPath = Annotated[str, Parameter(pattern=r"^[A-Z2-9]{6}$", description="A table's code")]


@dataclass
class Server:
    """What every request may need."""

    settings: Settings
    store: Store
    hub: Hub
    identity: Identity
    requests: Buckets
    tables: Buckets
    transfers: Buckets


# Answers and questions that no socket has


class Me(Struct, frozen=True):
    """The device that asks, as it is known to others."""

    nickname: str


class NewNickname(Struct, frozen=True, forbid_unknown_fields=True):
    nickname: Name


class Transfer(Struct, frozen=True):
    """A code that makes another device the same as this one, once and soon."""

    code: str
    seconds: int


class UseTransfer(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class OptionNow(Struct, frozen=True):
    name: str
    values: tuple[str, ...]  # the first is the default
    rule: str
    free: bool  # other values are possible: a mound set of one's own


class GameNow(Struct, frozen=True):
    name: str
    title: str  # in the language asked for
    drawn: bool  # whether the page has a board for it; else it is played in words
    seats: tuple[int, int]
    options: tuple[OptionNow, ...]


class Games(Struct, frozen=True):
    """What can be played, and against whom."""

    games: tuple[GameNow, ...]
    levels: tuple[str, ...]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; with a record, one that goes on from there."""

    id: CommandId
    plan: TablePlan
    record: Annotated[str, Meta(max_length=1_000_000)] | None = None


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be watched by anyone who has the code."""

    id: CommandId
    record: Annotated[str, Meta(max_length=1_000_000)]


class TableMade(Struct, frozen=True):
    code: str


class TableAndOwn(Struct, frozen=True):
    table: TableNow
    own: Own
    views: tuple[SeatView, ...]


class TableLine(Struct, frozen=True):
    """A table in a list of one's own."""

    code: str
    game: str
    state: str
    created: int
    archived: int | None


class Moment(Struct, frozen=True):
    """A position of a game: the step that led to it, and what one may see of it."""

    step: str | None
    actor: int
    view: View | None  # None if only the words are asked for
    facts: tuple[Fact, ...]  # what happened in the step
    told: tuple[str, ...]  # the same in words


class History(Struct, frozen=True):
    steps: int
    first: int
    moments: tuple[Moment, ...]


class Health(Struct, frozen=True):
    status: str


REFUSALS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "Not as it must be",
        403: "Someone else's to do",
        404: "There is no such table",
        409: "Not possible now",
        413: "Too long",
        422: "Well formed, but it cannot be",
        429: "Too many requests",
    }.items()
}


def server_of(state: State) -> Server:
    server: Server = state.server
    return server


def address_of(request: Any) -> str:
    client = request.scope.get("client")
    return client[0] if client else "unknown"


def accepted(request: Request[Any, Any, State]) -> str | None:
    return request.headers.get("accept-language")


def device_of(request: Request[Any, Any, State]) -> str:
    """Who asks; someone new gets an identity, which the answer's cookie will carry."""
    known: str | None = request.scope["state"].get("device")
    if known is None:
        identity = server_of(request.app.state).identity
        known = identity.device(request.cookies.get(COOKIE))
        if known is None:
            known = identity.new()
            request.scope["state"]["new_device"] = known
        request.scope["state"]["device"] = known
    return known


def identity_cookie(server: Server, device: str) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=server.identity.cookie(device),
        max_age=COOKIE_DAYS * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=server.settings.https,
    )


class DeviceController(Controller):
    path = "/api/me"
    tags = ["device"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def me(self, request: Request[Any, Any, State]) -> Me:
        """Who this device is; a new one gets its cookie with this answer."""
        server = server_of(request.app.state)
        return Me(await server.store.nickname(device_of(request)))

    @put(responses=REFUSALS)
    async def rename(self, request: Request[Any, Any, State], data: NewNickname) -> Me:
        """Set the nickname that new tables will suggest."""
        server = server_of(request.app.state)
        check_plain(data.nickname)
        name = data.nickname.strip()
        await server.store.set_nickname(device_of(request), name, server.hub.now())
        return Me(name)

    @post("/transfer", responses=REFUSALS)
    async def transfer(self, request: Request[Any, Any, State]) -> Transfer:
        """A one-time code that moves this identity to another device."""
        server = server_of(request.app.state)
        code, now = new_transfer(), server.hub.now()
        expires = now + 1000 * TRANSFER_SECONDS
        await server.store.add_transfer(transfer_hash(code), device_of(request), expires, now)
        return Transfer(code, TRANSFER_SECONDS)

    @post("/transfer/use", responses=REFUSALS, status_code=200)
    async def use_transfer(
        self, request: Request[Any, Any, State], data: UseTransfer
    ) -> Response[Me]:
        """Become the device whose code this is."""
        server = server_of(request.app.state)
        spend(server.transfers, address_of(request))
        device = await server.store.use_transfer(transfer_hash(data.code), server.hub.now())
        if device is None:
            raise NotFoundError("transfer-unknown")
        me = Me(await server.store.nickname(device))
        request.scope["state"].pop("new_device", None)
        return Response(me, cookies=[identity_cookie(server, device)])


class GamesController(Controller):
    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get(responses={400: REFUSALS[400], 429: REFUSALS[429]})
    async def games(self) -> Games:
        """The games with their options, and the levels of our bots."""
        return Games(tuple(_game(name) for name in games.GAMES), LEVELS)


def _game(name: str) -> GameNow:
    game = games.load(name)
    options = tuple(
        OptionNow(
            option.name,
            tuple(map(option.write, option.values)) if option.name != "mounds" else (DEFAULT,),
            option.rule,
            free=option.name == "mounds",
        )
        for option in game.options.values()
    )
    return GameNow(name, (game.seats[0], game.seats[-1]), options)


class TablesController(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(responses=REFUSALS)
    async def open(self, request: Request[Any, Any, State], data: OpenTable) -> TableMade:
        """Make a table. The same `id` again gives the same table."""
        server = server_of(request.app.state)
        spend(server.tables, address_of(request))
        device = device_of(request)
        return TableMade(await server.hub.open(data.plan, device, data.id, data.record))

    @get(responses=REFUSALS)
    async def mine(
        self, request: Request[Any, Any, State], archived: bool = False
    ) -> list[TableLine]:
        """The tables this device has made or sits at, the newest first."""
        server = server_of(request.app.state)
        rows = await server.store.tables_of(device_of(request), archived, MOST_TABLES)
        return [
            TableLine(
                row.code,
                row.game,
                "over" if row.state == "rematch" else row.state,
                row.created,
                row.archived,
            )
            for row in rows
        ]

    @get("/{code:str}", responses=REFUSALS)
    async def table(
        self, request: Request[Any, Any, State], code: CodeInPath, language: Language = ""
    ) -> TableAndOwn:
        """A table as it stands, with what the one who asks may see."""
        live = await server_of(request.app.state).hub.find(code)
        device = device_of(request)
        async with live.lock:
            views = live.views(device, language_of(language, accepted(request)))
            return TableAndOwn(live.table.now, live.own(device), views)

    @get("/{code:str}/events", responses=REFUSALS)
    async def events(
        self,
        request: Request[Any, Any, State],
        code: CodeInPath,
        after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0,
    ) -> list[Numbered]:
        """The events of a table with a number above `after`."""
        server = server_of(request.app.state)
        live = await server.hub.find(code)
        log = await server.store.log(live.table.id, after)
        return [Numbered(logged.number, logged.at, logged.event) for logged in log]

    @post("/{code:str}/commands", responses=REFUSALS, status_code=200)
    async def command(
        self,
        request: Request[Any, Any, State],
        code: CodeInPath,
        data: Annotated[AnyCommand, Body(title="Command")],
    ) -> Done:
        """Carry out a command, as the table's socket does."""
        server = server_of(request.app.state)
        number = await server.hub.execute(code, data, device_of(request))
        return Done(data.id, number)

    @get("/{code:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
    async def record(
        self, request: Request[Any, Any, State], code: CodeInPath
    ) -> Response[str]:
        """The game so far as a file in our notation."""
        live = await server_of(request.app.state).hub.find(code)
        async with live.lock:
            game = live.table.record
        if game is None:
            raise NotFoundError("game-not-started")
        name = f"{live.table.plan.game}-{code}.worm"
        return Response(
            record.write(game),
            media_type="text/plain; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @get("/{code:str}/history", responses=REFUSALS, middleware=[COMPRESSED])
    async def history(
        self,
        request: Request[Any, Any, State],
        code: CodeInPath,
        first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
        language: Language = "",
        views: bool = True,
    ) -> History:
        """The positions of the game from step `first` on, as the one who asks may see them.

        Without `views` there are only the words.
        """
        live = await server_of(request.app.state).hub.find(code)
        async with live.lock:
            game, own = live.table.record, live.table.seats_of(device_of(request))
        if game is None:
            raise NotFoundError("game-not-started")
        say = Say(language_of(language, accepted(request)))
        seat = own[0] if len(own) == 1 else None
        # A long game takes longer to tell than other tables should have to wait.
        return await asyncio.to_thread(_history, game, first, seat, say, views)


def _history(
    game: record.GameRecord, first: int, seat: int | None, say: Say, views: bool
) -> History:
    seats = seats_of(game, say)
    moments = []
    for place in range(first, min(first + MOST_STEPS, len(game.positions))):
        position = game.positions[place]
        step = game.steps[place - 1] if place else None
        words: list[str] = []
        if step is not None:
            words = told(say, seats, game.positions[place - 1], step, position)
        if position.actor == OVER:
            words.append(won(say, seats, position))
        view = game.game.view(position, seat) if views else None
        moments.append(Moment(step, position.actor, view, tuple(words)))
    return History(len(game.steps), first, tuple(moments))


class RecordsController(Controller):
    path = "/api/records"
    tags = ["records"]  # noqa: RUF012

    @post(responses=REFUSALS)
    async def open(self, request: Request[Any, Any, State], data: OpenRecord) -> TableMade:
        """Upload a record, to be watched at a table of its own."""
        server = server_of(request.app.state)
        spend(server.tables, address_of(request))
        return TableMade(await server.hub.show(data.record, device_of(request), data.id))


def spend(buckets: Buckets, key: str) -> None:
    seconds = buckets.take(key)
    if seconds:
        raise LimitError("too-many-requests", seconds=int(seconds) + 1)


class HealthController(Controller):
    path = "/"
    tags = ["service"]  # noqa: RUF012

    @get("/health", responses={})
    async def health(self) -> Health:
        """The process answers."""
        return Health("ok")

    @get("/ready", responses={503: ResponseSpec(Health, description="Not ready")})
    async def ready(self, request: Request[Any, Any, State]) -> Response[Health]:
        """The database answers too, and the server is not about to stop."""
        server = server_of(request.app.state)
        try:
            await server.store.ready()
        except Exception:
            return Response(Health("no database"), status_code=503)
        if server.hub.stopping:
            return Response(Health("stopping"), status_code=503)
        return Response(Health("ok"))
