"""Rules of thumb for It Happens..: place where the die gains most, reroll what is poor."""

from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules


@compiled
def choose(setup: Record, state: Record, random: int) -> int:
    """The move for a position in which a seat is to act."""
    legal = rules.legal(setup, state)
    if state.phase == rules.TURN:
        own, third = legal >> rules.ROLL_OWN & 1, legal >> rules.ROLL_THIRD & 1
        if own and third:
            return rules.ROLL_OWN if random & 1 else rules.ROLL_THIRD
        return rules.ROLL_OWN if own else rules.ROLL_THIRD
    best, best_value = rules.PLACE, -1000
    for place in range(rules.SHOWN):
        if legal >> rules.PLACE + place & 1:
            value = worth(setup, state, place)
            if value > best_value:
                best, best_value = rules.PLACE + place, value
    return best


@compiled
def worth(setup: Record, state: Record, place: int) -> int:
    return setup.queen[state.shown[place]]
