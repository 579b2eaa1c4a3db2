"""What every game does alike, written once and bound to each game's rules.

The first functions are the rules as Python calls them: each record lies in an array of its
own, which is handed over far faster. The others say how a game ended.
"""

from __future__ import annotations

from typing import Any

from wormery.games.compiling import Cell, Record, once_bound
from wormery.games.moments import DIGIT
from wormery.games.notes import Notes

rules: Any = None  # of the game that this is bound to


@once_bound
def actor(state: Cell) -> int:
    return rules.actor(state[0])


@once_bound
def opens(state: Cell) -> int:
    return rules.opens(state[0])


@once_bound
def legal(setup: Cell, state: Cell) -> int:
    return rules.legal(setup[0], state[0])


@once_bound
def play(setup: Cell, state: Cell, move: int) -> int:
    """Who acts then."""
    rules.play(setup[0], state[0], move)
    return rules.actor(state[0])


@once_bound
def fall(setup: Cell, state: Cell, outcome: int) -> int:
    """Who acts then."""
    rules.fall(setup[0], state[0], outcome)
    return rules.actor(state[0])


@once_bound
def play_noting(setup: Cell, state: Cell, move: int, notes: Notes) -> int:
    rules.play(setup[0], state[0], move, notes)
    return rules.actor(state[0])


@once_bound
def fall_noting(setup: Cell, state: Cell, outcome: int, notes: Notes) -> int:
    rules.fall(setup[0], state[0], outcome, notes)
    return rules.actor(state[0])


@once_bound
def scores(setup: Cell, state: Cell, found: Record) -> None:
    for party in range(rules.parties(setup[0])):
        found[party] = rules.score(setup[0], state[0], party)


# How a game ended


@once_bound
def equal_and_better(setup: Record, state: Record, party: int) -> tuple[int, int]:
    """How many others stand as well as one, and how many better."""
    own = rules.standing(setup, state, party)
    equal = better = 0
    for other in range(rules.parties(setup)):
        if other != party:
            theirs = rules.standing(setup, state, other)
            equal += theirs == own
            better += theirs > own
    return equal, better


@once_bound
def share_of_win(setup: Record, state: Record, party: int) -> float:
    """1 for the only winner, a part for those who share the win, 0 for all others."""
    equal, better = equal_and_better(setup, state, party)
    return 0.0 if better else 1.0 / (1 + equal)


@once_bound
def shares_of_win(setup: Record, state: Record, shares: Record) -> None:
    """The same for all at once, which is quicker: each standing is counted once."""
    best = winners = -1
    for party in range(rules.parties(setup)):
        standing = rules.standing(setup, state, party)
        shares[party] = standing
        if standing > best:
            best, winners = standing, 1
        elif standing == best:
            winners += 1
    for party in range(rules.parties(setup)):
        shares[party] = 1.0 / winners if shares[party] == best else 0.0


@once_bound
def place(setup: Record, state: Record, party: int) -> float:
    """From 1 for the first place down to 0 for the last; who is equal shares places."""
    equal, better = equal_and_better(setup, state, party)
    return 1.0 - (better + 0.5 * equal) / (rules.parties(setup) - 1)


@once_bound
def lead(setup: Record, state: Record, seat: int) -> float:
    """The same among the seats alone, from 1 for the first place down to -1 for the last."""
    own = rules.standing(setup, state, seat)
    ahead = 0
    for other in range(setup.seats):
        theirs = rules.standing(setup, state, other)
        ahead += (own > theirs) - (own < theirs)
    return ahead / (setup.seats - 1)


@once_bound
def margin(setup: Record, state: Record, party: int) -> int:
    """By how many points one is ahead of the best other, or behind."""
    best = -(1 << DIGIT)
    for other in range(rules.parties(setup)):
        if other != party:
            best = max(best, rules.score(setup, state, other))
    return rules.score(setup, state, party) - best


@once_bound
def judge(setup: Record, state: Record, won: Record) -> int:
    """Mark the winners; the number of the comparison that decided, or that none did.

    It is the first in which the winner differs from the next best.
    """
    best = second = -1
    winners = 0
    for party in range(rules.parties(setup)):
        standing = rules.standing(setup, state, party)
        if standing > best:
            best, second, winners = standing, best, 1
        elif standing == best:
            winners += 1
        else:
            second = max(second, standing)
    for party in range(rules.parties(setup)):
        won[party] = rules.standing(setup, state, party) == best
    decided = rules.COMPARISONS
    if winners == 1 and second < 0:
        return 0
    if winners == 1:
        while best != second:
            best >>= DIGIT
            second >>= DIGIT
            decided -= 1
    return decided
