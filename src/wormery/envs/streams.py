"""Where the dice of a table come from: three numbers that fix all games of a seed.

The first is the stream itself (games/randomness.py). It starts anew for every game, from
the seed and the number of the game: so the tenth game of a seed has the same dice whatever
was played before.
"""

import numpy as np
from numpy.typing import NDArray

SEED = 1
GAMES = 2


def new_streams(*tables: int) -> NDArray[np.uint64]:
    """A stream, or one for each table; to be seeded."""
    return np.zeros((*tables, 3), dtype=np.uint64)


def seed_stream(stream: NDArray[np.uint64], randomness: np.random.Generator) -> None:
    """Fix all games from here on by a generator."""
    stream[:] = 0, randomness.integers(2**63), 0
