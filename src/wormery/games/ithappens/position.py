"""It Happens.. as a `Game` with its `Position`: the compiled rules, in a player's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, ClassVar, cast

import numpy as np

from wormery.games import driver
from wormery.games.chance import Lots
from wormery.games.compiling import bind, cell_of, new_record
from wormery.games.errors import IllegalMoveError, ImpossibleOutcomeError
from wormery.games.facts import Fact
from wormery.games.game import Game, Rules
from wormery.games.ithappens import facts, notation, picture, prospects, rules
from wormery.games.ithappens.mounds import (
    DEFAULT,
    OBJECTS,
    MoundsOption,
    load_set,
    mounds_of,
)
from wormery.games.ithappens.refusal import refuse
from wormery.games.ithappens.view import (
    CHOICES,
    AnyChoice,
    ItHappensView,
    Mound,
    Score,
    choice,
    mound_with,
    public_view,
    view,
)
from wormery.games.moves import Move, Option
from wormery.games.position import Position

DIE = Lots(tuple(str(face) for face in range(1, rules.FACES + 1)), 1)


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
    """A moment of a game of It Happens..; mounds are given by their numbers, 1 to 12.

    >>> from wormery.games import ithappens
    >>> position = ithappens.GAME.start(seats=3).after("1.2.3").after("roll").after("4")
    >>> position.round, position.shown, position.die, position.moves
    (1, (1, 2, 3), 4, (skip, reroll, place 1, place 2, place 3))
    """

    @property
    def options(self) -> Mapping[str, object]:
        return _options_of(self._cells[0].tobytes())

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
        return int(rules.WORMS - sum(self.now.worms))

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
        return mound_with(self.settled, now.shown[place], taken)

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
    def lots(self) -> Lots | None:
        if self.now.phase == rules.DIE_FALL:
            return DIE
        if self.now.phase != rules.REVEAL:
            return None
        return Lots(tuple(map(str, self.deck)), rules.SHOWN, back=False, between=".")

    @cached_property
    def choices(self) -> tuple[AnyChoice, ...]:
        return tuple(choice(self, move) for move in self.moves)

    @cached_property
    def prospects(self) -> tuple[list[list[list[list[int]]]], list[list[int]]]:
        """How each mound stands, and where the die would go, as `prospects` weighs them."""
        return prospects.weigh(*self._cells)

    @cached_property
    def addition(self) -> tuple[Score, ...]:
        """How each colour's score adds up."""
        objects = prospects.points_for_objects(*self._cells)
        return tuple(
            Score(
                pairs=pairs,
                worms=holding.worms,
                queens=sum(holding.queen_points),
                generals=sum(holding.general_points),
                most_kinds=most_kinds,
            )
            for holding, (pairs, most_kinds) in zip(self.holdings, objects, strict=False)
        )

    @cached_property
    def public(self) -> ItHappensView:
        """What everyone may see; each seat sees a little more."""
        return public_view(self)

    @property
    def text(self) -> str:
        options = self.game.write_options(self.options)
        return notation.write(self.game, self.settled, self.now, options)

    def _refuse_outcome(self, text: str) -> ImpossibleOutcomeError:
        if self.now.phase == rules.REVEAL:
            deck = notation.write_mounds(self.now.deck)
            return ImpossibleOutcomeError(
                "ih-mounds-impossible", "IH-3", text=text[:40], mounds=deck
            )
        return ImpossibleOutcomeError("ih-die-impossible", "IH-4", text=text[:40])

    def _refuse_move(self, move: Move) -> IllegalMoveError:
        return refuse(self._setup, self._state, move)


def _setup_of(setup: bytes) -> Any:
    return np.frombuffer(bytearray(setup), dtype=np.dtype((np.record, rules.SETUP)))[0]


@lru_cache(maxsize=16)
def _options_of(setup_bytes: bytes) -> Mapping[str, object]:
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


class ItHappens(Game[ItHappensPosition, ItHappensView]):
    """It Happens.., by Stefan Feld, with mounds of our own design."""

    name = "it-happens"
    sentence_id = "ih-name"
    year = 2010
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
        *(Move(rules.PLACE + place, "place", place + 1) for place in range(rules.SHOWN)),
    )
    rules = cast(Rules, rules)
    driver = bind(driver, rules, nogil=False)
    views = ItHappensView
    choices = CHOICES
    facts = facts.FACTS

    def start(self, seats: int, begins: int = 0, **options: object) -> ItHappensPosition:
        chosen = self.check_setup(seats, begins, options)
        setup, state = new_record(rules.SETUP), new_record(rules.STATE)
        notation.fill_setup(setup, seats, chosen)
        rules.start(setup, state, begins)
        return ItHappensPosition(self, cell_of(setup), cell_of(state))

    def parse(self, text: str) -> ItHappensPosition:
        return ItHappensPosition(self, *map(cell_of, notation.read(self, text)))

    def view(self, position: Position, seat: int | None) -> ItHappensView:
        assert isinstance(position, ItHappensPosition)
        return view(position, seat)

    def draw(self, position: Position, seat: int | None, title: str) -> str:
        assert isinstance(position, ItHappensPosition)
        return picture.draw(self.view(position, seat), position.choices, title)

    def number_of(self, lots: Lots, drawn: Sequence[int]) -> int:
        if lots.back:
            return drawn[0] + 1  # the face of the die
        return notation.set_of(int(lots.pieces[place]) for place in drawn)

    def drawn_of(self, lots: Lots, number: int) -> tuple[int, ...]:
        if lots.back:
            return (number - 1,) if 1 <= number <= rules.FACES else ()
        mounds = map(str, notation.numbers_of(number))
        return tuple(lots.pieces.index(mound) for mound in mounds if mound in lots.pieces)

    def facts_of(self, notes: Sequence[Sequence[int]], after: Position) -> tuple[Fact, ...]:
        assert isinstance(after, ItHappensPosition)
        return facts.facts_of(notes, after)
