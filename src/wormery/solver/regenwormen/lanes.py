"""Four turns of Regenwormen solved side by side, in the lanes of the processor's vectors.

The loop is that of `turn.solve_states` with four numbers for one. They are written out as
tuples, because the compiler puts those into vector registers and does not do so for a loop.
"""

from typing import Any

import numpy as np

from wormery.games.compiling import Record, compiled
from wormery.solver.regenwormen.tables import (
    END,
    ENDS,
    FIRST_NODE,
    MOST_NODES,
    NODES,
    TurnTables,
)
from wormery.solver.regenwormen.turn import FAIL, NEVER, ONE, worth_of_stopping

LANES = 4

Four = tuple[float, float, float, float]


@compiled
def load(array: Record, place: Any) -> Four:
    return (array[place, 0], array[place, 1], array[place, 2], array[place, 3])


@compiled
def store(array: Record, place: Any, four: Four) -> None:
    array[place, 0] = four[0]
    array[place, 1] = four[1]
    array[place, 2] = four[2]
    array[place, 3] = four[3]


@compiled
def larger(one: Four, other: Four) -> Four:
    return (
        one[0] if one[0] > other[0] else other[0],
        one[1] if one[1] > other[1] else other[1],
        one[2] if one[2] > other[2] else other[2],
        one[3] if one[3] > other[3] else other[3],
    )


@compiled
def add_weighted(four: Four, weight: float, other: Four) -> Four:
    return (
        four[0] + weight * other[0],
        four[1] + weight * other[1],
        four[2] + weight * other[2],
        four[3] + weight * other[3],
    )


@compiled
def solve_four(
    tables: TurnTables, stop: Record, fail: Record, values: Record, best: Record
) -> None:
    """The values of every state in four turns; each array has a last axis of four lanes."""
    live = np.uint64(tables.states.shape[0])
    for end in range(np.uint64(ENDS)):
        store(values, live + end, load(stop, end))
    failing = load(fail, np.uint64(0))
    never = (NEVER, NEVER, NEVER, NEVER)
    zero = (0.0, 0.0, 0.0, 0.0)
    for state in range(live):
        first = np.uint64(tables.states[state, FIRST_NODE])
        nodes = np.uint64(tables.states[state, NODES])
        store(best, np.uint64(0), never)
        worth = add_weighted(zero, tables.weight[first], failing)
        for node in range(ONE, nodes):
            before = load(best, np.uint64(tables.parent[first + node]))
            choice = np.uint64(tables.choice[first + node])
            new = load(values, np.uint64(tables.after[state, choice]))
            better = larger(before, new)
            store(best, node, better)
            worth = add_weighted(worth, tables.weight[first + node], better)
        store(values, state, larger(worth, load(stop, np.uint64(tables.states[state, END]))))


@compiled
def solve_many(
    tables: TurnTables, setup: Record, states: Record, ends: Record, worth: Record
) -> None:
    """What rolling is worth at the start of a turn, for many tables.

    `ends` has a row for each of `states`, as `worth_of_stopping` takes it.
    """
    values = np.empty((tables.states.shape[0] + ENDS, LANES))
    best = np.empty((MOST_NODES, LANES))
    stop = np.zeros((ENDS, LANES))
    fail = np.zeros((1, LANES))
    one_stop = np.zeros(ENDS)
    ways = np.zeros(ENDS, dtype=np.int64)
    number = states.shape[0]
    start = tables.states.shape[0] - 1
    for first in range(0, number, LANES):
        lanes = min(LANES, number - first)
        for lane in range(lanes):
            worth_of_stopping(setup, states[first + lane], ends[first + lane], one_stop, ways)
            fail[0, lane] = ends[first + lane, FAIL]
            for end in range(ENDS):
                stop[end, lane] = one_stop[end]
        # Before the first roll one cannot stop, and nothing is what stopping brings.
        for lane in range(LANES):
            stop[tables.states[start, END], lane] = NEVER
        solve_four(tables, stop, fail, values, best)
        for lane in range(lanes):
            worth[first + lane] = values[start, lane]
