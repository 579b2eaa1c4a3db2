"""What a player is, and which there are."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib.metadata import EntryPoints, entry_points
from random import Random
from typing import Any, cast

import numpy as np

from wormery.games import GAMES, AnyGame, Move, Position, part_of
from wormery.games.errors import OptionError
from wormery.players.levels import LEVELS, RANDOM


class Player(ABC):
    """Chooses moves. Its randomness is given, so that a game can be played again."""

    name: str

    @abstractmethod
    def choose(self, position: Position, random: Random) -> Move:
        """One of `position.moves`, for the seat that acts."""


class LevelPlayer(Player):
    """A player of one of our levels, for every game that has it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.level = LEVELS.index(name)

    def choose(self, position: Position, random: Random) -> Move:
        check_level(position.game, self.name)
        chooser = part_of(position.game, "players")
        if chooser is None:
            return random.choice(position.moves)
        stream = np.array([random.getrandbits(64)], dtype=np.uint64)
        scratch = _scratch_of(position.game, chooser)
        number = chooser.choose(position.setup, position.state, self.level, stream, scratch)
        return position.game.moves[number]


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels that play a game: who knows nothing of it can still play at random."""
    return LEVELS if part_of(game, "players") else LEVELS[: RANDOM + 1]


def check_level(game: AnyGame, name: str) -> None:
    levels = levels_of(game)
    if name not in levels:
        raise OptionError(
            "player-not-here", player=name, game=game.name, players=", ".join(levels)
        )


def _scratch_of(game: AnyGame, chooser: Any) -> Any:
    """The scratch memory that a game's players need, one for each thread."""
    known: dict[str, Any] = _scratches.__dict__
    if game.name not in known:
        known[game.name] = chooser.new_scratch()
    return known[game.name]


_scratches = threading.local()

PLAYERS: Mapping[str, Player] = {name: LevelPlayer(name) for name in LEVELS}

OUTSIDE = "wormery.players"  # the group of entry points by which packages add players


def load(name: str) -> Player:
    """The player of that name: one of ours, or one that an installed package adds."""
    if name in PLAYERS:
        return PLAYERS[name]
    outside = _outside()
    if name not in outside.names:
        known = [*PLAYERS, *sorted(outside.names)]
        raise OptionError("player-unknown", player=name, players=", ".join(known))
    try:
        found = outside[name].load()
        return cast(Player, found() if isinstance(found, type) else found)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise OptionError("player-broken", player=name, reason=reason) from error


def _outside() -> EntryPoints:
    """Entries named like a game are not players: they say how all levels play that game."""
    found = entry_points(group=OUTSIDE)
    return EntryPoints(entry for entry in found if entry.name not in GAMES)
