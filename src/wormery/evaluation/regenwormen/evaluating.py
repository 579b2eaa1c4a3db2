"""Every seat's chance to win from a position of Regenwormen.

The turn being played is always exact. What it leaves is exact where the rest of the game can be
solved while one waits; elsewhere one more turn is solved exactly, and what that leaves is
as the network has learned it.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.evaluating import AHEAD, DEEP, NORMAL, QUICK, Chances, Evaluation
from wormery.evaluation.regenwormen.looking import (
    Looking,
    look_through_all,
    new_looking,
    solve_ends,
    value_ends,
)
from wormery.games import OVER, Move
from wormery.games.regenwormen import RegenwormenPosition
from wormery.solver.regenwormen.endings import Endings, copy_table, new_endings
from wormery.solver.regenwormen.solving import plans, values_of_rolls
from wormery.solver.regenwormen.turn import FAIL, WAYS_TO_END

# How many tables the rest of a game may have, to be solved whole.
MOST_TABLES = {QUICK: 0, AHEAD: 0, NORMAL: 16, DEEP: 4000}

KEPT = 8  # tables whose ends are kept; a review goes back and forth between two

# The standard error of a chance, by seats: the root of the mean square of how far it is off, as
# `make bench ONLY=calibration` measures it.
ERRORS = {2: 0.010, 3: 0.012, 4: 0.013, 5: 0.017, 6: 0.023, 7: 0.014}


def evaluate(position: RegenwormenPosition, budget: int, seed: int) -> Evaluation:
    """Nothing is drawn at random here: every seed gives the same."""
    found, exact = values_of_ends(position, budget)
    me = position.turn
    chances = {
        move: tuple(map(float, plan @ found))
        for move, plan in plans(position, found[:, me].copy()).items()
    }
    moves = {move: each for move, each in chances.items() if isinstance(move, Move)}
    best = max(chances.values(), key=lambda each: each[me])
    error = 0.0 if exact else ERRORS[position.seats]
    return Evaluation(best, moves, exact, error, basis=budget if exact else min(budget, AHEAD))


def as_foreseen(
    position: RegenwormenPosition, after: RegenwormenPosition, budget: int
) -> Chances:
    """A roll that is dead ends the turn: it comes to what failing was worth."""
    if after.actor != OVER and after.begins is None:
        return evaluate(after, budget, 0).chances
    ends, _ = values_of_ends(position, budget)
    return tuple(map(float, ends[FAIL]))


def foresee(position: RegenwormenPosition, budget: int) -> NDArray[np.float64]:
    """What every roll would be worth to the one who rolls."""
    found, _ = values_of_ends(position, budget)
    return values_of_rolls(position, found[:, position.turn].copy())


def values_of_ends(
    position: RegenwormenPosition, budget: int
) -> tuple[NDArray[np.float64], bool]:
    """Every seat's chance for each way to end the turn, and whether they are exact.

    They are the same during the whole turn, so those of the last few tables are kept.
    """
    setup, state, seats = position.setup, position.state, position.seats
    table = _looking().state[0]
    copy_table(state, table)
    known, key = _known(), (setup.tobytes(), table.tobytes(), budget)
    if key in known:
        return known[key]
    found = np.zeros((WAYS_TO_END, seats))
    exact = seats == 2 and MOST_TABLES[budget] > 0
    exact = exact and solve_ends(setup, state, _endings(MOST_TABLES[budget]), found)
    if not exact:
        value_ends(setup, state, budget != QUICK, _looking(), found)
    if len(known) == KEPT:
        known.popitem(last=False)
    found.flags.writeable = False
    known[key] = found, exact
    return found, exact


def evaluate_tables(setup: np.void, states: NDArray[np.void]) -> NDArray[np.float64]:
    """Every seat's chance at the start of many turns, or when the game is over."""
    found = np.zeros((len(states), int(setup["seats"])))
    look_through_all(setup, states, _looking(), found)
    return found


def _looking() -> Looking:
    if not hasattr(_scratch, "looking"):
        _scratch.looking = new_looking()
    looking: Looking = _scratch.looking
    return looking


def _known() -> OrderedDict[Any, tuple[NDArray[np.float64], bool]]:
    known: OrderedDict[Any, tuple[NDArray[np.float64], bool]]
    known = _scratch.__dict__.setdefault("known", OrderedDict())
    return known


def _endings(most: int) -> Endings:
    known: dict[int, Endings] = _scratch.__dict__.setdefault("endings", {})
    if most not in known:
        known[most] = new_endings(most)
    return known[most]


_scratch = local()
