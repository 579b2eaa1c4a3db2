"""Backups of a server that is being played on, and databases made of them again."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import resource
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from tests import forking
from tests.midway import kill_midway
from tests.postgres import Database
from tests.proof import some
from tests.tables import Person, Play, TableServer, serving, wait_for

from wormery.server.store import Store
from wormery.server.store.contents import Contents, contents, tables_in
from wormery.server.store.copying import back_up, restore
from wormery.server.store.database import database as database_at
from wormery.server.store.files import BESIDE
from wormery.server.store.migrating import migrate
from wormery.server.store.presences import Watch
from wormery.server.store.schema import nodes
from wormery.telling.words import Say
from wormery.terminal.server_checking import check_database
from wormery.terminal.server_copying import (
    back_up_database,
    move_database,
    older,
    restore_database,
)
from wormery.terminal.serving import alone_with

SAY = Say("en")
STEPS = range(1, 5)  # of progress, after which a copy of the full file is killed


def url_of(place: str | Path) -> str:
    return str(place) if "://" in str(place) else f"sqlite:///{place}"


def ask(place: str | Path, work: Any) -> Any:
    """Run work in a transaction, without the limits on its time that a server sets."""
    url = make_url(url_of(place))
    if url.get_backend_name() == "sqlite":
        with sql.create_engine(url, poolclass=NullPool).begin() as connection:
            return work(connection)

    async def visit() -> Any:
        async with create_async_engine(url, poolclass=NullPool).begin() as connection:
            return await connection.run_sync(work)

    return asyncio.run(visit())


def held(place: str | Path) -> Contents:
    """All that a database holds."""
    return dict(ask(place, lambda c: contents(c, tables_in(c), lambda _: None)))


def logs(place: str | Path) -> dict[str, list[tuple[int, str | None, bytes]]]:
    """The log of every table, by its code."""
    query = sql.text(
        "SELECT code, number, events.command, body FROM events"
        " JOIN tables ON id = table_id ORDER BY id, number"
    )
    found: dict[str, list[tuple[int, str | None, bytes]]] = {}
    for code, *event in ask(place, lambda c: c.execute(query).fetchall()):
        found.setdefault(code, []).append((event[0], event[1], bytes(event[2])))
    return found


def fill(place: str | Path, tables: int, events: int) -> None:
    """Make a database with many events, which are not events of a game."""

    async def write() -> None:
        found = database_at(url_of(place))
        await migrate(found)
        await found.close()

    def insert(connection: sql.Connection) -> None:
        chance = random.Random(1)
        for table in range(1, tables + 1):
            connection.execute(
                sql.text(
                    "INSERT INTO tables (id, code, game, host, command, secret, state, created)"
                    " VALUES (:id, :code, 'g', 'h', :code, :secret, 'open', 1)"
                ),
                {"id": table, "code": f"T{table:05}", "secret": chance.randbytes(32)},
            )
            connection.execute(
                sql.text(
                    "INSERT INTO events (table_id, number, at, device, command, body)"
                    " VALUES (:id, :number, 1, 'd', :command, :body)"
                ),
                [
                    {"id": table, "number": n, "command": f"m{n}", "body": chance.randbytes(80)}
                    for n in range(1, events + 1)
                ],
            )

    asyncio.run(write())
    ask(place, insert)


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that is only read."""
    file = tmp_path_factory.mktemp("full") / "tables.db"
    fill(file, tables=10, events=100)
    return file


@pytest.fixture(scope="module")
def backup(full: Path) -> Path:
    return backup_of(full)


def backup_of(database: Path) -> Path:
    file = database.parent / "backup.db"
    assert back_up_database(file, str(database), SAY, keep=None, force=False) == 0
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "target.db")
    empty: Database = request.getfixturevalue("database")
    return empty.url


# While it is played


