"""How strong players of Regenwormen are for two seats, on one scale: ours, and published ones.

Everyone plays everyone. Ratings are those of Bradley and Terry on the scale of Elo: 400 points
are odds of ten to one. The expert is 0. `make bench ONLY=ratings` measures them.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from benchmarks.report import Report
from benchmarks.strength import play
from wormery import games
from wormery.players.levels import EXPERT, LEVELS
from wormery.players.regenwormen import GREEDY, PLAIN

DEALS = 2_000  # for each pair; each is played once from either seat
SAMPLES = 200  # of the deals, drawn anew, to see how far ratings may be off
WHO = dict(enumerate(LEVELS))
WHO |= {GREEDY: "greedy (ttencate/pickomino, OptimalBot)"}
WHO |= {PLAIN: "plain worms (bartek-wesolowski/pickomino)"}

Floats = NDArray[np.float64]


def run(report: Report) -> None:
    numbers = list(WHO)
    won = {
        (one, other): deals_won(numbers[one], numbers[other])
        for one, other in combinations(range(len(numbers)), 2)
    }
    expert = numbers.index(EXPERT)
    best = rate(won, len(numbers))
    random = np.random.default_rng(1)
    samples = []
    for _ in range(SAMPLES):
        drawn = random.integers(0, DEALS, DEALS)
        rated = rate({pair: shares[drawn] for pair, shares in won.items()}, len(numbers))
        samples.append(rated - rated[expert])
    half = 1.96 * np.std(samples, axis=0)
    rows = []
    for place in np.argsort(-best):
        rating = float(best[place] - best[expert])
        name = WHO[numbers[place]]
        report.figure(f"ratings.regenwormen.{name.split()[0]}", round(rating, 1), "Elo")
        rows.append([name, f"{rating:+.0f} ± {half[place]:.0f}"])
    report.table("Regenwormen, 2 seats, everyone against everyone", ["", "Elo"], rows)


def deals_won(one: int, other: int) -> Floats:
    """The share of the first player in each deal, over both seats."""
    game = games.load("regenwormen")
    first = play(game, np.array([one, other]), DEALS, lambda _: game.start(seats=2))
    second = play(game, np.array([other, one]), DEALS, lambda _: game.start(seats=2))
    return np.asarray((first[:, 0] + second[:, 1]) / 2)


def rate(won: dict[tuple[int, int], Floats], number: int) -> Floats:
    """The ratings under which these results are likeliest, by Newton's method."""
    ratings = np.zeros(number)
    for _ in range(50):
        slope, curve = np.zeros(number), 1e-6 * np.eye(number)
        for (one, other), shares in won.items():
            wanted = 1 / (1 + np.exp(ratings[other] - ratings[one]))
            off, weight = shares.mean() - wanted, wanted * (1 - wanted)
            slope[one] += off
            slope[other] -= off
            curve[one, one] += weight
            curve[other, other] += weight
            curve[one, other] -= weight
            curve[other, one] -= weight
        step = np.linalg.solve(curve, slope)
        ratings += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return np.asarray(ratings * 400 / np.log(10))
