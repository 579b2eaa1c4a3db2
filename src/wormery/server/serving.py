"""Running a node with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from wormery.games.errors import WormeryError
from wormery.server import memory
from wormery.server.app import make_app
from wormery.server.errors import DatabaseAwayError
from wormery.server.protocol import bounded_protocol
from wormery.server.settings import Settings
from wormery.server.store import Store
from wormery.server.wire import wire

GRACEFUL = 5
PING = 20.0
HANDOVER = 0.001
COLLECT_AFTER = 50_000  # more objects than before; Python's own figure is 700


def uvicorn_config(settings: Settings, loop: str = "auto") -> uvicorn.Config:
    limits = settings.limits
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        http=bounded_protocol(settings),
        ws=wire(limits),
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # frames are small; its memory for each socket is not
        backlog=4096,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `addresses.py` knows who is behind which proxy
        timeout_graceful_shutdown=GRACEFUL,
        lifespan="on",
        loop=loop,
    )


class CannotServeError(WormeryError):
    """The address or the database cannot be used."""


def serve(settings: Settings, announce: Callable[[int], None], loop: str = "auto") -> None:
    """Run until a signal says to stop; `announce` gets the port once requests are answered.

    `loop` is a name known to uvicorn or "module:class".
    """
    memory.share_heaps()
    asyncio.run(_check_database(settings.database))
    listening = _bind(settings)
    server = Announcing(uvicorn_config(settings, loop), announce)
    server.run([listening])


async def _check_database(url: str) -> None:
    """What is wrong with a database is said before anything else starts."""
    try:
        store = Store(url)
        await store.open()
        await store.ready()
    except Exception as error:
        reason = error if isinstance(error, WormeryError) else first_line(error)
        raise CannotServeError("serve-database", reason=reason) from error
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
            "serve-port-taken",
            host=settings.host,
            port=str(settings.port),
            reason=first_line(error),
        ) from error
    return listening


def first_line(error: BaseException) -> str:
    """The first line of what went wrong, without a password that may stand in a URL."""
    if isinstance(error, DatabaseAwayError) and error.__cause__ is not None:
        error = error.__cause__
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
