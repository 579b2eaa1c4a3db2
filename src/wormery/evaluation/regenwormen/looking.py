"""What a turn of Regenwormen leaves each seat: exact endings, another turn, or as learned."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.regenwormen.learned import (
    Learned,
    chances_after,
    chances_at,
    new_learned,
)
from wormery.evaluation.regenwormen.winning import driver
from wormery.games.compiling import Record, cell_of, compiled, new_record
from wormery.games.regenwormen import rules
from wormery.solver.regenwormen.endings import Endings, end_turn, solve_ending
from wormery.solver.regenwormen.tables import ENDS, MOST_NODES, TurnTables, turn_tables
from wormery.solver.regenwormen.turn import (
    FAIL,
    WAYS_TO_END,
    how_it_ends,
    solve_states,
    worth_of_rolling,
    worth_of_stopping,
)


class Looking(NamedTuple):
    """Scratch for a turn that is looked through."""

    tables: TurnTables
    learned: Learned
    state: NDArray[np.void]
    ends: NDArray[np.float64]
    stop: NDArray[np.float64]
    ways: NDArray[np.int64]
    values: NDArray[np.float64]
    best: NDArray[np.float64]
    reached: NDArray[np.float64]


def new_looking(learned: Learned | None = None) -> Looking:
    tables = turn_tables()
    states = len(tables.states) + ENDS
    return Looking(
        tables,
        new_learned() if learned is None else learned,
        cell_of(new_record(rules.STATE)),
        np.zeros(WAYS_TO_END),
        np.zeros(ENDS),
        np.zeros(ENDS, dtype=np.int64),
        np.zeros(states),
        np.zeros(MOST_NODES),
        np.zeros(states),
    )


@compiled
def look_through(setup: Record, state: Record, looking: Looking, found: Record) -> None:
    """What the turn that begins is worth to every seat, the turn itself being exact."""
    me, chances = state.turn, looking.learned.chances
    chances_after(setup, state, looking.learned)
    for way in range(WAYS_TO_END):
        looking.ends[way] = chances[way, me]
    worth_of_stopping(setup, state, looking.ends, looking.stop, looking.ways)
    solve_states(looking.tables, looking.stop, looking.ends[FAIL], looking.values, looking.best)
    live = looking.tables.states.shape[0]
    start = live - 1
    if setup.seats == 2:
        own = worth_of_rolling(
            looking.tables, looking.ends[FAIL], looking.values, looking.best, np.uint64(start)
        )
        found[me], found[1 - me] = own, 1.0 - own
        return
    dead = how_it_ends(
        looking.tables, looking.stop, looking.values, looking.best, looking.reached, start, True
    )
    for seat in range(setup.seats):
        found[seat] = dead * chances[FAIL, seat]
    for end in range(ENDS):
        chance = looking.reached[live + end]
        if chance > 0.0:
            for seat in range(setup.seats):
                found[seat] += chance * chances[looking.ways[end], seat]


@compiled
def look_through_all(setup: Record, states: Record, looking: Looking, found: Record) -> None:
    """The same of many tables, games that are over among them."""
    for place in range(states.shape[0]):
        if states[place].phase == rules.OVER:
            driver.shares_of_win(setup, states[place], found[place])
        else:
            look_through(setup, states[place], looking, found[place])


@compiled
def value_ends(
    setup: Record, state: Record, further: bool, looking: Looking, found: Record
) -> None:
    """Every seat's chance for each way to end the turn; `further` looks a turn more."""
    after = looking.state[0]
    for way in range(WAYS_TO_END):
        if end_turn(setup, state, way, after):
            if after.phase == rules.OVER:
                driver.shares_of_win(setup, after, found[way])
            elif further:
                look_through(setup, after, looking, found[way])
            else:
                chances_at(setup, after, looking.learned, found[way])


@compiled
def solve_ends(setup: Record, state: Record, endings: Endings, found: Record) -> bool:
    """The same for two seats, exactly; whether it was possible."""
    if not solve_ending(setup, state, endings):
        return False
    me = state.turn
    for way in range(WAYS_TO_END):
        found[way, me] = endings.ends[0, way]
        found[way, 1 - me] = 1.0 - endings.ends[0, way]
    return True
