"""The same dice for everyone: what falls belongs to a place in the game.

Two people who play apart meet the same dice in the same places, whatever each of them does:
a place is the n-th roll of a seat's n-th turn in a round. docs/daily.md specifies every byte.

>>> from wormery import games
>>> dice = SharedDice("daily 2026-11-18 regenwormen wormery")
>>> waiting = games.load("regenwormen").start(seats=2).after("roll")
>>> dice.outcome(waiting, Spot(round=0, seat=0, turn=1, roll=1))
'12334WWW'
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from wormery.games import CHANCE, Lots, Position
from wormery.record.fairness import FAIR_TAGS, FairTagError, NoFairDiceError, below
from wormery.record.record import LONGEST_TAG, GameRecord

DOMAIN = b"wormery-shared-1"
NOBODY = -1  # whose the mounds are that begin a round


class Spot(NamedTuple):
    """A place in a game where chance acts; turns and rolls are counted from 1."""

    round: int  # 0 in a game without rounds
    seat: int  # `NOBODY` for what begins a round
    turn: int  # of this seat, in this round
    roll: int  # in this turn


class Spots:
    """Counts the places of a game, position by position."""

    def __init__(self) -> None:
        self._round = 0
        self._turns: dict[int, int] = {}
        self._seat = NOBODY
        self._rolls = 0

    def next(self, position: Position) -> Spot | None:
        """The place of this position; None if chance does not act in it."""
        return self.note(position.begins, position.turn, position.actor == CHANCE)

    def note(self, begins: str | None, seat: int, by_chance: bool) -> Spot | None:
        """The same, for a step of which this much is known."""
        if begins == "round":
            self._round += 1
            self._turns.clear()
            self._seat, self._rolls = NOBODY, 0
        elif begins == "turn":
            self._seat, self._rolls = seat, 0
            self._turns[seat] = self._turns.get(seat, 0) + 1
        if not by_chance:
            return None
        self._rolls += 1
        return Spot(self._round, self._seat, self._turns.get(self._seat, 0), self._rolls)


def spots_in(positions: Iterable[Position]) -> list[Spot | None]:
    """The place of each position of a game, from its first one on."""
    count = Spots()
    return [count.next(position) for position in positions]


def spots_of(record: GameRecord) -> list[Spot | None]:
    """The place of each step of a record; None for a move."""
    return spots_in(record.positions[:-1])


def dice_of(record: GameRecord) -> dict[Spot, str]:
    """What fell in each place of a game: so that someone else can play with the same dice."""
    spots = zip(spots_of(record), record.steps, strict=True)
    return {spot: step for spot, step in spots if spot is not None}


@dataclass(frozen=True)
class SharedDice:
    """Dice that are the same in the same place for everyone who has the seed.

    `given` is what fell in a game before: there it falls again. A roll of fewer dice shows
    some of those, one of more dice shows all of them and others from the seed.
    """

    seed: str
    given: Mapping[Spot, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.seed or len(self.seed) > LONGEST_TAG or not self.seed.isprintable():
            raise FairTagError("shared-seed", most=LONGEST_TAG)

    def outcome(self, position: Position, spot: Spot) -> str:
        """What chance brings in this position, as records write it."""
        lots = position.lots
        if lots is None:
            raise TypeError(f"{position!r} does not wait for chance")
        stream = self._stream("dice", spot)
        drawn = self._given(lots, spot, stream)
        left = list(range(len(lots.pieces)))
        if not lots.back:
            left = [place for place in left if place not in drawn]
        while len(drawn) < lots.count:
            place = below(len(left), stream)
            drawn.append(left[place] if lots.back else left.pop(place))
        return lots.write(drawn)

    def _given(self, lots: Lots, spot: Spot, stream: Iterator[int]) -> list[int]:
        """Some of what fell here before, in an order that the seed decides."""
        text = self.given.get(spot)
        if text is None:
            return []
        words = text.split(lots.between) if lots.between else list(text)
        found = [lots.pieces.index(word) for word in words if word in lots.pieces]
        for last in range(len(found) - 1, 0, -1):
            other = below(last + 1, stream)
            found[last], found[other] = found[other], found[last]
        return found[: lots.count]

    def beginner(self, seats: int) -> int:
        """The seat that begins, where that is left to the dice."""
        return below(seats, self._stream("begins", Spot(0, NOBODY, 0, 0)))

    def thought(self, position: Position) -> bytes:
        """What a bot may draw from here: in the same position it does the same."""
        return hmac.digest(self._key, b"thought " + position.text.encode(), "sha256")

    def _stream(self, what: str, spot: Spot) -> Iterator[int]:
        """The bytes that decide what falls in a place, without end."""
        words = (what, *map(str, spot))
        block = 0
        while True:
            message = f"{' '.join(words)} {block}".encode()
            yield from hmac.digest(self._key, message, "sha256")
            block += 1

    @cached_property
    def _key(self) -> bytes:
        return hashlib.sha256(DOMAIN + self.seed.encode("utf-8")).digest()


# Records


def shared_tags(tags: Mapping[str, str], dice: SharedDice, source: str = "") -> dict[str, str]:
    """The tags of a record with those of its dice; `source` names the game they come from."""
    plain = {name: value for name, value in tags.items() if name not in FAIR_TAGS}
    plain.pop("Seed", None)
    plain |= {"Dice": "shared", "Shared": dice.seed}
    if dice.given:
        plain["SharedFrom"] = source or dice.seed
    return plain


def with_shared(record: GameRecord, dice: SharedDice, source: str = "") -> GameRecord:
    """The record with tags that say which dice it is played with."""
    return replace(record, tags=shared_tags(record.tags, dice, source))


def shared_dice_of(record: GameRecord) -> SharedDice:
    """The dice that a record says it was played with, or a named error."""
    if record.tags.get("Dice") != "shared":
        raise NoFairDiceError("fair-other-dice", dice=record.tags.get("Dice", "–"))
    if "Shared" not in record.tags:
        raise FairTagError("fair-tag-missing", tag="Shared")
    if "SharedFrom" in record.tags:
        raise NoFairDiceError("shared-given")
    return SharedDice(record.tags["Shared"])
