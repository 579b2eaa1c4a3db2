"""What each move of a turn leads to, if all goes on at its best."""

from __future__ import annotations

import numpy as np

from wormery.coach.reasons import Values
from wormery.evaluation import NORMAL
from wormery.evaluation.regenwormen import values_of_ends
from wormery.games import Move
from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.solver.regenwormen.solving import plans
from wormery.solver.regenwormen.turn import FAIL, STEAL, TAKE, WAYS_TO_END

MOST_WORMS = rules.worms_on(rules.TILES - 1)

# The worms that each way to end a turn brings.
WORMS = np.zeros(WAYS_TO_END, dtype=np.int64)
for _tile in range(rules.TILES):
    WORMS[TAKE + _tile] = WORMS[STEAL + _tile] = rules.worms_on(_tile)


def many(worms: int) -> Values:
    """The values of a sentence that speaks of so many worms or more."""
    return {"worms": worms, "most": "yes" if worms == MOST_WORMS else "no"}


class Outlook:
    """The turn as it lies there, and how likely each move ends it in which way."""

    def __init__(self, position: RegenwormenPosition) -> None:
        self.position = position
        found, _ = values_of_ends(position, NORMAL)
        self.worth = found[:, position.turn].copy()
        self.plans = plans(position, self.worth.copy())
        stack = position.stacks[position.turn]
        self.own = stack[-1] if stack else 0  # the tile that a failed turn costs

    def fails(self, move: Move) -> float:
        return float(self.plans[move][FAIL])

    def at_least(self, move: Move, worms: int) -> float:
        """How likely a tile with so many worms or more."""
        return float(self.plans[move][worms <= WORMS].sum())

    def beats(self, move: Move, other: Move) -> float:
        """How likely it ends better than a move that ends the turn at once."""
        better = self.worth > self._worth_of(other) + 1e-9
        return float(self.plans[move][better].sum())

    def is_worse_than_failing(self, move: Move) -> bool:
        """As taking a tile may be that ends the game for somebody who is behind."""
        return self._worth_of(move) <= float(self.worth[FAIL])

    def _worth_of(self, move: Move) -> float:
        return float(self.plans[move] @ self.worth)

    def steals(self, move: Move) -> dict[int, float]:
        """How likely each tile is stolen, counted from 0."""
        chances = self.plans[move][STEAL : STEAL + rules.TILES]
        return {tile: float(chances[tile]) for tile in np.flatnonzero(chances).tolist()}

    def owner(self, tile: int) -> int:
        """Who has a tile on top, or -1."""
        return int(rules.owner_on_top(self.position.setup, self.position.state, tile))
