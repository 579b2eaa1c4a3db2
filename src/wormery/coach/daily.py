"""The daily table: the same dice and the same bots for everyone, from the day and a public key.

>>> from datetime import date
>>> from wormery.games import load
>>> table = DailyTable(date(2026, 11, 18), load("regenwormen"))
>>> table.seed
'daily 2026-11-18 regenwormen wormery'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from random import Random

from wormery.games import OVER, AnyGame
from wormery.games.errors import OptionError
from wormery.players import levels_of
from wormery.players.player import PLAYERS
from wormery.record import GameRecord, SharedDice, Spots, with_shared

KEY = "wormery"  # public: whoever has it can compute the dice of any day
LONGEST_KEY = 60
BOTS = ("expert", "casual")
YOU = 0  # the seat of whoever plays
CHAMPION = "champion"


@dataclass(frozen=True)
class DailyTable:
    """The table of a day: one seat for whoever comes, and two bots."""

    day: date
    game: AnyGame
    key: str = KEY

    def __post_init__(self) -> None:
        check_key(self.key)

    @property
    def seed(self) -> str:
        return f"daily {self.day.isoformat()} {self.game.name} {self.key}"

    @property
    def dice(self) -> SharedDice:
        return SharedDice(self.seed)

    @property
    def seats(self) -> int:
        return 1 + len(BOTS)

    @property
    def begins(self) -> int:
        return self.dice.beginner(self.seats)

    @property
    def bots(self) -> tuple[str, ...]:
        """The levels of the bots at the seats after the first."""
        return tuple(level for level in BOTS if level in levels_of(self.game))

    @property
    def start(self) -> GameRecord:
        """The game before its first step, with the tags of its dice."""
        game = GameRecord.start(self.game, seats=self.seats, begins=self.begins)
        return with_shared(game, self.dice)

    def played_by(self, level: str = CHAMPION) -> GameRecord:
        """The whole game, with a bot of this level at one's own seat."""
        return play_on(self.start, self.dice, (level, *self.bots))


def has_daily(game: AnyGame) -> bool:
    """Whether there are bots for a daily table of this game."""
    return set(BOTS) <= set(levels_of(game)) and 1 + len(BOTS) in game.seats


def check_key(key: str) -> None:
    if not re.fullmatch(r"[!-~]+", key) or len(key) > LONGEST_KEY:
        raise OptionError("daily-key", most=LONGEST_KEY)


def play_on(start: GameRecord, dice: SharedDice, levels: Sequence[str]) -> GameRecord:
    """A game played to its end by bots with shared dice; each does what it does at a table."""
    spots = Spots()
    for position in start.positions[:-1]:
        spots.next(position)
    steps: list[str] = []
    position = start.position
    positions = list(start.positions)
    while position.actor != OVER:
        spot = spots.next(position)
        if spot is not None:
            step = dice.outcome(position, spot)
        else:
            thought = Random(dice.thought(position))
            step = PLAYERS[levels[position.actor]].choose(position, thought).text
        steps.append(step)
        position = position.after(step)
        positions.append(position)
    return GameRecord(
        tuple(positions), start.begins, (*start.steps, *steps), start.tags, start.comments
    )
