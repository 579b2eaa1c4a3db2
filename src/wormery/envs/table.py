"""One table, for the interfaces that play one game at a time."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

import numpy as np
from gymnasium.utils import seeding

from wormery import games
from wormery.envs import driver
from wormery.envs.layout import Layout, Numbers
from wormery.envs.streams import new_streams, seed_stream
from wormery.games import AnyGame, Position, need_part_of
from wormery.games.compiling import Record, bind, cell_of
from wormery.players.choosers import chooser_of

ILLEGAL = driver.ILLEGAL
OVER = games.OVER

FIRST_GAME = next(iter(games.GAMES))  # the one that is meant if none is named


class Observed(Protocol):
    """A game's part of this floor: what a seat sees, and how far a game can go."""

    LONGEST_GAME: int  # in steps, those of chance counted
    MOST_OUTCOMES: int  # that chance can have at a time
    WIDEST_MARGIN: int  # by which one can be ahead

    def layout(self, seats: int) -> Layout:
        """The parts of an observation, in the order in which `observe` writes them."""

    def observe(
        self, setup: Record, state: Record, seat: int, reveal: bool, numbers: Record, /
    ) -> None:
        """Write what a seat sees, compiled; with `reveal` nothing lies face down."""


def observed_of(game: AnyGame) -> Observed:
    found: Observed = need_part_of(game, "envs")
    return found


@cache
def driver_of(game: AnyGame) -> Any:
    """The functions of `envs/driver.py`, compiled for a game."""
    chooser = chooser_of(game)
    return bind(
        driver,
        game.rules,
        choose=chooser.choose,
        forget=chooser.forget,
        observe=observed_of(game).observe,
        share_of_win=game.driver.share_of_win,
        place=game.driver.place,
        margin=game.driver.margin,
    )


@cache
def layout_of(game: AnyGame, seats: int) -> Layout:
    return observed_of(game).layout(seats)


class DrivenTable:
    """A table: its records, its dice, and who acts; chance acts by itself."""

    def __init__(
        self, game: str, seats: int, begins: int | None = None, **options: Any
    ) -> None:
        self.game = games.load(game)
        self.start = self.game.start(seats, begins or 0, **options)
        self.seats = seats
        self.begins = -1 if begins is None else begins
        self.driver = driver_of(self.game)
        self.layout = layout_of(self.game, seats)
        self.setup, self.state = cell_of(self.start.setup), cell_of(self.start.state)
        self.stream = new_streams()
        self.seed(seeding.np_random()[0])

    def seed(self, randomness: np.random.Generator) -> None:
        """Fix the dice of all games from here on."""
        seed_stream(self.stream, randomness)

    def begin(self) -> int:
        """Begin the next game; the seat that acts."""
        acting: int = self.driver.begin(self.setup, self.state, self.stream, self.begins)
        return acting

    def move(self, move: int) -> int:
        """Make a move; the seat that acts then, or OVER. An illegal one is a named error."""
        acting: int = self.driver.move(self.setup, self.state, self.stream, move)
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
        self.driver.look(self.setup, self.state, seat, reveal, numbers)
        return numbers

    def reward(self, seat: int, kind: int) -> float:
        """What the end of the game is worth to a seat."""
        worth: float = self.driver.reward(self.setup, self.state, seat, kind)
        return worth

    @property
    def position(self) -> Position:
        """The position on the table, with all that lies face down."""
        return self.position_of(self.state)

    def position_of(self, state: Record) -> Position:
        """The same for another table of this game."""
        return self.start.with_state(state.tobytes())
