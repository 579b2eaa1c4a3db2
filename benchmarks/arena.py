"""What the arena itself costs: the same games through it and by the bare compiled driver.

Measured in processor time, which does not depend on what else the machine does. Waiting for
the disk is not in it: once for each block, which is every 0.4 to 2 seconds.
"""

import tempfile
import time
from dataclasses import replace
from pathlib import Path

from benchmarks.report import Report
from wormery.arena import batch
from wormery.arena.blocks import seated
from wormery.arena.plan import MATCH, Plan
from wormery.arena.running import run as play
from wormery.arena.store import Store

REPEATS = 3
SECONDS = 2.0  # about how long the players of a case play

GAMES = (("regenwormen", 2), ("regenwormen", 4), ("it-happens", 2), ("it-happens", 4))
# The quickest players, for which the arena costs most, and the strongest.
PLAYERS = ((batch.PLAYERS[0],), (batch.PLAYERS[-1], batch.PLAYERS[-2]))


def run_case(game: str, seats: int, names: tuple[str, ...]) -> tuple[int, float, float]:
    """The number of games, and the seconds they take through the arena and bare."""
    table = (names * seats)[:seats]
    plan = Plan(MATCH, game, seats, "-", 1, (table,), games=4 * seats)
    bare(plan)  # so that all is compiled
    through(plan)
    while (once := bare(plan)) < SECONDS / 2:
        more = min(8.0, SECONDS / once)
        games = max(int((plan.games or 0) * more) // seats, 2) * seats
        plan = replace(plan, games=games)
    times = [(through(plan), bare(plan)) for _ in range(REPEATS)]
    return plan.games or 0, min(one for one, _ in times), min(other for _, other in times)


def through(plan: Plan) -> float:
    """Everything that `wormery match` does on one worker, its file included."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.process_time()
        store = Store.create(Path(folder) / "results", plan)
        for _ in play(plan, store):
            pass
        return time.process_time() - begun


def bare(plan: Plan) -> float:
    """The very same games in one go for each way to sit, and nothing counted."""
    each = plan.turns_around(0)
    deals = -(-(plan.games or 0) // each)
    begun = time.process_time()
    for turned in range(each):
        names = seated(plan.tables[0], turned)
        batch.play_games(plan.rules, plan.seats, deals, plan.seed_of(0), names)
    return time.process_time() - begun


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
        ["", "games", "players alone", "through the arena", "cost a game", "cost"],
        rows,
    )
