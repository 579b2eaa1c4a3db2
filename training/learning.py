"""How the champions' networks learn: fitted value iteration with exact turns.

Players of the newest network play games among themselves. Each table of those games is worth
what the turn that follows is worth, exactly, with the network's values where that turn ends;
mixed, early in the training more and later less, with what became of the game. The network is
fitted to the tables of the last passes, and so on. What is kept is the running mean of the
weights.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.network import PARTS, Network, stack
from wormery.games import AnyGame
from wormery.solver import weights
from wormery.solver.weights import Arrays

Floats = NDArray[np.float32]

BATCH = 512
OTHERS = 0.1  # how much numbers other than chances count
SLOW_MEAN = 0.998  # how much of the mean of the weights stays at each step


class Seen(NamedTuple):
    """Tables as the network sees them, and what it should have said.

    A row of `features` has what a table is as a whole, then its blocks one after another.
    """

    features: NDArray[Any]
    targets: Floats


class Shape(NamedTuple):
    """What a network looks at, how large its layers are, and what comes out of it."""

    features: int
    chances: int  # that add up to 1
    others: int = 0  # numbers of any size, around 0 and 1
    blocks: int = 0
    of_a_block: int = 0
    first: int = 128
    one_block: int = 0
    second: int = 32


@dataclass(frozen=True)
class Plan:
    """How long to learn, and how fast."""

    passes: int = 60
    window: int = 6  # passes whose tables are kept
    epochs: float = 2.0  # over the tables kept, after each pass
    rate: float = 2e-3
    last_rate: float = 5e-5
    trace: float = 0.8  # how much of the game's further course counts, at first
    last_trace: float = (
        0.1  # and from a third of the passes on, when the network knows something
    )


class Reading(NamedTuple):
    """What the layers of a network make of tables, a row for each."""

    whole: Floats
    blocks: Floats  # a row for each block of each table
    one: Floats
    each: Floats
    both: Floats
    two: Floats
    outputs: Floats
    chances: Floats


class Learner:
    """A network being fitted by Adam: to chances that add up to 1, and to other numbers."""

    def __init__(self, shape: Shape, seed: int) -> None:
        self.shape = shape
        self.randomness = np.random.default_rng(seed)
        outputs = shape.chances + shape.others
        self.parts: list[Floats] = []
        for before, after in (
            (shape.features, shape.first),
            (shape.of_a_block, shape.one_block),
            (shape.first + shape.one_block, shape.second),
            (shape.second, outputs),
        ):
            spread = math.sqrt(2.0 / max(min(before, 40), 1))  # of very many, few are not zero
            weights = self.randomness.normal(0, spread, (before, after)).astype(np.float32)
            self.parts += [weights, np.zeros(after, np.float32)]
        self.parts[6] *= 0.1
        self.slow = [part.copy() for part in self.parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def fit(self, seen: list[Seen], epochs: float, rate: float) -> float:
        """Go over the tables in small steps; the mean loss of the chances."""
        sizes = np.array([len(one.features) for one in seen])
        number = max(int(sizes.sum() * epochs) // BATCH, 1)
        loss = 0.0
        for _ in range(number):
            passes = self.randomness.integers(0, len(seen), BATCH)
            rows = (self.randomness.random(BATCH) * sizes[passes]).astype(np.int64)
            parts = [
                (one.features[rows[passes == place]], one.targets[rows[passes == place]])
                for place, one in enumerate(seen)
            ]
            x = np.concatenate([part[0] for part in parts]).astype(np.float32)
            loss += self.step(x, np.concatenate([part[1] for part in parts]), rate)
        return loss / number

    def read(self, x: Floats, parts: list[Floats]) -> Reading:
        """What a network makes of tables."""
        shape = self.shape
        first, first_bias, block, block_bias, second, second_bias, output, output_bias = parts
        whole = x[:, : shape.features]
        one = np.maximum(whole @ first + first_bias, 0)
        blocks = x[:, shape.features :].reshape(len(x) * shape.blocks, shape.of_a_block)
        each = np.maximum(blocks @ block + block_bias, 0)
        summed = each.reshape(len(x), shape.blocks, shape.one_block).sum(axis=1)
        both = np.concatenate([one, summed], axis=1)
        two = np.maximum(both @ second + second_bias, 0)
        outputs = two @ output + output_bias
        scores = outputs[:, : shape.chances]
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return Reading(whole, blocks, one, each, both, two, outputs, chances)

    def step(self, x: Floats, y: Floats, rate: float) -> float:
        """Fit the weights a little better to these tables; the loss before."""
        shape, read = self.shape, self.read(x, self.parts)
        second, output = self.parts[4], self.parts[6]
        error = read.outputs - y
        error[:, : shape.chances] = read.chances - y[:, : shape.chances]
        error[:, shape.chances :] *= np.float32(OTHERS)
        error /= np.float32(len(y))
        back_two = (error @ output.T) * (read.two > 0)
        back = back_two @ second.T
        back_one = back[:, : shape.first] * (read.one > 0)
        back_each = np.repeat(back[:, shape.first :], shape.blocks, axis=0) * (read.each > 0)
        slopes = [
            *(read.whole.T @ back_one, back_one.sum(0)),
            *(read.blocks.T @ back_each, back_each.sum(0)),
            *(read.both.T @ back_two, back_two.sum(0)),
            *(read.two.T @ error, error.sum(0)),
        ]
        self.descend(slopes, rate)
        return self._loss(read.chances, y)

    def descend(self, slopes: list[Floats], rate: float) -> None:
        """One step of Adam, and of the mean of the weights."""
        self.steps += 1
        fair_mean = 1 / (1 - 0.9**self.steps)
        fair_square = 1 / (1 - 0.999**self.steps)
        keep = min(SLOW_MEAN, 1 - 10 / (self.steps + 9))  # at first, of few steps
        for place, slope in enumerate(slopes):
            mean, square = self.means[place], self.squares[place]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            change = rate * fair_mean * mean / (np.sqrt(fair_square * square) + 1e-8)
            self.parts[place] -= change.astype(np.float32)
            self.slow[place] += np.float32(1 - keep) * (self.parts[place] - self.slow[place])

    def loss(self, x: Floats, y: Floats) -> float:
        """How far the mean of the weights is off about the chances."""
        return self._loss(self.read(x, self.slow).chances, y)

    def _loss(self, chances: Floats, y: Floats) -> float:
        known = np.log(np.maximum(chances, 1e-9))
        return float(-(y[:, : self.shape.chances] * known).sum(axis=1).mean())

    def arrays(self) -> Arrays:
        """The mean of the weights on the way, by the names that files have for them."""
        return {
            name: part.astype(np.float64)
            for name, part in zip(PARTS, self.slow, strict=True)
            if part.size
        }

    def take(self, arrays: Arrays) -> None:
        """Go on from weights that were learned before."""
        for parts in (self.parts, self.slow):
            for place, name in enumerate(PARTS):
                if parts[place].size:
                    parts[place][...] = arrays[name]

    def network(self, seats: int) -> Network:
        return stack({seats: self.arrays()})


def new_learner(shape: Shape, seed: int, device: str | None = None) -> Learner:
    """One that fits with NumPy, or with PyTorch on a device of its own."""
    if device is None:
        return Learner(shape, seed)
    try:
        from training.learning_on_gpu import TorchLearner
    except ModuleNotFoundError as error:
        raise SystemExit(
            f"--device needs PyTorch: pip install 'wormery[train]' ({error})"
        ) from None
    return TorchLearner(shape, seed, device)


Play = Callable[[Network, float, int], Seen]  # with this network, this trace and this seed


@dataclass(frozen=True)
class Program:
    """A training program for the champion of one game, run from the command line.

    `play(seats, tables, network, trace, seed)` plays one pass in one thread.
    """

    module: str
    about: str | None
    game: AnyGame
    files: Traversable
    shape: Callable[[int], Shape]
    play: Callable[[int, int, Network, float, int], Seen]

    def main(self) -> None:
        parser = argparse.ArgumentParser(description=self.about)
        parser.add_argument("seats", type=int, nargs="+")
        parser.add_argument("--passes", type=int, default=Plan.passes)
        parser.add_argument(
            "--tables", type=int, default=100_000, help="a pass, in each thread"
        )
        parser.add_argument("--threads", type=int, default=1)
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument(
            "--epochs", type=float, default=Plan.epochs, help="over the tables kept"
        )
        parser.add_argument(
            "--rate", type=float, default=Plan.rate, help="of learning, at first"
        )
        parser.add_argument(
            "--trace", type=float, default=Plan.trace, help="of what became of a game, at first"
        )
        parser.add_argument("--last-trace", type=float, default=Plan.last_trace, help="later")
        parser.add_argument(
            "--resume", action="store_true", help="go on from the weights there are"
        )
        parser.add_argument(
            "--device", help="fit with PyTorch on this device, such as cuda; without it, NumPy"
        )
        parser.add_argument("--output", type=Path, default=Path(str(self.files)))
        chosen = parser.parse_args()
        chosen.output.mkdir(parents=True, exist_ok=True)
        for seats in chosen.seats:
            self.learn(seats, chosen)

    def learn(self, seats: int, chosen: argparse.Namespace) -> None:
        made_by = (
            f"python -m {self.module} {seats} --passes {chosen.passes} "
            f"--tables {chosen.tables} --threads {chosen.threads} --seed {chosen.seed} "
            f"--epochs {chosen.epochs} --rate {chosen.rate} "
            f"--trace {chosen.trace} --last-trace {chosen.last_trace}"
            f"{f' --device {chosen.device}' if chosen.device else ''}"
            f"{' --resume' if chosen.resume else ''}"
        )
        learner = new_learner(self.shape(seats), chosen.seed, chosen.device)
        if chosen.resume:
            learner.take(weights.read(chosen.output, self.game.name, seats))
            made_by = f"{weights.made_by(chosen.output, self.game.name, seats)}; {made_by}"

        def write(_: int) -> None:
            rounded = {name: np.round(part, 4) for name, part in learner.arrays().items()}
            weights.write(chosen.output, self.game.name, seats, made_by, rounded)

        plan = Plan(
            chosen.passes,
            epochs=chosen.epochs,
            rate=chosen.rate,
            trace=chosen.trace,
            last_trace=chosen.last_trace,
        )
        play = partial(self.play, seats, chosen.tables)
        learn(learner, seats, plan, play, chosen.threads, chosen.seed, write)


def learn(
    learner: Learner,
    seats: int,
    plan: Plan,
    play: Play,
    threads: int,
    seed: int,
    after_pass: Callable[[int], Any],
) -> None:
    """So many passes of playing and fitting; a line is printed for each."""
    seen: list[Seen] = []
    for number in range(plan.passes):
        begun = time.perf_counter()
        done = number / max(plan.passes - 1, 1)
        rate = (
            plan.last_rate + (plan.rate - plan.last_rate) * (1 + math.cos(math.pi * done)) / 2
        )
        last_trace = min(plan.last_trace, plan.trace)
        trace = last_trace + (plan.trace - last_trace) * max(0.0, 1.0 - 3.0 * done)
        network = learner.network(seats)
        seeds = [(seed * 100_003 + number) * threads + thread for thread in range(threads)]

        def one(seed: int, network: Network = network, trace: float = trace) -> Seen:
            return play(network, trace, seed)

        with ThreadPoolExecutor(threads) as pool:
            parts = list(pool.map(one, seeds))
        seen = [*seen[1 - plan.window :], *_join(parts)] if plan.window > 1 else _join(parts)
        played = time.perf_counter() - begun
        loss = learner.fit(seen, plan.epochs, rate)
        fitted = time.perf_counter() - begun - played
        print(
            f"{seats} seats, pass {number + 1}/{plan.passes}: {len(seen[-1].features)} tables, "
            f"loss {loss:.5f}, {played:.0f} + {fitted:.0f} s",
            flush=True,
        )
        after_pass(number)


def _join(parts: list[Seen]) -> list[Seen]:
    return [Seen(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))]
