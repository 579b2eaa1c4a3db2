"""What It Happens.. is worth to each colour between two rounds, and at its end.

After the fourth round the answer is exact: who won. Before that it is an estimate in two
steps. A colour's prospects are points: its queens, generals and pairs as they are, and for
worms, kinds, lone objects and the most kinds what such things have brought on average. The
chance to win is then each colour's share of exp(prospects / spread): the fewer rounds are
left, the smaller the spread, and the more a lead is worth.

The weights come from very many games; benchmarks/fit_ithappens.py finds them.
"""

import math
from typing import Any

import numpy as np

from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import GAME, rules

driver = GAME.driver

Values = Any  # an array with a number for each colour

# What is counted of a colour.
POINTS, HELD_WORMS, HELD_KINDS, LONE, MOST, NOBODY = range(6)
FEATURES = 6

MARGIN = 0.003  # in chances to win, for each point ahead or behind when the game is over
WIDEST = 30.0  # points ahead beyond which more are not worth anything

# By seats and rounds played: the spread, and the weights of the six things counted.
FITTED = {
    (2, 0): (9.00, (1.00, 0.00, 0.00, 0.00, 0.00, -45.00)),
    (2, 1): (8.59, (1.00, 2.04, 2.07, 1.38, 1.33, -40.07)),
    (2, 2): (6.67, (1.00, 2.04, 2.94, 1.22, 1.11, -25.50)),
    (2, 3): (4.74, (1.00, 1.64, 2.93, 0.75, 1.95, -12.63)),
    (3, 1): (9.56, (1.00, 1.65, 1.76, 1.85, 0.47, 0.00)),
    (3, 2): (7.60, (1.00, 1.70, 2.53, 1.45, 1.00, 0.00)),
    (3, 3): (5.07, (1.00, 1.46, 2.32, 0.73, 3.10, 0.00)),
    (4, 1): (9.92, (1.00, 1.44, 1.92, 1.69, 0.12, 0.00)),
    (4, 2): (7.26, (1.00, 0.70, 1.78, 1.10, 2.05, 0.00)),
    (4, 3): (4.99, (1.00, 1.09, 1.95, 0.47, 4.03, 0.00)),
    (5, 1): (8.18, (1.00, 0.56, 0.66, 1.55, 1.27, 0.00)),
    (5, 2): (6.85, (1.00, 0.85, 1.27, 1.13, 1.89, 0.00)),
    (5, 3): (4.72, (1.00, 0.70, 1.22, 0.46, 4.66, 0.00)),
}

WEIGHTS = np.zeros((rules.COLOURS + 1, rules.ROUNDS, FEATURES))
SPREAD = np.ones((rules.COLOURS + 1, rules.ROUNDS))
for (_seats, _rounds), (_spread, _weights) in FITTED.items():
    SPREAD[_seats, _rounds] = _spread
    WEIGHTS[_seats, _rounds] = _weights


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
    """Each colour's chance to win, estimated between two rounds; `found` is scratch scratch."""
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
        for colour in range(setup.colours):
            values[colour] = driver.share_of_win(setup, state, colour)
    else:
        chances(setup, state, found, values)


@compiled
def margin(setup: Record, state: Record, colour: int) -> float:
    """The points by which a colour is ahead of the best other one at the end, up to a limit."""
    return min(max(float(driver.margin(setup, state, colour)), -WIDEST), WIDEST)
