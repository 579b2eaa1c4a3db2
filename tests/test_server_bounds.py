"""No game at a table and no record that is uploaded is longer than a server can bear."""

from __future__ import annotations

import asyncio
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.forking import Forked
from tests.tables import Person, TableServer, hear

from wormery import games, record
from wormery.games import CHANCE
from wormery.games.errors import NotationError
from wormery.record import Sheet
from wormery.server.table import A_MOVE, LONGEST_GAME

HERE = {"kind": "here"}
ORDINARY = 2_600  # steps of a long game of people
MOST_CALLS = 2 * ORDINARY  # of functions in one callback: too few to go through the game
A_TURN = 3  # steps of a turn that fails: roll, the dice, keep


@cache
def unending() -> Sheet:
    return Sheet(games.load("regenwormen").start(seats=2, begins=0), 0)


def endless(steps: int) -> str:
    """Return a game where all turns fail: without tiles nothing is turned (RW-9)."""
    sheet = unending()
    while len(sheet) < steps:
        here = sheet.position
        sheet.add(here.step("1" * 8 if here.actor == CHANCE else here.moves[0].text))
    shorter = sheet.copy()
    while len(shorter) > steps:
        shorter.undo()
    return shorter.write({})


def unreadable_after(steps: int) -> str:
    """Return such a game, with garbage to come that nobody has to read."""
    return endless(steps).rstrip().removesuffix("*") + "9. A [nonsense] " * 20_000


def test_a_reader_stops_at_the_first_step_too_many() -> None:
    assert len(record.read(endless(30), 30).steps) == 30
    with pytest.raises(NotationError, match="more than 29 steps"):
        record.read(unreadable_after(30), 29)


def test_a_record_that_is_too_long_is_not_read_to_its_end(server: TableServer) -> None:
    async def upload() -> None:
        anna = await Person(server.url).arrive()
        fits = {"id": "fits", "record": endless(LONGEST_GAME)}
        assert (await anna.client.post("/api/records", json=fits)).status_code == 201
        long = {"id": "long", "record": unreadable_after(LONGEST_GAME + 1)}
        answer = await anna.client.post("/api/records", json=long)
        assert (answer.status_code, answer.json()["name"]) == (422, "record-steps")
        await anna.close()

    asyncio.run(upload())


def test_a_game_comes_to_an_end_even_if_nobody_wins(server: TableServer) -> None:
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
    """Uploaded, watched and downloaded: the loop does little of it at a time."""
    node = Forked[str](
        *("tests.handles", f"sqlite:///{tmp_path}/tables.db"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert node.stdin is not None
    assert node.stdout is not None
    try:
        port = int(node.stdout.readline())
        url = f"http://127.0.0.1:{port}"
        for steps in (30, ORDINARY):
            asyncio.run(upload_and_watch(url, endless(steps)))
            print(file=node.stdin, flush=True)
            most = int(node.stdout.readline())
    finally:
        node.terminate()
        node.communicate()
    assert 0 < most < MOST_CALLS


async def upload_and_watch(url: str, text: str) -> None:
    anna = await Person(url).arrive()
    steps = len(record.read(text).steps)
    made = await anna.client.post("/api/records", json={"id": "record", "record": text})
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    async with anna.socket(code) as watching:
        assert (await hear(watching))["table"]["steps"] == steps
        for first in range(0, steps, 500):
            await anna.get(f"/api/tables/{code}/history?first={first}")
        assert len(record.read(await anna.record(code)).steps) == steps
        await anna.get(f"/api/tables/{code}/events")
    await anna.close()
