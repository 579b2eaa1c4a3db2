"""Players that are programs, as the operator has allowed them: docs/player-protocol.md.

They are asked in threads, which wait for them within limits that the program cannot stretch:
whatever it does, its table goes on after some seconds, and no other table notices.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from queue import LifoQueue
from random import Random

from wormery.games import Position
from wormery.games.errors import WormeryError
from wormery.players.external import ExternalPlayer, Program
from wormery.server.bench import Bench
from wormery.server.metrics import METRICS
from wormery.server.turns import Turns

RUNS = 2  # processes of one program, which tables take in turn
MOST_WAITING = 1000


class AllowedProgram:
    """One program. Its processes start when they are first needed, and stay."""

    def __init__(self, program: Program, patience: float) -> None:
        program = replace(program, seconds=min(program.seconds, patience))
        self.bench = Bench(program.name)
        self._patience = patience
        self._turns = Turns[str | None](RUNS, MOST_WAITING, f"program-{program.name}")
        self._players = [ExternalPlayer(program) for _ in range(RUNS)]
        self._free: LifoQueue[ExternalPlayer] = LifoQueue()  # mostly one is enough
        for player in reversed(self._players):
            self._free.put(player)
        self._stopping = False

    async def choose(
        self, position: Position, seed: bytes, host: str, wanted: Callable[[], bool]
    ) -> str | None:
        """The text of a legal move; None if one of ours had better play."""
        if not self.bench.empty or self._turns.full:
            return None
        try:
            async with asyncio.timeout(self._patience):  # with the time until it is its turn
                return await self._turns.do(host, lambda: self._ask(position, seed), wanted)
        except TimeoutError:
            return None

    def _ask(self, position: Position, seed: bytes) -> str | None:
        if not self.bench.empty:  # by now
            return None
        start = time.monotonic()
        player = self._free.get()
        try:
            move = player.choose(position, Random(seed)).text
        except WormeryError as error:
            if not self._stopping:
                self.bench.failed(str(error))
            return None
        else:
            self.bench.answered()
            return move
        finally:
            self._free.put(player)
            METRICS.thinking.labels("outside").observe(time.monotonic() - start)

    async def stop(self) -> None:
        """End its processes, also one that is thinking."""
        self._stopping = True
        self._turns.stop()
        for player in self._players:
            player.interrupt()
        await asyncio.gather(*(asyncio.to_thread(one.close) for one in self._players))


class Programs:
    """The programs that may play here, by name."""

    def __init__(self, programs: Iterable[Program], patience: float) -> None:
        self._allowed = {one.name: AllowedProgram(one, patience) for one in programs}

    def __contains__(self, name: str) -> bool:
        return name in self._allowed

    async def choose(
        self, name: str, position: Position, seed: bytes, host: str, wanted: Callable[[], bool]
    ) -> str | None:
        return await self._allowed[name].choose(position, seed, host, wanted)

    async def stop(self) -> None:
        await asyncio.gather(*(allowed.stop() for allowed in self._allowed.values()))
