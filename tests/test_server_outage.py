"""The database goes away in the middle of play, for real: nothing is lost, nothing is torn."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from tests.nodes import Node
from tests.nodes import pass_time as pass_on
from tests.nodes import running as running_nodes
from tests.postgres import Database, Postgres, running
from tests.proof import times
from tests.steered import pass_time
from tests.steered import run as run_steered
from tests.tables import Person, Play, hear, serving, wait_for
from tests.test_server_presence import connected, kinds_of, two_people

from wormery import record
from wormery.games import OVER
from wormery.server.errors import DatabaseAwayError
from wormery.server.hub import Hub
from wormery.server.messages import MakeMove, SeatPlan, Start, TablePlan
from wormery.server.plans import Draft
from wormery.server.store import Append, Store
from wormery.server.tasks import Tasks

ANNA = "a" * 32
AWAY = 3.0  # seconds
TABLES = times(2, 8)
BODY = b'{"kind":"away","seat":0}'


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    empty: Database = request.getfixturevalue("database")
    return empty.url


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A server that may be stopped: tests of other files use another."""
    with running(durable=False) as server:
        yield server


async def begin(hub: Hub) -> str:
    """A game that has just begun."""
    draft = Draft(ANNA, hub.now())
    seats = (SeatPlan("here", "Anna"), SeatPlan("here", "Bo"))
    draft.open(TablePlan("regenwormen", seats, begins=0))
    code = (await hub.create(draft, "table")).code
    await hub.execute(code, Start("start"), ANNA)
    return code


def event(table_id: int, number: int) -> Append:
    return Append(table_id, number, 1, None, None, None, BODY)


def test_the_database_itself_refuses_a_hole(address: str) -> None:
    async def test() -> None:
        store = Store(address)
        await store.open()
        hub = Hub(store, Tasks())
        first = await hub.find(await begin(hub))

        def insert(number: int, connection: sql.Connection) -> None:
            connection.execute(
                sql.text(
                    "INSERT INTO events (table_id, number, at, body) VALUES (:t, :n, 1, :b)"
                ),
                {"t": first.table.id, "n": number, "b": BODY},
            )

        for number in (4, 0, -1):
            with pytest.raises(IntegrityError, match="does not follow"):
                await store.database.write(partial(insert, number))
        # One that cannot be taken does not keep out those that come along with it.
        other = Draft(ANNA, hub.now())
        seats = (SeatPlan("here"), SeatPlan("here"))
        other.open(TablePlan("regenwormen", seats))
        row = await hub.create(other, "other")
        numbers = (2, 4, 3)
        written = [store.append(event(row.id, number)) for number in numbers]
        written.append(store.append(event(first.table.id, 7)))
        assert await asyncio.gather(*written) == [True, True, True, False]
        assert await store.last_numbers([row.id, first.table.id]) == {
            row.id: 4,
            first.table.id: 2,
        }
        await hub.tasks.stop()
        await store.close()

    asyncio.run(test())


def test_a_table_whose_log_was_cut_is_read_again(address: str) -> None:
    """Memory that is ahead of the log never writes a hole; it is brought back to the log."""

    async def test() -> None:
        store = Store(address)
        await store.open()
        hub = Hub(store, Tasks())
        code = await begin(hub)
        await hub.execute(code, MakeMove("roll", 0, "roll", 0), ANNA)
        live = await hub.find(code)
        assert live.table.number == 3

        def cut(connection: sql.Connection) -> None:
            connection.execute(sql.text("DELETE FROM events WHERE number = 3"))

        await store.database.write(cut)
        assert live.table.position is not None
        keep = MakeMove("keep", 0, live.table.position.moves[0].text, live.table.steps)
        with pytest.raises(ValueError, match="moved on"):
            await hub.execute(code, keep, ANNA)
        assert live.table.number == 2
        assert await hub.execute(code, MakeMove("again", 0, "roll", 0), ANNA) == 3
        await hub.tasks.stop()
        await store.close()

    asyncio.run(test())


def test_what_cannot_be_committed_in_time_is_refused(own_postgres: Postgres) -> None:
    async def test() -> None:
        store = Store(own_postgres.fresh_database().url)
        await store.open()
        hub = Hub(store, Tasks())
        code = await begin(hub)
        live = await hub.find(code)
        before = live.table
        roll = MakeMove("roll", 0, "roll", 0)
        await asyncio.to_thread(own_postgres.stop)
        for _ in range(2):
            asking = asyncio.create_task(hub.execute(code, roll, ANNA))
            await pass_time(store.database.patience)
            with pytest.raises(DatabaseAwayError) as refused:
                asking.result()
            assert refused.value.sentence_id == "database-away"
            assert live.table is before
        await asyncio.to_thread(own_postgres.start)
        assert await hub.execute(code, roll, ANNA) == 3
        assert [one.number for one in await store.log(before.id)] == [1, 2, 3]
        await hub.tasks.stop()
        await store.close()

    run_steered(test())


def test_three_seconds_without_a_database(own_postgres: Postgres) -> None:
    """Every table loads, every acknowledged move is there once and in order, play goes on."""

    async def play() -> None:
        url = server.url
        people = [await Person(url).arrive() for _ in range(TABLES)]
        codes = [await open_table(number, person) for number, person in enumerate(people)]
        plays = [
            Play(person, code, 0, lambda: url)
            for person, code in zip(people, codes, strict=True)
        ]
        playing = asyncio.gather(*(one.run() for one in plays))
        await wait_for(lambda: all(len(person.acknowledged) > 3 for person in people))
        before = [len(person.acknowledged) for person in people]
        await asyncio.to_thread(own_postgres.stop)
        await asyncio.to_thread(server.pass_time, AWAY)
        during = [len(person.acknowledged) for person in people]
        await asyncio.to_thread(own_postgres.start)
        await playing
        after = [len(person.acknowledged) for person in people]
        assert any(now > then for then, now in zip(during, after, strict=True)), before
        for person, code in zip(people, codes, strict=True):
            await check(person, code)
            await person.close()

    server = Node(own_postgres.fresh_database().url)
    with running_nodes(server):
        asyncio.run(play())
    log = "".join(server.log)
    assert "Traceback" not in log, log


