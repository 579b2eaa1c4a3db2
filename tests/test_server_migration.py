"""A database of an older version is brought up to date, with its games intact."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from tests.postgres import Database
from tests.tables import Person, Play, serving

from wormery import record
from wormery.record import commitment
from wormery.server.deciding import decide
from wormery.server.identity import Identity
from wormery.server.messages import AnyEvent, MakeMove, Opened, SeatPlan, Start, TablePlan
from wormery.server.store.database import database
from wormery.server.store.migrating import migrate
from wormery.server.store.schema import metadata
from wormery.server.store.store import encode_event
from wormery.server.table import Decision, Table

KEY = bytes(32)
DEVICE = "5" * 32
NOW = int(time.time() * 1000)


@pytest.fixture(params=["sqlite", "postgresql"])
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
        await asyncio.wait_for(asyncio.gather(*(play.run() for play in plays)), 60)
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
