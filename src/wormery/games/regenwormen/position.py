"""Regenwormen as a `Game` with its `Position`: the compiled rules, in a player's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, cast

from wormery.games import driver
from wormery.games.chance import Lots
from wormery.games.compiling import bind, cell_of, new_record
from wormery.games.errors import IllegalMoveError, ImpossibleOutcomeError
from wormery.games.facts import Fact
from wormery.games.game import Game, Rules
from wormery.games.moments import CHANCE
from wormery.games.moves import Move, Option
from wormery.games.position import Position
from wormery.games.regenwormen import dice, facts, notation, picture, rules
from wormery.games.regenwormen.refusal import refuse
from wormery.games.regenwormen.view import (
    CHOICES,
    GiveUp,
    Keep,
    RegenwormenView,
    Take,
    choice,
    public_view,
    view,
)
from wormery.games.views import Roll


class RegenwormenPosition(Position):
    """A moment of a game of Regenwormen; tiles are given by their numbers, 21 to 36.

    >>> from wormery.games import regenwormen
    >>> position = regenwormen.GAME.parse("regenwormen 2 - A 21-24 31/- 55WW:1135")
    >>> position.row, position.stacks, position.aside, position.left, position.total
    ((21, 22, 23, 24), ((31,), ()), '55WW', 4, 20)
    """

    @property
    def options(self) -> Mapping[str, object]:
        return {
            "lower": "highest" if self.settled.lower_highest else "any",
            "short": bool(self.settled.short),
        }

    @property
    def row(self) -> tuple[int, ...]:
        """The open tiles of the row."""
        return notation.open_tiles(self.now)

    @property
    def out(self) -> tuple[int, ...]:
        """The tiles that were turned face down and are out of the game."""
        held = sum(1 << tile - rules.LOWEST_TILE for stack in self.stacks for tile in stack)
        return notation.tiles_of(((1 << rules.TILES) - 1) & ~self.now.row & ~held)

    @cached_property
    def stacks(self) -> tuple[tuple[int, ...], ...]:
        """Each seat's tiles, from the bottom of the stack to its top."""
        return tuple(notation.stack_tiles(self.now, seat) for seat in range(self.seats))

    @property
    def aside(self) -> str:
        """The dice set aside this turn."""
        return dice.write(self.now.aside)

    @property
    def rolled(self) -> str:
        """The dice of the last roll, while a symbol is to be chosen from them."""
        return dice.write(self.now.rolled)

    @property
    def left(self) -> int:
        """How many dice are not set aside."""
        return int(self.now.left)

    @property
    def total(self) -> int:
        """The points of the dice set aside."""
        return int(self.now.total)

    @property
    def lots(self) -> Lots | None:
        return dice.lots(self.left) if self.actor == CHANCE else None

    @cached_property
    def choices(self) -> tuple[Keep | Roll | Take | GiveUp, ...]:
        return tuple(choice(self, move) for move in self.moves)

    @cached_property
    def public(self) -> RegenwormenView:
        """What everyone may see; each seat sees a little more."""
        return public_view(self)

    @property
    def text(self) -> str:
        options = self.game.write_options(self.options)
        return notation.write(self.game, self.settled, self.now, options)

    def ended(self, tile: int | None) -> RegenwormenPosition:
        """The table after a turn that ends with a tile, counted from 0, or fails with None.

        For solvers, which ask what a turn could lead to before any die is rolled.
        """
        state = cell_of(self._cells[1])
        if tile is None:
            rules.fail(self._setup, state[0])
        else:
            rules.take(self._setup, state[0], tile)
        return self._at(state)

    def _refuse_outcome(self, text: str) -> ImpossibleOutcomeError:
        return ImpossibleOutcomeError(
            "rw-dice-impossible", "RW-3", text=text[:40], dice=self.left
        )

    def _refuse_move(self, move: Move) -> IllegalMoveError:
        return refuse(self._setup, self._state, move)


class Regenwormen(Game[RegenwormenPosition, RegenwormenView]):
    """Regenwormen, also known as Pickomino and Heckmeck am Bratwurmeck."""

    name = "regenwormen"
    sentence_id = "rw-name"
    also_called = ("pickomino", "heckmeck")
    year = 2005
    version = 1
    seats = range(2, rules.MOST_SEATS + 1)
    options: ClassVar[Mapping[str, Option]] = {
        "lower": Option("lower", ("any", "highest"), "RW-7"),
        "short": Option("short", (False, True), "RW-12"),
    }
    moves = (
        *(Move(rules.KEEP + i, "keep", symbol) for i, symbol in enumerate(dice.SYMBOL_TEXT)),
        Move(rules.ROLL, "roll"),
        *(Move(rules.TAKE + i, "take", facts.number_of(i)) for i in range(rules.TILES)),
        Move(rules.GIVE_UP, "give up"),
    )
    rules = cast(Rules, rules)
    driver = bind(driver, rules, nogil=False)
    views = RegenwormenView
    choices = CHOICES
    facts = facts.FACTS

    def start(self, seats: int, begins: int = 0, **options: object) -> RegenwormenPosition:
        chosen = self.check_setup(seats, begins, options)
        setup, state = new_record(rules.SETUP), new_record(rules.STATE)
        setup.seats = seats
        notation.fill_options(setup, chosen)
        rules.start(setup, state, begins)
        return RegenwormenPosition(self, cell_of(setup), cell_of(state))

    def parse(self, text: str) -> RegenwormenPosition:
        return RegenwormenPosition(self, *map(cell_of, notation.read(self, text)))

    def view(self, position: Position, seat: int | None) -> RegenwormenView:
        assert isinstance(position, RegenwormenPosition)
        return view(position, seat)

    def draw(self, position: Position, seat: int | None, title: str) -> str:
        assert isinstance(position, RegenwormenPosition)
        return picture.draw(self.view(position, seat), position.choices, title)

    def number_of(self, lots: Lots, drawn: Sequence[int]) -> int:
        return dice.pack(drawn)

    def drawn_of(self, lots: Lots, number: int) -> tuple[int, ...]:
        return dice.unpack(number)

    def facts_of(self, notes: Sequence[Sequence[int]], after: Position) -> tuple[Fact, ...]:
        assert isinstance(after, RegenwormenPosition)
        return facts.facts_of(notes, after)
