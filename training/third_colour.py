"""Teach the champion of It Happens.. for two how seldom the third colour wins.

Run as `python -m training.third_colour`, after training/ithappens_champion.py. A chance that
is learned from chances shrinks slowly: that program leaves the third colour some 6 % early in
the game, and in 200,000 tables of games without exploring it won none. Here the one part of
the network that reads its score is fitted to results alone, by logistic regression; what is
said of the two players beside each other stays as it is.

Where nobody explores it hardly ever wins, and there would be little to learn when it does. So
every other pass explores, and of that only what was played to its end counts.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.ithappens_champion import RESULTS, play, shape
from training.learning import Learner
from wormery.evaluation.ithappens.learned import FILES
from wormery.games.ithappens import GAME
from wormery.games.ithappens.rules import THIRD
from wormery.solver import weights
from wormery.solver.weights import Arrays

SEATS = 2
ALMOST = 0.9999  # as a trace: results count, and players explore
WON, LOST = 0.5, 0.001  # above and below, a target is a result
STIFF = 1e-4  # what a change of the weights costs; ten times less or more fits worse
STEPS = 30
AT_ONCE = 20_000  # tables that are read together

Floats = NDArray[np.float64]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=30)
    parser.add_argument("--tables", type=int, default=20_000, help="a pass, in each thread")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path(str(FILES)))
    chosen = parser.parse_args()
    arrays = weights.read(chosen.output, GAME.name, SEATS)
    made_by = (
        f"{weights.made_by(chosen.output, GAME.name, SEATS)}; python -m training.third_colour "
        f"--passes {chosen.passes} --tables {chosen.tables} --threads {chosen.threads} "
        f"--seed {chosen.seed}"
    )
    fitted = fit_third(arrays, chosen.passes, chosen.tables, chosen.threads, chosen.seed)
    rounded = {name: np.round(part, 4) for name, part in fitted.items()}
    weights.write(chosen.output, GAME.name, SEATS, made_by, rounded)


def fit_third(arrays: Arrays, passes: int, tables: int, threads: int, seed: int) -> Arrays:
    """The weights with which the third colour's chance suits what became of games."""
    learner = Learner(shape(SEATS), seed)
    learner.take(arrays)
    network = learner.network(SEATS)

    def one(number: int) -> tuple[Floats, Floats, Floats]:
        trace = RESULTS if number % 2 == 0 else ALMOST
        seen = play(SEATS, tables, network, trace, (seed * 100_003 + number))
        result = seen.targets[:, THIRD]
        known = (result < LOST) | (result > WON)
        features, won = seen.features[known], result[known] > WON
        parts = [
            learner.read(features[first : first + AT_ONCE].astype(np.float32), learner.slow)
            for first in range(0, len(features), AT_ONCE)
        ]
        hidden = np.concatenate([part.two for part in parts]).astype(np.float64)
        scores = np.concatenate([part.outputs for part in parts]).astype(np.float64)
        ahead = scores[:, THIRD] - np.logaddexp(scores[:, 0], scores[:, 1])
        return hidden, ahead, won.astype(np.float64)

    with ThreadPoolExecutor(threads) as pool:
        passed = list(pool.map(one, range(passes * threads)))
    hidden, ahead, won = (np.concatenate(parts) for parts in zip(*passed, strict=True))
    change = regression(np.hstack([hidden, np.ones((len(hidden), 1))]), ahead, won)
    print(f"{len(won)} tables, {int(won.sum())} won by the third colour")
    before, after = _loss(ahead, won), _loss(ahead + hidden @ change[:-1] + change[-1], won)
    print(f"loss {before:.5f}, then {after:.5f}")
    output, bias = arrays["output"].copy(), arrays["output_bias"].copy()
    output[:, THIRD] += change[:-1]
    bias[THIRD] += change[-1]
    return {**arrays, "output": output, "output_bias": bias}


def regression(known: Floats, scores: Floats, won: Floats) -> Floats:
    """What to add to the scores, as weights of what is known, by Newton's method."""
    spread = known.std(axis=0)
    spread[spread < 1e-3] = 1.0
    known = known / spread
    change = np.zeros(known.shape[1])
    loss = np.inf
    for _ in range(STEPS):
        chances = _chances(scores + known @ change)
        slope = known.T @ (chances - won) / len(won) + 2 * STIFF * change
        bend = (known * (chances * (1 - chances))[:, None]).T @ known / len(won)
        step = np.linalg.solve(bend + 2 * STIFF * np.eye(len(change)), slope)
        while True:  # not further than it helps
            less = change - step
            found = _loss(scores + known @ less, won) + STIFF * float(less @ less)
            if found <= loss or np.abs(step).max() < 1e-9:
                break
            step /= 2
        change, loss = less, found
    return change / spread


def _chances(scores: Floats) -> Floats:
    return np.exp(-np.logaddexp(0.0, -scores))


def _loss(scores: Floats, won: Floats) -> float:
    return float((np.logaddexp(0.0, scores) - won * scores).mean())


if __name__ == "__main__":
    main()
