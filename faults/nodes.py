"""Nodes as processes that may be killed, paused, starved of disk and told a wrong time."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import threading
from pathlib import Path

from tests.forking import Forked

from faults import clock

ROOT = Path(__file__).parents[1]
READY = re.compile(r"http://127\.0\.0\.1:([0-9]+)/")
START = 60.0  # seconds in which a node must serve


class Node:
    """`wormery serve` on a port that stays the same over all its lives."""

    def __init__(self, database: str, folder: Path, name: str, *flags: str) -> None:
        self.database = database
        self.name = name
        self.flags = flags
        self.port = 0
        self.log: list[str] = []
        self.lives = 0
        self._clock = folder / f"{name}.clock"
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None
        clock.write(self._clock, 0.0)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None, "it was never started"
        return self._process

    async def start(self) -> None:
        """Start it, and return when it serves."""
        self.lives += 1
        serving = threading.Event()
        self._process = Forked(
            *("faults.clock", str(self._clock), "serve"),
            *("--port", str(self.port), "--database", self.database, *self.flags),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "WORMERY_LANGUAGE": "en"},
        )
        # All is read, always: a node that cannot write its log would stand still.
        self._reader = threading.Thread(
            target=self._read, args=(self._process, serving), daemon=True
        )
        self._reader.start()
        if not await asyncio.to_thread(serving.wait, START) or not self.port:
            raise RuntimeError(f"{self.name} does not serve:\n" + "".join(self.log[-50:]))

    def _read(self, process: subprocess.Popen[str], serving: threading.Event) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                self.log.append(line)
                if found := READY.search(line):
                    self.port = int(found[1])
                    serving.set()
        serving.set()

    async def kill(self) -> None:
        """End it as a power cut would: no signal it could answer to."""
        self.process.send_signal(signal.SIGKILL)
        await self._gone()

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self.resume()
        self.process.send_signal(signal.SIGTERM)
        await self._gone()

    async def _gone(self) -> None:
        await asyncio.to_thread(self.process.wait, 30)
        assert self._reader is not None
        await asyncio.to_thread(self._reader.join)

    def end(self) -> None:
        """Make sure that nothing of it is left."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def pause(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def set_clock(self, ahead: float) -> None:
        clock.write(self._clock, ahead)

    def limit_files(self, size: int | None) -> None:
        """Let it write no file beyond that size; None: as long as it likes. Needs no rights."""
        most = resource.RLIM_INFINITY
        resource.prlimit(
            self.process.pid, resource.RLIMIT_FSIZE, (most if size is None else size, most)
        )

    @property
    def memory(self) -> int:
        """What the process holds, in kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"^VmRSS:\s+([0-9]+)", status, re.MULTILINE)
        return int(found[1]) if found else 0

    @property
    def traces(self) -> list[str]:
        """The lines of its log that tell of a mistake of ours."""
        return [line for line in self.log if '"trace"' in line or "Traceback" in line]


def gist(line: str) -> str:
    """The end of a trace: where it happened and what, without what differs each time."""
    try:
        trace: str = json.loads(line)["trace"]
    except (ValueError, KeyError):
        return line.strip()
    return re.sub("0x[0-9a-f]+", "…", " ".join(trace.split()[-30:]))
