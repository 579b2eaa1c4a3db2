"""Small games of Regenwormen, solved whole by the solver and by brute force.

The second program shares nothing with the first: the rules are written down once more, in
plain Python, rolls are thrown one by one, and the chances are improved table by table, once
from the highest guess and once from the lowest.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest
from tests.proof import some

from wormery import games
from wormery.games.errors import OptionError
from wormery.games.regenwormen import RegenwormenPosition
from wormery.games.regenwormen.notation import write_tiles
from wormery.solver.regenwormen import TILES, Worth
from wormery.solver.regenwormen.game import SolvedGame, solve_game
from wormery.solver.regenwormen.tables import ENDS, MOST_NODES, turn_tables
from wormery.solver.regenwormen.turn import solve_states, worth_of_rolling, worth_of_stopping

FACES = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "W": 5}

Stack = tuple[int, ...]


@dataclass(frozen=True)
class Layout:
    """Between turns: the row, the stack of whoever has the turn, and the other's."""

    row: frozenset[int]
    mine: Stack
    other: Stack


Turn = tuple[str, int, int]  # the faces used, the dice left, the total


@cache
def throws(used: str, left: int, total: int) -> list[tuple[float, list[Turn]]]:
    """Every throw with its chance, and all that can be done with it."""
    found = []
    thrown = Counter("".join(sorted(fall)) for fall in product(FACES, repeat=left))
    for throw, ways in thrown.items():
        choices = []
        for face in sorted(set(throw) - set(used)):
            dice = throw.count(face)
            now = "".join(sorted(used + face))
            choices.append((now, left - dice, total + dice * FACES[face]))
        found.append((ways / 6**left, choices))
    return found


@dataclass
class BruteForce:
    dice: int
    points: int
    lower: str = "any"
    short: bool = False
    chances: dict[Layout, float] = field(default_factory=dict)

    def solve(self, start: Layout, guess: float) -> float:
        """The chance of the player to move, by value iteration from a guess."""
        self.chances = dict.fromkeys(self.reachable(start), guess)
        change = 1.0
        while change > 1e-12:
            change = 0.0
            for table in self.chances:
                before = self.chances[table]
                self.chances[table] = self.turn(table)
                change = max(change, abs(before - self.chances[table]))
        return self.chances[start]

    def reachable(self, start: Layout) -> list[Layout]:
        found = [start]
        for table in found:
            steals = table.other[-1:]
            ends = [self.taken(table, tile) for tile in (*table.row, *steals)]
            for after in (*ends, self.failed(table)):
                if after.row and after not in found:
                    found.append(after)
        return found

    def turn(self, table: Layout) -> float:
        """What the turn is worth, by trying everything."""
        fail = self.worth(self.failed(table))
        known: dict[Turn, float] = {}

        def stopping(turn: Turn) -> float:
            tiles = self.claims(table, turn[2]) if "W" in turn[0] else []
            return max((self.worth(self.taken(table, tile)) for tile in tiles), default=fail)

        def rolling(turn: Turn) -> float:
            return sum(
                chance * max((best(after) for after in choices), default=fail)
                for chance, choices in throws(*turn)
            )

        def best(turn: Turn) -> float:
            if turn not in known:
                known[turn] = stopping(turn)
                if turn[1] and len(turn[0]) < len(FACES):
                    known[turn] = max(known[turn], rolling(turn))
            return known[turn]

        return rolling(("", self.dice, self.points))

    def claims(self, table: Layout, total: int) -> list[int]:
        if total in table.row:
            return [total]
        tiles = sorted(tile for tile in table.row if tile < total)
        if self.lower == "highest":
            tiles = tiles[-1:]
        return tiles + [tile for tile in table.other[-1:] if tile == total]

    def taken(self, table: Layout, tile: int) -> Layout:
        """The table after a tile was taken or stolen, for the other player to move."""
        other = table.other if tile in table.row else table.other[:-1]
        return Layout(table.row - {tile}, other, (*table.mine, tile))

    def failed(self, table: Layout) -> Layout:
        if not table.mine:
            return Layout(table.row, table.other, table.mine)
        returned = table.mine[-1]
        row = table.row | {returned}
        if max(row) != returned or self.short:
            row -= {max(row)}
        return Layout(row, table.other, table.mine[:-1])

    def worth(self, after: Layout) -> float:
        """The chance of the player whose turn it was."""
        if after.row:
            return 1 - self.chances[after]
        mine, other = (
            (worms(stack), max(stack, default=0)) for stack in (after.other, after.mine)
        )
        return 0.5 if mine == other else float(mine > other)


