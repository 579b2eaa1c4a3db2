"""The games: their rules, positions and texts.

>>> from wormery import games
>>> game = games.load("regenwormen")
>>> position = game.start(seats=3)
>>> position = position.after("roll").after("1135WWWW")
>>> position.moves
(keep 1, keep 3, keep 5, keep W)
>>> position.after("keep W").text
'regenwormen 3 - A 21-36 -/-/- WWWW'
"""

from collections.abc import Mapping
from typing import Any

from wormery.games.errors import UnknownGameError
from wormery.games.game import (
    CHANCE,
    LETTERS,
    OVER,
    Chance,
    Game,
    Move,
    Option,
    Outcome,
    Position,
)
from wormery.games.ithappens import ItHappens
from wormery.games.regenwormen import Regenwormen

__all__ = [
    "CHANCE",
    "GAMES",
    "LETTERS",
    "OVER",
    "Chance",
    "Game",
    "Move",
    "Option",
    "Outcome",
    "Position",
    "load",
    "parse",
    "view",
]

GAMES: Mapping[str, Game] = {game.name: game for game in (Regenwormen(), ItHappens())}


def load(name: str) -> Game:
    """The game of that name: "regenwormen" or "it-happens"."""
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGameError("game-unknown", game=name, games=", ".join(GAMES)) from None


def parse(text: str) -> Position:
    """Read the one-line text of a position of any game."""
    return load((text.split() or [""])[0]).parse(text)


def view(position: Position, seat: int | None = None) -> Any:
    """What that seat, or with None a spectator, may see of the table."""
    return position.game.view(position, seat)
