"""Players of other packages. Each has a process of its own, which can always be ended.

One that hangs, crashes or makes no sense costs its own table some seconds, and nobody else
anything. After some failures in a row it is not asked again for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import Collection

from wormery.games import Position
from wormery.server.bench import Bench
from wormery.server.metrics import METRICS

MOST_PROCESSES = 4
MOST_ASKING = 100  # tables that wait for one player
LONGEST_ANSWER = 4096  # bytes


def kill(process: asyncio.subprocess.Process) -> None:
    """End a process and all that it has started, whatever they are doing."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


class GuestError(Exception):
    """A player from outside did not give a move."""


class Guest:
    """One player from outside, started when it is first asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.used = 0.0
        self.asking = 0
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._bench = Bench(name)

    @property
    def runs(self) -> bool:
        return self._process is not None

    @property
    def welcome(self) -> bool:
        """Whether there is a point in asking it now."""
        return self._bench.empty and self.asking < MOST_ASKING

    async def choose(self, position: Position, seed: bytes, patience: float) -> str | None:
        """The text of a legal move; None if it does not come in time."""
        self.asking += 1
        asked = False
        try:
            async with asyncio.timeout(patience), self._lock:
                asked = self.welcome
                return await self._ask(position, seed) if asked else None
        except TimeoutError:
            if asked:  # else it was busy with another table
                self._bench.failed("no answer in time")
            return None
        finally:
            self.asking -= 1

    async def _ask(self, position: Position, seed: bytes) -> str | None:
        self.used = start = time.monotonic()
        answer: bytes | None = None
        try:
            answer = await self._exchange(
                {"game": position.game.name, "position": position.text, "seed": seed.hex()}
            )
            move = _read(position, answer)
        except Exception as error:
            self._bench.failed(repr(error))
            return None
        else:
            self._bench.answered()
            return move
        finally:
            # An answer that is still to come must not be taken for the next one.
            if answer is None:
                await asyncio.shield(self.end())
            METRICS.thinking.labels("outside").observe(time.monotonic() - start)

    async def _exchange(self, question: dict[str, str]) -> bytes:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-m", "wormery.server.guest", self.name),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST_ANSWER,
                start_new_session=True,  # Ctrl-C is for the server, which ends it then
            )
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps(question).encode() + b"\n")
        await stdin.drain()
        answer = await stdout.readline()
        if not answer.endswith(b"\n"):
            raise GuestError("its process has ended")
        return answer

    async def end(self) -> None:
        """End the process, whatever it is doing; the next question starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        kill(process)
        await process.wait()


class Guests:
    """The players from outside that may play here."""

    def __init__(self, names: Collection[str], patience: float) -> None:
        self.patience = patience
        self._guests = {name: Guest(name) for name in names}

    async def choose(self, name: str, position: Position, seed: bytes) -> str | None:
        """The text of a legal move; None if one of ours had better play."""
        guest = self._guests.get(name)
        if guest is None or not guest.welcome:
            return None
        if not guest.runs and not await self._make_room():
            return None
        return await guest.choose(position, seed, self.patience)

    async def _make_room(self) -> bool:
        """End the process that was idle for longest if there are too many."""
        running = [guest for guest in self._guests.values() if guest.runs]
        if len(running) < MOST_PROCESSES:
            return True
        idle = [guest for guest in running if not guest.asking]
        if not idle:
            return False
        await min(idle, key=lambda guest: guest.used).end()
        return True

    async def stop(self) -> None:
        await asyncio.gather(*(guest.end() for guest in self._guests.values()))


def _read(position: Position, answer: bytes) -> str:
    said = json.loads(answer)
    if not isinstance(said, dict) or not isinstance(said.get("move"), str):
        reason = said.get("failed") if isinstance(said, dict) else None
        raise GuestError(str(reason or "an answer that makes no sense")[:200])
    return position.name_of(said["move"])
