"""Fair dice: who rolls them cannot choose them, and anyone can recompute every one.

docs/fairness.md explains why, and specifies every byte.

>>> from wormery import games
>>> game = GameRecord.start(games.load("regenwormen"), seats=2).add("roll")
>>> context = context_of(game, table="ABCDEF")
>>> dice = FairDice(bytes(range(32)), seeds=("Anna's luck", ""), context=context)
>>> game = with_fairness(game.add(dice.outcome(game.position, 0)), dice)
>>> game.steps[1], game.tags["Commitment"] == dice.commitment
('1122255W', True)
>>> "Secret" in game.tags  # it is shown when the game is over, and then `verify` can be asked
False
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from wormery.games import CHANCE, LETTERS, OVER, Position
from wormery.games.errors import Filling, WormeryError
from wormery.record.binding import Context, context_of
from wormery.record.record import GameRecord

SECRET_BYTES = 32
LONGEST_SEED = 64
BEGINNER = 2**32 - 1  # the number of no event: its stream says who begins

# What is hashed begins with what it is. Version 1 did not bind the table: it is for records
# and tables of before.
OLD, NEW = 1, 2
SECRET_DOMAIN = {OLD: b"wormery-secret-1", NEW: b"wormery-secret-2"}
DICE_DOMAIN = {OLD: b"wormery-dice-1", NEW: b"wormery-dice-2"}

SEED_TAGS = tuple(f"Seed{letter}" for letter in LETTERS)
FAIR_TAGS = ("Fair", "Commitment", *SEED_TAGS, "FairFrom", "FairBegins", "Secret")


class FairnessError(WormeryError):
    """The dice of a record cannot be confirmed as fair; the kinds below say why."""


class NoFairDiceError(FairnessError):
    """The dice came from somewhere else: real ones, a seed, a program's own."""


class FairTagError(FairnessError):
    """A tag about the dice, or what it is made from, is missing or wrong."""


class SecretHiddenError(FairnessError):
    """The game is not over, and its secret not shown yet."""


class CommitmentError(FairnessError):
    """The secret is not the one that was promised, or not for this game at this table."""


class UnfinishedError(FairnessError):
    """The game is not over: what is missing may have been cut off."""


class NothingCoveredError(FairnessError):
    """Not one chance event came from the fair dice."""


class WrongBeginnerError(FairnessError):
    """Another seat should have begun, since that was left to the dice."""


class WrongDiceError(FairnessError):
    """Chance brought something else than the dice must have shown.

    `turn` is the heading of the turn or round, `roll` counts within it from 1, `event` over
    the whole game from 0; `said` stands in the record, and `due` should.
    """

    def __init__(self, sentence_id: str, rule: str | None = None, **values: Filling) -> None:
        super().__init__(sentence_id, rule, **values)
        self.turn, self.roll, self.event = values["turn"], values["roll"], values["event"]
        self.said, self.due = values["said"], values["due"]


def commitment(secret: bytes, context: Context | None = None) -> str:
    """What is published before the seeds are given, so that the secret cannot be changed.

    Without a context it is one of version 1.
    """
    check_secret(secret)
    domain = SECRET_DOMAIN[_version(context)]
    return hashlib.sha256(domain + secret + _encoded(context)).hexdigest()


def _version(context: Context | None) -> int:
    return OLD if context is None else NEW


def _encoded(context: Context | None) -> bytes:
    return b"" if context is None else context.encoded


def check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise FairTagError("fair-tag-hex", tag="Secret", digits=2 * SECRET_BYTES)


def check_seed(seed: str) -> None:
    """A seat's seed is any short line of text, also an empty one."""
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise FairTagError("fair-seed", most=LONGEST_SEED)


@dataclass(frozen=True)
class FairDice:
    """The dice of one game: all that chance brings follows from the secret and the seeds.

    `seeds` has a text for each seat, empty for one that gave none. `first` is the number of
    the first chance event that these dice decide; those before it were there already. The
    same secret in another context gives other dice; without one they are of version 1.
    """

    secret: bytes = field(repr=False)  # it gives away all future dice
    seeds: tuple[str, ...]
    first: int = 0
    context: Context | None = None

    def __post_init__(self) -> None:
        check_secret(self.secret)
        for seed in self.seeds:
            check_seed(seed)

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.context)

    def outcome(self, position: Position, number: int) -> str:
        """What chance brings in this position as the event of that number, from 0.

        The text is the one that records have. The same position and number always give
        the same one.
        """
        lots = position.lots
        if lots is None:
            raise TypeError(f"{position!r} does not wait for chance")
        if number < self.first:
            raise KeyError(f"these dice begin with event {self.first}, not {number}")
        stream = self.stream(number)
        places = list(range(len(lots.pieces)))
        drawn = []
        for limit in lots.draws():
            place = below(limit, stream)
            drawn.append(places[place] if lots.back else places.pop(place))
        return lots.write(drawn)

    def beginner(self, seats: int) -> int:
        """The seat that begins, where that is left to the dice."""
        return below(seats, self.stream(BEGINNER))

    def stream(self, number: int) -> Iterator[int]:
        """The bytes that decide the event of that number, without end."""
        event = self._head + number.to_bytes(4, "big")
        block = 0
        while True:
            yield from hmac.digest(self.secret, event + block.to_bytes(4, "big"), "sha256")
            block += 1

    @cached_property
    def _head(self) -> bytes:
        """What every message begins with; lengths go first, so no two lists of seeds agree."""
        texts = [seed.encode("utf-8") for seed in self.seeds]
        lengths = [len(text).to_bytes(2, "big") for text in texts]
        pairs = zip(lengths, texts, strict=True)
        domain = DICE_DOMAIN[_version(self.context)] + _encoded(self.context)
        return domain + bytes([len(texts)]) + b"".join(a + b for a, b in pairs)


