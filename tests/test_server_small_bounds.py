"""Bounds of a node: memory of helpers, questions of one person, log lines, deleted people."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sql

from wormery.server.deleting import GONE_OVER_AGAIN, forget
from wormery.server.errors import LimitError
from wormery.server.hub import Hub
from wormery.server.logs import PlainLines
from wormery.server.messages import Claim, SeatPlan, TablePlan
from wormery.server.plans import Draft
from wormery.server.rasterizing import EACH, MOST_WAITING, Rasterizing
from wormery.server.reviewing import EACH as REVIEWS_EACH
from wormery.server.reviewing import MOST_WAITING as MOST_REVIEWS
from wormery.server.reviewing import Reviews, Wish
from wormery.server.store import Store
from wormery.server.store.operators import Operators
from wormery.server.store.removing import Removing
from wormery.server.store.schema import events
from wormery.server.tasks import Tasks

ANNA, BO = "a" * 32, "b" * 32

HELPER = """
import resource
from wormery.server.guest import restrain
restrain(0)
print(resource.getrlimit(resource.RLIMIT_DATA)[0] == 2 * 1024**3)
try:
    bytearray(2 * 1024**3)
except MemoryError:
    print("refused")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_helper_gets_at_most_two_gibibytes() -> None:
    done = subprocess.run([sys.executable, "-c", HELPER], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True\nrefused\n", "")


def test_a_plain_log_line_is_one_line() -> None:
    """Names and paths in it may have line feeds, which would begin a forged line."""
    line = logging.makeLogRecord(
        {"msg": "seat\ntaken", "levelname": "INFO", "name": "wormery.tables", "created": 0.0}
    )
    line.who = "Anna\n1970-01-01 error wormery.tables Bo"
    assert PlainLines().format(line) == (
        "1970-01-01T00:00:00.000+00:00 info wormery.tables seat taken "
        "who=Anna 1970-01-01 error wormery.tables Bo"
    )


def wish(number: int) -> Wish:
    return Wish(number.to_bytes(4, "big"), "en", (), None)


@asynccontextmanager
async def busy(alone: asyncio.Lock, tasks: Tasks) -> AsyncIterator[None]:
    """Hold the lock of a helper, so that all jobs wait, and end them before it is free."""
    async with alone:
        try:
            yield
        finally:
            await tasks.stop()


def test_the_queue_of_reviews_has_an_end() -> None:
    """A person waits for two games, and a hundred persons at most wait."""

    async def test() -> None:
        tasks = Tasks()
        reviews = Reviews(tasks)

        async def ask(number: int, who: str) -> None:
            await reviews.ask(wish(number), "", who, lambda: None, patience=0)

        async with busy(reviews._alone, tasks):
            for number in range(REVIEWS_EACH):
                await ask(number, "Anna")
            with pytest.raises(LimitError):
                await ask(REVIEWS_EACH, "Anna")
            await ask(0, "Anna")  # asked for already
            for number in range(REVIEWS_EACH, MOST_REVIEWS):
                await ask(number, f"person {number}")
            with pytest.raises(LimitError):
                await ask(MOST_REVIEWS, "Bo")

    asyncio.run(test())


def test_a_person_may_have_thirty_new_pictures_made() -> None:
    async def test() -> None:
        tasks = Tasks()
        pictures = Rasterizing(tasks, clock=lambda: 0.0)

        async def ask(number: int, who: str) -> None:
            job = tasks.run(pictures.png(f"<svg>{number}</svg>", who))
            await asyncio.sleep(0)
            if job.done():
                job.result()

        async with busy(pictures._alone, tasks):
            for number in range(EACH):
                await ask(number, "Anna")
            with pytest.raises(LimitError) as caught:
                await ask(EACH, "Anna")
            assert caught.value.values["seconds"] == 11
            await ask(0, "Anna")  # not a new one
            for number in range(EACH, MOST_WAITING):
                await ask(number, "Bo")
            with pytest.raises(LimitError):
                await ask(MOST_WAITING, "Bo")

    asyncio.run(test())


class Later(Tasks):
    """Tasks whose delayed work runs when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.due: list[tuple[float, Callable[[], Awaitable[None]]]] = []

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self.due.append((seconds, work))


def test_a_forgotten_person_is_taken_out_again_where_another_node_let_them_in(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        tasks = Later()
        here, elsewhere = Hub(store, tasks), Hub(store, Tasks())
        removing = Removing(Operators(store))
        draft = Draft(ANNA, here.now())
        seats = (SeatPlan("here", "Anna"), SeatPlan("link"))
        draft.open(TablePlan("regenwormen", seats))
        code = (await here.create(draft, "table")).code

        async def claims() -> int:
            query = sql.select(sql.func.count()).where(events.c.device == BO)
            return await store.database.read(
                lambda connection: int(connection.execute(query).scalar_one())
            )

        assert await forget(here, removing, BO) == 0
        [(seconds, again)] = tasks.due
        assert seconds == GONE_OVER_AGAIN
        await elsewhere.execute(code, Claim("claim", 1, "Bo", ""), BO)
        assert await claims() == 1
        await again()
        assert await claims() == 0
        await elsewhere.tasks.stop()
        await tasks.stop()
        await store.close()

    asyncio.run(test())
