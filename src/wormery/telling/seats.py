"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from wormery.games import LETTERS
from wormery.games.errors import OptionError
from wormery.record import GameRecord
from wormery.telling.bots import BOT, read_bot
from wormery.telling.words import Say


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table; `bot` is the name of the program that plays it, if one does.

    `you` is the seat of the one who reads the sentences.
    """

    letter: str
    name: str
    bot: str | None
    you: bool = False

    @property
    def who(self) -> dict[str, str]:
        """What a sentence is given about the one who does something in it."""
        return {"name": self.name, "you": "yes" if self.you else "no"}


def seen_from(seats: Iterable[Seat], you: int | None) -> tuple[Seat, ...]:
    """The seats as one of them speaks of them; None for those who only look."""
    return tuple(replace(seat, you=number == you) for number, seat in enumerate(seats))


def together(say: Say, seats: Sequence[Seat]) -> dict[str, str]:
    """The same for several: names as one list, in which you come first."""
    others = [seat.name for seat in seats if not seat.you]
    you = any(seat.you for seat in seats)
    names = say.list([say("told-you"), *others] if you else others)
    return {"names": names, "you": "yes" if you else "no"}


def check_name(name: str) -> None:
    """A person may be called anything, but not as bots are written."""
    if name.strip().casefold().startswith(BOT):
        raise OptionError("name-like-a-bot", name=name[:40])


def seats_of(record: GameRecord, say: Say) -> tuple[Seat, ...]:
    """The seats of a recorded game, from its tags.

    >>> from wormery import games
    >>> game = GameRecord.start(games.load("regenwormen"), seats=2, tags={"A": "Anna"})
    >>> [seat.name for seat in seats_of(game, Say("en"))]
    ['Anna', 'Player B']
    """
    return tuple(
        seat(record.name(number), LETTERS[number], say)
        for number in range(record.position.seats)
    )


def seat(tag: str, letter: str, say: Say) -> Seat:
    bot = read_bot(tag)
    if bot is not None:
        level, name = bot
        return Seat(letter, name or say("bot-name", letter=letter), level)
    return Seat(letter, tag if tag != letter else say("player-name", letter=letter), None)
