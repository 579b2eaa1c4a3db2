"""A database that the server of protocol 1 left behind: opened, told the same, played on.

It has two games of each kind: finished, in play with a step taken back, with real dice, with
a record to watch, gone on from a record, and with bots. The file beside it has what that
server wrote about each.
"""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

from tests.tables import Person, sensible, serving

from wormery import record
from wormery.server.identity import Identity

KEPT = Path(__file__).parent / "kept"
NAME = "tables-of-protocol-1"
MOVES = 40
CHANCE = -1


def people_of(database: Path, url: str) -> dict[str, list[tuple[int, Person]]]:
    """Who sits where at each table, with the cookies they have had since then."""
    with sqlite3.connect(database) as connection:
        (key,) = connection.execute("SELECT value FROM keys WHERE name = 'cookies'").fetchone()
        rows = connection.execute(
            "SELECT code, seat, device FROM tables JOIN seats ON table_id = id ORDER BY seat"
        ).fetchall()
    devices = {device: Person(url) for _, _, device in rows}
    for device, person in devices.items():
        person.client.cookies.set("wormery", Identity(key).cookie(device))
        # The ids of then are still known, and would be answered as they were.
        person.numbers = itertools.count(10_000)
    sitting: dict[str, list[tuple[int, Person]]] = {}
    for code, seat, device in rows:
        sitting.setdefault(code, []).append((seat, devices[device]))
    return sitting


def test_tables_of_an_older_server_are_played_on(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    database.write_bytes(gzip.decompress((KEPT / f"{NAME}.db.gz").read_bytes()))
    kept = json.loads((KEPT / f"{NAME}.json").read_text(encoding="utf-8"))

    async def visit(url: str) -> None:
        sitting = people_of(database, url)
        eve = await Person(url).arrive()
        played_on = 0
        for code, before in kept.items():
            assert await eve.record(code) == before["record"], before["what"]
            history = await eve.get(f"/api/tables/{code}/history")
            assert history["steps"] == before["steps"]
            table = await eve.get(f"/api/tables/{code}")
            assert table["table"]["state"] == before["state"]
            assert table["table"]["watch_only"] == (before["what"] == "watched")
            if before["state"] == "playing":
                await play_on(code, sitting[code], record.read(before["record"]))
                played_on += 1
        assert played_on == 8
        for person in (eve, *(person for seats in sitting.values() for _, person in seats)):
            await person.close()

    with serving(database, "--no-limits") as server:
        asyncio.run(asyncio.wait_for(visit(server.url), 240))
    assert "error" not in "".join(server.log)


async def play_on(
    code: str, people: list[tuple[int, Person]], before: record.GameRecord
) -> None:
    chance = random.Random(code)
    for _ in range(MOVES):
        await one_move(code, people, chance)
    after = record.read(await people[0][1].record(code))
    assert after.steps[: len(before.steps)] == before.steps
    assert len(after.steps) >= len(before.steps) + MOVES
    assert {tag: after.tags[tag] for tag in before.tags} == before.tags


async def one_move(code: str, people: list[tuple[int, Person]], chance: random.Random) -> None:
    """Whatever a person can do next: move, or say what the dice show."""
    while True:
        for seat, person in people:
            now = await person.get(f"/api/tables/{code}")
            step = now["table"]["steps"]
            (seen,) = (view for view in now["views"] if view["seat"] == seat)
            if seen["view"]["actor"] == seat:
                move = sensible(seen["view"], chance)
                await person.do(code, "move", seat=seat, move=move, step=step)
                return
            if seen.get("may", {}).get("dice"):
                assert seen["view"]["actor"] == CHANCE
                dice = drawn(seen["view"]["lots"], chance)
                await person.do(code, "dice", seat=seat, dice=dice, step=step)
                return
        await asyncio.sleep(0.02)  # a bot's turn


def drawn(lots: dict[str, Any], chance: random.Random) -> str:
    """What chance may bring, with nothing to go by but what the server says of it."""
    pieces, count = lots["pieces"], lots["count"]
    found = chance.choices(pieces, k=count) if lots["back"] else chance.sample(pieces, count)
    return str(lots["between"]).join(sorted(found, key=pieces.index))
