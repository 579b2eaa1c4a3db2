"""The exact turn of Regenwormen, against known values, brute force and whole games."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wormery import games
from wormery.games import CHANCE, Chance, Move, Position
from wormery.games.errors import OptionError
from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.games.regenwormen.ends import Fail, Take
from wormery.solver.regenwormen import TILES, Turn, Worth, chance_of, solve
from wormery.solver.regenwormen.game import solve_game
from wormery.solver.regenwormen.lanes import solve_many
from wormery.solver.regenwormen.tables import turn_tables

GAME = games.load("regenwormen")


def position(text: str) -> RegenwormenPosition:
    found = GAME.parse(text)
    assert isinstance(found, RegenwormenPosition)
    return found


START = position("regenwormen 2 - A 21-36 -/- -")


# Values that six independent programs agree on.


def test_worms_from_a_full_row() -> None:
    turn = solve(START, Worth.in_worms(START))
    assert turn.value == pytest.approx(1.6447296740401, abs=5e-14)


@pytest.mark.parametrize(
    ("least", "chance"), [(21, 0.89303), (25, 0.68033), (29, 0.34629), (33, 0.08678)]
)
def test_chance_to_reach_at_least(least: int, chance: float) -> None:
    assert chance_of(START, lambda total: total >= least) == pytest.approx(chance, abs=5e-6)


def test_the_tables_have_the_published_size() -> None:
    tables = turn_tables()
    ends = len({(used >> 5, total) for used, _, total in _all_ends()})
    assert len(tables.states) == 1287
    assert ends <= 82
    # The tree of the first roll also has the partial rolls that lead to its whole ones.
    later = tables.states[:-1, 5].astype(int).sum()
    assert later + 1287 == 34389


def _all_ends() -> set[tuple[int, int, int]]:
    tables = turn_tables()
    ends = set()
    for used, left, total in tables.states[:, :3].astype(int):
        for symbol in range(6):
            if not used >> symbol & 1:
                for dice in range(1, left + 1):
                    state = (
                        used | 1 << symbol,
                        left - dice,
                        total + dice * rules.POINTS[symbol],
                    )
                    if not state[1] or state[0] == 63:
                        ends.add(state)
    return ends


# Brute force: the rules themselves, move by move and die by die.


def brute_force(here: Position, worth: Worth) -> float:
    """The value of the rest of the turn for whoever's turn it is."""
    seat = here.turn
    memory: dict[str, float] = {}

    def value(now: RegenwormenPosition) -> float:
        if now.text not in memory:
            if now.actor == CHANCE:
                memory[now.text] = sum(
                    outcome.chance * after_dice(now, outcome) for outcome in now.outcomes
                )
            else:
                memory[now.text] = max(after_move(now, move) for move in now.moves)
        return memory[now.text]

    def goes_on(after: RegenwormenPosition) -> bool:
        return after.turn == seat and after.begins is None

    def after_dice(now: RegenwormenPosition, outcome: Chance) -> float:
        after = now.after(outcome)
        return value(after) if goes_on(after) else worth.fail

    def after_move(now: RegenwormenPosition, move: Move) -> float:
        after = now.after(move)
        if goes_on(after):
            return value(after)
        if not isinstance(move.about, int):
            return worth.fail
        return (worth.take if move.about in now.row else worth.steal)[move.about]

    assert isinstance(here, RegenwormenPosition)
    return value(here)


def some_worth(random: Random) -> Worth:
    """Any values at all: a tile may be worth less than failing."""
    return Worth(
        {tile: random.uniform(-1, 4) for tile in TILES},
        {tile: random.uniform(-1, 4) for tile in TILES},
        random.uniform(-2, 1),
    )


def check_distribution(turn: Turn, worth: Worth) -> None:
    assert sum(turn.ends.values()) == pytest.approx(1, abs=1e-12)
    mean = 0.0
    for end, chance in turn.ends.items():
        if isinstance(end, Fail):
            mean += chance * worth.fail
        else:
            mean += chance * (worth.take if isinstance(end, Take) else worth.steal)[end.tile]
    assert mean == pytest.approx(turn.value, abs=1e-12)


