"""Databases named on the command line: which they are, who uses them, and what may be lost."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from wormery.games.errors import OptionError, WormeryError
from wormery.server.configuring import SettingError
from wormery.server.serving import first_line
from wormery.server.store.copying import file_of, holding, is_file, nodes_alive
from wormery.server.store.database import FAULTS
from wormery.server.store.store import show_url
from wormery.telling.words import Say
from wormery.terminal.serving import FAILED, FileInUseError, alone_with, find_database

KINDS = ("sqlite", "postgresql")


@dataclass(frozen=True)
class Place:
    """A database: its URL, its file if it is one, and how it is shown."""

    url: URL
    file: Path | None
    shown: str


def place_of(given: str | None, *, must_exist: bool = False) -> Place:
    text, _ = find_database(given)
    try:
        url = make_url(text)
        known = url.get_backend_name() in KINDS
    except (ArgumentError, ValueError):
        known = False
    if not known:
        raise SettingError("copy-unknown-kind")
    place = Place(url, file_of(url) if is_file(url) else None, show_url(text))
    if must_exist and place.file is not None:
        check_exists(place.file)
    return place


def check_exists(file: Path) -> None:
    if not file.is_file():
        reason = os.strerror(errno.EISDIR if file.is_dir() else errno.ENOENT)
        raise OptionError("file-unreadable", file=str(file), reason=reason)


def said_plainly(work: Callable[[], int], say: Say) -> int:
    """Do it; what goes wrong is said in a sentence, and gives 1."""
    try:
        return work()
    except SettingError:  # of the command line
        raise
    except WormeryError as error:
        print(error.in_language(say.language), file=sys.stderr)
    except (*FAULTS, sqlite3.Error) as error:
        print(say("copy-failed", reason=first_line(error)), file=sys.stderr)
    return FAILED


@contextmanager
def without_servers(place: Place, *, force: bool) -> Iterator[None]:
    """While nobody serves a database. A file is locked, PostgreSQL says who was there."""
    if place.file is None:
        nodes = 0 if force else asyncio.run(nodes_alive(place.url))
        if nodes:
            raise OptionError("copy-nodes-alive", database=place.shown, nodes=nodes)
        yield
        return
    try:
        with alone_with(place.file):
            yield
    except FileInUseError as error:
        raise OptionError("serve-database-in-use", file=str(place.file)) from error


def may_replace(place: Place, say: Say, *, force: bool, yes: bool) -> bool:
    """Whether what is in a database may go; if there is anything, that takes two words."""
    try:
        found = asyncio.run(holding(place.url))
        if found is None:
            return True
        tables, events = str(found.tables), str(found.events)
    except FAULTS:
        if place.file is None:
            raise
        tables = events = "?"  # whatever it is, it is no empty database
    if not force:
        raise OptionError("copy-not-empty", database=place.shown, tables=tables, events=events)
    question = say("copy-ask-replace", database=place.shown, tables=tables, events=events)
    return agreed(question, say, yes)


def agreed(question: str, say: Say, yes: bool) -> bool:
    if yes:
        return True
    print(question)
    try:
        answer = input(say("copy-type-yes", yes=say("server-yes")) + " ")
    except EOFError:
        print()
        return False
    return answer.strip().casefold() in (say("server-yes").casefold(), "yes")
