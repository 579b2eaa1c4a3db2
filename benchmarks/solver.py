"""How fast the exact turn of Regenwormen is solved."""

import time
from collections.abc import Callable

import numpy as np

from benchmarks.report import Report
from wormery.games import load
from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.solver.regenwormen import Worth, solve
from wormery.solver.regenwormen.lanes import solve_many
from wormery.solver.regenwormen.tables import ENDS, MOST_NODES, turn_tables
from wormery.solver.regenwormen.turn import FAIL, solve_states, worth_of_stopping

REPEATS = 9
TOGETHER = 400


def run(report: Report) -> None:
    position = load("regenwormen").start(seats=2)
    assert isinstance(position, RegenwormenPosition)
    ends = Worth.in_worms(position).array()
    setup, tables = position.setup, turn_tables()
    stop, ways = np.zeros(ENDS), np.zeros(ENDS, dtype=np.int64)
    values, scratch = np.zeros(len(tables.states) + ENDS), np.zeros(MOST_NODES)
    worth_of_stopping(setup, position.state, ends, stop, ways)
    alone = best(lambda: solve_states(tables, stop, float(ends[FAIL]), values, scratch), 100)
    states = np.array([position.state] * TOGETHER, dtype=rules.STATE)
    different = ends + np.random.default_rng(1).random((TOGETHER, len(ends)))
    worth = np.zeros(TOGETHER)
    many = best(lambda: solve_many(tables, setup, states, different, worth), 1) / TOGETHER
    whole = best(lambda: solve(position, Worth.in_worms(position)), 20)
    report.figure("solver.turn_alone", alone, "s")
    report.figure("solver.turn_together", many, "s")
    report.figure("solver.turn_with_distribution", whole, "s")
    report.table(
        "A whole turn of Regenwormen, exact",
        ["", "µs"],
        [
            ["alone", f"{alone * 1e6:.1f}"],
            [f"each of {TOGETHER} together", f"{many * 1e6:.1f}"],
            ["from Python, with moves and how it ends", f"{whole * 1e6:.0f}"],
        ],
    )


def best(work: Callable[[], object], times: int) -> float:
    """Seconds for one time, the best of several runs: the machine may be busy."""
    work()
    found = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        for _ in range(times):
            work()
        found.append((time.perf_counter() - begun) / times)
    return min(found)
