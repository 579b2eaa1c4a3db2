"""Every colour's chance to win from a position of It Happens.., and its final score.

The turn being played is always exact. What it leaves is exact where the game can be searched to
its end; elsewhere one more turn is exact, and what that leaves is as the network has learned
it. Before mounds are revealed the answer is the mean over all that may come.
"""

from __future__ import annotations

from threading import local

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.evaluating import AHEAD, DEEP, NORMAL, QUICK, Evaluation
from wormery.evaluation.ithappens.learned import OUTLOOK, outlook_at
from wormery.evaluation.ithappens.looking import look_through, look_through_all
from wormery.evaluation.ithappens.thinking import SEARCHED, Thinking, new_thinking, think
from wormery.games import Move
from wormery.games.compiling import Record
from wormery.games.ithappens import ItHappensPosition, rules

# How many positions a search to the end of the game may look at.
MOST_POSITIONS = {QUICK: 0, AHEAD: 0, NORMAL: SEARCHED, DEEP: 400_000}

# The standard error of a chance, by seats: how far it is off, as a root mean square. This is a
# guess from how far two evaluations of one table differ; to measure it takes very many games.
ERRORS = {2: 0.02, 3: 0.02, 4: 0.02, 5: 0.02}

Values = NDArray[np.float64]


def evaluate(position: ItHappensPosition, budget: int, seed: int) -> Evaluation:
    """Nothing is drawn at random here: every seed gives the same."""
    thinking = _thinking()
    if position.begins == "round":
        # What is revealed is foreseen by looking through one turn alone.
        return _found(position, _before_reveal(position, budget, thinking), {}, False, QUICK)
    setup = position.setup
    state: Record = position.state
    if state.phase == rules.DIE_FALL:
        own = state.colour == state.turn
        rolling = rules.ROLL_OWN if own else rules.ROLL_THIRD
        state = _before_roll(position)
        exact = think(setup, state, budget != QUICK, MOST_POSITIONS[budget], thinking)
        value = thinking.looking.moves[rolling].copy()
        return _found(position, value, {}, exact, budget)
    exact = think(setup, state, budget != QUICK, MOST_POSITIONS[budget], thinking)
    moves = {move: thinking.looking.moves[int(move)] for move in position.moves}
    return _found(position, thinking.looking.value, moves, exact, budget)


def evaluate_tables(setup: np.void, states: NDArray[np.void]) -> Values:
    """Every colour's chance at the start of many turns and rounds, or when the game is over."""
    found, thinking = np.zeros((len(states), OUTLOOK)), _thinking()
    look_through_all(setup, states, thinking.learned, thinking.looking, found)
    return found[:, : int(setup["colours"])]


def _found(
    position: ItHappensPosition,
    value: Values,
    moves: dict[Move, Values],
    exact: bool,
    budget: int,
) -> Evaluation:
    colours = position.colours
    return Evaluation(
        tuple(map(float, value[:colours])),
        {move: tuple(map(float, each[:colours])) for move, each in moves.items()},
        exact,
        0.0 if exact else ERRORS[position.seats],
        tuple(map(float, value[rules.COLOURS : rules.COLOURS + colours])),
        budget if exact else min(budget, AHEAD),
    )


def _before_roll(position: ItHappensPosition) -> np.void:
    """The same table with the die still in the hand."""
    state: np.void = position.state.copy()
    state["phase"], state["colour"], state["die"] = rules.TURN, rules.NONE, 0
    return state


def _before_reveal(position: ItHappensPosition, budget: int, thinking: Thinking) -> Values:
    """What a round that begins is worth: as learned, or the mean over all mounds."""
    value = np.zeros(OUTLOOK)
    if budget == QUICK:
        outlook_at(position.setup, position.state, thinking.learned, value)
        return value
    for outcome in position.outcomes:
        state = position.after(outcome).state
        look_through(position.setup, state, thinking.learned, thinking.looking)
        value += outcome.chance * thinking.looking.value
    return value


def _thinking() -> Thinking:
    if not hasattr(_scratch, "thinking"):
        _scratch.thinking = new_thinking()
    thinking: Thinking = _scratch.thinking
    return thinking


_scratch = local()
