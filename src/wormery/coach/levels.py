"""A word for how well somebody chose: the level of ours that gives away as much.

What the levels give away was measured by `make bench ONLY=coach`, over games among players of
one level each; a game's part has it as `GIVEN_AWAY`: by seats, for each level, weakest first.
"""

from __future__ import annotations

import math

from wormery.coach.parts import coach_of
from wormery.games import AnyGame
from wormery.players.levels import LEVELS

FEWEST = 5  # decisions; fewer say nothing
LEAST = 1e-5  # less than any estimate can tell


def word_for(game: AnyGame, seats: int, decisions: int, error: float) -> str | None:
    """The level whose mean error is nearest, as a ratio; None if there is nothing to go by.

    Of levels that cannot be told apart by it, the middle one.
    """
    part = coach_of(game)
    if decisions < FEWEST or part is None or seats not in part.GIVEN_AWAY:
        return None
    sizes = [math.log(max(each, LEAST)) for each in part.GIVEN_AWAY[seats]]
    nearest = min(sizes, key=lambda size: abs(size - math.log(max(error, LEAST))))
    alike = [level for level, size in zip(LEVELS, sizes, strict=True) if size == nearest]
    return alike[(len(alike) - 1) // 2]