class Load:
    """Two people who keep playing at all their tables."""

    def __init__(self, url: str, cookies: list[str]) -> None:
        self.url = url
        self.people = [Person(url) for _ in range(2)]
        for person, cookie in zip(self.people, cookies, strict=False):
            person.client.cookies.set("wormery", cookie)
        for place, person in enumerate(self.people):  # commands have names of their own
            person.numbers = itertools.count(int(time.time() * 1000) * 10 + place)

    async def begin(self) -> None:
        for person in self.people:
            await person.arrive()
            for game in ("regenwormen", "it-happens"):
                code = await person.open(game, {"kind": "here"}, {"kind": "here"})
                await person.do(code, "start")

    @property
    def cookies(self) -> list[str]:
        return [person.client.cookies["wormery"] for person in self.people]

    @property
    def acknowledged(self) -> dict[tuple[str, str], int]:
        return {k: n for person in self.people for k, n in person.acknowledged.items()}

    async def back_up_meanwhile(self, place: str, file: Path) -> dict[tuple[str, str], int]:
        """Back up while it is played; return what was acknowledged before that."""

        def at_random(view: dict[str, Any], chance: random.Random) -> str:
            return str(chance.choice(view["moves"])["move"])

        plays = [
            asyncio.create_task(Play(person, line["code"], seat, self.where, at_random).run())
            for person in self.people
            for line in await person.get("/api/tables")
            for seat in (0, 1)
        ]
        assert len(plays) == 8, "both devices have their tables: cookies are as good as before"
        await wait_for(lambda: len(self.acknowledged) > 40)
        before = self.acknowledged
        reading, played = threading.Event(), threading.Event()

        def progress(_done: int, _of: int) -> None:
            reading.set()
            assert played.wait(120)

        copy = asyncio.to_thread(asyncio.run, back_up(make_url(url_of(place)), file, progress))
        writing = asyncio.create_task(copy)
        await asyncio.to_thread(reading.wait, 120)
        seen = len(self.acknowledged)
        await wait_for(lambda: len(self.acknowledged) > seen, 120)
        played.set()
        await writing
        for play in plays:
            play.cancel()
        await asyncio.gather(*plays, return_exceptions=True)
        for person in self.people:
            await person.close()
        return before

    def where(self) -> str:
        return self.url


def test_backups_under_load_have_all_that_was_acknowledged(
    tmp_path: Path, database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    """From a file into PostgreSQL, and from there into a file again, played on each time."""
    places = [str(tmp_path / "first.db"), database.url, str(tmp_path / "second.db")]
    cookies: list[str] = []

    async def play(server: TableServer, file: Path) -> dict[tuple[str, str], int]:
        nonlocal cookies
        load = Load(server.url, cookies)
        if not cookies:
            await load.begin()
            cookies = load.cookies
        return await load.back_up_meanwhile(server.database, file)

    for turn, (place, following) in enumerate(itertools.pairwise(places)):
        file = tmp_path / f"backup-{turn}.db"
        with serving(place, "--no-limits") as server:
            before = asyncio.run(play(server, file))
        assert file.stat().st_mode & 0o777 == 0o600
        assert sorted(path.name for path in tmp_path.glob(f"*backup-{turn}*")) == [file.name]
        saved, final = logs(file), logs(place)
        assert saved.keys() == final.keys()
        for code, log in saved.items():
            assert log == final[code][: len(log)], "a backup is what was, up to one moment"
        assert any(len(saved[code]) < len(final[code]) for code in saved)
        for (code, command), number in before.items():
            assert saved[code][number - 1][:2] == (number, command)
        assert restore_database(file, following, SAY, force=False, yes=False) == 0
        assert logs(following) == saved
        assert check_database(following, SAY, repair=False, yes=False) == 0
    assert capsys.readouterr().err == ""


# What can go wrong


def parts(folder: Path) -> list[Path]:
    """Return the unfinished files that have content."""
    return [part for part in folder.glob(".*.part") if part.stat().st_size > 0]


@pytest.mark.parametrize("steps", some(STEPS, 1))
def test_a_killed_backup_leaves_nothing_under_its_name(
    full: Path, steps: int, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    kill_midway("backup", url_of(full), str(file), steps)
    assert not file.exists()
    (left,) = parts(tmp_path)
    os.utime(left, (1, 1))
    for tail in BESIDE:  # as are there when it is killed at another moment
        Path(f"{left}{tail}").touch()
    assert back_up_database(file, str(full), SAY, keep=None, force=False) == 0
    assert os.listdir(tmp_path) == ["backup.db"], "what the killed one left is gone"
    assert held(file) == held(full)


@pytest.mark.parametrize("steps", some(STEPS, 2))
def test_a_killed_restore_leaves_the_old_database(
    backup: Path, target: str, steps: int
) -> None:
    fill(target, tables=2, events=3)
    before = held(target)
    kill_midway("restore", str(backup), url_of(target), steps)
    assert held(target) == before
    assert restore_database(backup, target, SAY, force=True, yes=True) == 0
    assert held(target) == held(backup)


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """Let this process write only short files, as if the disk were full."""
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))


