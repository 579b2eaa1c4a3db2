"""Fair dice: who rolls them cannot choose them, and anyone can recompute every one.

docs/fairness.md explains why, and specifies every byte.

>>> from wormery import games
>>> dice = FairDice(bytes(range(32)), seeds=("Anna's luck", ""))
>>> game = GameRecord.start(games.load("regenwormen"), seats=2).add("roll")
>>> game = with_fairness(game.add(dice.outcome(game.position, 0)), dice)
>>> game.steps[1], game.tags["Commitment"] == commitment(dice.secret)
('12334555', True)
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
from wormery.record.record import GameRecord

SECRET_BYTES = 32
LONGEST_SEED = 64
BEGINNER = 2**32 - 1  # the number of no event: its stream says who begins

SECRET_DOMAIN = b"wormery-secret-1"
DICE_DOMAIN = b"wormery-dice-1"

SEED_TAGS = tuple(f"Seed{letter}" for letter in LETTERS)
FAIR_TAGS = ("Commitment", *SEED_TAGS, "FairFrom", "FairBegins", "Secret")


class FairnessError(WormeryError):
    """The dice of a record cannot be confirmed as fair; the kinds below say why."""


class NoFairDiceError(FairnessError):
    """The dice came from somewhere else: real ones, a seed, a program's own."""


class FairTagError(FairnessError):
    """A tag about the dice, or what it is made from, is missing or not as it must be."""


class SecretHiddenError(FairnessError):
    """The game is not over, and its secret not shown yet."""


class CommitmentError(FairnessError):
    """The secret is not the one that was promised."""


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


def commitment(secret: bytes) -> str:
    """What is published before the first roll, so that the secret cannot be changed later."""
    check_secret(secret)
    return hashlib.sha256(SECRET_DOMAIN + secret).hexdigest()


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
    the first chance event that these dice decide; those before it were there already.
    """

    secret: bytes = field(repr=False)  # whoever knows it knows all dice to come
    seeds: tuple[str, ...]
    first: int = 0

    def __post_init__(self) -> None:
        check_secret(self.secret)
        for seed in self.seeds:
            check_seed(seed)

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
            place = _below(limit, stream)
            drawn.append(places[place] if lots.back else places.pop(place))
        return lots.write(drawn)

    def beginner(self, seats: int) -> int:
        """The seat that begins, where that is left to the dice."""
        return _below(seats, self.stream(BEGINNER))

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
        return DICE_DOMAIN + bytes([len(texts)]) + b"".join(a + b for a, b in pairs)


def _below(n: int, stream: Iterator[int]) -> int:
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
    secret: bytes | None = field(repr=False)


@dataclass(frozen=True)
class Verified:
    """What was recomputed and fits: so many chance events, with so many dice."""

    events: int
    dice: int
    fairness: Fairness


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
    fairness_of(tagged)
    return tagged


def fair_tags(
    tags: Mapping[str, str], dice: FairDice, over: bool, beginner_drawn: bool
) -> dict[str, str]:
    """The tags of a record with those of its dice, and with their secret once it is over.

    `beginner_drawn` says that the dice decided who begins.
    """
    fair = {name: value for name, value in tags.items() if name not in FAIR_TAGS}
    fair.pop("Seed", None)
    fair |= {"Dice": "fair", "Commitment": commitment(dice.secret)}
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
    return Fairness(
        commitment=_hex(record, "Commitment").hex(),
        seeds=tuple(_seed(record, tag) for tag in SEED_TAGS[:seats]),
        first=_first(record),
        secret=_hex(record, "Secret") if "Secret" in tags else None,
    )


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


def verify(record: GameRecord) -> Verified:
    """Recompute everything that chance brought; an error names the first that does not fit."""
    fairness = fairness_of(record)
    if fairness.secret is None:
        raise SecretHiddenError("fair-secret-hidden")
    if commitment(fairness.secret) != fairness.commitment:
        raise CommitmentError("fair-commitment")
    fair = FairDice(fairness.secret, fairness.seeds, fairness.first)
    _check_beginner(record, fair)
    dice = roll = event = 0
    turn = ""
    for step, heading in enumerate(record.headings()):
        position = record.positions[step]
        if heading is not None:
            turn, roll = heading, 0
        lots = position.lots
        if lots is None:
            continue
        roll += 1
        if event >= fair.first:
            said, due = record.steps[step], fair.outcome(position, event)
            if said != due:
                sentence_id = "fair-wrong-dice" if lots.back else "fair-wrong-mounds"
                raise WrongDiceError(
                    sentence_id, turn=turn, roll=roll, event=event, said=said, due=due
                )
            dice += lots.count if lots.back else 0
        event += 1
    return Verified(event - fair.first, dice, fairness)


def _check_beginner(record: GameRecord, fair: FairDice) -> None:
    drawn = record.tags.get("FairBegins")
    if drawn is None:
        return
    if drawn != "yes":
        raise FairTagError("fair-tag-begins")
    due = fair.beginner(record.position.seats)
    if record.begins != due:
        raise WrongBeginnerError(
            "fair-wrong-beginner", said=LETTERS[record.begins], due=LETTERS[due]
        )
