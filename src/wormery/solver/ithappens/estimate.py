"""What It Happens.. is worth to each colour between two rounds, and at its end.

After the fourth round the answer is exact: who won. Before that it is an estimate in two
steps. A colour's prospects are points: its queens, generals and pairs as they are, and for
worms, kinds, lone objects and the most kinds what such things have brought on average. The
chance to win is then each colour's share of exp(prospects / spread): the fewer rounds are
left, the smaller the spread, and the more a lead is worth.

It lives with the solver because a round that is searched to its end has to end in some value.
The weights come from very many games; training/ithappens_values.py finds them.
"""

import math
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import GAME, rules
from wormery.solver import weights

driver = GAME.driver

Values = Any  # an array with a number for each colour

# What is counted of a colour.
POINTS, HELD_WORMS, HELD_KINDS, LONE, MOST, NOBODY = range(6)
FEATURES = NOBODY + 1

MARGIN = 0.003  # in chances to win, for each point ahead or behind when the game is over
WIDEST = 30.0  # points ahead beyond which more are not worth anything

WEIGHTS = resources.files(__package__) / "weights"


class Estimate(NamedTuple):
    """What an estimate takes: the weights by seats, rounds played and feature, and scratch."""

    weights: NDArray[np.float64]
    spread: NDArray[np.float64]  # by seats and rounds played
    found: NDArray[np.float64]  # scratch, for the features of one colour


def new_estimate() -> Estimate:
    return Estimate(*fitted(), np.zeros(FEATURES))


@cache
def fitted() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The weights that we ship, and the spreads."""
    by_feature = np.zeros((rules.MOST_SEATS + 1, rules.ROUNDS, FEATURES))
    spread = np.ones((rules.MOST_SEATS + 1, rules.ROUNDS))
    for seats in GAME.seats:
        arrays = weights.read(WEIGHTS, GAME.name, seats)
        by_feature[seats] = arrays["weights"]
        spread[seats] = arrays["spread"]
    return by_feature, spread


@compiled
def count_features(setup: Record, state: Record, colour: int, found: Values) -> None:
    """What a colour has between two rounds, as the numbers that are weighed."""
    lone = 0
    for kind in range(rules.KINDS):
        if state.objects[colour, kind] == 1 and rules.objects_in_supply(state, kind):
            lone += 1
    found[POINTS] = rules.point_tiles(setup, state, colour)
    found[POINTS] += rules.PAIR_POINTS * rules.pairs(state, colour)
    found[HELD_WORMS] = state.worms[colour]
    found[HELD_KINDS] = rules.kinds(state, colour)
    found[LONE] = lone
    found[MOST] = rules.has_most_kinds(setup, state, colour)
    found[NOBODY] = colour >= setup.seats  # the third colour has no player to help it


@compiled
def prospects(setup: Record, state: Record, colour: int, estimate: Estimate) -> float:
    """The points to expect of a colour, apart from what is the same for all."""
    found, weights = estimate.found, estimate.weights[setup.seats, state.rounds]
    count_features(setup, state, colour, found)
    points = 0.0
    for feature in range(FEATURES):
        points += weights[feature] * found[feature]
    return points


@compiled
def chances(setup: Record, state: Record, estimate: Estimate, values: Values) -> None:
    """Each colour's chance to win, estimated between two rounds."""
    highest = -1e9
    for colour in range(setup.colours):
        values[colour] = prospects(setup, state, colour, estimate)
        highest = max(highest, values[colour])
    total = 0.0
    for colour in range(setup.colours):
        lead = (values[colour] - highest) / estimate.spread[setup.seats, state.rounds]
        values[colour] = math.exp(lead)
        total += values[colour]
    for colour in range(setup.colours):
        values[colour] /= total


@compiled
def win_values(setup: Record, state: Record, estimate: Estimate, values: Values) -> None:
    """Each colour's chance to win: exact when the game is over, else an estimate."""
    if state.phase == rules.OVER:
        driver.shares_of_win(setup, state, values)
    else:
        chances(setup, state, estimate, values)


@compiled
def margin(setup: Record, state: Record, colour: int) -> float:
    """The points by which a colour is ahead of the best other one at the end, up to a limit."""
    return min(max(float(driver.margin(setup, state, colour)), -WIDEST), WIDEST)
