"""A game as it was played: how it started, every step since, and what was said about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from wormery.games import CHANCE, LETTERS, AnyGame, Chance, Fact, Position, Result
from wormery.games.errors import OptionError

FORMAT = 1

LONGEST_TAG = 200
LONGEST_COMMENT = 2000

# Tags that the record itself answers for; all others are free.
OWN_TAGS = ("Wormery", "Game", "Rules", "Seats", "Begins", "Options", "Result")


@dataclass(frozen=True)
class GameRecord:
    """A game from its start. It never changes: `add` and `undo` give another record.

    `steps` are the moves and what chance brought, as texts; `positions` has one more: the
    start, and the position after each step. `comments[n]` were made after n steps.

    >>> from wormery import games
    >>> record = GameRecord.start(games.load("regenwormen"), seats=2, tags={"A": "Anna"})
    >>> record = record.add("roll").add("1135WWWW").add("keep W").comment("Worms first.")
    >>> record.steps, record.name(0), record.facts(1)
    (('roll', '1135WWWW', 'keep W'), 'Anna', (Rolled(seat=0, dice='1135WWWW'),))
    >>> record.undo().steps
    ('roll', '1135WWWW')
    """

    positions: tuple[Position, ...]
    begins: int
    steps: tuple[str, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    comments: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def start(
        cls,
        game: AnyGame,
        seats: int,
        begins: int = 0,
        tags: Mapping[str, str] | None = None,
        **options: object,
    ) -> GameRecord:
        """A record with no step yet; `tags` may name the seats A, B, … and anything else."""
        position = game.start(seats=seats, begins=begins, **options)
        for name, value in (tags or {}).items():
            check_tag(name, value)
        return cls((position,), begins, tags=dict(tags or {}))

    @property
    def game(self) -> AnyGame:
        return self.positions[0].game

    @property
    def position(self) -> Position:
        """The position that the game has come to."""
        return self.positions[-1]

    def name(self, seat: int) -> str:
        """What the player of a seat is called; the letter of the seat if nothing else."""
        return self.tags.get(LETTERS[seat], LETTERS[seat])

    def add(self, step: str | int | Chance) -> GameRecord:
        """The record with one more move or outcome."""
        position = self.position.after(step)
        name = self.position.name_of(step)
        return replace(self, positions=(*self.positions, position), steps=(*self.steps, name))

    def facts(self, step: int) -> tuple[Fact, ...]:
        """What happened in a step, counted from 0."""
        return self.positions[step].step(self.steps[step]).facts

    def comment(self, text: str) -> GameRecord:
        """The record with a comment on what it has come to."""
        check_comment(text)
        here = (*self.comments.get(len(self.steps), ()), text)
        return replace(self, comments={**self.comments, len(self.steps): here})

    @property
    def can_undo(self) -> bool:
        """Whether the last step was a move: what chance has brought is never undone."""
        return len(self.steps) > 0 and self.positions[-2].actor != CHANCE

    def undo(self) -> GameRecord:
        """The record without its last move."""
        if not self.can_undo:
            raise OptionError("undo-impossible")
        kept = len(self.steps) - 1
        return replace(
            self,
            positions=self.positions[:-1],
            steps=self.steps[:-1],
            comments={n: texts for n, texts in self.comments.items() if n <= kept},
        )

    def headings(self) -> Iterator[str | None]:
        """What begins with each step, `12. B` or `Round 2`; None in the middle of a turn."""
        count = Headings()
        for position in self.positions[:-1]:
            yield count.next(position)

    @property
    def result(self) -> str:
        """Who won, by what, and the scores; `*` while the game goes on."""
        return write_result(self.position.result)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameRecord):
            return NotImplemented
        return (self.positions, self.begins, self.steps) == (
            other.positions,
            other.begins,
            other.steps,
        ) and (dict(self.tags), dict(self.comments)) == (dict(other.tags), dict(other.comments))


class Headings:
    """Counts the turns and rounds of a game, step by step."""

    def __init__(self) -> None:
        self.counts = {"turn": 0, "round": 0}

    def next(self, position: Position) -> str | None:
        """What begins with the step from this position; None in the middle of a turn."""
        begins = position.begins
        if begins is None:
            return None
        self.counts[begins] += 1
        number = self.counts[begins]
        return f"Round {number}" if begins == "round" else f"{number}. {LETTERS[position.turn]}"


def write_result(result: Result | None) -> str:
    if result is None:
        return "*"
    winners = "+".join(LETTERS[seat] for seat in result.winners)
    return f"{winners} by {result.reason}, {'-'.join(map(str, result.scores))}"


def check_tag(name: str, value: str) -> None:
    if not (name.isascii() and name.isalnum() and len(name) <= LONGEST_TAG):
        raise OptionError("record-tag-name", tag=name[:40])
    if name in OWN_TAGS:
        raise OptionError("record-tag-own", tag=name)
    if len(value) > LONGEST_TAG or not value.isprintable():
        raise OptionError("record-tag-value", tag=name, most=LONGEST_TAG)


def check_comment(text: str) -> None:
    plain = text.replace("\n", "")
    if len(text) > LONGEST_COMMENT or not plain.isprintable() or "{" in text or "}" in text:
        raise OptionError("record-comment", most=LONGEST_COMMENT)
