"""What a search wants of a game, compiled: steps, random play to the end, what that is worth.

One source, bound to each game. Every function is for one position and called from Python.
"""

from __future__ import annotations

from typing import Any

from wormery.envs.rewards import REWARDS
from wormery.games.compiling import Cell, Record, once_bound
from wormery.games.moments import CHANCE, OVER
from wormery.games.randomness import Stream, next_bits, one_of

# Of the game that this is bound to.
rules: Any = None
lessen: Any = None
worth: Any = None
lead: Any = None

# A kind of reward beside those of all interfaces: one's place among the seats, from 1 for the
# first to -1 for the last. Whatever else can win does not count.
ZERO_SUM = len(REWARDS)


@once_bound
def lessened(setup: Cell, state: Cell, sizes: Record) -> None:
    """Make the first turn or round small."""
    lessen(setup[0], state[0], sizes)


@once_bound
def play(setup: Cell, state: Cell, sizes: Record, move: int) -> int:
    """Make a legal move; who acts then."""
    rules.play(setup[0], state[0], move)
    lessen(setup[0], state[0], sizes)
    return rules.actor(state[0])


@once_bound
def fall(setup: Cell, state: Cell, sizes: Record, outcome: int) -> int:
    """Let chance bring that; who acts then."""
    rules.fall(setup[0], state[0], outcome)
    lessen(setup[0], state[0], sizes)
    return rules.actor(state[0])


@once_bound
def worths(setup: Cell, state: Cell, kind: int, found: Record) -> None:
    """What the end of a game is worth to each seat."""
    for seat in range(setup[0].seats):
        found[seat] = worth_to(setup[0], state[0], seat, kind)


@once_bound
def worth_to(setup: Record, state: Record, seat: int, kind: int) -> float:
    return lead(setup, state, seat) if kind == ZERO_SUM else worth(setup, state, seat, kind)


@once_bound
def play_on(
    setup: Cell,
    state: Cell,
    sizes: Record,
    stream: Stream,
    kind: int,
    games: int,
    scratch: Cell,
    found: Record,
) -> None:
    """So many random games from here to their end: what they are worth on average."""
    seats = setup[0].seats
    for seat in range(seats):
        found[seat] = 0.0
    now = scratch[0]
    for _ in range(games):
        scratch[0] = state[0]
        actor = rules.actor(now)
        while actor != OVER:
            bits = next_bits(stream)
            if actor == CHANCE:
                rules.fall(setup[0], now, rules.sample(setup[0], now, bits))
            else:
                rules.play(setup[0], now, one_of(rules.legal(setup[0], now), bits))
            lessen(setup[0], now, sizes)
            actor = rules.actor(now)
        for seat in range(seats):
            found[seat] += worth_to(setup[0], now, seat, kind) / games
