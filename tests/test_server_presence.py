"""Someone with an open socket is there, whatever becomes of clocks and of the database."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import asyncpg
import pytest
from tests.nodes import Node, pass_time, running
from tests.postgres import Database
from tests.tables import Person, hear
from websockets.asyncio.client import ClientConnection

from wormery.server.beats import BEAT
from wormery.server.clock import STEP, Clock
from wormery.server.presence import AMISS, LINGER
from wormery.server.store.presences import Watch

HERE, LINK = {"kind": "here"}, {"kind": "link"}


async def log_of(person: Person, code: str) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = await person.get(f"/api/tables/{code}/events")
    return log


async def kinds_of(person: Person, code: str) -> list[str]:
    return [one["event"]["kind"] for one in await log_of(person, code)]


async def connected(socket: ClientConnection) -> None:
    """Wait until a socket is let in, and forget what it has heard."""
    await socket.send("ping")
    while (await hear(socket))["type"] != "pong":
        pass


async def two_people(one: Node, two: Node) -> tuple[Person, Person, str]:
    """A game of two people who each come to a node of their own; neither has moved."""
    anna, bo = await Person(one.url).arrive(), await Person(two.url).arrive()
    code = await anna.open("regenwormen", HERE, LINK, begins=0, grace=1)
    await bo.do(code, "claim", seat=1)
    return anna, bo, code


class Club(NamedTuple):
    """Two nodes whose clocks are five seconds apart, and their database."""

    database: Database
    one: Node
    two: Node


@pytest.fixture
def club(database: Database) -> Iterator[Club]:
    one, two = Node(database.url), Node(database.url, off=5.0)
    with running(one, two):
        yield Club(database, one, two)


def test_clocks_five_seconds_apart(club: Club) -> None:
    """Nobody is taken for gone, times go forward, and a node whose row is lost comes back."""

    async def play() -> None:
        begun = time.time()
        anna, bo, code = await two_people(club.one, club.two)
        bots = await bo.open("regenwormen", {"kind": "bot"}, {"kind": "bot"}, pace=200)
        async with anna.socket(code) as own, bo.socket(code) as other:
            await connected(own)
            await connected(other)
            await anna.do(code, "start")
            await bo.do(bots, "start")
            await passed(club, 4.5)  # to be buried, missed, and stood in for
            assert await kinds_of(bo, code) == ["opened", "claimed", "started"]
            log = await log_of(bo, bots)
            times = [event["at"] for event in log]
            assert times == sorted(times)
            paces = [after - before for before, after in pairwise(times)]
            assert median(paces) >= 195, paces
            ago = time.time() + 4.5 - times[-1] / 1000
            assert -2 < ago < 2 + time.time() - begun, "by the database's clock"
            await check_buried_by_mistake(club, anna, code)
        await anna.close()
        await bo.close()

    asyncio.run(play())


async def passed(club: Club, seconds: float) -> None:
    await asyncio.to_thread(pass_time, (club.one, club.two), seconds)


async def check_buried_by_mistake(club: Club, anna: Person, code: str) -> None:
    """Whatever is taken out of the database about a living node, it writes again."""
    connection = await asyncpg.connect(club.database.dsn)

    async def whole() -> bool:
        rows = await connection.fetch(
            "SELECT device FROM presences JOIN nodes ON nodes.id = presences.node"
        )
        return len(rows) == 2

    try:
        assert await whole()
        await connection.execute("DELETE FROM nodes")
        await passed(club, 2 * BEAT)
        assert await whole()
        await connection.execute("DELETE FROM presences")
        await passed(club, (AMISS + 2) * BEAT)
        assert await whole()
    finally:
        await connection.close()
    assert "moved" not in await kinds_of(anna, code)


def test_a_command_proves_that_someone_is_there(tmp_path: Path) -> None:
    async def play(node: Node) -> None:
        anna = await Person(node.url).arrive()
        code = await anna.open("regenwormen", HERE, {"kind": "bot"}, begins=0, grace=60)
        await anna.do(code, "start")

        node.pass_time(LINGER)
        assert "away" in await kinds_of(anna, code)
        await anna.do(code, "move", seat=0, move="roll", step=0)
        log = [one["event"] for one in await log_of(anna, code)]
        assert [event["kind"] for event in log[-3:]] == ["away", "back", "moved"]
        assert log[-1].get("by", "person") == "person"
        await anna.close()

    node = Node(f"sqlite:///{tmp_path}/tables.db")
    with running(node):
        asyncio.run(play(node))


def test_a_clock_that_goes_back_stops_no_bots(tmp_path: Path) -> None:
    """While they play, and for a game whose last move was made by a clock that was ahead."""
    file = tmp_path / "tables.db"
    bots = {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}

    async def begin(node: Node) -> str:
        anna = await Person(node.url).arrive()
        code = await anna.open("regenwormen", *bots, pace=100)
        await anna.do(code, "start")
        await anna.close()
        await go_on(node, code)
        node.move_clock(-60)
        await go_on(node, code)
        return code

    async def go_on(node: Node, code: str) -> None:
        eve = await Person(node.url).arrive()
        async with eve.socket(code) as socket:
            await connected(socket)
            node.pass_time(1.2)
            for _ in range(10):
                await hear(socket)
        await eve.close()

    node = Node(f"sqlite:///{file}")
    with running(node):
        code = asyncio.run(begin(node))
        node.kill()
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE events SET at = at + 60000, due = due + 60000")
            connection.commit()
        node.start()
        asyncio.run(go_on(node, code))


def test_the_clock_follows_the_database_and_never_goes_back() -> None:
    passed = 100.0
    clock = Clock(lambda: passed)

    def measure(database: float) -> None:
        clock.measure(database, passed - 0.01, passed + 0.01)

    measure(5000.0)
    assert clock.now() == pytest.approx(5000.0)
    seen = [clock.now()]
    for _ in range(100):  # the database's clock was set back by a second
        passed += 0.5
        seen.append(clock.now())
        measure(4999.0 + passed - 100)
    assert seen == sorted(seen)
    assert min(b - a for a, b in pairwise(seen)) >= 0.44
    assert seen[-1] == pytest.approx(4999.0 + 50, abs=0.02)
    measure(4999.0 + 50 + 2 * STEP)
    assert clock.now() == pytest.approx(4999.0 + 50 + 2 * STEP), "set anew"


def test_only_a_silent_node_is_dead() -> None:
    now = 0.0
    watch = Watch(dead=3.5, gap=2.5, monotonic=lambda: now)
    for beat in range(6):
        now = float(beat)
        found = watch.see([("speaks", beat), ("silent", 7)])
        assert found == ([("silent", 7)] if beat >= 4 else [])
    now = 20.0  # the database was away
    for beat in range(4):
        now = 20.0 + beat
        assert watch.see([("speaks", 5), ("silent", 7)]) == []
    now = 24.0
    assert len(watch.see([("speaks", 5), ("silent", 7)])) == 2
