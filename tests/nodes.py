"""A node with settings that have no flag, a clock that can be set, and time that can be passed.

`python -m tests.nodes '{"database": "sqlite:///…"}' SECONDS` serves like `wormery serve`; its
clock is so many seconds off. A line `set SECONDS` on its input moves its clock; `pass SECONDS`
lets time pass, all that is due in it happens, and then it prints `passed`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tests.forking import Forked
from tests.steered import SteeredLoop
from tests.tables import READY, TableServer

from wormery.server.serving import serve
from wormery.server.settings import PROFILES, Settings

T = TypeVar("T")

STEP = 0.5  # seconds; much less than makes a node count as dead
PASSED = "passed\n"


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
        self._tell(f"set {seconds}")

    def pass_time(self, seconds: float) -> None:
        """Let time pass; when this returns, all that was due in it has happened."""
        pass_time([self], seconds, seconds)

    async def pass_until(self, task: asyncio.Task[T]) -> T:
        """Let time pass until a task of the test has ended."""
        while not task.done():
            await asyncio.to_thread(self.pass_time, 0.5)
            await asyncio.wait([task], timeout=0.01)
        return task.result()

    def _tell(self, words: str) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(f"{words}\n")
        self.process.stdin.flush()

    def _wait_until_passed(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        while (line := self.process.stdout.readline()) != PASSED:
            assert line, "the node has ended:\n" + "".join(self.log)
            self.log.append(line)

    def _read(self) -> None:
        super()._read()
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.close()


def pass_time(nodes: Iterable[Node], seconds: float, step: float = STEP) -> None:
    """Let time pass on nodes of one database, in step: none takes another for dead."""
    left = seconds
    while left > 0:
        for node in nodes:
            node._tell(f"pass {min(step, left)}")
        for node in nodes:
            node._wait_until_passed()
        left -= step


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

    def obey() -> None:
        nonlocal off
        for line in sys.stdin:
            word, seconds = line.split()
            if word == "set":
                off += float(seconds)
            else:
                loop = SteeredLoop.latest
                asyncio.run_coroutine_threadsafe(loop.pass_time(float(seconds)), loop).result()
                print(PASSED, end="", flush=True)

    time.time = lambda: real() + off
    threading.Thread(target=obey, daemon=True).start()
    assert not keepers_of(real), "they would not see this clock"
    given = json.loads(settings)
    given["players"] = tuple(given.get("players", ()))
    limits = PROFILES[given.pop("limits", "none")]
    serve(
        Settings(**given, limits=limits),
        lambda port: print(f"http://127.0.0.1:{port}/", flush=True),
        loop="tests.steered:SteeredLoop",
    )


if __name__ == "__main__":
    main()
