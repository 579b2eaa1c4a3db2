"""The application: routes, errors and life of the server put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from wormery.games.errors import WormeryError
from wormery.server.api import (
    DeviceController,
    GamesController,
    HealthController,
    RecordsController,
    TablesController,
)
from wormery.server.errors import DatabaseAwayError, LimitError, NotYoursError, ServerError
from wormery.server.gate import Gate
from wormery.server.metrics import METRICS
from wormery.server.node import running, server_of
from wormery.server.openapi import document
from wormery.server.page import file_of_the_page
from wormery.server.problems import language_of, problem_of, status_of
from wormery.server.requests import address_of
from wormery.server.settings import Settings
from wormery.server.sockets import TableSockets

VERSION = "2"  # of the API; raised when a client of before would no longer do
LOG = logging.getLogger("wormery.requests")

LOOPBACK = {"127.0.0.1", "::1"}


def make_app(settings: Settings) -> ASGIApp:
    """The ASGI application of one node."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as server:
            app.state.server = server
            yield

    app = Litestar(
        route_handlers=[
            DeviceController,
            GamesController,
            TablesController,
            RecordsController,
            HealthController,
            metrics,
            openapi,
            page,
        ],
        lifespan=[life],
        exception_handlers={
            WormeryError: _refuse,
            HTTPException: _refuse_http,
            UnicodeDecodeError: _refuse_bytes,
            Exception: _fail,
        },
        request_max_body_size=settings.limits.record_bytes + settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Wormery",
            version=VERSION,
            description="Tables for dice games, with people and bots",
            path="/api/unused",
            render_plugins=[],
        ),
        logging_config=None,
    )
    return Gate(app, TableSockets(app), settings)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Request[Any, Any, State]) -> bytes:
    """Figures for Prometheus; only for a program on this machine."""
    if address_of(request) not in LOOPBACK:
        raise NotYoursError("metrics-local")
    server = server_of(request.app.state)
    METRICS.in_memory.set(len(server.hub))
    return METRICS.text()


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, State]) -> dict[str, Any]:
    """The document that describes this API, sockets included."""
    return document(request.app)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State], path: str = "") -> Response[bytes]:
    """The page, as it was built into the package. Its own addresses all lead to it."""
    return file_of_the_page(path, "gzip" in request.headers.get("accept-encoding", ""))


def _answer(request: Request[Any, Any, Any], error: WormeryError, status: int) -> Response[Any]:
    language = language_of(
        request.query_params.get("language"), request.headers.get("accept-language")
    )
    problem = problem_of(error, language)
    METRICS.refusals.labels(problem.name).inc()
    headers = {}
    if isinstance(error, LimitError | DatabaseAwayError) and "seconds" in error.values:
        headers["Retry-After"] = str(error.values["seconds"])
    return Response(
        msgspec.json.encode(problem),
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def _refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    assert isinstance(error, WormeryError)
    return _answer(request, error, status_of(error))


def _refuse_http(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What Litestar itself refuses, in our form."""
    assert isinstance(error, HTTPException)
    match error.status_code:
        case 404 | 405:
            refusal = ServerError("address-unknown")
        case 413:
            refusal = ServerError(
                "message-too-long",
                most=server_of(request.app.state).settings.limits.record_bytes,
            )
        case status if status >= 500:
            return _fail(request, error)
        case _:
            extra = getattr(error, "extra", None)
            reason = "; ".join(
                f"{part.get('key', '')}: {part.get('message', '')}".strip(": ")
                for part in extra or []
                if isinstance(part, dict)
            )
            refusal = ServerError("message-malformed", reason=reason or error.detail[:200])
    return _answer(request, refusal, error.status_code)


def _refuse_bytes(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """A body that is no text; Litestar lets this error of its decoder through."""
    return _answer(request, ServerError("message-malformed", reason="UTF-8"), 400)


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of ours: it is logged with its trace, and told without."""
    LOG.error("request failed", exc_info=error)
    return _answer(request, ServerError("server-failed"), 500)
