"""Small games in OpenSpiel: what they are worth, solved by its algorithms and by ours."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.best_response import BestResponsePolicy
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.value_iteration import value_iteration

from wormery import games
from wormery.envs.openspiel import TYPES, PlayerBot, RandomRollouts
from wormery.games.errors import (
    IllegalMoveError,
    ImpossibleOutcomeError,
    OptionError,
    UnknownMoveError,
)
from wormery.games.regenwormen import RegenwormenPosition
from wormery.solver.ithappens import solve_round
from wormery.solver.regenwormen.game import solve_game

Utility = pyspiel.GameType.Utility

ZERO, CONSTANT, GENERAL = Utility.ZERO_SUM, Utility.CONSTANT_SUM, Utility.GENERAL_SUM
WITHOUT_THIRD = "rounds=1,dice=2,third_dice=0"
SUMS = [
    ("regenwormen", "", CONSTANT, 1.0),
    ("regenwormen", "rewards=rank", CONSTANT, 1.0),
    ("regenwormen", "rewards=margin", ZERO, 0.0),
    ("regenwormen", "rewards=zero-sum", ZERO, 0.0),
    ("regenwormen", "players=4", CONSTANT, 1.0),
    ("regenwormen", "players=5,rewards=rank", CONSTANT, 2.5),
    ("regenwormen", "players=3,rewards=margin", GENERAL, None),
    ("regenwormen", "players=3,rewards=zero-sum", ZERO, 0.0),
    ("regenwormen", "tiles=2,dice=2,points=15,rewards=zero-sum", ZERO, 0.0),
    # The third colour can win, and then both have lost.
    ("it-happens", "", GENERAL, None),
    ("it-happens", "rewards=margin", GENERAL, None),
    ("it-happens", "rewards=rank", GENERAL, None),
    ("it-happens", "rewards=zero-sum", ZERO, 0.0),
    ("it-happens", "players=3", CONSTANT, 1.0),
    ("it-happens", "players=5,rewards=rank", CONSTANT, 2.5),
    ("it-happens", WITHOUT_THIRD, CONSTANT, 1.0),
    ("it-happens", f"{WITHOUT_THIRD},rewards=margin", ZERO, 0.0),
    ("it-happens", f"{WITHOUT_THIRD},rewards=rank", GENERAL, None),
    ("it-happens", f"{WITHOUT_THIRD},third_colour_worms=2", GENERAL, None),
]


def load(name: str, options: str) -> Any:
    return pyspiel.load_game(f"{TYPES[name].short_name}({options})")


def played(game: Any, random: Random) -> Any:
    """The end of a random game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "options", "utility", "together"), SUMS)
def test_what_a_game_is_worth_to_all_together(
    name: str, options: str, utility: Any, together: float | None
) -> None:
    game = load(name, options)
    assert game.get_type().utility == utility
    assert game.utility_sum() == together
    random = Random(1)
    small = "tiles=" in options or "rounds=" in options
    for _ in range(200 if small else 3):
        returns = played(game, random).returns()
        assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()
        if together is not None:
            assert sum(returns) == pytest.approx(together, abs=1e-12)


def test_a_shared_win_is_worth_as_much_together() -> None:
    """In Regenwormen nobody shares: whoever takes the last tile has one."""
    random, options = Random(1), "rounds=2,dice=1,third_dice=0,worms=0"
    win = load("it-happens", options)
    assert [0.5, 0.5] in [played(win, random).returns() for _ in range(500)]
    zero = load("it-happens", f"{options},rewards=zero-sum")
    found = [played(zero, random).returns() for _ in range(500)]
    assert {tuple(returns) for returns in found} == {(1, -1), (-1, 1), (0, 0)}


