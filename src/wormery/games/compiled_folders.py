"""The folders of compiled code: one for each state of the sources, and old ones cleared away.

A process holds its folder by a lock that the system takes back when the process ends, however
it ends. Who needs a new folder clears away those that nobody has used for a while and nobody
holds. Both happen behind one door, a lock on the place where the folders are, so that no
folder is cleared while somebody enters it.
"""

import atexit
import os
import shutil
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import portalocker
from portalocker import LockFlags

KEPT = 4  # of the folders used last, so many stay in any case
FRESH = 24 * 60 * 60  # seconds since its last use after which a folder may go

DOOR = "door"
HELD = "held"


class Place(NamedTuple):
    """Where compiled code is, and whether it is still there when this process has ended."""

    folder: Path | None  # None: it cannot be written anywhere
    kept: bool


def enter(folder: Path) -> None:
    """Make the folder, and hold it for as long as this process lives."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with (folder.parent / DOOR).open("ab") as door:
            portalocker.lock(door, LockFlags.EXCLUSIVE)
            is_new = not folder.exists()
            folder.mkdir(exist_ok=True)
            os.utime(folder)
            _lock(folder, LockFlags.SHARED)  # never let go
            if is_new:
                _clear_away(folder.parent)
    except (OSError, portalocker.LockException, ImportError):
        pass  # nothing can be written or locked here: code is compiled all the same


def writable(folder: Path | None) -> Place:
    """The folder, or a copy for this process where nothing can be written, as in a container.

    Numba refuses a folder it cannot write to, even if all it will ask for is in it.
    """
    try:
        if folder is not None:
            tempfile.TemporaryFile(dir=folder).close()
            return Place(folder, kept=True)
    except OSError:
        pass
    try:
        top = Path(tempfile.mkdtemp(prefix="wormery-compiled-"))
    except OSError:
        return Place(None, kept=False)
    atexit.register(shutil.rmtree, top, ignore_errors=True)
    # As below NUMBA_CACHE_DIR, so that processes of ours can be sent here.
    copy = top / "wormery" / "compiled" / (folder.name if folder else "here")
    if folder is not None and folder.is_dir():
        shutil.copytree(folder, copy)
        for made in (copy, *copy.rglob("*")):
            made.chmod(0o700)
    copy.mkdir(parents=True, exist_ok=True)
    return Place(copy, kept=False)


def _clear_away(place: Path) -> None:
    folders = [folder for folder in place.iterdir() if folder.is_dir()]
    used = {folder: folder.stat().st_mtime for folder in folders}
    for folder in sorted(folders, key=used.__getitem__, reverse=True)[KEPT:]:
        if time.time() - used[folder] > FRESH and _is_free(folder):
            shutil.rmtree(folder, ignore_errors=True)


def _is_free(folder: Path) -> bool:
    try:
        os.close(_lock(folder, LockFlags.EXCLUSIVE | LockFlags.NON_BLOCKING))
    except (OSError, portalocker.LockException):
        return False
    return True


def _lock(folder: Path, flags: LockFlags) -> int:
    """Lock a folder by a file in it, until what this gives is closed."""
    descriptor = os.open(folder / HELD, os.O_RDWR | os.O_CREAT)
    try:
        portalocker.lock(descriptor, flags)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor
