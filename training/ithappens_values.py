"""Find the weights of wormery.solver.ithappens.estimate from very many games.

`python -m benchmarks.fit_ithappens` prints them. For each number of seats and of rounds
played, it is the regression that makes the wins that came most likely. The games are between
players who search, as experts do but with fewer samples; it takes a quarter of an hour.
"""

import numpy as np
from numpy.typing import NDArray

from wormery import games
from wormery.arena.ithappens import draw_mounds
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.players.ithappens.search import Scratch, best_of, new_scratch, weigh_moves
from wormery.games.randomness import begin_stream, below, next_bits
from wormery.solver.ithappens.estimate import FEATURES, count_features, shares

GAMES = 4_000
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
            if state.phase == rules.DIE_FALL:
                rules.fall(setup, state, 1 + below(next_bits(stream), rules.FACES))
            elif state.phase == rules.REVEAL:
                for colour in range(setup.colours):
                    count_features(setup, state, colour, seen[number, state.rounds, colour])
                rules.fall(setup, state, draw_mounds(state.deck, next_bits(stream)))
            else:
                legal = rules.legal(setup, state)
                weigh_moves(setup, state, legal, SAMPLES, next_bits(stream), scratch)
                rules.play(setup, state, best_of(legal, 0.0, stream, scratch))
        shares(setup, state, won[number])


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


def main() -> None:
    for seats in games.load("it-happens").seats:
        setup = games.load("it-happens").start(seats=seats).setup
        colours = int(setup.colours)
        seen = np.zeros((GAMES, rules.ROUNDS, colours, FEATURES))
        won = np.zeros((GAMES, colours))
        play(setup, np.zeros(1, dtype=rules.STATE), seen, won, seats, new_scratch())
        for rounds in range(1, rules.ROUNDS):
            weights = fit(seen[:, rounds], won)
            points = ", ".join(f"{weight:.2f}" for weight in weights / weights[0])
            print(f"({seats}, {rounds}): ({1 / weights[0]:.2f}, ({points})),", flush=True)


if __name__ == "__main__":
    main()
