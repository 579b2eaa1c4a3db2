"""`wormery server backup|restore|move`: whole databases, copied and compared."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from wormery.games.errors import OptionError
from wormery.server.store.copying import Copied, Progress, back_up, move, restore
from wormery.telling.words import Say
from wormery.terminal.server_places import (
    check_exists,
    may_replace,
    place_of,
    said_plainly,
    without_servers,
)
from wormery.terminal.serving import FAILED

DATED = re.compile(r"wormery-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db")
SHOWN_DIGITS = 16  # of a hash; all of them were compared


def back_up_database(
    file: Path, database: str | None, say: Say, *, keep: int | None, force: bool
) -> int:
    """Write a backup, while the server runs or not."""

    def work() -> int:
        source = place_of(database, must_exist=True)
        target = destination(file, keep)
        if target == source.file:
            raise OptionError("copy-same")
        if target.exists() and not force:
            raise OptionError("copy-exists", file=str(target))
        with watched(say) as progress:
            copied = asyncio.run(back_up(source.url, target, progress))
        tables, events = (copied.read[name].rows for name in ("tables", "events"))
        size = target.stat().st_size
        print(say("backup-done", file=str(target), tables=tables, events=events, bytes=size))
        for old in older(target.parent, keep):
            old.unlink()
            print(say("backup-removed", file=str(old)))
        return 0

    return said_plainly(work, say)


def destination(given: Path, keep: int | None) -> Path:
    """The file to write; in a folder it is named by the time."""
    if keep is not None:
        if keep < 1:
            raise OptionError("backup-keep")
        if given.exists() and not given.is_dir():
            raise OptionError("backup-no-folder", file=str(given))
        given.mkdir(mode=0o700, parents=True, exist_ok=True)
    if given.is_dir():
        given /= f"wormery-{datetime.now(UTC):%Y-%m-%dT%H-%M-%SZ}.db"
    return given.resolve()


def older(folder: Path, keep: int | None) -> list[Path]:
    """The backups in a folder beyond the newest that are kept; other files are not ours."""
    if keep is None:
        return []
    ours = sorted(file for file in folder.iterdir() if DATED.fullmatch(file.name))
    return ours[:-keep]


def restore_database(
    file: Path, database: str | None, say: Say, *, force: bool, yes: bool
) -> int:
    """Restore a database from a backup."""

    def work() -> int:
        check_exists(file)
        target = place_of(database)
        if file.resolve() == target.file:
            raise OptionError("copy-same")
        with without_servers(target, force=force):
            if not may_replace(target, say, force=force, yes=yes):
                return FAILED
            with watched(say) as progress:
                copied = asyncio.run(restore(file.resolve(), target.url, progress))
        tell(copied, say)
        if not copied.sealed:
            print(say("restore-without-seal"))
        print(say("restore-done", database=target.shown))
        return 0

    return said_plainly(work, say)


def move_database(database: str | None, to: str, say: Say, *, force: bool, yes: bool) -> int:
    """Copy a database into another kind of database, which is served from then on."""

    def work() -> int:
        source, target = place_of(database, must_exist=True), place_of(to)
        if source.url == target.url or (source.file and source.file == target.file):
            raise OptionError("copy-same")
        with without_servers(source, force=force), without_servers(target, force=force):
            if not may_replace(target, say, force=force, yes=yes):
                return FAILED
            with watched(say) as progress:
                copied = asyncio.run(move(source.url, target.url, progress))
        tell(copied, say)
        print(say("move-done", source=source.shown, target=target.shown))
        return 0

    return said_plainly(work, say)


def tell(copied: Copied, say: Say) -> None:
    """Every table with the hash over its rows, on both sides."""
    for name, read in copied.read.items():
        written = copied.written[name]
        hashes = {
            "before": read.digest[:SHOWN_DIGITS],
            "after": written.digest[:SHOWN_DIGITS],
        }
        print(say("copy-row", name=name, rows=read.rows, **hashes))
    if copied.kept is not None:
        print(say("copy-kept", file=str(copied.kept)))


@contextmanager
def watched(say: Say) -> Iterator[Progress]:
    """A bar with the time left, if somebody is looking."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Bar("{task.description}", *columns, console=console, transient=True) as bar:
        task = bar.add_task(say("copy-under-way"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
