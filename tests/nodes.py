"""A node with settings that have no flag, and with a clock of its own that can be set.

`python -m tests.nodes '{"database": "sqlite:///…"}' SECONDS` serves like `wormery serve`; its
clock is so many seconds off, and each line on its input is a number of seconds to move it by.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.forking import Forked
from tests.tables import READY, TableServer

from wormery.server.serving import serve
from wormery.server.settings import NO_LIMITS, Settings


class Node(TableServer):
    """A real node in a process of its own."""

    def __init__(self, database: str, off: float = 0.0, **settings: Any) -> None:
        super().__init__(database)
        self.off = off
        self.settings = settings

    def start(self) -> Node:
        settings = {"database": self.database, "port": self.port, **self.settings}
        self.process = Forked(
            *("tests.nodes", json.dumps(settings), str(self.off)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.log.append(line)
            if found := READY.search(line):
                self.port = int(found[1])
                return self
        raise AssertionError("the node did not start:\n" + "".join(self.log))

    def move_clock(self, seconds: float) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()

    def _read(self) -> None:
        super()._read()
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.close()


@contextlib.contextmanager
def running(*nodes: Node) -> Iterator[None]:
    try:
        with ThreadPoolExecutor() as together:
            list(together.map(Node.start, nodes))
        yield
    finally:
        for node in nodes:
            if node.process is not None and node.process.poll() is None:
                node.stop()


def keepers_of(clock: object) -> list[str]:
    """Our modules that have a name of their own for it."""
    ours = [(name, vars(sys.modules[name])) for name in sys.modules if "wormery" in name]
    return [name for name, own in ours if any(value is clock for value in own.values())]


def main() -> None:
    settings, off = sys.argv[1], float(sys.argv[2])
    real = time.time

    def move() -> None:
        nonlocal off
        for line in sys.stdin:
            off += float(line)

    time.time = lambda: real() + off
    threading.Thread(target=move, daemon=True).start()
    assert not keepers_of(real), "they would not see this clock"
    given = json.loads(settings)
    given["players"] = tuple(given.get("players", ()))
    serve(
        Settings(**given, limits=NO_LIMITS),
        lambda port: print(f"http://127.0.0.1:{port}/", flush=True),
    )


if __name__ == "__main__":
    main()
