"""OpenSpiel's own simulation test, its playthroughs, and one of its algorithms."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation
from tests.proof import some

from wormery import games
from wormery.envs.openspiel import TYPES, PlayerBot
from wormery.envs.table import layout_of

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
SETUPS = [(name, seats) for name, game in games.GAMES.items() for seats in game.seats]


def load(name: str, **options: Any) -> Any:
    words = ",".join(f"{option}={value}" for option, value in options.items())
    return pyspiel.load_game(f"{TYPES[name].short_name}({words})")


ENDS = [(name, game.seats[at]) for name, game in games.GAMES.items() for at in (0, -1)]


@pytest.mark.parametrize(("name", "seats"), some(SETUPS, *ENDS))
def test_random_simulation_with_serialisation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(
        load(name, players=seats), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_playthroughs_are_the_same_again(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = re.search(r"^game: (.*)$", text, re.M)
    assert game is not None
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", text, re.M)]
    assert playthrough(game[1], action_sequence=actions, seed=1) == text


def test_each_game_has_a_playthrough() -> None:
    found = {re.sub("-[a-z]+$", "", file.stem) for file in PLAYTHROUGHS}
    assert found == set(games.GAMES)


@pytest.mark.parametrize(("name", "seats"), [("regenwormen", 3), ("it-happens", 2)])
def test_a_state_is_a_position(name: str, seats: int) -> None:
    """Chances, legal moves and texts are those of the library, step by step."""
    state = load(name, players=seats, begins=1).new_initial_state()
    position = games.load(name).start(seats, begins=1)
    random = Random(1)
    for _ in range(200):
        if state.is_terminal():
            break
        assert str(state) == position.text
        if state.is_chance_node():
            chances = state.chance_outcomes()
            assert len(chances) == len(position.outcomes)
            for (action, chance), outcome in zip(chances, position.outcomes, strict=True):
                assert state.action_to_string(action) == outcome.text
                assert chance == float(outcome.fraction)
            assert sum(o.fraction for o in position.outcomes) == Fraction(1)
            action = random.choice(chances)[0]
        else:
            assert state.current_player() == position.actor
            assert state.legal_actions() == [int(move) for move in position.moves]
            action = random.choice(state.legal_actions())
        position = position.after(state.action_to_string(action))
        state.apply_action(action)


@pytest.mark.parametrize("name", games.GAMES)
def test_tensors_are_the_observation(name: str) -> None:
    game = load(name, players=3)
    layout = layout_of(games.load(name), 3)
    parts = {part.name: part.shape for part in layout.parts if part.name != "action_mask"}
    for recall in (False, True):
        observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        assert {key: part.shape for key, part in observation.dict.items()} == parts
        state = game.new_initial_state()
        observation.set_from(state, 1)
        assert layout.flat_space.contains(observation.tensor)
        assert observation.tensor.any()
    assert state.information_state_string(1) == "B:"


def test_what_lies_face_down_is_known_only_to_who_remembers() -> None:
    """After a round of It Happens.. one does not see what others' tiles are worth."""
    game = load("it-happens", players=3)
    state = game.new_initial_state()
    random = Random(1)
    bots = [PlayerBot("casual", seed) for seed in range(3)]
    while state.position.round == 1:
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    held = state.position.holdings
    for recall in (False, True):
        observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        for seat in range(3):
            observation.set_from(state, seat)
            shown = observation.dict["points"] > 0
            hold = [
                bool(held[(seat + place) % 3].queens + held[(seat + place) % 3].generals)
                for place in range(3)
            ]
            assert shown.tolist() == (hold if recall else [hold[0], False, False])


def test_illegal_actions_are_refused_by_openspiel() -> None:
    state = load("regenwormen").new_initial_state()
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(23)


def test_a_clone_goes_its_own_way() -> None:
    state = load("regenwormen").new_initial_state()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.position.actor == 0
    assert clone.is_chance_node()
    assert state.history() == []


def test_mcts_plays_against_our_casual() -> None:
    """Its search runs on the game as it is: chance nodes, clones, returns."""
    game = load("it-happens", rewards="rank")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    search = mcts.MCTSBot(
        game, 1.0, 4, evaluator, solve=False, random_state=np.random.RandomState(1)
    )
    bots = [search, PlayerBot("casual", 1)]
    returns = evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1))
    assert len(returns) == 2
    assert 0 <= min(returns) <= max(returns) <= 1
