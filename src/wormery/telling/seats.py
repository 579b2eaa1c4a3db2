"""Who sits where: people and bots."""

from __future__ import annotations

from dataclasses import dataclass

from wormery.games import LETTERS
from wormery.games.errors import OptionError
from wormery.record import GameRecord
from wormery.telling.bots import BOT, read_bot
from wormery.telling.words import Say


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table; `bot` is the name of the program that plays it, if one does."""

    letter: str
    name: str
    bot: str | None


def check_name(name: str) -> None:
    """A person may be called anything, but not as bots are written."""
    if name.strip().casefold().startswith(BOT):
        raise OptionError("name-like-a-bot", name=name[:40])


def seats_of(record: GameRecord, say: Say) -> tuple[Seat, ...]:
    """The seats of a recorded game, from its tags."""
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
