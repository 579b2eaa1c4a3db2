"""Game records on disk: a save that is whole or did not happen, and a careful load."""

import os
import tempfile
from pathlib import Path
from typing import BinaryIO

from wormery.games.errors import NotationError
from wormery.record.reading import LONGEST_TEXT, read
from wormery.record.record import GameRecord
from wormery.record.writing import write


def save(record: GameRecord, path: Path) -> None:
    """Write the record so that after a crash the old file or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(write(record))
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> GameRecord:
    """Read a record from a file; what is wrong with it is said with line and column.

    >>> from tempfile import TemporaryDirectory
    >>> from wormery import games
    >>> record = GameRecord.start(games.load("regenwormen"), seats=2).add("roll")
    >>> with TemporaryDirectory() as folder:
    ...     save(record, Path(folder) / "game.worm")
    ...     load(Path(folder) / "game.worm") == record
    True
    """
    with path.open("rb") as file:
        return load_from(file)


def load_from(file: BinaryIO) -> GameRecord:
    """The same of a file that is open, such as standard input."""
    content = file.read(4 * LONGEST_TEXT + 1)
    try:
        return read(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        before = content[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8")) + 1
        raise NotationError("record-not-utf8", line=line, column=column) from error
