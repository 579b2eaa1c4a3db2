"""How often a policy wins against our players: what docs/leaderboard.md lists.

    python -m benchmarks.leaderboard package.module:policy it-happens

A policy is a function of flat observations and masks, with a row for each table, that gives a
move for each row. It plays games for two in seat 0, and chance says who begins; a shared win
counts half.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

import wormery.envs.gymnasium as ours
from wormery import games

OPPONENTS = ("casual", "expert", "champion")
GAMES = {"casual": 2_000, "expert": 2_000, "champion": 500}  # a champion takes its time
TABLES = 100
SEED = 1_000_000  # of the games that are counted

Policy = Callable[[Any, NDArray[np.int8]], Any]


class Share(NamedTuple):
    """What share of so many games was won, with the ends of its 95 % interval."""

    won: float
    games: int
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.won:.1%} ({self.low:.1%}–{self.high:.1%})"


def share(won: float, games: int) -> Share:
    """Wilson's interval."""
    z = 1.96
    part = won / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    around = z * math.sqrt(part * (1 - part) / games + z * z / (4 * games * games))
    around /= 1 + z * z / games
    return Share(part, games, max(middle - around, 0.0), min(middle + around, 1.0))


def measure(
    policy: Policy, game: str, opponent: str, number: int, tables: int = TABLES
) -> Share:
    """The first game at each of many tables, so that long games count as much as short ones."""
    won = played = 0.0
    for first in range(0, number, tables):
        some = min(tables, number - first)
        env: Any = gymnasium.make_vec(
            ours.id_of(games.load(game)), num_envs=some, opponents=opponent, flat=True
        )
        seen, info = env.reset(seed=SEED + first)
        waiting = np.ones(some, np.bool_)
        while waiting.any():
            moves = policy(seen, info["action_mask"])
            seen, rewards, over, _, info = env.step(moves)
            won += float(rewards[over & waiting].sum())
            waiting &= ~over
        played += some
    return share(won, int(played))


def at_random(seen: Any, masks: Any) -> Any:
    """Any legal move: the row that every list begins with."""
    return (_choice.random(masks.shape) * masks).argmax(axis=1)


_choice = np.random.default_rng(1)


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.leaderboard")
    parser.add_argument("policy", help="where it is, as package.module:name")
    parser.add_argument("game", choices=list(games.GAMES))
    parser.add_argument("--games", type=int, help="so many against each opponent")
    asked = parser.parse_args(given)
    module, _, name = asked.policy.partition(":")
    sys.path.insert(0, "")
    policy: Policy = getattr(import_module(module), name)
    cells = [
        str(measure(policy, asked.game, opponent, asked.games or GAMES[opponent]))
        for opponent in OPPONENTS
    ]
    print(f"| {asked.policy} | {' | '.join(cells)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
