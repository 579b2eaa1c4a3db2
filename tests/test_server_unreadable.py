"""Tables whose log is damaged: named, kept apart, repaired; all others are played."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from tests import forking
from tests.nodes import Node, running
from tests.postgres import Database
from tests.proof import some
from tests.tables import Person, hear, serving, wait_for

from wormery.server.beats import BEAT, OVERDUE
from wormery.server.errors import UnreadableError
from wormery.server.hub import Hub
from wormery.server.messages import Adjust, SeatPlan, Start, TablePlan
from wormery.server.plans import Draft
from wormery.server.store import Store
from wormery.server.tasks import Tasks

ANNA = "a" * 32
EVENTS = 5
CHANGE = "UPDATE events SET body = :body WHERE table_id = :id AND number = 4"
# What is done to a log of five events, and what the check says of it.
DAMAGES: dict[str, tuple[str, dict[str, Any], str]] = {
    "torn": (CHANGE, {"body": b'{"kind": "adj'}, "Event 4 is damaged."),
    "no text": (CHANGE, {"body": b"\xff\x00\xff"}, "Event 4 is damaged."),
    "of no kind": (CHANGE, {"body": b'{"kind": "nonsense"}'}, "Event 4 is damaged."),
    "impossible": (
        CHANGE,
        {"body": b'{"kind": "moved", "seat": 1, "move": "take 36"}'},
        "Event 4 can’t have happened",
    ),
    "no such seat": (CHANGE, {"body": b'{"kind": "back", "seat": 6}'}, "Event 4 can’t"),
    "hole": (
        "DELETE FROM events WHERE table_id = :id AND number = 4",
        {},
        "Event 4 is missing",
    ),
    "empty": ("DELETE FROM events WHERE table_id = :id", {}, "Its log is empty."),
    "unknown game": ("UPDATE tables SET game = 'chess' WHERE id = :id", {}, "no game “chess”"),
}
HOPELESS = {"empty", "unknown game"}


BOTH = ("sqlite", "postgresql")


@pytest.fixture(params=BOTH)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    empty: Database = request.getfixturevalue("database")
    return empty.url


async def begin(hub: Hub, name: str) -> str:
    """A game where it is a bot's turn, and that has been for so long that it is overdue."""
    draft = Draft(ANNA, hub.now())
    seats = (SeatPlan("bot", level="beginner"), SeatPlan("bot", level="beginner"))
    draft.open(TablePlan("regenwormen", seats, begins=1, pace=0, options={"short": "yes"}))
    code = (await hub.create(draft, name.replace(" ", "-"))).code
    await hub.execute(code, Start("start"), ANNA)
    for number in range(EVENTS - 2):
        await hub.execute(code, Adjust(f"adjust-{number}", 0, None, "casual"), ANNA)
    return code


async def prepare(address: str) -> dict[str, str]:
    """A database with one table of each damage and one that is sound; their codes."""
    store = Store(address)
    await store.open()
    hub = Hub(store, Tasks())
    codes = {name: await begin(hub, name) for name in [*DAMAGES, "sound"]}
    ids = {name: (await hub.find(code)).table.id for name, code in codes.items()}

    def damage(connection: sql.Connection) -> None:
        for name, (statement, values, _) in DAMAGES.items():
            connection.execute(sql.text(statement), {**values, "id": ids[name]})

    await store.database.write(damage)
    await hub.tasks.stop()
    await store.close()
    return codes


