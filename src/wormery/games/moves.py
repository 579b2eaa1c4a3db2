"""What a seat can do, and what a game can be set up with."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from wormery.games.errors import OptionError


class Move(int):
    """A move: a small whole number with its parts, that prints as its name.

    `kind` is what is done, such as "keep", and `about` what it is done with: a symbol, the
    number of a tile, the place of a mound; None for moves that need nothing.

    >>> from wormery import games
    >>> move = games.load("regenwormen").move("take 25")
    >>> move, move.kind, move.about, int(move)
    (take 25, 'take', 25, 11)
    """

    text: str
    kind: str
    about: int | str | None

    def __new__(cls, number: int, kind: str, about: int | str | None = None) -> Move:
        move = super().__new__(cls, number)
        move.text = kind if about is None else f"{kind} {about}"
        move.kind = kind
        move.about = about
        return move

    def __reduce__(self) -> tuple[object, ...]:
        return (Move, (int(self), self.kind, self.about))

    def __repr__(self) -> str:
        return self.text

    __str__ = __repr__


class Result(Struct, frozen=True):
    """How a game ended: who won, and what decided it.

    `reason` is the first comparison that left only the winners, or "shared"; the rules of the
    game list them. Winners are seats; in a two-seat game of It Happens.. the third colour,
    2, may be one of them.
    """

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of rules that is made at set-up: its possible values, the first as default.

    `free` says that other values are possible, such as a file of one's own.
    """

    name: str
    values: tuple[object, ...]
    rule: str
    free: bool = False

    @property
    def default(self) -> object:
        return self.values[0]

    def check(self, value: object) -> object:
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

    def write(self, value: object) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)

    def read(self, text: str) -> object:
        for value in self.values:
            if self.write(value) == text:
                return value
        return self.check(text)
