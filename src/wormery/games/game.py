"""The contract every game fulfils: a `Game` starts positions, a `Position` is played on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from wormery.games.chance import Lots
from wormery.games.compiling import Record
from wormery.games.errors import OptionError, UnknownMoveError
from wormery.games.facts import Fact
from wormery.games.moves import Move, Option
from wormery.games.notes import Notes
from wormery.games.position import Position
from wormery.games.views import Choice, View

P = TypeVar("P", bound=Position, covariant=True)
V = TypeVar("V", bound=View, covariant=True)


class Rules(Protocol):
    """What the rules of a game are: plain functions over two records, compiled.

    `actor`, `opens` and `standing` speak in the numbers of `moments.py`. A *party* is who can
    win: a seat, or whatever else a game lets win.
    """

    SETUP: Any  # the record that is fixed for a game
    STATE: Any  # the record that the functions change
    MOVES: int
    MOST_SEATS: int
    MOST_PARTIES: int
    COMPARISONS: int  # how many counts a standing has
    Reason: type[StrEnum]  # what decides a game: a name for each of them, and "shared"

    def start(self, setup: Record, state: Record, begins: int, /) -> None: ...
    def actor(self, state: Record, /) -> int: ...
    def opens(self, state: Record, /) -> int: ...
    def legal(self, setup: Record, state: Record, /) -> int: ...
    def play(self, setup: Record, state: Record, move: int, notes: Notes = ..., /) -> None: ...
    def sample(self, setup: Record, state: Record, bits: Any, /) -> int: ...
    def fall(self, setup: Record, state: Record, outcome: int, n: Notes = ..., /) -> None: ...
    def parties(self, setup: Record, /) -> int: ...
    def score(self, setup: Record, state: Record, party: int, /) -> int: ...
    def standing(self, setup: Record, state: Record, party: int, /) -> int: ...


class Game(ABC, Generic[P, V]):
    """A game: its facts as data, its starting positions, and the reader of its texts."""

    name: ClassVar[str]
    sentence_id: ClassVar[str]  # what it is called in all languages
    also_called: ClassVar[tuple[str, ...]] = ()  # other names that people type
    year: ClassVar[int]  # it was published in; games are listed in that order
    version: ClassVar[int]  # raised when the same moves would lead to another position
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, Option]]
    moves: ClassVar[tuple[Move, ...]]
    rules: ClassVar[Rules]
    driver: ClassVar[Any]  # games/driver.py, bound to the rules
    views: ClassVar[type[View]]
    choices: ClassVar[tuple[type[Choice], ...]]  # all kinds of choices that there can be
    facts: ClassVar[tuple[type[Fact], ...]]  # all kinds of facts

    @abstractmethod
    def start(self, seats: int, begins: int = 0, **options: object) -> P:
        """The position before the first move."""

    @abstractmethod
    def parse(self, text: str) -> P:
        """Read a position's one-line text; the opposite of `position.text`."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> V:
        """What that seat, or with None a spectator, may see of the table."""

    @abstractmethod
    def draw(self, position: Position, seat: int | None, title: str) -> str:
        """The same as a picture, in SVG."""

    @abstractmethod
    def number_of(self, lots: Lots, drawn: Sequence[int]) -> int:
        """The number that the rules have for what was drawn."""

    @abstractmethod
    def drawn_of(self, lots: Lots, number: int) -> tuple[int, ...]:
        """What was drawn, from that number."""

    @abstractmethod
    def facts_of(self, notes: Sequence[Sequence[int]], after: Position) -> tuple[Fact, ...]:
        """What the rules noted down during a step that led to this position."""

    def move(self, given: str | int) -> Move:
        """The move of that name or number, legal or not."""
        if isinstance(given, str):
            named = _by_name(self)
            name = given if given in named else " ".join(given.split()).casefold()
            if name in named:
                return named[name]
        elif 0 <= given < len(self.moves):
            return self.moves[given]
        raise UnknownMoveError("unknown-move", move=str(given))

    def check_setup(
        self, seats: int, begins: int, options: Mapping[str, object]
    ) -> dict[str, object]:
        """The options filled up with their defaults, or a named error."""
        if seats not in self.seats:
            raise OptionError(
                "seats-range", seats=seats, least=self.seats[0], most=self.seats[-1]
            )
        if begins not in range(seats):
            raise OptionError("begins-range", begins=begins, seats=seats)
        for name in options:
            self.option(name)
        return {
            name: option.check(options.get(name, option.default))
            for name, option in self.options.items()
        }

    def option(self, name: str) -> Option:
        """The option of that name, or a named error."""
        if name not in self.options:
            raise OptionError(
                "option-unknown", option=name[:40], options=", ".join(self.options)
            )
        return self.options[name]

    def write_options(self, options: Mapping[str, object]) -> str:
        """The options that differ from their defaults, as one word; "-" if none does."""
        words = [
            f"{name}={option.write(options[name])}"
            for name, option in self.options.items()
            if options[name] != option.default
        ]
        return ",".join(words) or "-"

    def read_options(self, text: str) -> dict[str, object]:
        """Read what `write_options` wrote, in any order."""
        options: dict[str, object] = {}
        if text == "-":
            return options
        for word in text.split(","):
            name, _, value = word.partition("=")
            option = self.option(name)
            if name in options:
                raise OptionError("option-twice", option=name)
            options[name] = option.read(value)
        return options

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(self.name)


@cache
def _by_name(game: Game[Position, View]) -> dict[str, Move]:
    return {move.text.casefold(): move for move in game.moves}
