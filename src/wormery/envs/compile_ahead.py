"""Compile what environments, players and tests will need, so that nobody waits for it later.

`make install` runs this once; it takes seconds when everything is compiled already.
"""

import gymnasium

import wormery.envs.gymnasium as ours
from wormery.arena import compile_ahead as of_the_arena
from wormery.envs.pettingzoo import raw_env
from wormery.games import GAMES, part_of


def compile_ahead() -> None:
    for game in GAMES.values():
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


if __name__ == "__main__":
    of_the_arena.compile_ahead()
    compile_ahead()
