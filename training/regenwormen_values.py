"""Fit the weights by which the expert of Regenwormen judges a table.

Games are played by the players themselves; after each turn what the table looks like is
noted, and in the end who won. A small neural network for each number of seats is fitted to
say how likely such a table wins. The expert plays by the new weights in the next
pass. Run as `python -m training.regenwormen_values 2 3 4 5 6 7`.
"""

import argparse
import shlex
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.regenwormen.winning import (
    FEATURES,
    FILES,
    HIDDEN,
    describe,
    driver,
    fitted,
    network,
)
from wormery.games.compiling import Record, compiled, new_record
from wormery.games.randomness import Stream, begin_stream, below, next_bits
from wormery.games.regenwormen import GAME, rules
from wormery.players.levels import EXPERT, SKILLED
from wormery.players.regenwormen import Scratch, choose, new_scratch
from wormery.solver import weights
from wormery.solver.weights import Arrays

MOST_TURNS = 2000  # of a game; longer ones are cut off and left out


@compiled
def watch_game(
    setup: Record,
    state: Record,
    levels: Record,
    stream: Stream,
    scratch: Scratch,
    tables: Record,
    seats: Record,
    begins: int,
) -> int:
    """Play a game and note the table after each turn; how many turns it had."""
    turns = 0
    rules.start(setup, state, begins)
    while state.phase != rules.OVER and turns < MOST_TURNS:
        seat = state.turn
        if state.phase == rules.DICE_FALL:
            rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))
        else:
            rules.play(setup, state, choose(setup, state, levels[seat], stream, scratch))
        if state.phase == rules.TURN and state.turn != seat:
            describe(setup, state, seat, scratch.judging.chances, tables[turns])
            seats[turns] = seat
            turns += 1
    return turns if state.phase == rules.OVER else 0


@compiled
def watch_games(
    setup: Record,
    state: Record,
    seed: int,
    games_wanted: int,
    expert_share: int,
    scratch: Scratch,
    tables: Record,
    won: Record,
) -> int:
    """Fill the arrays with turns of so many games; how many turns there were."""
    stream = np.zeros(1, dtype=np.uint64)
    seats = np.zeros(MOST_TURNS, dtype=np.int64)
    levels = np.zeros(rules.MOST_SEATS, dtype=np.int64)
    noted = 0
    for game in range(games_wanted):
        if noted + MOST_TURNS > won.shape[0]:
            break
        begin_stream(stream, seed, game)
        for seat in range(setup.seats):
            expert = below(next_bits(stream), 100) < expert_share
            levels[seat] = EXPERT if expert else SKILLED
        turns = watch_game(
            setup,
            state,
            levels,
            stream,
            scratch,
            tables[noted:],
            seats,
            game % setup.seats,
        )
        for turn in range(turns):
            won[noted + turn] = driver.share_of_win(setup, state, seats[turn])
        noted += turns
    return noted


class Network:
    """One hidden layer, fitted by Adam to the logarithmic loss."""

    def __init__(self, seed: int) -> None:
        randomness = np.random.default_rng(seed)
        self.parts = [
            randomness.normal(0, FEATURES**-0.5, (FEATURES, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, dtype=np.float32),
            randomness.normal(0, HIDDEN**-0.5, HIDDEN).astype(np.float32),
            np.zeros(1, dtype=np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0
        self.randomness = randomness

    def fit(self, x: NDArray[Any], y: NDArray[Any], epochs: int, rate: float) -> float:
        batch = 2048
        for epoch in range(epochs):
            order = self.randomness.permutation(len(x))
            loss = 0.0
            slower = rate * (1 - epoch / epochs)
            for start in range(0, len(order) - batch + 1, batch):
                chosen = order[start : start + batch]
                loss += self.step(x[chosen], y[chosen], slower) * batch
        return loss / len(x)

    def step(self, x: NDArray[Any], y: NDArray[Any], rate: float) -> float:
        first, bias, last, end = self.parts
        hidden = np.maximum(x @ first + bias, 0)
        chance = 1 / (1 + np.exp(-(hidden @ last + end[0])))
        error = (chance - y) / len(y)
        back = np.outer(error, last) * (hidden > 0)
        slopes = [x.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]
        self.steps += 1
        for part, slope, mean, square in zip(
            self.parts, slopes, self.means, self.squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair_mean = mean / (1 - 0.9**self.steps)
            fair_square = square / (1 - 0.999**self.steps)
            part -= rate * fair_mean / (np.sqrt(fair_square) + 1e-8)
        known = np.clip(chance, 1e-6, 1 - 1e-6)
        return float(-(y * np.log(known) + (1 - y) * np.log(1 - known)).mean())

    def arrays(self) -> Arrays:
        """The weights by the names that files have for them."""
        names = ("hidden", "hidden_bias", "output", "output_bias")
        return {
            name: part.astype(np.float64) for name, part in zip(names, self.parts, strict=True)
        }


def play_pass(
    seats: int, number: int, seed: int, share: int, fitted: NDArray[Any], threads: int
) -> tuple[NDArray[Any], NDArray[Any]]:
    """The tables of so many games, and what became of those who left them so."""
    setup = GAME.start(seats=seats).setup
    each = number // threads

    def watch(thread: int) -> tuple[NDArray[Any], NDArray[Any]]:
        scratch = new_scratch()
        scratch = scratch._replace(judging=scratch.judging._replace(weights=fitted))
        tables, won = np.zeros((each * 120, FEATURES)), np.zeros(each * 120)
        state = new_record(rules.STATE)
        turns = watch_games(
            setup, state, threads * seed + thread, each, share, scratch, tables, won
        )
        return tables[:turns].astype(np.float32), won[:turns].astype(np.float32)

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(watch, range(threads)))
    return np.concatenate([x for x, _ in parts]), np.concatenate([y for _, y in parts])


def learn(seats: int, number: int, passes: int, seed: int, threads: int, folder: Path) -> None:
    learner = Network(seed)
    by_seats = fitted().copy()
    seen: list[tuple[NDArray[Any], NDArray[Any]]] = []
    for number_of_pass in range(passes):
        begun = time.perf_counter()
        by_seats[seats] = network(learner.arrays())
        share = 75 if number_of_pass else 0
        number_of_seed = 1000 * seed + number_of_pass
        seen = [*seen[-2:], play_pass(seats, number, number_of_seed, share, by_seats, threads)]
        played = time.perf_counter() - begun
        x, y = np.concatenate([s[0] for s in seen]), np.concatenate([s[1] for s in seen])
        loss = learner.fit(x, y, epochs=6, rate=0.003 if number_of_pass == 0 else 0.0015)
        took = time.perf_counter() - begun
        print(
            f"{seats} seats, pass {number_of_pass}: {len(seen[-1][0])} turns, "
            f"loss {loss:.4f}, {played:.0f} + {took - played:.0f} s",
            flush=True,
        )
        made_by = f"python -m training.regenwormen_values {shlex.join(sys.argv[1:])}"
        rounded = {name: np.round(part, 4) for name, part in learner.arrays().items()}
        weights.write(folder, GAME.name, seats, made_by, rounded)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path(str(FILES)))
    chosen = parser.parse_args()
    for seats in chosen.seats:
        learn(seats, chosen.games, chosen.passes, chosen.seed, chosen.threads, chosen.output)


if __name__ == "__main__":
    main()
