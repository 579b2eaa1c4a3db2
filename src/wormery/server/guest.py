"""A player from outside, in a process of its own: `python -m wormery.server.guest NAME`.

It reads a position a line and writes what the player chooses. Both sides speak JSON, since
nothing that such a process says may make the server run anything.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import signal
import sys
from collections.abc import Iterator
from random import Random
from typing import IO, Any

MOST_MEMORY = 2 * 1024**3  # bytes
NICER = 10  # the server's own work goes first
NICE = "WORMERY_NICE"  # says otherwise, for tests: a busy machine would keep them waiting
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG


def main(name: str) -> None:
    with private_output() as answers:
        restrain()
        from wormery import games
        from wormery.players import player

        chosen = None
        for line in sys.stdin.buffer:
            try:
                asked = json.loads(line)
                chosen = chosen or player.load(name)
                position = games.load(asked["game"]).parse(asked["position"])
                move = chosen.choose(position, Random(bytes.fromhex(asked["seed"])))
                answer: dict[str, Any] = {"move": str(move)}
            except Exception as error:
                answer = {"failed": f"{type(error).__name__}: {error}"[:200]}
            answers.write(json.dumps(answer).encode() + b"\n")
            answers.flush()


@contextlib.contextmanager
def private_output() -> Iterator[IO[bytes]]:
    """Where answers go. What else is printed is printed nowhere."""
    with os.fdopen(os.dup(1), "wb") as answers:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)
        yield answers


def restrain(nicer: int = NICER) -> None:
    """Take no more than a share of the machine, and end with the server, however it ends."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    limit = MOST_MEMORY if most == resource.RLIM_INFINITY else min(MOST_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_DATA, (limit, most))
    os.nice(int(os.environ.get(NICE, nicer)))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
        if os.getppid() == 1:
            sys.exit()  # it has ended already


if __name__ == "__main__":
    main(sys.argv[1])
