"""What fair dice are promised for: one game at one table, and no other.

>>> from wormery import games
>>> game = GameRecord.start(games.load("regenwormen"), seats=2, short=True)
>>> context = context_of(game, table="ABCDEF", drawn=True)
>>> context.options, context.begins, context.past
('short=yes', 'dice', '')
>>> len(context.encoded)
55
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from wormery.games import CHANCE, LETTERS, AnyGame
from wormery.record.record import GameRecord

PAST_DOMAIN = b"wormery-past-2"
DRAWN = "dice"  # who begins, where the dice decide it


@dataclass(frozen=True)
class Context:
    """The game that dice are promised for; docs/fairness.md specifies its bytes."""

    table: str  # its code
    game: str
    options: str  # as a record has them, sorted
    seats: int
    begins: str  # the letter of a seat, or `DRAWN`
    past: str = ""  # fingerprint of what was played with other dice before

    @cached_property
    def encoded(self) -> bytes:
        """Lengths go first, so no two contexts agree."""
        texts = (
            self.table,
            self.game,
            self.options,
            str(self.seats),
            self.begins,
            self.past,
        )
        encoded = [text.encode("utf-8") for text in texts]
        return b"".join(len(text).to_bytes(4, "big") + text for text in encoded)

    @property
    def drawn(self) -> bool:
        """Whether the dice decide who begins."""
        return self.begins == DRAWN


def bind(
    table: str,
    game: AnyGame,
    options: Mapping[str, object],
    seats: int,
    begins: int | None,
    past: str = "",
) -> Context:
    """The context of a game with these options; who begins is None if the dice decide it."""
    defaults = {name: option.default for name, option in game.options.items()}
    words = game.write_options({**defaults, **options}).split(",")
    return Context(
        table=table,
        game=game.name,
        options=",".join(sorted(words)),
        seats=seats,
        begins=DRAWN if begins is None else LETTERS[begins],
        past=past,
    )


def context_of(
    record: GameRecord, table: str, drawn: bool = False, first: int | None = None
) -> Context:
    """The context of dice that go on with a record after `first` chance events, or all."""
    by_chance = [position.actor == CHANCE for position in record.positions[:-1]]
    steps = zip(record.steps, by_chance, strict=True)
    past = past_of(steps, sum(by_chance) if first is None else first)
    start = record.positions[0]
    begins = None if drawn else record.begins
    return bind(table, record.game, start.options, start.seats, begins, past)


def past_of(steps: Iterable[tuple[str, bool]], first: int) -> str:
    """The fingerprint of a game up to the last of `first` chance events; empty for none.

    Each step comes with whether chance made it.
    """
    words: list[str] = []
    for text, by_chance in steps:
        if not first:
            break
        words.append(f"[{text}]" if by_chance else text)
        first -= by_chance
    if not words:
        return ""
    return hashlib.sha256(PAST_DOMAIN + " ".join(words).encode("utf-8")).hexdigest()
