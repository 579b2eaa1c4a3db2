"""An environment is copied amid an episode, or sent to another process, and goes on."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import wormery.envs.gymnasium as ours
from wormery import games, players
from wormery.envs import pettingzoo

REGENWORMEN, IT_HAPPENS = map(ours.id_of, games.GAMES.values())

Copy = Callable[[Any], Any]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def first_legal(observation: Any, mask: Any) -> Any:
    return mask.argmax(-1)


COPIES = [copy.deepcopy, pickled]
SINGLE: list[tuple[str, dict[str, Any]]] = [
    (REGENWORMEN, {"short": True}),
    (REGENWORMEN, {"opponents": ["expert", "casual"], "flat": True}),
    (IT_HAPPENS, {"opponents": [players.load("casual"), first_legal], "max_episode_steps": 90}),
]


def play_single(env: Any, steps: int, seed: int) -> list[Any]:
    """What happens in so many steps; where an episode is over the next begins."""
    choice = np.random.default_rng(seed)
    told = []
    for _ in range(steps):
        mask = env.unwrapped.action_masks()
        told.append(env.step(int((choice.random(len(mask)) * mask).argmax())))
        if told[-1][2] or told[-1][3]:
            told.append(env.reset())
    return told


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize(("name", "options"), SINGLE)
def test_a_single_environment_goes_on(name: str, options: Any, copied: Copy) -> None:
    env: Any = gymnasium.make(name, **options)
    env.reset(seed=5)
    env.action_space.seed(5)
    play_single(env, 33, seed=1)
    other = copied(env)
    wanted = play_single(env, 300, seed=2)
    assert data_equivalence(play_single(other, 300, seed=2), wanted, exact=True)
    assert other.unwrapped.table.position == env.unwrapped.table.position
    assert other.action_space.sample() == env.action_space.sample()


def test_a_copy_is_a_table_of_its_own() -> None:
    env: Any = gymnasium.make(REGENWORMEN)
    _, info = env.reset(seed=5)
    before = env.unwrapped.table.position
    other = copy.deepcopy(env)
    other.step(int(info["action_mask"].argmax()))
    assert env.unwrapped.table.position == before != other.unwrapped.table.position


VECTOR: list[tuple[str, dict[str, Any]]] = [
    (REGENWORMEN, {"short": True, "opponents": ["casual"]}),
    (IT_HAPPENS, {"opponents": [first_legal], "flat": True, "max_episode_steps": 20}),
    (IT_HAPPENS, {"autoreset_mode": "SameStep"}),
    (IT_HAPPENS.replace("-", "SelfPlay-"), {"seats": 3}),
]


def play_vector(env: Any, steps: int, seed: int) -> list[Any]:
    choice = np.random.default_rng(seed)
    told = []
    for _ in range(steps):
        masks = env.action_masks()
        told.append(env.step((choice.random(masks.shape) * masks).argmax(axis=1)))
    return told


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize(("name", "options"), VECTOR)
def test_many_tables_go_on(name: str, options: Any, copied: Copy) -> None:
    env: Any = gymnasium.make_vec(name, num_envs=5, **options)
    env.reset(seed=5)
    play_vector(env, 33, seed=1)
    other = copied(env)
    wanted = play_vector(env, 150, seed=2)
    assert any(told[2].any() or told[3].any() for told in wanted)
    assert data_equivalence(play_vector(other, 150, seed=2), wanted, exact=True)


def play_agents(env: Any, steps: int, seed: int) -> list[Any]:
    choice = np.random.default_rng(seed)
    told = []
    for _ in range(steps):
        if not env.agents:
            break
        agent = env.agent_selection
        last = env.last()
        told.append((agent, *last[:4]))
        mask = last[0]["action_mask"]
        env.step(
            None if last[2] or last[3] else int((choice.random(len(mask)) * mask).argmax())
        )
    return told


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_a_pettingzoo_environment_goes_on(make: Any, copied: Copy) -> None:
    env = make("it-happens", 3)
    env.reset(seed=5)
    play_agents(env, 33, seed=1)
    other = copied(env)
    wanted = play_agents(env, 500, seed=2)
    assert not env.agents
    assert data_equivalence(play_agents(other, 500, seed=2), wanted, exact=True)


@pytest.mark.parametrize("copied", COPIES)
def test_a_parallel_environment_goes_on(copied: Copy) -> None:
    """PettingZoo's own conversion: all agents answer, and one of them is meant."""

    def play(env: Any, steps: int) -> list[Any]:
        told = []
        for _ in range(steps):
            agent = env.aec_env.agent_selection
            mask = env.aec_env.observe(agent)["action_mask"]
            told.append(env.step(dict.fromkeys(env.agents, int(mask.argmax()))))
        return told

    env = turn_based_aec_to_parallel(pettingzoo.env("it-happens", 3))
    env.reset(seed=5)
    play(env, 20)
    other = copied(env)
    assert data_equivalence(play(other, 40), play(env, 40), exact=True)


def go_on(sent: bytes) -> list[Any]:
    return play_single(pickle.loads(sent), 60, seed=2)


def test_another_process_goes_on() -> None:
    """By cloudpickle into a fresh interpreter, as Stable-Baselines3 sends it."""
    env: Any = gymnasium.make(
        REGENWORMEN, opponents=["expert", lambda seen, mask: mask.argmax()]
    )
    env.reset(seed=5)
    play_single(env, 33, seed=1)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as elsewhere:
        there = elsewhere.submit(go_on, cloudpickle.dumps(env)).result()
    assert data_equivalence(there, go_on(cloudpickle.dumps(env)), exact=True)


def test_processes_play_as_a_loop_does() -> None:
    """Gymnasium's own processes, to which environments are sent and not only their names."""
    envs = [gymnasium.make(IT_HAPPENS, opponents=["casual", first_legal]) for _ in range(2)]
    several: list[Any] = [
        kind([lambda env=env: env for env in envs])  # type: ignore[misc]
        for kind in (AsyncVectorEnv, SyncVectorEnv)
    ]
    told: list[list[Any]] = []
    for vector in several:
        _, info = vector.reset(seed=5)
        told.append([])
        for _ in range(60):
            told[-1].append(vector.step(info["action_mask"].argmax(axis=1)))
            info = told[-1][-1][4]
        vector.close()
    assert data_equivalence(told[0], told[1], exact=True)
