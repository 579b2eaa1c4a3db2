"""The environments beside others, in one run: steps per second, round about, the best of many.

Others: pickomino-env, the Gymnasium environment of the same game on PyPI; OpenSpiel's pig and
backgammon from Python, as its own environment, as states with observations, and as bare states
(only legal moves and the next state; ours for that is the table under the environment). All
play random legal moves, and choosing the move counts for everyone. A step is a decision: what
chance and opponents do after it comes with it. A step of pickomino-env keeps dice and decides
to roll or stop, which are two of ours.
"""

from __future__ import annotations

import contextlib
import io
import random
import re
import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pickomino_env
import pyspiel
from open_spiel.python import rl_environment

import wormery.envs.gymnasium
import wormery.envs.openspiel
import wormery.envs.pettingzoo
from benchmarks.report import Report
from wormery.envs.table import OVER, DrivenTable
from wormery.games.compiling import compiled
from wormery.games.randomness import next_bits, one_of

assert pickomino_env
assert wormery.envs.openspiel

REGENWORMEN, IT_HAPPENS = "wormery/Regenwormen-v2", "wormery/ItHappens-v2"

ROUND = 0.1  # seconds of one measurement: whole games, so that all kinds of steps are in it
ROUNDS = 20
TABLES = 2048

Play = Callable[[int], None]  # makes so many steps


def single(name: str, **options: Any) -> Play:
    env: Any = gymnasium.make(name, **options)
    luck = random.Random(1).random
    _, info = env.reset(seed=1)
    masks = [info["action_mask"]]
    known: dict[bytes, list[int]] = {}

    def play(steps: int) -> None:
        mask = masks[0]
        for _ in range(steps):
            written = mask.tobytes()
            if written not in known:
                known[written] = mask.nonzero()[0].tolist()
            legal = known[written]
            _, _, over, _, info = env.step(legal[int(luck() * len(legal))])
            if over:
                _, info = env.reset()
            mask = info["action_mask"]
        masks[0] = mask

    return play


def batch(name: str, **options: Any) -> Play:
    env: Any = gymnasium.make_vec(name, num_envs=TABLES, **options)
    _, info = env.reset(seed=1)
    masks = [info["action_mask"]]
    luck, moves = np.array([1], np.uint64), np.zeros(TABLES, np.int64)

    def play(steps: int) -> None:
        for _ in range(steps // TABLES):
            choose_all(masks[0], luck, moves)
            masks[0] = env.step(moves)[4]["action_mask"]

    return play


@compiled
def choose_all(masks: Any, luck: Any, moves: Any) -> None:
    """Any legal move at every table; where a game is over any at all."""
    for table in range(len(masks)):
        legal = 0
        for move in range(masks.shape[1]):
            legal |= masks[table, move] << move
        moves[table] = one_of(legal, next_bits(luck)) if legal else 0


def bare_table(game: str) -> Play:
    """Decisions on a table, without observations."""
    table = DrivenTable(game, 2)
    table.begin()
    choice = random.Random(1)
    legal_moves, width = table.game.driver.legal, len(table.game.moves)
    known: dict[int, list[int]] = {}

    def play(steps: int) -> None:
        for _ in range(steps):
            legal = legal_moves(table.setup, table.state)
            if legal not in known:
                known[legal] = [move for move in range(width) if legal >> move & 1]
            if table.move(choice.choice(known[legal])) == OVER:
                table.begin()

    return play


def pickomino() -> Play:
    env: Any = gymnasium.make("Pickomino-v0", number_of_bots=1)
    choice = random.Random(1)
    seen = [env.reset(seed=1)[0]]

    def play(steps: int) -> None:
        found = seen[0]
        for _ in range(steps):
            rolled, collected = found["dice_rolled"], found["dice_collected"]
            faces = [face for face in range(6) if rolled[face] and not collected[face]]
            action = (choice.choice(faces) if faces else 0, choice.randrange(2))
            found, _, over, cut, _ = env.step(action)
            if over or cut:
                found, _ = env.reset()
        seen[0] = found

    return play


def spiel_states(name: str, observe: bool) -> Play:
    """Decisions on bare states; what chance brings comes with them and does not count."""
    game = pyspiel.load_game(name)
    choice = random.Random(1)
    states = [game.new_initial_state()]

    def play(steps: int) -> None:
        state = states[0]
        while steps:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choice.choices(outcomes, chances)[0])
                continue
            if observe:
                state.observation_tensor()
            state.apply_action(choice.choice(state.legal_actions()))
            steps -= 1
        states[0] = state

    return play


