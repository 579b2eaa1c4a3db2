"""A person is taken out of everything, cookies end, and old tables go."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from tests.nodes import Node, pass_time, running
from tests.postgres import Postgres
from tests.tables import Person, Play, hear, serving, wait_for

from wormery import record
from wormery.server.deleting import nameless
from wormery.server.identity import Identity
from wormery.server.messages import (
    Admitted,
    Asked,
    Claimed,
    Freed,
    Left,
    Opened,
    SeatPlan,
    Started,
    TablePlan,
)
from wormery.server.store.database import database as open_database
from wormery.server.store.schema import metadata
from wormery.server.store.store import Entry, decode_event, encode_event

ANNA, BO = "a" * 32, "b" * 32
SHARED = 2.0


def test_the_names_of_one_go_and_those_of_others_stay() -> None:
    plan = TablePlan(
        "regenwormen", (SeatPlan("here", "Anna"), SeatPlan("link", "Bo"), SeatPlan("link"))
    )
    events = [
        (ANNA, Opened(plan, "c")),
        (BO, Claimed(1, "Bo", "Bo's seed")),
        (BO, Left(1)),
        (ANNA, Claimed(1, "Anna too", "")),
        (BO, Asked(2, "Bobby", "")),
        (ANNA, Admitted(5, 2)),
        (ANNA, Started(0, ("Anna", "Anna too", "Bobby"), ("", "", ""))),
        (ANNA, Freed(2)),
    ]
    log = [
        Entry(number, 1, device, None, encode_event(event))
        for number, (device, event) in enumerate(events, start=1)
    ]
    changed = {number: decode_event(body) for number, body in nameless(ANNA, log, BO).items()}
    assert set(changed) == {1, 2, 5, 7}
    opened, started = changed[1], changed[7]
    assert isinstance(opened, Opened)
    assert [seat.name for seat in opened.plan.seats] == ["Anna", "B", ""]
    assert changed[2] == Claimed(1, "B", "Bo's seed"), "the dice need the seed"
    assert changed[5] == Asked(2, "C", "")
    assert isinstance(started, Started)
    assert started.names == ("Anna", "Anna too", "C")
    hers = {number: decode_event(body) for number, body in nameless(ANNA, log, ANNA).items()}
    assert isinstance(hers[7], Started)
    assert hers[7].names == ("A", "B", "Bobby")


async def everything(url: str) -> str:
    """All that stands in a database, as one text."""
    opened = open_database(url)

    def read(connection: sql.Connection) -> list[Any]:
        return [list(connection.execute(sql.select(one))) for one in metadata.sorted_tables]

    found = await opened.read(read)
    await opened.close()
    return repr(found)


@pytest.fixture(scope="module")
def nodes(postgres: Postgres) -> Iterator[tuple[Node, Node]]:
    database = postgres.fresh_database()
    one, two = Node(database.url), Node(database.url)
    with running(one, two):
        yield one, two


def test_a_person_is_forgotten_on_both_nodes(nodes: tuple[Node, Node]) -> None:
    """Neither name nor number is left anywhere, and the finished game can be verified."""

    async def play(one: str, two: str) -> None:
        anna = await Person(one).arrive()
        bo = await Person(two).arrive()
        await bo.client.put("/api/me", json={"nickname": "Bobadilla"})
        device = bo.cookie.partition("=")[2].partition(".")[0]
        seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}]
        over, playing, mine = [
            await (anna if number < 2 else bo).open(
                "regenwormen", *seats, begins=0, grace=60, options={"short": "yes"}
            )
            for number in range(3)
        ]
        for code in (over, playing):
            await bo.sit(code, 1, "Bobadilla", "luck")
            await anna.do(code, "start")
        await anna.do(mine, "claim", seat=1, name="Anna")
        plays = [Play(anna, over, 0, lambda: one), Play(bo, over, 1, lambda: two)]
        await asyncio.gather(*(play.run() for play in plays))
        assert "Bobadilla" in await everything(nodes[0].database)
        twin = Person(one)
        twin.client.cookies = bo.client.cookies
        async with twin.socket(playing, url=one) as socket, anna.socket(playing) as hers:
            await hear(socket)
            await hear(hers)
            gone = await bo.client.request("DELETE", "/api/me")
            assert (gone.status_code, gone.json()) == (200, {"tables": 3})
            await asyncio.to_thread(pass_time, nodes, SHARED)
            while (frame := await hear(socket))["type"] != "refused":
                pass
            assert frame["problem"]["name"] == "signed-out"
            while (frame := await hear(hers))["type"] != "welcome":
                pass
            seat = frame["table"]["seats"][1]
            assert (seat["kind"], seat["name"]) == ("open", "B")
        left = await everything(nodes[0].database)
        assert "Bobadilla" not in left
        assert device not in left
        assert bo.client.cookies["wormery"].partition(".")[0] != device
        assert (await bo.get("/api/me"))["nickname"] == ""
        assert await bo.get("/api/tables") == []
        for person in (anna, bo):
            text = await person.record(over)
            assert "Bobadilla" not in text
            record.verify(record.read(text))
            log = await person.get(f"/api/tables/{over}/events")
            assert "Bobadilla" not in repr(log)
        assert (await anna.get(f"/api/tables/{mine}"))["own"]["host"], "someone has to host"
        for person in (anna, bo, twin):
            await person.close()

    one, two = nodes
    asyncio.run(play(one.url, two.url))


def test_other_devices_are_signed_out(nodes: tuple[Node, Node]) -> None:
    async def play(one: str, two: str) -> None:
        phone = await Person(one).arrive()
        code = await phone.open("regenwormen", {"kind": "here"}, {"kind": "bot"})
        laptop = await Person(two).arrive()
        moved = (await phone.client.post("/api/me/transfer")).json()["code"]
        await laptop.client.post("/api/me/transfer/use", json={"code": moved})
        kept = (await phone.client.post("/api/me/transfer")).json()["code"]
        async with laptop.socket(code) as socket, phone.socket(code, url=two) as mine:
            assert (await hear(socket))["own"]["seats"] == [0]
            await hear(mine)
            answer = await phone.client.post("/api/me/sign-out-others")
            assert answer.status_code == 200, answer.text
            await asyncio.to_thread(pass_time, nodes, SHARED)
            while (frame := await hear(socket))["type"] != "refused":
                pass
            assert frame["problem"]["name"] == "signed-out"
        assert (await laptop.get(f"/api/tables/{code}"))["own"]["seats"] == []
        stolen = await laptop.client.post("/api/me/transfer/use", json={"code": kept})
        assert stolen.status_code == 404, "codes made before are worth nothing"
        for url in (one, two):
            async with phone.socket(code, url=url) as mine:
                assert (await hear(mine))["own"]["seats"] == [0]
        # Who moves here from now on gets a cookie of the new generation.
        moved = (await phone.client.post("/api/me/transfer")).json()["code"]
        await laptop.client.post("/api/me/transfer/use", json={"code": moved})
        assert (await laptop.get(f"/api/tables/{code}"))["own"]["seats"] == [0]
        for person in (phone, laptop):
            await person.close()

    one, two = nodes
    asyncio.run(play(one.url, two.url))


def test_cookies_of_before_and_of_another_generation() -> None:
    identity = Identity(bytes(32))
    old = identity.cookie(ANNA)
    assert (old.count("."), identity.device(old)) == (1, ANNA)
    from wormery.server.identity import device_hash

    identity.generations[device_hash(ANNA)] = 2
    new = identity.cookie(ANNA)
    assert (identity.device(old), identity.device(new)) == (None, ANNA)
    forged = new.replace(".2.", ".3.")
    assert (identity.device(forged), identity.device(f"{ANNA}.2"), identity.device("")) == (
        None,
        None,
        None,
    )


def test_old_tables_and_devices_are_deleted(tmp_path: Path) -> None:
    """Those kept from years ago go, finished and abandoned; one touched today stays."""
    kept = Path(__file__).parent / "kept" / "tables-of-protocol-1.db.gz"
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress(kept.read_bytes()))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE events SET at = 1000")
        connection.execute("UPDATE tables SET created = 1000")
        connection.execute("INSERT INTO devices VALUES ('unseen', 'Nobody', 1000)")
    connection.close()

    def count(what: str) -> int:
        connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        try:
            return int(connection.execute(f"SELECT count(*) FROM {what}").fetchone()[0])
        finally:
            connection.close()

    before, over = count("tables"), count("tables WHERE state = 'over'")
    assert 0 < over < before
    with serving(file, "--no-limits", "--keep-finished", "1"):
        asyncio.run(wait_for(lambda: count("tables") == before - over))
        assert count("devices WHERE id = 'unseen'") == 1
    with serving(file, "--no-limits", "--keep-abandoned", "1") as server:

        async def make() -> None:
            anna = await Person(server.url).arrive()
            await anna.open("regenwormen", {"kind": "here"}, {"kind": "bot"})
            await anna.close()

        asyncio.run(make())
        asyncio.run(wait_for(lambda: count("tables") == 1))
        asyncio.run(wait_for(lambda: count("devices WHERE id = 'unseen'") == 0))
        assert count("events") == 1
