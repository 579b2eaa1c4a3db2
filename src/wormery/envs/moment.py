"""Moments of a game as a search goes through them: light, never changing, of any size.

A `Position` knows all about a table; a search wants four things of it, thousands of times:
who acts, what can be done, what comes of it, and what the end is worth.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery import games
from wormery.envs import searching
from wormery.envs.rewards import MARGIN, RANK, REWARDS, WIN, reward_kind
from wormery.envs.searching import ZERO_SUM
from wormery.envs.small import Small, check_sizes, small_of
from wormery.envs.table import driver_of, observed_of
from wormery.games import CHANCE, OVER, AnyGame, Position
from wormery.games.chance import Lots, drawn
from wormery.games.compiling import Cell, bind, cell_of

KINDS = (*REWARDS, "zero-sum")

Params = tuple[tuple[str, Any], ...]


@cache
def search_of(game: AnyGame) -> Any:
    """The functions of `envs/searching.py`, compiled for a game."""
    return bind(
        searching,
        game.rules,
        nogil=False,
        lessen=small_of(game).lessen,
        worth=driver_of(game).worth,
        lead=game.driver.lead,
    )


class Variant:
    """What is fixed for a game: seats, options, sizes, rewards, and its first moment."""

    def __init__(self, name: str, params: Params) -> None:
        self.key = name, params
        self.game = games.load(name)
        given = dict(params)
        self.seats, begins = given.pop("players"), given.pop("begins")
        self.kind = reward_kind(given.pop("rewards"), KINDS)
        self.small: Small = small_of(self.game)
        self.sizes = {size: given.pop(size) for size in self.small.SIZES}
        check_sizes(self.small, self.sizes)
        start = self.game.start(self.seats, begins, **given)
        self.start: Position = self.small.begin(start, self.sizes)
        self.search = search_of(self.game)
        self.legal = self.game.driver.legal
        self.setup: Cell = cell_of(self.start.setup)
        self.numbers = np.array(list(self.sizes.values()), np.int64)
        self.scratch = cell_of(self.start.state)
        self.longest_game = observed_of(self.game).LONGEST_GAME
        self.most_outcomes = self.small.most_outcomes(self.sizes)
        cell = cell_of(self.start.state)
        self.search.lessened(self.setup, cell, self.numbers)
        self.first = Moment(self, cell, self.start.actor, "")

    @property
    def changed_turns(self) -> list[str]:
        """The sizes with which turns are not those of the whole game."""
        known = self.small.SIZES
        return [
            name
            for name, size in self.sizes.items()
            if known[name].of_turns and size != known[name].whole
        ]


@lru_cache(maxsize=64)
def variant_of(name: str, params: Params) -> Variant:
    return Variant(name, params)


class Payoffs(NamedTuple):
    """The least and the most that a game can be worth, and to all together if that is fixed."""

    least: float
    most: float
    sum: float | None


def payoffs_of(variant: Variant) -> Payoffs:
    """Where something can win that is no seat, seats can lose together."""
    seats, can_win = variant.seats, variant.small.contenders(variant.start, variant.sizes)
    if variant.kind == ZERO_SUM:
        return Payoffs(-1.0, 1.0, 0.0)
    if variant.kind == MARGIN:
        widest = float(variant.small.widest_margin(variant.sizes))
        return Payoffs(-widest, widest, 0.0 if seats == can_win == 2 else None)
    if variant.kind == WIN:
        return Payoffs(0.0, 1.0, 1.0 if seats == can_win else None)
    assert variant.kind == RANK
    ranked = variant.game.rules.parties(variant.start.setup)
    return Payoffs(0.0, 1.0, seats / 2 if seats == ranked else None)


class Falls(NamedTuple):
    """What chance may bring: the numbers the rules have for it, its texts, its chances."""

    numbers: tuple[int, ...]
    texts: tuple[str, ...]
    chances: list[tuple[int, float]]


@lru_cache(maxsize=512)
def _falls(game: AnyGame, lots: Lots) -> Falls:
    found = drawn(lots)
    return Falls(
        tuple(game.number_of(lots, places) for places, _ in found),
        tuple(lots.write(places) for places, _ in found),
        [(number, ways / lots.ways) for number, (_, ways) in enumerate(found)],
    )


@cache
def _listed(moves: int) -> list[int]:
    return [move for move in range(moves.bit_length()) if moves >> move & 1]


class Moment:
    """A moment of a game and all that has happened before it."""

    __slots__ = ("_falls", "_legal", "_position", "actor", "cell", "told", "variant")

    def __init__(self, variant: Variant, cell: Cell, actor: int, told: str) -> None:
        self.variant = variant
        self.cell = cell
        self.actor = actor
        self.told = told
        self._legal: int | None = None
        self._falls: Falls | None = None
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        if self._position is None:
            self._position = self.variant.start.with_state(self.cell.tobytes())
        return self._position

    @property
    def legal(self) -> int:
        """The set of legal moves."""
        if self._legal is None:
            self._legal = int(self.variant.legal(self.variant.setup, self.cell))
        return self._legal

    def moves(self) -> list[int]:
        return list(_listed(self.legal))

    @property
    def falls(self) -> Falls:
        """What chance may bring while it acts."""
        if self._falls is None:
            lots = self.position.lots
            self._falls = NOTHING if lots is None else _falls(self.variant.game, lots)
        return self._falls

    def after(self, action: int) -> Moment:
        """The moment after a move, or after one of the `falls`."""
        variant, cell = self.variant, cell_of(self.cell)
        if self.actor == CHANCE:
            falls = self.falls
            if action >= len(falls.texts):
                self.position.after(str(action))  # refuses it, with the rule
            told = falls.texts[action]
            actor = variant.search.fall(
                variant.setup, cell, variant.numbers, falls.numbers[action]
            )
        else:
            if not self.legal >> action & 1:
                self.position.after(action)
            told = variant.game.moves[action].text
            actor = variant.search.play(variant.setup, cell, variant.numbers, action)
        return Moment(variant, cell, actor, f"{self.told} {told};")

    def returns(self) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        found = np.zeros(self.variant.seats)
        if self.actor == OVER:
            self.variant.search.worths(self.variant.setup, self.cell, self.variant.kind, found)
        returns: list[float] = found.tolist()
        return returns

    def play_on(self, games: int, stream: NDArray[np.uint64]) -> NDArray[np.float64]:
        """What so many random games from here are worth on average."""
        variant, found = self.variant, np.empty(self.variant.seats)
        fixed = variant.setup, self.cell, variant.numbers
        variant.search.play_on(*fixed, stream, variant.kind, games, variant.scratch, found)
        return found

    def __deepcopy__(self, memo: object) -> Moment:
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return _moment, (*self.variant.key, self.cell.tobytes(), self.actor, self.told)


NOTHING = Falls((), (), [])


def _moment(name: str, params: Params, state: bytes, actor: int, told: str) -> Moment:
    variant = variant_of(name, params)
    cell = np.frombuffer(bytearray(state), dtype=variant.first.cell.dtype)
    return Moment(variant, cell, actor, told)
