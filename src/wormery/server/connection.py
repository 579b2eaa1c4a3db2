"""One socket of a table: frames in, frames out, and neither without bound."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
from litestar.types import Receive, Send

from wormery.games.errors import WormeryError
from wormery.server.errors import LimitError, ServerError
from wormery.server.live import Hub, LiveTable, encode
from wormery.server.messages import AnyCommand, Done, Refused
from wormery.server.metrics import METRICS
from wormery.server.problems import problem_of
from wormery.server.settings import Limits

# Close codes that are ours; 1009, 1011, 1012 and 1013 are of the protocol itself.
TOO_SLOW = 1013
TOO_MANY_COMMANDS = 4029
RESTART = 1012

decode_command = msgspec.json.Decoder(AnyCommand).decode


class Connection:
    """A listener of a table, and the way commands come in."""

    def __init__(
        self,
        hub: Hub,
        device: str,
        language: str,
        telling: bool,
        limits: Limits,
        receive: Receive,
        send: Send,
    ) -> None:
        self.hub = hub
        self.device = device
        self.language = language
        self.telling = language if telling else None
        self.limits = limits
        self._receive = receive
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._close: int | None = None
        self._tokens = float(limits.commands_burst)
        self._since = time.monotonic()

    def send(self, frame: bytes) -> None:
        """Put a frame into the line; one that is too long closes the socket."""
        if self._close is not None:
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if len(self._waiting) > self.limits.waiting_frames or (
            self._bytes > self.limits.waiting_bytes and len(self._waiting) > 1
        ):
            self.close(TOO_SLOW, "slow")
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        if self._close is None:
            self._close = code
            METRICS.dropped.labels(reason).inc()
            self._wake.set()

    async def run(self, code: str, after: int) -> None:
        """Serve the socket until either side closes it."""
        writer = asyncio.create_task(self._write())
        live: LiveTable | None = None
        try:
            live = await self.hub.attach(code, self, after)
            reader = asyncio.create_task(self._read(code))
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
        finally:
            writer.cancel()
            if live is not None:
                await asyncio.shield(self.hub.detach(live, self))

    async def _write(self) -> None:
        waiting = self._waiting
        while True:
            while waiting and self._close is None:
                frame = waiting.popleft()
                self._bytes -= len(frame)
                await self._send(
                    {"type": "websocket.send", "bytes": None, "text": frame.decode()}
                )
            if self._close is not None:
                await self._send(
                    {"type": "websocket.close", "code": self._close, "reason": None}
                )
                return
            self._wake.clear()
            await self._wake.wait()

    async def _read(self, code: str) -> None:
        while self._close is None:
            message: Any = await self._receive()
            if message["type"] != "websocket.receive":
                return
            await self._handle(code, message.get("text") or message.get("bytes") or b"")

    async def _handle(self, code: str, text: str | bytes) -> None:
        command_id: str | None = None
        start = time.perf_counter()
        try:
            self._allow()
            try:
                command = decode_command(text)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise ServerError("message-malformed", reason=str(error)[:200]) from error
            command_id = command.id
            number = await self.hub.execute(code, command, self.device)
        except WormeryError as error:
            problem = problem_of(error, self.language)
            METRICS.refusals.labels(problem.name).inc()
            if command_id is None:
                self.send(encode(Refused(problem)))
            else:
                self.send(encode(Refused(problem, command_id)))
        else:
            METRICS.command.observe(time.perf_counter() - start)
            self.send(encode(Done(command_id, number)))

    def _allow(self) -> None:
        """Count a command; far more than a person sends closes the socket."""
        now = time.monotonic()
        rate, burst = self.limits.commands_per_second, self.limits.commands_burst
        self._tokens = min(burst, self._tokens + (now - self._since) * rate)
        self._since = now
        self._tokens -= 1
        if self._tokens < -burst:
            self.close(TOO_MANY_COMMANDS, "flood")
        if self._tokens < 0:
            raise LimitError("too-many-requests", seconds=1)
