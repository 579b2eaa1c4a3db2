"""A database of an older version is brought up to date, with its games intact.

The server of protocol 1 left one behind with two games of each kind: finished, in play with a
step taken back, with real dice, with a record to watch, gone on from a record, and with bots.
The file beside it has what that server wrote about each.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import itertools
import json
import random
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from tests.postgres import Database
from tests.proof import PROOF, some, times
from tests.tables import Person, Play, drawn, sensible, serving, wait_for

from wormery import record
from wormery.locales import LANGUAGES
from wormery.record import commitment
from wormery.server.deciding import decide
from wormery.server.identity import Identity
from wormery.server.messages import AnyEvent, MakeMove, Opened, SeatPlan, Start, TablePlan
from wormery.server.serving import CannotServeError, serve
from wormery.server.settings import Settings
from wormery.server.store import Store
from wormery.server.store.contents import tables_in
from wormery.server.store.database import database
from wormery.server.store.migrating import (
    bring_up_to_date,
    change_to,
    migrate,
    revision_of,
    revisions,
)
from wormery.server.store.presences import Watch
from wormery.server.store.schema import metadata
from wormery.server.store.store import encode_event
from wormery.server.table import Decision, Table
from wormery.telling.words import Say
from wormery.terminal.server_checking import check_database
from wormery.terminal.server_migrating import migrate_database

KEY = bytes(32)
DEVICE = "5" * 32
KEPT = Path(__file__).parent / "kept"
NAME = "tables-of-protocol-1"
MOVES = times(3, 40)
CHANCE = -1
BOTH = ("sqlite", "postgresql")
NOW = int(time.time() * 1000)


@pytest.fixture(params=BOTH)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    empty: Database = request.getfixturevalue("database")
    return empty.url


def half_a_game() -> tuple[Table, list[AnyEvent]]:
    """A game that two people at one screen have begun."""
    seats = tuple(SeatPlan("here", name, seed=name) for name in ("Anna", "Bo"))
    secret = bytes(range(32))
    table = Table(1, "ABCDEF", DEVICE, secret)
    log: list[AnyEvent] = [Opened(TablePlan("it-happens", seats, begins=0), commitment(secret))]
    table = table.after(1, 1, DEVICE, Decision(log[0]))
    choose = random.Random(1)
    while len(log) < 40:
        if table.position is None:
            command: Start | MakeMove = Start("start")
        else:
            move = choose.choice(table.position.moves)
            command = MakeMove(f"m{len(log)}", table.position.actor, str(move), table.steps)
        decision = decide(table, command, DEVICE)
        log.append(decision.event)
        table = table.after(len(log), len(log), DEVICE, decision)
    return table, log


async def write_as_of_then(address: str, log: list[AnyEvent]) -> None:
    """The first version of the schema, with the game in it."""
    old = database(address)
    await migrate(old, "0001")

    def write(connection: Connection) -> None:
        connection.execute(
            sql.text("INSERT INTO keys (name, value) VALUES ('cookies', :key)"), {"key": KEY}
        )
        connection.execute(
            sql.text(
                "INSERT INTO tables (id, code, game, host, command, secret, state, created)"
                " VALUES (1, 'ABCDEF', 'it-happens', :host, 't', :secret, 'playing', 1)"
            ),
            {"host": DEVICE, "secret": bytes(range(32))},
        )
        for number, event in enumerate(log, start=1):
            connection.execute(
                sql.text(
                    "INSERT INTO events (table_id, number, at, device, command, body)"
                    " VALUES (1, :number, :at, :device, :command, :body)"
                ),
                {
                    "number": number,
                    "at": NOW + number,
                    "device": DEVICE,
                    "command": f"m{number}",
                    "body": encode_event(event),
                },
            )
        for seat in (0, 1):
            connection.execute(
                sql.text("INSERT INTO seats VALUES (1, :seat, :device)"),
                {"seat": seat, "device": DEVICE},
            )

    await old.write(write)
    await old.close()


@pytest.mark.parametrize("address", some(BOTH, "postgresql"), indirect=True)
def test_games_of_an_older_version_are_played_on(address: str) -> None:
    table, log = half_a_game()
    asyncio.run(write_as_of_then(address, log))

    async def play(url: str) -> None:
        person = Person(url)
        person.client.cookies.set("wormery", Identity(KEY).cookie(DEVICE))
        assert [line["code"] for line in await person.get("/api/tables")] == ["ABCDEF"]
        before = record.read(await person.record("ABCDEF"))
        assert table.sheet is not None
        assert before.steps == tuple(table.sheet.steps)
        plays = [Play(person, "ABCDEF", seat, lambda: url) for seat in (0, 1)]
        await asyncio.gather(*(play.run() for play in plays))
        after = record.read(await person.record("ABCDEF"))
        assert after.steps[: len(before.steps)] == before.steps
        record.verify(after)
        # What the older version did not have is there too.
        await person.client.put("/api/me", json={"nickname": "Anna"})
        assert await person.get("/api/me") == {"nickname": "Anna"}
        await person.close()

    where = address.removeprefix("sqlite:///")
    with serving(where, "--no-limits") as server:
        asyncio.run(play(server.url))


def test_the_migrations_lead_to_the_schema_we_use(address: str) -> None:
    async def differences() -> list[Any]:
        found = database(address)
        await migrate(found)

        def compare(connection: Connection) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        different = await found.read(compare)
        await found.close()
        return different

    assert asyncio.run(differences()) == []


# The way back


def all_rows(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table, in an order of their own."""
    found = {}
    for table in tables_in(connection):
        rows = [dict(row) for row in connection.execute(sql.select(table)).mappings()]
        found[table.name] = sorted(rows, key=repr)
    return found


