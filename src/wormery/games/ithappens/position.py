"""It Happens.. as a `Game` with its `Position`: the compiled rules, in a player's words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb
from typing import Any, ClassVar, cast

import numpy as np

from wormery.games.compiling import Plain, boxed, new_record
from wormery.games.errors import IllegalMoveError, ImpossibleOutcomeError
from wormery.games.game import (
    CHANCE,
    OVER,
    Chance,
    Game,
    Move,
    Option,
    Outcome,
    Position,
    Rules,
)
from wormery.games.ithappens import notation, picture, rules
from wormery.games.ithappens.mounds import (
    DEFAULT,
    FINDS,
    OBJECTS,
    MoundsOption,
    load_set,
    mounds_of,
)
from wormery.games.ithappens.refusal import refuse
from wormery.games.ithappens.view import Column, Field, Mound, Score, View, public_view, view

FIND_NAMES = tuple(FINDS)

DIE = tuple(Chance(face, str(face), 1, rules.FACES) for face in range(1, rules.FACES + 1))


@dataclass(frozen=True, slots=True)
class Holding:
    """What a colour holds; queens and generals are the numbers of their mounds."""

    dice: int
    third_dice: int
    worms: int
    objects: dict[str, int]
    queens: tuple[int, ...]
    generals: tuple[int, ...]
    queen_points: tuple[int, ...]
    general_points: tuple[int, ...]


class ItHappensPosition(Position):
    """A moment of a game of It Happens..; mounds are given by their numbers, 1 to 12."""

    def _who_acts(self) -> int:
        phase = self._state["phase"]
        if phase in (rules.REVEAL, rules.DIE_FALL):
            return CHANCE
        return OVER if phase == rules.OVER else self.turn

    @property
    def begins(self) -> str | None:
        if self.now.phase == rules.REVEAL:
            return "round"
        return "turn" if self.now.phase == rules.TURN else None

    @property
    def options(self) -> Mapping[str, Any]:
        return _options_of(self._boxes[0].tobytes())

    @property
    def colours(self) -> int:
        """How many colours play: one a seat, and with two seats the third colour."""
        return int(self.settled.colours)

    @property
    def round(self) -> int:
        """The round being played, from 1; still 4 when the game is over."""
        return min(int(self.now.rounds) + 1, rules.ROUNDS)

    @property
    def starter(self) -> int:
        """The seat that starts this round."""
        return int(self.now.starter)

    @property
    def colour(self) -> int | None:
        """The colour of the die that is being rolled or placed."""
        return int(self.now.colour) if self.now.colour != rules.NONE else None

    @property
    def die(self) -> int | None:
        """What that die shows, once it has fallen."""
        return int(self.now.die) or None

    @property
    def shown(self) -> tuple[int, ...]:
        """The numbers of the mounds of this round; empty while they are to be revealed."""
        return tuple(int(mound) + 1 for mound in self.now.shown if mound != rules.NONE)

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """The numbers of the mounds that are still face down, in no order."""
        return notation.numbers_of(self.now.deck)

    @cached_property
    def gone(self) -> tuple[int, ...]:
        """The numbers of the mounds that have left the game."""
        return notation.numbers_of(notation.gone(self.now))

    @property
    def worms_in_supply(self) -> int:
        return int(rules.worms_in_supply_in(self._boxes[1]))

    @cached_property
    def mounds(self) -> tuple[Mound, ...]:
        """The mounds of this round with the dice on them."""
        return tuple(self._mound(place) for place in range(len(self.shown)))

    def _mound(self, place: int) -> Mound:
        now = self.now
        taken = tuple(
            (colour, tuple(notation.dice_of(now, place, colour)))
            for colour in notation.columns(now, place)
        )
        return _mound_with(self.settled, now.shown[place], taken)

    @cached_property
    def holdings(self) -> tuple[Holding, ...]:
        """What each colour holds."""
        return tuple(self._holding(colour) for colour in range(self.colours))

    def _holding(self, colour: int) -> Holding:
        objects = self.now.objects[colour]
        queens = notation.numbers_of(self.now.queens[colour])
        generals = notation.numbers_of(self.now.generals[colour])
        return Holding(
            dice=int(self.now.hand[colour]),
            third_dice=int(self.now.third_hand[colour]),
            worms=int(self.now.worms[colour]),
            objects={name: int(objects[kind]) for kind, name in enumerate(OBJECTS)},
            queens=queens,
            generals=generals,
            queen_points=tuple(self.settled.queen[mound - 1] for mound in queens),
            general_points=tuple(self.settled.general[mound - 1] for mound in generals),
        )

    @property
    def outcomes(self) -> tuple[Chance, ...]:
        if self.now.phase == rules.DIE_FALL:
            return DIE
        if self.now.phase != rules.REVEAL:
            return ()
        of = comb(len(self.deck), rules.SHOWN)
        return tuple(
            Chance(mounds, notation.write_mounds(mounds), 1, of)
            for mounds in map(notation.set_of, combinations(self.deck, rules.SHOWN))
        )

    @cached_property
    def scores(self) -> tuple[int, ...]:
        return tuple(map(self.score, range(self.colours)))

    def score(self, colour: int) -> int:
        """The points of one colour."""
        return int(rules.score_in(*self._boxes, colour))

    @cached_property
    def addition(self) -> tuple[Score, ...]:
        """How each colour's score adds up."""
        found = []
        for colour, holding in enumerate(self.holdings):
            most = rules.has_most_kinds_in(*self._boxes, colour)
            found.append(
                Score(
                    pairs=rules.PAIR_POINTS * int(rules.pairs_in(self._boxes[1], colour)),
                    worms=holding.worms,
                    queens=sum(holding.queen_points),
                    generals=sum(holding.general_points),
                    most_kinds=rules.MOST_KINDS_POINTS if most else 0,
                )
            )
        return tuple(found)

    @property
    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        holdings, scores = self.holdings, self.scores
        winners = list(range(self.colours))
        for reason, counts in (
            ("points", scores),
            ("queens", [len(holding.queens) for holding in holdings]),
            ("generals", [len(holding.generals) for holding in holdings]),
            ("worms", [holding.worms for holding in holdings]),
        ):
            best = max(counts[colour] for colour in winners)
            winners = [colour for colour in winners if counts[colour] == best]
            if len(winners) == 1:
                return Outcome(tuple(winners), reason, scores)
        return Outcome(tuple(winners), "shared", scores)

    @cached_property
    def public(self) -> View:
        """What everyone may see; each seat sees a little more."""
        return public_view(self)

    @property
    def text(self) -> str:
        options = self.game.write_options(self.options)
        return notation.write(self.game, self._setup, self._state, options)

    def _read_outcome(self, text: str) -> int | None:
        if self.now.phase == rules.REVEAL:
            words = [word.strip() for word in text.replace(",", ".").split(".")]
            if all(re.fullmatch("[0-9]{1,2}", word) for word in words):
                mounds = {int(word) for word in words}
                if len(mounds) == len(words) == rules.SHOWN and mounds <= set(self.deck):
                    return notation.set_of(mounds)
            return None
        face = text.strip()
        return int(face) if len(face) == 1 and face in "123456" else None

    def _write_outcome(self, number: int) -> str:
        if self.now.phase == rules.REVEAL:
            return notation.write_mounds(number)
        return str(number)

    def _refuse_outcome(self, text: str) -> ImpossibleOutcomeError:
        if self.now.phase == rules.REVEAL:
            deck = notation.write_mounds(self.now.deck)
            return ImpossibleOutcomeError(
                "ih-mounds-impossible", "IH-3", text=text[:40], mounds=deck
            )
        return ImpossibleOutcomeError("ih-die-impossible", "IH-4", text=text[:40])

    def _refuse_move(self, move: Move) -> IllegalMoveError:
        return refuse(self._setup, self._state, move)


