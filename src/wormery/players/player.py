"""What a player is, and which there are."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.metadata import entry_points
from random import Random
from typing import Any, cast

import numpy as np

from wormery.games import AnyGame, Move, Position
from wormery.games.errors import OptionError
from wormery.players.choosers import Chooser, chooser_of, level_of
from wormery.players.levels import LEVELS


class Player(ABC):
    """Chooses moves. Its randomness is given, so that a game can be played again.

    >>> class First(Player):
    ...     name = "first"
    ...     def choose(self, position, random):
    ...         return position.moves[0]
    >>> from wormery import arena
    >>> arena.play("regenwormen", [First(), "random"], seed=1).name(0)
    'bot:first'
    """

    name: str

    @abstractmethod
    def choose(self, position: Position, random: Random) -> Move:
        """One of `position.moves`, for the seat that acts."""


class LevelPlayer(Player):
    """A player of one of our levels, for every game that has it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, position: Position, random: Random) -> Move:
        level, chooser = level_of(position.game, self.name), chooser_of(position.game)
        stream = np.array([random.getrandbits(64)], dtype=np.uint64)
        scratch = _scratch_of(position.game, chooser)
        number = chooser.choose(position.setup, position.state, level, stream, scratch)
        return position.game.moves[number]


def _scratch_of(game: AnyGame, chooser: Chooser) -> Any:
    """The scratch memory that a game's players need, one for each thread."""
    known: dict[str, Any] = _scratches.__dict__
    if game.name not in known:
        known[game.name] = chooser.new_scratch()
    return known[game.name]


_scratches = threading.local()

PLAYERS: Mapping[str, Player] = {name: LevelPlayer(name) for name in LEVELS}

OUTSIDE = "wormery.players"  # the group of entry points by which packages add players


_KNOWN: ContextVar[Mapping[str, Player]] = ContextVar("_KNOWN")


@contextmanager
def known_as(players: Mapping[str, Player]) -> Iterator[None]:
    """Know these players by their names for a while, as if a package had brought them."""
    before = _KNOWN.set({**_KNOWN.get({}), **players})
    try:
        yield
    finally:
        _KNOWN.reset(before)


def load(name: str) -> Player:
    """The player of that name: one of ours, or one that an installed package adds.

    >>> load("expert").name
    'expert'
    """
    if name in PLAYERS:
        return PLAYERS[name]
    if name in _KNOWN.get({}):
        return _KNOWN.get({})[name]
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
