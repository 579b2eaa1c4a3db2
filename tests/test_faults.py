"""The fault harness: its checker catches a server that lies, and ours survives all kinds."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sql
from faults import stage
from faults.checking import check_dice, check_journals
from faults.journal import Journal, Sent
from faults.kinds import POSTGRES, SQLITE
from faults.proxy import Proxy
from faults.world import postgres_world, sqlite_world
from sqlalchemy.engine import Connection
from tests.postgres import PORT, Database, Postgres
from tests.proof import PROOF, times
from tests.steered import pass_time
from tests.steered import run as run_steered
from tests.tables import wait_for

from wormery.server.errors import DatabaseAwayError
from wormery.server.hub import FRESH, Hub
from wormery.server.messages import MakeMove, SeatPlan, Start, TablePlan
from wormery.server.plans import Draft
from wormery.server.store import Entry, Store
from wormery.server.store.database import LONGEST_VISIT, MOST_CONNECTIONS
from wormery.server.store.database import database as connect
from wormery.server.table import Table
from wormery.server.tasks import Tasks

ANNA = "a" * 32
MOVES = 4
COUNT, TABLES = times(1, 20), times(2, 12)  # faults of each kind, games played at once


# The checker itself


def event(number: int, move: str) -> dict[str, Any]:
    return {"kind": "moved", "seat": 0, "move": move}


def entry(number: int, command: str, move: str) -> Entry:
    return Entry(number, 1, ANNA, command, json.dumps(event(number, move)).encode())


def sound() -> tuple[list[Entry], Journal]:
    """A log of four moves, and the notes of the one who made them."""
    log = [entry(number, f"c{number}", f"m{number}") for number in range(1, MOVES + 1)]
    moves = [
        Sent(f"c{number}", number, f"m{number}", 0.0, sends=1, number=number)
        for number in range(1, MOVES + 1)
    ]
    heard = {number: event(number, f"m{number}") for number in range(1, MOVES + 1)}
    return log, Journal("QQQQQQ", 0, ANNA, moves, heard)


def kinds(log: list[Entry], journal: Journal) -> set[str]:
    found = check_journals(log, [journal])
    return {name for name, lines in vars(found).items() if lines}


def test_nothing_is_wrong_with_a_sound_log() -> None:
    assert kinds(*sound()) == set()


def test_a_move_that_is_not_there_is_lost() -> None:
    log, journal = sound()
    assert "lost" in kinds(log[:3], journal)
    assert {"lost", "disordered"} <= kinds([log[0], *log[2:]], journal)


def test_another_move_under_its_number_is_a_loss() -> None:
    log, journal = sound()
    log[1] = entry(2, "c2", "m9")
    assert {"lost", "untrue"} == kinds(log, journal)


def test_a_move_that_is_there_twice_is_doubled() -> None:
    log, journal = sound()
    assert "doubled" in kinds([*log, entry(5, "c4", "m4")], journal)


def test_a_move_that_was_refused_and_happened_is_doubled() -> None:
    log, journal = sound()
    journal.moves[3].number, journal.moves[3].refused = None, "step-stale"
    assert kinds(log, journal) == {"doubled"}


def test_moves_in_another_order_are_found() -> None:
    log, journal = sound()
    log[1], log[2] = entry(2, "c3", "m3"), entry(3, "c2", "m2")
    journal.moves[1].number, journal.moves[2].number = 3, 2
    assert "disordered" in kinds(log, journal)


def test_what_was_told_and_is_not_so_is_found() -> None:
    log, journal = sound()
    journal.hear(5, event(5, "m5"))
    assert kinds(log, journal) == {"untrue"}
    log, journal = sound()
    journal.hear(4, event(4, "other"))
    assert kinds(log, journal) == {"untrue"}


def test_another_commitment_is_unfair() -> None:
    _, journal = sound()
    journal.commitments.add("00")
    draft = Draft(ANNA, 0)
    draft.open(a_plan())
    assert check_dice(draft.table, [journal]).unfair
    journal.commitments = {draft.table.commitment}
    assert not check_dice(draft.table, [journal]).unfair


# All kinds of faults, a few of each


async def strike_both() -> list[stage.Outcome]:
    def quietly(_: str) -> None:
        pass

    async def on_file() -> stage.Outcome:
        async with sqlite_world() as world:
            world.brief = not PROOF
            return await stage.run(world, list(SQLITE), COUNT, TABLES, "short", quietly)

    async def on_postgres() -> stage.Outcome:
        async with postgres_world(2) as world:
            world.brief = not PROOF
            return await stage.run(world, list(POSTGRES), COUNT, TABLES, "short", quietly)

    return list(await asyncio.gather(on_file(), on_postgres()))


def test_nothing_is_lost_whatever_fails() -> None:
    for outcome in asyncio.run(strike_both()):
        assert outcome.wrong == []
        assert outcome.findings.stood_in == []
        assert outcome.acknowledged > 20
        assert all(kind.faults == COUNT for kind in outcome.kinds)
        assert sum(kind.felt for kind in outcome.kinds) >= len(outcome.kinds) // 3


# What the harness has found


def a_plan() -> TablePlan:
    from wormery.games import GAMES

    return TablePlan(next(iter(GAMES)), (SeatPlan("here"), SeatPlan("here")), begins=0)


async def begin(hub: Hub) -> Table:
    draft = Draft(ANNA, hub.now())
    draft.open(a_plan())
    code = (await hub.create(draft, "table")).code
    await hub.execute(code, Start("start"), ANNA)
    return (await hub.find(code)).table


async def first_move(hub: Hub, table: Table) -> MakeMove:
    position = (await hub.find(table.code)).table.position
    assert position is not None
    return MakeMove("first", 0, position.moves[0].text, table.steps)


def test_a_node_that_was_not_told_does_not_refuse_what_has_happened(database: Database) -> None:
    """Sent again to a node with an older table, a move is answered as it was the first time."""

    async def test() -> None:
        stores = [Store(database.url) for _ in range(2)]
        hubs = []
        for store in stores:
            await store.open()
            hubs.append(Hub(store, Tasks()))
        one, other = hubs
        table = await begin(one)
        old = await other.find(table.code)
        before = old.table.number
        await one.execute(table.code, await first_move(one, table), ANNA)
        table = (await one.find(table.code)).table
        assert table.position is not None
        actor, text = table.position.actor, table.position.moves[0].text
        second = MakeMove("second", actor, text, table.steps)
        latest = await one.execute(table.code, second, ANNA)
        # It has never heard a notice, and knows the table as it was before both moves.
        assert old.table.number == before == latest - 2
        assert await other.execute(table.code, second, ANNA) == latest
        # Who has seen more than a node has is not shown less.
        table = (await one.find(table.code)).table
        assert table.position is not None
        actor, text = table.position.actor, table.position.moves[0].text
        third = MakeMove("third", actor, text, table.steps)
        latest = await one.execute(table.code, third, ANNA)
        assert (await other.find(table.code, latest)).table.number == latest
        for hub, store in zip(hubs, stores, strict=True):
            await hub.tasks.stop()
            await store.close()

    asyncio.run(test())


def test_a_table_that_nobody_hears_is_looked_at_again(database: Database) -> None:
    async def test() -> None:
        stores = [Store(database.url) for _ in range(2)]
        for store in stores:
            await store.open()
        one, other = (Hub(store, Tasks()) for store in stores)
        table = await begin(one)
        await other.find(table.code)
        number = await one.execute(table.code, await first_move(one, table), ANNA)
        await pass_time(FRESH + 0.1)
        assert (await other.find(table.code)).table.number == number
        for hub, store in zip((one, other), stores, strict=True):
            await hub.tasks.stop()
            await store.close()

    run_steered(test())


def test_dead_connections_cost_one_visit_and_not_one_each(
    postgres: Postgres, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """Every connection of the pool falls silent; all are replaced after the first."""

    async def test() -> None:
        proxy = Proxy(postgres.folder / f".s.PGSQL.{PORT}")
        await proxy.start()
        name = database.dsn.partition("@/")[2].partition("?")[0]
        store = Store(f"postgresql+asyncpg://postgres@127.0.0.1:{proxy.port}/{name}")
        await store.open()
        await store.listen(lambda _: None)
        await asyncio.gather(*(store.last_numbers([1]) for _ in range(4)))
        proxy.deafen()
        listening = asyncio.create_task(store.still_listening())
        asked = asyncio.create_task(store.last_numbers([1]))
        await pass_time(LONGEST_VISIT, settled=False)
        await asked
        assert not await listening, "notices come no more, and it is noticed"
        for _ in range(4):
            await store.last_numbers([1])
        assert caplog.text.count("database away") == 1
        await store.close()
        await proxy.stop()

    run_steered(test())


def test_connections_that_die_at_work_are_given_up_too(
    postgres: Postgres, database: Database
) -> None:
    """All there may be fall silent in the middle of their work, and new ones are made."""

    async def test() -> None:
        proxy = Proxy(postgres.folder / f".s.PGSQL.{PORT}")
        await proxy.start()
        name = database.dsn.partition("@/")[2].partition("?")[0]
        address = f"postgresql+asyncpg://postgres@127.0.0.1:{proxy.port}/{name}"
        shared = connect(address, patience=1)

        def work(connection: Connection) -> None:
            connection.execute(sql.text("SELECT pg_sleep(30)"))

        def one(connection: Connection) -> int:
            return int(connection.execute(sql.text("SELECT 1")).scalar_one())

        direct = await asyncpg.connect(database.dsn)

        async def at_work() -> bool:
            asleep = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
            return bool(await direct.fetchval(asleep) == MOST_CONNECTIONS)

        visits = [asyncio.create_task(shared.write(work)) for _ in range(MOST_CONNECTIONS)]
        await wait_for(at_work, 60)
        proxy.deafen()
        await pass_time(2 * shared.patience, settled=False)  # PostgreSQL is asleep
        ended = await asyncio.gather(*visits, return_exceptions=True)
        assert all(isinstance(one, DatabaseAwayError) for one in ended), ended
        assert await shared.read(one, patience=60) == 1
        await shared.close()
        await direct.close()
        await proxy.stop()

    run_steered(test())


@pytest.mark.parametrize("late", [False, True])
def test_the_proxy_loses_a_commit(postgres: Postgres, database: Database, late: bool) -> None:
    """Before it arrives nothing has happened, after it all has: and nobody is told."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"

    async def test() -> None:
        proxy = Proxy(Path(postgres.folder) / f".s.PGSQL.{PORT}")
        await proxy.start()
        name = database.dsn.partition("@/")[2].partition("?")[0]
        direct = await asyncpg.connect(database.dsn)
        await direct.execute("CREATE TABLE written (number INT)")
        through = await asyncpg.connect(f"postgresql://postgres@127.0.0.1:{proxy.port}/{name}")
        proxy.lose_commits(1, late=late)
        with pytest.raises((OSError, asyncpg.PostgresError, asyncpg.InterfaceError)):
            async with through.transaction():
                await through.execute("INSERT INTO written VALUES (1)")

        async def alone() -> bool:
            return bool(
                await direct.fetchval(f"SELECT count(*) FROM pg_stat_activity WHERE {others}")
                == 0
            )

        await wait_for(alone, 60)
        assert await direct.fetchval("SELECT count(*) FROM written") == late
        await direct.close()
        await proxy.stop()

    asyncio.run(test())
