"""How the players of Regenwormen think.

Every player but the random one solves its turn exactly, for a value of each way in which the
turn can end. They differ in that value, and in how well they see it:

- **worms**: the worms gained; a steal counts for more, as the other loses them; a failed
  turn costs one's own top tile. This is the best that is known of players that look at
  their own turn alone.
- **winning**: the chance to win the game from the table that the turn leaves, by weights
  that were fitted to many games (evaluation/regenwormen/winning.py).
- **learned**: the same by a larger network that was taught by exact turns
  (evaluation/regenwormen/learned.py).

Players below the expert misjudge the value of each move a little, now and then a lot.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.regenwormen.learned import Learned, chances_after, new_learned
from wormery.evaluation.regenwormen.winning import Judging, judge_ends, new_judging
from wormery.games.compiling import Record, compiled
from wormery.games.randomness import Stream, next_bits, one_of
from wormery.games.regenwormen import rules
from wormery.players.levels import RANDOM
from wormery.solver.regenwormen.tables import ENDS, MOST_NODES, TurnTables, turn_tables
from wormery.solver.regenwormen.turn import (
    FAIL,
    STEAL,
    TAKE,
    WAYS_TO_END,
    solve_from,
    worth_of_rolling,
    worth_of_stopping,
)

# For each level: by which value it plays, and how far it typically misjudges a move.
WORMS, WINNING, LEARNED = 0, 1, 2
VALUE = (WORMS, WORMS, WORMS, WORMS, WINNING, LEARNED, WORMS, WORMS)
MISJUDGEMENT = (0.0, 1.6, 0.7, 0.3, 0.0, 0.0, 0.0, 0.0)

# No levels, but players to measure others by, as others have published them: greedy counts
# worms without misjudgement (OptimalBot of ttencate/pickomino), plain only those of the tile
# that it gets, stolen or not (WormsFromAvailableHelpings of bartek-wesolowski/pickomino).
GREEDY, PLAIN = 6, 7


class Scratch(NamedTuple):
    """What a player needs at hand: tables, weights, and space for the turn being solved.

    `turn` says which turn that is: level, seat, row and the tops of the stacks. `solved` says
    of which states in it the value is known.
    """

    tables: TurnTables
    judging: Judging
    learned: Learned
    ends: NDArray[np.float64]
    stop: NDArray[np.float64]
    ways: NDArray[np.int64]
    values: NDArray[np.float64]
    best: NDArray[np.float64]
    solved: NDArray[np.bool_]
    turn: NDArray[np.int64]


def new_scratch() -> Scratch:
    tables = turn_tables()
    return Scratch(
        tables,
        new_judging(),
        new_learned(),
        np.zeros(WAYS_TO_END),
        np.zeros(ENDS),
        np.zeros(ENDS, dtype=np.int64),
        np.zeros(len(tables.states) + ENDS),
        np.zeros(MOST_NODES),
        np.zeros(len(tables.states), dtype=np.bool_),
        np.full(3 + rules.MOST_SEATS, -1, dtype=np.int64),
    )


@compiled
def choose(setup: Record, state: Record, level: int, stream: Stream, scratch: Scratch) -> int:
    """The move of a player of this level, whose turn it is."""
    legal = rules.legal(setup, state)
    if level != RANDOM and legal >> rules.ROLL & 1:
        # Giving up costs what a failed roll costs: nobody errs so far while dice are left.
        legal &= ~(1 << rules.GIVE_UP)
    if legal & (legal - 1) == 0 or level == RANDOM:
        return one_of(legal, next_bits(stream))
    begin_turn(setup, state, level, scratch)
    best, best_value = 0, -1e300
    for move in range(rules.MOVES):
        if legal >> move & 1:
            value = value_of(setup, state, move, scratch)
            if MISJUDGEMENT[level] > 0.0:
                value += MISJUDGEMENT[level] * logistic(next_bits(stream))
            if value > best_value:
                best, best_value = move, value
    return best


@compiled
def forget(scratch: Scratch) -> None:
    """What was solved at another table must not be used at this one."""
    scratch.turn[0] = -1


@compiled
def logistic(bits: int) -> float:
    """A random number around 0, small ones far more often than large ones."""
    chance = (np.float64(bits >> np.uint64(11)) + 0.5) / 9007199254740992.0
    return np.log(chance / (1.0 - chance)) / 1.8138  # standard deviation 1


@compiled
def value_of(setup: Record, state: Record, move: int, scratch: Scratch) -> float:
    """What a legal move is worth, in the turn that is being played."""
    used = 0
    for symbol in range(rules.SYMBOLS):
        if state.aside[symbol]:
            used |= 1 << symbol
    if move < rules.ROLL:
        dice = state.rolled[move]
        total = state.total + dice * rules.POINTS[move]
        after = scratch.tables.number[used | 1 << move, state.left - dice, total]
        solve_state(after, scratch)
        return scratch.values[after]
    if move == rules.ROLL:
        here: Any = np.uint64(scratch.tables.number[used, state.left, state.total])
        solve_state(here, scratch)
        return worth_of_rolling(
            scratch.tables, scratch.ends[FAIL], scratch.values, scratch.best, here
        )
    if move == rules.GIVE_UP:
        return scratch.ends[FAIL]
    tile = move - rules.TAKE
    return scratch.ends[(TAKE if state.row >> tile & 1 else STEAL) + tile]


@compiled
def solve_state(state: Any, scratch: Scratch) -> None:
    """Find the value of a state of the turn, and of all that can come of it."""
    if state < scratch.tables.states.shape[0] and not scratch.solved[state]:
        solve_from(
            scratch.tables,
            scratch.stop,
            scratch.ends[FAIL],
            scratch.values,
            scratch.best,
            scratch.solved,
            state,
        )


@compiled
def begin_turn(setup: Record, state: Record, level: int, scratch: Scratch) -> None:
    """Judge the ends of the turn that is being played, unless it is the one known already."""
    known = scratch.turn[0] == level and scratch.turn[1] == state.turn
    known = known and scratch.turn[2] == state.row
    for seat in range(setup.seats):
        known = known and scratch.turn[3 + seat] == state.top[seat]
    if known:
        return
    scratch.turn[0], scratch.turn[1], scratch.turn[2] = level, state.turn, state.row
    for seat in range(setup.seats):
        scratch.turn[3 + seat] = state.top[seat]
    if VALUE[level] == WORMS:
        count_worms(setup, state, level != PLAIN, scratch)
    elif VALUE[level] == WINNING:
        judge_ends(setup, state, scratch.ends, scratch.judging)
    else:
        chances_after(setup, state, scratch.learned)
        for way in range(WAYS_TO_END):
            scratch.ends[way] = scratch.learned.chances[way, state.turn]
    worth_of_stopping(setup, state, scratch.ends, scratch.stop, scratch.ways)
    live = scratch.tables.states.shape[0]
    scratch.values[live:] = scratch.stop
    scratch.solved[:] = False


@compiled
def count_worms(setup: Record, state: Record, losses: bool, scratch: Scratch) -> None:
    """The worms gained, and with `losses` those lost, or taken from another."""
    for tile in range(rules.TILES):
        worms = rules.worms_on(tile)
        scratch.ends[TAKE + tile] = worms
        taken = 1.0 / (setup.seats - 1) if losses else 0.0
        scratch.ends[STEAL + tile] = worms * (1.0 + taken)
    top = state.top[state.turn]
    lost = losses and top != rules.NO_TILE
    scratch.ends[FAIL] = -rules.worms_on(top) if lost else 0.0
