"""From where docs/counts.md counts Regenwormen, and how large one turn is."""

from __future__ import annotations

from math import comb

from wormery.games.regenwormen import GAME
from wormery.games.regenwormen.rules import DICE, POINTS, SYMBOLS
from wormery.solver.counting import Counted


def counted() -> tuple[Counted, ...]:
    """The tables of docs/counts.md for this game."""
    states, pairs = turn_counts()
    return (
        Counted(
            "Regenwormen, 2 seats",
            GAME.start(seats=2),
            depth=6,
            quick=3,
            remark=f"One turn has {states:,} states and {pairs:,} pairs of a state and a roll.",
        ),
        Counted(
            "Regenwormen, 3 seats, lower=highest, short",
            GAME.start(seats=3, lower="highest", short=True),
            depth=5,
            quick=3,
        ),
    )


def turn_counts() -> tuple[int, int]:
    """How many states one turn has, and how many pairs of a state and a roll.

    A state is which symbols are used, how many dice are left and the total so far. In a
    roll, the symbols that are used already count as one.
    """
    start = (0, DICE, 0)
    states, unfinished, pairs = {start}, [start], 0
    while unfinished:
        used, left, total = unfinished.pop()
        free = [symbol for symbol in range(SYMBOLS) if not used >> symbol & 1]
        if not left or not free:
            continue
        sorts = len(free) + (1 if used else 0)
        pairs += comb(left + sorts - 1, left)
        for symbol in free:
            for dice in range(1, left + 1):
                state = (used | 1 << symbol, left - dice, total + dice * POINTS[symbol])
                if state not in states:
                    states.add(state)
                    unfinished.append(state)
    return len(states), pairs
