"""Bots under load, and players from outside that hang, crash or take all memory."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from wormery.games.errors import OptionError
from wormery.server import bench
from wormery.server.bots import Bots
from wormery.server.due import Due
from wormery.server.finished import add_older_games
from wormery.server.hub import Hub, LiveTable
from wormery.server.messages import Fill, Moved, SeatPlan, Start, TablePlan
from wormery.server.metrics import METRICS
from wormery.server.plans import Draft, check
from wormery.server.presence import Presence
from wormery.server.store import Store
from wormery.server.tasks import Tasks

ANNA, BO = "a" * 32, "b" * 32
PATIENCE = 8.0  # for a player from outside; its process takes a second or two to start
OUTSIDE = {
    "sleeps": "time.sleep(3600)",
    "exits": "os._exit(3)",
    "allocates": "[bytearray(2**28) for _ in range(40)]",
    "prints": 'print("noise" * 100_000, flush=True)',
}
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
async def node(file: Path, bots: Bots) -> AsyncIterator[Hub]:
    store = Store(f"sqlite:///{file}")
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


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(limited())


def thinkings() -> float:
    samples = [sample for metric in METRICS.thinking.collect() for sample in metric.samples]
    return sum(sample.value for sample in samples if sample.name.endswith("_count"))


def test_hosts_take_turns_and_nothing_is_thought_twice(tmp_path: Path) -> None:
    """One host with sixty tables does not starve another with one."""

    async def test() -> None:
        before = thinkings()
        async with node(tmp_path / "tables.db", Bots()) as hub:
            moves = count_moves(hub)
            many = [await begin(hub, ANNA, "expert", 0, number) for number in range(60)]
            one = await begin(hub, BO, "expert", 0)
            moves.clear()
            longest = 0.0
            for _ in range(8):
                # What a heartbeat does with tables that are overdue.
                for live in many:
                    await hub.refresh(live)
                await asyncio.sleep(0.05)
                longest = max(longest, METRICS.bots_waiting._value.get())
                if one.table.state == "over":
                    break  # it was never held up
            ours = [moves.get(live.table.id, 0) for live in many]
            theirs = moves.get(one.table.id, 0)
            assert longest > 40, "there was a backlog"
            assert theirs > 2 * max(ours), (theirs, ours)
            assert min(ours) > 0
            events = sum(_moved(live) for live in [*many, one])
        # A table may have had one under way when it ended.
        assert events <= thinkings() - before <= events + len(many) + 1

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
                await asyncio.sleep(0.2)
                assert _moved(live) == before
            while _moved(live) < before + 3:
                await asyncio.sleep(0.01)

    run(test)


def test_what_an_outside_player_does_is_its_own_affair(
    tmp_path: Path,
    outside: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its table plays on, and ten tables of our bots do not notice."""
    monkeypatch.setattr(bench, "FAILURES", 1)

    async def test() -> None:
        async with node(tmp_path / "tables.db", Bots(tuple(OUTSIDE), PATIENCE)) as hub:
            moves = count_moves(hub)
            theirs = {
                name: await begin(hub, ANNA, name, 50, number)
                for number, name in enumerate(OUTSIDE)
            }
            ours = [await begin(hub, BO, "casual", 100, number) for number in range(10)]
            await asyncio.sleep(1)
            moves.clear()
            start = time.monotonic()
            await asyncio.sleep(3)
            pace = 10 * (time.monotonic() - start)
            for live in ours:
                over = live.table.state == "over"
                assert over or moves.get(live.table.id, 0) > pace / 2, moves
            # One that hangs is waited for, and then not asked again for a while.
            while any(_moved(live) < 8 for live in theirs.values()):
                await asyncio.sleep(0.1)
            assert time.monotonic() - start < 3 * PATIENCE
        failed = {vars(one)["player"] for one in caplog.records if one.msg == "player failed"}
        assert failed == OUTSIDE.keys() - {"prints"}

    run(test)


def test_older_games_are_listed_though_the_database_was_away(tmp_path: Path) -> None:
    """Another process keeps the file for longer than the server's patience."""
    file = tmp_path / "tables.db"

    async def test() -> None:
        async with node(file, Bots()) as hub:
            live = await begin(hub, ANNA, "random", 0)
            while live.table.state != "over":
                await asyncio.sleep(0.02)
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("DELETE FROM results")
                other.execute("DELETE FROM played")
                other.execute("BEGIN IMMEDIATE")
                adding = asyncio.create_task(add_older_games(hub))
                away = METRICS.away._value.get()
                while METRICS.away._value.get() == away:
                    assert not adding.done()
                    await asyncio.sleep(0.1)
                other.execute("ROLLBACK")
                await adding
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
