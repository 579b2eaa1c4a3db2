"""Gymnasium's checker, and the batch against a loop of single environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import wormery.envs.gymnasium
from wormery.games.errors import OptionError

assert wormery.envs.gymnasium.VERSION == 2

REGENWORMEN, IT_HAPPENS = "wormery/Regenwormen-v2", "wormery/ItHappens-v2"
IDS = [REGENWORMEN, IT_HAPPENS]
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    (REGENWORMEN, {}),
    (REGENWORMEN, {"opponents": ["expert", "casual"], "short": True}),
    (REGENWORMEN, {"opponents": ["random"] * 6, "flat": True, "rewards": "rank"}),
    (IT_HAPPENS, {}),
    (IT_HAPPENS, {"opponents": ["beginner", "casual"], "rewards": "margin", "flat": True}),
    (IT_HAPPENS, {"opponents": ["casual"] * 4, "skip": "before-roll", "begins": 0}),
]


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_the_checker_finds_nothing(
    name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(name, **options).unwrapped)


def some_actions(masks: Any, choice: np.random.Generator, illegal: float) -> Any:
    """Legal moves by chance, and now and then any move at all."""
    legal = (choice.random(masks.shape) * masks).argmax(axis=1)
    anything = choice.integers(masks.shape[1], size=len(masks))
    return np.where(choice.random(len(masks)) < illegal, anything, legal)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(
    ("name", "options"),
    [
        (REGENWORMEN, {"opponents": ["casual", "casual", "random"], "short": True}),
        (REGENWORMEN, {"opponents": ["expert"], "rewards": "margin", "flat": True}),
        (IT_HAPPENS, {}),
        (IT_HAPPENS, {"opponents": ["casual", "beginner"], "rewards": "rank", "flat": True}),
    ],
)
def test_the_batch_is_a_loop_of_single_ones(
    name: str, options: dict[str, Any], mode: AutoresetMode
) -> None:
    batch: Any = gymnasium.make_vec(name, num_envs=5, autoreset_mode=mode, **options)
    loop: Any = SyncVectorEnv(
        [lambda: gymnasium.make(name, **options)] * 5, autoreset_mode=mode
    )
    assert batch.observation_space == loop.observation_space
    assert batch.action_space == loop.action_space
    choice = np.random.default_rng(1)
    mine, theirs = batch.reset(seed=10), loop.reset(seed=10)
    assert data_equivalence(mine, theirs, exact=True)
    ended = 0
    for _ in range(300):
        actions = some_actions(mine[-1]["action_mask"], choice, illegal=0.02)
        mine, theirs = batch.step(actions), loop.step(actions)
        assert data_equivalence(mine[-1].keys(), theirs[-1].keys()) or mine[-1] == theirs[-1]
        assert data_equivalence(mine, theirs, exact=True)
        ended += int(mine[2].sum())
    assert ended >= 3


def test_tables_can_be_begun_one_by_one() -> None:
    batch: Any = gymnasium.make_vec(
        IT_HAPPENS, num_envs=4, autoreset_mode=AutoresetMode.DISABLED
    )
    loop: Any = SyncVectorEnv(
        [lambda: gymnasium.make(IT_HAPPENS)] * 4, autoreset_mode=AutoresetMode.DISABLED
    )
    choice = np.random.default_rng(1)
    mine, theirs = batch.reset(seed=3), loop.reset(seed=3)
    masks = mine[1]["action_mask"]
    for _ in range(120):
        actions = some_actions(masks, choice, illegal=0)
        mine, theirs = batch.step(actions), loop.step(actions)
        assert data_equivalence(mine, theirs, exact=True)
        masks = mine[4]["action_mask"].copy()
        if mine[2].any():
            over = mine[2]
            with pytest.raises(gymnasium.error.ResetNeeded):
                batch.step(actions)
            mine = batch.reset(options={"reset_mask": over})
            theirs = loop.reset(options={"reset_mask": over})
            assert data_equivalence(mine, theirs, exact=True)
            masks[over] = mine[1]["action_mask"][over]


@pytest.mark.parametrize("name", IDS)
def test_an_illegal_move_costs_and_changes_nothing(name: str) -> None:
    env: Any = gymnasium.make(name)
    _, info = env.reset(seed=1)
    before = env.unwrapped.table.position
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    observation, reward, terminated, truncated, after = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, False, False)
    assert env.unwrapped.table.position == before
    assert np.array_equal(after["action_mask"], info["action_mask"])
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])
    assert env.step(-1)[1] == env.step(99)[1] == -1.0


def test_a_game_that_is_over_needs_a_reset() -> None:
    env: Any = gymnasium.make(IT_HAPPENS)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(info["action_mask"].argmax())
    assert reward in (0.0, 1.0)
    assert info["action_mask"].all()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_strong_opponents_win_more() -> None:
    """The names of the opponents are those who play."""
    shares = {}
    for opponent in ("random", "casual"):
        batch: Any = gymnasium.make_vec(IT_HAPPENS, num_envs=200, opponents=[opponent] * 2)
        choice = np.random.default_rng(1)
        _, info = batch.reset(seed=1)
        won = games = 0.0
        for _ in range(60):
            actions = some_actions(info["action_mask"], choice, illegal=0)
            _, rewards, over, _, info = batch.step(actions)
            won, games = won + rewards.sum(), games + over.sum()
        shares[opponent] = won / games
    assert shares["random"] > 0.25
    assert shares["casual"] < 0.1


def test_the_learner_may_begin_always_or_by_chance() -> None:
    for begins, expected in ((0, {0}), (1, {1}), (None, {0, 1})):
        env: Any = gymnasium.make(IT_HAPPENS, begins=begins)
        starters = set()
        for seed in range(20):
            env.reset(seed=seed)
            starters.add(env.unwrapped.table.position.starter)
        assert starters == expected


def test_pictures_of_all_tables() -> None:
    batch: Any = gymnasium.make_vec(REGENWORMEN, num_envs=2, render_mode="rgb_array")
    batch.reset(seed=1)
    pictures = batch.render()
    assert len(pictures) == 2
    assert all(picture.dtype == np.uint8 and picture.ndim == 3 for picture in pictures)
    assert len(np.unique(pictures[0].reshape(-1, 3), axis=0)) > 20


def test_an_opponent_that_is_not_there() -> None:
    with pytest.raises(OptionError, match="grandmaster"):
        gymnasium.make(REGENWORMEN, opponents=["grandmaster"])
