"""Run the program with a clock that is wrong: `python -m faults.clock FILE serve …`.

FILE holds one number of eight bytes, the seconds that `time.time` is ahead. Whoever writes
another number there moves the clock of the running program.
"""

from __future__ import annotations

import importlib
import mmap
import os
import struct
import sys
import time
from pathlib import Path

from tests.nodes import keepers_of

AHEAD = struct.Struct("d")


def write(file: Path, seconds: float) -> None:
    """Set how far ahead a clock is; the program that reads it sees the old or the new."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        os.pwrite(handle, AHEAD.pack(seconds), 0)
    finally:
        os.close(handle)


def follow(file: Path) -> None:
    """Let this process live by the clock of that file."""
    with file.open("rb") as opened:
        ahead = mmap.mmap(opened.fileno(), AHEAD.size, access=mmap.ACCESS_READ)
    right = time.time

    def wrong() -> float:
        seconds: float = AHEAD.unpack_from(ahead)[0]
        return right() + seconds

    time.time = wrong
    time.time_ns = lambda: int(wrong() * 1e9)


def main() -> None:
    right = time.time
    follow(Path(sys.argv[1]))
    program = importlib.import_module("wormery.terminal.__main__")
    assert not keepers_of(right), "they would not see this clock"
    sys.argv = ["wormery", *sys.argv[2:]]
    program.main()


if __name__ == "__main__":
    main()