@pytest.mark.parametrize(
    "text",
    [
        "regenwormen 2 - A 21-36 -/- 44WWW:?",
        "regenwormen 2 - A 21-36 -/- 44WWW:225",
        "regenwormen 2 - B 21-25,33-36 26/27.30 3344W",
        "regenwormen 3 - A 22,25,31 26/27/30 55WW:?",
        "regenwormen 3 lower=highest B 22,25,28 26/27/30 555WW",
        "regenwormen 4 lower=highest,short=yes D 21-22 26/27/30/24 1144W:?",
        "regenwormen 2 - A 21 25/- 22344",
        "regenwormen 2 - A 30-36 -/- 11222:?",
    ],
)
def test_against_brute_force(text: str) -> None:
    here = position(text)
    for seed in range(4):
        worth = some_worth(Random(seed))
        turn = solve(here, worth)
        assert turn.value == pytest.approx(brute_force(here, worth), abs=1e-12)
        check_distribution(turn, worth)
        if turn.moves:
            assert max(turn.moves.values()) == turn.value
            assert set(turn.moves) == set(here.moves)


@settings(max_examples=25)
@given(st.integers(0, 10**9))
def test_wherever_a_random_game_comes_to(seed: int) -> None:
    random = Random(seed)
    here: Position = GAME.start(
        seats=random.randint(2, 7),
        lower=random.choice(["any", "highest"]),
        short=random.random() < 0.5,
    )
    for _ in range(random.randrange(120)):
        if not here.moves and not here.outcomes:
            break
        if here.outcomes:
            here = here.after(random.choice(here.outcomes))
        else:
            here = here.after(random.choice(here.moves))
    assert isinstance(here, RegenwormenPosition)
    if here.result is not None:
        return
    worth = some_worth(random)
    turn = solve(here, worth)
    check_distribution(turn, worth)
    # One step on, the same numbers: each move is worth what the turn is worth after it.
    for move, value in turn.moves.items():
        after = here.after(move)
        assert isinstance(after, RegenwormenPosition)
        if after.turn == here.turn and after.begins is None:
            assert solve(after, worth).value == pytest.approx(value, abs=1e-12)


def test_four_side_by_side_are_the_same_as_one_after_another() -> None:
    random = Random(3)
    worths = [some_worth(random) for _ in range(7)]
    states = np.array([START.state for _ in worths], dtype=rules.STATE)
    found = np.zeros(len(worths))
    ends = np.array([worth.array() for worth in worths])
    solve_many(turn_tables(), START.setup, states, ends, found)
    for worth, value in zip(worths, found, strict=True):
        assert solve(START, worth).value == value


# Whole games


@pytest.mark.parametrize(
    "text",
    [
        "regenwormen 2 - A 21 -/- -",
        "regenwormen 2 - A 22,30 -/- -",
        "regenwormen 2 - B 21 36/- -",
        "regenwormen 2 short=yes A 21 25/24 -",
    ],
)
def test_a_solved_game_agrees_with_its_turns(text: str) -> None:
    """With exact values of what follows, one turn gives the value of the whole game."""
    table = position(text)
    seat = table.turn
    game = solve_game(table)

    def chance_after(tile: int | None) -> float:
        after = table.ended(None if tile is None else tile - rules.LOWEST_TILE)
        if after.result is not None:
            return (seat in after.result.winners) / len(after.result.winners)
        return 1 - game.chance(after)

    tops = {stack[-1] for owner, stack in enumerate(table.stacks) if stack and owner != seat}
    take = {tile: chance_after(tile) if tile in table.row else 0.0 for tile in TILES}
    steal = {tile: chance_after(tile) if tile in tops else 0.0 for tile in TILES}
    worth = Worth(take, steal, chance_after(None))
    assert solve(table, worth).value == pytest.approx(game.chance(table), abs=1e-9)


def test_the_last_tile() -> None:
    """With one tile left and nothing else, whoever takes it wins: a geometric series."""
    start = position("regenwormen 2 - A 21 -/- -")
    hit = chance_of(start, lambda total: total >= 21)
    assert solve_game(start).chance(start) == pytest.approx(hit / (1 - (1 - hit) ** 2))


def test_whole_games_are_for_two() -> None:
    with pytest.raises(OptionError, match="two-player game"):
        solve_game(position("regenwormen 3 - A 21 -/-/- -"))


def test_stopping_now_may_be_what_is_wanted() -> None:
    here = position("regenwormen 2 - A 21-36 -/- 444WW")
    assert chance_of(here, lambda total: total == 22) == 1
    assert 0 < chance_of(here, lambda total: total > 22) < 1
