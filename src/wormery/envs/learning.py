"""A learner in one file: PPO with a small network, in NumPy, against random players.

    python -m wormery.envs.learning it-happens

It prints its curve: what share of its games it wins while it learns. Many tables are played
at once; the network sees the flat observation, and illegal moves are masked out. The method
is that of Schulman and others, "Proximal Policy Optimization Algorithms" (2017).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import wormery.envs.gymnasium as ours
from wormery import games
from wormery.envs.table import FIRST_GAME
from wormery.games.errors import WormeryError
from wormery.locales import preferred_language, sentence

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Settings:
    """How long and how fast is learned; the defaults take a minute or two."""

    tables: int = 256
    moves: int = 64  # at each table between two lessons
    lessons: int = 40
    hidden: int = 64
    epochs: int = 4
    batch: int = 2048
    rate: float = 1e-3
    discount: float = 0.999
    trace: float = 0.95  # how far an advantage looks ahead (GAE)
    clip: float = 0.2
    curiosity: float = 0.01  # weight of the entropy
    options: dict[str, Any] = field(default_factory=dict)


class Network:
    """One hidden layer; from it a score for each move, and what the position is worth."""

    def __init__(self, inputs: int, moves: int, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Floats:
            drawn = random.standard_normal((rows, columns)) * scale / np.sqrt(rows)
            return drawn.astype(np.float32)

        self.weights = [
            layer(inputs, hidden, 1.0),
            np.zeros(hidden, np.float32),
            layer(hidden, moves + 1, 0.1),
            np.zeros(moves + 1, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def think(self, seen: Floats, mask: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chance to play each move, and the value."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.tanh(seen @ first + first_bias)
        out = hidden @ second + second_bias
        scores = np.where(mask > 0, out[:, :-1], np.float32(-1e9))
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def improve(self, seen: Floats, hidden: Floats, slope: Any, rate: float) -> None:
        """One step of Adam against the slope at the output."""
        first, _, second, _ = self.weights
        inner = (slope @ second.T) * (1 - hidden**2)
        slopes = [seen.T @ inner, inner.sum(0), hidden.T @ slope, slope.sum(0)]
        assert first.shape == slopes[0].shape
        self._updates += 1
        for place, found in enumerate(slopes):
            mean, square = self._means[place], self._squares[place]
            mean += 0.1 * (found - mean)
            square += 0.001 * (found**2 - square)
            straight = mean / (1 - 0.9**self._updates)
            spread = np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8
            self.weights[place] -= np.float32(rate) * straight / spread


@dataclass
class Lesson:
    """What was seen, played and won at all tables between two lessons."""

    seen: Floats
    masks: NDArray[np.int8]
    moves: NDArray[np.int64]
    chances: Floats
    values: Floats
    rewards: Floats
    over: NDArray[np.bool_]


class Learner:
    """Plays at its tables, and learns from what came out."""

    def __init__(self, game: str, settings: Settings, seed: int = 0) -> None:
        self.settings = settings
        self.tables: Any = gymnasium.make_vec(
            ours.id_of(games.load(game)),
            num_envs=settings.tables,
            flat=True,
            autoreset_mode="SameStep",
            **settings.options,
        )
        self.random = np.random.default_rng(seed)
        self.seen, info = self.tables.reset(seed=seed)
        self.mask = info["action_mask"]
        inputs, moves = self.seen.shape[1], self.mask.shape[1]
        self.network = Network(inputs, moves, settings.hidden, seed)

    def choose(self, chances: Floats) -> NDArray[np.int64]:
        """A move for each table, by its chance."""
        luck = self.random.random((len(chances), 1), dtype=np.float32)
        found = (chances.cumsum(axis=1) < luck * chances.sum(axis=1, keepdims=True)).sum(axis=1)
        last = chances.shape[1] - 1 - (chances[:, ::-1] > 0).argmax(axis=1)
        return np.minimum(found, last)

    def play(self) -> Lesson:
        rows: list[tuple[Any, ...]] = []
        for _ in range(self.settings.moves):
            _, chances, values = self.network.think(self.seen, self.mask)
            moves = self.choose(chances)
            played = chances[np.arange(len(moves)), moves]
            seen, rewards, over, _, info = self.tables.step(moves)
            rows.append((self.seen, self.mask, moves, played, values, rewards, over))
            self.seen, self.mask = seen, info["action_mask"]
        return Lesson(*map(np.stack, zip(*rows, strict=True)))

    def advantages(self, lesson: Lesson) -> Floats:
        """How much better each move did than was expected, looking ahead (GAE)."""
        settings = self.settings
        _, _, after = self.network.think(self.seen, self.mask)
        ahead = np.zeros_like(after)
        found = np.zeros_like(lesson.values)
        for move in reversed(range(settings.moves)):
            goes_on = 1 - lesson.over[move]
            surprise = lesson.rewards[move] + settings.discount * after * goes_on
            surprise -= lesson.values[move]
            ahead = surprise + settings.discount * settings.trace * goes_on * ahead
            found[move], after = ahead, lesson.values[move]
        return found

    def learn(self, lesson: Lesson) -> None:
        """Several epochs over the lesson, in batches."""
        advantages = self.advantages(lesson)
        targets = (advantages + lesson.values).reshape(-1)
        gains = (advantages - advantages.mean()).reshape(-1) / (advantages.std() + 1e-8)
        seen = lesson.seen.reshape(len(gains), -1)
        masks = lesson.masks.reshape(len(gains), -1)
        moves, chances = lesson.moves.reshape(-1), lesson.chances.reshape(-1)
        for _ in range(self.settings.epochs):
            order = self.random.permutation(len(gains))
            for rows in np.array_split(order, max(len(order) // self.settings.batch, 1)):
                hidden, now, values = self.network.think(seen[rows], masks[rows])
                slope = self.slope(now, moves[rows], chances[rows], gains[rows])
                worth = (values - targets[rows])[:, None]
                outputs = np.concatenate([slope, worth], axis=1, dtype=np.float32) / len(rows)
                self.network.improve(seen[rows], hidden, outputs, self.settings.rate)

    def slope(self, now: Floats, moves: Any, before: Floats, gains: Floats) -> Floats:
        """The slope of the clipped aim and of the entropy, for the score of each move."""
        places = np.arange(len(moves))
        ratio = now[places, moves] / before
        clip = self.settings.clip
        stuck = np.where(gains > 0, ratio > 1 + clip, ratio < 1 - clip)
        push = np.where(stuck, 0, -gains * ratio)[:, None]
        toward = -now.copy()
        toward[places, moves] += 1
        logs = np.log(now + 1e-12)
        entropy = -(now * logs).sum(axis=1, keepdims=True)
        spread = self.settings.curiosity * now * (logs + entropy)
        found: Floats = (push * toward + spread).astype(np.float32)
        return found


def learn(game: str, settings: Settings | None = None, seed: int = 0) -> Iterator[float]:
    """Learn a game; after each lesson, the share of its games that were won."""
    settings = settings or Settings()
    learner = Learner(game, settings, seed)
    for _ in range(settings.lessons):
        lesson = learner.play()
        finished = int(lesson.over.sum())
        yield float(lesson.rewards.sum()) / finished if finished else float("nan")
        learner.learn(lesson)


def main(
    game: str, tell: Callable[[str], None] = print, settings: Settings | None = None
) -> None:
    language = preferred_language()
    settings = settings or Settings()
    moves = settings.tables * settings.moves
    for lesson, share in enumerate(learn(game, settings)):
        bar = "█" * round(40 * share) if share == share else ""
        percent = f"{share:.1%}" if share == share else "–"
        tell(sentence(language, "learning", moves=lesson * moves, share=percent) + f" {bar}")


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else FIRST_GAME)
    except WormeryError as error:
        sys.exit(str(error))
