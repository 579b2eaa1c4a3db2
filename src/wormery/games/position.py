"""One moment of a game, and what a step leads to.

position.actor         a seat, CHANCE (the dice fall) or OVER
position.moves         the legal moves of the seat that acts
position.outcomes      what chance may bring while it acts
position.after(...)    the position after a move or an outcome
position.step(...)     the same, with what happened as facts
position.text          the position on one line; `game.parse` reads it back
position.scores        the points so far; position.result: who won, and why
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

import numpy as np

from wormery.games.chance import Chance, Lots, drawn
from wormery.games.compiling import Cell, Plain, Record, cell_of
from wormery.games.errors import (
    GameOverError,
    IllegalMoveError,
    ImpossibleOutcomeError,
    UnknownMoveError,
)
from wormery.games.facts import Fact
from wormery.games.moments import A_ROUND, A_TURN, CHANCE, OVER
from wormery.games.moves import Move, Result
from wormery.games.notes import lines_of, new_notes
from wormery.games.views import Choice, View
from wormery.locales import sentence

if TYPE_CHECKING:
    from wormery.games.game import Game

LETTERS = "ABCDEFG"  # seats, and the colours of It Happens.., in texts and on screens

BEGINS = {A_TURN: "turn", A_ROUND: "round"}

P = TypeVar("P", bound="Position")


@dataclass(frozen=True, slots=True)
class Step(Generic[P]):
    """A step that was taken: its text as records have it, where it led, what happened."""

    text: str
    after: P
    facts: tuple[Fact, ...]


class Position(ABC):
    """One moment of a game. It never changes: a move gives another position.

    >>> from wormery import games
    >>> start = games.load("regenwormen").start(seats=2)
    >>> start.actor, start.moves
    (0, (roll,))
    >>> waiting = start.after("roll")
    >>> waiting.actor == games.CHANCE, waiting.outcomes[0]
    (True, 11111111 (1/1679616))
    >>> waiting.after("1135WWWW").text
    'regenwormen 2 - A 21-36 -/- :1135WWWW'
    """

    game: Game[Position, View]
    actor: int  # the seat that acts, CHANCE or OVER
    turn: int  # the seat whose turn it is, also while the dice fall

    def __init__(
        self, game: Game[Position, View], setup: Cell, state: Cell, actor: int | None = None
    ) -> None:
        self.game = game
        self._cells = (setup, state)
        self._setup: Record = setup[0]
        self._state: Record = state[0]
        self._moves: tuple[Move, ...] | None = None
        self._now: Plain | None = None
        self._settled: Plain | None = None
        self.turn = int(self._state["turn"])
        self.actor = int(game.driver.actor(state) if actor is None else actor)

    @property
    @abstractmethod
    def lots(self) -> Lots | None:
        """What chance draws from; None unless the actor is CHANCE."""

    @property
    @abstractmethod
    def choices(self) -> tuple[Choice, ...]:
        """The legal moves again, each with what a person would want to know of it."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The position on one line, as docs/notation.md says."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, object]:
        """The options of this game, by name."""

    @abstractmethod
    def _refuse_outcome(self, text: str) -> ImpossibleOutcomeError:
        """Why chance cannot bring that."""

    @abstractmethod
    def _refuse_move(self, move: Move) -> IllegalMoveError:
        """Why the move is not legal, with its rule."""

    @property
    def now(self) -> Plain:
        """The fields of the state as numbers and lists, read once."""
        if self._now is None:
            self._now = Plain(self._cells[1])
        return self._now

    @property
    def settled(self) -> Plain:
        """The same of the record that is fixed for the whole game."""
        if self._settled is None:
            self._settled = _settled(self._cells[0].tobytes(), self._cells[0].dtype)
        return self._settled

    @property
    def seats(self) -> int:
        return int(self.settled.seats)

    @property
    def begins(self) -> str | None:
        """What begins here, "turn" or "round"; None in the middle of a turn."""
        return BEGINS.get(self.game.driver.opens(self._cells[1]))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves; empty unless a seat acts."""
        if self._moves is None:
            self._moves = _moves_in(self.game, self.game.driver.legal(*self._cells))
        return self._moves

    @property
    def outcomes(self) -> tuple[Chance, ...]:
        """What chance may bring; empty unless the actor is CHANCE."""
        return () if self.lots is None else _outcomes(self.game, self.lots)

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The points of each who can win, if the game ended now."""
        parties = _parties(self.game, self._cells[0].tobytes(), self._cells[0].dtype)
        found = np.zeros(parties, dtype=np.int64)
        self.game.driver.scores(*self._cells, found)
        return tuple(found.tolist())

    @cached_property
    def result(self) -> Result | None:
        """Who won and why, once the game is over."""
        if self.actor != OVER:
            return None
        won = np.zeros(len(self.scores), dtype=np.bool_)
        reason = self.game.driver.judge(self._setup, self._state, won)
        reasons = tuple(self.game.rules.Reason)
        return Result(tuple(np.flatnonzero(won).tolist()), reasons[reason].value, self.scores)

    @property
    def setup(self) -> np.record:
        """A copy of the record that is fixed for the whole game."""
        found: np.record = cell_of(self._setup)[0]
        return found

    @property
    def state(self) -> np.record:
        """A copy of the record that the compiled rules work on."""
        found: np.record = cell_of(self._state)[0]
        return found

    @property
    def state_bytes(self) -> bytes:
        """The same record as bytes; `with_state` makes a position of them again."""
        found: bytes = self._cells[1].tobytes()
        return found

    def with_state(self, state: bytes) -> Self:
        """Another moment of the same game, from its `state_bytes`."""
        return self._at(np.frombuffer(bytearray(state), dtype=self._cells[1].dtype))

    def after(self, step: str | int | Chance) -> Self:
        """The position after a move of the actor, or after what chance brings.

        A move is given by name or number, an outcome by its text, its number or as one of
        `outcomes`; a text of dice may have them in any order.

        >>> from wormery import games
        >>> start = games.load("it-happens").start(seats=2)
        >>> start.after("3.1.2") == start.after("1.2.3")
        True
        """
        setup, state = self._cells[0], cell_of(self._cells[1])
        if self.actor == CHANCE:
            actor = self.game.driver.fall(setup, state, self._outcome_number(step))
        else:
            actor = self.game.driver.play(setup, state, int(self._legal_move(step)))
        return self._at(state, actor)

    def step(self, step: str | int | Chance) -> Step[Self]:
        """The same, with the step's own text and what happened in it.

        >>> from wormery import games
        >>> position = games.parse("regenwormen 2 - A 21-36 -/- :1135WWWW")
        >>> position.step("keep W").facts
        (Kept(seat=0, symbol='W', rolled='1135WWWW', total=20),)
        """
        setup, state, notes = self._cells[0], cell_of(self._cells[1]), new_notes()
        if self.actor == CHANCE:
            number = self._outcome_number(step)
            text = self._outcome_text(number)
            actor = self.game.driver.fall_noting(setup, state, number, notes)
        else:
            move = self._legal_move(step)
            text = move.text
            actor = self.game.driver.play_noting(setup, state, int(move), notes)
        after = self._at(state, actor)
        return Step(text, after, self.game.facts_of(lines_of(notes), after))

    def _at(self, state: Cell, actor: int | None = None) -> Self:
        """This game at another moment."""
        position = type(self)(self.game, self._cells[0], state, actor)
        position._settled = self._settled
        return position

    def name_of(self, step: str | int | Chance) -> str:
        """The text of a step that is possible here, in the form that records have."""
        if self.actor == CHANCE:
            return self._outcome_text(self._outcome_number(step))
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
        assert self.lots is not None
        given = step.text if isinstance(step, Chance) else step
        if isinstance(given, int):
            given = self._outcome_text(given)
        number = _read_outcome(self.game, self.lots, given)
        if number is None or (isinstance(step, int) and number != step):
            raise self._refuse_outcome(str(step))
        return number

    def _outcome_text(self, number: int) -> str:
        assert self.lots is not None
        return _write_outcome(self.game, self.lots, number)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, bytes, bytes]:
        setup, state = self._cells
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

    def __deepcopy__(self, memo: object) -> Self:
        return self  # it never changes


