"""The end of a game of Regenwormen for two, solved exactly while somebody waits; compiled.

All tables that can come of one are found, and their chances improved turn by turn until nothing
changes, as in `game.py`. Here it is quick: a table that comes later is improved first, and a
table is left alone while nothing has changed behind it. If there are too many tables the search
gives up.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.games.compiling import Record, compiled
from wormery.games.regenwormen import GAME, rules
from wormery.solver.regenwormen.tables import (
    END,
    ENDS,
    MOST_NODES,
    TurnTables,
    turn_tables,
)
from wormery.solver.regenwormen.turn import (
    FAIL,
    NEVER,
    STEAL,
    TAKE,
    WAYS_TO_END,
    solve_states,
    worth_of_stopping,
)

driver = GAME.driver

SETTLED = 1e-11  # chances that change by less have been found
MOST_SWEEPS = 5000

OVER = -1  # instead of the number of a table that follows
NONE = -2

MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
SHIFT = np.uint64(29)


class Endings(NamedTuple):
    """The tables found, each with those that follow it, and scratch."""

    turn: TurnTables
    states: NDArray[Any]
    numbers: NDArray[np.int32]  # where to find a table, by its key
    follow: NDArray[np.int32]  # by table and the way a turn ends
    ends: NDArray[np.float64]  # what the game's end is worth to whoever ended it
    chances: NDArray[np.float64]  # of whoever's turn it is
    changed: NDArray[np.float64]
    stop: NDArray[np.float64]
    ways: NDArray[np.int64]
    values: NDArray[np.float64]
    best: NDArray[np.float64]
    shares: NDArray[np.float64]


def new_endings(most: int) -> Endings:
    """Space for so many tables."""
    turn = turn_tables()
    size = 1 << (4 * most - 1).bit_length()
    return Endings(
        turn,
        np.zeros(most + 1, dtype=np.dtype((np.record, rules.STATE))),
        np.full(size, NONE, dtype=np.int32),
        np.full((most, WAYS_TO_END), NONE, dtype=np.int32),
        np.zeros((most, WAYS_TO_END)),
        np.zeros(most),
        np.zeros(most),
        np.zeros(ENDS),
        np.zeros(ENDS, dtype=np.int64),
        np.zeros(len(turn.states) + ENDS),
        np.zeros(MOST_NODES),
        np.zeros(rules.MOST_SEATS),
    )


@compiled
def solve_ending(setup: Record, state: Record, endings: Endings) -> int:
    """Find the chances at this table and all that can follow; how many, or 0 for too many."""
    number = find_tables(setup, state, endings)
    if number and not settle(setup, number, endings):
        return 0
    return number


@compiled
def find_tables(setup: Record, state: Record, endings: Endings) -> int:
    """All tables that can come, the given one first; 0 if there are too many."""
    most = endings.follow.shape[0]
    endings.numbers[:] = NONE
    endings.states[0] = state
    rules.begin_turn(endings.states[0], state.turn)
    endings.numbers[place_of(endings.states[0], endings)] = 0
    number, table = 1, 0
    while table < number:
        for way in range(WAYS_TO_END):
            endings.follow[table, way] = NONE
            after = endings.states[number]
            if not end_turn(setup, endings.states[table], way, after):
                continue
            if after.phase == rules.OVER:
                driver.shares_of_win(setup, after, endings.shares)
                endings.follow[table, way] = OVER
                endings.ends[table, way] = endings.shares[endings.states[table].turn]
                continue
            place = place_of(after, endings)
            if endings.numbers[place] == NONE:
                if number == most:
                    return 0
                endings.numbers[place] = number
                number += 1
            endings.follow[table, way] = endings.numbers[place]
        table += 1
    return number


@compiled
def end_turn(setup: Record, table: Record, way: int, after: Record) -> bool:
    """The table after a turn that ends this way; whether it can."""
    copy_table(table, after)
    if way == FAIL:
        rules.fail(setup, after)
        return True
    from_row = way < STEAL
    tile = way - (TAKE if from_row else STEAL)
    if from_row:
        possible = table.row >> tile & 1 == 1
    else:
        possible = rules.owner_on_top(setup, table, tile) >= 0
    if possible:
        rules.take(setup, after, tile)
    return possible


@compiled
def copy_table(state: Record, other: Record) -> None:
    """What lies on the table when a turn begins."""
    other.row = state.row
    for seat in range(rules.MOST_SEATS):
        other.top[seat] = state.top[seat]
    for tile in range(rules.TILES):
        other.under[tile] = state.under[tile]
    rules.begin_turn(other, state.turn)


@compiled
def place_of(state: Record, endings: Endings) -> int:
    """Where in `numbers` the table is, or where it can be put."""
    key = np.uint64(state.row * 8 + state.turn)
    for seat in range(rules.MOST_SEATS):
        tile = state.top[seat]
        while tile != rules.NO_TILE:
            key = (key ^ np.uint64(tile + 1)) * MULTIPLIER
            key ^= key >> SHIFT
            tile = state.under[tile]
        key = (key ^ np.uint64(99)) * MULTIPLIER
        key ^= key >> SHIFT
    last = endings.numbers.shape[0] - 1
    place = np.int64(key >> np.uint64(8)) & last
    while endings.numbers[place] != NONE:
        if same_table(state, endings.states[endings.numbers[place]]):
            return place
        place = (place + 1) & last
    return place


@compiled
def same_table(one: Record, other: Record) -> bool:
    if one.row != other.row or one.turn != other.turn:
        return False
    for seat in range(rules.MOST_SEATS):
        tile, its = one.top[seat], other.top[seat]
        while tile == its and tile != rules.NO_TILE:
            tile, its = one.under[tile], other.under[its]
        if tile != its:
            return False
    return True


@compiled
def settle(setup: Record, number: int, endings: Endings) -> bool:
    """Improve all chances by one turn, again and again; whether they came to rest."""
    for table in range(number):
        endings.chances[table] = 0.5
        endings.changed[table] = 1.0
    for _ in range(MOST_SWEEPS):
        most = 0.0
        for table in range(number - 1, -1, -1):
            if not needs_another(table, endings):
                endings.changed[table] = 0.0
                continue
            better = worth_of_turn(setup, table, endings)
            endings.changed[table] = abs(better - endings.chances[table])
            endings.chances[table] = better
            most = max(most, endings.changed[table])
        if most < SETTLED:
            return True
    return False


@compiled
def needs_another(table: int, endings: Endings) -> bool:
    """Whether something behind the table has changed, or it was never looked at."""
    if endings.changed[table] == 1.0:
        return True
    for way in range(WAYS_TO_END):
        after = endings.follow[table, way]
        if after >= 0 and endings.changed[after] > SETTLED / 10:
            return True
    return False


@compiled
def worth_of_turn(setup: Record, table: int, endings: Endings) -> float:
    """The chance of whoever's turn it is, by the chances at the tables that follow."""
    for way in range(WAYS_TO_END):
        after = endings.follow[table, way]
        if after >= 0:
            endings.ends[table, way] = 1.0 - endings.chances[after]
        elif after == NONE:
            endings.ends[table, way] = 0.0
    ends = endings.ends[table]
    worth_of_stopping(setup, endings.states[table], ends, endings.stop, endings.ways)
    start = endings.turn.states.shape[0] - 1
    # Before the first roll one cannot stop, and nothing is what stopping brings.
    endings.stop[endings.turn.states[start, END]] = NEVER
    solve_states(endings.turn, endings.stop, ends[FAIL], endings.values, endings.best)
    return endings.values[start]
