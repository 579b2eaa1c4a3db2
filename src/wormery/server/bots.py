"""What bots choose, found beside the loop."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Callable, Collection, Iterable
from functools import partial
from random import Random
from typing import NamedTuple

from wormery.games import Position
from wormery.players import levels_of, player
from wormery.players.external import Program
from wormery.players.levels import LEVELS
from wormery.server.guests import Guests
from wormery.server.metrics import METRICS
from wormery.server.preparing import Preparing
from wormery.server.programs import Programs
from wormery.server.table import Table
from wormery.server.turns import Turns

LOG = logging.getLogger("wormery.tables")

THINKERS = 2
MOST_WAITING = 10_000
STAND_IN = "casual"


class Thought(NamedTuple):
    """A move; `instead` of a player from outside that gave none, one of ours has found it."""

    move: str
    instead: bool = False


class Bots:
    """The programs that play: ours in threads, those from outside in their own processes.

    Hosts take turns, so that one with a hundred tables of bots does not hold up another's.
    `outside` names the players of other packages that may play here, `programs` are those in
    any language.
    """

    def __init__(
        self,
        outside: Collection[str] = (),
        longest_thinking: float = 20.0,
        preparing: Preparing | None = None,
        programs: Iterable[Program] = (),
    ) -> None:
        self._preparing = preparing
        self._turns = Turns[str](THINKERS, MOST_WAITING, "bot")
        self._guests = Guests(outside, longest_thinking)
        self._programs = Programs(programs, longest_thinking)

    async def stop(self) -> None:
        self._turns.stop()
        await asyncio.gather(self._guests.stop(), self._programs.stop())

    @property
    def full(self) -> bool:
        return self._turns.full

    async def think(self, table: Table, wanted: Callable[[], bool]) -> Thought | None:
        """The move of the bot whose turn it is; one that fails does not hold up the table.

        None if it was no longer `wanted` when the bot came to think.
        """
        _, level, _ = table.bot
        position = table.position
        assert position is not None
        seed = _seed(table)
        outside = level not in player.PLAYERS
        if outside:
            if level in self._programs:
                move = await self._programs.choose(level, position, seed, table.host, wanted)
            else:
                move = await self._guests.choose(level, position, seed)
            if move is not None:
                return Thought(move)
            level = STAND_IN
        if level not in levels_of(position.game):
            level = LEVELS[0]
        if self._preparing is not None:
            await self._preparing.wait(position.game, "players")
        choose = partial(_choose, level, position, seed)
        move = await self._turns.do(table.host, choose, wanted)
        return None if move is None else Thought(move, outside)


def _choose(level: str, position: Position, seed: bytes) -> str:
    start = time.perf_counter()
    random = Random(seed)
    try:
        return player.PLAYERS[level].choose(position, random).text
    except Exception:  # our own mistake must not hold up the table either
        LOG.exception("player failed", extra={"player": level})
        return random.choice(position.moves).text
    finally:
        METRICS.thinking.labels(level).observe(time.perf_counter() - start)


def _seed(table: Table) -> bytes:
    """Two nodes that think about the same move come to the same one.

    Where others play with the same dice, a bot does the same in the same position.
    """
    if table.shared is not None and table.position is not None:
        return table.shared.thought(table.position)
    step = f"bot {table.steps}".encode()
    return hmac.digest(table.secret, step, hashlib.sha256)
