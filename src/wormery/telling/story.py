"""What happened in a step, what a move would do, and who has won, in sentences.

>>> from wormery import games, record
>>> game = record.GameRecord.start(games.load("regenwormen"), seats=2, tags={"A": "Anna"})
>>> game = game.add("roll").add("1135WWWW").add("keep W")
>>> say = Say("en")
>>> told(say, seats_of(game, say), game.positions[2], game.steps[2], game.position)
['Anna rolls 1 1 3 5 W W W W and keeps the worms.']
"""

from __future__ import annotations

from typing import Any

from wormery.games import Move, Position
from wormery.telling import ithappens, regenwormen
from wormery.telling.seats import Seat, seats_of
from wormery.telling.words import Say

__all__ = ["Say", "Seat", "move_name", "seats_of", "told", "won"]

TELLERS: dict[str, Any] = {"regenwormen": regenwormen, "it-happens": ithappens}


def told(
    say: Say, seats: tuple[Seat, ...], before: Position, step: str, after: Position
) -> list[str]:
    """What happened in one step, in sentences; a throw is told with what it led to."""
    sentences: list[str] = TELLERS[before.game.name].tell(say, seats, before, step, after)
    return sentences


def move_name(say: Say, seats: tuple[Seat, ...], position: Position, move: Move) -> str:
    """What a legal move does here, in words."""
    name: str = TELLERS[position.game.name].move_name(say, seats, position, move)
    return name


def won(say: Say, seats: tuple[Seat, ...], position: Position) -> str:
    """Who won a finished game, and what decided it."""
    sentence: str = TELLERS[position.game.name].won(say, seats, position)
    return sentence
