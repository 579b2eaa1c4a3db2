"""Every seat's chance to win from a position of Regenwormen.

The turn being played is always exact. What it leaves is exact where the rest of the game can be
solved while one waits; elsewhere one more turn is solved exactly, and what that leaves is
as the network has learned it.
"""

from __future__ import annotations

from threading import local

import numpy as np

from wormery.evaluation.evaluating import DEEP, NORMAL, QUICK, Evaluation
from wormery.evaluation.regenwormen.looking import (
    Looking,
    new_looking,
    solve_ends,
    value_ends,
)
from wormery.games import Move
from wormery.games.regenwormen import RegenwormenPosition
from wormery.solver.regenwormen.endings import Endings, new_endings
from wormery.solver.regenwormen.solving import plans
from wormery.solver.regenwormen.turn import WAYS_TO_END

# How many tables the rest of a game may have, to be solved whole.
MOST_TABLES = {QUICK: 0, NORMAL: 16, DEEP: 4000}

# The standard error of a chance, by seats: the root of the mean square of how far it is off.
ERRORS = {2: 0.01, 3: 0.012, 4: 0.012, 5: 0.012, 6: 0.012, 7: 0.012}


def evaluate(position: RegenwormenPosition, budget: int, seed: int) -> Evaluation:
    """Nothing is drawn at random here: every seed gives the same."""
    setup, state, seats = position.setup, position.state, position.seats
    found = np.zeros((WAYS_TO_END, seats))
    exact = seats == 2 and MOST_TABLES[budget] > 0
    exact = exact and solve_ends(setup, state, _endings(MOST_TABLES[budget]), found)
    if not exact:
        value_ends(setup, state, budget != QUICK, _looking(), found)
    me = position.turn
    chances = {
        move: tuple(map(float, plan @ found))
        for move, plan in plans(position, found[:, me].copy()).items()
    }
    moves = {move: each for move, each in chances.items() if isinstance(move, Move)}
    best = max(chances.values(), key=lambda each: each[me])
    return Evaluation(best, moves, exact, 0.0 if exact else ERRORS[seats])


def _looking() -> Looking:
    if not hasattr(_scratch, "looking"):
        _scratch.looking = new_looking()
    looking: Looking = _scratch.looking
    return looking


def _endings(most: int) -> Endings:
    known: dict[int, Endings] = _scratch.__dict__.setdefault("endings", {})
    if most not in known:
        known[most] = new_endings(most)
    return known[most]


_scratch = local()
