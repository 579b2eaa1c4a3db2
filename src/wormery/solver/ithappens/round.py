"""The rest of a round of It Happens.., searched through to its end; compiled.

Every move and every face of every die still to come is tried. Each seat takes the move that
is best for itself, the first such move if several are; what the others get plays no part.
Positions met again are looked up, and of the dice in a column only their sum counts, so many
are. The search gives up when it has seen `most` positions.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.solver.ithappens.estimate import FEATURES, Values, prospects, win_values

# What a seat wants.
WIN, POINTS = 0, 1

FACES = sum(1 << face for face in range(1, rules.FACES + 1))
LEAST = -1e9  # less than anything is worth
LEVEL = 1e-9  # values closer than this are the same, for adding up is not exact
DEEPEST = 320  # steps: no round has more dice to roll and worms to spend
ENTRIES = 1 << 17  # positions that can be looked up
TRIES = 8  # places in the table where a position may be

Number = Any  # a uint64
MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
SHIFT = np.uint64(29)


class Search(NamedTuple):
    """Scratch for a search, and the positions it has solved."""

    states: NDArray[Any]
    values: NDArray[np.float64]
    found: NDArray[np.float64]
    keys: NDArray[np.uint64]
    known: NDArray[np.float64]
    seen: NDArray[np.int64]  # how many positions, and how many there may be
    now: NDArray[np.uint64]  # the keys of the positions on the way, 0 for those not kept
    left: NDArray[np.int64]  # the steps not tried yet in each of them


def new_search() -> Search:
    return Search(
        np.zeros(DEEPEST, dtype=np.dtype((np.record, rules.STATE))),
        np.zeros((DEEPEST, rules.COLOURS)),
        np.zeros(FEATURES),
        np.zeros(ENTRIES, dtype=np.uint64),
        np.zeros((ENTRIES, rules.COLOURS)),
        np.zeros(2, dtype=np.int64),
        np.zeros(DEEPEST, dtype=np.uint64),
        np.zeros(DEEPEST, dtype=np.int64),
    )


@compiled
def begin(search: Search, state: Record, most: int) -> None:
    """Forget what was solved before, and put the position first."""
    search.keys[:] = 0
    search.seen[0] = 0
    search.seen[1] = most
    search.states[0] = state


@compiled
def key_of(setup: Record, state: Record) -> Number:
    """A number that tells apart the positions of one round before a die is placed."""
    number = np.uint64(state.turn * 64 + state.phase * 8 + state.colour + 1)
    for colour in range(setup.colours):
        word = int(state.worms[colour])
        word = word * 8 + state.hand[colour]
        word = word * 8 + state.third_hand[colour]
        for place in range(rules.SHOWN):
            word = word * 8 + state.column[place, colour] + 1
            word = word * 4 + state.room[place, colour]
            word = word * 32 + rules.sum_of_dice(state, place, colour)
        number = (number ^ np.uint64(word)) * MULTIPLIER
        number ^= number >> SHIFT
        word = 0
        for kind in range(rules.KINDS):
            word = word * 8 + state.objects[colour, kind]
        number = (number ^ np.uint64(word)) * MULTIPLIER
        number ^= number >> SHIFT
    return number | np.uint64(1)  # 0 is an empty entry


@compiled
def look_up(keys: Any, key: Number) -> Any:
    """Where the position is or may be put: its entry; -1 if there is no place for it."""
    first = np.int64(key >> np.uint64(20)) & (ENTRIES - 1)
    for step in range(TRIES):
        entry = (first + step) & (ENTRIES - 1)
        if keys[entry] == key or keys[entry] == 0:
            return entry
    return -1


@compiled
def value_end(setup: Record, state: Record, aim: int, search: Search, values: Values) -> None:
    """What the end of the round is worth to each colour."""
    if aim == WIN:
        win_values(setup, state, search.found, values)
        return
    for colour in range(setup.colours):
        if state.phase == rules.OVER:
            values[colour] = rules.score(setup, state, colour)
        else:
            values[colour] = prospects(setup, state, colour, search.found)


@compiled
def step_on(setup: Record, states: Any, left: Any, depth: int) -> bool:
    """Make the next step that was not tried yet; whether there was one."""
    untried = left[depth]
    if not untried:
        return False
    left[depth] = untried & (untried - 1)
    step = 0
    while not untried >> step & 1:
        step += 1
    states[depth + 1] = states[depth]
    if states[depth].phase == rules.DIE_FALL:
        rules.fall(setup, states[depth + 1], step)
    else:
        rules.play(setup, states[depth + 1], step)
    return True


@compiled
def count_step(setup: Record, state: Record, values: Values, depth: int) -> None:
    """Count the values of the step just tried into those of the position it comes from."""
    if state.phase == rules.DIE_FALL:
        for colour in range(setup.colours):
            values[depth, colour] += values[depth + 1, colour] / rules.FACES
    elif values[depth + 1, state.turn] > values[depth, state.turn] + LEVEL:
        for colour in range(setup.colours):
            values[depth, colour] = values[depth + 1, colour]


@compiled
def solve(setup: Record, search: Search, aim: int) -> bool:
    """Fill `search.values[0]` for the position `search.states[0]`; whether it could be done."""
    states, values, keys, known = search.states, search.values, search.keys, search.known
    depth, arriving = 0, True
    while True:
        state = states[depth]
        done = False
        if arriving:
            if state.phase == rules.REVEAL or state.phase == rules.OVER:
                value_end(setup, state, aim, search, values[depth])
                done = True
            else:
                search.now[depth] = 0
                if state.phase != rules.PLACING:  # a die that has fallen is met only once
                    key = key_of(setup, state)
                    search.now[depth] = key
                    entry = look_up(keys, key)
                    if entry >= 0 and keys[entry] == key:
                        for colour in range(setup.colours):
                            values[depth, colour] = known[entry, colour]
                        done = True
            if not done:
                search.seen[0] += 1
                if search.seen[0] > search.seen[1] or depth + 2 == DEEPEST:
                    return False
                if state.phase == rules.DIE_FALL:
                    search.left[depth] = FACES
                    values[depth, :] = 0.0
                else:
                    search.left[depth] = rules.legal(setup, state)
                    values[depth, state.turn] = LEAST
        if not done:
            if step_on(setup, states, search.left, depth):
                depth += 1
                arriving = True
                continue
            key = search.now[depth]
            entry = look_up(keys, key) if key else -1
            if entry >= 0:
                keys[entry] = key
                for colour in range(setup.colours):
                    known[entry, colour] = values[depth, colour]
        if depth == 0:
            return True
        depth -= 1
        arriving = False
        count_step(setup, states[depth], values, depth)


@compiled
def solve_anew(setup: Record, state: Record, search: Search, aim: int, most: int) -> bool:
    """The same for a position of any round, whatever was solved before."""
    begin(search, state, most)
    return solve(setup, search, aim)
