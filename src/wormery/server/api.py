"""What is asked once, over HTTP: everything under `/api`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, Parameter

from wormery import record
from wormery.games import GAMES, AnyGame, Option, part_of
from wormery.games.finding import is_ours
from wormery.players.levels import LEVELS
from wormery.server.answers import (
    Forgotten,
    GameNow,
    Games,
    Health,
    HighlightNow,
    History,
    Me,
    Meanwhile,
    MessageNow,
    NewNickname,
    OpenRecord,
    OpenTable,
    OptionNow,
    TableAndOwn,
    TableLine,
    TableMade,
    Transfer,
    UseTransfer,
)
from wormery.server.deciding import Outside, check_person, outside_for
from wormery.server.deleting import forget
from wormery.server.errors import NotFoundError, RefusedError
from wormery.server.frames import Done
from wormery.server.highlighting import highlights
from wormery.server.history import Wishes, history, meanwhile
from wormery.server.hosting import not_to_be_seen
from wormery.server.hub import LiveTable
from wormery.server.identity import TRANSFER_SECONDS, device_hash, new_transfer, transfer_hash
from wormery.server.messages import AnyCommand, Numbered, told
from wormery.server.metrics import METRICS
from wormery.server.node import Server, server_of
from wormery.server.plans import Draft, check, going_on, up_to, watching, with_names
from wormery.server.requests import (
    REFUSALS,
    CodeInPath,
    Language,
    address_of,
    device_of,
    identity_cookie,
    language_for,
    spend,
)
from wormery.server.seeing import own, spoken_to, table_now, views
from wormery.server.table import LONGEST_GAME
from wormery.telling.words import Say

MOST_TABLES = 100
# How a list calls tables that the database finds by what is due there.
LISTED = {"rematch": "over", "closed": "over", "starting": "open"}
# The page compresses its own files, once; other answers are short.
COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))


class DeviceController(Controller):
    path = "/api/me"
    tags = ["device"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def me(self, request: Request[Any, Any, State]) -> Me:
        """Who this device is; a new one gets its cookie with this answer."""
        server = server_of(request.app.state)
        device = device_of(request)
        await server.operating.records.saw(device, server.hub.now())
        return Me(await server.store.nickname(device))

    @put(responses=REFUSALS)
    async def rename(self, request: Request[Any, Any, State], data: NewNickname) -> Me:
        """Set the nickname that new tables will suggest."""
        server = server_of(request.app.state)
        name = data.nickname.strip()
        check_person(name)
        server.allowance.spend_rename(request.scope)
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
        await server.operating.know(device_hash(device))
        request.scope["state"].pop("new_device", None)
        return Response(me, cookies=[identity_cookie(server, device)])

    @post("/sign-out-others", responses=REFUSALS, status_code=200)
    async def sign_out_others(self, request: Request[Any, Any, State]) -> Response[Me]:
        """End this identity on all other devices; this one gets a new cookie."""
        server = server_of(request.app.state)
        spend(server.transfers, address_of(request))
        device = device_of(request)
        await server.operating.sign_out(device)
        me = Me(await server.store.nickname(device))
        request.scope["state"].pop("new_device", None)
        return Response(me, cookies=[identity_cookie(server, device)])

    @delete(responses=REFUSALS, status_code=200)
    async def forget(self, request: Request[Any, Any, State]) -> Forgotten:
        """Take this person out of everything; with the answer comes a new identity."""
        server = server_of(request.app.state)
        spend(server.transfers, address_of(request))
        number = await forget(server.hub, server.operating.removing, device_of(request))
        await server.operating.look()
        request.scope["state"]["new_device"] = server.identity.new()
        return Forgotten(number)


class MessageController(Controller):
    path = "/api/message"
    tags = ["service"]  # noqa: RUF012

    @get(responses={400: REFUSALS[400], 429: REFUSALS[429]})
    async def message(
        self, request: Request[Any, Any, State], language: Language = ""
    ) -> MessageNow:
        """The message of the day; its text is empty if there is none."""
        server = server_of(request.app.state)
        spoken = language_for(request, language)
        return server.operating.message_in(spoken, server.preparing.progress)


class GamesController(Controller):
    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get(responses={400: REFUSALS[400], 429: REFUSALS[429]})
    async def games(self, request: Request[Any, Any, State], language: Language = "") -> Games:
        """The games with their options, and the levels of our bots."""
        say = Say(language_for(request, language))
        server = server_of(request.app.state)
        games = tuple(_game(game, say, server.hub.players) for game in GAMES.values())
        return Games(games, LEVELS, server.settings.open_tables)


def _game(game: AnyGame, say: Say, outside: Outside) -> GameNow:
    levels = LEVELS if part_of(game, "players") is not None else LEVELS[:1]
    return GameNow(
        name=game.name,
        title=say.game(game),
        drawn=is_ours(game),
        seats=(game.seats[0], game.seats[-1]),
        options=tuple(map(_option, game.options.values())),
        levels=(*levels, *outside_for(game.name, outside)),
        coach=part_of(game, "evaluation") is not None,
    )


def _option(option: Option) -> OptionNow:
    values = option.values[:1] if option.free else option.values
    return OptionNow(option.name, tuple(map(option.write, values)), option.rule, option.free)


class TablesController(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(responses=REFUSALS)
    async def open(self, request: Request[Any, Any, State], data: OpenTable) -> TableMade:
        """Make a table. The same `id` again gives the same table."""
        server = server_of(request.app.state)
        server.allowance.spend_table(request.scope)
        draft = Draft(device_of(request), server.hub.now())
        plan, uploaded, text = data.plan, None, data.record
        if data.record is not None:
            uploaded, text = await asyncio.to_thread(up_to, data.record, data.steps)
            plan = going_on(plan, uploaded)
        check(plan, server.hub.players)
        if plan.listed and not server.settings.open_tables:
            raise RefusedError("listing-off")
        plan = with_names(plan, draft.table.code)
        await asyncio.to_thread(draft.open, plan, text, uploaded)
        return await make(server, draft, data.id)

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
                LISTED.get(row.state, row.state),
                row.created,
                row.archived,
            )
            for row in rows
        ]

    @get("/{code:str}", responses=REFUSALS)
    async def table(
        self,
        request: Request[Any, Any, State],
        code: CodeInPath,
        language: Language = "",
        words: bool = False,
    ) -> TableAndOwn:
        """A table as it stands, with what the one who asks may see; with `words`, in words."""
        table = (await found_table(request, code)).table
        device = device_of(request)
        seen = views(table, device, language_for(request, language), words)
        return TableAndOwn(table_now(table), own(table, device), seen)

    @get("/{code:str}/events", responses=REFUSALS)
    async def events(
        self,
        request: Request[Any, Any, State],
        code: CodeInPath,
        after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0,
    ) -> list[Numbered]:
        """The events of a table with a number above `after`."""
        hub = server_of(request.app.state).hub
        log = await hub.log(await found_table(request, code), after)
        return [Numbered(logged.number, logged.at, told(logged.event)) for logged in log]

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
        table = (await found_table(request, code)).table
        # A table never changes, so a thread can write it out while the game goes on.
        text = await asyncio.to_thread(table.write_record)
        if text is None:
            raise NotFoundError("game-not-started")
        name = f"{table.plan.game}-{code}.worm"
        return Response(
            text,
            media_type="text/plain; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @get("/{code:str}/meanwhile", responses=REFUSALS)
    async def meanwhile(
        self, request: Request[Any, Any, State], code: CodeInPath, language: Language = ""
    ) -> list[Meanwhile]:
        """What a bot played for the one who asks while they were away for the last time."""
        table = (await found_table(request, code)).table
        spoken = language_for(request, language)
        return await asyncio.to_thread(meanwhile, table, device_of(request), spoken)

    @get("/{code:str}/history", responses=REFUSALS, middleware=[COMPRESSED])
    async def history(
        self,
        request: Request[Any, Any, State],
        code: CodeInPath,
        first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
        language: Language = "",
        views: bool = True,
        words: bool = False,
    ) -> History:
        """The positions of the game from step `first` on, as the one who asks may see them.

        Without `views` there are only facts and sentences; with `words` the views are in
        words.
        """
        table = (await found_table(request, code)).table
        if table.sheet is None:
            raise NotFoundError("game-not-started")
        own = table.seats_of(device_of(request))
        wishes = Wishes(
            first=first,
            seat=spoken_to(own),
            language=language_for(request, language),
            views=views,
            words=words,
        )
        return await asyncio.to_thread(history, table, table.sheet, wishes)

    @get("/{code:str}/highlights", responses=REFUSALS)
    async def highlights(
        self, request: Request[Any, Any, State], code: CodeInPath, language: Language = ""
    ) -> list[HighlightNow]:
        """What was best in a finished game, and whose it was."""
        table = (await found_table(request, code)).table
        wanted = language_for(request, language)
        return await asyncio.to_thread(highlights, table, device_of(request), wanted)


async def found_table(request: Request[Any, Any, State], code: str) -> LiveTable:
    """A table for one who may look at it."""
    live = await server_of(request.app.state).hub.find(code)
    refusal = not_to_be_seen(live.table, device_of(request))
    if refusal is not None:
        raise refusal
    return live


class RecordsController(Controller):
    path = "/api/records"
    tags = ["records"]  # noqa: RUF012

    @post(responses=REFUSALS)
    async def open(self, request: Request[Any, Any, State], data: OpenRecord) -> TableMade:
        """Upload a record, to be watched at a table of its own."""
        server = server_of(request.app.state)
        server.allowance.spend_table(request.scope)
        draft = Draft(device_of(request), server.hub.now())
        uploaded = await asyncio.to_thread(record.read, data.record, LONGEST_GAME)
        plan = watching(uploaded)
        await asyncio.to_thread(draft.open, plan, data.record, uploaded, watch=True)
        return await make(server, draft, data.id)


async def make(server: Server, draft: Draft, command: str) -> TableMade:
    row = await server.hub.create(draft, command)
    METRICS.tables.labels(row.game).inc()
    table = draft.table
    if row.secret != table.secret:  # it was there already, or got another code
        table = (await server.hub.find(row.code)).table
    return TableMade(row.code, table.commitment)


class HealthController(Controller):
    path = "/"
    tags = ["service"]  # noqa: RUF012

    @get("/health", responses={})
    async def health(self) -> Health:
        """The process answers."""
        return Health("ok")

    @get("/ready", responses={503: ResponseSpec(Health, description="Not ready")})
    async def ready(self, request: Request[Any, Any, State]) -> Response[Health]:
        """The database takes a write too, and the server is not about to stop."""
        server = server_of(request.app.state)
        if not await server.readiness.check():
            return Response(Health("no database"), status_code=503)
        if server.hub.tasks.stopping:
            return Response(Health("stopping"), status_code=503)
        return Response(Health("ok"))