def below(n: int, stream: Iterator[int]) -> int:
    """A number from 0 to n-1; bytes past the last whole run of n are left out, to be fair."""
    whole = 256 - 256 % n
    while (byte := next(stream)) >= whole:
        pass
    return byte % n


# Records


@dataclass(frozen=True)
class Fairness:
    """What the tags of a record say about its dice."""

    commitment: str
    seeds: tuple[str, ...]
    first: int
    drawn: bool  # the dice decided who begins
    secret: bytes | None = field(repr=False)
    context: Context | None  # None for version 1, which has none

    @property
    def version(self) -> int:
        return _version(self.context)


def chance_steps(record: GameRecord) -> list[int]:
    """Which steps chance made; their places in this list are the numbers of the events."""
    waiting = record.positions[:-1]
    return [step for step, position in enumerate(waiting) if position.actor == CHANCE]


def with_fairness(
    record: GameRecord, dice: FairDice, beginner_drawn: bool = False
) -> GameRecord:
    """The record with the tags of its dice, and with their secret once the game is over."""
    over = record.position.actor == OVER
    tagged = replace(record, tags=fair_tags(record.tags, dice, over, beginner_drawn))
    if fairness_of(tagged).context != dice.context:
        raise FairTagError("fair-other-game")
    return tagged


def fair_tags(
    tags: Mapping[str, str], dice: FairDice, over: bool, beginner_drawn: bool
) -> dict[str, str]:
    """The tags of a record with those of its dice, and with their secret once it is over.

    `beginner_drawn` says that the dice decided who begins; from version 2 on the context does.
    """
    fair = {name: value for name, value in tags.items() if name not in FAIR_TAGS}
    fair.pop("Seed", None)
    fair["Dice"] = "fair"
    if dice.context is not None:
        fair |= {"Table": dice.context.table, "Fair": str(NEW)}
        beginner_drawn = dice.context.drawn
    fair["Commitment"] = dice.commitment
    fair |= dict(zip(SEED_TAGS[: len(dice.seeds)], dice.seeds, strict=True))
    if dice.first:
        fair["FairFrom"] = str(dice.first)
    if beginner_drawn:
        fair["FairBegins"] = "yes"
    if over:
        fair["Secret"] = dice.secret.hex()
    return fair


def without_fairness(record: GameRecord) -> GameRecord:
    """The record for going on with dice of another kind: what it said of fair ones is gone."""
    if record.tags.get("Dice") != "fair":
        return record
    tags = {name: value for name, value in record.tags.items() if name not in FAIR_TAGS}
    return replace(record, tags={**tags, "Dice": "random"})


def fairness_of(record: GameRecord) -> Fairness:
    """What a record says about its fair dice, or a named error."""
    tags = record.tags
    if "Dice" not in tags:
        raise NoFairDiceError("fair-unsaid")
    if tags["Dice"] != "fair":
        raise NoFairDiceError("fair-other-dice", dice=tags["Dice"])
    seats = record.position.seats
    for tag in SEED_TAGS[seats:]:
        if tag in tags:
            raise FairTagError("fair-tag-seat", tag=tag, seats=seats)
    first, drawn = _first(record), _drawn(record)
    return Fairness(
        commitment=_hex(record, "Commitment").hex(),
        seeds=tuple(_seed(record, tag) for tag in SEED_TAGS[:seats]),
        first=first,
        drawn=drawn,
        secret=_hex(record, "Secret") if "Secret" in tags else None,
        context=_context(record, drawn, first),
    )


def _context(record: GameRecord, drawn: bool, first: int) -> Context | None:
    """What the record's commitment has to bind; None if it is of version 1."""
    if "Fair" not in record.tags:
        return None
    if record.tags["Fair"] != str(NEW):
        raise FairTagError("fair-tag-version", newest=NEW)
    return context_of(record, _tag(record, "Table"), drawn, first)


def _drawn(record: GameRecord) -> bool:
    if record.tags.get("FairBegins", "yes") != "yes":
        raise FairTagError("fair-tag-begins")
    return "FairBegins" in record.tags


def _tag(record: GameRecord, tag: str) -> str:
    if tag not in record.tags:
        raise FairTagError("fair-tag-missing", tag=tag)
    return record.tags[tag]


def _seed(record: GameRecord, tag: str) -> str:
    seed = _tag(record, tag)
    try:
        check_seed(seed)
    except FairTagError as error:
        raise FairTagError("fair-tag", tag=tag, reason=error) from error
    return seed


def _hex(record: GameRecord, tag: str) -> bytes:
    digits = 2 * SECRET_BYTES
    text = _tag(record, tag)
    if not re.fullmatch("[0-9a-f]+", text) or len(text) != digits:
        raise FairTagError("fair-tag-hex", tag=tag, digits=digits)
    return bytes.fromhex(text)


def _first(record: GameRecord) -> int:
    if "FairFrom" not in record.tags:
        return 0
    text, most = record.tags["FairFrom"], len(chance_steps(record))
    if not re.fullmatch("[1-9][0-9]{0,6}", text) or int(text) > most:
        raise FairTagError("fair-tag-from", most=most)
    return int(text)
