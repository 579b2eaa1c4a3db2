"""What environments compile, as `wormery.ahead` does it."""

from collections.abc import Iterable
from random import Random

import gymnasium
import pyspiel

import wormery.envs.gymnasium as ours
from wormery.envs.openspiel import TYPES, RandomRollouts
from wormery.envs.pettingzoo import raw_env
from wormery.games import GAMES, AnyGame, part_of


def compile_ahead(games: Iterable[AnyGame] = GAMES.values()) -> None:
    for game in games:
        if part_of(game, "envs") is None:
            continue
        opponents = ["random"] * (game.seats[0] - 1)
        single = gymnasium.make(ours.id_of(game), opponents=opponents)
        _, info = single.reset(seed=1)
        single.step(info["action_mask"].argmax())
        tables = gymnasium.make_vec(ours.id_of(game), num_envs=2, opponents=opponents)
        _, info = tables.reset(seed=1)
        tables.step(info["action_mask"].argmax(axis=1))
        seats = raw_env(game.name, game.seats[0])
        seats.reset(seed=1)
        seats.step(seats.last()[0]["action_mask"].argmax())
        seats.table.reward(0, 0)
        state, luck = (
            pyspiel.load_game(TYPES[game.name].short_name).new_initial_state(),
            Random(1),
        )
        RandomRollouts(seed=1).evaluate(state)
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
        state.returns()
