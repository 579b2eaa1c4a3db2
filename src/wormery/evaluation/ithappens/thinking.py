"""What a turn of It Happens.. is worth to everyone, with as much work as one is given.

The end of the last round is searched to the end of the game, and then the answer is exact.
Anywhere else the turn is looked through, and with more work the one that follows too.
"""

from __future__ import annotations

from typing import NamedTuple

from wormery.evaluation.ithappens.learned import Learned, new_learned
from wormery.evaluation.ithappens.looking import (
    Looking,
    look_further,
    look_through,
    new_looking,
)
from wormery.evaluation.ithappens.thumb import dice_left
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.solver.ithappens.round import WIN, Search, new_search, solve, solve_anew

# With more dice in all hands a search to the end is not even begun: it would not be finished.
MOST_DICE = 5

# Positions that a player at the table searches, in at most 90 ms: enough for four dice nearly
# always, and for five mostly.
SEARCHED = 120_000


class Thinking(NamedTuple):
    """The network, and scratch: the turn, the one after it, and the search to the end."""

    learned: Learned
    looking: Looking
    next_turn: Looking
    search: Search


def new_thinking(learned: Learned | None = None) -> Thinking:
    learned = new_learned() if learned is None else learned
    return Thinking(learned, new_looking(learned), new_looking(learned), new_search())


@compiled
def think(setup: Record, state: Record, further: bool, most: int, thinking: Thinking) -> bool:
    """Fill `looking.moves` and `looking.value` for a seat that acts; whether it is exact.

    `further` looks through the next turn as well; `most` is how many positions a search to the
    end may look at.
    """
    learned, looking = thinking.learned, thinking.looking
    if further:
        look_further(setup, state, learned, looking, thinking.next_turn)
    else:
        look_through(setup, state, learned, looking)
    if most == 0 or state.rounds != rules.ROUNDS - 1 or dice_in_hands(setup, state) > MOST_DICE:
        return False
    return search_to_end(setup, state, most, looking, thinking.search)


@compiled
def dice_in_hands(setup: Record, state: Record) -> int:
    dice = 0
    for colour in range(setup.colours):
        dice += dice_left(setup, state, colour)
    return dice


@compiled
def search_to_end(
    setup: Record, state: Record, most: int, looking: Looking, search: Search
) -> bool:
    """Put exact chances into the place of those that were looked up; whether it was possible.

    The scores to expect stay as they were.
    """
    if not solve_anew(setup, state, search, WIN, most):
        return False
    looking.value[: rules.COLOURS] = search.values[0]
    legal = rules.legal(setup, state)
    search.seen[1] = 2 * most  # what is solved is known, so a move costs next to nothing
    for move in range(rules.MOVES):
        if legal >> move & 1:
            search.states[0] = state
            rules.play(setup, search.states[0], move)
            if not solve(setup, search, WIN):
                return False
            looking.moves[move, : rules.COLOURS] = search.values[0]
    return True
