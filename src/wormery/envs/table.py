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
from wormery.games.errors import OptionError, WormeryError
from wormery.players.choosers import chooser_of

ILLEGAL = driver.ILLEGAL
OVER = games.OVER

FIRST_GAME = next(iter(games.GAMES))  # the one that is meant if none is named


class StartError(WormeryError):
    """An environment cannot start from the position that it was given."""


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


@cache
def _cell_type(game: AnyGame) -> np.dtype[Any]:
    """One record for all of a table: its two records, and its dice."""
    parts = {
        "setup": game.rules.SETUP,
        "state": game.rules.STATE,
        "stream": np.dtype((np.uint64, new_streams().shape)),
    }
    sizes = [-(-part.itemsize // 8) * 8 for part in parts.values()]  # each begins at a word
    offsets = [sum(sizes[:place]) for place in range(len(sizes))]
    return np.dtype(
        {"names": [*parts], "formats": [*parts.values()], "offsets": offsets,
         "itemsize": sum(sizes)}
    )  # fmt: skip


NO_LIMIT = 1 << 62


def check_count(option: str, given: int | None) -> int:
    """A limit that may be None; a named error if it is not at least 1."""
    if given is None:
        return NO_LIMIT
    if not isinstance(given, int) or isinstance(given, bool) or given < 1:
        raise OptionError(
            "option-value", option=option, value=str(given), values="None, 1, 2, …"
        )
    return given


class DrivenTable:
    """A table: its records, its dice, and who acts; chance acts by itself."""

    def __init__(
        self, game: str, seats: int, begins: int | None = None, **options: Any
    ) -> None:
        self.game = games.load(game)
        self.start = self.game.start(seats, begins or 0, **options)
        self.seats = seats
        self.begins = -1 if begins is None else begins
        self.cell = cell_of(np.zeros(1, _cell_type(self.game)))
        self.cell["setup"], self.cell["state"] = self.start.setup, self.start.state
        self._bind()
        self.seed(seeding.np_random()[0])

    def _bind(self) -> None:
        self.driver = driver_of(self.game)
        self.layout = layout_of(self.game, self.seats)
        self.setup, self.state = self.cell["setup"], self.cell["state"]
        self.stream = self.cell["stream"][0]

    def __getstate__(self) -> dict[str, Any]:
        """All but what another process makes anew, and what lies in the cell."""
        anew = ("driver", "layout", "setup", "state", "stream")
        return {name: value for name, value in self.__dict__.items() if name not in anew}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bind()

    def seed(self, randomness: np.random.Generator) -> None:
        """Fix the dice of all games from here on."""
        seed_stream(self.stream, randomness)

    def begin(self) -> int:
        """Begin the next game; the seat that acts."""
        acting: int = self.driver.begin(self.cell, self.begins)
        return acting

    def begin_at(self, position: Position) -> int:
        """Go on from a position of this table, with the dice of the next game."""
        self.state[:] = position.state
        acting: int = self.driver.go_on(self.cell)
        return acting

    def position_from(self, given: str | Position) -> Position:
        """A position to start from, or its text; a named error if it cannot be one."""
        position = given if isinstance(given, Position) else games.parse(str(given))
        if position.game != self.game:
            names = {"game": self.game.name, "other": position.game.name}
            raise StartError("env-position-game", **names)
        if position.setup.tobytes() != self.setup.tobytes():
            raise StartError("env-position-table", position=position.text, own=self.start.text)
        if position.actor == OVER:
            raise StartError("env-position-over")
        return position

    def move(self, move: int) -> int:
        """Make a move; the seat that acts then, or OVER. An illegal one is a named error."""
        acting: int = self.driver.move(self.cell, move)
        if acting == ILLEGAL:
            raise self.refusal(move, self.position)
        return acting

    def refusal(self, move: int, position: Position) -> Exception:
        """Why a move is illegal in a position."""
        try:
            position.after(int(move))
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
