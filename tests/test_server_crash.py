"""Nothing acknowledged is ever lost: the server is killed at random instants, for real."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import Database
from tests.proof import times
from tests.tables import Person, Play, TableServer

from wormery import record
from wormery.games import OVER

GAMES, KILLS = times(12, 500), times(3, 100)
AT_ONCE = 60
FRAMES = 200  # at most, heard from the server between two kills
SECONDS = times(300, 3600)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    database: Database = request.getfixturevalue("database")
    return database.url


def test_kill_at_random_instants(address: str) -> None:
    """Each acknowledged move is there once, and each game ends."""
    server = TableServer(address, "--no-limits").start()
    chance = random.Random(address.partition(":")[0])
    try:
        finished = asyncio.run(play_and_kill(server, chance))
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()
    assert len(finished) == GAMES


async def play_and_kill(server: TableServer, chance: random.Random) -> list[str]:
    people = [await Person(server.url).arrive() for _ in range(10)]
    turns = asyncio.Semaphore(AT_ONCE)
    finished: list[str] = []
    plays: list[Play] = []

    async def one_game(number: int) -> None:
        async with turns:
            host, guest = chance.sample(people, 2)
            code = await keep_trying(lambda: open_game(number, host, guest))
            seats = [Play(host, code, 0, lambda: server.url)]
            if number % 4 == 0:
                seats.append(Play(guest, code, 1, lambda: server.url))
            plays.extend(seats)
            await asyncio.gather(*(seat.run() for seat in seats))
            finished.append(code)

    playing = [asyncio.create_task(one_game(number)) for number in range(GAMES)]
    for _ in range(KILLS):
        await until_played_on(plays, playing, chance.randrange(1, FRAMES))
        if all(task.done() for task in playing):
            break
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*playing), SECONDS)
    assert sum(play.reconnects for play in plays) > KILLS, "the kills hit games in play"
    await check(people, finished)
    for person in people:
        await person.close()
    return finished


async def until_played_on(
    plays: list[Play], playing: list[asyncio.Task[None]], frames: int
) -> None:
    """Wait until the server as it is now has sent so many frames."""
    wanted = frames + sum(len(play.frames) for play in plays)
    while sum(len(play.frames) for play in plays) < wanted:
        if all(task.done() for task in playing):
            return
        await asyncio.sleep(0.005)


async def open_game(number: int, host: Person, guest: Person) -> str:
    """A game of two; every fourth one has two people and no bot."""
    game, options = ("it-happens", {}) if number % 10 else ("regenwormen", {"short": "yes"})
    second = {"kind": "bot", "level": "beginner"} if number % 4 else {"kind": "link"}
    seat = {"kind": "here", "name": "Host"}
    plan = {"game": game, "seats": [seat, second], "pace": 0, "options": options, "grace": None}
    # Whatever is sent again after a crash has the same id, so nothing happens twice.
    made = await host.client.post("/api/tables", json={"id": f"game-{number}", "plan": plan})
    made.raise_for_status()
    code: str = made.json()["code"]
    seeds = [{"seat": 0, "seed": str(number)}]
    promised = made.json()["commitment"]
    for person, command in (
        (guest, {"kind": "claim", "id": "claim", "seat": 1}),
        (host, {"kind": "start", "id": "start", "seeds": seeds, "commitment": promised}),
    ):
        if command["kind"] == "claim" and number % 4:
            continue
        answer = await person.client.post(f"/api/tables/{code}/commands", json=command)
        answer.raise_for_status()
    return code


async def keep_trying(work: Any) -> Any:
    import httpx

    while True:
        try:
            return await work()
        except httpx.HTTPError:
            await asyncio.sleep(0.1)


async def check(people: list[Person], codes: list[str]) -> None:
    """The logs have every acknowledged command once, at its number, and replay to the end."""
    acknowledged = {
        key: number for person in people for key, number in person.acknowledged.items()
    }
    assert len(acknowledged) > 10 * GAMES
    by_table: dict[str, dict[str, int]] = {}
    for (code, command), number in acknowledged.items():
        by_table.setdefault(code, {})[command] = number
    for place, code in enumerate(codes):
        log = await people[0].get(f"/api/tables/{code}/events")
        assert [event["number"] for event in log] == list(range(1, len(log) + 1))
        moved = [e["number"] for e in log if e["event"]["kind"] == "moved"]
        numbers = Counter(by_table.get(code, {}).values())
        assert set(numbers) <= set(moved)
        assert max(numbers.values(), default=1) == 1
        table = await people[0].get(f"/api/tables/{code}")
        assert table["table"]["state"] == "over"
        if place % 5 == 0:  # what a log adds up to is the same for all of them
            played = record.read(await people[0].record(code))
            assert played.position.actor == OVER
            record.verify(played)
