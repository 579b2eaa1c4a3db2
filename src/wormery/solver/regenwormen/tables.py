"""What every turn of Regenwormen has in common, computed once.

A turn state is which symbols are used, how many dice are left and the total so far. In a
**live** state one can roll: a die and a symbol are left. All others are ends, where only the
total counts and whether a worm is among the dice. Live states and ends have numbers, so that
a value for each is one array:

    0 … 1286            live states, those with fewer dice left first
    1287 … 1287+81      ends without a worm by total 0 … 40, then ends with one

A roll matters only by how many dice show each unused symbol. All rolls of so many dice, with
so many unused symbols, form a tree: a node sets the number of dice of one more symbol, and
the dice that are not accounted for show used symbols. So each node is a roll, the best choice
after it is the better one of what was there before and the one new symbol, and a turn needs
one comparison and one multiplication for each pair of a state and a roll.

A turn of a small game begins with fewer dice, and with points already: its tables have their
own live states, and the same ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import factorial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.games.regenwormen.rules import DICE, POINTS, SYMBOLS, WORM

TOTALS = DICE * max(POINTS) + 1
ENDS = 2 * TOTALS
ALL_SYMBOLS = (1 << SYMBOLS) - 1

State = tuple[int, int, int]  # symbols used, dice left, total


class TurnTables(NamedTuple):
    """The arrays that compiled functions take, all together.

    `states` has a row for each live state: used, left, total, its end, its tree. A tree is
    `first node, number of nodes` in `parent`, `choice` and `weight`. `after[s, c]` is the
    number of the state that choice c (8 × rank of the symbol among the unused ones + dice
    − 1) leads to from live state s, `number[used, left, total]` that of any state. The live
    states that s can lead to, s itself last, are `reach[reach_from[s] : reach_from[s + 1]]`.
    """

    states: NDArray[np.uint16]
    after: NDArray[np.uint16]
    parent: NDArray[np.uint16]
    choice: NDArray[np.uint16]
    weight: NDArray[np.float64]
    number: NDArray[np.uint16]
    reach: NDArray[np.uint16]
    reach_from: NDArray[np.int64]


USED, LEFT, TOTAL, END, FIRST_NODE, NODES = range(6)
CHOICES = SYMBOLS * DICE
MOST_NODES = 2200  # of the largest tree, the first roll, and a little more


def end_number(used: int, total: int) -> int:
    """The number of an end, from 0."""
    return (TOTALS if used >> WORM & 1 else 0) + total


@cache
def numbers_of_live_states(dice: int = DICE, points: int = 0) -> dict[State, int]:
    """The live states of a turn that begins with so many dice and points; it is the last."""
    found = _live_states((0, dice, points))
    states = sorted(found, key=lambda state: (state[1], state[0], state[2]))
    return {state: number for number, state in enumerate(states)}


def state_number(used: int, left: int, total: int) -> int:
    """The number of a state of the whole game's turn, live or an end."""
    return _number((used, left, total), numbers_of_live_states())


def _number(state: State, live: dict[State, int]) -> int:
    used, left, total = state
    if left and used != ALL_SYMBOLS:
        return live[state]
    return len(live) + end_number(used, total)


@cache
def turn_tables(dice: int = DICE, points: int = 0) -> TurnTables:
    """The tables of a turn that begins with so many dice, and with points already.

    With `points` there must be dice missing, and at most five points for each of them.
    """
    trees = _Trees()
    live = numbers_of_live_states(dice, points)
    states = np.zeros((len(live), 6), dtype=np.uint16)
    after = np.zeros((len(live), CHOICES), dtype=np.uint16)
    for (used, left, total), index in live.items():
        first, nodes = trees.place(SYMBOLS - used.bit_count(), left)
        states[index] = used, left, total, end_number(used, total), first, nodes
        for choice, state in _choices(used, left, total):
            after[index, choice] = _number(state, live)
    number = np.zeros((ALL_SYMBOLS + 1, DICE + 1, TOTALS), dtype=np.uint16)
    for used, left, total in np.ndindex(number.shape):
        if (used, left, total) in live or not left or used == ALL_SYMBOLS:
            number[used, left, total] = _number((used, left, total), live)
    return TurnTables(states, after, *trees.arrays(), number, *_reach(live))


