"""What bots choose, found beside the loop."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

from wormery.games import Position
from wormery.players import player
from wormery.server.metrics import METRICS
from wormery.server.table import Table

LOG = logging.getLogger("wormery.tables")

THINKERS = 2
LONGEST_THINKING = 20.0  # seconds for a player from outside; then one of ours moves
STAND_IN = "casual"


class Bots:
    """The programs that play, with threads to think in."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THINKERS, "bot")

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def think(self, table: Table) -> str:
        """The move of the bot whose turn it is; one that fails does not hold up the table."""
        _, level, _ = table.bot
        position = table.position
        assert position is not None
        start = time.perf_counter()
        random = _random(table)
        move: str | None = None
        for name in (level, STAND_IN):
            move = move or await self._try(name, position, random)
        took = time.perf_counter() - start
        METRICS.thinking.labels(level if level in player.PLAYERS else "outside").observe(took)
        return move or random.choice(position.moves).text

    async def _try(self, level: str, position: Position, random: Random) -> str | None:
        """What a player chooses; None if it fails, takes too long, or the move is illegal."""
        patience = None if level in player.PLAYERS else LONGEST_THINKING
        try:
            choose = player.load(level).choose
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._threads, choose, position, random)
            move = await asyncio.wait_for(thinking, patience)
            return position.name_of(str(move))
        except Exception as error:
            LOG.error("player failed", extra={"player": level, "reason": repr(error)})
            return None


def _random(table: Table) -> Random:
    """Two nodes that think about the same move come to the same one."""
    step = f"bot {table.steps}".encode()
    return Random(hmac.digest(table.secret, step, hashlib.sha256))
