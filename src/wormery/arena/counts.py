"""Exact counts of what can happen, in the manner of chess programs' perft.

Two programs that count alike very likely have the same rules. docs/counts.md has the tables;
`make counts` computes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from math import comb

from wormery.games import CHANCE, OVER, Position, load, parse
from wormery.games.regenwormen.rules import DICE, POINTS, SYMBOLS


@dataclass(frozen=True, slots=True)
class Level:
    """The decisions that can be reached by so many moves.

    `lines` counts the sequences of moves and outcomes that lead to them. With every legal
    move equally likely and fair dice, `beginner` is the chance that it is the turn of the
    seat that began, and `moves` the mean number of legal moves; a game that is over counts
    for neither.
    """

    depth: int
    positions: int
    lines: int
    beginner: Fraction
    moves: Fraction


def levels(start: Position) -> Iterator[Level]:
    """Count level by level, from the decisions that come first after the start."""
    reached = _decisions({start: (1, Fraction(1))})
    depth = 0
    while reached:
        yield Level(
            depth,
            len(reached),
            sum(lines for lines, _ in reached.values()),
            sum(
                (mass for p, (_, mass) in reached.items() if p.turn == start.turn), Fraction(0)
            ),
            sum((mass * len(p.moves) for p, (_, mass) in reached.items()), Fraction(0)),
        )
        after: Weights = {}
        for position, (lines, mass) in reached.items():
            share = mass / len(position.moves)
            for move in position.moves:
                _add(after, position.after(move), lines, share)
        reached = _decisions(after)
        depth += 1


Weights = dict[Position, tuple[int, Fraction]]


def _decisions(weights: Weights) -> Weights:
    """Let chance bring whatever it may, until each position waits for a seat."""
    found: Weights = {}
    while weights:
        later: Weights = {}
        for position, (lines, mass) in weights.items():
            if position.actor == CHANCE:
                for outcome in position.outcomes:
                    _add(later, position.after(outcome), lines, mass * outcome.fraction)
            elif position.actor != OVER:
                _add(found, position, lines, mass)
        weights = later
    return found


def _add(weights: Weights, position: Position, lines: int, mass: Fraction) -> None:
    known_lines, known_mass = weights.get(position, (0, Fraction(0)))
    weights[position] = (known_lines + lines, known_mass + mass)


def turn_counts() -> tuple[int, int]:
    """One turn of Regenwormen: its states, and its pairs of a state and a roll.

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


# From where docs/counts.md counts, and to which depth.
STARTS = {
    "Regenwormen, 2 seats": (load("regenwormen").start(seats=2).text, 6),
    "Regenwormen, 3 seats, lower=highest, short": (
        load("regenwormen").start(seats=3, lower="highest", short=True).text,
        5,
    ),
    "It Happens.., 2 seats, mounds 1, 2 and 3": (
        load("it-happens").start(seats=2).after("1.2.3").text,
        6,
    ),
    "It Happens.., 4 seats, mounds 1, 2 and 3": (
        load("it-happens").start(seats=4).after("1.2.3").text,
        7,
    ),
}


def row(level: Level) -> str:
    """A level as a line of the table in docs/counts.md."""
    return (
        f"| {level.depth} | {level.positions:,} | {level.lines:,} "
        f"| {float(level.beginner):.12f} | {float(level.moves):.12f} |"
    )


def main() -> None:
    states, pairs = turn_counts()
    print(f"One turn of Regenwormen: {states:,} states, {pairs:,} pairs of a state and a roll.")
    for title, (text, depth) in STARTS.items():
        print(f"\n## {title}\n\n`{text}`\n")
        print("| moves | decisions | lines | beginner's turn | legal moves |")
        print("| ---: | ---: | ---: | ---: | ---: |")
        for level in islice(levels(parse(text)), depth + 1):
            print(row(level), flush=True)


if __name__ == "__main__":
    main()
