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
from importlib import resources
from typing import Any

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

FILES = resources.files(__package__) / "weights"


def read_weights() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """By seats and rounds played: the weight of each thing counted, and the spread."""
    by_feature = np.zeros((rules.MOST_SEATS + 1, rules.ROUNDS, FEATURES))
    spread = np.ones((rules.MOST_SEATS + 1, rules.ROUNDS))
    for seats in GAME.seats:
        arrays = weights.read(FILES, GAME.name, seats)
        by_feature[seats] = arrays["weights"]
        spread[seats] = arrays["spread"]
    return by_feature, spread


WEIGHTS, SPREAD = read_weights()  # constants for the compiler, which is a good deal quicker


@compiled
def count_features(setup: Record, state: Record, colour: int, found: Values) -> None:
    """What a colour has between two rounds, as the numbers that WEIGHTS weighs."""
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
def prospects(setup: Record, state: Record, colour: int, found: Values) -> float:
    """The points to expect of a colour, apart from what is the same for all."""
    count_features(setup, state, colour, found)
    points = 0.0
    for feature in range(FEATURES):
        points += WEIGHTS[setup.seats, state.rounds, feature] * found[feature]
    return points


@compiled
def chances(setup: Record, state: Record, found: Values, values: Values) -> None:
    """Each colour's chance to win, estimated between two rounds; `found` is scratch."""
    highest = -1e9
    for colour in range(setup.colours):
        values[colour] = prospects(setup, state, colour, found)
        highest = max(highest, values[colour])
    total = 0.0
    for colour in range(setup.colours):
        lead = (values[colour] - highest) / SPREAD[setup.seats, state.rounds]
        values[colour] = math.exp(lead)
        total += values[colour]
    for colour in range(setup.colours):
        values[colour] /= total


@compiled
def win_values(setup: Record, state: Record, found: Values, values: Values) -> None:
    """Each colour's chance to win: exact when the game is over, else an estimate."""
    if state.phase == rules.OVER:
        driver.shares_of_win(setup, state, values)
    else:
        chances(setup, state, found, values)


@compiled
def margin(setup: Record, state: Record, colour: int) -> float:
    """The points by which a colour is ahead of the best other one at the end, up to a limit."""
    return min(max(float(driver.margin(setup, state, colour)), -WIDEST), WIDEST)
