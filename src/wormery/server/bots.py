"""What bots choose, found beside the loop."""

from __future__ import annotations

import hashlib
import hmac
import logging
import time
from collections.abc import Callable, Collection
from random import Random

from wormery.games import Position
from wormery.players import levels_of, player
from wormery.players.levels import LEVELS
from wormery.server.guests import Guests
from wormery.server.metrics import METRICS
from wormery.server.table import Table
from wormery.server.turns import Turns

LOG = logging.getLogger("wormery.tables")

THINKERS = 2
MOST_WAITING = 10_000
STAND_IN = "casual"


class Bots:
    """The programs that play: ours in threads, those from outside in their own processes.

    Hosts take turns, so that one with a hundred tables of bots does not hold up another's.
    `outside` names the players from outside that may play here.
    """

    def __init__(self, outside: Collection[str] = (), longest_thinking: float = 20.0) -> None:
        self._turns = Turns[str](THINKERS, MOST_WAITING, "bot")
        self._guests = Guests(outside, longest_thinking)

    async def stop(self) -> None:
        self._turns.stop()
        await self._guests.stop()

    @property
    def full(self) -> bool:
        return self._turns.full

    async def think(self, table: Table, wanted: Callable[[], bool]) -> str | None:
        """The move of the bot whose turn it is; one that fails does not hold up the table.

        None if it was no longer `wanted` when the bot came to think.
        """
        _, level, _ = table.bot
        position = table.position
        assert position is not None
        seed = _seed(table)
        if level not in player.PLAYERS:
            move = await self._guests.choose(level, position, seed)
            if move is not None:
                return move
            level = STAND_IN
        if level not in levels_of(position.game):
            level = LEVELS[0]
        return await self._turns.do(table.host, lambda: _choose(level, position, seed), wanted)


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
    """Two nodes that think about the same move come to the same one."""
    step = f"bot {table.steps}".encode()
    return hmac.digest(table.secret, step, hashlib.sha256)
