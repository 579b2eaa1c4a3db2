"""The exact turn of Regenwormen: values of all states, and how a turn ends, compiled."""

from typing import Any

import numpy as np

from wormery.games.compiling import Record, compiled
from wormery.games.regenwormen import rules
from wormery.solver.regenwormen.tables import END, FIRST_NODE, NODES, TOTALS, TurnTables

# What an array of `ends` holds: the worth of each tile taken from the row, of each stolen,
# and of a failed turn.
TAKE = 0
STEAL = rules.TILES
FAIL = 2 * rules.TILES
WAYS_TO_END = FAIL + 1

NEVER = -1e300

ONE = np.uint64(1)


@compiled
def worth_of_stopping(
    setup: Record, state: Record, ends: Record, values: Record, ways: Record
) -> None:
    """What stopping brings with each total, with a worm and without, and which way it is.

    `values` and `ways` have a place for each end, as the turn tables number them.
    """
    total, worm = state.total, state.aside[rules.WORM]
    state.aside[rules.WORM] = 1
    for points in range(TOTALS):
        values[points] = ends[FAIL]
        ways[points] = FAIL
        state.total = points
        best, way = NEVER, FAIL
        claims = rules.claims(setup, state)
        for tile in range(rules.TILES):
            if claims >> tile & 1:
                here = (TAKE if state.row >> tile & 1 else STEAL) + tile
                if ends[here] > best:
                    best, way = ends[here], here
        values[TOTALS + points] = ends[way]
        ways[TOTALS + points] = way
    state.total, state.aside[rules.WORM] = total, worm


@compiled
def solve_states(
    tables: TurnTables,
    stop: Record,
    fail: float,
    values: Record,
    best: Record,
) -> None:
    """The value of every state, from those with fewest dice on.

    `values` is for live states followed by ends; `best` is for the nodes of a tree.
    Numbers are unsigned throughout: a signed index costs a comparison each time.
    """
    live = np.uint64(tables.states.shape[0])
    for end in range(np.uint64(stop.shape[0])):
        values[live + end] = stop[end]
    for state in range(live):
        rolling = worth_of_rolling(tables, fail, values, best, state)
        stopping = stop[np.uint64(tables.states[state, END])]
        values[state] = rolling if rolling > stopping else stopping


@compiled
def solve_from(
    tables: TurnTables,
    stop: Record,
    fail: float,
    values: Record,
    best: Record,
    solved: Record,
    start: int,
) -> None:
    """The value of a live state and of all that can come of it, unless solved already.

    After the first roll that is far less than the whole turn. The ends must be in `values`.
    """
    for place in range(tables.reach_from[start], tables.reach_from[start + 1]):
        state = np.uint64(tables.reach[place])
        if not solved[state]:
            solved[state] = True
            rolling = worth_of_rolling(tables, fail, values, best, state)
            stopping = stop[np.uint64(tables.states[state, END])]
            values[state] = rolling if rolling > stopping else stopping


@compiled
def worth_of_rolling(
    tables: TurnTables,
    fail: float,
    values: Record,
    best: Record,
    state: Any,
) -> float:
    """What rolling on is worth: over all rolls, the best choice that each leaves."""
    first = np.uint64(tables.states[state, FIRST_NODE])
    nodes = np.uint64(tables.states[state, NODES])
    best[np.uint64(0)] = NEVER
    worth = tables.weight[first] * fail
    for node in range(ONE, nodes):
        before = best[np.uint64(tables.parent[first + node])]
        new = values[np.uint64(tables.after[state, np.uint64(tables.choice[first + node])])]
        better = before if before > new else new
        best[node] = better
        worth += tables.weight[first + node] * better
    return worth


@compiled
def how_it_ends(
    tables: TurnTables,
    stop: Record,
    values: Record,
    best: Record,
    reached: Record,
    start: int,
    must_roll: bool,
) -> float:
    """How likely each state and each end is reached under the best plan from `start`.

    Fills `reached`, for live states followed by ends, and gives the chance of a dead roll.
    Rolling on is chosen only where it is better than stopping.
    """
    live = tables.states.shape[0]
    dead = 0.0
    reached[:] = 0.0
    reached[start] = 1.0
    for state in range(min(start, live - 1), -1, -1):
        chance = reached[state]
        if chance == 0.0:
            continue
        end = tables.states[state, END]
        if values[state] <= stop[end] and not (must_roll and state == start):
            reached[live + end] += chance
            continue
        first = tables.states[state, FIRST_NODE]
        best[0] = -1
        dead += chance * tables.weight[first]
        for node in range(1, tables.states[state, NODES]):
            new = tables.after[state, tables.choice[first + node]]
            before = np.int64(best[tables.parent[first + node]])
            if before < 0 or values[new] > values[before]:
                before = new
            best[node] = before
            reached[before] += chance * tables.weight[first + node]
    return dead
