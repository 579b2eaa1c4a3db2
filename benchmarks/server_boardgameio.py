"""What boardgame.io's own server does with the load of our table server.

Its clients play Regenwormen for two over its sockets (`boardgameio/`), each move as soon as
the last is acknowledged. It keeps its games in memory only, as it does unless told otherwise;
one run more has them in files, by the storage that comes with it. That one survives a restart,
though it does not wait for the disk as ours does.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.report import Report
from benchmarks.server import load, raise_open_files

FOLDER = Path(__file__).with_name("boardgameio")
SOCKETS = 1000
SECONDS = 20
REPEATS = 3
OLDEST_NODE = 18


def run(report: Report) -> None:
    environment = os.environ | {"PATH": path_to_node()}
    install(FOLDER, environment)
    # By turns with ours, since the machine may have other work at any time.
    raise_open_files()
    runs, ours = [], []
    for _ in range(REPEATS):
        runs.append(play(environment))
        ours.append(load("SQLite", None, "regenwormen")["rate"])
    _compare(report, [one["moves_per_second"] for one in runs], ours)
    runs.sort(key=lambda one: -one["moves_per_second"])
    with tempfile.TemporaryDirectory() as folder:
        runs.append(play(environment | {"GAMES": folder}))
    names = ["in memory, best run", *[""] * (REPEATS - 1), "in files"]
    rows = []
    for name, one in zip(names, runs, strict=True):
        cells = [f"{one['moves_per_second']:,.0f}", f"{one['p50_ms']:.0f} ms"]
        cells += [f"{one['p99_ms']:.0f} ms", f"{one['server_rss_mb']:.0f} MB"]
        cells += [f"{one['server_cores']:.2f}", f"{one['client_cores']:.2f}"]
        rows.append([name, *cells, f"{one['moves_per_core_second']:,.0f}"])
    in_files = runs[-1]["moves_per_second"]
    report.figure("server.boardgameio.files.ratio", statistics.median(ours) / in_files, "")
    for name, unit in (
        ("moves_per_second", "1/s"),
        ("p50_ms", "ms"),
        ("p99_ms", "ms"),
        ("server_rss_mb", "MB"),
        ("moves_per_core_second", "1/s"),
    ):
        report.figure(f"server.boardgameio.{name}", round(runs[0][name], 1), unit)
        report.figure(f"server.boardgameio.files.{name}", round(runs[-1][name], 1), unit)
    tables = f"{SOCKETS:,} sockets on {SOCKETS // 2} tables"
    report.table(
        f"boardgame.io's server on Node.js {runs[0]['node']}, {tables}, {SECONDS} s",
        ["", "moves/s", "median", "99 %", "memory", "cores", "clients' cores", "moves/core s"],
        rows,
    )


def _compare(report: Report, theirs: list[float], ours: list[float]) -> None:
    ratio = statistics.median(ours) / statistics.median(theirs)
    report.table(
        "By turns: moves/s of boardgame.io with games in memory, and of ours on SQLite",
        ["", *(f"run {n}" for n in range(1, REPEATS + 1)), "median"],
        [
            [name, *(f"{rate:,.0f}" for rate in rates), f"{statistics.median(rates):,.0f}"]
            for name, rates in (("boardgame.io", theirs), ("Wormery", ours))
        ],
    )
    report.figure("server.boardgameio.ratio", ratio, "")


def play(environment: dict[str, str]) -> dict[str, Any]:
    command = ["node", "load.js", "--sockets", str(SOCKETS), "--seconds", str(SECONDS)]
    done = subprocess.run(
        command, cwd=FOLDER, env=environment, check=True, stdout=subprocess.PIPE
    )
    one: dict[str, Any] = json.loads(done.stdout)
    one["moves_per_core_second"] = one["moves_per_second"] / one["server_cores"]
    return one


def path_to_node() -> str:
    """The PATH on which there is a Node.js: the machine's, or one from PyPI."""
    if has_node(machines := os.environ.get("PATH", "")):
        return machines
    ours = os.pathsep.join([str(Path(sys.executable).parent), machines])
    if not has_node(ours):
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--group", "node"]
        subprocess.run(pip, cwd=FOLDER.parents[1], check=True)
    return ours


def has_node(path: str) -> bool:
    node, npm = (shutil.which(name, path=path) for name in ("node", "npm"))
    if not (node and npm):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return int(version.lstrip("v").split(".")[0]) >= OLDEST_NODE


def install(folder: Path, environment: dict[str, str]) -> None:
    """Fetch what the lock file of a folder names, unless it is there."""
    installed = folder / "node_modules" / ".package-lock.json"
    lock = folder / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(npm, cwd=folder, env=environment, check=True)
