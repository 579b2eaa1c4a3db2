"""How much a move costs on the wire: the mean size of the frames that tell of it.

Two people and a spectator follow seeded play at a real server, in English. The dice are the
server's own, so figures of two runs differ by about one in a hundred.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from tests.tables import Person, sensible, serving
from websockets.asyncio.client import ClientConnection

from benchmarks.report import Report

# How many games of each are enough for a mean.
GAMES: tuple[tuple[str, dict[str, str], int], ...] = (
    ("regenwormen", {"short": "yes"}, 12),
    ("it-happens", {}, 20),
)
LISTENERS = ("the one who moves", "the other seat", "spectator")
OVER = -2


def run(report: Report) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db", "--no-limits") as server,
    ):
        rows = []
        for game, options, count in GAMES:
            sizes = asyncio.run(_play_all(server.url, game, options, count))
            means = [statistics.mean(sizes[name]) for name in LISTENERS]
            rows.append((game, *(f"{mean:,.0f}" for mean in means)))
            for name, mean in zip(("mover", "other", "spectator"), means, strict=True):
                report.figure(f"server.frames.{game}.{name}", mean, "bytes")
    report.table("Bytes of a frame that tells of a move", ("", *LISTENERS), rows)


async def _play_all(
    url: str, game: str, options: dict[str, str], count: int
) -> dict[str, list[int]]:
    sizes: dict[str, list[int]] = {name: [] for name in LISTENERS}
    people = [await Person(url).arrive() for _ in range(3)]
    for number in range(count):
        here = {"kind": "here", "name": "Anna"}
        code = await people[0].open(game, here, {"kind": "link"}, options=options, begins=0)
        await people[1].do(code, "claim", seat=1, name="Bo")
        async with (
            people[0].socket(code, language="en") as anna,
            people[1].socket(code, language="en") as bo,
            people[2].socket(code, language="en") as eve,
        ):
            await people[0].do(code, "start")
            await _play((anna, bo, eve), random.Random(number), sizes)
    for person in people:
        await person.close()
    return sizes


async def _play(
    sockets: tuple[ClientConnection, ...], choose: random.Random, sizes: dict[str, list[int]]
) -> None:
    """One game; each move is made when all have heard of the last."""
    mover = -1
    while True:
        frames = [await _next_event(socket) for socket in sockets]
        view: dict[str, Any] = frames[0][1]["views"][0]["view"]
        if frames[0][1]["event"]["kind"] == "moved":
            sizes[LISTENERS[0]].append(frames[mover][0])
            sizes[LISTENERS[1]].append(frames[1 - mover][0])
            sizes[LISTENERS[2]].append(frames[2][0])
        if view["actor"] == OVER:
            return
        mover = view["actor"]
        steps = frames[0][1]["steps"]
        move = sensible(frames[mover][1]["views"][0]["view"], choose)
        command = {"kind": "move", "id": f"m{steps}", "seat": mover, "move": move}
        await sockets[mover].send(json.dumps({**command, "step": steps}))


async def _next_event(socket: ClientConnection) -> tuple[int, dict[str, Any]]:
    """The next frame about the game, and its size."""
    while True:
        text = await asyncio.wait_for(socket.recv(), 30)
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "event" and frame.get("views"):
            return len(text.encode() if isinstance(text, str) else text), frame
