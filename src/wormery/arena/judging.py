"""Who won each of many finished games, and what decided it."""

from __future__ import annotations

from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.games import Game
from wormery.games.regenwormen.rules import NO_TILE

Counts = NDArray[np.int64]

SHARED = "shared"


def judge(game: Game, finals: NDArray[Any], scores: Counts) -> tuple[NDArray[np.bool_], Counts]:
    """For each game the winners, by seat or colour, and the number of the reason."""
    # Seat by seat over all games: NumPy is slow along rows as short as these.
    won = scores == reduce(np.maximum, scores.T)[:, None]
    why = np.zeros(len(scores), dtype=np.int64)
    tied = np.flatnonzero(reduce(np.add, won.T.view(np.int8)) > 1)
    for compare in _TIE_BREAKS[game.name]:
        why[tied] += 1
        counts = np.where(won[tied], compare(finals[tied], scores.shape[1]), -2)
        won[tied] = counts == counts.max(axis=1, keepdims=True)
        tied = tied[np.count_nonzero(won[tied], axis=1) > 1]
    why[tied] += 1
    return won, why


def _highest_tile(finals: NDArray[Any], seats: int) -> Counts:
    games = np.arange(len(finals))[:, None]
    tile = finals["top"][:, :seats].astype(np.int64)
    highest = tile.copy()
    while (tile != NO_TILE).any():
        tile = np.where(tile == NO_TILE, NO_TILE, finals["under"][games, tile])
        np.maximum(highest, tile, out=highest)
    return highest


def _queens(finals: NDArray[Any], colours: int) -> Counts:
    return np.bitwise_count(finals["queens"][:, :colours].astype(np.uint16)).astype(np.int64)


def _generals(finals: NDArray[Any], colours: int) -> Counts:
    return np.bitwise_count(finals["generals"][:, :colours].astype(np.uint16)).astype(np.int64)


def _worms(finals: NDArray[Any], colours: int) -> Counts:
    return finals["worms"][:, :colours].astype(np.int64)


# Scores come first; what is compared after them, and the reasons in order (RW-11, IH-11).
_TIE_BREAKS = {
    "regenwormen": (_highest_tile,),
    "it-happens": (_queens, _generals, _worms),
}
REASONS = {
    "regenwormen": ("worms", "highest-tile", SHARED),
    "it-happens": ("points", "queens", "generals", "worms", SHARED),
}
