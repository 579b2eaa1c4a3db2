"""The sockets of tables, straight on ASGI: every frame counts here.

    /api/tables/CODE/socket?protocol=2&language=nl&words=false&after=17

tells of a table as it is and of every event from then on, and takes commands. Frames have
sentences in the language: what happened, and what each legal move does; a program that wants
none says `tell=false`. With `words` the table itself comes in words. With `after` the first
frame has the events since that number.
"""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qsl

from litestar import Litestar
from litestar.types import Receive, Send

from wormery.games.errors import WormeryError
from wormery.server.allowance import UNKNOWN
from wormery.server.connection import Connection
from wormery.server.errors import LimitError, NotFoundError, ServerError
from wormery.server.frames import PROTOCOL, Refused
from wormery.server.hosting import not_to_be_seen
from wormery.server.metrics import METRICS
from wormery.server.node import Server, server_of
from wormery.server.problems import language_of, problem_of, status_of
from wormery.server.seeing import encode
from wormery.server.wire import EXTENSION

PATH = re.compile(r"/api/tables/([A-Z2-9]{6})/socket")
LARGEST_NUMBER = 2**31 - 1
MOST_FIELDS = 10


class TableSockets:
    """Lets sockets in, up to the limits, and sees them out."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    @property
    def server(self) -> Server:
        return server_of(self.app.state)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        message: Any = await receive()
        if message["type"] != "websocket.connect":
            return
        query = _query(scope)
        accepts = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        language = language_of((query or {}).get("language"), accepts)
        accept: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
        await send(accept)
        try:
            allowance = self.server.allowance
            allowance.spend_request(scope)
            with allowance.socket(scope):
                METRICS.sockets.set(allowance.sockets)
                await self._serve(scope, query, language, receive, send)
        except WormeryError as error:
            if error.sentence_id == UNKNOWN:
                self.server.allowance.spend_guess(scope)
            await _turn_away(error, language, send)
        finally:
            METRICS.sockets.set(self.server.allowance.sockets)

    async def _serve(
        self,
        scope: Any,
        query: dict[str, str] | None,
        language: str,
        receive: Receive,
        send: Send,
    ) -> None:
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise NotFoundError("address-unknown")
        if query is None:
            raise ServerError("message-malformed", reason="query")
        if query.get("protocol") != str(PROTOCOL):
            raise ServerError("page-too-old")
        after = _number(query.get("after"))
        # Without a cookie of ours, someone who can only watch.
        visitor = self.server.allowance.visitor(scope)
        device = visitor.device or self.server.identity.new()
        address = scope["client"][0] if scope.get("client") else ""
        self.server.doors.check(address, device)
        await self._check_listeners(found[1], device)
        connection = Connection(
            self.server.hub,
            self.server.presence,
            self.server.reactions,
            device,
            language,
            query.get("tell") not in ("false", "0"),
            query.get("words") in ("true", "1"),
            self.server.settings.limits,
            receive,
            send,
            scope["extensions"][EXTENSION],
        )
        with self.server.doors.inside(connection, address, visitor.cookie):
            await connection.run(found[1], after)

    async def _check_listeners(self, code: str, device: str) -> None:
        """Those who play are always let in."""
        live = await self.server.hub.find(code)
        full = len(live.listeners) >= self.server.settings.limits.listeners_per_table
        if full and not live.table.seats_of(device):
            raise LimitError("too-many-listeners")
        refusal = not_to_be_seen(live.table, device)
        if refusal is not None:
            raise refusal


def _query(scope: Any) -> dict[str, str] | None:
    """What stands after the question mark; None if it is far more than we know."""
    try:
        text = scope["query_string"].decode("latin-1")
        return dict(parse_qsl(text, max_num_fields=MOST_FIELDS))
    except ValueError:
        return None


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch("[0-9]{1,10}", text) or int(text) > LARGEST_NUMBER:
        raise ServerError("message-malformed", reason="after")
    return int(text)


async def _turn_away(error: WormeryError, language: str, send: Send) -> None:
    """Say why in a frame, for a page cannot see more of a refused socket than its code."""
    problem = problem_of(error, language)
    METRICS.refusals.labels(problem.name).inc()
    frame: Any = {"type": "websocket.send", "text": encode(Refused(problem)).decode()}
    await send(frame)
    close: Any = {"type": "websocket.close", "code": 4000 + status_of(error), "reason": ""}
    await send(close)
