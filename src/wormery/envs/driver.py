"""Tables that are driven by the compiled rules: one source, bound to each game.

A table moves, lets chance act, lets opponents play, and writes what a seat sees into a row of
numbers. Functions that are given cells are for one table and called from Python; those for
many tables are given arrays with a place for each.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wormery.envs.rewards import RANK, WIN
from wormery.envs.streams import GAMES, SEED
from wormery.games.compiling import Cell, Record, once_bound
from wormery.games.moments import CHANCE, OVER
from wormery.games.randomness import Stream, begin_stream, below, next_bits, one_of
from wormery.players.levels import RANDOM

# Of the game that this is bound to.
rules: Any = None
choose: Any = None
forget: Any = None
observe: Any = None
share_of_win: Any = None
place: Any = None
margin: Any = None

ILLEGAL = -1  # what a move gives that is refused; else the seat that acts then, or OVER


@once_bound
def settle(setup: Record, state: Record, stream: Stream) -> None:
    """Let chance act, until a seat does or the game is over."""
    while rules.actor(state) == CHANCE:
        rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))


@once_bound
def begin_game(setup: Record, state: Record, stream: Stream, begins: int) -> None:
    """The next game of a seed; with -1 chance says which seat begins."""
    begin_stream(stream, stream[SEED], stream[GAMES])
    stream[GAMES] += np.uint64(1)
    if begins < 0:
        begins = below(next_bits(stream), setup.seats)
    rules.start(setup, state, begins)
    settle(setup, state, stream)


@once_bound
def try_move(setup: Record, state: Record, stream: Stream, move: int) -> bool:
    """Make a move and let chance act after it; False, and nothing done, if it is illegal."""
    if not 0 <= move < rules.MOVES or not rules.legal(setup, state) >> move & 1:
        return False
    rules.play(setup, state, move)
    settle(setup, state, stream)
    return True


@once_bound
def others_play(
    setup: Record, state: Record, stream: Stream, levels: Record, scratch: Any
) -> None:
    """The players of the other seats move, until seat 0 acts or the game is over."""
    forget(scratch)
    while rules.actor(state) > 0:
        level = levels[rules.actor(state)]
        if level == RANDOM:
            move = one_of(rules.legal(setup, state), next_bits(stream))
        else:
            move = choose(setup, state, level, stream, scratch)
        rules.play(setup, state, move)
        settle(setup, state, stream)


@once_bound
def others_play_randomly(setup: Record, state: Record, stream: Stream) -> None:
    """The same where all others are random, as quick as can be."""
    while rules.actor(state) > 0:
        rules.play(setup, state, one_of(rules.legal(setup, state), next_bits(stream)))
        settle(setup, state, stream)


@once_bound
def worth(setup: Record, state: Record, seat: int, kind: int) -> float:
    """What the end of a game is worth to a seat."""
    if kind == WIN:
        return share_of_win(setup, state, seat)
    if kind == RANK:
        return place(setup, state, seat)
    return float(margin(setup, state, seat))


# One table


@once_bound
def begin(setup: Cell, state: Cell, stream: Stream, begins: int) -> int:
    """Begin a game; the seat that acts."""
    begin_game(setup[0], state[0], stream, begins)
    return rules.actor(state[0])


@once_bound
def move(setup: Cell, state: Cell, stream: Stream, chosen: int) -> int:
    """Make a move; the seat that acts then, ILLEGAL, or OVER."""
    if not try_move(setup[0], state[0], stream, chosen):
        return ILLEGAL
    return rules.actor(state[0])


@once_bound
def step(
    setup: Cell, state: Cell, stream: Stream, chosen: int, random: bool, numbers: Record
) -> int:
    """The same for seat 0, with what it sees, unless others act first.

    If these are `random`, they act at once.
    """
    legal = try_move(setup[0], state[0], stream, chosen)
    if legal and random and rules.actor(state[0]) > 0:
        others_play_randomly(setup[0], state[0], stream)
    actor = rules.actor(state[0])
    if actor > 0:
        return actor
    observe(setup[0], state[0], 0, False, numbers)
    return actor if legal else ILLEGAL


@once_bound
def others(
    setup: Cell, state: Cell, stream: Stream, levels: Record, scratch: Any, numbers: Record
) -> int:
    """The other seats play, and seat 0 looks; 0 when it acts again, or OVER."""
    others_play(setup[0], state[0], stream, levels, scratch)
    observe(setup[0], state[0], 0, False, numbers)
    return rules.actor(state[0])


@once_bound
def look(setup: Cell, state: Cell, seat: int, reveal: bool, numbers: Record) -> None:
    observe(setup[0], state[0], seat, reveal, numbers)


@once_bound
def reward(setup: Cell, state: Cell, seat: int, kind: int) -> float:
    return worth(setup[0], state[0], seat, kind)


# Many tables


@once_bound
def begin_all(
    setup: Cell,
    states: Record,
    streams: Record,
    chosen: Record,
    levels: Record,
    begins: int,
    scratch: Any,
    numbers: Record,
) -> None:
    """Begin the next game at all tables that are chosen."""
    for table in range(len(states)):
        state = states[table]
        if chosen[table]:
            begin_game(setup[0], state, streams[table], begins)
            others_play(setup[0], state, streams[table], levels, scratch)
        observe(setup[0], state, 0, False, numbers[table])


@once_bound
def step_all(
    setup: Cell,
    states: Record,
    streams: Record,
    moves: Record,
    over: Record,
    levels: Record,
    begins: int,
    kind: int,
    illegal: float,
    random: bool,
    scratch: Any,
    numbers: Record,
    rewards: Record,
) -> None:
    """Seat 0 moves at all tables, then the others do; where it was over a new game begins.

    `over` says at which tables the game was over before, and is told where it is now.
    """
    for table in range(len(states)):
        state, stream = states[table], streams[table]
        rewards[table] = 0.0
        if over[table]:
            begin_game(setup[0], state, stream, begins)
            others_play(setup[0], state, stream, levels, scratch)
        elif not try_move(setup[0], state, stream, moves[table]):
            rewards[table] = illegal
        elif rules.actor(state) > 0 and random:
            others_play_randomly(setup[0], state, stream)
        elif rules.actor(state) > 0:
            others_play(setup[0], state, stream, levels, scratch)
        over[table] = rules.actor(state) == OVER
        if over[table]:
            rewards[table] = worth(setup[0], state, 0, kind)
        observe(setup[0], state, 0, False, numbers[table])
