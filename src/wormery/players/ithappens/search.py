"""The It Happens.. players of every level.

`choose` is given the level. Random takes any move. Beginner and casual go by the rules of
thumb, the beginner misjudging what a die is worth. Skilled and expert search: they try every
way the turn can end, play the round on from there by the rules of thumb with many different
dice, and look at the chance to win that is left. The turn itself is then solved exactly on
these values: which colour to roll, when to roll again, when to skip. The champion looks through
its turn and the next one with values that a network has learned, and searches the end of the
game (evaluation/ithappens/thinking.py).

The same dice fall for every way that is tried, so that luck tells them apart as little as
possible.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.ithappens import thumb
from wormery.evaluation.ithappens.looking import best_move
from wormery.evaluation.ithappens.playing_on import (
    SAMPLES,
    PlayingOn,
    new_playing_on,
    play_on,
)
from wormery.evaluation.ithappens.thinking import SEARCHED, Thinking, new_thinking, think
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.games.randomness import GOLDEN, Bits, Stream, mix, next_bits, one_of
from wormery.players.levels import BEGINNER, CASUAL, CHAMPION, EXPERT, RANDOM
from wormery.solver.ithappens.estimate import HELD_WORMS, MARGIN, SPREAD, WEIGHTS, margin

SKILLED_SAMPLES = 12  # how often it plays the round on for each move
# The chance to win by which the skilled player misjudges a move, typically: by seats. The more
# play, the less hangs on a single move.
DOUBT = np.array([0.0, 0.0, 0.1, 0.05, 0.03, 0.02])
MISJUDGED = 2.0  # points by which the beginner misjudges a place, typically

IMPOSSIBLE = -1000.0


class Scratch(NamedTuple):
    """So that searching does not ask for memory."""

    thinking: Thinking
    on: PlayingOn
    best: NDArray[np.float64]  # the best place for each face
    worth: NDArray[np.float64]  # of each move


def new_scratch() -> Scratch:
    return Scratch(
        new_thinking(), new_playing_on(), np.zeros(rules.FACES), np.zeros(rules.MOVES)
    )


@compiled
def forget(scratch: Scratch) -> None:
    """Nothing is remembered from one move to the next."""


@compiled
def choose(setup: Record, state: Record, level: int, stream: Stream, scratch: Scratch) -> int:
    """The move of a player of this level, whose turn it is."""
    legal = rules.legal(setup, state)
    if level == RANDOM or not legal & (legal - 1):
        return one_of(legal, next_bits(stream))
    if level == BEGINNER:
        return thumb.choose_roughly(setup, state, MISJUDGED, stream)
    if level == CASUAL:
        return thumb.choose(setup, state)
    if level == CHAMPION:
        think(setup, state, True, SEARCHED, scratch.thinking)
        return best_move(legal, state.turn, scratch.thinking.looking.moves)
    if level == EXPERT:
        weigh_moves(setup, state, legal, SAMPLES, next_bits(stream), scratch)
        return best_of(legal, 0.0, stream, scratch)
    weigh_moves(setup, state, legal, SKILLED_SAMPLES, next_bits(stream), scratch)
    return best_of(legal, DOUBT[setup.seats], stream, scratch)


@compiled
def best_of(legal: int, doubt: float, stream: Stream, scratch: Scratch) -> int:
    """The move that seems best; with a doubt, what each is worth is misjudged."""
    best, best_value = -1, IMPOSSIBLE
    for move in range(rules.MOVES):
        if legal >> move & 1:
            value = scratch.worth[move]
            if doubt:
                # Nobody is in doubt about a game that is as good as won or lost.
                open_ = 4 * max(value * (1 - value), 0.0)
                value += doubt * open_ * thumb.misjudgement(stream)
            if value > best_value:
                best, best_value = move, value
    return best


@compiled
def weigh_moves(
    setup: Record, state: Record, legal: int, samples: int, bits: Bits, scratch: Scratch
) -> None:
    """Fill `scratch.worth` for every legal move by playing the round on."""
    skipped = IMPOSSIBLE
    if legal >> rules.SKIP & 1:
        skipped = worth_of_skip(setup, state, samples, bits, scratch)
        scratch.worth[rules.SKIP] = skipped
    if setup.skip_before_roll:
        skipped = IMPOSSIBLE  # for a die that has fallen
    each = max(samples // rules.FACES, 1)
    own = state.turn
    if legal >> rules.ROLL_OWN & 1:
        value = worth_of_roll(setup, state, own, 0, skipped, each, bits, scratch)
        scratch.worth[rules.ROLL_OWN] = value
    if legal >> rules.ROLL_THIRD & 1:
        value = worth_of_roll(setup, state, rules.THIRD, 0, IMPOSSIBLE, each, bits, scratch)
        scratch.worth[rules.ROLL_THIRD] = value
    if legal >> rules.REROLL & 1:
        if state.worms[own] < 2:
            skipped = IMPOSSIBLE
        value = worth_of_roll(setup, state, own, 1, skipped, each, bits, scratch)
        scratch.worth[rules.REROLL] = value
    for place in range(rules.SHOWN):
        if legal >> rules.PLACE + place & 1:
            scratch.worth[rules.PLACE + place] = worth_of_place(
                setup, state, state.colour, state.die, 0, place, samples, bits, scratch
            )


@compiled
def worth_of_roll(
    setup: Record,
    state: Record,
    colour: int,
    spent: int,
    skipped: float,
    samples: int,
    bits: Bits,
    scratch: Scratch,
) -> float:
    """The mean over the faces of the best that can be done with each."""
    total = 0.0
    for face in range(rules.FACES):
        scratch.best[face] = IMPOSSIBLE
        for place in range(rules.SHOWN):
            if rules.has_room(state, place, colour):
                value = worth_of_place(
                    setup, state, colour, face + 1, spent, place, samples, bits, scratch
                )
                scratch.best[face] = max(scratch.best[face], value)
        total += scratch.best[face]
    rolled = total / rules.FACES
    if colour != state.turn or state.worms[state.turn] <= spent:
        return rolled
    cost = worm_cost(setup, state, rolled)
    otherwise = max(rolled - cost, skipped - cost * spent)  # after a low die
    total = 0.0
    for face in range(rules.FACES):
        total += max(scratch.best[face], otherwise)
    return total / rules.FACES


@compiled
def worm_cost(setup: Record, state: Record, value: float) -> float:
    """About how much a worm less takes away from a chance to win."""
    rounds = min(state.rounds + 1, rules.ROUNDS - 1)
    slope = WEIGHTS[setup.seats, rounds, HELD_WORMS] / SPREAD[setup.seats, rounds]
    return slope * max(value * (1.0 - value), 0.0)


@compiled
def worth_of_place(
    setup: Record,
    state: Record,
    colour: int,
    face: int,
    spent: int,
    place: int,
    samples: int,
    bits: Bits,
    scratch: Scratch,
) -> float:
    """The mean value of placing that die there, after so many rerolls."""
    me = state.turn
    total = 0.0
    for sample in range(samples):
        scratch.on.states[0] = state
        trial = scratch.on.states[0]
        trial.worms[me] -= spent
        trial.colour = colour
        trial.die = face
        trial.phase = rules.PLACING
        rules.play(setup, trial, rules.PLACE + place)
        key = mix(bits + np.uint64(sample) * GOLDEN)
        total += worth_of_rest(setup, trial, me, key, scratch.on)
    return total / samples


@compiled
def worth_of_skip(
    setup: Record, state: Record, samples: int, bits: Bits, scratch: Scratch
) -> float:
    """The mean value of skipping now."""
    me = state.turn
    total = 0.0
    for sample in range(samples):
        scratch.on.states[0] = state
        trial = scratch.on.states[0]
        rules.play(setup, trial, rules.SKIP)
        key = mix(bits + np.uint64(sample) * GOLDEN)
        total += worth_of_rest(setup, trial, me, key, scratch.on)
    return total / samples


@compiled
def worth_of_rest(setup: Record, state: Record, me: int, key: Bits, on: PlayingOn) -> float:
    """What the round, played on once, is worth to a seat; a win by more points is better."""
    play_on(setup, state, key, on)
    value = on.values[me]
    if state.phase == rules.OVER:
        value += MARGIN * margin(setup, state, me)
    return value
