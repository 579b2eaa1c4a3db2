"""What the arena itself costs, beside the time in which its players play.

Both are taken from the same run, so that it does not matter what else the machine does: all
processor time of a match, and the part of it that was spent in the compiled games. Waiting
for the disk is not in it: once for each block, which is every 0.4 to 2 seconds.
"""

import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks.report import Report
from wormery.arena import batch
from wormery.arena.plan import MATCH, Plan
from wormery.arena.running import run as play
from wormery.arena.store import Store

REPEATS = 3
SECONDS = 2.0  # about how long the players of a case play

GAMES = (("regenwormen", 2), ("regenwormen", 4), ("it-happens", 2), ("it-happens", 4))
# The quickest players, for which the arena costs most, and the strongest.
PLAYERS = ((batch.PLAYERS[0],), (batch.PLAYERS[-1], batch.PLAYERS[-2]))


def run_case(game: str, seats: int, names: tuple[str, ...]) -> tuple[int, float, float]:
    """The number of games, the seconds they take through the arena, and those of playing."""
    table = (names * seats)[:seats]
    plan = Plan(MATCH, game, seats, "-", 1, (table,), games=4 * seats)
    through(plan)  # so that all is compiled
    while (once := through(plan)[1]) < SECONDS / 2:
        more = min(8.0, SECONDS / once)
        games = max(int((plan.games or 0) * more) // seats, 2) * seats
        plan = replace(plan, games=games)
    whole, playing = min((through(plan) for _ in range(REPEATS)), key=lambda t: t[0] / t[1])
    return plan.games or 0, whole, playing


def through(plan: Plan) -> tuple[float, float]:
    """Everything that `wormery match` does on one worker, its file included."""
    playing = 0.0
    play_games = batch.play_games

    def timed(*arguments: Any, **options: Any) -> batch.Batch:
        nonlocal playing
        begun = time.process_time()
        try:
            return play_games(*arguments, **options)
        finally:
            playing += time.process_time() - begun

    batch.play_games = timed
    try:
        with tempfile.TemporaryDirectory() as folder:
            begun = time.process_time()
            with Store.create(Path(folder) / "results", plan) as store:
                for _ in play(plan, store):
                    pass
            return time.process_time() - begun, playing
    finally:
        batch.play_games = play_games


def run(report: Report) -> None:
    rows = []
    for game, seats in GAMES:
        for names in PLAYERS:
            games, arena, own = run_case(game, seats, names)
            cost = arena / own - 1
            label = f"{game}, {seats} seats, {' against '.join(names)}"
            each = (arena - own) / games * 1e6
            cells = [f"{games:,}", f"{own:.2f} s", f"{arena:.2f} s", f"{each:.1f} µs"]
            rows.append([label, *cells, f"{cost:.1%}"])
            key = f"arena.{game}.{seats}.{'-'.join(names)}"
            report.figure(f"{key}.cost", round(cost, 4), "share")
            report.figure(f"{key}.cost_of_a_game", round(each, 2), "µs")
            report.figure(f"{key}.games_per_second", round(games / arena), "1/s")
    report.table(
        f"Cost of the arena, one worker, best of {REPEATS}",
        ["", "games", "playing", "through the arena", "cost a game", "cost"],
        rows,
    )
