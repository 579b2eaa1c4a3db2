"""How a game is made small enough to be solved whole: sizes, found by the game.

A game's part is the module here that is called as the game, or an entry point in the group
`wormery.games.envs.small`. A game without one has no sizes (`Whole`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol

from wormery.games import AnyGame, need_part_of, part_of
from wormery.games.compiling import Record, compiled
from wormery.games.errors import OptionError

Sizes = Mapping[str, int]


class Size(NamedTuple):
    """A number that says how large a game is: of the whole game, and what it may be."""

    whole: int
    least: int
    most: int
    of_turns: bool = False  # whether turns are another game too, not only where it begins


class Small(Protocol):
    """A game's part: what its sizes do."""

    SIZES: Mapping[str, Size]

    def begin(self, start: Any, sizes: Sizes) -> Any:
        """The first position of the game in that size."""

    def most_outcomes(self, sizes: Sizes) -> int:
        """How many outcomes chance can have at a time."""

    def widest_margin(self, sizes: Sizes) -> int:
        """By how many points one can be ahead."""

    def contenders(self, start: Any, sizes: Sizes) -> int:
        """How many can win."""

    def lessen(self, setup: Record, state: Record, sizes: Record, /) -> None:
        """Make the turn or round small that has just begun, compiled.

        It is called after every step, with the sizes in the order of `SIZES`.
        """


class Whole:
    """For a game that has no sizes."""

    SIZES: Mapping[str, Size] = {}

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def begin(self, start: Any, sizes: Sizes) -> Any:
        return start

    def most_outcomes(self, sizes: Sizes) -> int:
        outcomes: int = need_part_of(self._game, "envs").MOST_OUTCOMES
        return outcomes

    def widest_margin(self, sizes: Sizes) -> int:
        margin: int = need_part_of(self._game, "envs").WIDEST_MARGIN
        return margin

    def contenders(self, start: Any, sizes: Sizes) -> int:
        return self._game.rules.parties(start.setup)

    @staticmethod
    @compiled
    def lessen(setup: Record, state: Record, sizes: Record) -> None:
        """Nothing is smaller."""


@cache
def small_of(game: AnyGame) -> Small:
    """A game's sizes."""
    found: Small | None = part_of(game, "envs.small")
    return Whole(game) if found is None else found


def check_sizes(part: Small, sizes: Sizes) -> None:
    """Refuse a size that the game cannot have."""
    for name, size in part.SIZES.items():
        if not size.least <= sizes[name] <= size.most:
            refuse_size(name, sizes[name], size.least, size.most)


def refuse_size(name: str, value: int, least: int, most: int) -> None:
    raise OptionError("option-value", option=name, value=str(value), values=f"{least}–{most}")
