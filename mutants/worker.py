"""A process that has imported what does not change, and forks for each run of tests.

    python -m mutants.worker

It works in the folder it is started in, takes orders as lines of JSON and answers each with
one. Importing NumPy, Numba and the rest takes seconds; a fork has them in milliseconds, and
imports only our modules.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import shutil
import signal
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Any

from mutants import session, tracing

ALWAYS = ("numpy", "numba", "msgspec", "hypothesis", "pytest", "fluent.runtime", "platformdirs")
POLL = 0.01


def main() -> None:
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    for line in sys.stdin:
        order = json.loads(line)
        answer = carry_out(order)
        answers.write(json.dumps(answer) + "\n")


def carry_out(order: dict[str, Any]) -> dict[str, Any]:
    if order["kind"] == "share":
        return share(order)
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        out = Path(folder) / "answer.json"
        traced = Path(folder) / "traced"
        pid = os.fork()
        if pid == 0:
            become(order, out, traced)
        in_time = wait(pid, order["wall"])
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)
        answer: dict[str, Any] = (
            json.loads(out.read_text())
            if out.exists()
            else {"killed": True, "by": "", "why": "it crashed" if in_time else "out of time"}
        )
        answer["below"] = sorted(set(traced.read_text().split())) if traced.exists() else []
    return answer


def wait(pid: int, seconds: float) -> bool:
    """Wait for a child; kill it when its time is over, or nobody waits for the answer."""
    end = time.monotonic() + seconds
    master = os.getppid()
    while os.waitpid(pid, os.WNOHANG)[0] == 0:
        if time.monotonic() > end or os.getppid() != master:
            os.killpg(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            return False
        time.sleep(POLL)
    return True


def become(order: dict[str, Any], out: Path, traced: Path) -> None:
    """Run the tests, write the answer, and end."""
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        if order["kind"] == "measure":
            os.environ[tracing.VARIABLE] = str(traced)
        elif order["kind"] == "judge" and order["recompiled"]:
            compile_elsewhere(out.parent, order["dependent"])
        answer = session.run(order)
    except BaseException:
        answer = {"error": traceback.format_exc()}
    part = out.with_suffix(".part")
    part.write_text(json.dumps(answer))
    part.rename(out)
    os._exit(0)


def share(order: dict[str, Any]) -> dict[str, Any]:
    """Import modules once for all forks, and none of those set apart."""
    for name in (*ALWAYS, *order["modules"]):
        with contextlib.suppress(Exception):
            importlib.import_module(name)
    if order["recompiled"]:
        from wormery.games.compiling import place

        place()
    gc.collect()
    gc.freeze()
    return {"loaded": sorted(set(order["apart"]) & sys.modules.keys())}


def compile_elsewhere(folder: Path, dependent: list[str]) -> None:
    """Let changed sources have compiled code of their own, but for modules the same as ever."""
    from wormery.games.compiling import FOLDER, place

    known = place().folder
    place.cache_clear()
    os.environ[FOLDER] = str(folder)
    own = place().folder
    assert known is not None
    assert own is not None
    for module in known.iterdir():
        if module.is_dir() and module.name not in dependent:
            shutil.copytree(module, own / module.name, copy_function=os.link)


if __name__ == "__main__":
    main()
