"""Clients that repeat, reorder, delay and drop their messages, with nonsense in between."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.postgres import Database
from tests.proof import times
from tests.tables import Person, hear, serving

from wormery import record
from wormery.server.messages import Moved
from wormery.server.store import Store
from wormery.server.table import Table

CLIENTS = 12
TABLES = 6
MESSAGES = times(40, 150)  # of each client


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_order_of_messages_corrupts_a_table(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """After each run the log replays to the same position on the server and in the library."""
    url = f"sqlite:///{tmp_path}/tables.db"
    address = str(tmp_path / "tables.db")
    if kind == "postgresql":
        database: Database = request.getfixturevalue("database")
        url = address = database.url

    with serving(address, "--no-limits") as server:
        codes, views = asyncio.run(fuzz(server.url, random.Random(kind)))
        assert len(codes) == TABLES
    assert "failed" not in "".join(server.log)
    asyncio.run(compare(url, codes, views))


async def fuzz(
    url: str, chance: random.Random
) -> tuple[dict[str, str], dict[str, dict[str, Any]]]:
    people = [await Person(url).arrive() for _ in range(CLIENTS)]
    codes = []
    for number in range(TABLES):
        game = "it-happens" if number % 2 else "regenwormen"
        seats = [{"kind": "here"}, {"kind": "link"}, {"kind": "bot", "level": "random"}]
        dice = "real" if number == 5 else "server"
        code = await people[number].open(game, *seats, dice=dice, begins=0, grace=0)
        codes.append(code)
        if number:  # one table is left for them to fill and start as they can
            await people[TABLES + number].do(code, "claim", seat=1)
            await people[number].do(code, "start")
    await asyncio.gather(
        *(
            misbehave(person, [codes[number % TABLES]] * 20 + codes, chance)
            for number, person in enumerate(people)
        )
    )
    records, views = {}, {}
    for code in codes:
        table = await people[0].get(f"/api/tables/{code}")
        if table["table"]["state"] == "open":
            records[code] = ""
        else:
            records[code] = await people[0].record(code)
        spectator = await Person(url).arrive()
        views[code] = (await spectator.get(f"/api/tables/{code}"))["views"]
        await spectator.close()
    for person in people:
        await person.close()
    return records, views


async def misbehave(person: Person, codes: list[str], chance: random.Random) -> None:
    """Messages in every order, some twice, some late, some never, some that mean nothing."""
    held: list[str] = []
    sent: list[str] = []
    socket = None
    code = chance.choice(codes)
    heard: dict[str, Any] = {"steps": 0, "seat": 0, "moves": ["roll"]}
    for _ in range(MESSAGES):
        try:
            if socket is None or chance.random() < 0.05:
                if socket is not None:
                    await socket.close()
                code = chance.choice(codes)
                context = person.socket(code, after=chance.choice((0, 0, 3, 1000)))
                socket = await context.__aenter__()
                frame = await hear(socket)
                heard = look(frame, heard)
            message = next_message(chance, heard, sent, held)
            match chance.randrange(6):
                case 0:
                    held.append(message)  # late, perhaps never
                    unanswered = 0
                case 1:
                    unanswered = 2
                case _:
                    unanswered = 1
            for _ in range(unanswered):
                await socket.send(message)
            sent.append(message)
            while unanswered:
                frame = await hear(socket)
                heard = look(frame, heard)
                unanswered -= frame["type"] in ("done", "refused")
        except (OSError, websockets.WebSocketException):
            socket = None
    if socket is not None:
        await socket.close()


def next_message(
    chance: random.Random, heard: dict[str, Any], sent: list[str], held: list[str]
) -> str:
    match chance.randrange(8):
        case 0 if sent:
            return chance.choice(sent)
        case 1 if held:
            return held.pop(chance.randrange(len(held)))
        case 2:
            return nonsense(chance)
    return some_command(chance, heard)


def look(frame: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    if frame["type"] not in ("welcome", "event"):
        return before
    steps = frame["steps"] if frame["type"] == "event" else frame["table"]["steps"]
    seen = [view for view in frame.get("views", ()) if view["view"]["moves"]]
    if not seen:
        return {"steps": steps, "seat": 0, "moves": ["roll"]}
    moves = [choice["move"] for choice in seen[0]["view"]["moves"]]
    return {"steps": steps, "seat": seen[0]["seat"], "moves": moves}


def some_command(chance: random.Random, heard: dict[str, Any]) -> str:
    seat = chance.choice((*[heard["seat"]] * 12, 0, 1, 2, 6))
    step = heard["steps"] + chance.choice((*[0] * 12, 1, -1, 5))
    move = chance.choice([*heard["moves"] * 5, "take 36", "give up", "place 3", "fly"])
    command: dict[str, Any] = chance.choice(
        [
            {"kind": "claim", "seat": seat, "name": "x"},
            {"kind": "leave", "seat": seat},
            {"kind": "start"},
            {"kind": "fill", "seat": seat, "level": "random"},
            {
                "kind": "dice",
                "seat": seat,
                "dice": chance.choice(("1.2.3", "4", "12345WWW")),
                "step": step,
            },
            {"kind": "undo", "seat": seat, "step": step},
            {"kind": "rematch", "seat": seat},
            {"kind": "adjust", "pace": 0, "grace": 0, "stand_in": "random"},
            *[{"kind": "move", "seat": seat, "move": move, "step": step}] * 40,
        ]
    )
    return json.dumps({"id": f"c{chance.randrange(400)}", **command})


def nonsense(chance: random.Random) -> str:
    return chance.choice(
        [
            "",
            "{",
            "null",
            "[[[[",
            '{"kind":"move"}',
            '{"kind":"nothing","id":"x"}',
            "\u0000",
            "1e999",
        ]
    )


async def compare(url: str, records: dict[str, str], views: dict[str, dict[str, Any]]) -> None:
    """The log, read without the server, leads to what the server showed."""
    store = Store(url)
    await store.open()
    played = 0
    for code, text in records.items():
        row = await store.table(code)
        assert row is not None
        log = await store.log(row.id)
        table = Table.of(row.id, row.code, row.host, row.secret, log)
        ids = []
        for logged in log:
            if logged.command is not None:
                ids.append((logged.device, logged.command))
            played += isinstance(logged.event, Moved) and logged.event.by == "person"
        assert len(ids) == len(set(ids))
        if text:
            written = table.write_record()
            assert written is not None
            shown, now = record.read(text), record.read(written)
            # Bots may have gone on after the server was asked.
            assert now.steps[: len(shown.steps)] == shown.steps
            assert now.position == table.position
            assert record.write(now) == written
        elif table.position is not None:
            raise AssertionError("a game that the server did not show")
    await store.close()
    assert played > times(3, 20), "people played amid the nonsense"
    assert views
