"""Exact answers about a turn of Regenwormen.

>>> from wormery import games
>>> from wormery.solver.regenwormen import Worth, solve
>>> position = games.load("regenwormen").start(seats=2)
>>> turn = solve(position, Worth.in_worms(position))
>>> round(turn.value, 10)
1.644729674
>>> turn.best
roll
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.games import Move
from wormery.games.chance import drawn
from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.games.regenwormen.ends import End, Fail, Steal, Take
from wormery.games.regenwormen.facts import number_of
from wormery.solver.regenwormen import turn as compiled_turn
from wormery.solver.regenwormen.tables import (
    ENDS,
    MOST_NODES,
    TOTALS,
    state_number,
    turn_tables,
)

TILES = range(number_of(0), number_of(rules.TILES))


@dataclass(frozen=True)
class Worth:
    """What each way a turn can end is worth to the player whose turn it is.

    `take` is for a tile from the row, `steal` for one from another stack.

    >>> from wormery.games import regenwormen
    >>> worth = Worth.in_worms(regenwormen.GAME.parse("regenwormen 2 - A 21-24 33/- -"))
    >>> worth.take[24], worth.steal[36], worth.fail
    (1.0, 4.0, -4.0)
    """

    take: Mapping[int, float]
    steal: Mapping[int, float]
    fail: float

    @classmethod
    def in_worms(cls, position: RegenwormenPosition) -> Worth:
        """The worms gained in this turn: a failed turn costs those of one's top tile."""
        gained = {tile: float(rules.worms_on(tile - rules.LOWEST_TILE)) for tile in TILES}
        stack = position.stacks[position.turn]
        return cls(gained, gained, -gained[stack[-1]] if stack else 0.0)

    def array(self) -> NDArray[np.float64]:
        ends = [*(self.take[tile] for tile in TILES), *(self.steal[tile] for tile in TILES)]
        return np.array([*ends, self.fail])


@dataclass(frozen=True)
class Turn:
    """A solved turn.

    `moves` has the value of every legal move now, `value` that of the best, or while the
    dice fall the mean over them. `ends` says how likely each end is under the best plan.
    """

    value: float
    moves: Mapping[Move, float]
    ends: Mapping[End, float]

    @property
    def best(self) -> Move | None:
        """A best move; None while the dice fall."""
        return max(self.moves, key=self.moves.__getitem__) if self.moves else None


def solve(position: RegenwormenPosition, worth: Worth) -> Turn:
    """The rest of the turn, exactly, for given values of the ways it can end.

    >>> from wormery.games import regenwormen
    >>> position = regenwormen.GAME.parse("regenwormen 2 - A 21-36 -/- :1135WWWW")
    >>> turn = solve(position, Worth.in_worms(position))
    >>> turn.best, round(turn.value, 4)
    (keep W, 2.6806)
    """
    ends = worth.array()
    stop, ways = np.empty(ENDS), np.empty(ENDS, dtype=np.int64)
    compiled_turn.worth_of_stopping(position.setup, position.state, ends, stop, ways)
    return _Solving(position, stop, ways, ends).turn()


def plans(
    position: RegenwormenPosition, ends: NDArray[np.float64]
) -> dict[Move | None, NDArray[np.float64]]:
    """For each legal move, how likely each way to end the turn is if all goes on at its best.

    `ends` has what each way is worth, as `turn.py` numbers them. While the dice fall there
    is one plan, under None.
    """
    stop, ways = np.empty(ENDS), np.empty(ENDS, dtype=np.int64)
    compiled_turn.worth_of_stopping(position.setup, position.state, ends, stop, ways)
    return _Solving(position, stop, ways, ends).plans()


def values_of_rolls(
    position: RegenwormenPosition, ends: NDArray[np.float64]
) -> NDArray[np.float64]:
    """What each of `position.outcomes` is worth, while the dice fall."""
    stop, ways = np.empty(ENDS), np.empty(ENDS, dtype=np.int64)
    compiled_turn.worth_of_stopping(position.setup, position.state, ends, stop, ways)
    return _Solving(position, stop, ways, ends).values_of_rolls()


def chance_of(position: RegenwormenPosition, wanted: Callable[[int], bool]) -> float:
    """The highest chance to stop with a worm and a total that is wanted.

    >>> from wormery import games
    >>> start = games.load("regenwormen").start(seats=2)
    >>> round(chance_of(start, lambda total: total >= 21), 5)
    0.89303
    >>> round(chance_of(start, lambda total: total == 36), 5)
    0.00924
    """
    stop = np.zeros(ENDS)
    stop[TOTALS:] = [wanted(total) for total in range(TOTALS)]
    ways = np.full(ENDS, compiled_turn.FAIL)
    solving = _Solving(position, stop, ways, np.zeros(compiled_turn.WAYS_TO_END))
    if position.state.phase == rules.STOP_OR_GO:  # stopping now may be what is wanted
        return float(solving.values[solving.number])
    return solving.turn().value


