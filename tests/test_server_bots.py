"""Bots under load, and players from outside that hang, crash or take all memory."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from tests.steered import pass_time
from tests.steered import run as run_steered
from tests.tables import wait_for

from wormery.games.errors import OptionError
from wormery.server import bench
from wormery.server.bots import THINKERS, Bots
from wormery.server.due import Due
from wormery.server.finished import add_older_games
from wormery.server.hub import Hub, LiveTable
from wormery.server.messages import Fill, Moved, SeatPlan, Start, TablePlan
from wormery.server.metrics import METRICS
from wormery.server.plans import Draft, check
from wormery.server.presence import Presence
from wormery.server.store import Store, database
from wormery.server.tasks import Tasks

ANNA, BO = "a" * 32, "b" * 32
PATIENCE = 60.0  # seconds for a player from outside
TABLES = 20
OUTSIDE = {
    "sleeps": "time.sleep(3600)",
    "exits": "os._exit(3)",
    "allocates": "[bytearray(2**28) for _ in range(40)]",
    "prints": 'print("noise" * 100_000, flush=True)',
}
QUICK = OUTSIDE.keys() - {"sleeps"}
PLAYERS = """
import os, time


class Outside:
    def choose(self, position, random):
        {work}
        return position.moves[-1]
"""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a package that brings such players, as if it were installed."""
    folder = tmp_path / "site"
    about = folder / "outsiders-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outsiders\nVersion: 1\n")
    points = "".join(f"{name} = outside_{name}:Outside\n" for name in OUTSIDE)
    (about / "entry_points.txt").write_text(f"[wormery.players]\n{points}")
    for name, work in OUTSIDE.items():
        (folder / f"outside_{name}.py").write_text(PLAYERS.format(work=work))
    path = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{path}")
    return folder


@asynccontextmanager
async def node(file: Path, bots: Bots, patience: float = 60) -> AsyncIterator[Hub]:
    store = Store(f"sqlite:///{file}", patience)
    await store.open()
    hub = Hub(store, Tasks(), dict.fromkeys(OUTSIDE, ("regenwormen",)))
    due = Due(hub, bots, Presence(hub, "node"))
    try:
        yield hub
    finally:
        due.stop()
        await hub.tasks.stop()
        await bots.stop()
        await store.close()


async def begin(hub: Hub, host: str, level: str, pace: int, number: int = 0) -> LiveTable:
    """A game of bots."""
    draft = Draft(host, hub.now())
    seats = (SeatPlan("bot", level=level), SeatPlan("bot", level=level))
    draft.open(TablePlan("regenwormen", seats, begins=0, pace=pace))
    code = (await hub.create(draft, f"table-{number}")).code
    await hub.execute(code, Start("start"), host)
    return await hub.find(code)


def count_moves(hub: Hub) -> dict[int, int]:
    """The moves at each table from now on."""
    moves: dict[int, int] = {}

    def follow(live: LiveTable, event: object) -> None:
        if isinstance(event, Moved):
            moves[live.table.id] = moves.get(live.table.id, 0) + 1

    hub.followers.append(follow)
    return moves


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    run_steered(test())


def thinkings() -> float:
    samples = [sample for metric in METRICS.thinking.collect() for sample in metric.samples]
    return sum(sample.value for sample in samples if sample.name.endswith("_count"))


def test_hosts_take_turns_and_nothing_is_thought_twice(tmp_path: Path) -> None:
    """One host with many tables does not starve another with one."""

    async def test() -> None:
        before, bots, gate = thinkings(), Bots(), threading.Event()
        order: list[int] = []

        def follow(live: LiveTable, event: object) -> None:
            if isinstance(event, Moved):
                order.append(live.table.id)

        def wait_at_gate() -> str:
            gate.wait()
            return ""

        async def all_wait() -> bool:
            return bool(METRICS.bots_waiting._value.get() == TABLES + 1)

        async with node(tmp_path / "tables.db", bots) as hub:
            busy = [
                asyncio.create_task(bots._turns.do("x", wait_at_gate)) for _ in range(THINKERS)
            ]
            many = [await begin(hub, ANNA, "expert", 0, number) for number in range(TABLES)]
            one = await begin(hub, BO, "expert", 0)
            hub.followers.append(follow)
            await wait_for(all_wait)
            for live in many:  # as heartbeats do with tables that are overdue
                await hub.refresh(live)
            assert await all_wait()
            gate.set()
            await asyncio.gather(*busy)
            await wait_for(lambda: {live.table.id for live in many} <= set(order), 60)
            assert order.index(one.table.id) < TABLES / 2
            tables = [*many, one]
            moved = sum(map(_moved, tables))
        # A table may have had one under way when it ended.
        assert moved <= thinkings() - before <= moved + len(tables)

    run(test)


