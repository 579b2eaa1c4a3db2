"""What an observation is made of: named parts that lie one after the other in one array.

The compiled code writes small whole numbers from left to right; the last of them are the
mask of legal moves. Here stands what they are called, and how they become the observation
of an interface.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from math import prod
from operator import itemgetter
from typing import NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Numbers = NDArray[np.int8]

MASK = "action_mask"
FLAT = "observation"

SMALL = np.dtype(np.int8)

BLOCK = 128  # observations that are cut at once


class Part(NamedTuple):
    """A part of an observation: its numbers go from 0 to `high`."""

    name: str
    shape: tuple[int, ...]
    high: int


class Layout:
    """The parts of the observations of a game with so many seats.

    >>> layout = Layout([Part("dice", (2, 3), 6)], moves=2)
    >>> layout.named(np.arange(8, dtype=np.int8))["dice"].tolist()
    [[0, 1, 2], [3, 4, 5]]
    """

    def __init__(self, parts: Sequence[Part], moves: int) -> None:
        self.parts = (*parts, Part(MASK, (moves,), 1))
        self.moves = moves
        self.names = tuple(part.name for part in self.parts)
        ends = np.cumsum([prod(part.shape) for part in self.parts]).tolist()
        self.width: int = ends[-1]
        self.places = tuple(map(slice, [0, *ends[:-1]], ends))
        self.shapes = tuple((part.name, part.shape) for part in parts if part.shape[1:])
        # Scratch for one observation: a copy is quicker than a new array.
        self.blank = np.zeros(self.width, SMALL).copy
        self._seen, self._mask = slice(0, -moves), slice(-moves, None)
        self._cut = itemgetter(*self.places)
        highs = [np.full(prod(part.shape), part.high) for part in parts]
        self.scale = (1 / np.concatenate(highs)).astype(np.float32)

    def in_parts(self) -> Iterator[tuple[Numbers, dict[str, Numbers]]]:
        """Scratch for one observation after the other, each with its parts by name.

        A block of them is cut at once, which is twice as quick as one by one.
        """
        while True:
            block = np.zeros((BLOCK, self.width), SMALL)
            parts = zip(*self.named(block).values(), strict=True)
            yield from zip(block, map(dict, map(zip, repeat(self.names), parts)), strict=True)

    def blanks(self, tables: int) -> Numbers:
        """Scratch for the observations of so many tables."""
        return np.empty((tables, self.width), SMALL)

    def named(self, numbers: Numbers) -> dict[str, Numbers]:
        """The parts by name, the mask among them, of one observation or of a batch."""
        if numbers.ndim > 1:
            return {
                part.name: numbers[:, place].reshape(-1, *part.shape)
                for part, place in zip(self.parts, self.places, strict=True)
            }
        found = dict(zip(self.names, self._cut(numbers), strict=False))
        for name, shape in self.shapes:
            found[name] = found[name].reshape(shape)
        return found

    def flat(self, numbers: Numbers) -> NDArray[np.float32]:
        """All parts but the mask as one row of numbers from 0 to 1."""
        seen = numbers[self._seen] if numbers.ndim == 1 else numbers[:, self._seen]
        scaled: NDArray[np.float32] = seen * self.scale
        return scaled

    def mask(self, numbers: Numbers) -> Numbers:
        return numbers[self._mask] if numbers.ndim == 1 else numbers[:, self._mask]

    @property
    def named_space(self) -> spaces.Dict:
        return spaces.Dict({part.name: _box(part) for part in self.parts})

    @property
    def flat_space(self) -> spaces.Box:
        return spaces.Box(0.0, 1.0, self.scale.shape, np.float32)

    @property
    def mask_space(self) -> spaces.Box:
        return _box(self.parts[-1])


def _box(part: Part) -> spaces.Box:
    return spaces.Box(0, part.high, part.shape, np.int8)
