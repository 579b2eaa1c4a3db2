"""Players that are programs: moves a second through the protocol, and what starting one takes.

The same rule of thumb plays the same games three times: called as a function in this process,
as a program in Python, and as one in JavaScript. What it costs to be a program is the ratio.
"""

from __future__ import annotations

import runpy
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.report import Report
from wormery import games
from wormery.games import CHANCE, OVER, Move, Position
from wormery.players import ExternalPlayer
from wormery.record import draw

PLAYERS = Path(__file__).parents[1] / "examples" / "players"
MOVES = 2000
ROUNDS = 3  # by turns, the best of each

Choose = Callable[[Position], Move]


def run(report: Report) -> None:
    rows: list[list[str]] = []
    fastest: dict[str, float] = {}
    programs = {"Python": (sys.executable, "thumb.py"), "JavaScript": ("node", "thumb.mjs")}
    running: dict[str, tuple[Choose, str]] = {
        "a function, in this process": (by_function(), "")
    }
    opened = []
    for kind, (program, script) in programs.items():
        if shutil.which(program) is None:
            continue
        begun = time.perf_counter()
        player = ExternalPlayer.named(f"exec:{program} {PLAYERS / script}")
        player.introduce()
        ready = f"{1000 * (time.perf_counter() - begun):.0f} ms"
        opened.append(player)
        running[f"a program in {kind}"] = (by_program(player), ready)
    for _ in range(ROUNDS):
        for name, (choose, _) in running.items():
            fastest[name] = max(fastest.get(name, 0.0), moves_a_second(choose))
    for player in opened:
        player.close()
    for name, (_, ready) in running.items():
        rows.append([name, f"{fastest[name]:,.0f}", f"{1e6 / fastest[name]:.0f} µs", ready])
    columns = ["the same rule of thumb as", "moves/s", "a move", "until it is ready"]
    report.table("Players that are programs, both games", columns, rows)


def by_program(player: ExternalPlayer) -> Choose:
    random = Random(1)
    return lambda position: player.choose(position, random)


def by_function() -> Choose:
    rules: dict[str, Any] = runpy.run_path(str(PLAYERS / "thumb.py"))["RULES"]

    def choose(position: Position) -> Move:
        moves = [move.text for move in position.moves]
        chosen = rules[position.game.name](position.text, moves, {"dice": "3"})
        return position.game.move(chosen)

    return choose


def moves_a_second(choose: Choose) -> float:
    moves, spent, seed = 0, 0.0, 0
    position = start(seed)
    while moves < MOVES:
        if position.actor == OVER:
            seed += 1
            position = start(seed)
        elif position.actor == CHANCE:
            position = position.after(draw(position, f"bench {seed}", moves))
        else:
            begun = time.perf_counter()
            move = choose(position)
            spent += time.perf_counter() - begun
            moves += 1
            position = position.after(move)
    return moves / spent


def start(seed: int) -> Position:
    known = list(games.GAMES.values())
    position: Position = known[seed % len(known)].start(seats=2)
    return position