def survive(before: dict[str, Any], after: dict[str, Any]) -> None:
    """What both versions have a place for is the same in both."""
    for name in before.keys() & after.keys():
        common = {key for rows in (before[name], after[name]) for row in rows for key in row}
        for row in (*before[name], *after[name]):
            common &= row.keys()
        one, other = (
            sorted(repr([row[key] for key in sorted(common)]) for row in rows)
            for rows in (before[name], after[name])
        )
        assert one == other, name


async def with_a_bit_of_everything(address: str) -> None:
    """A game from the first version, and what a store of today adds."""
    await write_as_of_then(address, half_a_game()[1])
    store = Store(address)
    await store.open()
    await store.set_nickname(DEVICE, "Anna", NOW)
    await store.add_transfer(bytes(8), DEVICE, NOW + 1000, NOW)
    await store.presences.beat("node", lambda: [(1, DEVICE)], Watch(3.5, 2.0))
    await store.close()


def test_games_survive_the_way_down_and_up(address: str) -> None:
    """One revision at a time, and all at once."""

    async def walk() -> None:
        await with_a_bit_of_everything(address)
        found = database(address)
        newest = await found.write_once(all_rows)
        every = revisions()
        before = newest
        at_once = (every[0], every[-1]) if PROOF else ()
        for revision in (*every[-2::-1], *(every[1:] if PROOF else every[-1:]), *at_once):
            assert (await migrate(found, revision)).now == revision
            assert await found.write_once(revision_of) == revision
            after = await found.write_once(all_rows)
            survive(before, after)
            before = after
        assert all(after[name] == newest[name] for name in ("events", "seats", "keys"))
        hole = sql.text("INSERT INTO events (table_id, number, at, body) VALUES (1, 99, 1, '')")
        with pytest.raises(sql.exc.IntegrityError):
            await found.write(lambda connection: connection.execute(hole))
        await found.close()

    asyncio.run(walk())


def test_the_first_migration_leads_back_to_nothing(address: str) -> None:
    async def walk() -> list[str]:
        found = database(address)
        await migrate(found)
        await found.write_once(partial(change_to, None))
        left = await found.write_once(lambda connection: tables_in(connection))
        if found.shared:
            count = sql.text("SELECT count(*) FROM pg_proc WHERE proname = 'refuse_a_hole'")
            assert await found.read(lambda c: c.execute(count).scalar_one()) == 0
        await migrate(found)  # and up again
        await found.close()
        return [table.name for table in left]

    assert asyncio.run(walk()) == []


