"""Compile what environments, players and tests will need, so that nobody waits for it later.

`make install` runs this once; it takes seconds when everything is compiled already. Each game
is compiled in a process of its own.
"""

from collections.abc import Iterable
from multiprocessing import get_context

import gymnasium

import wormery.envs.gymnasium as ours
from wormery.arena import compile_ahead as of_the_arena
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


def compile_game(name: str) -> None:
    of_the_arena.compile_ahead([GAMES[name]])
    compile_ahead([GAMES[name]])


if __name__ == "__main__":
    with get_context("spawn").Pool(len(GAMES)) as processes:
        processes.map(compile_game, GAMES, chunksize=1)
