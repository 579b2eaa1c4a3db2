"""What every request passes first: rates, origins, sizes; and what every answer carries."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wormery.games.errors import WormeryError
from wormery.server.addresses import Proxies
from wormery.server.errors import LimitError, NotYoursError, ServerError
from wormery.server.metrics import METRICS
from wormery.server.node import Server, server_of
from wormery.server.problems import language_of, problem_of, status_of
from wormery.server.requests import GONE, SAFE, hosts_of, identity_cookie, is_host
from wormery.server.settings import Settings

LOG = logging.getLogger("wormery.requests")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",  # lengths and colours that a component computes
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HTTPS_HEADERS = [(b"strict-transport-security", b"max-age=31536000")]


class Gate:
    """An ASGI layer around the whole application."""

    def __init__(self, app: Litestar, sockets: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.sockets = sockets
        self.settings = settings
        self._proxies = Proxies(settings.proxy)
        self._headers = HEADERS + (HTTPS_HEADERS if settings.https else [])

    @property
    def server(self) -> Server:
        return server_of(self.app.state)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind in ("http", "websocket"):
            scope.setdefault("state", {})
            self._proxies.settle(scope)
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            if self.origin_fits(scope):
                await self.sockets(scope, receive, send)
            else:
                METRICS.dropped.labels("origin").inc()
                await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = message["headers"]
                message["headers"] = [*given, *self._added(scope, _says_how_long(given))]
            await send(message)

        async def hear() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope["state"][GONE] = True
            return message

        try:
            self._check(scope)
            with self.server.allowance.request(scope):
                await self.app(scope, hear, answer)
        except WormeryError as error:
            await self._refuse(error, scope, answer)
        LOG.info(
            "request",
            extra={
                "method": scope["method"],
                # The pattern, not the path: a code in a path is an invitation.
                "path": str(scope.get("path_template") or "other"),
                "status": status,
                "ms": round(1000 * (time.perf_counter() - start), 1),
            },
        )

    def _check(self, scope: Any) -> None:
        if not all(map(is_host, hosts_of(scope))):
            raise ServerError("request-broken")
        self.server.allowance.spend_request(scope)
        visitor = self.server.allowance.visitor(scope)
        self.server.doors.check_request(scope, visitor.device)
        if scope["method"] not in SAFE and not self.origin_fits(scope):
            raise NotYoursError("origin-wrong")

    def origin_fits(self, scope: Any) -> bool:
        """False if a page that is not ours asks for someone. Programs send no origin."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site") != b"cross-site"
        own = headers.get(b"host", b"").decode("latin-1")
        return origin in self.settings.origins or (own != "" and _netloc(origin) == own)

    def _added(self, scope: Any, kept: bool) -> list[tuple[bytes, bytes]]:
        headers = list(self._headers)
        if scope["path"].startswith("/api") and not kept:
            headers.append((b"cache-control", b"no-store"))
        new_device = scope["state"].get("new_device")
        if new_device is not None:
            cookie = identity_cookie(self.server, new_device)
            headers.append((b"set-cookie", cookie.to_header(header="").encode()))
        return headers

    async def _refuse(self, error: WormeryError, scope: Any, send: Send) -> None:
        headers = dict(scope["headers"])
        accepts = headers.get(b"accept-language", b"").decode("latin-1")
        problem = problem_of(error, language_of(None, accepts))
        METRICS.refusals.labels(problem.name).inc()
        answer = [(b"content-type", b"application/json")]
        if isinstance(error, LimitError):
            answer.append((b"retry-after", str(error.values["seconds"]).encode()))
        await send(
            {"type": "http.response.start", "status": status_of(error), "headers": answer}
        )
        body = msgspec.json.encode(problem)
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _says_how_long(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether an answer says itself how long it may be kept, as pictures do."""
    return any(name.lower() == b"cache-control" for name, _ in headers)


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