def test_a_migration_that_fails_changes_nothing(address: str) -> None:
    """Another table has the name of the second that is to be made."""

    async def fail() -> None:
        await write_as_of_then(address, half_a_game()[1])
        found = database(address)
        create = sql.text("CREATE TABLE transfers (name TEXT)")
        await found.write(lambda connection: connection.execute(create))
        before = await found.write_once(all_rows)
        with pytest.raises(sql.exc.DBAPIError):
            await migrate(found)
        assert await found.write_once(revision_of) == "0001"
        assert await found.write_once(all_rows) == before
        await found.close()

    asyncio.run(fail())


def test_a_file_is_copied_before_it_changes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    newest = revisions()[-1]

    async def there_and_back() -> None:
        await write_as_of_then(address, half_a_game()[1])
        found = database(address)
        first = await found.write_once(all_rows)
        await bring_up_to_date(found)
        await bring_up_to_date(found)  # there is nothing to do, and nothing to copy
        await migrate(found, "0001")
        await bring_up_to_date(found)
        await found.close()
        copy = database(f"sqlite:///{tmp_path}/tables.db.before-{newest}")
        assert await copy.write_once(revision_of) == "0001"
        assert await copy.write_once(all_rows) == first
        await copy.close()

    asyncio.run(there_and_back())
    names = sorted(file.name for file in tmp_path.glob("*.before-*[0-9]"))
    copies = [f"before-{newest}", f"before-{newest}.2", "before-0001"]
    assert names == sorted(f"tables.db.{copy}" for copy in copies)
    assert caplog.text.count("database copied before its schema changed") == 2


def test_a_newer_database_is_refused_with_a_sentence(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def age() -> None:
        found = database(address)
        await migrate(found)
        newer = sql.text("UPDATE alembic_version SET version_num = '9999'")
        await found.write(lambda connection: connection.execute(newer))
        await found.close()

    asyncio.run(age())
    with pytest.raises(CannotServeError) as refusal:
        serve(Settings(address, port=0), lambda port: None)
    for language in LANGUAGES:
        told = refusal.value.in_language(language)
        assert "9999" in told
        assert f"wormery server migrate --to {revisions()[-1]}" in told
    place = address.removeprefix("sqlite:///")
    assert check_database(place, Say("en"), repair=False, yes=False) == 1
    assert migrate_database(place, "head", Say("en"), force=False, yes=True) == 1
    assert capsys.readouterr().err.count("revision 9999") == 2


def test_the_command_leads_back_if_that_is_agreed_to(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(write_as_of_then(address, half_a_game()[1]))
    place = address.removeprefix("sqlite:///")

    def lead(to: str, answer: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(answer))
        status = migrate_database(place, to, Say("en"), force=False, yes=False)
        told = capsys.readouterr()
        return status, told.out + told.err

    newest = revisions()[-1]
    assert lead("head", "")[0] == 0, "up is nothing to be asked about"
    assert f"already at revision {newest}" in lead("head", "")[1]
    status, told = lead("tables", "no\n")
    assert status == 1
    assert "will be lost" in told
    assert f"already at revision {newest}" in lead("head", "")[1]
    status, told = lead("tables", "yes\n")
    assert status == 0
    assert "now at revision 0001" in told
    status, told = lead("yesterday", "")
    assert status == 1
    assert "0001 tables, 0002 devices" in told


# Protocol 1


def people_of(file: Path, url: str) -> dict[str, list[tuple[int, Person]]]:
    """Who sits where at each table, with the cookies they have had since then."""
    with sqlite3.connect(file) as connection:
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


def test_tables_of_protocol_1_are_played_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((KEPT / f"{NAME}.db.gz").read_bytes()))
    kept = json.loads((KEPT / f"{NAME}.json").read_text(encoding="utf-8"))

    async def visit(url: str) -> None:
        sitting = people_of(file, url)
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

    def listed() -> bool:
        with closing(sqlite3.connect(file)) as connection:
            ended = "SELECT id FROM tables WHERE state IN ('over', 'rematch')"
            return not connection.execute(
                f"SELECT id FROM ({ended}) WHERE id NOT IN (SELECT table_id FROM results)"
            ).fetchall()

    with serving(file, "--no-limits") as server:
        asyncio.run(visit(server.url))
        asyncio.run(wait_for(listed, 60))
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