def test_nobody_is_gone_because_the_database_was(own_postgres: Postgres) -> None:
    async def passed(seconds: float) -> None:
        await asyncio.to_thread(pass_on, (one, two), seconds)

    async def play() -> None:
        anna, bo, code = await two_people(one, two)
        async with anna.socket(code) as own, bo.socket(code) as other:
            await connected(own)
            await connected(other)
            await anna.do(code, "start")
            await asyncio.to_thread(own_postgres.stop)
            await passed(2 * AWAY)
            await asyncio.to_thread(own_postgres.start)
            await passed(5.5)  # to be buried, missed, and stood in for
            assert await kinds_of(bo, code) == ["opened", "claimed", "started"]
            await anna.do(code, "move", seat=0, move="roll", step=0)
        assert (await kinds_of(bo, code))[3] == "moved"
        await anna.close()
        await bo.close()

    address = own_postgres.fresh_database().url
    one, two = Node(address), Node(address, off=5.0)
    with running_nodes(one, two):
        asyncio.run(play())


async def open_table(number: int, person: Person) -> str:
    """A game of a person and a bot, of either kind."""
    game = "regenwormen" if number % 2 else "it-happens"
    seats = {"kind": "here", "name": "Anna"}, {"kind": "bot", "level": "beginner"}
    options = {"short": "yes"} if game == "regenwormen" else {}
    code = await person.open(game, *seats, begins=0, pace=30, grace=None, options=options)
    await person.do(code, "start")
    return code


async def check(person: Person, code: str) -> None:
    log: list[dict[str, Any]] = await person.get(f"/api/tables/{code}/events")
    assert [one["number"] for one in log] == list(range(1, len(log) + 1))
    moved = {
        one["number"]
        for one in log
        if one["event"]["kind"] == "moved" and one["event"].get("by", "person") == "person"
    }
    numbers = list(person.acknowledged.values())
    assert len(numbers) == len(set(numbers))
    assert set(numbers) <= moved
    played = record.read(await person.record(code))
    assert played.position.actor == OVER
    record.verify(played)


def test_an_absent_database_is_a_sentence_and_not_a_mistake(own_postgres: Postgres) -> None:
    """Over HTTP a 503 that says when to come back, over the socket a refusal."""

    async def ask() -> None:
        anna = await Person(server.url, language="nl").arrive()
        code = await anna.open("regenwormen", {"kind": "here"}, {"kind": "here"}, begins=0)
        await anna.do(code, "start")
        async with anna.socket(code, language="en") as socket:
            await hear(socket)
            await socket.send("ping")
            assert (await hear(socket))["type"] == "pong", "it has been let in"
            await asyncio.to_thread(own_postgres.stop)
            roll = '{"kind": "move", "id": "roll", "seat": 0, "move": "roll", "step": 0}'
            await socket.send(roll)
            mine = await server.pass_until(asyncio.create_task(anna.client.get("/api/tables")))
            assert mine.status_code == 503
            assert int(mine.headers["retry-after"]) >= 1
            assert mine.json()["name"] == "database-away"
            assert "opnieuw" in mine.json()["sentence"]
            refused = await hear(socket)
            assert refused["type"] == "refused"
            assert refused["id"] == "roll"
            assert "Try again" in refused["problem"]["sentence"]
            ready = await server.pass_until(asyncio.create_task(anna.client.get("/ready")))
            assert ready.status_code == 503
            await asyncio.to_thread(own_postgres.start)
            await socket.send(roll)
            frames = [await hear(socket)]
            while frames[-1]["type"] != "done":
                frames.append(await hear(socket))
            assert [frame["event"]["kind"] for frame in frames[:-1]] == ["moved"], frames
        log = await anna.get(f"/api/tables/{code}/events")
        assert [one["event"]["kind"] for one in log].count("moved") == 1
        await anna.close()

    server = Node(own_postgres.fresh_database().url)
    with running_nodes(server):
        asyncio.run(ask())
    log = "".join(server.log)
    assert "Traceback" not in log, log


def test_sockets_that_left_while_the_database_was_away_are_forgotten(tmp_path: Path) -> None:
    """They come and go, and each would keep its memory until it had its turn."""
    file = tmp_path / "tables.db"

    async def test(url: str) -> None:
        anna = await Person(url).arrive()
        code = await anna.open("regenwormen", {"kind": "here"}, {"kind": "here"}, begins=0)
        await anna.do(code, "start")
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            waiting = asyncio.create_task(anna.say(code, "move", seat=0, move="roll", step=0))
            async with AsyncExitStack() as sockets:
                for _ in range(20):
                    await sockets.enter_async_context(anna.socket(code))
                await wait_for(partial(so_many, anna, 20))
            await wait_for(partial(so_many, anna, 0), 60)
            other.execute("ROLLBACK")
        assert (await waiting).status_code in (200, 503)
        await anna.close()

    async def so_many(person: Person, sockets: int) -> bool:
        figures = (await person.client.get("/metrics")).text
        return f"\nwormery_sockets {sockets}.0\n" in figures

    with serving(file, "--no-limits") as server:
        asyncio.run(test(server.url))
