"""A round of It Happens.. played on to its end by the rules of thumb, and what comes of it."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.ithappens import thumb
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.games.randomness import GOLDEN, Bits, mix
from wormery.solver.ithappens.estimate import FEATURES, win_values

SAMPLES = 120  # how often a round is played on; more tell no more
ROLLERS = 2 * rules.COLOURS  # each seat rolls its own dice and those of the third colour


class PlayingOn(NamedTuple):
    """Scratch, so that playing on does not ask for memory."""

    states: NDArray[Any]  # one, for the round that is played on
    rolls: NDArray[np.int64]  # how many dice each roller has rolled since then
    found: NDArray[np.float64]  # for the estimate
    values: NDArray[np.float64]  # what the end of the round is worth to each colour


def new_playing_on() -> PlayingOn:
    return PlayingOn(
        np.zeros(1, dtype=np.dtype((np.record, rules.STATE))),
        np.zeros(ROLLERS, dtype=np.int64),
        np.zeros(FEATURES),
        np.zeros(rules.COLOURS),
    )


@compiled
def play_on(setup: Record, state: Record, key: Bits, on: PlayingOn) -> None:
    """Play the round to its end; `on.values` then has each colour's chance to win.

    The dice depend only on the key, on who rolls and how often, so that with the same key
    different moves meet the same luck.
    """
    on.rolls[:] = 0
    while state.phase != rules.REVEAL and state.phase != rules.OVER:
        if state.phase == rules.DIE_FALL:
            roller = 2 * state.turn + (state.colour == state.turn)
            on.rolls[roller] += 1
            number = np.uint64(64 * roller + on.rolls[roller])
            bits = mix(key + number * GOLDEN)
            rules.fall(setup, state, rules.sample(setup, state, bits))
        else:
            rules.play(setup, state, thumb.choose(setup, state))
    win_values(setup, state, on.found, on.values)


@compiled
def mean_chance(setup: Record, state: Record, seat: int, on: PlayingOn) -> float:
    """A seat's chance to win: the mean over many rounds, always with the same dice."""
    total = 0.0
    for sample in range(1, SAMPLES + 1):
        on.states[0] = state
        play_on(setup, on.states[0], mix(np.uint64(sample) * GOLDEN), on)
        total += on.values[seat]
    return total / SAMPLES
