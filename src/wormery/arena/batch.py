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

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.arena import ithappens, regenwormen
from wormery.games import Game
from wormery.games.errors import OptionError
from wormery.games.ithappens import rules as ithappens_rules
from wormery.games.regenwormen import rules as regenwormen_rules
from wormery.players.levels import LEVELS

BLOCK = 1024  # games that a thread plays before it takes the next; no result depends on it

PLAYERS = LEVELS  # the names of players that are compiled


@dataclass(frozen=True)
class Batch:
    """Finished games: their last records, and the points of each seat or colour in each.

    A move is a decision; `choices` counts those with more than one legal move.
    """

    finals: NDArray[Any]
    scores: NDArray[np.int64]
    decisions: NDArray[np.int64]
    choices: NDArray[np.int64]


def play_games(
    game: Game,
    seats: int,
    number: int,
    seed: int = 0,
    players: Sequence[str] | None = None,
    threads: int = 1,
    first: int = 0,
    **options: Any,
) -> Batch:
    """Play so many games, from number `first` of the seed; the seats take turns to begin.

    `players` names a level for each seat; all are random by default.
    The same seed gives the same games, whatever the number of threads.
    """
    setup = game.start(seats=seats, **options).setup
    driver, rules, points = _COMPILED[game.name]
    finals = np.zeros(number, dtype=rules.STATE)
    counts = np.zeros((number, 2), dtype=np.int64)
    levels = _levels(seats, players)

    def play_block(begin: int) -> None:
        block = slice(begin, begin + BLOCK)
        driver(setup, finals[block], counts[block], levels, seed, first + begin)

    with ThreadPoolExecutor(threads) as pool:
        for _ in pool.map(play_block, range(0, number, BLOCK)):
            pass
    colours = int(getattr(setup, "colours", seats))
    scores = np.empty((number, colours), dtype=np.int64)
    points(setup, finals, scores)
    return Batch(finals, scores, counts[:, 0], counts[:, 1])


def _levels(seats: int, players: Sequence[str] | None) -> NDArray[np.int64]:
    names = list(players or ["random"] * seats)
    if len(names) != seats or not set(names) <= set(PLAYERS):
        raise OptionError("player-unknown", player=", ".join(names), players=", ".join(PLAYERS))
    return np.array([LEVELS.index(name) for name in names])


_COMPILED: dict[str, tuple[Callable[..., None], Any, Callable[..., None]]] = {
    "regenwormen": (regenwormen.play_games, regenwormen_rules, regenwormen.count_points),
    "it-happens": (ithappens.play_games, ithappens_rules, ithappens.count_points),
}
