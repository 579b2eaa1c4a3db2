"""Two nodes on one PostgreSQL, with nothing in front of them that knows who sits where."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterator

import asyncpg
import pytest
from tests.nodes import Node, pass_time, running
from tests.postgres import Database, Postgres
from tests.proof import some, times
from tests.tables import Person, Play, hear, serving, wait_for
from websockets.asyncio.client import ClientConnection

from wormery import record
from wormery.server.presence import LINGER
from wormery.server.settings import Limits

TABLES = times(2, 12)


@pytest.fixture(scope="module")
def nodes(postgres: Postgres) -> Iterator[tuple[Node, Node]]:
    database = postgres.fresh_database()
    one, two = Node(database.url), Node(database.url)
    with running(one, two):
        yield one, two


def test_seats_of_one_table_on_different_nodes(nodes: tuple[Node, Node]) -> None:
    """Each seat changes the node with every connection, and hears of every move in order."""

    async def play(first: str, second: str) -> None:
        anna = await Person(first).arrive()
        bo = await Person(second).arrive()
        codes = []
        for number in range(TABLES):
            game = "regenwormen" if number % 2 else "it-happens"
            seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}, {"kind": "bot"}]
            options = {"short": "yes"} if game == "regenwormen" else {}
            code = await anna.open(game, *seats, begins=0, options=options)
            await bo.do(code, "claim", seat=1, name="Bo")
            await anna.do(code, "start")
            codes.append(code)
        plays = [
            Play(person, code, seat, urls)
            for code in codes
            for person, seat, urls in (
                (anna, 0, itertools.cycle((first, second)).__next__),
                (bo, 1, itertools.cycle((second, first)).__next__),
            )
        ]
        await asyncio.wait_for(asyncio.gather(*(play.run() for play in plays)), 240)
        for code in codes:
            texts = {await anna.record(code), await bo.record(code)}
            assert len(texts) == 1, "both nodes tell of the same game"
            record.verify(record.read(texts.pop()))
        assert not any(play.refusals for play in plays)
        for person in (anna, bo):
            await person.close()

    one, two = nodes
    asyncio.run(play(one.url, two.url))


def test_what_is_refused_counts_once(database: Database) -> None:
    """Where other nodes may have gone on, a refusal is looked at twice; one was sent."""
    burst = Limits().commands_burst

    async def play(url: str) -> None:
        anna = await Person(url).arrive()
        code = await anna.open("regenwormen", {"kind": "here"}, {"kind": "here"}, begins=0)
        await anna.do(code, "start")
        async with anna.socket(code) as socket:
            step = (await hear(socket))["table"]["steps"]
            names = set()
            for number in range(burst):
                move = {"kind": "move", "id": f"m{number}", "seat": 1, "move": "roll"}
                await socket.send(json.dumps({**move, "step": step}))
                names.add((await hear(socket))["problem"]["name"])
        assert names == {"not-your-turn"}
        await anna.close()

    with serving(database.url) as server:
        asyncio.run(play(server.url))


@pytest.mark.parametrize("victim", some((0, 1), 0))
def test_either_node_may_die(victim: int, nodes: tuple[Node, Node]) -> None:
    """The other plays on within five seconds, for bots and for those who dropped out."""

    async def play() -> None:
        living = nodes[1 - victim]
        watcher = await Person(living.url).arrive()
        bots = await watcher.open(
            "regenwormen", {"kind": "bot"}, {"kind": "bot", "level": "beginner"}, pace=300
        )
        await watcher.do(bots, "start")
        # Someone whose only screen hangs on the node that dies, and who must be stood in for.
        gone = await Person(nodes[victim].url).arrive()
        left = await gone.open(
            "regenwormen", {"kind": "here"}, {"kind": "bot"}, pace=100, grace=1, begins=0
        )
        async with gone.socket(left) as lost:
            await hear(lost)
            await gone.do(left, "start")
            async with watcher.socket(bots) as socket:
                await asyncio.to_thread(pass_time, nodes, 1)
                first = await next_move(socket)
                await asyncio.to_thread(nodes[victim].kill)
                before = len(await watcher.get(f"/api/tables/{bots}/events"))
                await asyncio.to_thread(living.pass_time, 5 + 5 * 0.3)
                last = (await watcher.get(f"/api/tables/{bots}/events"))[-1]["number"]
                assert last >= before + 5
                seen = [first]
                while seen[-1] < last:
                    seen.append(await next_move(socket))
                assert seen == list(range(first, seen[-1] + 1))
        await asyncio.to_thread(living.pass_time, LINGER + 1)
        log = await watcher.get(f"/api/tables/{left}/events")
        assert any(event["event"].get("by") == "stand-in" for event in log)
        # Back through the other node, the seat is theirs again.
        async with gone.socket(left, url=living.url) as socket:
            welcome = await hear(socket)
            assert welcome["own"]["seats"] == [0]

            async def back() -> bool:
                table = await watcher.get(f"/api/tables/{left}")
                return bool(table["table"]["seats"][0]["here"])

            await wait_for(back)
        for person in (watcher, gone):
            await person.close()

    try:
        asyncio.run(play())
    finally:
        nodes[victim].start()


async def next_move(socket: ClientConnection) -> int:
    while True:
        frame = await hear(socket)
        if frame["type"] == "event" and frame["event"]["kind"] == "moved":
            number: int = frame["number"]
            return number


def test_a_lost_notice_does_no_harm(nodes: tuple[Node, Node]) -> None:
    """Notices may be lost with a connection; the log is looked at all the same."""
    one, two = nodes

    async def play(first: str, second: str) -> None:
        anna = await Person(first).arrive()
        code = await anna.open("regenwormen", {"kind": "here"}, {"kind": "bot"}, begins=0)
        eve = await Person(second).arrive()
        async with eve.socket(code) as socket:
            await hear(socket)
            connection = await asyncpg.connect(one.database.replace("+asyncpg", ""))
            cut = await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'wormery listening'"
                " AND datname = current_database()"
            )
            await connection.close()
            assert len(cut) == 2, "both nodes listen"
            await anna.do(code, "start")
            await asyncio.to_thread(pass_time, nodes, 2)
            started = await hear(socket)
            assert started["event"]["kind"] == "started"
        for person in (anna, eve):
            await person.close()

    asyncio.run(play(one.url, two.url))
