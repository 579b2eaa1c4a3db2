"""What a player is, and which there are."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from random import Random
from typing import Any, cast

import numpy as np

from wormery.games import Move, Position, need_part_of
from wormery.games import load as load_game
from wormery.games.errors import OptionError
from wormery.players.levels import LEVELS


class Player(ABC):
    """Chooses moves. Its randomness is given, so that a game can be played again."""

    name: str

    @abstractmethod
    def choose(self, position: Position, random: Random) -> Move:
        """One of `position.moves`; a seat is to act there."""


class LevelPlayer(Player):
    """A player of one of our levels, for either game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.level = LEVELS.index(name)

    def choose(self, position: Position, random: Random) -> Move:
        choose, scratch = _compiled(position.game.name)
        stream = np.array([random.getrandbits(64)], dtype=np.uint64)
        number = choose(position.setup, position.state, self.level, stream, scratch)
        return position.game.moves[number]


def _compiled(game: str) -> tuple[Callable[..., int], Any]:
    """How a game's players choose, and the scratch memory they need, one for each thread."""
    known: dict[str, tuple[Callable[..., int], Any]] = _rooms.__dict__
    if game not in known:
        chooser = need_part_of(load_game(game), "players")
        known[game] = (chooser.choose, chooser.new_scratch())
    return known[game]


_rooms = threading.local()

PLAYERS: Mapping[str, Player] = {name: LevelPlayer(name) for name in LEVELS}

OUTSIDE = "wormery.players"  # the group of entry points by which packages add players


def load(name: str) -> Player:
    """The player of that name: one of ours, or one that an installed package adds."""
    if name in PLAYERS:
        return PLAYERS[name]
    outside = entry_points(group=OUTSIDE)
    if name not in outside.names:
        known = [*PLAYERS, *sorted(outside.names)]
        raise OptionError("player-unknown", player=name, players=", ".join(known))
    try:
        found = outside[name].load()
        return cast(Player, found() if isinstance(found, type) else found)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise OptionError("player-broken", player=name, reason=reason) from error
