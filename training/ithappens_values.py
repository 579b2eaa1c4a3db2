"""Fit the weights by which It Happens.. is valued between two rounds.

For each number of seats and of rounds played, it is the regression that makes the wins that
came most likely. The games are between players who search, as experts do but with fewer
samples; all four numbers of seats take a quarter of an hour. Run as
`python -m training.ithappens_values 2 3 4 5`.
"""

import argparse
import shlex
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import GAME, rules
from wormery.games.randomness import begin_stream, next_bits
from wormery.players.ithappens.search import Scratch, best_of, new_scratch, weigh_moves
from wormery.solver import weights
from wormery.solver.ithappens.estimate import (
    FEATURES,
    FILES,
    POINTS,
    SPREAD,
    WEIGHTS,
    count_features,
    driver,
)

SAMPLES = 12  # of the players' search
STEPS = 12  # of Newton's method; six are enough
HELD = 1.0  # keeps the weights small that the games say nothing about


@compiled
def play(
    setup: Record, states: Record, seen: Record, won: Record, seed: int, scratch: Scratch
) -> None:
    """Fill `seen` with what each colour has after each round, `won` with who wins then."""
    stream = np.zeros(1, dtype=np.uint64)
    state = states[0]
    for number in range(seen.shape[0]):
        begin_stream(stream, seed, number)
        rules.start(setup, state, number % setup.seats)
        while state.phase != rules.OVER:
            if state.phase == rules.REVEAL:
                for colour in range(setup.colours):
                    count_features(setup, state, colour, seen[number, state.rounds, colour])
            if state.phase == rules.REVEAL or state.phase == rules.DIE_FALL:
                rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))
            else:
                legal = rules.legal(setup, state)
                weigh_moves(setup, state, legal, SAMPLES, next_bits(stream), scratch)
                rules.play(setup, state, best_of(legal, 0.0, stream, scratch))
        driver.shares_of_win(setup, state, won[number])


def fit(seen: NDArray[np.float64], won: NDArray[np.float64]) -> NDArray[np.float64]:
    """The weights for which a softmax over the colours makes these wins most likely."""
    weights = np.zeros(FEATURES)
    for _ in range(STEPS):
        scores = seen @ weights
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("nc,ncf->nf", chances, seen)
        slope = np.einsum("nc,ncf->f", won - chances, seen) - HELD * weights
        spread = np.einsum("nc,ncf,ncg->fg", chances, seen, seen) - mean.T @ mean
        weights += np.linalg.solve(spread + HELD * np.eye(FEATURES), slope)
    return weights


def learn(seats: int, number: int, folder: Path) -> None:
    setup = GAME.start(seats=seats).setup
    colours = int(setup.colours)
    seen = np.zeros((number, rules.ROUNDS, colours, FEATURES))
    won = np.zeros((number, colours))
    states = np.zeros(1, dtype=np.dtype((np.record, rules.STATE)))
    play(setup, states, seen, won, seats, new_scratch())
    # Before the first round all seats have the same: what is written for it stays.
    by_feature, spread = WEIGHTS[seats].copy(), SPREAD[seats].copy()
    for rounds in range(1, rules.ROUNDS):
        found = fit(seen[:, rounds], won)
        by_feature[rounds] = np.round(found / found[POINTS], 2)
        spread[rounds] = round(1 / found[POINTS], 2)
        print(
            f"{seats} seats, {rounds} rounds: {spread[rounds]} {by_feature[rounds]}", flush=True
        )
    made_by = f"python -m training.ithappens_values {shlex.join(sys.argv[1:])}"
    weights.write(folder, GAME.name, seats, made_by, {"spread": spread, "weights": by_feature})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--output", type=Path, default=Path(str(FILES)))
    chosen = parser.parse_args()
    for seats in chosen.seats:
        learn(seats, chosen.games, chosen.output)


if __name__ == "__main__":
    main()
