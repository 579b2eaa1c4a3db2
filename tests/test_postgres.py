"""The PostgreSQL that other tests stand on: it works, keeps apart, and leaves nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from tests.postgres import Database, Postgres, bundled_programs, find_programs, running
from tests.proof import some

ROOT = Path(__file__).parents[1]
ENDS = [signal.SIGKILL, signal.SIGTERM, signal.SIGINT]

HANGING_TEST = """
import pathlib, time
def test_hangs(postgres, database):
    pathlib.Path("note.new").write_text(f"{postgres.folder}\\n{database.dsn}")
    pathlib.Path("note.new").rename("note")
    time.sleep(600)
"""


async def ask(dsn: str, question: str) -> object:
    connection = await asyncpg.connect(dsn)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


@pytest.mark.parametrize("find", [find_programs, bundled_programs])
def test_a_table_is_written_and_read(find: Callable[[], Path]) -> None:
    async def write_and_read(dsn: str) -> int:
        connection = await asyncpg.connect(dsn)
        await connection.execute("CREATE TABLE tiles (value int PRIMARY KEY, worms int)")
        await connection.execute("INSERT INTO tiles VALUES (21, 1), (36, 4)")
        await connection.close()
        return int(str(await ask(dsn, "SELECT sum(worms) FROM tiles")))

    with running(programs=find()) as postgres:
        assert asyncio.run(write_and_read(postgres.fresh_database().dsn)) == 5


def test_every_database_is_fresh(postgres: Postgres, database: Database) -> None:
    asyncio.run(ask(database.dsn, "CREATE TABLE tiles (value int)"))
    other = postgres.fresh_database()
    count = "SELECT count(*) FROM pg_tables WHERE tablename = 'tiles'"
    assert asyncio.run(ask(database.dsn, count)) == 1
    assert asyncio.run(ask(other.dsn, count)) == 0


def test_one_connection_hears_what_another_says(database: Database) -> None:
    async def listen_and_say() -> list[object]:
        heard: asyncio.Queue[object] = asyncio.Queue()
        listener, speaker = [await asyncpg.connect(database.dsn) for _ in range(2)]
        await listener.add_listener("tables", lambda *said: heard.put_nowait(said[-1]))
        async with speaker.transaction():
            await speaker.execute("SELECT pg_notify('tables', 'one')")
            await speaker.execute("SELECT pg_notify('tables', 'two')")
        said = [await asyncio.wait_for(heard.get(), 60) for _ in range(2)]
        await listener.close()
        await speaker.close()
        return said

    assert asyncio.run(listen_and_say()) == ["one", "two"]


def test_what_is_committed_is_on_the_disk_unless_asked(database: Database) -> None:
    assert asyncio.run(ask(database.dsn, "SHOW fsync")) == "on"
    assert asyncio.run(ask(database.dsn, "SHOW synchronous_commit")) == "on"
    with running(durable=False) as forgetful:
        dsn = forgetful.fresh_database().dsn
        assert asyncio.run(ask(dsn, "SHOW fsync")) == "off"


def test_nothing_listens_on_the_network(database: Database) -> None:
    assert asyncio.run(ask(database.dsn, "SHOW listen_addresses")) == ""


@pytest.mark.parametrize("number", some(ENDS, signal.SIGKILL, signal.SIGINT), ids=str)
def test_a_killed_test_run_leaves_nothing(tmp_path: Path, number: signal.Signals) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING_TEST)
    tests = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-p", "tests.conftest", "--rootdir", tmp_path],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
        # A run in the background of a shell has Ctrl-C switched off; here it is on.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        wait_until((tmp_path / "note").exists)
        folder, dsn = (tmp_path / "note").read_text().split("\n")
        assert asyncio.run(ask(dsn, "SELECT 1")) == 1
        server = int((Path(folder) / "data" / "postmaster.pid").read_text().split()[0])
        assert is_running(server)
        tests.send_signal(number)
        tests.wait(timeout=120)
    finally:
        tests.kill()
        tests.wait()
    wait_until(lambda: not is_running(server))
    wait_until(lambda: not Path(folder).exists())


def test_a_server_of_its_own_serves_until_it_is_stopped() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.postgres"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as served:
        assert served.stdout is not None
        url = served.stdout.readline().strip()
        try:
            assert url.startswith("postgresql+asyncpg://")
            dsn = url.replace("+asyncpg", "")
            assert asyncio.run(ask(dsn, "SELECT 1")) == 1
        finally:
            served.terminate()
    with pytest.raises(OSError):  # noqa: PT011 (the socket is gone, or its folder)
        asyncio.run(ask(dsn, "SELECT 1"))


def test_a_wrong_folder_of_programs_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PG_BIN", str(tmp_path))
    with pytest.raises(FileNotFoundError, match=str(tmp_path)):
        find_programs()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)
