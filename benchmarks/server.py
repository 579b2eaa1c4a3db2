"""The table server under load: many sockets, bots thinking, and how fast it starts.

Client and server share the machine, so both are given with the cores they used.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.postgres import running
from tests.screens import GOLDEN
from tests.tables import Person, TableServer, hear, serving

from benchmarks.report import Report
from wormery.games import OVER

TABLES = 500
SECONDS = 20
PACED = 2_500  # moves a second of people who take their time


def run(report: Report) -> None:
    raise_open_files()
    rows = [load("SQLite", None, "regenwormen"), load("SQLite", None, "it-happens")]
    paced = load("SQLite", None, "regenwormen", PACED)
    with running() as postgres:
        rows.append(load("PostgreSQL", postgres.fresh_database().url, "regenwormen"))
    sockets = f"{2 * TABLES:,} sockets on {TABLES} tables"
    _show(report, f"{sockets}, each move as soon as the last is done", rows)
    _show(report, f"{sockets}, {PACED:,} moves a second in all", [paced])
    first = rows[0]
    report.figure("server.sqlite.moves", first["rate"], "moves/s")
    report.figure("server.sqlite.p99", first["p99_ms"], "ms")
    report.figure("server.paced.p99", paced["p99_ms"], "ms")
    report.figure("server.sqlite.memory", first["memory_mb"], "MB")
    report.figure("server.postgresql.moves", rows[2]["rate"], "moves/s")
    _thinking(report)
    _reviewing(report)
    _starting(report)


def _show(report: Report, title: str, rows: list[dict[str, Any]]) -> None:
    report.table(
        title,
        ("", "moves/s", "p50", "p99", "server", "server's cores", "client's cores"),
        [
            (
                f"{row['database']}, {row['game']}",
                f"{row['rate']:,.0f}",
                f"{row['p50_ms']:.0f} ms",
                f"{row['p99_ms']:.0f} ms",
                f"{row['memory_mb']:.0f} MB",
                f"{row['server_cpu']:.2f}",
                f"{row['client_cpu']:.2f}",
            )
            for row in rows
        ],
    )


def raise_open_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536), most))


@contextlib.contextmanager
def _served(database: str | None) -> Iterator[TableServer]:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(database or Path(folder) / "tables.db", "--no-limits") as server,
    ):
        yield server


def load(
    name: str, database: str | None, game: str, rate: float | None = None, nodes: int = 1
) -> dict[str, Any]:
    """What a crowd sees, spread over so many nodes on one database."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(_served(database)) for _ in range(nodes)]
        command = [sys.executable, "-m", "benchmarks.server_load"]
        command += [server.url for server in servers]
        command += ["--tables", str(TABLES), "--seconds", str(SECONDS), "--game", game]
        command += ["--servers", *(str(server.pid) for server in servers)]
        if rate is not None:
            command += ["--rate", str(rate)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        row: dict[str, Any] = json.loads(done.stdout)
        memory = max(_status(server.pid, "VmHWM") for server in servers) / 1024
    return {**row, "database": name, "game": game, "memory_mb": memory}


def _status(pid: int, field: str) -> int:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith(field)).split()[1])


def _thinking(report: Report) -> None:
    """Moves of one table, alone and while experts think at ten others."""

    async def measure(server: TableServer) -> tuple[list[float], list[float]]:
        anna = await Person(server.url).arrive()
        alone = await _moves(anna, 150)
        experts = [{"kind": "bot", "level": "expert"} for _ in range(4)]
        for _ in range(10):
            code = await anna.open("it-happens", *experts, pace=0)
            await anna.do(code, "start")
        beside = await _moves(anna, 300)
        await anna.close()
        return alone, beside

    with _served(None) as server:
        alone, beside = asyncio.run(measure(server))
    rows = [
        (name, f"{1000 * statistics.median(times):.1f} ms", f"{1000 * _p99(times):.1f} ms")
        for name, times in (("alone", alone), ("experts thinking at ten tables", beside))
    ]
    report.table(
        "A move at another table, from sending to acknowledged", ("", "p50", "p99"), rows
    )
    report.figure("server.thinking.p99", 1000 * (_p99(beside) - _p99(alone)), "ms")


