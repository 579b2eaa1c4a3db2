"""Opening record files, with errors that a person can read."""

from __future__ import annotations

from pathlib import Path

from wormery import record
from wormery.games.errors import OptionError, WormeryError
from wormery.record import GameRecord


def open_record(path: Path) -> GameRecord:
    """The record of a file; what is wrong is said with the file and the place in it."""
    try:
        return record.load(path)
    except OSError as error:
        raise OptionError("file-unreadable", file=str(path), reason=reason_of(error)) from error
    except WormeryError as error:
        raise OptionError("file-damaged", file=str(path), reason=error) from error


def reason_of(error: OSError) -> str:
    return error.strerror or str(error)
