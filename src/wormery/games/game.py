"""The one interface every game offers: a `Game` starts positions, a `Position` is played on.

position.actor         a seat, CHANCE (the dice are to fall) or OVER
position.moves         the legal moves, when a seat is to act
position.outcomes      what chance may bring, when the dice are to fall
position.after(...)    the position after a move or an outcome
position.text          the position on one line; `game.parse` reads it back
position.scores        the points so far; position.outcome: who won, and why
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any, ClassVar, Protocol

import numpy as np

from wormery.games.compiling import Box, Plain, Record, boxed
from wormery.games.errors import (
    GameOverError,
    IllegalMoveError,
    ImpossibleOutcomeError,
    NotationError,
    OptionError,
    UnknownMoveError,
)
from wormery.locales import sentence

CHANCE = -1
OVER = -2

LETTERS = "ABCDEFG"  # seats, and the colours of It Happens.., in texts and on screens


class Move(int):
    """A move: a small whole number that prints as its name."""

    text: str

    def __new__(cls, number: int, text: str) -> Move:
        move = super().__new__(cls, number)
        move.text = text
        return move

    def __reduce__(self) -> tuple[object, ...]:
        return (Move, (int(self), self.text))

    def __repr__(self) -> str:
        return self.text

    __str__ = __repr__


@dataclass(frozen=True, slots=True)
class Chance:
    """One thing that chance may bring, with the exact number of ways it can come about."""

    number: int
    text: str
    ways: int
    of: int

    def __repr__(self) -> str:
        return f"{self.text} ({self.ways}/{self.of})"

    @property
    def chance(self) -> float:
        return self.ways / self.of

    @property
    def fraction(self) -> Fraction:
        return Fraction(self.ways, self.of)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, and what decided it.

    `reason` is the first comparison that left only the winners: in Regenwormen "worms",
    "highest-tile" or "shared"; in It Happens.. "points", "queens", "generals", "worms" or
    "shared". Winners are seats; in a two-seat game of It Happens.. the third colour, 2,
    may be one of them.
    """

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of rules that is made at set-up: its possible values, the first as default."""

    name: str
    values: tuple[Any, ...]
    rule: str

    @property
    def default(self) -> Any:
        return self.values[0]

    def check(self, value: Any) -> Any:
        # `1 == True` in Python: an option that is on or off takes only True and False.
        if any(value == known and type(value) is type(known) for known in self.values):
            return value
        raise OptionError(
            "option-value",
            self.rule,
            option=self.name,
            value=str(value),
            values=", ".join(self.write(known) for known in self.values),
        )

    def write(self, value: Any) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)

    def read(self, text: str) -> Any:
        for value in self.values:
            if self.write(value) == text:
                return value
        return self.check(text)


class Rules(Protocol):
    """What the rules of a game offer: plain functions over two records, compiled."""

    def legal_in(self, setup: Box, state: Box, /) -> int: ...
    def play_in(self, setup: Box, state: Box, move: int, /) -> None: ...
    def fall_in(self, setup: Box, state: Box, outcome: int, /) -> None: ...


class Position(ABC):
    """One moment of a game. It never changes: a move gives another position."""

    __slots__ = (
        "_boxes",
        "_moves",
        "_now",
        "_settled",
        "_setup",
        "_state",
        "actor",
        "game",
        "turn",
    )

    game: Game
    actor: int  # the seat to act, CHANCE or OVER
    turn: int  # the seat whose turn it is, also while the dice are to fall

    def __init__(self, game: Game, setup: Box, state: Box) -> None:
        self.game = game
        self._boxes = (setup, state)
        self._setup: Record = setup[0]
        self._state: Record = state[0]
        self._moves: tuple[Move, ...] | None = None
        self._now: Plain | None = None
        self._settled: Plain | None = None
        self.turn = int(self._state["turn"])
        self.actor = self._who_acts()

    @abstractmethod
    def _who_acts(self) -> int: ...

    @property
    @abstractmethod
    def outcomes(self) -> tuple[Chance, ...]:
        """What chance may bring; empty unless the actor is CHANCE."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The points each seat would have if the game ended now."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The position on one line, as docs/notation.md says."""

    @property
    @abstractmethod
    def begins(self) -> str | None:
        """What begins here, "turn" or "round"; None in the middle of a turn."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, Any]:
        """The options of this game, by name."""

    @property
    def now(self) -> Plain:
        """The fields of the state as numbers and lists, read once."""
        if self._now is None:
            self._now = Plain(self._boxes[1])
        return self._now

    @property
    def settled(self) -> Plain:
        """The same of the record that is fixed for the whole game."""
        if self._settled is None:
            self._settled = _settled(self._boxes[0].tobytes(), self._boxes[0].dtype)
        return self._settled

    @property
    def seats(self) -> int:
        return int(self.settled.seats)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves; empty unless a seat is to act."""
        if self._moves is None:
            legal = int(self.game.rules.legal_in(*self._boxes))
            self._moves = tuple(move for move in self.game.moves if legal >> move & 1)
        return self._moves

    @property
    def setup(self) -> Record:
        """A copy of the record that is fixed for the whole game."""
        return boxed(self._setup)[0]

    @property
    def state(self) -> Record:
        """A copy of the record that the compiled rules work on."""
        return boxed(self._state)[0]

    def after(self, step: str | int | Chance) -> Position:
        """The position after a move of the actor, or after what chance brings.

        A move is given by name or number, an outcome by its text, its number or as one of
        `outcomes`; a text of dice may have them in any order.
        """
        setup, state = self._boxes[0], boxed(self._boxes[1])
        if self.actor == CHANCE:
            self.game.rules.fall_in(setup, state, self._outcome_number(step))
        else:
            self.game.rules.play_in(setup, state, int(self._legal_move(step)))
        after = type(self)(self.game, setup, state)
        after._settled = self._settled
        return after

    def name_of(self, step: str | int | Chance) -> str:
        """The text of a step that is possible here, in the form that records have."""
        if self.actor == CHANCE:
            return self._write_outcome(self._outcome_number(step))
        return self._legal_move(step).text

    def _legal_move(self, step: str | int | Chance) -> Move:
        if self.actor == OVER:
            raise GameOverError("game-over")
        if isinstance(step, Chance):
            raise UnknownMoveError("unknown-move", move=step.text)
        move = self.game.move(step)
        if move not in self.moves:
            raise self._refuse_move(move)
        return move

    def _outcome_number(self, step: str | int | Chance) -> int:
        text = step.text if isinstance(step, Chance) else step
        if not isinstance(text, str):
            text = self._write_outcome(text)
        number = self._read_outcome(text)
        if number is None or (isinstance(step, int) and number != step):
            raise self._refuse_outcome(str(step))
        return number

    @abstractmethod
    def _read_outcome(self, text: str) -> int | None:
        """The number of an outcome that is possible here, or None."""

    @abstractmethod
    def _write_outcome(self, number: int) -> str:
        """The text of an outcome, from its number."""

    @abstractmethod
    def _refuse_outcome(self, text: str) -> ImpossibleOutcomeError:
        """Why chance cannot bring that."""

    @abstractmethod
    def _refuse_move(self, move: Move) -> IllegalMoveError:
        """Why the move is not legal, with its rule."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, bytes, bytes]:
        setup, state = self._boxes
        return (self.game.name, setup.tobytes(), state.tobytes())

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (_parse, (self.game, self.text))

    def picture(self, seat: int | None = None, language: str = "en") -> str:
        """The table in SVG, as that seat or with None a spectator sees it."""
        title = sentence(language, self.game.sentence_id)
        return self.game.draw(self, seat, title)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as the seat whose turn it is sees it."""
        return self.picture(self.turn)

    def __deepcopy__(self, memo: object) -> Position:
        return self  # it never changes


@lru_cache(maxsize=64)
def _settled(setup: bytes, dtype: Any) -> Plain:
    return Plain(np.frombuffer(setup, dtype=dtype))


def _parse(game: Game, text: str) -> Position:
    return game.parse(text)


class Game(ABC):
    """A game: its facts as data, its starting positions, and the reader of its texts."""

    name: ClassVar[str]
    sentence_id: ClassVar[str]  # what it is called in all languages
    version: ClassVar[int]  # raised when the same moves would lead to another position
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, Option]]
    moves: ClassVar[tuple[Move, ...]]
    rules: ClassVar[Rules]

    @abstractmethod
    def start(self, seats: int, begins: int = 0, **options: Any) -> Position:
        """The position before the first move."""

    @abstractmethod
    def parse(self, text: str) -> Position:
        """Read a position's one-line text; the opposite of `position.text`."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> Any:
        """What that seat, or with None a spectator, may see of the table."""

    @abstractmethod
    def draw(self, position: Position, seat: int | None, title: str) -> str:
        """The same as a picture, in SVG."""

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
        self, seats: int, begins: int, options: Mapping[str, Any]
    ) -> dict[str, Any]:
        """The options filled up with their defaults, or a named error."""
        if seats not in self.seats:
            raise OptionError(
                "seats-range", seats=seats, least=self.seats[0], most=self.seats[-1]
            )
        if begins not in range(seats):
            raise OptionError("begins-range", begins=begins, seats=seats)
        for name in options:
            if name not in self.options:
                raise OptionError(
                    "option-unknown", option=name, options=", ".join(self.options)
                )
        return {
            name: option.check(options.get(name, option.default))
            for name, option in self.options.items()
        }

    def write_options(self, options: Mapping[str, Any]) -> str:
        """The options that differ from their defaults, as one word; "-" if none does."""
        words = [
            f"{name}={option.write(options[name])}"
            for name, option in self.options.items()
            if options[name] != option.default
        ]
        return ",".join(words) or "-"

    def read_options(self, text: str) -> dict[str, Any]:
        """Read what `write_options` wrote."""
        options: dict[str, Any] = {}
        if text == "-":
            return options
        for word in text.split(","):
            name, _, value = word.partition("=")
            if name not in self.options or name in options:
                raise OptionError(
                    "option-unknown", option=name, options=", ".join(self.options)
                )
            options[name] = self.options[name].read(value)
        return options

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(self.name)


@cache
def _by_name(game: Game) -> dict[str, Move]:
    return {move.text.casefold(): move for move in game.moves}


class Fields:
    """The space-separated fields of a one-line text, read from left to right.

    Every complaint names the column where the field starts.
    """

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS or "\n" in text:
            raise NotationError("position-one-line", line=1, column=1, most=MOST_CHARACTERS)
        self._fields = [(match[0], match.start() + 1) for match in re.finditer(r"\S+", text)]
        self._next = 0
        self.column = 1
        self._end = len(text) + 1

    def take(self, what: str) -> str:
        """The next field; `what` names it in the complaint if the text ends here."""
        if self._next == len(self._fields):
            raise NotationError("position-short", line=1, column=self._end, field=what)
        field, self.column = self._fields[self._next]
        self._next += 1
        self.what = what
        return field

    def end(self) -> None:
        if self._next < len(self._fields):
            field, column = self._fields[self._next]
            raise NotationError("position-long", line=1, column=column, text=field)

    def wrong(self, text: str) -> NotationError:
        """The complaint that the field just taken is not what it must be."""
        return NotationError(
            "position-field", line=1, column=self.column, field=self.what, text=text[:40]
        )


MOST_CHARACTERS = 2000
