"""Works out, in the background, what happened in the games of those who look at their numbers.

What is cheap comes first, for all of their games; then luck and skill, which the coach's own
process finds out, for the latest ones. Each is done once, newest first, and only as long as
somebody looks on.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from contextlib import suppress
from itertools import islice

from wormery.games.errors import MissingPartError
from wormery.server.asking import Asking
from wormery.server.clock import monotonic
from wormery.server.digesting import accounts_of, digest_of
from wormery.server.errors import DatabaseAwayError
from wormery.server.hub import Hub
from wormery.server.reading import read_log
from wormery.server.reviewing import ReviewFailedError, Reviews, wish_of
from wormery.server.store.digests import LOOKED_AT, Digest, Digests, Game, SeatAccount
from wormery.server.table import Table

LOG = logging.getLogger("wormery.tables")

MOST, WITHIN = 30, 30.0  # questions of one device, in so many seconds
MOST_WISHES = 100  # people whose games wait
PATIENCE = 60.0  # seconds without a question, after which nobody is looking on
BREATHER = 0.01  # seconds between two games: those who play come first
AGAIN = 1.0  # seconds until a database that was away is asked again
LONGEST = 3_000  # steps; a longer game would keep the coach from everybody else for minutes


class Wish:
    """Somebody who would like to see their numbers."""

    def __init__(self) -> None:
        self.asked = monotonic()
        self.over = asyncio.Event()
        self.todo: deque[Game] = deque()
        self.tried: set[tuple[int, bool]] = set()

    def take(self, games: list[Game]) -> None:
        """What can be found out next: what happened in each game, then what luck did."""
        waiting = [game for game in games if game.waits]
        some = [game for game in looked_at(games) if game.account is None]
        for these in (waiting, some):
            self.todo = deque(game for game in these if _known_by(game) not in self.tried)
            if self.todo:
                break
        self.tried |= set(map(_known_by, self.todo))


def _known_by(game: Game) -> tuple[int, bool]:
    return game.table_id, game.waits


def _unknown(games: list[Game]) -> bool:
    return any(game.waits for game in games) or any(
        game.account is None for game in looked_at(games)
    )


def looked_at(games: list[Game]) -> list[Game]:
    """The latest games that the coach looks at, or has looked at."""
    whole = (game for game in games if game.digest is not None and game.account != ())
    return list(islice(whole, LOOKED_AT))


class Counting:
    """What one node finds out, one game after the other."""

    def __init__(self, hub: Hub, reviews: Reviews, kept: Digests) -> None:
        self.kept = kept
        self.asking = Asking("numbers", MOST, WITHIN)
        self._hub = hub
        self._reviews = reviews
        self._wishes: OrderedDict[str, Wish] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def games_of(self, device: str, patience: float) -> tuple[list[Game], int, bool]:
        """Somebody's games and since when they count; and whether more is being found out.

        So long they wait for that to end.
        """
        since = await self.kept.since(device)
        games = await self.kept.games_of(device, since)
        if not _unknown(games):
            return games, since, False
        await self._look_on(device, patience)
        return await self.kept.games_of(device, since), since, device in self._wishes

    async def _look_on(self, device: str, patience: float) -> None:
        if device not in self._wishes and len(self._wishes) < MOST_WISHES:
            self._wishes[device] = Wish()
        wish = self._wishes.get(device)
        if wish is None:
            return
        wish.asked = monotonic()
        if self._task is None or self._task.done():
            self._task = self._hub.tasks.run(self._work())
        with suppress(TimeoutError):
            await asyncio.wait_for(wish.over.wait(), patience)

    async def _work(self) -> None:
        while self._wishes:
            device, wish = next(iter(self._wishes.items()))
            self._wishes.move_to_end(device)  # others have their turn as well
            try:
                more = await self._one(device, wish)
            except DatabaseAwayError:
                await asyncio.sleep(AGAIN)
                more = True
            if not more or monotonic() - wish.asked > PATIENCE:
                del self._wishes[device]
                wish.over.set()
            await asyncio.sleep(BREATHER)

    async def _one(self, device: str, wish: Wish) -> bool:
        """Find out about one more game; False if there is none left."""
        if not wish.todo:
            wish.take(await self.kept.games_of(device, await self.kept.since(device)))
        if not wish.todo:
            return False
        game = wish.todo.popleft()
        if game.waits:
            await self._digest(game)
        elif await self.kept.claim(game.table_id, self._hub.now()):
            await self._review(game)
        return True

    async def _digest(self, game: Game) -> None:
        digest: Digest | None = None
        try:
            table = await self._table(game)
            if table is not None:
                digest = await asyncio.to_thread(digest_of, table)
        except Exception as error:  # a game must not keep the others from being counted
            if isinstance(error, DatabaseAwayError):
                raise
            LOG.exception("game not counted", extra={"table": game.code})
        await self.kept.put(game.table_id, digest)

    async def _review(self, game: Game) -> None:
        account: tuple[SeatAccount, ...] = ()
        table = await self._table(game)
        if table is not None and table.steps <= LONGEST:
            with suppress(MissingPartError, ReviewFailedError):
                wish, text = await asyncio.to_thread(wish_of, table, "", "en")
                document = await self._reviews.look(wish, text)
                account = await asyncio.to_thread(accounts_of, table, document)
        await self.kept.put_account(game.table_id, account)

    async def _table(self, game: Game) -> Table | None:
        """The table of a game that has ended, if its log can be read to the end."""
        row = await self._hub.store.table_by_id(game.table_id)
        if row is None:
            return None
        entries = await self._hub.store.entries(game.table_id)
        reading = await asyncio.to_thread(read_log, row, entries)
        sound = reading.damage is None and reading.table.state == "over"
        return reading.table if sound else None