Taken = tuple[tuple[int, tuple[int, ...]], ...]  # columns from the left: colour and dice


@lru_cache(maxsize=4096)
def _mound_with(settled: Plain, mound: int, taken: Taken) -> Mound:
    """A mound with the dice on it; most moves leave two of the three as they are."""
    columns = []
    for column in range(rules.COLUMNS):
        colour, dice = taken[column] if column < len(taken) else (None, ())
        finds = settled.find[mound][column][: settled.height[mound][column]]
        fields = tuple(
            Field(FIND_NAMES[find], dice[field] if field < len(dice) else None)
            for field, find in enumerate(finds)
        )
        columns.append(Column(colour, fields))
    return Mound(
        number=mound + 1,
        queen=int(settled.queen[mound]),
        general=int(settled.general[mound]),
        worm_number=int(settled.worm_number[mound]),
        columns=tuple(columns),
    )


def _setup_of(setup: bytes) -> Any:
    return np.frombuffer(bytearray(setup), dtype=np.dtype((np.record, rules.SETUP)))[0]


@lru_cache(maxsize=16)
def _options_of(setup_bytes: bytes) -> Mapping[str, Any]:
    """The options from a set-up; all positions of a game have the same one."""
    setup = _setup_of(setup_bytes)
    mounds = mounds_of(setup)
    default = load_set(DEFAULT)
    return {
        "skip": "before-roll" if setup.skip_before_roll else "any",
        "open_points": bool(setup.open_points),
        "third_colour_worms": int(setup.third_worms),
        "mounds": default if mounds == default else mounds,
    }


class ItHappens(Game):
    """It Happens.., by Stefan Feld, with mounds of our own design."""

    name = "it-happens"
    sentence_id = "ih-name"
    version = 1
    seats = range(2, rules.COLOURS + 1)
    options: ClassVar[Mapping[str, Option]] = {
        "skip": Option("skip", ("any", "before-roll"), "IH-7"),
        "open_points": Option("open_points", (False, True), "IH-9"),
        "third_colour_worms": Option("third_colour_worms", (0, rules.STARTING_WORMS), "IH-12"),
        "mounds": MoundsOption(),
    }
    moves = (
        Move(rules.ROLL_OWN, "roll"),
        Move(rules.ROLL_THIRD, "roll third"),
        Move(rules.SKIP, "skip"),
        Move(rules.REROLL, "reroll"),
        *(Move(rules.PLACE + place, f"place {place + 1}") for place in range(rules.SHOWN)),
    )
    rules = cast(Rules, rules)

    def start(self, seats: int, begins: int = 0, **options: Any) -> ItHappensPosition:
        chosen = self.check_setup(seats, begins, options)
        setup, state = new_record(rules.SETUP), new_record(rules.STATE)
        notation.fill_setup(setup, seats, chosen)
        rules.start(setup, state, begins)
        return ItHappensPosition(self, boxed(setup), boxed(state))

    def parse(self, text: str) -> ItHappensPosition:
        return ItHappensPosition(self, *map(boxed, notation.read(self, text)))

    def view(self, position: Position, seat: int | None) -> View:
        if not isinstance(position, ItHappensPosition):
            raise TypeError(f"{position!r} is not a position of {self.name}")
        return view(position, seat)

    def draw(self, position: Position, seat: int | None, title: str) -> str:
        return picture.draw(self.view(position, seat), position.options["mounds"], title)
