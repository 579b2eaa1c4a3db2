"""Small files of one's own in the user's data folder.

Every change is on disk at once: after a crash a file is as before it or after it.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TypeVar

import msgspec
from platformdirs import user_data_path

from wormery.games.errors import OptionError
from wormery.terminal.files import quoted, reason_of, unreadable

T = TypeVar("T", bound=msgspec.Struct)


def place_of(name: str) -> Path:
    """Where a file of that name is kept."""
    return user_data_path("wormery") / name


def read_kept(path: Path, kind: type[T]) -> T:
    """What a file has, or the beginning of one that is not there yet."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        return kind()
    except OSError as error:
        raise unreadable(path, error) from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise OptionError("file-damaged", file=quoted(path), reason=str(error)) from error


def keep(path: Path, kept: msgspec.Struct) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(msgspec.json.encode(kept))
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        reason = reason_of(error)
        raise OptionError("file-not-saved", file=quoted(path), reason=reason) from error
