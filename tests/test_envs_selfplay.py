"""Many tables at which the learner plays every seat."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import wormery.envs.gymnasium as ours
from wormery import games

SETUPS = [("regenwormen", 2, {"short": True}), ("regenwormen", 4, {}), ("it-happens", 2, {})]
SETUPS += [("it-happens", 5, {})]


def tables_of(game: str, seats: int, **options: Any) -> Any:
    name = ours.self_play_id_of(games.load(game))
    return gymnasium.make_vec(name, num_envs=6, seats=seats, **options)


def some_moves(masks: Any, choice: np.random.Generator) -> Any:
    return (choice.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_rewards_of_all_seats_add_up(
    game: str, seats: int, options: Any, mode: AutoresetMode
) -> None:
    """Followed move by move on positions: who acts, what is seen, and who gets what."""
    env = tables_of(game, seats, autoreset_mode=mode, **options)
    choice = np.random.default_rng(1)
    seen, info = env.reset(seed=3)
    totals, ended, over = np.zeros((6, seats)), 0, np.zeros(6, bool)
    for _ in range(2500 if game == "regenwormen" else 300 * seats):
        movers = info["seat"].copy()
        begins = over & (mode == AutoresetMode.NEXT_STEP)
        assert (seen["turn"][~begins, 0] == 1).all()  # who acts looks, counted from itself
        moves = some_moves(info["action_mask"], choice)
        seen, rewards, over, cut, info = env.step(moves)
        assert (info["rewards"][np.arange(6), movers] == rewards).all()
        assert not info["rewards"][begins].any()
        assert not (over & begins).any()
        assert not cut.any()
        totals += info["rewards"]
        ended += int(over.sum())
        for table in np.flatnonzero(over).tolist():
            if seats > 2 or game == "regenwormen":  # else a third colour may win
                assert info["rewards"][table].sum() == pytest.approx(1)
            if mode != AutoresetMode.SAME_STEP:
                assert info["rewards"][table].tolist() == shares_of(env, table, seats)
                assert info["action_mask"][table].all()
        if over.any() and mode == AutoresetMode.DISABLED:
            with pytest.raises(gymnasium.error.ResetNeeded):
                env.step(moves)
            seen, told = env.reset(options={"reset_mask": over})
            for name in ("seat", "action_mask"):
                info[name] = np.where(over, told[name].T, info[name].T).T
    assert ended >= 3
    assert totals.sum() <= ended + 1e-9


def shares_of(env: Any, table: int, seats: int) -> list[float]:
    """What each seat won, by the result of the position."""
    result = env._table.position_of(env._states[table]).result
    won = 1 / len(result.winners)
    return [won if seat in result.winners else 0.0 for seat in range(seats)]


def test_every_seat_is_played() -> None:
    env = tables_of("it-happens", 3)
    _, info = env.reset(seed=1)
    seats: set[int] = set()
    for _ in range(60):
        seats |= set(info["seat"].tolist())
        _, _, _, _, info = env.step(info["action_mask"].argmax(axis=1))
    assert seats == {0, 1, 2}


def test_it_is_the_game_of_a_pettingzoo_table() -> None:
    """The same dice and moves lead to the same observations and rewards there."""
    from wormery.envs import pettingzoo

    env = tables_of("it-happens", 3)
    seen, info = env.reset(seed=7)
    tables = [pettingzoo.env("it-happens", 3) for _ in range(6)]
    for number, table in enumerate(tables):
        table.reset(seed=7 + number)
    choice, ended = np.random.default_rng(1), np.zeros(6, bool)
    while not ended.all():
        moves = some_moves(info["action_mask"], choice)
        for number in np.flatnonzero(~ended).tolist():
            table = tables[number]
            assert table.agent_selection == f"seat_{info['seat'][number]}"
            alone = table.observe(table.agent_selection)
            assert all((alone[part] == seen[part][number]).all() for part in alone)
            table.step(int(moves[number]))
        seen, _, over, _, info = env.step(moves)
        for number in np.flatnonzero(over & ~ended).tolist():
            rewards = tables[number].rewards
            assert [*rewards.values()] == info["rewards"][number].tolist()
        ended |= over


def test_an_illegal_move_costs_who_made_it() -> None:
    env = tables_of("regenwormen", 3, most_illegal=2)
    _, info = env.reset(seed=1)
    movers = info["seat"].copy()
    _, rewards, over, _, info = env.step(np.full(6, 99))
    assert (rewards == -1).all()
    assert (info["seat"] == movers).all()
    assert (info["rewards"].sum(axis=1) == -1).all()
    assert not over.any()
    assert env.step(np.full(6, 99))[2].all()


def test_it_starts_from_positions_of_any_seat_and_is_cut_off() -> None:
    env = tables_of("regenwormen", 2, max_episode_steps=3)
    text = "regenwormen 2 - B 21-36 -/- WWWW"
    seen, info = env.reset(seed=1, options={"position": text})
    assert (info["seat"] == 1).all()
    assert (seen["total"] == 20).all()
    cuts = [env.step(info["action_mask"].argmin(axis=1))[3].all() for _ in range(3)]
    assert cuts == [False, False, True]


@pytest.mark.parametrize("name", ["wormery/Regenwormen-v2", "wormery/ItHappens-v2"])
def test_threads_share_the_tables_and_change_no_game(name: str) -> None:
    """Also where the tables can't be shared out evenly."""
    seen = []
    for threads in (1, 2):
        made: Any = gymnasium.make_vec(name, num_envs=33, threads=threads)
        _, info = made.reset(seed=4)
        choice, steps = np.random.default_rng(4), []
        for _ in range(2_000):
            actions = some_moves(info["action_mask"], choice)
            _, rewards, ended, _, info = made.step(actions)
            steps.append((actions.tolist(), rewards.tolist(), ended.tolist()))
        seen.append(steps)
        made.close()
    assert seen[0] == seen[1]
    assert any(any(ended) for _, _, ended in seen[0])
