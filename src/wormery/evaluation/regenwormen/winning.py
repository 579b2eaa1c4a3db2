"""The chance to win from a table of Regenwormen that a turn has left, estimated.

The estimate is a small neural network with one hidden layer, fitted to many games for each
number of seats (training/regenwormen_values.py). When the game is over it is exact.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.games.compiling import Record, cell_of, compiled, new_record
from wormery.games.regenwormen import GAME, rules
from wormery.solver import weights
from wormery.solver.regenwormen.tables import ENDS, MOST_NODES, TOTALS, turn_tables
from wormery.solver.regenwormen.turn import FAIL, STEAL, TAKE, solve_states

driver = GAME.driver

# What the estimate looks at: for each tile whether it is open, and then the following, each
# scaled so that it is mostly between -1 and 1.
(
    LEAD,  # in worms, over the best other
    LEAD_OVER_MEAN,
    LEAD_OF_BEST,  # of the best other over the second best
    TOP,  # worms on one's own top tile
    TOP_AT_RISK,  # how likely somebody who wants it steals it
    NEXT_TOP,  # the same two of the player who is next
    NEXT_TOP_WITHIN_REACH,
    TOP_OF_BEST,  # worms on the best other's top tile
    WORMS_WITHIN_REACH,  # on the others' top tiles, each times how likely it is hit
    OPEN_TILES,
    OPEN_WORMS,
    OWN_WORMS,
    HIGHEST_TILE,  # whether it is one's own or the best other's: it decides ties
    UNDER_TOP,  # worms that a failed turn would uncover
    HEIGHT,  # of one's own stack
    CLOSE_LEAD,  # the lead again, as far as it is two worms or less
) = range(rules.TILES, rules.TILES + 16)
FEATURES = CLOSE_LEAD + 1

HIDDEN = 32

FILES = resources.files(__package__) / "weights"


class Judging(NamedTuple):
    """The weights by seats, and scratch; `chances` says how likely each tile is hit."""

    weights: NDArray[np.float64]
    chances: NDArray[np.float64]
    state: NDArray[np.void]
    features: NDArray[np.float64]
    hidden: NDArray[np.float64]


def new_judging() -> Judging:
    return Judging(
        fitted(),
        chances_of_tiles(),
        cell_of(new_record(rules.STATE)),
        np.zeros(FEATURES),
        np.zeros(HIDDEN),
    )


@cache
def fitted() -> NDArray[np.float64]:
    """The weights that we ship, by number of seats."""
    found = np.zeros((rules.MOST_SEATS + 1, FEATURES + 2, HIDDEN + 1))
    for seats in GAME.seats:
        found[seats] = network(weights.read(FILES, GAME.name, seats))
    return found


def network(arrays: weights.Arrays) -> NDArray[np.float64]:
    """All weights in one array: a row for each feature, one of biases, one of outputs.

    The last place of the last row is the bias of the output.
    """
    found = np.zeros((FEATURES + 2, HIDDEN + 1))
    found[:FEATURES, :HIDDEN] = arrays["hidden"]
    found[FEATURES, :HIDDEN] = arrays["hidden_bias"]
    found[FEATURES + 1, :HIDDEN] = arrays["output"]
    found[FEATURES + 1, HIDDEN:] = arrays["output_bias"]
    return found


@cache
def chances_of_tiles() -> NDArray[np.float64]:
    """How likely a player who wants exactly this tile, and nothing else, gets it."""
    tables = turn_tables()
    found = np.zeros(rules.TILES)
    values, best = np.zeros(len(tables.states) + ENDS), np.zeros(MOST_NODES)
    for tile in range(rules.TILES):
        stop = np.zeros(ENDS)
        stop[TOTALS + rules.LOWEST_TILE + tile] = 1.0
        solve_states(tables, stop, 0.0, values, best)
        found[tile] = values[len(tables.states) - 1]
    return found


@compiled
def judge_ends(setup: Record, state: Record, ends: Record, judging: Judging) -> None:
    """The chance to win from each table that the turn can leave, by the way it ends."""
    me = state.turn
    after = judging.state[0]
    for tile in range(rules.TILES):
        if state.row >> tile & 1:
            copy(state, after)
            rules.take(setup, after, tile)
            ends[TAKE + tile] = chance_to_win(setup, after, me, judging)
        elif rules.owner_on_top(setup, state, tile) >= 0:
            copy(state, after)
            rules.take(setup, after, tile)
            ends[STEAL + tile] = chance_to_win(setup, after, me, judging)
    copy(state, after)
    rules.fail(setup, after)
    ends[FAIL] = chance_to_win(setup, after, me, judging)


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
def chance_to_win(setup: Record, state: Record, me: int, judging: Judging) -> float:
    """The estimate for the player who has just had a turn; exact when the game is over."""
    if not state.row:
        return driver.share_of_win(setup, state, me)
    describe(setup, state, me, judging.chances, judging.features)
    network, hidden = judging.weights[setup.seats], judging.hidden
    for unit in range(HIDDEN):
        hidden[unit] = network[FEATURES, unit]
    for feature in range(FEATURES):
        amount = judging.features[feature]
        if amount != 0.0:
            for unit in range(HIDDEN):
                hidden[unit] += amount * network[feature, unit]
    score = network[FEATURES + 1, HIDDEN]
    for unit in range(HIDDEN):
        score += max(hidden[unit], 0.0) * network[FEATURES + 1, unit]
    return 1.0 / (1.0 + np.exp(-score))


@compiled
def describe(setup: Record, state: Record, me: int, chances: Record, features: Record) -> None:
    """What the estimate looks at, for the player who has just had a turn."""
    tiles = worms_in_row = 0
    for tile in range(rules.TILES):
        features[tile] = 0.0
        if state.row >> tile & 1:
            features[tile] = 1.0
            tiles += 1
            worms_in_row += rules.worms_on(tile)
    mine = rules.worms(state, me)
    others, most, second, best = compare_others(setup, state, me)
    height, under = look_under_top(state, me)
    features[LEAD] = (mine - most) / 8.0
    features[LEAD_OVER_MEAN] = (mine - others / (setup.seats - 1.0)) / 8.0
    features[LEAD_OF_BEST] = (most - second) / 8.0
    features[TOP] = worms_on_top(state, me) / 4.0
    features[TOP_AT_RISK] = 4.0 * chance_on_top(state, me, chances)
    features[NEXT_TOP] = worms_on_top(state, state.turn) / 4.0
    features[NEXT_TOP_WITHIN_REACH] = 4.0 * chance_on_top(state, state.turn, chances)
    features[TOP_OF_BEST] = worms_on_top(state, best) / 4.0
    features[WORMS_WITHIN_REACH] = worms_within_reach(setup, state, me, chances)
    features[OPEN_TILES] = tiles / 8.0
    features[OPEN_WORMS] = worms_in_row / 20.0
    features[OWN_WORMS] = mine / 8.0
    ahead = rules.highest_held(state, me) > rules.highest_held(state, best)
    features[HIGHEST_TILE] = 1.0 if ahead else -1.0
    features[UNDER_TOP] = under / 4.0
    features[HEIGHT] = height / 4.0
    features[CLOSE_LEAD] = min(max(mine - most, -2), 2) / 2.0


@compiled
def compare_others(setup: Record, state: Record, me: int) -> tuple[int, int, int, int]:
    """The worms of all others, of the best and of the second best, and who is the best."""
    others = most = second = 0
    best = -1
    for seat in range(setup.seats):
        if seat != me:
            worms = rules.worms(state, seat)
            others += worms
            if worms > most or best < 0:
                second, most, best = most, worms, seat
            elif worms > second:
                second = worms
    return others, most, second, best


@compiled
def look_under_top(state: Record, seat: int) -> tuple[int, int]:
    """How high a stack is, and the worms on its second tile."""
    height = under = 0
    tile = state.top[seat]
    while tile != rules.NO_TILE:
        height += 1
        if height == 2:
            under = rules.worms_on(tile)
        tile = state.under[tile]
    return height, under


@compiled
def worms_within_reach(setup: Record, state: Record, me: int, chances: Record) -> float:
    """The worms that others show on top, each times how likely it is stolen."""
    worms = 0.0
    for seat in range(setup.seats):
        if seat != me:
            worms += worms_on_top(state, seat) * chance_on_top(state, seat, chances)
    return worms


@compiled
def worms_on_top(state: Record, seat: int) -> int:
    top = state.top[seat]
    return rules.worms_on(top) if top != rules.NO_TILE else 0


@compiled
def chance_on_top(state: Record, seat: int, chances: Record) -> float:
    top = state.top[seat]
    return chances[top] if top != rules.NO_TILE else 0.0
