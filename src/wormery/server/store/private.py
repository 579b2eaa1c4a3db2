"""The files of an SQLite database: for their owner alone, since they hold every secret."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from sqlalchemy.engine import make_url

LOG = logging.getLogger("wormery.database")

BESIDE = ("-wal", "-shm", "-journal", ".lock")
OWNER_ONLY = 0o600
OTHERS = 0o077


def file_of(url: str) -> Path | None:
    """The file of a database; None if it has none."""
    made = make_url(url)
    is_file = made.get_backend_name() == "sqlite" and made.database not in (
        None,
        "",
        ":memory:",
    )
    return Path(str(made.database)) if is_file else None


def keep_private(file: Path) -> None:
    """Make the folder and the file where they are missing; nobody else may read them.

    What SQLite puts beside a file gets the same rights as the file.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    if os.name == "nt":
        return
    for path in (file, *(Path(f"{file}{ending}") for ending in BESIDE)):
        _tighten(path)


def _tighten(path: Path) -> None:
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
            LOG.warning("others could read this file", extra={"file": str(path)})
    except FileNotFoundError:
        return
    except PermissionError as error:
        LOG.warning(
            "others can read this file", extra={"file": str(path), "reason": str(error)}
        )
