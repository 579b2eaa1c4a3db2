"""What the terminal needs to know of a game: its keys, its words, how its table looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wormery.games import Game, Move, Position
from wormery.telling.seats import Seat
from wormery.telling.words import Say

if TYPE_CHECKING:
    from rich.console import RenderableType


class Face(ABC):
    """One game at one table, in the language of the people who sit there.

    Tables are drawn from views, so that nothing shows that lies face down. `viewer` is the
    seat that looks, or None for all who may look over each other's shoulder.
    """

    rules_page = "docs/rules.md"

    def __init__(self, say: Say, seats: Sequence[Seat], viewer: int | None) -> None:
        self.say = say
        self.seats = seats
        self.viewer = viewer

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    @abstractmethod
    def key(self, move: Move) -> str:
        """What is typed for a move."""

    @abstractmethod
    def move_name(self, position: Position, move: Move) -> str:
        """What a legal move does here, in words."""

    @abstractmethod
    def chance_question(self, position: Position) -> str:
        """The question what the real dice show, or which mounds were revealed."""

    @abstractmethod
    def table(self, position: Position, width: int) -> RenderableType:
        """The table in colour, no wider than that."""

    @abstractmethod
    def plain_table(self, position: Position) -> list[str]:
        """The table in lines of words, for paper, pipes and screen readers."""

    @abstractmethod
    def told(self, before: Position, step: str, after: Position) -> list[str]:
        """What happened in one step, in sentences; a throw is told with what it led to."""

    @abstractmethod
    def final(self, position: Position) -> RenderableType:
        """The scores of a finished game, as an addition that anyone can follow."""

    @abstractmethod
    def plain_final(self, position: Position) -> list[str]:
        """The same in lines of words."""

    @abstractmethod
    def won(self, position: Position) -> str:
        """Who won a finished game, and what decided it."""

    def moves_by_key(self, game: Game) -> dict[str, Move]:
        """Every move of the game, legal or not, by what is typed for it."""
        return {self.key(move): move for move in game.moves}

    def short_name(self, seat: int, most: int) -> str:
        from wormery.terminal.blocks import short

        return short(self.name(seat), most)


def face_of(game: Game, say: Say, seats: Sequence[Seat], viewer: int | None = None) -> Face:
    faces: dict[str, Any]
    from wormery.terminal.ithappens.face import ItHappensFace
    from wormery.terminal.regenwormen.face import RegenwormenFace

    faces = {"regenwormen": RegenwormenFace, "it-happens": ItHappensFace}
    face: Face = faces[game.name](say, seats, viewer)
    return face
