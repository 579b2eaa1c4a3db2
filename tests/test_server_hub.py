"""The tables in memory, over a real SQLite file: never ahead of what is committed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError
from tests.steered import pass_time, steered
from tests.steered import run as run_steered

from wormery.server.beats import Heart
from wormery.server.errors import DatabaseAwayError
from wormery.server.hub import LONGEST_WAIT, Hub
from wormery.server.messages import (
    AnyCommand,
    MakeMove,
    SeatPlan,
    Start,
    TablePlan,
    TypeDice,
    Undo,
)
from wormery.server.plans import Draft
from wormery.server.presence import Presence
from wormery.server.store import Store
from wormery.server.tasks import Tasks

CarryOut = Callable[[Hub, str, AnyCommand, str], Awaitable[int]]

ANNA = "a" * 32
FULL = "BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"


class Ear:
    """A listener that remembers every frame."""

    device = ANNA
    language = "en"
    telling: str | None = "en"
    words = False

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(msgspec.json.decode(frame))


def run(
    path: Path,
    hubs: int,
    test: Callable[..., Awaitable[None]],
    dice: Literal["server", "real"] = "server",
) -> None:
    """Run a test with so many nodes on one database, and a game that has just begun."""

    async def with_hubs() -> None:
        stores = [Store(f"sqlite:///{path}") for _ in range(hubs)]
        for store in stores:
            await store.open()
        nodes = [Hub(store, Tasks()) for store in stores]
        draft = Draft(ANNA, nodes[0].now())
        seats = (SeatPlan("here", "Anna"), SeatPlan("here", "Bo"))
        draft.open(TablePlan("regenwormen", seats, begins=0, dice=dice))
        code = (await nodes[0].create(draft, "table")).code
        await nodes[0].execute(code, Start("start"), ANNA)
        await test(code, *nodes)
        for node, store in zip(nodes, stores, strict=True):
            await node.tasks.stop()
            await store.close()

    run_steered(with_hubs())


def roll(command: str) -> MakeMove:
    return MakeMove(command, 0, "roll", 0)


async def attempted(hub: Hub, code: str, command: AnyCommand, device: str) -> int:
    """A command on the quick way, which is free in these tests."""
    ended: asyncio.Future[int | Exception] = asyncio.get_running_loop().create_future()
    assert hub.attempt(code, command, device, ended.set_result)
    assert not hub.attempt(code, command, device, ended.set_result), "one at a time"
    answer = await ended
    if isinstance(answer, Exception):
        raise answer
    return answer


both_ways = pytest.mark.parametrize("carry_out", [Hub.execute, attempted])


@both_ways
def test_a_commit_that_fails_leaves_the_table_as_it_was(
    tmp_path: Path, carry_out: CarryOut
) -> None:
    path = tmp_path / "tables.db"

    async def test(code: str, hub: Hub) -> None:
        live = await hub.find(code)
        ear = Ear()
        live.listeners.add(ear)
        before = live.table
        text = before.write_record()
        with sqlite3.connect(path) as connection:
            connection.execute(f"CREATE TRIGGER full {FULL}")
        with pytest.raises(IntegrityError):
            await carry_out(hub, code, roll("first"), ANNA)
        assert live.table is before
        assert before.write_record() == text
        assert ear.frames == []
        with sqlite3.connect(path) as connection:
            connection.execute("DROP TRIGGER full")
        assert await carry_out(hub, code, roll("first"), ANNA) == 3
        assert [frame["number"] for frame in ear.frames] == [3]
        assert before.steps == 0, "a table of before does not change"
        assert live.table.steps == 2

    run(path, 1, test)


def test_what_is_on_its_way_to_the_disk_cannot_be_called_back(tmp_path: Path) -> None:
    """One who leaves in the middle of a command has made it, and all hear of it."""

    async def test(code: str, hub: Hub) -> None:
        live = await hub.find(code)
        ear = Ear()
        live.listeners.add(ear)
        leaving = asyncio.create_task(hub.execute(code, roll("leaving"), ANNA))
        while not live.lock.locked():
            await asyncio.sleep(0)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        await steered().settle()
        assert [frame["number"] for frame in ear.frames] == [3]
        assert await hub.execute(code, roll("leaving"), ANNA) == 3, "it is known by its id"

    run(tmp_path / "tables.db", 1, test)


@both_ways
def test_a_node_that_is_late_takes_up_what_another_wrote(
    tmp_path: Path, carry_out: CarryOut
) -> None:
    async def test(code: str, one: Hub, other: Hub) -> None:
        live = await other.find(code)
        ear = Ear()
        live.listeners.add(ear)
        assert await one.execute(code, roll("one"), ANNA) == 3
        assert live.table.number == 2, "it has not heard of that"
        first = (await one.find(code)).table.position
        assert first is not None
        # The same roll again is stale by now; the keep that follows it is not.
        with pytest.raises(ValueError, match="moved on"):
            await carry_out(other, code, roll("late"), ANNA)
        assert live.table.position == first
        keep = MakeMove("keep", 0, first.moves[0].text, 2)
        assert await carry_out(other, code, keep, ANNA) == 4
        assert [frame["number"] for frame in ear.frames] == [3, 4]
        assert [frame["facts"][0]["fact"] for frame in ear.frames] == ["rolled", "kept"]

    run(tmp_path / "tables.db", 2, test)


def test_after_taking_back_the_last_step_that_counts_is_told(tmp_path: Path) -> None:
    async def test(code: str, hub: Hub) -> None:
        live = await hub.find(code)
        ear = Ear()
        live.listeners.add(ear)

        async def do(text: str) -> dict[str, Any]:
            """Make a move, or say what the dice show; what is heard of it."""
            steps = live.table.steps
            kind = TypeDice if text[0].isdigit() else MakeMove
            await hub.execute(code, kind(f"step-{steps}", 0, text, steps), ANNA)
            return ear.frames[-1]

        await do("roll")
        await do("1135WWWW")
        first = (await do("keep W"))["told"]
        assert "told" not in await do("roll")
        assert "told" not in await do("1224")
        before = live.table
        kept = await do("keep 2")
        assert kept["told"] != first
        assert kept["facts"][0]["symbol"] == "2"
        await hub.execute(code, Undo("undo", 0, live.table.steps), ANNA)
        undone = ear.frames[-1]
        assert undone["event"]["kind"] == "undone"
        assert undone["told"] == first
        assert not undone.keys() & {"facts", "table", "own"}
        assert live.table.position == before.position
        assert live.table.write_record() == before.write_record()
        # One who comes now is told the same.
        welcome_frame = msgspec.json.decode(hub.welcome(live, ear))
        assert welcome_frame["told"] == first
        assert welcome_frame["views"] == undone["views"]

    run(tmp_path / "tables.db", 1, test, "real")


def test_nobody_reads_the_log_for_what_they_wrote_themselves(tmp_path: Path) -> None:
    """The notice of an event may come before its writer knows that it is committed."""

    async def test(code: str, hub: Hub) -> None:
        live = await hub.find(code)
        heart = Heart(hub, Presence(hub, "node"), archive_after=1e9)
        read_at = live.refreshed
        ended: asyncio.Future[int | Exception] = asyncio.get_running_loop().create_future()
        assert hub.attempt(code, roll("own"), ANNA, ended.set_result)
        heart._heard({live.table.id: 3})
        assert await ended == 3
        again: list[int | Exception] = []
        assert hub.attempt(code, roll("own"), ANNA, again.append)
        assert again == [3], "it is known by its id"
        await pass_time(0.05)
        assert live.refreshed == read_at
        heart._heard({live.table.id: 4})
        await steered().settle()
        assert live.refreshed > read_at

    run(tmp_path / "tables.db", 1, test)


def test_nobody_waits_without_end_for_a_table(tmp_path: Path) -> None:
    """Others wait for the database with it: those behind them are told so, too."""

    async def test(code: str, hub: Hub) -> None:
        live = await hub.find(code)
        presence = Presence(hub, "node")
        async with live.lock:
            for waiting in (
                asyncio.create_task(hub.execute(code, roll("late"), ANNA)),
                asyncio.create_task(presence.attach(code, Ear(), None)),
            ):
                await pass_time(LONGEST_WAIT)
                with pytest.raises(DatabaseAwayError):
                    waiting.result()
        assert live.listeners == set()
        assert await hub.execute(code, roll("late"), ANNA) == 3

    run(tmp_path / "tables.db", 1, test)


def test_a_node_that_stops_begins_nothing_more() -> None:
    """A write that is called off looks what became of it, but not when the store is gone."""
    begun: list[str] = []

    async def look() -> None:
        begun.append("looked")

    async def write(tasks: Tasks) -> None:
        try:
            await asyncio.sleep(60)
        finally:
            tasks.run(look())

    async def stop() -> None:
        tasks = Tasks()
        tasks.run(write(tasks))
        await asyncio.sleep(0)
        await tasks.stop()
        await steered().settle()

    run_steered(stop())
    assert begun == []
