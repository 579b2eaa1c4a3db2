"""Rules of thumb for Regenwormen.

Worms first, then the symbol that brings most points without using up too many dice; stop as
soon as a tile can be had, unless it is a poor one and many dice are left.
"""

from wormery.games.compiling import Record, compiled
from wormery.games.regenwormen import rules


@compiled
def choose(setup: Record, state: Record, random: int) -> int:
    """The move for a position in which a seat is to act."""
    if state.phase == rules.CHOICE:
        return rules.KEEP + best_symbol(state)
    if state.phase == rules.TURN:
        return rules.ROLL
    claims = rules.claims(setup, state)
    if not claims:
        return rules.ROLL
    if rules.can_roll(state) and state.left >= 4 and not steals(state, claims):
        return rules.ROLL
    return rules.TAKE + rules.highest(claims)


@compiled
def best_symbol(state: Record) -> int:
    """The symbol whose dice bring most, a worm still missing counting for more."""
    best, best_value = rules.WORM, -1000  # many low dice are worth less than nothing
    for symbol in range(rules.SYMBOLS):
        if state.rolled[symbol] and not state.aside[symbol]:
            # Each die beyond what it brings costs about an average die, so high symbols
            # are wanted in numbers and low ones hardly at all.
            value = 10 * state.rolled[symbol] * rules.POINTS[symbol] - 25 * state.rolled[symbol]
            value += 60
            if symbol == rules.WORM:
                value += 40
            if value > best_value:
                best, best_value = symbol, value
    return best


@compiled
def steals(state: Record, claims: int) -> bool:
    """Whether one of the claims is a tile on another stack."""
    return claims & ~int(state.row) != 0
