"""Small games of It Happens..: the last rounds only, with fewer dice and worms."""

from __future__ import annotations

from math import comb

from wormery.envs.ithappens import WIDEST_MARGIN
from wormery.envs.small import Size, Sizes
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import ItHappensPosition, rules

SIZES = {
    # The last rounds; with three mounds for each, those with the lowest numbers.
    "rounds": Size(rules.ROUNDS, 1, rules.ROUNDS),
    # What each seat has in a round.
    "dice": Size(rules.DICE, 1, rules.DICE, of_turns=True),
    "third_dice": Size(rules.THIRD_DICE, 0, rules.THIRD_DICE, of_turns=True),
    # What each seat starts with.
    "worms": Size(rules.STARTING_WORMS, 0, rules.STARTING_WORMS),
}
DICE, THIRD_DICE = 1, 2  # their places


def begin(start: ItHappensPosition, sizes: Sizes) -> ItHappensPosition:
    state = start.state
    state.rounds = rules.ROUNDS - sizes["rounds"]
    state.deck = (1 << mounds_of(sizes)) - 1
    for seat in range(start.seats):
        state.worms[seat] = sizes["worms"]
    return start.with_state(state.tobytes())


def mounds_of(sizes: Sizes) -> int:
    return rules.SHOWN * sizes["rounds"]


def most_outcomes(sizes: Sizes) -> int:
    return max(rules.FACES, comb(mounds_of(sizes), rules.SHOWN))


def widest_margin(sizes: Sizes) -> int:
    return WIDEST_MARGIN


def contenders(start: ItHappensPosition, sizes: Sizes) -> int:
    """The third colour too, unless it has neither dice nor worms: then it finds nothing."""
    without = start.colours > start.seats and not sizes["third_dice"]
    return start.seats if without and not start.options["third_colour_worms"] else start.colours


@compiled
def lessen(setup: Record, state: Record, sizes: Record) -> None:
    """A round begins with fewer dice."""
    if state.phase == rules.REVEAL:
        for seat in range(setup.seats):
            state.hand[seat] = sizes[DICE]
            if setup.seats == rules.THIRD:
                state.third_hand[seat] = sizes[THIRD_DICE]
