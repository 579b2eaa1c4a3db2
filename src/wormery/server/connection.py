"""One socket of a table: frames in, frames out, and neither without bound."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any

import msgspec
from litestar.types import Receive, Send

from wormery.games.errors import WormeryError
from wormery.server.clock import monotonic
from wormery.server.errors import LimitError, ServerError
from wormery.server.frames import Done, Pong, Refused
from wormery.server.hub import Answer, Hub, LiveTable
from wormery.server.messages import AnyCommand, AnySaid, React
from wormery.server.metrics import METRICS
from wormery.server.presence import Presence
from wormery.server.problems import problem_of
from wormery.server.reactions import Reactions
from wormery.server.seeing import encode
from wormery.server.settings import Limits
from wormery.server.wire import Wire

LOG = logging.getLogger("wormery.tables")

# Close codes that are ours; 1009, 1011, 1012 and 1013 are of the protocol itself.
FAILED = 1011
TOO_SLOW = 1013
TOO_MANY_COMMANDS = 4029

PING = "ping"
PONG = encode(Pong())

decode_said = msgspec.json.Decoder(AnySaid).decode


class Connection:
    """A listener of a table, and the way commands come in."""

    def __init__(
        self,
        hub: Hub,
        presence: Presence,
        reactions: Reactions,
        device: str,
        language: str,
        tell: bool,
        words: bool,
        limits: Limits,
        receive: Receive,
        send: Send,
        wire: Wire,
    ) -> None:
        self.hub = hub
        self.presence = presence
        self.reactions = reactions
        self.device = device
        self.language = language
        self.telling = language if tell else None
        self.words = words
        self.limits = limits
        self._receive = receive
        self._send = send
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._largest = 0  # a table may be long; it is waited for, but not for more after it
        self._flushing = False
        self._busy = False  # with something that had to wait
        self._close: int | None = None
        self._closing: asyncio.Future[None] = self._loop.create_future()
        self._tokens = float(limits.commands_burst)
        self._since = monotonic()

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; one that does not keep up with it is cut off."""
        if self._close is not None:
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        self._largest = max(self._largest, len(frame))
        unsent = self._bytes + self._wire.unsent
        if (
            len(self._waiting) > self.limits.waiting_frames
            or unsent > self.limits.waiting_bytes + self._largest
        ):
            self.close(TOO_SLOW, "slow")
        elif not self._flushing and self._wire.keeps_up:
            # Whatever else is sent in this round of the loop goes with it.
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._waiting and self._close is None:
            frames, self._waiting, self._bytes = self._waiting, [], 0
            self._wire.write(frames)

    def close(self, code: int, reason: str) -> None:
        """End it: with a goodbye where that is heard at once, else without."""
        if self._close is None:
            self._close = code
            self._waiting, self._bytes = [], 0
            self._closing.set_result(None)
            if self._wire.keeps_up:
                self._wire.hear_no_more(reason)
            else:
                self._wire.drop(reason)

    def turn_away(self, error: ServerError) -> None:
        """Say why in a frame, and end it."""
        self.send(encode(Refused(problem_of(error, self.language))))
        self._flush()
        self.close(4000 + error.status, "turned away")

    async def run(self, code: str, after: int | None) -> None:
        """Serve the socket until either side closes it."""
        live: LiveTable | None = None
        self._wire.flowing = self._flush
        try:
            live = await self._attach(code, after)
            if live is None:
                return
            self._wire.hearing = partial(self._hear, code)
            reader = asyncio.create_task(self._read(code))
            await asyncio.wait((reader, self._closing), return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            (failed,) = await asyncio.gather(reader, return_exceptions=True)
        finally:
            self._wire.flowing = self._wire.hearing = None
            if live is not None:
                await asyncio.shield(self.presence.detach(live, self))
        if isinstance(failed, Exception):
            raise failed
        if self._close is not None and self._wire.keeps_up:
            goodbye: Any = {"type": "websocket.close", "code": self._close, "reason": None}
            await self._send(goodbye)

    async def _attach(self, code: str, after: int | None) -> LiveTable | None:
        """Let it hear of its table, unless it leaves while that has to wait for a database."""
        attaching = asyncio.create_task(self.presence.attach(code, self, after))
        self._wire.leaving = attaching.cancel
        if self._wire.disconnected:
            attaching.cancel()
        try:
            return await attaching
        except asyncio.CancelledError:
            attaching.cancel()
            if self._wire.disconnected:
                return None
            raise
        finally:
            self._wire.leaving = None

    def _hear(self, code: str, text: str) -> bool:
        """Take a text as it comes in; False if it has to wait for others to be done."""
        waits = self._busy or not self.hub.is_free(code)
        if waits and text != PING:
            return False
        start = time.perf_counter()
        command = self._understand(code, text)
        if command is None:
            return True
        try:
            answer = partial(self._answer, command.id, start)
            done = self.hub.attempt(code, command, self.device, answer)
        except WormeryError as error:
            self._refuse(error, command.id)
            return True
        if not done:
            self._tokens += 1  # it is counted when its turn comes
        return done

    async def _read(self, code: str) -> None:
        """What had to wait, one after the other."""
        while self._close is None:
            message: Any = await self._receive()
            if message["type"] != "websocket.receive":
                return
            self._busy = True
            await self._handle(code, message.get("text") or message.get("bytes") or b"")
            self._busy = False

    async def _handle(self, code: str, text: str | bytes) -> None:
        start = time.perf_counter()
        command = self._understand(code, text)
        if command is None:
            return
        try:
            number = await self.hub.execute(code, command, self.device)
        except WormeryError as error:
            self._refuse(error, command.id)
        else:
            self._answer(command.id, start, number)

    def _understand(self, code: str, text: str | bytes) -> AnyCommand | None:
        """The command in a text; None if there is none, and something else was done with it."""
        try:
            self._allow()
            if text == PING:
                self.send(PONG)
                return None
            said: AnySaid = decode_said(text)
            if isinstance(said, React):
                self.hub.tasks.run(self._react(code, said))
                return None
            return said
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(ServerError("message-malformed", reason=str(error)[:200]), None)
        except WormeryError as error:
            self._refuse(error, None)
        return None

    async def _react(self, code: str, react: React) -> None:
        try:
            number = await self.reactions.react(code, react, self.device)
        except WormeryError as error:
            self._refuse(error, react.id)
        else:
            self.send(encode(Done(react.id, number)))

    def _answer(self, command_id: str, start: float, ended: Answer) -> None:
        if isinstance(ended, WormeryError):
            self._refuse(ended, command_id)
        elif isinstance(ended, Exception):
            LOG.error("command failed", exc_info=ended)
            self.close(FAILED, "failed")
        else:
            METRICS.command.observe(time.perf_counter() - start)
            self.send(encode(Done(command_id, ended)))

    def _refuse(self, error: WormeryError, command_id: str | None) -> None:
        problem = problem_of(error, self.language)
        METRICS.refusals.labels(problem.name).inc()
        if command_id is None:
            self.send(encode(Refused(problem)))
        else:
            self.send(encode(Refused(problem, command_id)))

    def _allow(self) -> None:
        """Count a command; far more than a person sends closes the socket."""
        now = monotonic()
        rate, burst = self.limits.commands_per_second, self.limits.commands_burst
        self._tokens = min(burst, self._tokens + (now - self._since) * rate)
        self._since = now
        self._tokens -= 1
        if self._tokens < -burst:
            self.close(TOO_MANY_COMMANDS, "flood")
        if self._tokens < 0:
            raise LimitError("too-many-requests", seconds=1)
