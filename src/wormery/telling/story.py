"""What happened, what a move would do, who has won, and the table itself, in sentences.

>>> from wormery import games, record
>>> game = record.GameRecord.start(games.load("regenwormen"), seats=2, tags={"A": "Anna"})
>>> game = game.add("roll").add("1135WWWW").add("keep W")
>>> say = Say("en")
>>> Story(say, game.game, seats_of(game, say)).told(game.facts(2))
['Anna rolls 1 1 3 5 W W W W and keeps the worms.']
>>> Story(say, game.game, seats_of(game, say), you=0).told(game.facts(2))
['You roll 1 1 3 5 W W W W and keep the worms.']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

from wormery.games import AnyGame, Choice, Fact, Position, Result, View, need_part_of
from wormery.highlights import Highlight
from wormery.telling.best import Best
from wormery.telling.seats import Seat, seats_of, seen_from, together
from wormery.telling.words import Say

__all__ = ["Best", "Say", "Seat", "Story", "Teller", "seats_of"]


class Teller(Protocol):
    """What this floor wants of a game: the module `telling.<game>`, or an entry point."""

    def tell(self, say: Say, seats: Sequence[Seat], facts: Sequence[Fact], /) -> list[str]:
        """The sentences for one step; a throw is told with what it led to."""

    def label(self, say: Say, seats: Sequence[Seat], choice: Any, /) -> str:
        """What a legal move does, in words."""

    def won(self, say: Say, seats: Sequence[Seat], result: Result, /) -> str:
        """Who won a finished game, and what decided it."""

    def table(self, say: Say, seats: Sequence[Seat], view: Any, /) -> list[str]:
        """The table in lines of words."""

    def question(self, say: Say, seats: Sequence[Seat], view: Any, /) -> str:
        """What to ask a person whose real dice lie on a table: what do they show?"""

    def best(self, say: Say, highlight: Highlight, /) -> Best:
        """A highlight of a finished game; only asked of a game that has any."""


class Story:
    """One game in one language, with the names of those who play it.

    Whoever sits at seat `you` is told what they did themselves as their own.
    """

    def __init__(
        self, say: Say, game: AnyGame, seats: Sequence[Seat], you: int | None = None
    ) -> None:
        self.say = say
        self.game = game
        self.seats = seen_from(seats, you)
        self._teller = cast(Teller, need_part_of(game, "telling"))

    def told(self, facts: Sequence[Fact]) -> list[str]:
        return self._teller.tell(self.say, self.seats, facts)

    def label(self, choice: Choice) -> str:
        return self._teller.label(self.say, self.seats, choice)

    def won(self, position: Position) -> str:
        assert position.result is not None
        return self._teller.won(self.say, self.seats, position.result)

    def best(self, highlight: Highlight) -> Best:
        return self._teller.best(self.say, highlight)

    def names(self, seats: Sequence[int]) -> str:
        """Some of those who play, in one list."""
        return together(self.say, [self.seats[seat] for seat in seats])["names"]

    def table(self, view: View) -> list[str]:
        return self._teller.table(self.say, self.seats, view)

    def question(self, view: View) -> str:
        return self._teller.question(self.say, self.seats, view)
