"""Uvicorn's sockets, with a way to write several frames at once and without waiting.

ASGI sends frames one by one, each from a task that has to be woken for it. At a busy table
that costs more than the game.

Nor does anything pile up here for one who does not read, or who talks without end: pongs wait
until they can be written, and then there is one; control frames, fragments and messages that
nobody has taken up are limited; and a socket that is to go and does not is cut off.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from wormery.server.limits import Buckets
from wormery.server.metrics import METRICS
from wormery.server.settings import Limits

EXTENSION = "wormery.wire"
GOODBYE = 5.0  # seconds for one who is told to go
SEND_BUFFER = 64 * 1024  # bytes
AT_ONCE = 4096  # bytes that are looked at before the limits are
MOST_FRAGMENTS = 64  # of one message
MOST_MESSAGES = 1000  # that have come and were not taken up


class Wire(WebSocketsSansIOProtocol):
    """A socket that its application finds among the extensions of the scope."""

    limits = Limits()
    flowing: Callable[[], None] | None = None  # called when more can be written again
    hearing: Callable[[str], bool] | None = None  # takes a text; False if it is to wait
    leaving: Callable[[], object] | None = None  # called when the other side is gone
    _pong = b""  # that waits until more can be written
    _counted = False  # among those that we ended
    _dropped = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limits = self.limits
        self._control = Buckets(limits.control_frames_per_second, limits.control_frames_burst)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        # Else the kernel keeps megabytes for one who does not read.
        made = transport.get_extra_info("socket")
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # What is written

    @property
    def keeps_up(self) -> bool:
        """Whether the other side keeps up with what was written."""
        return self.writable.is_set()

    @property
    def unsent(self) -> int:
        """The bytes that were written and not taken."""
        size: int = self.transport.get_write_buffer_size()
        return size

    def write(self, frames: Iterable[bytes]) -> None:
        """Send texts; to one who is gone or going, nothing."""
        if self.transport.is_closing():
            return
        try:
            for frame in frames:
                self.conn.send_text(frame)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._pong:
            pong, self._pong = self._pong, b""
            self.transport.write(pong)
        if self.flowing is not None:
            self.flowing()

    # What is read

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), AT_ONCE):
            if self._dropped or self.transport.is_closing():
                return
            super().data_received(data[first : first + AT_ONCE])
            if self.queue.qsize() > MOST_MESSAGES:
                self.drop("flood")

    def send_receive_event_to_app(self) -> None:
        """Pass a message on: at once where that is possible, else through the queue.

        A text that is none ends the socket, and is no news for a log.
        """
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                # More of the same may come with what was read along with it.
                with suppress(InvalidState):
                    self.conn.send_close(1007)
                    self.handle_parser_exception()
                return
            if self.hearing is not None and self.queue.empty() and self.hearing(text):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        pongs = self.conn.data_to_send()
        if self._allow_control():
            if self.keeps_up:
                self.transport.write(b"".join(pongs))
            elif pongs:
                self._pong = pongs[-1]  # answers all that came before it

    def handle_pong(self, event: Frame) -> None:
        if self._allow_control():
            super().handle_pong(event)

    def _allow_control(self) -> bool:
        """Count a ping or a pong; far more than anyone needs end the socket."""
        if self._control.take(""):
            self.drop("pings")
        return not self._dropped

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.drop("fragments")
        else:
            super().handle_cont(event)

    # How it ends

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.leaving is not None:
            self.leaving()

    def hear_no_more(self, reason: str) -> None:
        """It is told to go. What it still says is not taken up, and much of that is a flood."""
        self.hearing = None
        if not self._counted:
            self._counted = True
            METRICS.dropped.labels(reason).inc()

    def drop(self, reason: str) -> None:
        """End it at once, with what was written and not taken."""
        self.hear_no_more(reason)
        if not self._dropped:
            self._dropped = True
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """It does not answer, so it would not hear a goodbye either."""
        self.drop("silent")

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._cut_off_later()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._cut_off_later()

    def shutdown(self) -> None:
        super().shutdown()
        self._cut_off_later()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._cut_off_later()

    def _cut_off_later(self) -> None:
        """To close it waits until all was taken, which may be never."""
        if not self.disconnected:
            self.loop.call_later(GOODBYE, self._cut_off)

    def _cut_off(self) -> None:
        if not self.disconnected:
            self.transport.abort()


def wire(limits: Limits) -> type[Wire]:
    """Sockets with these limits."""
    return type("Wire", (Wire,), {"limits": limits})
