"""Environments are found by their names, in a fresh interpreter too."""

from __future__ import annotations

import subprocess
import sys

import pettingzoo
import pytest

import wormery.envs.gymnasium as ours
from wormery import games
from wormery.envs.pettingzoo import id_of
from wormery.envs.table import layout_of, observed_of

# Methods of PyTorch's ModuleDict, in which learners keep a network for each named part.
TAKEN = {
    "add_module",
    "apply",
    "bfloat16",
    "bool",
    "buffers",
    "call_super_init",
    "children",
    "clear",
    "compile",
    "cpu",
    "cuda",
    "double",
    "dump_patches",
    "eval",
    "extra_repr",
    "float",
    "forward",
    "get_buffer",
    "get_extra_state",
    "get_parameter",
    "get_submodule",
    "half",
    "ipu",
    "items",
    "keys",
    "load_state_dict",
    "modules",
    "mtia",
    "named_buffers",
    "named_children",
    "named_modules",
    "named_parameters",
    "parameters",
    "pop",
    "register_backward_hook",
    "register_buffer",
    "register_module",
    "register_parameter",
    "requires_grad_",
    "set_extra_state",
    "set_submodule",
    "share_memory",
    "state_dict",
    "to",
    "to_empty",
    "train",
    "training",
    "type",
    "update",
    "values",
    "xpu",
    "zero_grad",
}


@pytest.mark.parametrize("game", games.GAMES.values(), ids=str)
def test_no_part_is_called_as_a_method_of_a_network(game: games.AnyGame) -> None:
    assert observed_of(game)
    assert not TAKEN & set(layout_of(game, game.seats[0]).names)


def fresh(code: str) -> str:
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300
    )
    return told.stdout.strip()


def test_gymnasium_finds_the_module_in_a_name() -> None:
    name = ours.id_of(next(iter(games.GAMES.values())))
    whole = f"wormery.envs.gymnasium:{name}"
    assert fresh(f"import gymnasium; print(gymnasium.make({whole!r}).spec.id)") == name
    many = f"import gymnasium; print(gymnasium.make_vec({whole!r}, num_envs=3).num_envs)"
    assert fresh(many) == "3"


@pytest.mark.parametrize("game", games.GAMES.values(), ids=str)
def test_pettingzoo_makes_a_game_by_its_name(game: games.AnyGame) -> None:
    env = pettingzoo.make("aec", id_of(game), seats=game.seats[-1], max_cycles=3)
    assert len(env.possible_agents) == game.seats[-1]
    assert env.metadata["name"] == f"wormery_{game.name.replace('-', '_')}_v2"
    env.reset(seed=1)
    moves = 0
    for _ in env.agent_iter():
        observation, _, _, truncated, _ = env.last()
        moves += not truncated
        env.step(None if truncated else int(observation["action_mask"].argmax()))
    assert moves == 3