def check(address: str, *flags: str, answer: str = "") -> tuple[int, str]:
    """`wormery server check` as anyone would run it."""
    where = address.removeprefix("sqlite:///")
    done = forking.run(
        *("server", "check", "--database", where, *flags),
        typed=answer,
        env={**os.environ, "WORMERY_LANGUAGE": "en"},
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("address", some(BOTH, "postgresql"), indirect=True)
def test_unreadable_tables_do_not_hold_up_the_others(address: str) -> None:
    codes = asyncio.run(prepare(address))

    async def visit() -> None:
        eve = await Person(node.url).arrive()

        async def is_over() -> bool:
            table = await eve.get(f"/api/tables/{codes['sound']}")
            return bool(table["table"]["state"] == "over")

        await asyncio.to_thread(node.pass_time, OVERDUE + 2 * BEAT)
        await wait_for(is_over, 60)
        for name in DAMAGES:
            await turned_away(eve, codes[name])
        await asyncio.to_thread(node.pass_time, 2.5)  # heartbeats that could say it again
        figures = (await eve.client.get("/metrics")).text
        assert f"wormery_tables_unreadable {len(DAMAGES)}.0" in figures
        await eve.close()

    node = Node(address)
    with running(node):
        asyncio.run(visit())
    log = "".join(node.log)
    assert log.count("table unreadable") == len(DAMAGES), log
    assert "Traceback" not in log


async def turned_away(person: Person, code: str) -> None:
    async def refused(answer: httpx.Response) -> None:
        assert answer.status_code == 409, answer.text
        assert answer.json()["name"] == "table-unreadable"
        assert code in answer.json()["sentence"]

    for path in ("", "/events", "/record", "/history"):
        await refused(await person.client.get(f"/api/tables/{code}{path}"))
    await refused(await person.say(code, "claim", seat=0))
    async with person.socket(code) as socket:
        frame = await hear(socket)
        assert frame["type"] == "refused"
        assert frame["problem"]["name"] == "table-unreadable"


@pytest.mark.parametrize("address", some(BOTH, "sqlite"), indirect=True)
def test_the_check_names_them_and_repairs_what_can_be(address: str) -> None:
    codes = asyncio.run(prepare(address))
    status, told = check(address)
    assert status == 1
    for name, (_, _, reason) in DAMAGES.items():
        (line,) = (line for line in told.splitlines() if codes[name] in line)
        assert reason in line
    assert codes["sound"] not in told
    assert f"Tables: {len(codes)}. Unreadable: {len(DAMAGES)}." in told

    status, told = check(address, "--repair", answer="no\n")
    assert status == 1
    assert f"Repairing table {codes['torn']} loses its last 2 events and keeps 3." in told
    assert f"Repairing table {codes['hole']} loses its last 1 event and keeps 3." in told
    assert check(address)[1].count("can’t be read") == len(DAMAGES), "it was not agreed to"

    status, told = check(address, "--repair", "--yes")
    assert status == 1, "two are left"
    assert told.count("can be read again") == len(DAMAGES) - len(HOPELESS)
    status, told = check(address)
    assert status == 1
    assert {name for name, code in codes.items() if code in told} == HOPELESS

    async def visit() -> None:
        eve = await Person(node.url).arrive()

        async def all_over() -> bool:
            for name in [*DAMAGES.keys() - HOPELESS, "sound"]:
                table = await eve.get(f"/api/tables/{codes[name]}")
                if table["table"]["state"] != "over":
                    return False
            return True

        await wait_for(all_over, 90)
        log = await eve.get(f"/api/tables/{codes['torn']}/events")
        kinds = [one["event"]["kind"] for one in log]
        assert kinds[:4] == ["opened", "started", "adjusted", "moved"], "it was played on"
        await eve.close()

    node = Node(address)
    with running(node):
        node.pass_time(OVERDUE + 2 * BEAT)
        asyncio.run(visit())


def test_a_sound_database_is_said_to_be_so(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"

    async def one_table() -> None:
        store = Store(address)
        await store.open()
        hub = Hub(store, Tasks())
        await begin(hub, "sound")
        await hub.tasks.stop()
        await store.close()

    asyncio.run(one_table())
    assert check(address, "--repair") == (0, "Tables: 1. All of them can be read.\n")
    status, told = check(f"sqlite:///{tmp_path}/missing.db")
    assert status == 1
    assert "missing.db: No such file" in told
    assert not (tmp_path / "missing.db").exists()
    with serving(tmp_path / "tables.db"):
        assert check(address)[0] == 0, "looking does no harm"
        status, told = check(address, "--repair", "--yes")
        assert status == 1
        assert "Stop it" in told


def test_a_table_that_is_damaged_while_it_is_played(address: str) -> None:
    """Those who are there hear of it, and it leaves the memory."""

    async def test() -> None:
        store = Store(address)
        await store.open()
        hub = Hub(store, Tasks())
        code = await begin(hub, "table")
        live = await hub.find(code)
        frames: list[bytes] = []

        class Ear:
            device, language, words = ANNA, "en", False
            telling: str | None = "en"

            def send(self, frame: bytes) -> None:
                frames.append(frame)

        live.listeners.add(Ear())

        def add(connection: sql.Connection) -> None:
            """As another node of a later version might write it."""
            connection.execute(
                sql.text(
                    "INSERT INTO events (table_id, number, at, body)"
                    " VALUES (:id, :number, 1, :body)"
                ),
                {"id": live.table.id, "number": EVENTS + 1, "body": b'{"kind": "sung"}'},
            )

        await store.database.write(add)
        with pytest.raises(UnreadableError):
            await hub.execute(code, Adjust("late", 0, None, "casual"), ANNA)
        assert b"table-unreadable" in frames[-1]
        assert hub.known(live.table.id) is None
        with pytest.raises(UnreadableError):
            await hub.find(code)
        with pytest.raises(UnreadableError):
            await hub.find_by_id(live.table.id)
        assert live.table.number == EVENTS, "what was told still holds"
        await hub.tasks.stop()
        await store.close()

    asyncio.run(test())
