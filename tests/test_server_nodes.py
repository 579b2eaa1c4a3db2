"""Two nodes on one PostgreSQL, with nothing in front of them that knows who sits where."""

from __future__ import annotations

import asyncio
import itertools
import json
import time

import pytest
from tests.postgres import Database
from tests.tables import Person, Play, TableServer, hear, serving, wait_for

from wormery import record
from wormery.server.settings import Limits


def test_seats_of_one_table_on_different_nodes(database: Database) -> None:
    """Each seat changes the node with every connection, and hears of every move in order."""

    async def play(first: str, second: str) -> None:
        anna = await Person(first).arrive()
        bo = await Person(second).arrive()
        codes = []
        for number in range(6):
            game = "regenwormen" if number % 2 else "it-happens"
            seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}, {"kind": "bot"}]
            code = await anna.open(game, *seats, begins=0)
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

    with (
        serving(database.url, "--no-limits") as one,
        serving(database.url, "--no-limits") as two,
    ):
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


@pytest.mark.parametrize("victim", [0, 1])
def test_either_node_may_die(victim: int, database: Database) -> None:
    """The other plays on within five seconds, for bots and for those who dropped out."""

    async def play(nodes: list[TableServer]) -> None:
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
                await next_move(socket, 10)
                await asyncio.to_thread(nodes[victim].kill)
                dead_at = time.monotonic()
                # What the dead node had said before is still in the pipe of the living.
                seen = [await next_move(socket, 10) for _ in range(5)]
                waited = time.monotonic() - dead_at
                assert seen == sorted(set(seen))
        assert waited < 5 + 5 * 0.3, f"bots stood still for {waited:.1f} s"

        async def stood_in() -> bool:
            log = await watcher.get(f"/api/tables/{left}/events")
            return any(event["event"].get("by") == "stand-in" for event in log)

        await wait_for(stood_in, 20)
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

    nodes = [TableServer(database.url, "--no-limits").start() for _ in range(2)]
    try:
        asyncio.run(play(nodes))
    finally:
        for node in nodes:
            assert node.process is not None
            if node.process.poll() is None:
                node.stop()


async def next_move(socket: object, seconds: float) -> int:
    while True:
        frame = await asyncio.wait_for(hear(socket), seconds)  # type: ignore[arg-type]
        if frame["type"] == "event" and frame["event"]["kind"] == "moved":
            number: int = frame["number"]
            return number


def test_a_lost_notice_does_no_harm(database: Database) -> None:
    """Notices may be lost with a connection; the log is looked at all the same."""
    import asyncpg

    async def play(first: str, second: str) -> None:
        anna = await Person(first).arrive()
        code = await anna.open("regenwormen", {"kind": "here"}, {"kind": "bot"}, begins=0)
        eve = await Person(second).arrive()
        async with eve.socket(code) as socket:
            await hear(socket)
            connection = await asyncpg.connect(database.dsn)
            cut = await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'wormery listening'"
            )
            await connection.close()
            assert len(cut) == 2, "both nodes listen"
            await anna.do(code, "start")
            started = await hear(socket)
            assert started["event"]["kind"] == "started"
        for person in (anna, eve):
            await person.close()

    with (
        serving(database.url, "--no-limits") as one,
        serving(database.url, "--no-limits") as two,
    ):
        asyncio.run(play(one.url, two.url))