def test_the_third_colour_takes_what_makes_the_sum_constant() -> None:
    """Two seats may lose together, so a game for two is truly of a general sum."""
    game, random = load("it-happens", "rounds=1"), Random(1)
    sums = {sum(played(game, random).returns()) for _ in range(200)}
    assert {0.0, 1.0} <= sums


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("regenwormen", "tiles=3,gap=5,dice=3,points=20"),
        ("regenwormen", "players=3,tiles=4"),
        ("it-happens", "rounds=2,dice=3"),
        ("it-happens", "players=4,rounds=1,dice=1,worms=0"),
    ],
)
def test_random_simulation_of_small_games(name: str, options: str) -> None:
    pyspiel.random_sim_test(load(name, options), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "options", "told"),
    [
        ("regenwormen", "tiles=17", "1–16"),
        ("regenwormen", "tiles=4,gap=6", "1–5"),
        ("regenwormen", "dice=0", "1–8"),
        ("regenwormen", "points=1", "missing die"),
        ("regenwormen", "tiles=3,dice=2,points=10", "Tile 23 is out of reach"),
        ("it-happens", "rounds=5", "1–4"),
        ("it-happens", "worms=3", "0–2"),
        ("it-happens", "rewards=much", "zero-sum"),
    ],
)
def test_other_sizes_are_refused(name: str, options: str, told: str) -> None:
    with pytest.raises(OptionError, match=told):
        load(name, options)


def test_the_sizes_of_the_whole_game_change_nothing() -> None:
    for name, options in (
        ("regenwormen", "tiles=16,gap=1,dice=8,points=0"),
        ("it-happens", "rounds=4,dice=5,third_dice=2,worms=2"),
    ):
        state = load(name, options).new_initial_state()
        assert state.position == games.load(name).start(2)


def test_an_illegal_action_is_a_named_error() -> None:
    state = load("regenwormen", "").new_initial_state()
    for action, error in (
        (0, IllegalMoveError),
        (23, IllegalMoveError),
        (99, UnknownMoveError),
    ):
        with pytest.raises(error):
            state.apply_action(action)
    assert state.history() == []
    state.apply_action(6)
    with pytest.raises(ImpossibleOutcomeError):
        state.apply_action(1287)
    assert state.history() == [6]


def test_our_players_refuse_turns_they_do_not_know() -> None:
    bot = PlayerBot("casual", 1)
    with pytest.raises(OptionError, match="dice, points"):
        bot.step(load("regenwormen", "dice=4,points=20").new_initial_state())
    state = load("regenwormen", "tiles=3").new_initial_state()
    assert bot.step(state) in state.legal_actions()


# Solved


@pytest.fixture
def deep() -> Iterator[None]:
    """OpenSpiel walks through all states of a game one inside the other."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.usefixtures("deep")
@pytest.mark.parametrize(
    ("dice", "points", "options", "tables"),
    [
        (1, 20, "tiles=3,gap=2", 56),
        (1, 20, "tiles=3,gap=2,short=True", 34),
        (2, 15, "tiles=2,gap=4", 12),
        (2, 15, "tiles=2,gap=1,lower=highest,short=True", 12),
        (3, 10, "tiles=1", 2),
    ],
)
def test_value_iteration_finds_what_our_solver_finds(
    dice: int, points: int, options: str, tables: int
) -> None:
    """Games that go in circles, at every table where a turn begins."""
    options = f"{options},dice={dice},points={points},rewards=zero-sum"
    game = load("regenwormen", options)
    values = value_iteration(game, depth_limit=-1, threshold=1e-12, cyclic_game=True)
    start = games.parse(str(game.new_initial_state()))
    assert isinstance(start, RegenwormenPosition)
    solved = solve_game(start, dice=dice, points=points)
    compared = 0
    for text, value in values.items():
        table = games.parse(text) if text.endswith(" -") else None
        if isinstance(table, RegenwormenPosition) and table.result is None:
            chance = solved.chance(table)
            first = chance if table.turn == 0 else 1 - chance
            assert (1 + value) / 2 == pytest.approx(first, abs=1e-10)
            compared += 1
    assert compared == tables <= len(solved.numbers)  # few dice leave some out


@pytest.mark.usefixtures("deep")
@pytest.mark.parametrize("options", ["worms=0", "worms=1", "worms=2,skip=before-roll"])
def test_value_iteration_finds_what_our_solver_of_rounds_finds(options: str) -> None:
    """A last round with a die for each, where the third colour has none and cannot win."""
    options = f"rounds=1,dice=1,third_dice=0,{options},rewards=zero-sum"
    game = load("it-happens", options)
    values = value_iteration(game, depth_limit=-1, threshold=1e-13, cyclic_game=True)
    unseen, compared = [game.new_initial_state().child(0)], 0
    while unseen and compared < 60:
        state = unseen.pop(0)
        if not state.is_chance_node():
            solved = solve_round(state.position)
            assert solved is not None
            assert solved.exact
            assert 2 * solved.values[0] - 1 == pytest.approx(values[str(state)], abs=1e-12)
            compared += 1
        unseen += [
            after for a in state.legal_actions() if not (after := state.child(a)).is_terminal()
        ]
    assert compared > 20


class Solver(policy.Policy):  # type: ignore[misc]
    """The moves of our solver of rounds."""

    def action_probabilities(
        self, state: Any, player_id: int | None = None
    ) -> dict[int, float]:
        solved = solve_round(state.position)
        assert solved is not None
        seat = state.current_player()
        return {int(max(solved.moves, key=lambda move: solved.moves[move][seat])): 1.0}


def test_nobody_can_do_better_than_our_solver() -> None:
    """Three seats, each for itself: OpenSpiel's best responses gain nothing."""
    game = load("it-happens", "players=3,rounds=1,dice=1,worms=0")
    ours = Solver(game, [0, 1, 2])
    solved = solve_round(game.new_initial_state().child(0).position)
    assert solved is not None
    values = policy_value(game.new_initial_state(), [ours] * 3)
    assert values == pytest.approx(solved.values, abs=1e-12)
    assert nash_conv(game, ours) == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_can_do_better_where_a_third_colour_plays(seed: int) -> None:
    """Two seats and the third colour, with two dice left to play."""
    game, random = load("it-happens", "rounds=1,dice=1,third_dice=1,worms=0"), Random(seed)
    root = game.new_initial_state()
    while sum(root.position.now.hand) + sum(root.position.now.third_hand) > 2:
        root.apply_action(random.choice(root.legal_actions()))
    solved = solve_round(root.position)
    assert solved is not None
    ours = Solver(game, [0, 1])
    assert policy_value(root, [ours] * 2) == pytest.approx(solved.values[:2], abs=1e-12)
    for seat in (0, 1):
        best = BestResponsePolicy(game, seat, ours, root)
        assert best.value(root) == pytest.approx(solved.values[seat], abs=1e-12)


