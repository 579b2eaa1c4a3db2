"""PettingZoo's own suites, run as they are, for both games."""

from __future__ import annotations

import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

from wormery import games
from wormery.envs.pettingzoo import env, raw_env
from wormery.games.errors import IllegalMoveError, OptionError, UnknownGameError

with warnings.catch_warnings():  # it loads a game of its own in a way it calls old
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, bombardment_test, render_test, seed_test, state_test

SETUPS = [(name, seats) for name, game in games.GAMES.items() for seats in game.seats]
OPTIONS: list[dict[str, Any]] = [
    {"game": "regenwormen", "seats": 5, "short": True, "lower": "highest"},
    {"game": "it-happens", "seats": 2, "third_colour_worms": 2, "open_points": True},
    {"game": "it-happens", "seats": 4, "skip": "before-roll", "begins": 3},
]

# What api_test remarks: observations have names (its own games are on a list of exceptions),
# and when a game is over there is no legal move.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_api(name: str, seats: int, flat: bool) -> None:
    api_test(raw_env(name, seats, flat=flat), num_cycles=100)
    api_test(env(name, seats, flat=flat), num_cycles=100)


@pytest.mark.parametrize("rewards", ["win", "rank", "margin"])
@pytest.mark.parametrize("options", OPTIONS)
def test_api_with_options(options: dict[str, Any], rewards: str) -> None:
    api_test(env(**options, rewards=rewards), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_seed(name: str, seats: int) -> None:
    seed_test(partial(env, name, seats), num_cycles=100)


@pytest.mark.parametrize("name", games.GAMES)
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def is_svg(result: Any) -> bool:
        return isinstance(result, str) and result.startswith("<svg ")

    render_test(partial(env, name, 3), custom_tests={"svg": is_svg})
    assert "\x1b[" in capsys.readouterr().out  # "human" prints the table in colour


class Telling(BaseWrapper):  # type: ignore[misc]
    """Lets `step` return the next observation.

    `bombardment_test` of PettingZoo 1.27 looks at what `step` returns, and api_test forbids
    that it returns anything: no environment passes both, not even PettingZoo's own.
    """

    def step(self, action: Any) -> Any:
        super().step(action)
        return self.observe(self.agent_selection) if self.agents else None


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_bombardment(name: str, seats: int) -> None:
    random.seed(seats)
    bombardment_test(Telling(env(name, seats)), cycles=50)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_state(name: str, seats: int) -> None:
    state_test(env(name, seats), turn_based_aec_to_parallel(env(name, seats)), num_cycles=20)


def play_to_the_end(table: Any, seed: int) -> dict[str, float]:
    """Random legal moves; what each agent was told that it got."""
    table.reset(seed=seed)
    choice = np.random.default_rng(seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        total[agent] += reward
        moves = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated else int(choice.choice(moves)))
    return total


@pytest.mark.parametrize(("name", "seats"), [("regenwormen", 3), ("it-happens", 4)])
def test_rewards_arrive(name: str, seats: int) -> None:
    for seed in range(3):
        total = play_to_the_end(env(name, seats), seed)
        assert sum(total.values()) == pytest.approx(1)  # the win is one, shared or not


def test_who_makes_an_illegal_move_loses() -> None:
    table = env("regenwormen", 3)
    table.reset(seed=1)
    loser = table.agent_selection
    table.last()
    table.step(23)  # give up before the first roll
    rewards = {}
    for agent in table.agent_iter():
        rewards[agent] = table.last()[1]
        assert table.terminations[agent]
        table.step(None)
    assert rewards == {
        agent: -1.0 if agent == loser else 0.0 for agent in table.possible_agents
    }


def test_an_illegal_move_is_refused_by_its_rule() -> None:
    table = raw_env("regenwormen", 3)
    table.reset(seed=1)
    before = table.table.position
    with pytest.raises(IllegalMoveError, match="RW-3"):
        table.step(23)
    assert table.table.position == before


def test_a_move_outside_the_space_is_an_assertion() -> None:
    table = env("it-happens", 3)
    table.reset(seed=1)
    table.last()
    with pytest.raises(AssertionError, match="action space"):
        table.step(7)


def test_the_order_of_calls_is_enforced() -> None:
    with pytest.raises(AttributeError, match="before reset"):
        _ = env("it-happens", 3).agent_selection


def test_set_up_that_cannot_be() -> None:
    with pytest.raises(UnknownGameError):
        env("poker")
    with pytest.raises(OptionError, match="seats"):
        env("it-happens", 6)
    with pytest.raises(OptionError, match="rewards"):
        env("it-happens", 3, rewards="money")
    with pytest.raises(OptionError, match="render_mode"):
        env("it-happens", 3, render_mode="film")
    with pytest.raises(OptionError, match="short"):
        env("regenwormen", 3, short="perhaps")
