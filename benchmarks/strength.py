"""One player among others: the share of games it wins, over the same dice from every seat."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery import games
from wormery.arena.batch import driver_of
from wormery.games import AnyGame
from wormery.players.choosers import chooser_of

SEED = 2025
BLOCK = 10  # games that a thread plays before it takes the next

Start = Callable[[int], Any]  # the position in which the deals of a block begin


def strength(
    name: str, stronger: int, weaker: int, seats: int, deals: int, start: Start | None = None
) -> tuple[float, float]:
    """The share of wins of one stronger player among weaker ones, and half its 95 % interval.

    A shared win is split. What belongs to nobody counts for everyone alike.
    """
    game = games.load(name)
    total = np.zeros(deals)
    for seat in range(seats):
        levels = np.full(seats, weaker)
        levels[seat] = stronger
        won = play(game, levels, deals, start or (lambda _: game.start(seats=seats)))
        total += won[:, seat] + won[:, seats:].sum(axis=1) / seats
    mean = total / seats  # of one deal: luck that helps every seat alike is gone
    return float(mean.mean()), float(1.96 * mean.std(ddof=1) / deals**0.5)


def play(
    game: AnyGame,
    levels: NDArray[np.int64],
    deals: int,
    start: Start,
    threads: int | None = os.cpu_count(),
) -> NDArray[np.float64]:
    """Who won each game: a row for each, with everyone's share."""
    driver, chooser = driver_of(game), chooser_of(game)

    def play_block(first: int) -> NDArray[np.float64]:
        setup = start(first // BLOCK).setup
        number = min(BLOCK, deals - first)
        finals = np.zeros(number, dtype=game.rules.STATE)
        counts = np.zeros((number, 2), dtype=np.int64)
        driver.play_games(setup, finals, counts, levels, SEED, first, chooser.new_scratch())
        return shares(game, setup, finals)

    with ThreadPoolExecutor(threads) as pool:
        return np.concatenate(list(pool.map(play_block, range(0, deals, BLOCK))))


def shares(game: AnyGame, setup: np.void, finals: NDArray[np.void]) -> NDArray[np.float64]:
    """What everyone has of the win of finished games, a row for each."""
    won = np.zeros((len(finals), game.rules.parties(setup)), dtype=np.bool_)
    driver_of(game).judge_games(setup, finals, won, np.zeros(len(finals), dtype=np.int64))
    return np.asarray(won / won.sum(axis=1, keepdims=True))


def percent(share: tuple[float, float]) -> str:
    return f"{100 * share[0]:.2f} ± {100 * share[1]:.2f} %"
