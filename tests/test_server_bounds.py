"""No game at a table and no record that is uploaded is longer than a server can bear."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.tables import Person, hear, serving

from wormery import games, record
from wormery.games import CHANCE
from wormery.games.errors import NotationError
from wormery.record import Sheet
from wormery.server.serving import Announcing, uvicorn_config
from wormery.server.settings import NO_LIMITS, Settings
from wormery.server.table import A_MOVE, LONGEST_GAME

HERE = {"kind": "here"}
ORDINARY = 2_600  # steps of a long game of people
LONGEST_STALL = 0.020  # seconds
ROUNDS = 8
TICK = 0.001
A_TURN = 3  # steps of a turn that fails: roll, the dice, keep


def endless(steps: int) -> str:
    """A game where all turns fail. Nobody has a tile, so nothing is turned (RW-9)."""
    sheet = Sheet(games.load("regenwormen").start(seats=2, begins=0), 0)
    while len(sheet) < steps:
        here = sheet.position
        sheet.add(here.step("1" * 8 if here.actor == CHANCE else here.moves[0].text))
    return sheet.write({})


def test_a_reader_stops_at_the_first_step_too_many() -> None:
    text = endless(30)
    assert len(record.read(text, 30).steps) == 30
    with pytest.raises(NotationError, match="more than 29 steps"):
        record.read(text, 29)


def test_a_record_that_is_too_long_is_refused_soon(tmp_path: Path) -> None:
    texts = {steps: endless(steps) for steps in (LONGEST_GAME, LONGEST_GAME + 1, 90_000)}

    async def upload(url: str) -> None:
        anna = await Person(url).arrive()
        for steps, text in texts.items():
            start = time.monotonic()
            answer = await anna.client.post("/api/records", json={"id": "r", "record": text})
            if steps == LONGEST_GAME:
                assert answer.status_code == 201, answer.text
            else:
                assert answer.status_code == 422
                assert answer.json()["name"] == "record-steps"
                assert time.monotonic() - start < 10, "one of a megabyte took 11 s before"
        await anna.close()

    with serving(tmp_path / "tables.db", "--no-limits") as server:
        asyncio.run(upload(server.url))


def test_a_game_comes_to_an_end_even_if_nobody_wins(tmp_path: Path) -> None:
    begun = (LONGEST_GAME - A_MOVE) // A_TURN * A_TURN

    async def play(url: str) -> None:
        anna = await Person(url).arrive()
        plan = {"game": "regenwormen", "seats": [HERE, HERE], "dice": "real"}
        request = {"id": "table", "plan": plan, "record": endless(begun)}
        made = await anna.client.post("/api/tables", json=request)
        assert made.status_code == 201, made.text
        code = made.json()["code"]
        await anna.do(code, "start")
        answer: httpx.Response | None = None
        for step in range(begun, LONGEST_GAME + 1):
            answer = await one_step(anna, code, step)
            if answer.status_code != 200:
                break
        assert answer is not None
        assert answer.status_code == 409
        assert answer.json()["name"] == "game-too-long"
        table = await anna.get(f"/api/tables/{code}")
        assert LONGEST_GAME - A_MOVE < table["table"]["steps"] <= LONGEST_GAME
        # What was played can be kept, and looked at elsewhere.
        kept = {"id": "again", "record": await anna.record(code)}
        assert (await anna.client.post("/api/records", json=kept)).status_code == 201
        await anna.close()

    with serving(tmp_path / "tables.db", "--no-limits") as server:
        asyncio.run(play(server.url))


async def one_step(person: Person, code: str, step: int) -> httpx.Response:
    now = await person.get(f"/api/tables/{code}")
    view: dict[str, Any] = now["views"][0]["view"]
    if view["actor"] == CHANCE:
        seat = next(seen["seat"] for seen in now["views"] if seen.get("may", {}).get("dice"))
        return await person.say(code, "dice", seat=seat, dice="1" * 8, step=step)
    mine = next(seen["view"] for seen in now["views"] if seen["seat"] == view["actor"])
    move = mine["moves"][0]["move"]
    return await person.say(code, "move", seat=view["actor"], move=move, step=step)


def test_a_long_game_does_not_stall_the_others(tmp_path: Path) -> None:
    """Uploaded, watched and downloaded. The best round counts: the machine has other work."""
    text = endless(ORDINARY)
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    node = context.Process(target=serve_and_measure, args=(tmp_path / "tables.db", theirs))
    node.start()
    try:
        assert ours.poll(60)
        url = f"http://127.0.0.1:{ours.recv()}"
        stalls = []
        for number in range(ROUNDS):
            asyncio.run(upload_and_watch(url, text, number))
            ours.send("round")
            assert ours.poll(60)
            stalls.append(ours.recv())
            if stalls[-1] < LONGEST_STALL:
                break
    finally:
        ours.send("stop")
        node.join(30)
        node.kill()
    assert min(stalls) < LONGEST_STALL, stalls


async def upload_and_watch(url: str, text: str, number: int) -> None:
    anna = await Person(url).arrive()
    request = {"id": f"record-{number}", "record": text}
    made = await anna.client.post("/api/records", json=request)
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    async with anna.socket(code) as watching:
        assert (await hear(watching))["table"]["steps"] == ORDINARY
        for first in range(0, ORDINARY, 500):
            await anna.get(f"/api/tables/{code}/history?first={first}")
        assert len(record.read(await anna.record(code)).steps) == ORDINARY
        await anna.get(f"/api/tables/{code}/events")
    await anna.close()


def serve_and_measure(database: Path, pipe: Connection) -> None:
    """A node that tells how long its loop was ever busy with one thing."""

    async def measure() -> None:
        settings = Settings(f"sqlite:///{database}", limits=NO_LIMITS)
        listening = socket.create_server(("127.0.0.1", 0))
        server = Announcing(uvicorn_config(settings), pipe.send)
        serving = asyncio.create_task(server.serve([listening]))
        longest = 0.0
        while not server.should_exit:
            start = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - start - TICK)
            if pipe.poll():
                if pipe.recv() == "stop":
                    server.should_exit = True
                else:
                    pipe.send(longest)
                longest = 0.0
        await serving

    asyncio.run(measure())