def worms(stack: Stack) -> int:
    return sum(1 + (tile - 21) // 4 for tile in stack)


def position(text: str) -> RegenwormenPosition:
    found = games.parse(text)
    assert isinstance(found, RegenwormenPosition)
    return found


def small_game(random: Random) -> tuple[RegenwormenPosition, BruteForce]:
    """One to three dice and up to three tiles well in their reach, in the row or on stacks."""
    dice = random.randint(1, 3)
    points = random.randint(21 - 2 * dice, 5 * (8 - dice))
    near = range(max(21, points + dice), min(points + 4 * dice, 36) + 1)
    if not near:
        return small_game(random)
    tiles = random.sample(near, min(len(near), random.randint(1, 3)))
    cut, end = sorted(random.choices(range(1, len(tiles) + 1), k=2))
    stacks = "/".join(".".join(map(str, s)) or "-" for s in (tiles[cut:end], tiles[end:]))
    brute = BruteForce(dice, points, random.choice(["any", "highest"]), random.random() < 0.5)
    game = games.load("regenwormen")
    options = game.write_options({"lower": brute.lower, "short": brute.short})
    row = write_tiles(tuple(sorted(tiles[:cut])))
    return position(f"regenwormen 2 {options} A {row} {stacks} -"), brute


def start_of(table: RegenwormenPosition) -> Layout:
    mine, other = (table.stacks[(table.turn + seat) % 2] for seat in (0, 1))
    return Layout(frozenset(table.row), mine, other)


@pytest.mark.parametrize("seed", some(range(24), 0, 1, 2, 3, 4))
def test_a_small_game_against_brute_force(seed: int) -> None:
    table, brute = small_game(Random(seed))
    chance = solve_game(table, dice=brute.dice, points=brute.points).chance(table)
    assert chance == pytest.approx(brute.solve(start_of(table), guess=1.0), abs=1e-10)
    assert chance == pytest.approx(brute.solve(start_of(table), guess=0.0), abs=1e-10)


def test_every_table_of_a_small_game_against_brute_force() -> None:
    """Three dice from 15 points, three tiles: games that go in circles, in every table."""
    start = position("regenwormen 2 - A 21-22,25 -/- -")
    brute = BruteForce(dice=3, points=15)
    brute.solve(start_of(start), guess=0.5)
    solved = solve_game(start, dice=3, points=15)
    seen = {}
    unseen = [start]
    for table in unseen:
        seen[start_of(table)] = solved.chance(table)
        tops = [
            stack[-1] for seat, stack in enumerate(table.stacks) if stack and seat != table.turn
        ]
        ends = [table.ended(tile - 21) for tile in (*table.row, *tops)]
        for after in (*ends, table.ended(None)):
            if after.result is None and start_of(after) not in seen:
                unseen.append(after)
    assert seen.keys() == brute.chances.keys()
    assert len(seen) > 20
    for known, chance in seen.items():
        assert chance == pytest.approx(brute.chances[known], abs=1e-10)


@pytest.mark.parametrize("seed", some(range(20), 6, 7, 8, 9, 10))
def test_a_turn_agrees_with_the_small_game_it_is_part_of(seed: int) -> None:
    table, brute = small_game(Random(seed))
    solved = solve_game(table, dice=brute.dice, points=brute.points)
    ends = worth_in(solved, table).array()
    tables = turn_tables(brute.dice, brute.points)
    stop, ways = np.empty(ENDS), np.empty(ENDS, dtype=np.int64)
    values, scratch = np.empty(len(tables.states) + ENDS), np.empty(MOST_NODES)
    worth_of_stopping(table.setup, table.state, ends, stop, ways)
    solve_states(tables, stop, ends[-1], values, scratch)
    first = worth_of_rolling(tables, ends[-1], values, scratch, len(tables.states) - 1)
    assert first == pytest.approx(solved.chance(table), abs=1e-10)


def worth_in(solved: SolvedGame, table: RegenwormenPosition) -> Worth:
    """What each end of a turn is worth: the chance to win the game from there."""

    def chance_after(tile: int | None) -> float:
        after = table.ended(None if tile is None else tile - TILES[0])
        if after.result is not None:
            return (table.turn in after.result.winners) / len(after.result.winners)
        return 1 - solved.chance(after)

    tops = {
        stack[-1] for seat, stack in enumerate(table.stacks) if stack and seat != table.turn
    }
    take = {tile: chance_after(tile) if tile in table.row else 0.0 for tile in TILES}
    steal = {tile: chance_after(tile) if tile in tops else 0.0 for tile in TILES}
    return Worth(take, steal, chance_after(None))


def test_one_die_is_a_geometric_series() -> None:
    """One die, one tile, and only a worm takes it: whoever rolls the first worm wins."""
    table = position("regenwormen 2 - A 25 -/- -")
    assert solve_game(table, dice=1, points=20).chance(table) == pytest.approx(6 / 11)


@pytest.mark.parametrize(("dice", "points"), [(0, 20), (9, 0), (2, -1), (2, 31), (8, 1)])
def test_dice_that_are_not_in_the_box_are_refused(dice: int, points: int) -> None:
    with pytest.raises(OptionError) as caught:
        solve_game(position("regenwormen 2 - A 21 -/- -"), dice=dice, points=points)
    assert caught.value.sentence_id == "solver-dice"


def test_a_tile_out_of_reach_is_refused() -> None:
    """Nobody could ever take it, and the game would have no end."""
    with pytest.raises(OptionError, match=r"24.*23"):
        solve_game(position("regenwormen 2 - A 21 24/- -"), dice=2, points=13)
