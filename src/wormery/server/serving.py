"""Running a node with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wormery.games.errors import WormeryError
from wormery.server.app import make_app
from wormery.server.metrics import METRICS
from wormery.server.prefix import BasePathError, base_of
from wormery.server.settings import Settings
from wormery.server.store import Store
from wormery.server.wire import Wire

FIRST_REQUEST = 15.0  # seconds a connection may take to say what it wants
GRACEFUL = 5
PING = 20.0
HANDOVER = 0.001
COLLECT_AFTER = 50_000  # more objects than before; Python's own figure is 700


def patient_protocol(most_per_address: int) -> type[HttpToolsProtocol]:
    """HTTP that closes connections which never ask anything, and counts them by address."""
    connections = Counter[str]()

    class PatientProtocol(HttpToolsProtocol):
        _address = ""
        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self._address = peer[0] if peer else ""
            connections[self._address] += 1
            if connections[self._address] > most_per_address:
                METRICS.dropped.labels("connections").inc()
                transport.abort()
                return
            self._deadline = self.loop.call_later(FIRST_REQUEST, self._give_up)

        def _give_up(self) -> None:
            if self.cycle is None and not self.transport.is_closing():
                METRICS.dropped.labels("silent").inc()
                self.transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            self._leave()
            super().handle_websocket_upgrade()

        def _leave(self) -> None:
            """A connection that became a socket is counted as a socket from then on."""
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None
            if self._address:
                connections[self._address] -= 1
                if connections[self._address] <= 0:
                    del connections[self._address]
                self._address = ""

    return PatientProtocol


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    limits = settings.limits
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        http=patient_protocol(limits.connections_per_address),
        ws=Wire,
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # frames are small; its memory for each socket is not
        backlog=4096,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxy is not None,
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=GRACEFUL,
        lifespan="on",
    )


class CannotServeError(WormeryError):
    """The address or the database cannot be used."""


def serve(settings: Settings, announce: Callable[[int], None]) -> None:
    """Run until a signal says to stop; `announce` hears the port once requests are answered."""
    _check_base_path(settings.base_path)
    asyncio.run(_check_database(settings.database))
    listening = _bind(settings)
    server = Announcing(uvicorn_config(settings), announce)
    server.run([listening])


def _check_base_path(given: str) -> None:
    try:
        base_of(given)
    except BasePathError as error:
        raise CannotServeError("serve-base-path", path=given) from error


async def _check_database(url: str) -> None:
    """What is wrong with a database is said before anything else starts."""
    try:
        store = Store(url)
        await store.open()
    except Exception as error:
        raise CannotServeError("serve-database", reason=first_line(error)) from error
    await store.close()


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotServeError(
            "serve-port-taken", host=settings.host, port=settings.port, reason=first_line(error)
        ) from error
    return listening


def first_line(error: BaseException) -> str:
    """The first line of what went wrong, without a password that may stand in a URL."""
    reason = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
    return str(reason).strip().splitlines()[0] if str(reason).strip() else type(error).__name__


def _collect_rarely() -> None:
    """Look for garbage in circles seldom: tables hold many objects, and make few circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 50)


def _share_the_lock() -> None:
    """The thread that commits gets its turn soon, though the loop is busy."""
    sys.setswitchinterval(HANDOVER)


class Announcing(uvicorn.Server):
    """A node that says on which port it answers, once it does."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[int], None]) -> None:
        super().__init__(config)
        self._announce = announce

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in peace, at a second Ctrl-C at once; the signal itself is not passed on."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _collect_rarely()
        _share_the_lock()
        if self.started and sockets:
            self._announce(sockets[0].getsockname()[1])
