"""Uvicorn's HTTP with bounds: on headers, on the time a request may take, on connections.

A connection that has asked nothing, or is still asking, waits at the expense of others. There
may be only so many of an address; then the one that has waited longest makes room.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from wormery.server.addresses import Proxies, key_of
from wormery.server.errors import ServerError, TooLongError, TooSlowError
from wormery.server.metrics import METRICS
from wormery.server.problems import language_of, problem_of
from wormery.server.settings import Settings

LOOK_AGAIN = 2.0  # seconds between two looks at a body that is coming in
# Seconds. A proxy must be the first to close a connection nobody uses, or it sends the next
# request into one that is being closed. Caddy keeps them for two minutes, nginx for one.
PROXY_KEEP_ALIVE = 150
LINGER = 2.0  # seconds to read on after an answer to a request that was not read whole
SEPARATORS = 4  # bytes of a header besides its name and value


class Phase(Enum):
    """What the parser is in the middle of."""

    BETWEEN = 0
    HEAD = 1
    BODY = 2


def bounded_protocol(settings: Settings) -> type[HttpToolsProtocol]:
    """The protocol for a node with these settings."""
    limits = settings.limits
    proxies = Proxies(settings.proxy)
    connections: dict[str, dict[BoundedProtocol, None]] = {}

    class BoundedProtocol(HttpToolsProtocol):
        _address: str | None = None
        _phase = Phase.BETWEEN
        _timer: asyncio.TimerHandle | None = None
        _wrong: ServerError | None = None
        _head_bytes = 0
        _unread_head_bytes = 0  # of a header that has not ended yet, about
        _body_bytes = 0
        _body_since = 0.0
        _unanswered: tuple[RequestResponseCycle, ...] = ()

        # Connections

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self._wait(limits.header_seconds)
            if peer and peer[0] in proxies:
                self.timeout_keep_alive = PROXY_KEEP_ALIVE
            elif peer:
                self._enter(key_of(peer[0]))

        def _enter(self, address: str) -> None:
            others = connections.setdefault(address, {})
            if len(others) >= limits.connections_per_address:
                METRICS.dropped.labels("connections").inc()
                leaving = next((one for one in others if one._is_waiting), self)
                leaving._leave()
                leaving.transport.abort()
                if leaving is self:
                    return
            self._address = address
            connections.setdefault(address, {})[self] = None

        @property
        def _is_waiting(self) -> bool:
            """Whether it keeps us waiting, and not we it."""
            answered = self.cycle is None or self.cycle.response_complete
            return self._phase is not Phase.BETWEEN or answered

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)
            # Of several requests on one connection, uvicorn tells only the last.
            for cycle in self._unanswered:
                cycle.disconnected = True
                cycle.message_event.set()

        def handle_websocket_upgrade(self) -> None:
            self._leave()
            super().handle_websocket_upgrade()
            wire: Any = self.transport.get_protocol()
            if not wire.handshake_initiated:  # its parser has limits of its own, and is silent
                self._refuse(TooLongError("headers-too-long"))

        def _leave(self) -> None:
            """A connection that became a socket is counted as a socket from then on."""
            self._stop_waiting()
            if self._address is not None:
                here = connections[self._address]
                del here[self]
                if not here:
                    del connections[self._address]
                self._address = None

        # Time

        def _wait(self, seconds: float) -> None:
            self._stop_waiting()
            self._timer = self.loop.call_later(seconds, self._look)

        def _stop_waiting(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _look(self) -> None:
            """Time is up for a head; a body may take longer while it keeps up the rate."""
            self._timer = None
            if self.transport.is_closing():
                return
            if self._phase is Phase.BODY:
                taken = self.loop.time() - self._body_since - limits.body_seconds
                if self._body_bytes >= taken * limits.body_bytes_per_second:
                    self._wait(LOOK_AGAIN)
                    return
                self._refuse_slow_body()
            elif self.cycle is not None and not self.cycle.response_complete:
                self._wait(limits.header_seconds)  # it waits for us, too
            else:
                METRICS.dropped.labels("silent").inc()
                self.transport.close()

        def _refuse_slow_body(self) -> None:
            METRICS.dropped.labels("slow body").inc()
            started = self.cycle.response_started
            self.cycle.disconnected = True  # the application has nobody to answer any more
            self.cycle.message_event.set()
            if started:
                self.transport.close()
            else:
                self._refuse(TooSlowError("request-too-slow"))

        # The parser

        def data_received(self, data: bytes) -> None:
            if self._phase is Phase.HEAD:
                self._unread_head_bytes += len(data)
            super().data_received(data)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._phase is Phase.HEAD and self._unread_head_bytes > limits.header_bytes:
                self._refuse(TooLongError("headers-too-long"))
            elif self._timer is None and self._is_waiting:
                # Even an empty line has to become a request in time.
                self._wait(limits.header_seconds)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._phase = Phase.HEAD
            self._head_bytes = self._unread_head_bytes = 0

        def on_url(self, url: bytes) -> None:
            super().on_url(url)
            self._count(len(url))

        def on_header(self, name: bytes, value: bytes) -> None:
            super().on_header(name, value)
            self._count(len(name) + len(value) + SEPARATORS)
            if len(self.headers) > limits.header_count:
                self._too_long()

        def _count(self, size: int) -> None:
            self._head_bytes += size
            if self._head_bytes > limits.header_bytes:
                self._too_long()

        def _too_long(self) -> None:
            self._wrong = TooLongError("headers-too-long")
            raise self._wrong  # the parser stops, and `send_400_response` says why

        def on_headers_complete(self) -> None:
            self._phase = Phase.BODY
            self._body_bytes = 0
            self._body_since = self.loop.time()
            self._wait(limits.body_seconds)
            super().on_headers_complete()
            if self.cycle is not None:
                self._unanswered = (*self._still_unanswered(), self.cycle)

        def _still_unanswered(self) -> Iterator[RequestResponseCycle]:
            return (cycle for cycle in self._unanswered if not cycle.response_complete)

        def on_body(self, body: bytes) -> None:
            self._body_bytes += len(body)
            super().on_body(body)

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._phase = Phase.BETWEEN
            self._stop_waiting()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._unanswered = tuple(self._still_unanswered())
            if self._phase is Phase.BODY and not self.pipeline:
                # The answer came before the whole request: nobody wants the rest of it.
                self.loop.call_later(LINGER, self._close_if_unread, self.cycle)

        def _close_if_unread(self, cycle: object) -> None:
            if self.cycle is cycle and self._phase is Phase.BODY:
                self.transport.close()

        # Refusals before there is a request

        def send_400_response(self, msg: str) -> None:
            self._refuse(self._wrong or ServerError("request-broken"))

        def _refuse(self, error: ServerError) -> None:
            METRICS.refusals.labels(error.sentence_id).inc()
            if self.transport.is_closing():
                return
            accepts = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
            body = msgspec.json.encode(problem_of(error, language_of(None, accepts)))
            self.transport.write(
                STATUS_LINE[error.status]
                + b"content-type: application/json\r\nconnection: close\r\n"
                + b"content-length: %d\r\n\r\n" % len(body)
                + body
            )
            self.transport.close()

    return BoundedProtocol