def _reviewing(report: Report) -> None:
    """Moves of one table, alone and while one game after the other is reviewed."""
    games = [path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("*.worm"))]

    async def measure(server: TableServer) -> tuple[list[float], list[float], list[float]]:
        anna, bo = await Person(server.url).arrive(), await Person(server.url).arrive()
        alone, beside, took = await _moves(anna, 500), list[float](), list[float]()
        for game in games:
            body = {"id": f"game-{len(took)}", "record": game}
            code = (await bo.client.post("/api/records", json=body)).json()["code"]
            start = time.perf_counter()
            review = asyncio.create_task(_review(bo, code))
            while not review.done():
                beside += await _moves(anna, 50)
            took.append(review.result() - start)
            alone += await _moves(anna, 100)
        await anna.close()
        await bo.close()
        return alone, beside, took

    with _served(None) as server:
        alone, beside, took = asyncio.run(measure(server))
    rows = [
        (name, f"{1000 * statistics.median(times):.1f} ms", f"{1000 * _p99(times):.1f} ms")
        for name, times in (("alone", alone), ("while games are reviewed", beside))
    ]
    report.table(
        "A move at another table, from sending to acknowledged", ("", "p50", "p99"), rows
    )
    report.table(
        f"{len(took)} reviews over HTTP, one at a time, while that table plays",
        ("first", "median", "longest"),
        [(f"{took[0]:.1f} s", f"{statistics.median(took):.1f} s", f"{max(took):.1f} s")],
    )
    report.figure("server.reviewing.p99", 1000 * (_p99(beside) - _p99(alone)), "ms")


async def _review(person: Person, code: str) -> float:
    """When the review of a game was there."""
    while True:
        answer = await person.client.get(f"/api/tables/{code}/review")
        assert answer.status_code in (200, 202), answer.text
        if answer.status_code == 200:
            return time.perf_counter()


def _p99(times: list[float]) -> float:
    return sorted(times)[len(times) * 99 // 100]


async def _moves(person: Person, count: int) -> list[float]:
    """How long each of so many moves takes to be acknowledged, with people on both seats."""
    times: list[float] = []
    while len(times) < count:
        here = {"kind": "here"}
        code = await person.open("it-happens", here, here, begins=0)
        async with person.socket(code) as socket:
            await hear(socket)
            await person.do(code, "start")
            view, frame = await _choice(socket, await hear(socket))
            while len(times) < count and view["actor"] != OVER:
                command = {
                    "kind": "move",
                    "id": f"m{frame['steps']}",
                    "seat": view["actor"],
                    "move": view["moves"][0]["move"],
                    "step": frame["steps"],
                }
                start = time.perf_counter()
                await socket.send(json.dumps(command))
                answers: dict[str, dict[str, Any]] = {}
                while len(answers) < 2:
                    answer = await hear(socket)
                    answers[answer["type"]] = answer
                    if answer["type"] == "done":
                        times.append(time.perf_counter() - start)
                view, frame = await _choice(socket, answers["event"])
    return times


async def _choice(socket: Any, frame: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What whoever acts sees, as soon as somebody does or the game is over."""
    while True:
        for seen in frame.get("views", ()):
            if seen["view"]["moves"] or seen["view"]["actor"] == OVER:
                return seen["view"], frame
        frame = await hear(socket)


def _starting(report: Report) -> None:
    """From the command to the first answer, the database there already and not yet."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(4):
            start = time.perf_counter()
            with serving(Path(folder) / "tables.db"):
                times.append(time.perf_counter() - start)
    report.table(
        "From `wormery serve` to serving",
        ("new database", "later, best of 3"),
        [(f"{times[0]:.2f} s", f"{min(times[1:]):.2f} s")],
    )
    report.figure("server.start", min(times[1:]), "s")
