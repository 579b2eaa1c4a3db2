"""Copy a database and stop in the middle, to be killed there.

`python -m tests.midway backup|restore SOURCE TARGET STEPS` makes so many steps of progress,
prints `midway` and waits.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

from sqlalchemy import make_url
from tests.forking import Forked

from wormery.server.store.copying import back_up, restore

MIDWAY = "midway\n"


def kill_midway(work: str, source: str, target: str, steps: int) -> None:
    """Start a copy, and end it midway with a signal that it cannot answer."""
    process = Forked[str](
        *("tests.midway", work, source, target, str(steps)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == MIDWAY
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL


def main() -> None:
    work, source, target, steps = sys.argv[1:]
    left = int(steps)

    def progress(_done: int, _of: int) -> None:
        nonlocal left
        left -= 1
        if not left:
            print(MIDWAY, end="", flush=True)
            sys.stdin.read()

    if work == "backup":
        asyncio.run(back_up(make_url(source), Path(target), progress))
    else:
        asyncio.run(restore(Path(source), make_url(target), progress))


if __name__ == "__main__":
    main()
