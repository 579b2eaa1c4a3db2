"""Curves of learning: MaskablePPO of sb3-contrib against our players.

    python -m benchmarks.learning --steps 1000000 --seeds 5

Each seed learns from nothing, against `casual`, for its margin, and is measured on the way in
games of their own (benchmarks/leaderboard.py). It writes docs/learning.svg and
benchmarks/learning.json. It needs the group `sb3`, which
`make research` installs.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
import sb3_contrib
import stable_baselines3
import torch
from matplotlib import pyplot
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecNormalize

import wormery.envs.gymnasium as ours
from benchmarks.calibration import TITLES
from benchmarks.leaderboard import OPPONENTS, SEED, measure
from wormery import games
from wormery.envs.sb3 import make_sb3_vec

CURVES = Path(__file__).with_name("learning.json")
PICTURE = Path(__file__).parents[1] / "docs" / "learning.svg"

TABLES = 64
AGAINST = "casual"
MEASURED = ("random", *OPPONENTS)
HYPERPARAMETERS: dict[str, Any] = {
    "n_steps": 32,
    "batch_size": 256,
    "n_epochs": 4,
    "learning_rate": 5e-4,
    "gamma": 0.999,
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": [128, 128]},
}
# Student's factor for the 95 % interval of a mean, by how many seeds there are.
STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26}

COLOURS = ("#888888", "#2a7f62", "#b4552d", "#3b4a8c")

matplotlib.use("svg")


class Learner:
    """One seed that learns one game."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        tables = make_sb3_vec(
            ours.id_of(games.load(game)),
            num_envs=TABLES,
            opponents=AGAINST,
            rewards="margin",
            flat=True,
        )
        # Margins are brought to about one, as a value network likes them.
        scaled = VecNormalize(tables, norm_obs=False, gamma=HYPERPARAMETERS["gamma"])
        self.model = MaskablePPO(
            "MlpPolicy", scaled, seed=seed, device="cpu", **HYPERPARAMETERS
        )

    def learn(self, steps: int) -> None:
        self.model.learn(steps, reset_num_timesteps=False)

    def policy(self, seen: Any, masks: Any) -> Any:
        """What it likes best."""
        return self.model.predict(seen, action_masks=masks, deterministic=True)[0]

    def measured(self, numbers: dict[str, int]) -> dict[str, Any]:
        return {
            opponent: measure(self.policy, self.game, opponent, number)._asdict()
            for opponent, number in numbers.items()
            if number
        }


def learn_seed(
    game: str, seed: int, steps: int, points: int, numbers: dict[str, int]
) -> dict[str, Any]:
    """The curve of one seed: at each point the steps so far, and the shares that were won."""
    torch.set_num_threads(1)
    begun, learner, curve = time.process_time(), Learner(game, seed), []
    for point in range(points + 1):
        if point:
            learner.learn(steps // points)
        last = point == points
        asked = {
            opponent: number
            for opponent, number in numbers.items()
            if opponent != "champion" or last
        }
        found = {"steps": learner.model.num_timesteps, "won": learner.measured(asked)}
        curve.append(found)
        shares = {name: f"{won['won']:.1%}" for name, won in found["won"].items()}
        print(game, f"seed {seed}", f"{found['steps']:,} steps", shares, flush=True)
    return {"seed": seed, "cpu_s": time.process_time() - begun, "curve": curve}


def final(curves: list[Any]) -> dict[str, Any]:
    """The mean over the seeds at the end, with its 95 % interval."""
    last = [curve["curve"][-1]["won"] for curve in curves]
    return {
        opponent: dict(zip(("mean", "around"), mean_of(last, opponent), strict=True))
        for opponent in last[0]
    }


def mean_of(points: list[Any], opponent: str) -> tuple[float, float]:
    """The mean of the seeds, and half its 95 % interval: Student's, for seeds are few."""
    shares = np.array([point[opponent]["won"] for point in points])
    if len(shares) < 2:
        return float(shares.mean()), 0.0
    spread = shares.std(ddof=1) / math.sqrt(len(shares))
    return float(shares.mean()), float(STUDENT.get(len(shares), 1.96) * spread)


def draw(found: dict[str, Any]) -> None:
    """One panel a game: a line for each opponent, with every seed and the interval."""
    matplotlib.rcParams["svg.hashsalt"] = "wormery"  # the same picture for the same numbers
    figure, panels = pyplot.subplots(
        1, len(found["games"]), figsize=(10, 4), sharey=True, squeeze=False
    )
    for panel, (game, told) in zip(panels[0], found["games"].items(), strict=True):
        curves = [curve["curve"] for curve in told["seeds"]]
        steps = [point["steps"] for point in curves[0]]
        for opponent, colour in zip(MEASURED, COLOURS, strict=True):
            places = [n for n in range(len(steps)) if opponent in curves[0][n]["won"]]
            middle = [mean_of([curve[n]["won"] for curve in curves], opponent) for n in places]
            at = [steps[n] for n in places]
            means = np.array([mean for mean, _ in middle])
            around = np.array([around for _, around in middle])
            panel.errorbar(
                at, 100 * means, 100 * around, color=colour, label=opponent, marker="o",
                markersize=3, capsize=3, linewidth=1.5,
            )  # fmt: skip
        panel.axhline(50, color="#999999", linewidth=0.8, linestyle=":")
        panel.set(title=TITLES[game], xlabel="moves of the learner", ylim=(0, 100))
        panel.locator_params(axis="x", nbins=5)
        panel.xaxis.set_major_formatter(lambda value, _: f"{value / 1000:,.0f} k")
        panel.legend(frameon=False)
    panels[0][0].set_ylabel("games won, %")
    figure.tight_layout()
    figure.savefig(PICTURE, metadata={"Date": None})


def told_of(curves: list[Any]) -> dict[str, Any]:
    """What the file has of one game."""
    ordered = sorted(curves, key=lambda curve: curve["seed"])
    return {"against": AGAINST, "tables": TABLES, "seeds": ordered, "final": final(ordered)}


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learning")
    parser.add_argument("--game", choices=list(games.GAMES), action="append")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=1_000_000, help="of the learner, a seed")
    parser.add_argument("--points", type=int, default=5, help="on a curve, after its start")
    parser.add_argument("--games", type=int, default=400, help="at each, against each player")
    parser.add_argument("--champion", type=int, default=100, help="the same, at the end only")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count(), help="seeds that learn side by side"
    )
    parser.add_argument("--draw", action="store_true", help="only the picture, from the file")
    asked = parser.parse_args(given)
    if not asked.draw:
        numbers = dict.fromkeys(MEASURED, asked.games) | {"champion": asked.champion}
        told = json.loads(CURVES.read_text())["games"] if CURVES.exists() else {}
        curves = defaultdict[str, list[Any]](list)
        with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
            seeds = {
                pool.submit(learn_seed, game, seed, asked.steps, asked.points, numbers): game
                for seed in range(asked.seeds)
                for game in asked.game or games.GAMES
            }
            for done in as_completed(seeds):  # what is finished is kept, whatever comes next
                game = seeds[done]
                curves[game].append(done.result())
                told[game] = told_of(curves[game])
                write(told)
    draw(json.loads(CURVES.read_text()))
    return 0


def write(told: dict[str, Any]) -> None:
    versions = {
        "stable-baselines3": stable_baselines3.__version__,
        "sb3-contrib": sb3_contrib.__version__,
        "torch": torch.__version__,
    }
    found = {"games_of_seed": SEED, "versions": versions, "games": told}
    CURVES.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