# Searched


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("it-happens", "players=3,rounds=1,dice=1,worms=0,rewards=margin"),
        ("it-happens", "rounds=1,dice=1,third_dice=0,worms=0,rewards=zero-sum"),
        ("regenwormen", "tiles=1,dice=1,points=20,rewards=win"),
    ],
)
def test_random_rollouts_are_worth_what_random_play_is(name: str, options: str) -> None:
    """Exactly what it is worth, and the mean of many games played by the compiled rules."""
    game = load(name, options)
    root = game.new_initial_state()
    seats, rollouts = game.num_players(), 40_000
    if name == "regenwormen":  # a worm takes the tile, and nothing else does
        exact = np.array([6 / 11, 5 / 11])
    else:
        exact = policy_value(root, [policy.UniformRandomPolicy(game)] * seats)
    found = RandomRollouts(rollouts, seed=1).evaluate(root)
    spread = game.max_utility() - game.min_utility()
    assert found == pytest.approx(exact, abs=2.5 * spread / rollouts**0.5)


def test_rollouts_are_fixed_by_their_seed_and_leave_the_state() -> None:
    state = load("regenwormen", "short=True").new_initial_state()
    before = str(state)
    first, again, other = (RandomRollouts(99, seed).evaluate(state) for seed in (1, 1, 2))
    assert first.tolist() == again.tolist() != other.tolist()
    assert str(state) == before


def test_search_with_our_rollouts_finds_the_best_move() -> None:
    """Wherever one move is much better than all others, in a game we know exactly."""
    game = load("it-happens", "rounds=1,dice=1,third_dice=0,worms=1")
    random, found = Random(2), 0
    while found < 8:
        state = game.new_initial_state().child(0)
        while not state.is_terminal() and found < 8:
            seat = state.current_player()
            solved = None if state.is_chance_node() else solve_round(state.position)
            if solved is not None and len(solved.moves) > 1:
                values = sorted(value[seat] for value in solved.moves.values())
                if values[-1] - values[-2] > 0.2:
                    best = max(solved.moves, key=lambda move: solved.moves[move][seat])
                    luck = np.random.RandomState(found)
                    rollouts = RandomRollouts(1, found)
                    bot = mcts.MCTSBot(game, 1.0, 2000, rollouts, random_state=luck)
                    assert bot.step(state) == best
                    found += 1
            state.apply_action(random.choice(state.legal_actions()))