def spiel_environment(name: str) -> Play:
    env = rl_environment.Environment(name)
    choice = random.Random(1)
    times = [env.reset()]

    def play(steps: int) -> None:
        now = times[0]
        for _ in range(steps):
            if now.last():
                now = env.reset()
            player = now.observations["current_player"]
            now = env.step([choice.choice(now.observations["legal_actions"][player])])
        times[0] = now

    return play


CASES: dict[str, Callable[[], Play]] = {
    "Regenwormen, single": lambda: single(REGENWORMEN),
    "Regenwormen, single, flat": lambda: single(REGENWORMEN, flat=True),
    "Regenwormen, single, against casual": lambda: single(REGENWORMEN, opponents=["casual"]),
    "Regenwormen, bare table": lambda: bare_table("regenwormen"),
    "It Happens.., single": lambda: single(IT_HAPPENS),
    "It Happens.., single, flat": lambda: single(IT_HAPPENS, flat=True),
    "It Happens.., bare table": lambda: bare_table("it-happens"),
    f"Regenwormen, vector of {TABLES:,}": lambda: batch(REGENWORMEN),
    f"Regenwormen, vector of {TABLES:,}, two threads": lambda: batch(REGENWORMEN, threads=2),
    f"Regenwormen, vector of {TABLES:,}, flat": lambda: batch(REGENWORMEN, flat=True),
    f"It Happens.., vector of {TABLES:,}": lambda: batch(IT_HAPPENS),
    "pickomino-env": pickomino,
    "OpenSpiel pig, its environment": lambda: spiel_environment("pig"),
    "OpenSpiel pig, states with observations": lambda: spiel_states("pig", True),
    "OpenSpiel pig, bare states": lambda: spiel_states("pig", False),
    "OpenSpiel backgammon, its environment": lambda: spiel_environment("backgammon"),
    "OpenSpiel backgammon, states with observations": lambda: spiel_states("backgammon", True),
    "OpenSpiel backgammon, bare states": lambda: spiel_states("backgammon", False),
}


def measure() -> dict[str, float]:
    """Steps a second of each, by turns, so that all have the same machine."""
    plays = {name: make() for name, make in CASES.items()}
    sizes, best = {}, {}
    for name, play in plays.items():
        size = TABLES if "vector" in name else 16
        play(size)  # compiles
        while timed(play, size) < ROUND / 2:
            size *= 2
        sizes[name], best[name] = size, 0.0
    for _ in range(ROUNDS):
        for name, play in plays.items():
            best[name] = max(best[name], sizes[name] / timed(play, sizes[name]))
    return best


def timed(play: Play, steps: int) -> float:
    begun = time.perf_counter()
    play(steps)
    return time.perf_counter() - begun


def turns_of(game: str) -> float:
    """PettingZoo's own benchmark, which prints what it found."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.test import performance_benchmark
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        performance_benchmark(wormery.envs.pettingzoo.raw_env(game))
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found is not None
    return float(found[1])


def run(report: Report) -> None:
    found = measure()
    theirs = found["pickomino-env"]
    rows = []
    for name, rate in found.items():
        rows.append([name, f"{rate:,.0f}", f"{rate / theirs:,.0f} ×"])
        report.figure(f"envs.{re.sub('[^a-z0-9]+', '_', name.lower())}", rate, "1/s")
    report.table(
        "Environments, one opponent, random play", ["", "steps/s", "pickomino-env"], rows
    )
    rows = []
    for game in ("regenwormen", "it-happens"):
        rate = turns_of(game)
        report.figure(f"envs.pettingzoo.{game}", rate, "1/s")
        rows.append([game, f"{rate:,.0f}"])
    report.table("PettingZoo's performance_benchmark, 2 seats", ["", "turns/s"], rows)
