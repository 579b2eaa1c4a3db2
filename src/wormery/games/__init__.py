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
from wormery.games.facts import Fact
from wormery.games.finding import GAMES, AnyGame, load, need_part_of, part_of
from wormery.games.game import Game
from wormery.games.moments import CHANCE, OVER
from wormery.games.moves import Move, Option, Result
from wormery.games.position import LETTERS, Position, Step
from wormery.games.views import Choice, View

__all__ = [
    "CHANCE",
    "GAMES",
    "LETTERS",
    "OVER",
    "AnyGame",
    "Chance",
    "Choice",
    "Fact",
    "Game",
    "Lots",
    "Move",
    "Option",
    "Position",
    "Result",
    "Step",
    "View",
    "load",
    "need_part_of",
    "parse",
    "part_of",
    "view",
]


def parse(text: str) -> Position:
    """Read the one-line text of a position of any game."""
    position: Position = load((text.split() or [""])[0]).parse(text)
    return position


def view(position: Position, seat: int | None = None) -> View:
    """What that seat, or with None a spectator, may see of the table."""
    seen: View = position.game.view(position, seat)
    return seen
