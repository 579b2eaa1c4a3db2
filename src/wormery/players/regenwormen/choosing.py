"""How the players of Regenwormen think.

Every player but the random one solves its turn exactly, for a value of each way in which the
turn can end. They differ in that value, and in how well they see it:

- **worms**: the worms gained; a steal counts for more, as the other loses them; a failed
  turn costs one's own top tile. This is the best that is known of players that look at
  their own turn alone.
- **winning**: the chance to win the game from the table that the turn leaves, by weights
  that were fitted to many games (training/regenwormen_values.py).

Players below the expert misjudge the value of each move a little, now and then a lot.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.games.compiling import Record, cell_of, compiled, new_record
from wormery.games.randomness import Stream, next_bits, one_of
from wormery.games.regenwormen import GAME, rules
from wormery.players.levels import RANDOM
from wormery.solver.regenwormen.tables import ENDS, MOST_NODES, TurnTables, turn_tables
from wormery.solver.regenwormen.turn import (
    FAIL,
    STEAL,
    TAKE,
    WAYS_TO_END,
    solve_states,
    worth_of_rolling,
    worth_of_stopping,
)

driver = GAME.driver

# For each level: by which value it plays, and how far it typically misjudges a move.
WORMS, WINNING = 0, 1
GREEDY = 5  # no level: worms without misjudgement, to measure others by
VALUE = (WORMS, WORMS, WORMS, WORMS, WINNING, WORMS)
MISJUDGEMENT = (0.0, 1.6, 0.7, 0.3, 0.0, 0.0)

# The estimate is a small neural network: what the table looks like, one hidden layer.
FEATURES = 32
HIDDEN = 32


class Scratch(NamedTuple):
    """What a player needs at hand: tables, weights, and space for the turn being solved.

    `solved` says which turn that is: level, seat, row and the tops of the stacks.
    """

    tables: TurnTables
    weights: NDArray[np.float64]
    chances: NDArray[np.float64]
    ends: NDArray[np.float64]
    stop: NDArray[np.float64]
    ways: NDArray[np.int64]
    values: NDArray[np.float64]
    best: NDArray[np.float64]
    solved: NDArray[np.int64]
    state: NDArray[np.void]
    features: NDArray[np.float64]
    hidden: NDArray[np.float64]


def new_scratch() -> Scratch:
    tables = turn_tables()
    return Scratch(
        tables,
        load_weights(),
        chances_of_tiles(),
        np.zeros(WAYS_TO_END),
        np.zeros(ENDS),
        np.zeros(ENDS, dtype=np.int64),
        np.zeros(len(tables.states) + ENDS),
        np.zeros(MOST_NODES),
        np.full(3 + rules.MOST_SEATS, -1, dtype=np.int64),
        cell_of(new_record(rules.STATE)),
        np.zeros(FEATURES),
        np.zeros(HIDDEN),
    )


@cache
def load_weights() -> NDArray[np.float64]:
    """Weights by number of seats: a row for each feature, one of biases, one of outputs.

    The last place of the last row is the bias of the output.
    """
    weights = np.zeros((rules.MOST_SEATS + 1, FEATURES + 2, HIDDEN + 1))
    folder = resources.files(__package__) / "weights"
    for seats in range(2, rules.MOST_SEATS + 1):
        file = folder / f"regenwormen-{seats}.json"
        if file.is_file():
            weights[seats] = np.array(json.loads(file.read_text(encoding="utf-8")))
    return weights


@cache
def chances_of_tiles() -> NDArray[np.float64]:
    """How likely a player who wants exactly this tile, and nothing else, gets it."""
    tables = turn_tables()
    found = np.zeros(rules.TILES)
    values, best = np.zeros(len(tables.states) + ENDS), np.zeros(MOST_NODES)
    for tile in range(rules.TILES):
        stop = np.zeros(ENDS)
        stop[ENDS // 2 + rules.LOWEST_TILE + tile] = 1.0
        solve_states(tables, stop, 0.0, values, best)
        found[tile] = values[len(tables.states) - 1]
    return found


@compiled
def choose(setup: Record, state: Record, level: int, stream: Stream, scratch: Scratch) -> int:
    """The move for a position in which a seat is to act."""
    legal = rules.legal(setup, state)
    if level != RANDOM and legal >> rules.ROLL & 1:
        # Giving up costs what a failed roll costs: nobody errs so far while dice are left.
        legal &= ~(1 << rules.GIVE_UP)
    if legal & (legal - 1) == 0 or level == RANDOM:
        return one_of(legal, next_bits(stream))
    solve_turn(setup, state, level, scratch)
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
    scratch.solved[0] = -1


@compiled
def logistic(bits: int) -> float:
    """A random number around 0, small ones far more often than large ones."""
    chance = (np.float64(bits >> np.uint64(11)) + 0.5) / 9007199254740992.0
    return np.log(chance / (1.0 - chance)) / 1.8138  # standard deviation 1


@compiled
def value_of(setup: Record, state: Record, move: int, scratch: Scratch) -> float:
    """What a legal move is worth, by the turn solved last."""
    used = 0
    for symbol in range(rules.SYMBOLS):
        if state.aside[symbol]:
            used |= 1 << symbol
    if move < rules.ROLL:
        dice = state.rolled[move]
        total = state.total + dice * rules.POINTS[move]
        return scratch.values[scratch.tables.number[used | 1 << move, state.left - dice, total]]
    if move == rules.ROLL:
        here: Any = np.uint64(scratch.tables.number[used, state.left, state.total])
        return worth_of_rolling(
            scratch.tables, scratch.ends[FAIL], scratch.values, scratch.best, here
        )
    if move == rules.GIVE_UP:
        return scratch.ends[FAIL]
    tile = move - rules.TAKE
    return scratch.ends[(TAKE if state.row >> tile & 1 else STEAL) + tile]


@compiled
def solve_turn(setup: Record, state: Record, level: int, scratch: Scratch) -> None:
    """Solve the turn that is being played, unless it is the one solved last."""
    known = scratch.solved[0] == level and scratch.solved[1] == state.turn
    known = known and scratch.solved[2] == state.row
    for seat in range(setup.seats):
        known = known and scratch.solved[3 + seat] == state.top[seat]
    if known:
        return
    scratch.solved[0], scratch.solved[1], scratch.solved[2] = level, state.turn, state.row
    for seat in range(setup.seats):
        scratch.solved[3 + seat] = state.top[seat]
    if VALUE[level] == WORMS:
        count_worms(setup, state, scratch)
    else:
        estimate_winning(setup, state, scratch)
    worth_of_stopping(setup, state, scratch.ends, scratch.stop, scratch.ways)
    solve_states(scratch.tables, scratch.stop, scratch.ends[FAIL], scratch.values, scratch.best)


@compiled
def count_worms(setup: Record, state: Record, scratch: Scratch) -> None:
    """The worms gained, lost, or taken from another."""
    for tile in range(rules.TILES):
        worms = rules.worms_on(tile)
        scratch.ends[TAKE + tile] = worms
        scratch.ends[STEAL + tile] = worms * (1.0 + 1.0 / (setup.seats - 1))
    top = state.top[state.turn]
    scratch.ends[FAIL] = -rules.worms_on(top) if top != rules.NO_TILE else 0.0


@compiled
def estimate_winning(setup: Record, state: Record, scratch: Scratch) -> None:
    """The chance to win from each table that the turn can leave."""
    me = state.turn
    after = scratch.state[0]
    for tile in range(rules.TILES):
        if state.row >> tile & 1:
            copy(state, after)
            rules.take(setup, after, tile)
            scratch.ends[TAKE + tile] = chance_to_win(setup, after, me, scratch)
        elif rules.owner_on_top(setup, state, tile) >= 0:
            copy(state, after)
            rules.take(setup, after, tile)
            scratch.ends[STEAL + tile] = chance_to_win(setup, after, me, scratch)
    copy(state, after)
    rules.fail(setup, after)
    scratch.ends[FAIL] = chance_to_win(setup, after, me, scratch)


@compiled
def copy(state: Record, other: Record) -> None:
    """What lies on the table between turns; the dice do not matter here."""
    other.row = state.row
    other.turn = state.turn
    for seat in range(rules.MOST_SEATS):
        other.top[seat] = state.top[seat]
    for tile in range(rules.TILES):
        other.under[tile] = state.under[tile]


@compiled
def chance_to_win(setup: Record, state: Record, me: int, scratch: Scratch) -> float:
    """The estimate for the player who has just had a turn; exact when the game is over."""
    if not state.row:
        return driver.share_of_win(setup, state, me)
    describe(setup, state, me, scratch.chances, scratch.features)
    weights, hidden = scratch.weights[setup.seats], scratch.hidden
    for unit in range(HIDDEN):
        hidden[unit] = weights[FEATURES, unit]
    for feature in range(FEATURES):
        amount = scratch.features[feature]
        if amount != 0.0:
            for unit in range(HIDDEN):
                hidden[unit] += amount * weights[feature, unit]
    score = weights[FEATURES + 1, HIDDEN]
    for unit in range(HIDDEN):
        score += max(hidden[unit], 0.0) * weights[FEATURES + 1, unit]
    return 1.0 / (1.0 + np.exp(-score))


@compiled
def describe(setup: Record, state: Record, me: int, chances: Record, features: Record) -> None:
    """What the estimate looks at, for the player who has just had a turn; each about 1."""
    tiles = worms_in_row = 0
    for tile in range(rules.TILES):
        features[tile] = 0.0
        if state.row >> tile & 1:
            features[tile] = 1.0
            tiles += 1
            worms_in_row += rules.worms_on(tile)
    mine = rules.worms(state, me)
    most = second = others = 0
    leader = -1
    exposed = 0.0  # worms that others show on top, and that one could steal
    for seat in range(setup.seats):
        if seat == me:
            continue
        worms = rules.worms(state, seat)
        others += worms
        exposed += worms_on_top(state, seat) * chance_on_top(state, seat, chances)
        if worms > most or leader < 0:
            second, most, leader = most, worms, seat
        elif worms > second:
            second = worms
    under = 0
    height = 0
    tile = state.top[me]
    while tile != rules.NO_TILE:
        height += 1
        if height == 2:
            under = rules.worms_on(tile)
        tile = state.under[tile]
    rest = rules.TILES
    features[rest] = (mine - most) / 8.0
    features[rest + 1] = (mine - others / (setup.seats - 1.0)) / 8.0
    features[rest + 2] = (most - second) / 8.0
    features[rest + 3] = worms_on_top(state, me) / 4.0
    features[rest + 4] = 4.0 * chance_on_top(state, me, chances)
    features[rest + 5] = worms_on_top(state, state.turn) / 4.0
    features[rest + 6] = 4.0 * chance_on_top(state, state.turn, chances)
    features[rest + 7] = worms_on_top(state, leader) / 4.0
    features[rest + 8] = exposed
    features[rest + 9] = tiles / 8.0
    features[rest + 10] = worms_in_row / 20.0
    features[rest + 11] = mine / 8.0
    ahead = rules.highest_held(state, me) > rules.highest_held(state, leader)
    features[rest + 12] = 1.0 if ahead else -1.0
    features[rest + 13] = under / 4.0
    features[rest + 14] = height / 4.0
    features[rest + 15] = min(max(mine - most, -2), 2) / 2.0


@compiled
def worms_on_top(state: Record, seat: int) -> int:
    top = state.top[seat]
    return rules.worms_on(top) if top != rules.NO_TILE else 0


@compiled
def chance_on_top(state: Record, seat: int, chances: Record) -> float:
    top = state.top[seat]
    return chances[top] if top != rules.NO_TILE else 0.0
