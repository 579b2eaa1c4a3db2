"""Who plays the other seats: a level of ours, any player that is installed, or one's own.

Our levels are compiled, and play without Python. Everybody else is a *guest* at the table:
Python asks them for each of their moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wormery import games, players
from wormery.envs.driver import GUEST
from wormery.games import AnyGame, Position
from wormery.games.errors import OptionError
from wormery.games.randomness import Stream, next_bits
from wormery.players import Player
from wormery.players.choosers import level_of
from wormery.players.levels import LEVELS, RANDOM
from wormery.players.player import LevelPlayer

# A policy of one's own: an observation and its mask give a move. Where many tables are
# stepped together both have a row for each table at which the policy acts.
Policy: TypeAlias = Callable[[Any, NDArray[np.int8]], Any]
Opponent: TypeAlias = str | Player | Policy


class Opponents:
    """The players of all seats but the learner's, which is seat 0."""

    def __init__(self, name: str, given: Opponent | Sequence[Opponent]) -> None:
        game = games.load(name)
        listed = [given] if isinstance(given, str) or not isinstance(given, Sequence) else given
        found = [_opponent_of(game, opponent) for opponent in listed]
        self.guests: dict[int, Player | Policy] = {
            seat: who for seat, who in enumerate(found, 1) if not isinstance(who, int)
        }
        self.levels: NDArray[np.int64] = np.array(
            [RANDOM, *(who if isinstance(who, int) else GUEST for who in found)]
        )
        self.all_random = bool((self.levels == RANDOM).all())

    @property
    def seats(self) -> int:
        return len(self.levels)


def _opponent_of(game: AnyGame, given: Opponent) -> int | Player | Policy:
    """The number of one of our levels, or a guest."""
    if type(given) is LevelPlayer:
        given = given.name
    if isinstance(given, str):
        return level_of(game, given) if given in LEVELS else players.load(given)
    if isinstance(given, Player) or callable(given):
        return given
    raise OptionError("env-opponent", opponent=repr(given))


def ask_player(player: Player, position: Position, stream: Stream) -> int:
    """The move of a player at a table; its luck comes from the table's dice."""
    return int(player.choose(position, Random(int(next_bits(stream)))))
