"""What operators do over HTTP, with their token: everything under `/api/operator`.

Without a token in the settings there is nothing here.
"""

from __future__ import annotations

import hmac
import ipaddress
from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from wormery.games import LETTERS
from wormery.locales import LANGUAGES
from wormery.server import operator_answers as answers
from wormery.server.deciding import check_plain
from wormery.server.errors import (
    LimitError,
    NotFoundError,
    NotYoursError,
    UnfitError,
    UnreadableError,
)
from wormery.server.frames import Problem
from wormery.server.identity import device_hash
from wormery.server.limits import Buckets
from wormery.server.metrics import METRICS
from wormery.server.node import Server, server_of
from wormery.server.operator_answers import (
    Act,
    Ban,
    BanNow,
    Close,
    FoundTable,
    Message,
    Status,
    Tables,
)
from wormery.server.requests import REFUSALS, CodeInPath, address_of
from wormery.server.store.operators import Action, Found, Search

PAGE = 50
MOST_ACTS = 200
HOUR = 3600 * 1000
TRIES_PER_MINUTE = 6
FIRST_TRIES = 10

Since = Annotated[float | None, Parameter(ge=0, le=100 * 365 * 24)]
REFUSED = {**REFUSALS, 401: ResponseSpec(Problem, description="Not the operators' token")}

_wrong = Buckets(TRIES_PER_MINUTE / 60, FIRST_TRIES)


class WrongTokenError(NotYoursError):
    """Not the token of those who run this server."""

    status = 401