def _reach(live: dict[State, int]) -> tuple[NDArray[np.uint16], NDArray[np.int64]]:
    """Which live states can come of each."""
    sets: list[int] = []  # with a bit for each state
    for state, index in live.items():
        found = 1 << index
        for _, after in _choices(*state):
            if after in live:
                found |= sets[live[after]]
        sets.append(found)
    size = (len(live) + 7) // 8
    rows = [np.frombuffer(found.to_bytes(size, "little"), np.uint8) for found in sets]
    bits = np.unpackbits(np.array(rows), axis=1, bitorder="little")
    begins = np.concatenate([[0], np.cumsum(bits.sum(axis=1))])
    return np.nonzero(bits)[1].astype(np.uint16), begins.astype(np.int64)


def _choices(used: int, left: int, total: int) -> Iterator[tuple[int, State]]:
    """Each choice with the state that it leads to."""
    unused = [symbol for symbol in range(SYMBOLS) if not used >> symbol & 1]
    for rank, symbol in enumerate(unused):
        for dice in range(1, left + 1):
            state = (used | 1 << symbol, left - dice, total + dice * POINTS[symbol])
            yield DICE * rank + dice - 1, state


def _live_states(start: State) -> set[State]:
    found, unfinished = {start}, [start]
    while unfinished:
        for _, state in _choices(*unfinished.pop()):
            if state[0] != ALL_SYMBOLS and state[1] and state not in found:
                found.add(state)
                unfinished.append(state)
    return found


class _Trees:
    """The trees of rolls, for each number of unused symbols and of dice, one after another.

    The root of a tree, its first node, is the roll that shows no unused symbol.
    """

    def __init__(self) -> None:
        self.parent: list[int] = []
        self.choice: list[int] = []
        self.weight: list[float] = []
        self.places: dict[tuple[int, int], tuple[int, int]] = {}

    def place(self, unused: int, dice: int) -> tuple[int, int]:
        if (unused, dice) not in self.places:
            first = len(self.parent)
            self._add(first, 0, 0, unused, dice, [])
            self.places[unused, dice] = (first, len(self.parent) - first)
        return self.places[unused, dice]

    def _add(
        self, first: int, parent: int, choice: int, unused: int, dice: int, counts: list[int]
    ) -> None:
        """Add the roll with these counts of the first symbols, then all that extend it."""
        node = len(self.parent) - first
        self.parent.append(parent)
        self.choice.append(choice)
        self.weight.append(_chance(unused, dice, counts))
        rest = dice - sum(counts)
        for rank in range(len(counts), unused):
            skipped = [0] * (rank - len(counts))
            for count in range(1, rest + 1):
                extended = [*counts, *skipped, count]
                if unused == SYMBOLS and rank == unused - 1 and count < rest:
                    continue  # with no used symbol, all dice must be accounted for
                self._add(first, node, DICE * rank + count - 1, unused, dice, extended)

    def arrays(self) -> tuple[NDArray[np.uint16], NDArray[np.uint16], NDArray[np.float64]]:
        return (
            np.array(self.parent, dtype=np.uint16),
            np.array(self.choice, dtype=np.uint16),
            np.array(self.weight),
        )


def _chance(unused: int, dice: int, counts: list[int]) -> float:
    """How likely exactly these counts are, the other dice showing used symbols."""
    rest = dice - sum(counts)
    ways: int = factorial(dice) * (SYMBOLS - unused) ** rest
    for count in [*counts, rest]:
        ways //= factorial(count)
    return float(ways / SYMBOLS**dice)
