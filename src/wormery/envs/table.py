"""One table, for the interfaces that play one game at a time."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium.utils import seeding

from wormery import games
from wormery.envs import ithappens, regenwormen
from wormery.envs.layout import Layout, Numbers
from wormery.envs.streams import new_streams, seed_stream
from wormery.games import Position
from wormery.games.compiling import boxed

ILLEGAL = -1
OVER = games.OVER


def compiled_table(game: str) -> Any:
    """The compiled functions that drive tables of a game."""
    games.load(game)
    return {"regenwormen": regenwormen, "it-happens": ithappens}[game]


@cache
def layout_of(game: str, seats: int) -> Layout:
    found: Layout = compiled_table(game).layout(seats)
    return found


class Table:
    """A table: its records, its dice, and who is to act; chance acts by itself."""

    def __init__(
        self, game: str, seats: int, begins: int | None = None, **options: Any
    ) -> None:
        self.game = games.load(game)
        self.start = self.game.start(seats, begins or 0, **options)
        self.seats = seats
        self.begins = -1 if begins is None else begins
        self.compiled = compiled_table(game)
        self.layout = layout_of(game, seats)
        self.setup, self.state = boxed(self.start.setup), boxed(self.start.state)
        self.stream = new_streams()
        self.seed(seeding.np_random()[0])

    def seed(self, randomness: np.random.Generator) -> None:
        """Fix the dice of all games from here on."""
        seed_stream(self.stream, randomness)

    def begin(self) -> int:
        """Begin the next game; the seat to act."""
        acting: int = self.compiled.begin_in(self.setup, self.state, self.stream, self.begins)
        return acting

    def move(self, move: int) -> int:
        """Make a move; the seat to act then, or OVER. An illegal one is a named error."""
        acting: int = self.compiled.move_in(self.setup, self.state, self.stream, move)
        if acting == ILLEGAL:
            raise self.refusal(move)
        return acting

    def refusal(self, move: int) -> Exception:
        """Why a move is illegal here."""
        try:
            self.position.after(int(move))
        except ValueError as error:
            return error
        raise AssertionError(f"{move} is legal")

    def observe(self, seat: int, reveal: bool = False) -> Numbers:
        numbers = self.layout.blank()
        self.compiled.observe_in(self.setup, self.state, seat, reveal, numbers)
        return numbers

    def reward(self, seat: int, kind: int) -> float:
        """What the end of the game is worth to a seat."""
        worth: float = self.compiled.reward_in(self.setup, self.state, seat, kind)
        return worth

    @property
    def position(self) -> Position:
        """The position on the table, with all that lies face down."""
        return type(self.start)(self.game, self.setup, boxed(self.state[0]))
