"""Which functions run: for each test, and in the processes that a test starts."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

VARIABLE = "MUTANTS_TRACE"  # names a file to which processes add the functions they run


class Tracer:
    """Notes which of our functions run, by `path:line`."""

    def __init__(self, root: Path) -> None:
        self._prefix = f"{root}/src/"
        self._cut = len(f"{root}/")
        self._known: dict[int, Any] = {}
        self.seen: set[str] = set()
        self.told: Callable[[str], None] = self.seen.add

    def start(self) -> None:
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def forget(self) -> None:
        self._known.clear()
        self.seen.clear()

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call":
            return
        code = frame.f_code
        if id(code) not in self._known:
            self._known[id(code)] = code
            if code.co_filename.startswith(self._prefix):
                self.told(f"{code.co_filename[self._cut :]}:{code.co_firstlineno}")


def trace_process(root: Path, file: str) -> None:
    """In any process below a test: add what runs to a file, as soon as it runs."""
    tracer = Tracer(root)
    end = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    tracer.told = lambda name: void(os.write(end, f"{name}\n".encode()))
    tracer.start()


def void(_: object) -> None:
    pass
