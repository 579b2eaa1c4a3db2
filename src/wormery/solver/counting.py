"""Exact counts of what can happen, in the manner of chess programs' perft.

Two programs that count alike very likely have the same rules. docs/counts.md has the tables;
`make counts` computes them anew. From where a game is counted its part of this floor says,
with a function `counted`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice

from wormery.games import CHANCE, GAMES, OVER, Position, part_of


@dataclass(frozen=True, slots=True)
class Counted:
    """A table of docs/counts.md: its title, where it starts, and how many moves deep it is."""

    title: str
    start: Position
    depth: int
    quick: int  # the depth that a test computes again; deeper rows take minutes
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Level:
    """The decisions that can be reached by so many moves.

    `lines` counts the sequences of moves and outcomes that lead to them. With every legal
    move equally likely and fair dice, `beginner` is the chance that the seat that began
    has the turn, and `moves` the mean number of legal moves; a game that is over counts
    for neither.
    """

    depth: int
    positions: int
    lines: int
    beginner: Fraction
    moves: Fraction


def levels(start: Position) -> Iterator[Level]:
    """Count level by level, from the decisions that come first after the start.

    >>> from wormery import games
    >>> first = next(levels(games.load("regenwormen").start(seats=2)))
    >>> first.positions, first.lines, first.beginner
    (1, 1, Fraction(1, 1))
    """
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


def row(level: Level) -> str:
    """A level as a line of the table in docs/counts.md."""
    return (
        f"| {level.depth} | {level.positions:,} | {level.lines:,} "
        f"| {float(level.beginner):.12f} | {float(level.moves):.12f} |"
    )


def counted() -> Iterator[Counted]:
    """The tables of all games that have some."""
    for game in GAMES.values():
        part = part_of(game, "solver")
        if hasattr(part, "counted"):
            yield from part.counted()


def main() -> None:
    for table in counted():
        print(f"\n## {table.title}\n\n`{table.start.text}`\n")
        if table.remark:
            print(f"{table.remark}\n")
        print("| moves | decisions | lines | beginner's turn | legal moves |")
        print("| ---: | ---: | ---: | ---: | ---: |")
        for level in islice(levels(table.start), table.depth + 1):
            print(row(level), flush=True)


if __name__ == "__main__":
    main()
