"""The games: their rules, positions and texts.

>>> from wormery import games
>>> game = games.load("regenwormen")
>>> position = game.start(seats=3)
>>> position = position.after("roll").after("1135WWWW")
>>> position.moves
(keep 1, keep 3, keep 5, keep W)
>>> position.after("keep W").text
'regenwormen 3 - A 21-36 -/-/- WWWW'
>>> position.step("keep W").facts
(Kept(seat=0, symbol='W', rolled='1135WWWW', total=20),)
"""

from wormery.games.chance import Chance, Lots
from wormery.games.errors import (
    BrokenGameError,
    GameOverError,
    IllegalMoveError,
    ImpossibleOutcomeError,
    MissingPartError,
    NotationError,
    OptionError,
    UnknownGameError,
    UnknownMoveError,
    WormeryError,
)
from wormery.games.facts import Fact, GameOver, Rolled
from wormery.games.finding import GAMES, AnyGame, load, need_part_of, part_of
from wormery.games.game import Game
from wormery.games.moments import CHANCE, OVER
from wormery.games.moves import Move, Option, Result
from wormery.games.position import LETTERS, Position, Step
from wormery.games.views import Choice, Roll, Simply, View

__all__ = [
    "CHANCE",
    "GAMES",
    "LETTERS",
    "OVER",
    "AnyGame",
    "BrokenGameError",
    "Chance",
    "Choice",
    "Fact",
    "Game",
    "GameOver",
    "GameOverError",
    "IllegalMoveError",
    "ImpossibleOutcomeError",
    "Lots",
    "MissingPartError",
    "Move",
    "NotationError",
    "Option",
    "OptionError",
    "Position",
    "Result",
    "Roll",
    "Rolled",
    "Simply",
    "Step",
    "UnknownGameError",
    "UnknownMoveError",
    "View",
    "WormeryError",
    "load",
    "need_part_of",
    "parse",
    "part_of",
    "view",
]


def parse(text: str) -> Position:
    """Read the one-line text of a position of any game.

    >>> position = parse("regenwormen 2 - A 21 -/- -")
    >>> position.moves
    (roll,)
    """
    return load((text.split() or [""])[0]).parse(text)


def view(position: Position, seat: int | None = None) -> View:
    """What that seat, or with None a spectator, may see of the table.

    >>> position = load("regenwormen").start(seats=2)
    >>> view(position, 0).moves, view(position).moves
    ((Roll(move='roll', label='', dice=8),), ())
    """
    return position.game.view(position, seat)