class _Solving:
    def __init__(
        self,
        position: RegenwormenPosition,
        stop: NDArray[np.float64],
        ways: NDArray[np.int64],
        ends: NDArray[np.float64],
    ) -> None:
        self.position = position
        self.tables = turn_tables()
        self.live = len(self.tables.states)
        self.stop, self.ways, self.ends = stop, ways, ends
        self.fail = float(ends[compiled_turn.FAIL])
        self.values = np.empty(self.live + ENDS)
        self.scratch = np.empty(MOST_NODES)
        compiled_turn.solve_states(self.tables, self.stop, self.fail, self.values, self.scratch)

    def turn(self) -> Turn:
        state = self.position.state
        here = self.number
        if state.phase == rules.CHOICE:
            return self._after_roll(state)
        must_roll = state.phase != rules.STOP_OR_GO
        rolling = self._rolling(here) if here < self.live else None
        moves: dict[Move, float] = {}
        for move in self.position.moves:
            if move == rules.ROLL:
                assert rolling is not None
                moves[move] = rolling
            elif move == rules.GIVE_UP:
                moves[move] = self.fail
            else:
                moves[move] = float(self.ends[self._way(move - rules.TAKE)])
        value = rolling if must_roll and rolling is not None else max(moves.values())
        return Turn(value, moves, self._ends(here, must_roll))

    def plans(self) -> dict[Move | None, NDArray[np.float64]]:
        if self.position.state.phase == rules.CHOICE:
            return {
                move: self._chances(self._kept(move), False) for move in self.position.moves
            }
        found: dict[Move | None, NDArray[np.float64]] = {}
        for move in self.position.moves or (None,):
            if move is None or move == rules.ROLL:
                found[move] = self._chances(self.number, True)
            else:
                gives_up = move == rules.GIVE_UP
                way = compiled_turn.FAIL if gives_up else self._way(move - rules.TAKE)
                found[move] = np.zeros(compiled_turn.WAYS_TO_END)
                found[move][way] = 1.0
        return found

    def values_of_rolls(self) -> NDArray[np.float64]:
        state = self.position.state
        used, left, total = _used(state), int(state.left), int(state.total)
        # What it is worth to set aside so many dice of a symbol.
        kept = {
            (symbol, dice): float(
                self.values[
                    state_number(
                        used | 1 << symbol, left - dice, total + dice * rules.POINTS[symbol]
                    )
                ]
            )
            for symbol in range(rules.SYMBOLS)
            if not used >> symbol & 1
            for dice in range(1, left + 1)
        }
        lots = self.position.lots
        assert lots is not None
        return np.array(
            [
                max(
                    (kept[one] for one in Counter(places).items() if one in kept),
                    default=self.fail,
                )
                for places, _ in drawn(lots)
            ]
        )

    def _after_roll(self, state: Any) -> Turn:
        places = {move: self._kept(move) for move in self.position.moves}
        moves = {move: float(self.values[place]) for move, place in places.items()}
        turn = Turn(max(moves.values()), moves, {})
        assert turn.best is not None
        return Turn(turn.value, moves, self._ends(places[turn.best], must_roll=False))

    def _kept(self, move: Move) -> int:
        """The number of the state in which the dice of a symbol are set aside."""
        state = self.position.state
        symbol = move - rules.KEEP
        dice = int(state.rolled[symbol])
        used = _used(state) | 1 << symbol
        total = int(state.total) + dice * rules.POINTS[symbol]
        return state_number(used, int(state.left) - dice, total)

    @property
    def number(self) -> int:
        """Which of the states of a turn the position is in."""
        state = self.position.state
        return state_number(_used(state), int(state.left), int(state.total))

    def _rolling(self, here: int) -> float:
        return float(
            compiled_turn.worth_of_rolling(
                self.tables, self.fail, self.values, self.scratch, here
            )
        )

    def _way(self, tile: int) -> int:
        from_row = int(self.position.state.row) >> tile & 1
        return (compiled_turn.TAKE if from_row else compiled_turn.STEAL) + tile

    def _ends(self, here: int, must_roll: bool) -> dict[End, float]:
        chances = self._chances(here, must_roll)
        return {_end(way): float(p) for way, p in enumerate(chances) if p}

    def _chances(self, here: int, must_roll: bool) -> NDArray[np.float64]:
        """How likely each way to end the turn is under the best plan from a state."""
        reached = np.zeros(self.live + ENDS)
        dead = compiled_turn.how_it_ends(
            self.tables, self.stop, self.values, self.scratch, reached, here, must_roll
        )
        chances = np.zeros(compiled_turn.WAYS_TO_END)
        np.add.at(chances, self.ways, reached[self.live :])
        chances[compiled_turn.FAIL] += dead
        return chances


def _used(state: Any) -> int:
    return sum(1 << symbol for symbol in range(rules.SYMBOLS) if state.aside[symbol])


def _end(way: int) -> End:
    if way == compiled_turn.FAIL:
        return Fail()
    if way >= compiled_turn.STEAL:
        return Steal(number_of(way - compiled_turn.STEAL))
    return Take(number_of(way - compiled_turn.TAKE))
