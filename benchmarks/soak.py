"""Many games for a long while, with drops, restarts and slow readers: memory stays flat.

Ten minutes for each database; `SOAK_MINUTES=60 make bench ONLY=soak` for an hour. Nothing may
be lost and every table must be readable afterwards. The first node is not started again after
the first tenth, so that its memory can be compared over the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
import statistics
import sys
from dataclasses import dataclass, field

from faults import stage
from faults.journal import now
from faults.people import Club
from faults.world import World, postgres_world, sqlite_world

from benchmarks.report import Report
from wormery.server.frames import PROTOCOL

MINUTES = float(os.environ.get("SOAK_MINUTES", "10"))
TABLES = 16
SLOW_READERS = 8
BETWEEN = 5.0  # seconds between two faults
FLAT = 0.05

# What a long life brings, of all faults that there are.
OF_DATABASES = {
    "postgres": ("restarted", "crashed", "frozen", "slow", "cut", "commit-lost"),
    "sqlite": ("locked", "node-paused"),
}


@dataclass
class Soaked:
    """A run: the memory of the first node by the second, in megabytes, and what was found."""

    memory: list[float] = field(default_factory=list)
    outcome: stage.Outcome = field(default_factory=lambda: stage.Outcome([]))
    restarts: int = 0

    def tenth(self, number: int) -> float:
        """The median of one tenth of the time, counted from 0."""
        size = max(1, len(self.memory) // 10)
        return statistics.median(self.memory[number * size : (number + 1) * size])

    @property
    def growth(self) -> float:
        return self.tenth(9) / self.tenth(1) - 1


def run(report: Report) -> None:
    rows = []
    for name in ("sqlite", "postgres"):
        soaked = asyncio.run(_run(name))
        outcome = soaked.outcome
        rows.append(
            (
                name,
                f"{outcome.tables:,}",
                f"{outcome.acknowledged:,}",
                f"{outcome.resent:,}",
                f"{sum(kind.faults for kind in outcome.kinds)} + {soaked.restarts}",
                str(len(outcome.wrong)),
                f"{soaked.tenth(1):.0f} MB",
                f"{soaked.tenth(9):.0f} MB",
                f"{100 * soaked.growth:+.1f} %",
            )
        )
        report.figure(f"soak.{name}.growth", 100 * soaked.growth, "%")
        report.figure(f"soak.{name}.wrong", len(outcome.wrong), "findings")
        for line in outcome.wrong[:20]:
            report.console.print(line, markup=False)
        if soaked.growth > FLAT:
            report.console.print(f"{name}: memory is not flat")
    report.table(
        f"A soak of {MINUTES:g} minutes, {TABLES} tables at once",
        (
            *("", "games", "moves", "resent", "faults + restarts", "findings"),
            *("memory, 2nd tenth", "last tenth", "growth"),
        ),
        rows,
    )


async def _run(name: str) -> Soaked:
    async with (
        sqlite_world(full_soon=False) if name == "sqlite" else postgres_world(2) as world
    ):
        return await _soak(world, OF_DATABASES[name], 60 * MINUTES)


async def _soak(world: World, names: tuple[str, ...], seconds: float) -> Soaked:
    chance = random.Random(f"soak {world.kind}")
    soaked = Soaked()
    struck = {name: stage.Kind(name) for name in names}
    soaked.outcome.kinds = list(struck.values())
    club = Club(world.url, TABLES, chance)
    club.open()
    deaf: list[socket.socket] = []
    begun = now()
    watching = asyncio.create_task(_watch_memory(world, soaked))
    while (passed := now() - begun) < seconds:
        _say(world, passed, seconds, soaked)
        await asyncio.sleep(BETWEEN)
        _drop_someone(club, chance)
        _listen_slowly(world, club, deaf)
        if chance.random() < 0.3:
            soaked.restarts += await _restart(world, passed < seconds / 10, chance)
        else:
            kind = struck[chance.choice(names)]
            soaked.outcome.stuck += await stage.strike(world, kind, club, chance)
    watching.cancel()
    await stage.finish(world, club, soaked.outcome)
    for one in deaf:
        one.close()
    print(file=sys.stderr)
    return soaked


async def _watch_memory(world: World, soaked: Soaked) -> None:
    while True:
        await asyncio.sleep(1)
        with contextlib.suppress(OSError):  # it is just being started again
            soaked.memory.append(world.nodes[0].memory / 1024)


async def _restart(world: World, any_node: bool, chance: random.Random) -> bool:
    """Stop a node in peace or kill it, and start it again; the first only while we may."""
    able = world.nodes if any_node else world.nodes[1:]
    if not able:
        return False
    node = chance.choice(able)
    await chance.choice((node.stop, node.kill))()
    await node.start()
    return True


def _drop_someone(club: Club, chance: random.Random) -> None:
    """Someone's connection breaks, as on a train."""
    players = [player for seat in club.seats for player in seat.players]
    if players:
        chance.choice(players).drop()


def _listen_slowly(world: World, club: Club, deaf: list[socket.socket]) -> None:
    """Some who watch a game and hardly ever read; the oldest makes room for the next."""
    code = next((seat.players[0].journal.code for seat in club.seats if seat.players), None)
    if code is None:
        return
    with contextlib.suppress(OSError):
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.settimeout(2)
        raw.connect(("127.0.0.1", world.nodes[0].port))
        raw.sendall(
            f"GET /api/tables/{code}/socket?protocol={PROTOCOL} HTTP/1.1\r\nHost: x\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        deaf.append(raw)
    while len(deaf) > SLOW_READERS:
        deaf.pop(0).close()


def _say(world: World, passed: float, seconds: float, soaked: Soaked) -> None:
    memory = soaked.memory[-1] if soaked.memory else 0
    line = f"{world.kind}: {passed:.0f} of {seconds:.0f} s, {memory:.0f} MB"
    print(f"\r{line:<60}", end="", file=sys.stderr, flush=True)