def _moved(live: LiveTable) -> int:
    return sum(mark is not None and mark.by in ("bot", "stand-in") for mark in live.table.marks)


def test_a_bot_plays_on_when_its_table_was_being_read(tmp_path: Path) -> None:
    """Reading changes nothing, and so nothing but the bot's own timer calls it again."""

    async def test() -> None:
        async with node(tmp_path / "tables.db", Bots()) as hub:
            live = await begin(hub, ANNA, "casual", 50)
            async with live.lock:
                before = _moved(live)
                await pass_time(0.2)
                assert _moved(live) == before
            await pass_time(0.2)
            assert _moved(live) >= before + 3

    run(test)


def test_what_an_outside_player_does_is_its_own_affair(
    tmp_path: Path,
    outside: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its table plays on, and tables of our bots do not notice."""
    monkeypatch.setattr(bench, "FAILURES", 1)

    async def test() -> None:
        async with node(tmp_path / "tables.db", Bots(tuple(OUTSIDE), PATIENCE)) as hub:
            moves = count_moves(hub)
            theirs = {
                name: await begin(hub, ANNA, name, 50, number)
                for number, name in enumerate(OUTSIDE)
            }
            ours = [await begin(hub, BO, "casual", 100, number) for number in range(3)]
            await pass_time(3)
            assert _moved(theirs["sleeps"]) == 0
            for live in ours:
                assert live.table.state == "over" or moves[live.table.id] > 20, moves
            # Each of the others ends or answers once its process has started.
            await wait_for(lambda: all(_moved(theirs[name]) for name in QUICK), 120)
            assert _moved(theirs["sleeps"]) == 0
            # The one that hangs is waited for once, and then not asked for a while.
            await pass_time(PATIENCE)
            await wait_for(lambda: _moved(theirs["sleeps"]), 120)
            await pass_time(3)
            for name in OUTSIDE.keys() - {"prints"}:
                assert theirs[name].table.state == "over" or _moved(theirs[name]) >= 8
        failed = {vars(one)["player"] for one in caplog.records if one.msg == "player failed"}
        assert failed == OUTSIDE.keys() - {"prints"}

    run(test)


def test_older_games_are_listed_though_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process keeps the file for longer than the server's patience."""
    monkeypatch.setattr(database, "BUSY", 20)
    file = tmp_path / "tables.db"

    async def test() -> None:
        async with node(file, Bots(), 0.1) as hub:
            live = await begin(hub, ANNA, "random", 0)
            while live.table.state != "over":
                await pass_time(1)
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("DELETE FROM results")
                other.execute("DELETE FROM played")
                other.execute("BEGIN IMMEDIATE")
                adding = asyncio.create_task(add_older_games(hub))
                away = METRICS.away._value.get()
                while METRICS.away._value.get() == away:
                    assert not adding.done()
                    await asyncio.sleep(0)
                other.execute("ROLLBACK")
                # On a busy machine the database may count as away once more.
                for _ in range(60):
                    if adding.done():
                        break
                    await pass_time(1)
                assert adding.done()
                assert other.execute("SELECT count(*) FROM results").fetchone() == (1,)

    run(test)


def test_only_those_who_are_allowed_may_play(tmp_path: Path) -> None:
    async def test() -> None:
        plan = TablePlan("regenwormen", (SeatPlan("bot", level="sleeps"), SeatPlan("link")))
        check(plan, {"sleeps": ("regenwormen",)})
        with pytest.raises(OptionError, match="sleeps"):
            check(plan)
        with pytest.raises(OptionError, match="doesn’t play “regenwormen”"):
            check(plan, {"sleeps": ("it-happens",)})
        async with node(tmp_path / "tables.db", Bots()) as hub:
            draft = Draft(ANNA, hub.now())
            draft.open(TablePlan("regenwormen", (SeatPlan("link"), SeatPlan("here"))))
            code = (await hub.create(draft, "table")).code
            with pytest.raises(OptionError, match="stranger"):
                await hub.execute(code, Fill("fill", 0, "stranger"), ANNA)
            await hub.execute(code, Fill("again", 0, "sleeps"), ANNA)

    run(test)
