"""Regenwormen as a `Game` with its `Position`: the compiled rules, in a player's words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, cast

from wormery.games.compiling import boxed, new_record
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
from wormery.games.regenwormen import dice, notation, picture, rules
from wormery.games.regenwormen.refusal import refuse
from wormery.games.regenwormen.view import View, public_view, view


class RegenwormenPosition(Position):
    """A moment of a game of Regenwormen; tiles are given by their numbers, 21 to 36."""

    def _who_acts(self) -> int:
        phase = self._state["phase"]
        if phase == rules.DICE_FALL:
            return CHANCE
        return OVER if phase == rules.OVER else self.turn

    @property
    def begins(self) -> str | None:
        return "turn" if self.now.phase == rules.TURN else None

    @property
    def options(self) -> Mapping[str, Any]:
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
    def outcomes(self) -> tuple[Chance, ...]:
        return dice.throws(self.left) if self.actor == CHANCE else ()

    @cached_property
    def scores(self) -> tuple[int, ...]:
        return tuple(map(self.score, range(self.seats)))

    def score(self, seat: int) -> int:
        """The worms on a seat's tiles."""
        return int(rules.worms_in(self._boxes[1], seat))

    @property
    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        scores = self.scores
        leaders = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        if len(leaders) == 1:
            return Outcome(tuple(leaders), "worms", scores)
        tiles = {seat: int(rules.highest_held(self._state, seat)) for seat in leaders}
        best = max(tiles.values())
        winners = tuple(seat for seat in leaders if tiles[seat] == best)
        return Outcome(winners, "highest-tile" if len(winners) == 1 else "shared", scores)

    @cached_property
    def public(self) -> View:
        """What everyone may see; each seat sees a little more."""
        return public_view(self)

    @property
    def text(self) -> str:
        options = self.game.write_options(self.options)
        return notation.write(self.game, self._setup, self._state, options)

    def ended(self, tile: int | None) -> RegenwormenPosition:
        """The table after a turn that ends with a tile, counted from 0, or fails with None.

        For solvers, which ask what a turn could lead to before any die is rolled.
        """
        setup, state = self._boxes[0], boxed(self._boxes[1])
        if tile is None:
            rules.fail(setup[0], state[0])
        else:
            rules.take(setup[0], state[0], tile)
        return RegenwormenPosition(self.game, setup, state)

    def _read_outcome(self, text: str) -> int | None:
        counts = dice.read("".join(text.split()))
        return dice.pack(counts) if counts and sum(counts) == self.left else None

    def _write_outcome(self, number: int) -> str:
        return dice.write(dice.unpack(number))

    def _refuse_outcome(self, text: str) -> ImpossibleOutcomeError:
        return ImpossibleOutcomeError(
            "rw-dice-impossible", "RW-3", text=text[:40], dice=self.left
        )

    def _refuse_move(self, move: Move) -> IllegalMoveError:
        return refuse(self._setup, self._state, move)


class Regenwormen(Game):
    """Regenwormen, also known as Pickomino and Heckmeck am Bratwurmeck."""

    name = "regenwormen"
    sentence_id = "rw-name"
    version = 1
    seats = range(2, rules.MOST_SEATS + 1)
    options: ClassVar[Mapping[str, Option]] = {
        "lower": Option("lower", ("any", "highest"), "RW-7"),
        "short": Option("short", (False, True), "RW-12"),
    }
    moves = (
        *(Move(rules.KEEP + i, f"keep {symbol}") for i, symbol in enumerate(dice.SYMBOL_TEXT)),
        Move(rules.ROLL, "roll"),
        *(Move(rules.TAKE + i, f"take {rules.LOWEST_TILE + i}") for i in range(rules.TILES)),
        Move(rules.GIVE_UP, "give up"),
    )
    rules = cast(Rules, rules)

    def start(self, seats: int, begins: int = 0, **options: Any) -> RegenwormenPosition:
        chosen = self.check_setup(seats, begins, options)
        setup, state = new_record(rules.SETUP), new_record(rules.STATE)
        setup.seats = seats
        notation.fill_options(setup, chosen)
        rules.start(setup, state, begins)
        return RegenwormenPosition(self, boxed(setup), boxed(state))

    def parse(self, text: str) -> RegenwormenPosition:
        return RegenwormenPosition(self, *map(boxed, notation.read(self, text)))

    def view(self, position: Position, seat: int | None) -> View:
        if not isinstance(position, RegenwormenPosition):
            raise TypeError(f"{position!r} is not a position of {self.name}")
        return view(position, seat)

    def draw(self, position: Position, seat: int | None, title: str) -> str:
        return picture.draw(self.view(position, seat), title)