@lru_cache(maxsize=64)
def _settled(setup: bytes, dtype: Any) -> Plain:
    return Plain(np.frombuffer(setup, dtype=dtype))


@lru_cache(maxsize=64)
def _parties(game: Game[Position, View], setup: bytes, dtype: Any) -> int:
    parties: int = game.rules.parties(np.frombuffer(setup, dtype=dtype)[0])
    return parties


@lru_cache(maxsize=4096)
def _moves_in(game: Game[Position, View], legal: int) -> tuple[Move, ...]:
    return tuple(move for move in game.moves if legal >> move & 1)


@lru_cache(maxsize=512)
def _outcomes(game: Game[Position, View], lots: Lots) -> tuple[Chance, ...]:
    return tuple(
        Chance(game.number_of(lots, places), lots.write(places), ways, lots.ways)
        for places, ways in drawn(lots)
    )


@lru_cache(maxsize=8192)
def _read_outcome(game: Game[Position, View], lots: Lots, text: str) -> int | None:
    found = lots.read(text)
    return None if found is None else game.number_of(lots, found)


@lru_cache(maxsize=8192)
def _write_outcome(game: Game[Position, View], lots: Lots, number: int) -> str:
    return lots.write(game.drawn_of(lots, number))


def _parse(game: Game[Position, View], text: str) -> Position:
    parsed: Position = game.parse(text)
    return parsed
