"""Who chooses moves in a game: its own players, or chance where it has none."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from wormery.games import AnyGame, part_of
from wormery.games.compiling import Record, bind
from wormery.games.errors import OptionError
from wormery.games.randomness import Stream
from wormery.players import at_random
from wormery.players.levels import LEVELS, RANDOM


class Chooser(Protocol):
    """A game's part of the floor `players`, all compiled but `new_scratch`."""

    def choose(
        self, setup: Record, state: Record, level: int, stream: Stream, scratch: Any, /
    ) -> int:
        """A legal move, where a seat acts."""

    def forget(self, scratch: Any, /) -> None:
        """Another table comes: what was found out at the last one must not be used there."""

    def new_scratch(self) -> Any:
        """Memory for one thread, so that choosing does not ask for any."""


@cache
def chooser_of(game: AnyGame) -> Chooser:
    found: Chooser = part_of(game, "players") or bind(at_random, game.rules)
    return found


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The names of the players that a game has; all games can be played at random.

    >>> from wormery import games
    >>> levels_of(games.load("regenwormen"))
    ('random', 'beginner', 'casual', 'skilled', 'expert', 'champion')
    """
    return LEVELS if part_of(game, "players") else LEVELS[RANDOM : RANDOM + 1]


def level_of(game: AnyGame, name: str) -> int:
    """The number of a level, or a named error that lists those of this game.

    >>> from wormery import games
    >>> level_of(games.load("regenwormen"), "expert")
    4
    """
    known = ", ".join(levels_of(game))
    if name not in LEVELS:
        raise OptionError("player-unknown", player=name, players=known)
    if name not in levels_of(game):
        raise OptionError("player-not-here", player=name, game=game.name, players=known)
    return LEVELS.index(name)
