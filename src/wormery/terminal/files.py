"""Reading and writing files, with errors that a person can read. `-` is standard input."""

from __future__ import annotations

import io
import json
import os
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from wormery import record
from wormery.games.errors import OptionError, WormeryError
from wormery.record import GameRecord
from wormery.record.files import load_from
from wormery.telling.words import Say
from wormery.terminal.complaining import FAILED, FINE, as_document, complain
from wormery.terminal.help import fitted

STDIN = "<stdin>"  # as messages call it


def open_record(path: Path) -> GameRecord:
    """The record of a file; what is wrong is said with the file and the place in it."""
    try:
        return load_from(standard_input()) if is_standard(path) else record.load(path)
    except OSError as error:
        raise unreadable(path, error) from error
    except WormeryError as error:
        if error.sentence_id == "stdin-empty":
            raise
        raise OptionError("file-damaged", file=quoted(path), reason=error) from error


def save_record(game: GameRecord, path: Path) -> None:
    try:
        record.save(game, path)
    except OSError as error:
        raise NotSavedError(path, error) from error


class NotSavedError(Exception):
    """A game cannot be kept, whatever its player types next."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(str(path))
        self.said = OptionError("file-not-saved", file=quoted(path), reason=reason_of(error))


def each_file(
    files: Sequence[Path],
    look: Callable[[Path], tuple[list[str], dict[str, Any]]],
    say: Say,
    as_json: bool,
) -> int:
    """Look at each file, in lines or in one document; 1 if anything is wrong with any."""
    found: list[dict[str, Any]] = []
    for file in files:
        try:
            lines, document = look(file)
        except WormeryError as error:
            lines, document = [], {"error": as_document(error, say)}
            if not as_json:
                complain(error, say)
        if not as_json:
            shown = (fitted(line, sys.stdout) for line in lines)
            print("".join(f"{line}\n" for line in shown), end="", flush=True)
        found.append({"file": str(file), **document})
    if as_json:
        print(json.dumps({"files": found}))
    return FAILED if any("error" in document for document in found) else FINE


def is_standard(path: Path | str) -> bool:
    """Whether standard input or output is meant."""
    return str(path) == "-"


def standard_input() -> BinaryIO:
    """What is piped in; there has to be something."""
    found = sys.stdin.buffer
    if isinstance(found, io.BufferedReader) and not found.peek(1):
        raise OptionError("stdin-empty")
    return found


def quoted(path: Path | str) -> str:
    """A path as it can be pasted into a shell.

    >>> quoted("my games/one.worm")
    "'my games/one.worm'"
    """
    return STDIN if is_standard(path) else shlex.quote(os.fspath(path))


def unreadable(path: Path, error: OSError) -> OptionError:
    return OptionError("file-unreadable", file=quoted(path), reason=reason_of(error))


def reason_of(error: OSError) -> str:
    return error.strerror or str(error)
