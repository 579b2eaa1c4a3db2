"""The application: routes, errors and life of the server put together."""

from __future__ import annotations

import hmac
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
from wormery.server.addresses import is_local
from wormery.server.allowance import UNKNOWN
from wormery.server.api import (
    DeviceController,
    GamesController,
    HealthController,
    MessageController,
    RecordsController,
    TablesController,
)
from wormery.server.cards_api import CardsController
from wormery.server.contests_api import ChallengesController, DailyController
from wormery.server.drills_api import DrillsController
from wormery.server.errors import DatabaseAwayError, LimitError, NotYoursError, ServerError
from wormery.server.gate import Gate
from wormery.server.hints_api import HintsController
from wormery.server.lessons_api import LessonsController
from wormery.server.lists_api import MyGamesController, OpenTablesController
from wormery.server.metrics import METRICS
from wormery.server.node import running, server_of
from wormery.server.numbers_api import NumbersController
from wormery.server.openapi import document
from wormery.server.operator_api import OperatorController
from wormery.server.page import file_of_the_page
from wormery.server.prefix import Prefixed
from wormery.server.previews import page_for_others
from wormery.server.problems import language_of, problem_of, status_of
from wormery.server.push_api import PushController
from wormery.server.puzzles_api import PuzzlesController
from wormery.server.ratings_api import MyRatingController, RatingsController
from wormery.server.requests import GONE
from wormery.server.review_api import ReviewController
from wormery.server.sets_api import SetsController
from wormery.server.settings import Settings
from wormery.server.sockets import TableSockets
from wormery.server.tries_api import TriesController

VERSION = "2"  # of the API; raised when a client of before would no longer do
LOG = logging.getLogger("wormery.requests")


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
            PushController,
            GamesController,
            TablesController,
            HintsController,
            ReviewController,
            OpenTablesController,
            MyGamesController,
            DrillsController,
            CardsController,
            DailyController,
            ChallengesController,
            PuzzlesController,
            RatingsController,
            MyRatingController,
            NumbersController,
            SetsController,
            LessonsController,
            TriesController,
            RecordsController,
            HealthController,
            MessageController,
            OperatorController,
            metrics,
            openapi,
            page,
        ],
        lifespan=[life],
        exception_handlers={
            WormeryError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_deep,
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
    gate = Gate(app, TableSockets(app), settings)
    return Prefixed(gate, settings.base_path) if settings.base_path else gate


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Request[Any, Any, State]) -> bytes:
    """Figures for Prometheus: for a program on this machine, or with the token."""
    server = server_of(request.app.state)
    if not _may_see_figures(request, server.settings.metrics_token):
        raise NotYoursError("metrics-local")
    METRICS.in_memory.set(len(server.hub))
    return METRICS.text()


def _may_see_figures(request: Request[Any, Any, State], token: str | None) -> bool:
    if token is None:
        return is_local(request.scope)
    shown = request.headers.get("authorization", "").encode()
    return hmac.compare_digest(shown, f"Bearer {token}".encode())


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, State]) -> dict[str, Any]:
    """The document that describes this API, sockets included."""
    return document(request.app)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: str = "") -> Response[bytes]:
    """The page, as it was built into the package. Its own addresses all lead to it."""
    told = await page_for_others(request, path)
    if told is not None:
        return told
    base = server_of(request.app.state).settings.base_path
    accepts = request.headers.get("accept-encoding", "")
    return file_of_the_page(path, "gzip" in accepts, base)


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
    if error.sentence_id == UNKNOWN:
        server_of(request.app.state).allowance.spend_guess(request.scope)
    return _answer(request, error, status_of(error))


def _refuse_deep(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """JSON within JSON within JSON …"""
    return _answer(request, ServerError("message-malformed", reason=str(error)[:200]), 400)


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
        case status if status >= 500 and request.scope["state"].get(GONE):
            # A request that was broken off: Litestar counts that as a failure of ours.
            return _answer(request, ServerError("request-broken"), 400)
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
