"""The environments under the real Stable-Baselines3 and sb3-contrib: `make research`.

These need PyTorch, so they are no part of `make test`.
"""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3 import DQN, PPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv, VecMonitor

import wormery.envs.gymnasium as ours
from wormery import games
from wormery.envs.sb3 import TablesVecEnv, make_sb3_vec

IDS = [ours.id_of(game) for game in games.GAMES.values()]
SMALL: dict[str, Any] = {"n_steps": 32, "batch_size": 32, "n_epochs": 2, "device": "cpu"}


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("flat", [False, True])
def test_their_checker_finds_nothing(name: str, flat: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It remarks on parts with several axes, which MultiInputPolicy makes flat, and takes
        # those with three for pictures.
        warnings.filterwarnings("ignore", "Your observation .* has an unconventional shape")
        warnings.filterwarnings("ignore", "It seems that your observation .* is an image")
        warnings.filterwarnings("ignore", "The minimal resolution for an image")
        check_env(gymnasium.make(name, flat=flat))


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("flat", [False, True])
def test_masked_ppo_trains_on_many_tables(name: str, flat: bool) -> None:
    tables = make_sb3_vec(name, num_envs=8, flat=flat, max_episode_steps=50)
    assert is_masking_supported(tables)
    policy = "MlpPolicy" if flat else "MultiInputPolicy"
    model = MaskablePPO(policy, VecMonitor(tables), seed=1, **SMALL)
    before = [parameter.clone() for parameter in model.policy.parameters()]
    model.learn(2 * 8 * 32)
    assert any(
        not (old == new).all()
        for old, new in zip(before, model.policy.parameters(), strict=True)
    )
    assert {episode["l"] for episode in model.ep_info_buffer} <= set(range(1, 51))
    assert model.ep_info_buffer
    seen = tables.reset()
    for _ in range(60):  # it never plays an illegal move
        masks = get_action_masks(tables)
        actions, _ = model.predict(seen, action_masks=masks)
        assert masks[np.arange(8), actions].all()
        seen, rewards, _, _ = tables.step(actions)
        assert (rewards >= 0).all()


@pytest.mark.parametrize("name", IDS)
def test_single_environments_train(name: str) -> None:
    """Masked, without masks (illegal moves cost, and end an episode), and by values."""
    MaskablePPO("MultiInputPolicy", gymnasium.make(name), **SMALL).learn(64)
    PPO("MultiInputPolicy", gymnasium.make(name, most_illegal=10), **SMALL).learn(64)
    DQN(
        "MultiInputPolicy",
        gymnasium.make(name, max_episode_steps=100),
        learning_starts=50,
        buffer_size=500,
        device="cpu",
    ).learn(200)


def test_processes_of_theirs_train() -> None:
    """A fresh interpreter finds the game by the module in its name."""

    def make_one() -> Any:
        return gymnasium.make(f"wormery.envs.gymnasium:{IDS[1]}")

    tables = SubprocVecEnv([make_one] * 2, start_method="spawn")
    MaskablePPO("MultiInputPolicy", tables, **SMALL).learn(64)
    tables.close()


def play(tables: Any, steps: int) -> list[Any]:
    tables.seed(5)
    told, choice = [tables.reset()], np.random.default_rng(1)
    for _ in range(steps):
        masks = get_action_masks(tables)
        told.append(tables.step((choice.random(masks.shape) * masks).argmax(axis=1)))
    return told


@pytest.mark.parametrize("name", IDS)
def test_the_adapter_is_what_their_own_loop_is(name: str) -> None:
    """The same observations, rewards, ends and cuts as DummyVecEnv around single ones."""
    options: dict[str, Any] = {"opponents": "casual", "max_episode_steps": 40}
    mine = play(make_sb3_vec(name, num_envs=3, **options), 130)
    theirs = play(DummyVecEnv([lambda: gymnasium.make(name, **options)] * 3), 130)
    assert_same(mine[0], theirs[0])
    cut = 0
    for (seen, rewards, done, infos), (seen2, rewards2, done2, infos2) in zip(
        mine[1:], theirs[1:], strict=True
    ):
        assert_same(seen, seen2)
        assert (rewards == rewards2).all()
        assert (done == done2).all()
        for info, info2 in zip(infos, infos2, strict=True):
            assert info.get("TimeLimit.truncated", False) == info2["TimeLimit.truncated"]
            cut += info2["TimeLimit.truncated"]
            if "terminal_observation" in info2:
                assert_same(info["terminal_observation"], info2["terminal_observation"])
    assert cut


def assert_same(one: Any, other: Any) -> None:
    assert one.keys() == other.keys()
    assert all(np.array_equal(one[part], other[part]) for part in one)


def test_options_reach_the_next_reset() -> None:
    tables = make_sb3_vec(IDS[0], num_envs=2)
    tables.set_options({"position": "regenwormen 2 - A 21-36 -/- WWWW"})
    assert tables.reset()["total"].tolist() == [[20], [20]]
    assert tables.reset()["total"].tolist() == [[0], [0]]
    assert tables.get_attr("num_envs", indices=[1]) == [2]
    assert isinstance(tables, TablesVecEnv)


def test_the_snippets_of_the_docs_run(capsys: pytest.CaptureFixture[str]) -> None:
    """With fewer steps: every block of docs/envs.md that imports their libraries."""
    page = (Path(__file__).parents[2] / "docs" / "envs.md").read_text()
    blocks = re.findall(r"\n\n((?:    .*\n|\n)+)", page)
    found = [block for block in blocks if "sb3" in block and "import" in block]
    assert len(found) >= 2
    for block in found:
        code = re.sub(r"(?m)^    ", "", block)
        shorter = re.sub(r"\d+_000_000|\d+_000\b", "600", code)
        exec(compile(shorter, "docs/envs.md", "exec"), {})
