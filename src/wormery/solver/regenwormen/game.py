"""Small games of Regenwormen for two, solved whole: the exact chance to win.

A game with few tiles has few tables between turns, and each turn is exact. But games can go
in circles, tiles taken and returned, so the chances are found by value iteration: begin with
a guess, and improve all of them by one turn until nothing changes.

    >>> from wormery import games
    >>> last = games.parse("regenwormen 2 - A 21 -/- -")
    >>> round(solve_game(last).chance(last), 6)
    0.903364

Fewer dice make a game smaller still. Two dice bring at most 10 points, and the lowest tile is
21: so a turn then begins with some points already (docs/decisions/0006-small-games.md).

    >>> round(solve_game(last, dice=2, points=15).chance(last), 6)
    0.606742
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wormery.games.compiling import Record, compiled
from wormery.games.errors import OptionError
from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.solver.regenwormen.lanes import solve_many
from wormery.solver.regenwormen.tables import TurnTables, turn_tables
from wormery.solver.regenwormen.turn import FAIL, STEAL, TAKE, WAYS_TO_END

MOST_TABLES = 50_000
MOST_SWEEPS = 20_000

WON = -1  # instead of the number of a table that follows
LOST = -2
SHARED = -3
NONE = -4


@dataclass(frozen=True)
class SolvedGame:
    """The exact chance to win of whoever has the turn, for every table that can come."""

    numbers: dict[bytes, int]
    chances: NDArray[np.float64]
    sweeps: int

    def chance(self, position: RegenwormenPosition) -> float:
        """The chance of the player whose turn begins; a shared win counts half."""
        return float(self.chances[self.numbers[_key(position)]])


def solve_game(
    position: RegenwormenPosition,
    tolerance: float = 1e-12,
    dice: int = rules.DICE,
    points: int = 0,
) -> SolvedGame:
    """Solve everything that can come of a position at the start of a turn, for two seats.

    Every turn has so many dice, and begins with so many points.
    """
    if position.seats != 2 or position.begins != "turn":
        raise OptionError("solver-two-seats")
    check_dice(position, dice, points)
    tables = [position]
    numbers = {_key(position): 0}
    follow: list[list[int]] = []
    for table in tables:  # grows while it is walked through
        if len(tables) > MOST_TABLES:
            raise OptionError("solver-too-large", most=MOST_TABLES)
        follow.append(_follow(table, tables, numbers))
    states = np.array([table.state for table in tables], dtype=rules.STATE)
    chances, sweeps = iterate(
        turn_tables(dice, points), position.setup, states, np.array(follow), tolerance
    )
    if sweeps == MOST_SWEEPS:
        raise OptionError("solver-no-end", most=MOST_SWEEPS)
    return SolvedGame(numbers, chances, int(sweeps))


def check_dice(position: RegenwormenPosition, dice: int, points: int) -> None:
    """No total may be higher than in the whole game, and no tile out of reach.

    A tile that nobody can ever take might keep a game from ending.
    """
    each = max(rules.POINTS)
    if not 1 <= dice <= rules.DICE or not 0 <= points <= each * (rules.DICE - dice):
        raise OptionError("solver-dice", dice=rules.DICE, points=each)
    highest = max(tile for tiles in (position.row, *position.stacks) for tile in tiles)
    if highest > points + each * dice:
        raise OptionError("solver-out-of-reach", tile=highest, most=points + each * dice)


def _key(position: RegenwormenPosition) -> bytes:
    return bytes(position.state.tobytes())


def _follow(
    table: RegenwormenPosition,
    tables: list[RegenwormenPosition],
    numbers: dict[bytes, int],
) -> list[int]:
    """For each way to end the turn, the table it leaves, or who has won."""
    follow = [NONE] * WAYS_TO_END
    for way, after in _ends_of(table):
        result = after.result
        if result is not None:
            if len(result.winners) > 1:
                follow[way] = SHARED
            else:
                follow[way] = WON if result.winners[0] == table.turn else LOST
            continue
        key = _key(after)
        if key not in numbers:
            numbers[key] = len(tables)
            tables.append(after)
        follow[way] = numbers[key]
    return follow


def _ends_of(table: RegenwormenPosition) -> list[tuple[int, RegenwormenPosition]]:
    """Every way to end a turn by the rules, whatever dice it takes."""
    found = []
    for tile in range(rules.TILES):
        from_row = int(table.state.row) >> tile & 1
        stolen = rules.owner_on_top(table.setup, table.state, tile) >= 0
        if from_row or stolen:
            after = table.ended(tile)
            found.append(((TAKE if from_row else STEAL) + tile, after))
    found.append((FAIL, table.ended(None)))
    return found


@compiled
def iterate(
    tables: TurnTables, setup: Record, states: Record, follow: Record, tolerance: float
) -> tuple[NDArray[np.float64], int]:
    """Improve all chances by one turn, again and again.

    What is good for one player is bad for the other, so full steps swing to and fro for
    long; half a step at a time settles soon.
    """
    number = states.shape[0]
    chances = np.full(number, 0.5)
    better = np.empty(number)
    ends = np.empty((number, WAYS_TO_END))
    sweeps = 0
    change = 1.0
    while change > tolerance and sweeps < MOST_SWEEPS:
        for table in range(number):
            for way in range(WAYS_TO_END):
                after = follow[table, way]
                if after >= 0:
                    ends[table, way] = 1.0 - chances[after]
                elif after == WON:
                    ends[table, way] = 1.0
                elif after == SHARED:
                    ends[table, way] = 0.5
                else:
                    ends[table, way] = 0.0
        solve_many(tables, setup, states, ends, better)
        change = np.max(np.abs(better - chances))
        chances[:] = 0.5 * (chances + better)
        sweeps += 1
    return chances, sweeps
