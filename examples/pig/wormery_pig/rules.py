"""The rules of Pig.

In a turn a player rolls one die, as often as they like. Every roll adds to the turn's points,
but a 1 ends the turn and they are lost. Whoever holds keeps them. The first to reach the goal
wins.

A position is one SETUP record, fixed for the game, and one STATE record, which the functions
here change in place. They never roll: `fall` is told what the die shows.
"""

from enum import StrEnum

import numpy as np

from wormery.games import moments
from wormery.games.compiling import Record, compiled
from wormery.games.notes import Notes, note
from wormery.games.randomness import Bits, below

MOST_SEATS = 6
MOST_PARTIES = MOST_SEATS
FACES = 6
GOALS = (100, 50)

# Moves

ROLL, HOLD = range(2)
MOVES = 2

# What can happen, as it is noted.

ROLLED, LOST, HELD, GAME_OVER = range(4)

# What the position waits for.

CHOICE, DIE_FALL, OVER = range(3)

SETUP = np.dtype([("seats", "i1"), ("goal", "i2")])

STATE = np.dtype(
    [
        ("phase", "i1"),
        ("turn", "i1"),  # whose turn it is
        ("points", "i2"),  # of this turn, not yet kept
        ("rolls", "i2"),  # in this turn
        ("kept", "i2", MOST_SEATS),
    ]
)


@compiled
def start(setup: Record, state: Record, begins: int) -> None:
    for seat in range(MOST_SEATS):
        state.kept[seat] = 0
    begin_turn(state, begins)


@compiled
def begin_turn(state: Record, seat: int) -> None:
    state.phase = CHOICE
    state.turn = seat
    state.points = 0
    state.rolls = 0


@compiled
def fall(setup: Record, state: Record, die: int, notes: Notes = None) -> None:
    """The die lies on the table."""
    note(notes, ROLLED, state.turn, die)
    if die == 1:
        note(notes, LOST, state.turn, state.points)
        begin_turn(state, (state.turn + 1) % setup.seats)
        return
    state.points += die
    state.rolls += 1
    state.phase = CHOICE


@compiled
def sample(setup: Record, state: Record, bits: Bits) -> int:
    """What the die shows, out of 64 random bits."""
    return 1 + below(bits, FACES)


@compiled
def hold(setup: Record, state: Record, notes: Notes = None) -> None:
    """Keep the points of this turn."""
    state.kept[state.turn] += state.points
    note(notes, HELD, state.turn, state.points, state.kept[state.turn])
    if state.kept[state.turn] >= setup.goal:
        state.phase = OVER
        note(notes, GAME_OVER)
    else:
        begin_turn(state, (state.turn + 1) % setup.seats)


@compiled
def legal(setup: Record, state: Record) -> int:
    """The set of legal moves; a turn begins with a roll."""
    if state.phase != CHOICE:
        return 0
    return 1 << ROLL | 1 << HOLD if state.rolls else 1 << ROLL


@compiled
def play(setup: Record, state: Record, move: int, notes: Notes = None) -> None:
    """Make a legal move."""
    if move == ROLL:
        state.phase = DIE_FALL
    else:
        hold(setup, state, notes)


# Whose turn it is, and how it ends.


@compiled
def actor(state: Record) -> int:
    if state.phase == DIE_FALL:
        return moments.CHANCE
    return moments.OVER if state.phase == OVER else state.turn


@compiled
def opens(state: Record) -> int:
    begins = state.phase == CHOICE and not state.rolls
    return moments.A_TURN if begins else moments.NOTHING


@compiled
def parties(setup: Record) -> int:
    return setup.seats


@compiled
def score(setup: Record, state: Record, seat: int) -> int:
    return state.kept[seat]


class Reason(StrEnum):
    POINTS = "points"
    SHARED = "shared"


COMPARISONS = len(Reason) - 1


@compiled
def standing(setup: Record, state: Record, seat: int) -> int:
    return state.kept[seat]
