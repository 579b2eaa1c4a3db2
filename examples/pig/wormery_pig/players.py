"""Players of Pig: they differ in how many points they dare to lose."""

from __future__ import annotations

from typing import Any

import numpy as np

from wormery.games.compiling import Record, compiled
from wormery.games.randomness import Stream, next_bits, one_of
from wormery.players.levels import BEGINNER, CASUAL, RANDOM, SKILLED
from wormery_pig import rules

Scratch = Any  # nothing is needed, but compiled code wants an array


def new_scratch() -> Scratch:
    return np.zeros(1)


@compiled
def forget(scratch: Scratch) -> None:
    """Nothing is remembered."""


@compiled
def choose(setup: Record, state: Record, level: int, stream: Stream, scratch: Scratch) -> int:
    """Hold once the turn is worth enough; the expert also looks at how far the others are."""
    legal = rules.legal(setup, state)
    if level == RANDOM or not legal & (legal - 1):
        return one_of(legal, next_bits(stream))
    enough = 20
    if level == BEGINNER:
        enough = 10
    elif level == CASUAL:
        enough = 15
    elif level > SKILLED:
        enough = 25 if ahead_of_me(setup, state) else 20
    done = state.kept[state.turn] + state.points >= setup.goal
    return rules.HOLD if done or state.points >= enough else rules.ROLL


@compiled
def ahead_of_me(setup: Record, state: Record) -> bool:
    """Whether another seat is about to win."""
    for seat in range(setup.seats):
        if seat != state.turn and state.kept[seat] * 4 >= setup.goal * 3:
            return True
    return False