def test_a_full_disk_leaves_nothing_half_done(
    full: Path, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "target.db"
    fill(target, tables=2, events=3)
    before = held(target)
    with files_no_longer_than(full.stat().st_size // 2):
        codes = [
            back_up_database(tmp_path / "b.db", str(full), SAY, keep=None, force=False),
            restore_database(backup, str(target), SAY, force=True, yes=True),
        ]
    assert codes == [1, 1]
    told = capsys.readouterr().err
    assert told.count("Nothing was changed") == 2
    assert "Traceback" not in told
    assert sorted(os.listdir(tmp_path)) == ["target.db", "target.db.lock"]
    assert held(target) == before


@pytest.mark.parametrize("damage", ["changed", "torn", "nonsense"])
def test_a_damaged_backup_is_found_out(
    damage: str, backup: Path, target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(target, tables=2, events=3)
    before = held(target)
    bad = tmp_path / "bad.db"
    bad.write_bytes(backup.read_bytes())
    if damage == "changed":
        with closing(sqlite3.connect(bad)) as connection, connection:
            connection.execute("UPDATE events SET body = x'78' WHERE table_id = 7")
    elif damage == "torn":
        os.truncate(bad, bad.stat().st_size // 2)
    else:
        bad.write_text("Dear diary,\n" * 1000)
    assert restore_database(bad, target, SAY, force=True, yes=True) == 1
    told = capsys.readouterr().err
    assert "Nothing was changed" in told
    assert damage != "changed" or "has changed since it was written, in events" in told
    assert held(target) == before
    assert not list(tmp_path.glob(".*.part"))


# What is refused, and what is kept


def test_nothing_is_replaced_unasked(
    backup: Path,
    target: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fill(target, tables=2, events=3)
    before = held(target)
    assert restore_database(backup, target, SAY, force=False, yes=False) == 1
    assert "isn’t empty (tables: 2, events: 6)" in capsys.readouterr().err
    with open(os.devnull) as nobody:
        monkeypatch.setattr(sys, "stdin", nobody)
        assert restore_database(backup, target, SAY, force=True, yes=False) == 1
    assert held(target) == before
    assert restore_database(backup, target, SAY, force=True, yes=True) == 0
    assert held(target) == held(backup)
    if "://" not in target:
        assert held(f"{target}.before-restore") == before


def test_what_a_killed_server_left_in_its_log_does_not_mix_in(
    backup: Path, tmp_path: Path
) -> None:
    """A log beside the old file would be read into the new one, and ruin it."""
    target = tmp_path / "target.db"
    fill(target, tables=2, events=3)
    code = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "c.execute('UPDATE tables SET state = ?', ['over']); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", code, str(target)])
    assert (tmp_path / "target.db-wal").stat().st_size > 0
    asyncio.run(restore(backup, make_url(url_of(target)), lambda *_: None))
    assert held(target) == held(backup)
    with closing(sqlite3.connect(f"{target}.before-restore")) as kept:
        assert kept.execute("SELECT DISTINCT state FROM tables").fetchall() == [("over",)]


def test_a_file_that_is_served_is_refused(
    full: Path, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "target.db"
    with alone_with(target):
        assert restore_database(backup, str(target), SAY, force=True, yes=True) == 1
        assert "Stop it" in capsys.readouterr().err
        assert move_database(str(full), str(target), SAY, force=True, yes=True) == 1
        assert move_database(str(target), str(full), SAY, force=True, yes=True) == 1
    assert not target.exists()


def test_a_backup_replaces_no_file_unasked(
    full: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.db"
    file.write_text("a letter")
    assert back_up_database(file, str(full), SAY, keep=None, force=False) == 1
    assert "--force" in capsys.readouterr().err
    assert file.read_text() == "a letter"
    assert back_up_database(file, str(full), SAY, keep=None, force=True) == 0
    assert "tables: 10, events: 1,000, bytes: " in capsys.readouterr().out
    assert back_up_database(full, str(full), SAY, keep=None, force=True) == 1
    assert "same database" in capsys.readouterr().err
    with closing(sqlite3.connect(tmp_path / "other.db")) as other, other:
        other.execute("CREATE TABLE recipes (name)")
    copy, place = tmp_path / "copy.db", str(tmp_path / "other.db")
    assert back_up_database(copy, place, SAY, keep=None, force=False) == 1
    assert "no Wormery tables" in capsys.readouterr().err
    assert not copy.exists()


def test_a_folder_keeps_the_newest(
    full: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in (
        "wormery-2025-01-01T00-00-00Z.db",
        "wormery-2025-01-02T00-00-00Z.db",
        "letter",
    ):
        (folder / name).write_text("old")
    assert back_up_database(folder, str(full), SAY, keep=2, force=False) == 0
    names = sorted(file.name for file in folder.iterdir())
    assert names[:2] == ["letter", "wormery-2025-01-02T00-00-00Z.db"]
    assert len(names) == 3
    assert held(folder / names[2]) == held(full)
    assert older(folder, 1) == [folder / names[1]]
    assert back_up_database(folder, str(full), SAY, keep=0, force=False) == 1
    assert back_up_database(folder / "letter", str(full), SAY, keep=2, force=False) == 1
    assert "isn’t a folder" in capsys.readouterr().err


# From one kind of database to the other


def test_there_and_back_again(
    tmp_path: Path, database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = tmp_path / "first.db", tmp_path / "last.db"
    fill(first, tables=3, events=1500)

    def damage(connection: sql.Connection) -> None:
        """As an older version might have left it."""
        connection.execute(sql.text("DELETE FROM events WHERE table_id = 2 AND number = 4"))

    ask(first, damage)
    assert move_database(str(first), database.url, SAY, force=False, yes=False) == 0
    told = capsys.readouterr().out
    events = held(first)["events"]
    assert f"events: 4,499 · {events.digest[:16]} = {events.digest[:16]}" in told
    assert move_database(database.url, str(last), SAY, force=False, yes=False) == 0
    assert held(first) == held(database.url) == held(last)
    assert logs(first) == logs(last)

    for place in (database.url, str(last)):
        # The next table has a number of its own, and the database watches over its log again.
        insert = sql.text(
            "INSERT INTO tables (code, game, host, command, secret, state, created)"
            " VALUES ('NEW', 'g', 'h', 'c', 's', 'open', 1) RETURNING id"
        )
        assert ask(place, lambda c: c.execute(insert).scalar_one()) == 4  # noqa: B023
        hole = sql.text("INSERT INTO events (table_id, number, at, body) VALUES (4, 2, 1, '')")
        with pytest.raises(sql.exc.IntegrityError):
            ask(place, lambda c: c.execute(hole))  # noqa: B023


def test_postgresql_is_left_alone_while_nodes_live(
    full: Path, database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "target.db"

    async def seen(seconds_ago: float) -> None:
        store = Store(database.url)
        await store.open()
        await store.presences.beat("node", list, Watch(3.5, 2.0, time.monotonic))
        ago = sql.update(nodes).values(seen=nodes.c.seen - int(1000 * seconds_ago))
        await store.database.write(lambda connection: connection.execute(ago))
        await store.close()

    asyncio.run(seen(2))
    assert move_database(database.url, str(target), SAY, force=False, yes=False) == 1
    assert restore_database(full, database.url, SAY, force=False, yes=True) == 1
    assert capsys.readouterr().err.count("1 server is using") == 2
    assert not target.exists()
    asyncio.run(seen(11))
    assert move_database(database.url, str(target), SAY, force=False, yes=False) == 0


def test_the_variable_of_a_node_names_the_database_here_too(
    full: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORMERY_DATABASE", str(full))
    assert forking.run("server", "backup", str(tmp_path / "backup.db")).returncode == 0
    assert held(tmp_path / "backup.db") == held(full)
