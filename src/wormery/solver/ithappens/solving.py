"""Answers about It Happens..: a turn, the rest of a round, the end of a game.

`solve` takes a turn, for given values of the positions it can lead to. Here a position is
worth its points if the game ended with it; an object on mound 2 would be the most kinds:

>>> from wormery import games
>>> from wormery.solver.ithappens import solve
>>> position = games.load("it-happens").start(seats=3).after("1.2.3").after("roll").after("1")
>>> turn = solve(position, lambda after: after.scores[0])
>>> turn.best, turn.value
(place 2, 12.0)

`solve_round` plays a round to its end for all seats, each for its own chance to win; after
the last round the values are exact, before it they rest on an estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from threading import Lock

import numpy as np

from wormery.games import CHANCE, OVER, Move
from wormery.games.errors import GameOverError, OptionError
from wormery.games.ithappens import ItHappensPosition, rules
from wormery.games.ithappens.ends import End, Place, Skip
from wormery.solver.ithappens import round as compiled_round
from wormery.solver.ithappens.estimate import FEATURES, win_values
from wormery.solver.ithappens.round import POINTS, WIN

__all__ = ["POINTS", "WIN", "Round", "Turn", "estimate", "solve", "solve_round"]

Value = Callable[[ItHappensPosition], float]

MOST_POSITIONS = 200_000  # of a round before it is given up: about 0.3 s


@dataclass(frozen=True)
class Turn:
    """A solved turn.

    `moves` has the value of every legal move now, `value` that of the best, or while
    the die falls the mean over it. `plan` says what to do with each die, by the worms then
    held and what it shows. `ends` says how likely each end is under the best plan.
    """

    value: float
    moves: Mapping[Move, float]
    plan: Mapping[tuple[int, int], Move]
    ends: Mapping[End, float]

    @property
    def best(self) -> Move | None:
        """A best move; None while the die falls."""
        return max(self.moves, key=self.moves.__getitem__) if self.moves else None


def solve(position: ItHappensPosition, value: Value) -> Turn:
    """The rest of the turn, exactly.

    `value` is given each position that the turn can end with and says what it is worth to
    the seat whose turn it is now.
    """
    solving = _Solving(value)
    moves = {move: solving.after(position, move) for move in position.moves}
    best = max(moves.values()) if moves else solving.worth(position)
    plan: dict[tuple[int, int], Move] = {}
    ends: dict[End, float] = {}
    solving.follow(position, 1.0, plan, ends)
    return Turn(best, moves, plan, ends)


class _Solving:
    """Remembers what each position within the turn is worth."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.known: dict[ItHappensPosition, float] = {}

    def worth(self, position: ItHappensPosition) -> float:
        """What a position within the turn is worth, a reroll at a time."""
        if position not in self.known:
            if position.actor == CHANCE:
                faces = [self.worth(position.after(face)) for face in position.outcomes]
                self.known[position] = sum(faces) / len(faces)
            else:
                self.known[position] = max(self.after(position, m) for m in position.moves)
        return self.known[position]

    def after(self, position: ItHappensPosition, move: Move) -> float:
        after = position.after(move)
        return float(self.value(after)) if _ends_turn(move) else self.worth(after)

    def follow(
        self,
        position: ItHappensPosition,
        chance: float,
        plan: dict[tuple[int, int], Move],
        ends: dict[End, float],
    ) -> None:
        """Go the best way from here, and note what is done and how it ends."""
        if position.actor == CHANCE:
            for face in position.outcomes:
                self.follow(position.after(face), chance * face.chance, plan, ends)
            return
        move = max(position.moves, key=lambda move: self.after(position, move))
        if position.die is not None:
            plan[position.holdings[position.turn].worms, position.die] = move
        if not _ends_turn(move):
            self.follow(position.after(move), chance, plan, ends)
            return
        end: End = Skip()
        if move != rules.SKIP:
            assert position.die is not None
            end = Place(position.shown[move - rules.PLACE], position.die)
        ends[end] = ends.get(end, 0.0) + chance


def _ends_turn(move: Move) -> bool:
    return move >= rules.PLACE or move == rules.SKIP


@dataclass(frozen=True)
class Round:
    """A solved rest of a round: what it is worth to each colour, now and after each move.

    `exact` says whether the values are those of the finished game, not of an estimate.
    """

    values: tuple[float, ...]
    moves: Mapping[Move, tuple[float, ...]]
    exact: bool
    positions: int  # looked at


def solve_round(
    position: ItHappensPosition, aim: int = WIN, most: int = MOST_POSITIONS
) -> Round | None:
    """Play the round to its end, every seat for itself; None if that takes too long.

    With WIN every seat wants the highest chance to win, with POINTS the most points.

    >>> from wormery.games import ithappens
    >>> position = ithappens.GAME.start(seats=2).after("1.2.3")
    >>> solve_round(position) is None  # a whole round is too much
    True
    """
    if position.actor == OVER:
        raise GameOverError("game-over")
    if position.begins == "round":
        raise OptionError("solver-mounds-first")
    search = _search()
    setup, colours, seen = position.setup, position.colours, 0
    moves: dict[Move, tuple[float, ...]] = {}
    with _in_use:
        solved = compiled_round.solve_anew(setup, position.state, search, aim, most)
        values = tuple(map(float, search.values[0, :colours]))
        seen = int(search.seen[0])
        for move in position.moves if solved else ():
            # What was solved is still known, so that each move costs next to nothing.
            search.states[0] = position.after(move).state
            search.seen[1] = 2 * most
            if not compiled_round.solve(setup, search, aim):
                return None
            moves[move] = tuple(map(float, search.values[0, :colours]))
    exact = position.round == rules.ROUNDS
    return Round(values, moves, exact, seen) if solved else None


_in_use = Lock()


@cache
def _search() -> compiled_round.Search:
    """The memory of all searches; one at a time uses it."""
    return compiled_round.new_search()


def estimate(position: ItHappensPosition) -> tuple[float, ...]:
    """Each colour's chance to win, between two rounds; exact when the game is over.

    >>> from wormery import games
    >>> start = games.load("it-happens").start(seats=4)
    >>> estimate(start)
    (0.25, 0.25, 0.25, 0.25)
    """
    if position.begins != "round" and position.actor != OVER:
        raise OptionError("solver-between-rounds")
    values = np.zeros(rules.COLOURS)
    win_values(position.setup, position.state, np.zeros(FEATURES), values)
    return tuple(map(float, values[: position.colours]))
