"""Uvicorn's sockets, with a way to write several frames at once and without waiting.

ASGI sends frames one by one, each from a task that has to be woken for it. At a busy table
that costs more than the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION = "wormery.wire"


class Wire(WebSocketsSansIOProtocol):
    """A socket that its application finds among the extensions of the scope."""

    flowing: Callable[[], None] | None = None  # called when more can be written again

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def keeps_up(self) -> bool:
        """Whether the other side keeps up with what was written."""
        return self.writable.is_set()

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
        if self.flowing is not None:
            self.flowing()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; a text that is none ends the socket, and is no news for a log."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            # More of the same may come with what was read along with it.
            with suppress(InvalidState):
                self.conn.send_close(1007)
                self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def drop(self) -> None:
        """End it at once, with what was written and not taken."""
        self.transport.abort()
