"""Very many games by the compiled rules, on as many threads as there are cores.

>>> from wormery import games
>>> batch = play_games(games.load("regenwormen"), seats=2, number=1000, seed=7)
>>> len(batch.finals), bool((batch.scores.sum(axis=1) > 0).all())
(1000, True)
>>> again = play_games(games.load("regenwormen"), seats=2, number=1000, seed=7, threads=2)
>>> bool((again.finals == batch.finals).all())
True
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.arena import driver
from wormery.games import AnyGame
from wormery.games.compiling import bind
from wormery.games.errors import OptionError
from wormery.players.choosers import chooser_of, level_of, levels_of
from wormery.players.levels import LEVELS, RANDOM

BLOCK = 1024  # games that a thread plays before it takes the next; no result depends on it

PLAYERS = LEVELS  # the names of players that are compiled

Counts = NDArray[np.int64]


@cache
def driver_of(game: AnyGame) -> Any:
    """The functions of `arena/driver.py`, compiled for a game."""
    chooser = chooser_of(game)
    return bind(
        driver,
        game.rules,
        choose=chooser.choose,
        forget=chooser.forget,
        judge=game.driver.judge,
    )


@dataclass(frozen=True)
class Batch:
    """Finished games: their last records, and the points of everyone who can win in each.

    A move is a decision; `choices` counts those with more than one legal move.
    """

    game: AnyGame
    setup: np.record
    finals: NDArray[np.void]
    scores: Counts
    decisions: Counts
    choices: Counts

    def judge(self) -> tuple[NDArray[np.bool_], Counts]:
        """Who won each game, and the number of the reason among those of the rules."""
        won = np.zeros(self.scores.shape, dtype=np.bool_)
        reasons = np.zeros(len(self.finals), dtype=np.int64)
        driver_of(self.game).judge_games(self.setup, self.finals, won, reasons)
        return won, reasons


def play_games(
    game: AnyGame,
    seats: int,
    number: int,
    seed: int = 0,
    players: Sequence[str] | None = None,
    threads: int = 1,
    first: int = 0,
    **options: object,
) -> Batch:
    """Play so many games, from number `first` of the seed; the seats take turns to begin.

    `players` names a level for each seat; all are random by default.
    The same seed gives the same games, whatever the number of threads.
    """
    setup = game.start(seats=seats, begins=0, **options).setup
    compiled, chooser = driver_of(game), chooser_of(game)
    finals = np.zeros(number, dtype=game.rules.STATE)
    counts = np.zeros((number, 2), dtype=np.int64)
    levels = _levels(game, seats, players)

    def play_block(begin: int) -> None:
        block = slice(begin, begin + BLOCK)
        compiled.play_games(
            setup,
            finals[block],
            counts[block],
            levels,
            seed,
            first + begin,
            chooser.new_scratch(),
        )

    with ThreadPoolExecutor(threads) as pool:
        for _ in pool.map(play_block, range(0, number, BLOCK)):
            pass
    scores = np.empty((number, game.rules.parties(setup)), dtype=np.int64)
    compiled.count_points(setup, finals, scores)
    return Batch(game, setup, finals, scores, counts[:, 0], counts[:, 1])


def _levels(game: AnyGame, seats: int, players: Sequence[str] | None) -> Counts:
    names = players or LEVELS[RANDOM : RANDOM + 1] * seats
    if len(names) != seats:
        raise OptionError(
            "player-unknown", player=", ".join(names), players=", ".join(levels_of(game))
        )
    return np.array([level_of(game, name) for name in names])