def check_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let operators pass, and slow down those who guess."""
    token = server_of(connection.app.state).settings.operator_token
    if token is None:
        raise NotFoundError("address-unknown")
    address = address_of(connection)
    seconds = _wrong.waits(address)
    if seconds:
        raise LimitError("too-many-requests", seconds=int(seconds) + 1)
    scheme, _space, given = connection.headers.get("authorization", "").partition(" ")
    same = hmac.compare_digest(given.strip().encode(), token.encode())
    if scheme.lower() != "bearer" or not same:
        _wrong.take(address)
        METRICS.actions.labels("refused").inc()
        raise WrongTokenError("token-wrong")


class OperatorController(Controller):
    path = "/api/operator"
    tags = ["operator"]  # noqa: RUF012
    guards = [check_token]  # noqa: RUF012

    @get("/status", responses=REFUSED)
    async def status(self, request: Request[Any, Any, State]) -> Status:
        """Nodes, and how much there is of everything."""
        server = server_of(request.app.state)
        operating = server.operating
        counts = await operating.records.counts()
        return Status(
            nodes=await operating.nodes(),
            tables=dict(counts.tables),
            devices=counts.devices,
            connected=counts.connected,
            bans=len(await operating.records.bans(server.hub.now())),
            message=operating.message,
        )

    @get("/tables", responses=REFUSED)
    async def tables(
        self,
        request: Request[Any, Any, State],
        code: Annotated[str, Parameter(max_length=6)] = "",
        game: Annotated[str, Parameter(max_length=40)] = "",
        listed: Annotated[str, Parameter(query="state", max_length=8)] = "",
        older: Since = None,
        untouched: Since = None,
        before: Annotated[int | None, Parameter(ge=1, le=2**53)] = None,
        names: bool = False,
    ) -> Tables:
        """Tables, the newest first; `older` and `untouched` are hours.

        Names of people come only if they are asked for.
        """
        server = server_of(request.app.state)
        now = server.hub.now()
        found = await server.operating.records.search(
            Search(
                code=code.upper(),
                game=game,
                state=listed,
                created_before=None if older is None else now - int(older * HOUR),
                untouched_since=None if untouched is None else now - int(untouched * HOUR),
                before=before,
                most=PAGE,
            )
        )
        lines = [await _line(server, one, names) for one in found]
        return Tables(tuple(lines), found[-1].id if len(found) == PAGE else None)

    @post("/tables/{code:str}/close", responses=REFUSED, status_code=200)
    async def close(
        self, request: Request[Any, Any, State], code: CodeInPath, data: Close
    ) -> FoundTable:
        """End a table: those who are there hear why, and it can only be watched."""
        server = server_of(request.app.state)
        check_plain(data.reason)
        await server.operating.close(code, data.reason)
        (found,) = await server.operating.records.search(Search(code=code, most=1))
        return await _line(server, found, names=False)

    @delete("/tables/{code:str}", responses=REFUSED)
    async def purge(self, request: Request[Any, Any, State], code: CodeInPath) -> None:
        """Delete a table with all its events."""
        await server_of(request.app.state).operating.purge(code)

    @get("/bans", responses=REFUSED)
    async def bans(self, request: Request[Any, Any, State]) -> list[BanNow]:
        """Those in force, the newest first."""
        server = server_of(request.app.state)
        bans = await server.operating.records.bans(server.hub.now())
        return [
            BanNow(one.id, one.network, one.reason, one.created, one.until)
            for one in reversed(bans)
        ]

    @post("/bans", responses=REFUSED)
    async def ban(self, request: Request[Any, Any, State], data: Ban) -> BanNow:
        """Keep out a network of addresses, or the device at a seat."""
        server = server_of(request.app.state)
        check_plain(data.reason)
        network = None if data.network is None else _network(data.network)
        who = None if network is not None else await _device_at(server, data)
        subject = network or f"{data.code} {LETTERS[data.seat or 0]}"
        now = server.hub.now()
        until = None if data.hours is None else now + int(data.hours * HOUR)
        action = Action("ban", subject, data.reason)
        number = await server.operating.records.ban(
            network, who, data.reason, until, now, action
        )
        server.operating.tell(action)
        await server.operating.look()
        return BanNow(number, network, data.reason, now, until)

    @delete("/bans/{number:int}", responses=REFUSED)
    async def unban(self, request: Request[Any, Any, State], number: int) -> None:
        """Lift a ban."""
        server = server_of(request.app.state)
        action = Action("unban", str(number))
        if not await server.operating.records.unban(number, server.hub.now(), action):
            raise NotFoundError("ban-unknown", number=number)
        server.operating.tell(action)
        await server.operating.look()

    @put("/message", responses=REFUSED)
    async def message(self, request: Request[Any, Any, State], data: Message) -> Message:
        """Say something to everyone, or with no text take it back."""
        server = server_of(request.app.state)
        texts = {one: text.strip() for one, text in data.texts.items() if text.strip()}
        for language, text in texts.items():
            if language and language not in LANGUAGES:
                raise UnfitError("message-language", given=language)
            check_plain(text)
        action = Action("message", ",".join(texts), texts.get("", ""))
        await server.operating.records.set_message(texts, server.hub.now(), action)
        server.operating.tell(action)
        await server.operating.look()
        return Message(texts)

    @get("/log", responses=REFUSED)
    async def log(self, request: Request[Any, Any, State]) -> list[Act]:
        """What operators did, the latest first."""
        server = server_of(request.app.state)
        return [Act(*one) for one in await server.operating.records.log(MOST_ACTS)]


async def _line(server: Server, found: Found, names: bool) -> FoundTable:
    return answers.FoundTable(
        code=found.code,
        game=found.game,
        state=found.state,
        created=found.created,
        last_at=found.last_at,
        events=found.events,
        people=found.people,
        archived=found.archived is not None,
        names=await _names(server, found.code) if names else None,
    )


async def _names(server: Server, code: str) -> tuple[str, ...]:
    try:
        table = (await server.hub.find(code)).table
    except (UnreadableError, NotFoundError):
        return ()
    return tuple(chair.name for chair in table.chairs)


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError as error:
        raise UnfitError("ban-network", network=text) from error


async def _device_at(server: Server, data: Ban) -> bytes:
    if data.code is None or data.seat is None:
        raise UnfitError("ban-whom")
    table = (await server.hub.find(data.code)).table
    device = table.chairs[data.seat].device if data.seat < len(table.chairs) else None
    if device is None:
        raise UnfitError("seat-nobody", seat=LETTERS[data.seat])
    return device_hash(device)
