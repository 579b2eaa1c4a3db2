"""Run tests in a worker's processes, and say whether a change was noticed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from mutants.areas import Area
from mutants.checkout import Copy, folder

UNWANTED = {"NUMBA_DISABLE_JIT", "PYTHONDONTWRITEBYTECODE", "PROOF"}
COMPILED = "compiled"  # below the common folder: compiled code, not the user's own


class Worker:
    """A process of `mutants.worker` in a copy of the checkout."""

    def __init__(self, copy: Copy, area: Area) -> None:
        self.copy = copy
        self.area = area
        self._mode = {
            "alone": area.alone,
            "plain": area.plain,
            "recompiled": area.recompiled,
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "mutants.worker"],
            cwd=copy.root,
            env=environment(copy, area),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **order: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order | self._mode) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("a worker has ended")
        found: dict[str, Any] = json.loads(answer)
        if "error" in found or (found.get("killed") and order["kind"] != "judge"):
            raise RuntimeError(f"{order['kind']} failed: {found.get('error') or found['why']}")
        return found

    def close(self) -> None:
        with self._process:  # which closes its ends
            pass


def environment(copy: Copy, area: Area) -> dict[str, str]:
    own = {
        "PYTHONPATH": os.pathsep.join((copy.path, os.environ.get("PYTHONPATH", ""))),
        "PYTHONHASHSEED": "0",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "NUMBA_CACHE_DIR": str(compiled()),
        "CI": "yes",
    }
    if area.plain:
        own["NUMBA_DISABLE_JIT"] = "1"
    kept = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    return kept | own


def compiled() -> Path:
    """Return where changed sources keep compiled code, beginning with what the user has."""
    made = folder() / COMPILED
    if not made.exists():
        own = Path(os.environ.get("NUMBA_CACHE_DIR") or user_cache_path("wormery"))
        own = own / "wormery" if os.environ.get("NUMBA_CACHE_DIR") else own
        if (own / "compiled").exists():
            shutil.copytree(own / "compiled", made / "wormery" / "compiled")
        made.mkdir(exist_ok=True)
    return made
