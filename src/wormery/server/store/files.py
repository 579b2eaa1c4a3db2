"""Files of SQLite as wholes: copied while a server uses them, written beside and put in place.

Whatever happens on the way, a full disk or a power cut, the name has the old file or the new
one, whole. A copy can be sealed: it then says itself what it holds, and damage is found out.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy import URL, Connection, Engine
from sqlalchemy.pool import NullPool

from wormery.server.errors import ServerError
from wormery.server.store.contents import (
    SEAL,
    Contents,
    Part,
    Tell,
    contents,
    differing,
    tables_in,
)

OWNER_ONLY = 0o600
PAGES = 2000  # of the file, copied between two looks at what else there is to do
ABANDONED = 60  # seconds after which an unfinished file that nobody holds is taken away
BESIDE = ("-wal", "-shm", "-journal")
UNREADABLE = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}


class CopyError(ServerError):
    """A copy cannot be made; what was there before is there still."""


def engine_of(file: Path) -> Engine:
    url = URL.create("sqlite+pysqlite", database=str(file))
    return sql.create_engine(url, poolclass=NullPool)


# A new file in the place of an old one


@contextmanager
def in_place_of(file: Path) -> Iterator[Path]:
    """A file to be written; it gets its name once it is whole and on the disk."""
    _take_away_abandoned(file)
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
    part = Path(name)
    try:
        _hold(handle)
        yield part
        _dress(part, file)
        os.fsync(handle)
        os.replace(part, file)
        _sync_folder(file.parent)
    except BaseException:
        _unlink_whole(part)
        raise
    finally:
        os.close(handle)


def free_name(wanted: Path) -> Path:
    """The name, or with a number behind it the next that is free."""
    name, number = wanted, 2
    while name.exists():
        name = Path(f"{wanted}.{number}")
        number += 1
    return name


def make_room(file: Path) -> Path | None:
    """Keep what is there under another name, whole; nothing of it may mix with the new file."""
    kept = None
    if file.exists() and file.stat().st_size:
        _fold_in(file)
        kept = free_name(Path(f"{file}.before-restore"))
        try:
            os.link(file, kept)
        except OSError:  # not every kind of disk has links
            shutil.copy2(file, kept)
    for tail in BESIDE:
        with suppress(FileNotFoundError):
            os.replace(f"{file}{tail}", f"{kept or free_name(Path(f'{file}.stray'))}{tail}")
    return kept


def _fold_in(file: Path) -> None:
    """Bring what is in the log of a database into its file; a damaged one stays as it is."""
    with closing(sqlite3.connect(file)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in UNREADABLE:
                raise


def _dress(part: Path, file: Path) -> None:
    """For its owner alone; who owned the old file owns the new one."""
    part.chmod(OWNER_ONLY)
    if os.name != "nt" and os.geteuid() == 0 and file.exists():
        old = file.stat()
        os.chown(part, old.st_uid, old.st_gid)


def _hold(handle: int) -> None:
    """Mark the file as one that is being written, for as long as we live."""
    if os.name != "nt":
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _take_away_abandoned(file: Path) -> None:
    """Unfinished files of those who were killed."""
    if os.name == "nt":
        return
    for part in file.parent.glob(f".{file.name}.*.part"):
        with suppress(OSError):
            if part.stat().st_mtime > time.time() - ABANDONED:
                continue
            with part.open("rb") as opened:
                _hold(opened.fileno())
                _unlink_whole(part)


def _unlink_whole(part: Path) -> None:
    """What lies beside it first: the file itself is how all of it is found."""
    for tail in (*BESIDE, ""):
        Path(f"{part}{tail}").unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# Copies


def begin_snapshot(connection: Connection) -> None:
    """From now on see the database as it is now, however much is written to it meanwhile."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    connection.execute(sql.text("SELECT 1 FROM alembic_version")).fetchall()


def save_copy(connection: Connection, file: Path) -> None:
    """A sealed copy of a file of SQLite."""
    begin_snapshot(connection)
    with in_place_of(file) as part:
        copy_pages(connection, part)
        read = contents(connection, tables_in(connection), _say_nothing)
        set_seal(part, read)
        compare(read, read_back(part, _say_nothing))


def copy_pages(connection: Connection, part: Path) -> None:
    """SQLite's own copy, of the snapshot that the connection sees."""
    source = connection.connection.driver_connection
    assert isinstance(source, sqlite3.Connection)
    with closing(sqlite3.connect(part)) as target:
        target.execute("PRAGMA synchronous = OFF")
        target.execute("PRAGMA journal_mode = MEMORY")
        # The callback does nothing, but lets Python hear Ctrl-C.
        source.backup(target, pages=PAGES, progress=lambda *_: None)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it


def read_back(part: Path, tell: Tell) -> Contents:
    """What a file really holds, page by page and row by row."""
    engine = engine_of(part)
    with engine.connect() as connection:
        check_pages(connection, part)
        return contents(connection, tables_in(connection), tell)


def check_pages(connection: Connection, file: Path) -> None:
    found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
    if found != "ok":
        reason = str(found).strip().splitlines()[-1]
        raise CopyError("copy-damaged", file=str(file), reason=reason)


def compare(read: Contents, written: Contents) -> None:
    if different := differing(read, written):
        raise CopyError("copy-differs", names=", ".join(different))


# Seals


def set_seal(part: Path, held: Contents | None) -> None:
    """Write into a file what it holds, or take an old seal away."""
    with closing(sqlite3.connect(part)) as connection, connection:
        connection.execute(f"DROP TABLE IF EXISTS {SEAL}")
        if held is not None:
            columns = "name TEXT PRIMARY KEY, rows INTEGER NOT NULL, digest TEXT NOT NULL"
            connection.execute(f"CREATE TABLE {SEAL} ({columns})")
            connection.executemany(
                f"INSERT INTO {SEAL} VALUES (?, ?, ?)",
                [(name, part.rows, part.digest) for name, part in held.items()],
            )


def check_seal(connection: Connection, file: Path, held: Contents) -> bool:
    """Whether a file has a seal; one that does not fit is an error."""
    if not sql.inspect(connection).has_table(SEAL):
        return False
    rows = connection.exec_driver_sql(f"SELECT name, rows, digest FROM {SEAL}")
    if different := differing(held, {name: Part(*rest) for name, *rest in rows}):
        raise CopyError("copy-unsealed", file=str(file), names=", ".join(different))
    return True


def _say_nothing(_: int) -> None:
    pass
