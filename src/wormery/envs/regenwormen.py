"""A table of Regenwormen, or many of them, driven by the compiled rules.

An observation is written from the seat that looks: seats are counted from it clockwise, and
of the stacks of others only the top shows (RW-10).
"""

from __future__ import annotations

import numpy as np

from wormery.arena.regenwormen import throw
from wormery.envs.layout import Layout, Part
from wormery.envs.outcome import RANK, WIN, place_among, share_of_win
from wormery.envs.streams import GAMES, SEED
from wormery.games.compiling import Box, Record, compiled
from wormery.games.regenwormen import rules
from wormery.players.levels import RANDOM
from wormery.games.randomness import Stream, begin_stream, below, next_bits, one_of
from wormery.players.regenwormen import Scratch, choose, new_scratch

__all__ = ["Scratch", "layout", "new_scratch"]

HIGHEST_TOTAL = rules.DICE * max(rules.POINTS)

STATE = np.dtype((np.record, rules.STATE))


def layout(seats: int) -> Layout:
    """The parts of an observation, in the order in which `observe` writes them."""
    tiles = rules.TILES
    return Layout(
        [
            Part("row", (tiles,), 1),
            Part("out", (tiles,), 1),
            Part("stacks", (seats, tiles), tiles),
            Part("heights", (seats,), tiles),
            Part("aside", (rules.SYMBOLS,), rules.DICE),
            Part("rolled", (rules.SYMBOLS,), rules.DICE),
            Part("total", (1,), HIGHEST_TOTAL),
            Part("left", (1,), rules.DICE),
            Part("turn", (seats,), 1),
        ],
        rules.MOVES,
    )


@compiled
def seat_at(setup: Record, seat: int, place: int) -> int:
    """The seat at a place counted clockwise from another."""
    return seat + place if seat + place < setup.seats else seat + place - setup.seats


@compiled
def observe(setup: Record, state: Record, seat: int, reveal: bool, numbers: Record) -> None:
    """Write what a seat sees; with `reveal` all stacks lie open, as when the game is over."""
    seats = setup.seats
    row, out, stacks = 0, rules.TILES, 2 * rules.TILES
    for tile in range(rules.TILES):
        is_open = state.row >> tile & 1
        numbers[row + tile] = is_open
        numbers[out + tile] = 1 - is_open
    heights = stacks + seats * rules.TILES
    for place in range(seats):
        owner = seat_at(setup, seat, place)
        seen = reveal or owner == seat or state.phase == rules.OVER
        at = stacks + place * rules.TILES
        for tile in range(rules.TILES):
            numbers[at + tile] = 0
        depth = 0
        held = state.top[owner]
        while held != rules.NO_TILE:
            depth += 1
            numbers[out + held] = 0
            if seen or depth == 1:
                numbers[at + held] = depth
            held = state.under[held]
        numbers[heights + place] = depth
    aside = heights + seats
    rolled = aside + rules.SYMBOLS
    for symbol in range(rules.SYMBOLS):
        numbers[aside + symbol] = state.aside[symbol]
        numbers[rolled + symbol] = state.rolled[symbol]
    total = rolled + rules.SYMBOLS
    numbers[total] = state.total
    numbers[total + 1] = state.left
    turn = total + 2
    for place in range(seats):
        numbers[turn + place] = seat_at(setup, seat, place) == state.turn
    mask = turn + seats
    legal = rules.legal(setup, state) if seat == state.turn else 0
    for move in range(rules.MOVES):
        numbers[mask + move] = legal >> move & 1


@compiled
def settle(setup: Record, state: Record, stream: Stream) -> None:
    """Let the dice fall, until a seat is to act or the game is over."""
    while state.phase == rules.DICE_FALL:
        rules.fall(setup, state, throw(state.left, next_bits(stream)))


# How a game ended


@compiled
def standing(setup: Record, state: Record, seat: int) -> int:
    """How a seat stands at the end: by worms, then by its highest tile (RW-11)."""
    return 32 * rules.worms(state, seat) + rules.highest_held(state, seat) + 1


@compiled
def reward(setup: Record, state: Record, seat: int, kind: int) -> float:
    """What the end of a game is worth to a seat."""
    own = standing(setup, state, seat)
    equal = better = most = 0
    for other in range(setup.seats):
        if other != seat:
            theirs = standing(setup, state, other)
            equal += theirs == own
            better += theirs > own
            most = max(most, rules.worms(state, other))
    if kind == WIN:
        return share_of_win(equal, better)
    if kind == RANK:
        return place_among(setup.seats - 1, equal, better)
    return float(rules.worms(state, seat) - most)


# From here on this reads alike in both games: the rules above are what differs.


@compiled
def begin(setup: Record, state: Record, stream: Stream, begins: int) -> None:
    """The next game of a seed; with -1 chance says which seat begins."""
    begin_stream(stream, stream[SEED], stream[GAMES])
    stream[GAMES] += np.uint64(1)
    if begins < 0:
        begins = below(next_bits(stream), setup.seats)
    rules.start(setup, state, begins)
    settle(setup, state, stream)


@compiled
def try_move(setup: Record, state: Record, stream: Stream, move: int) -> bool:
    """Make a move and let chance act after it; False, and nothing done, if it is illegal."""
    if not 0 <= move < rules.MOVES or not rules.legal(setup, state) >> move & 1:
        return False
    rules.play(setup, state, move)
    settle(setup, state, stream)
    return True


@compiled
def others_play(
    setup: Record, state: Record, stream: Stream, levels: Record, scratch: Scratch
) -> None:
    """The players of the other seats move, until it is seat 0 or the game is over."""
    forget(scratch)
    while state.turn != 0 and state.phase != rules.OVER:
        if levels[state.turn] == RANDOM:
            move = one_of(rules.legal(setup, state), next_bits(stream))
        else:
            move = choose(setup, state, levels[state.turn], stream, scratch)
        rules.play(setup, state, move)
        settle(setup, state, stream)


@compiled
def others_play_randomly(setup: Record, state: Record, stream: Stream) -> None:
    """The same where all others are random, as quick as can be."""
    while state.turn != 0 and state.phase != rules.OVER:
        rules.play(setup, state, one_of(rules.legal(setup, state), next_bits(stream)))
        settle(setup, state, stream)


@compiled
def forget(scratch: Scratch) -> None:
    """What was solved at another table is not to be used at this one."""
    scratch.solved[0] = -1


# One table, in boxes


@compiled
def begin_in(setup: Box, state: Box, stream: Stream, begins: int) -> int:
    """Begin a game; the seat to act."""
    begin(setup[0], state[0], stream, begins)
    return state[0].turn


@compiled
def move_in(setup: Box, state: Box, stream: Stream, move: int) -> int:
    """Make a move; the seat to act then, -1 for an illegal move, -2 when the game is over."""
    if not try_move(setup[0], state[0], stream, move):
        return -1
    return -2 if state[0].phase == rules.OVER else state[0].turn


@compiled
def step_in(
    setup: Box, state: Box, stream: Stream, move: int, random: bool, numbers: Record
) -> int:
    """The same for seat 0, with what it sees, unless others are to act first.

    If these are `random`, they act at once.
    """
    acting = 0
    if not try_move(setup[0], state[0], stream, move):
        acting = -1
    elif state[0].turn != 0 and random:
        others_play_randomly(setup[0], state[0], stream)
    if state[0].phase == rules.OVER:
        acting = -2
    elif state[0].turn != 0:
        return state[0].turn
    observe(setup[0], state[0], 0, False, numbers)
    return acting


@compiled
def others_in(
    setup: Box, state: Box, stream: Stream, levels: Record, scratch: Scratch, numbers: Record
) -> int:
    """The other seats play; 0 when it is seat 0 again, -2 when the game is over."""
    others_play(setup[0], state[0], stream, levels, scratch)
    observe(setup[0], state[0], 0, False, numbers)
    return -2 if state[0].phase == rules.OVER else 0


@compiled
def observe_in(setup: Box, state: Box, seat: int, reveal: bool, numbers: Record) -> None:
    observe(setup[0], state[0], seat, reveal, numbers)


@compiled
def reward_in(setup: Box, state: Box, seat: int, kind: int) -> float:
    return reward(setup[0], state[0], seat, kind)


# Many tables


@compiled
def begin_all(
    setup: Box,
    states: Record,
    streams: Record,
    chosen: Record,
    levels: Record,
    begins: int,
    scratch: Scratch,
    numbers: Record,
) -> None:
    """Begin the next game at all tables that are chosen."""
    for table in range(len(states)):
        state = states[table]
        if chosen[table]:
            begin(setup[0], state, streams[table], begins)
            others_play(setup[0], state, streams[table], levels, scratch)
        observe(setup[0], state, 0, False, numbers[table])


@compiled
def step_all(
    setup: Box,
    states: Record,
    streams: Record,
    moves: Record,
    over: Record,
    levels: Record,
    begins: int,
    kind: int,
    illegal: float,
    random: bool,
    scratch: Scratch,
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
            begin(setup[0], state, stream, begins)
            others_play(setup[0], state, stream, levels, scratch)
        elif not try_move(setup[0], state, stream, moves[table]):
            rewards[table] = illegal
        elif state.turn != 0 and random:
            others_play_randomly(setup[0], state, stream)
        elif state.turn != 0:
            others_play(setup[0], state, stream, levels, scratch)
        over[table] = state.phase == rules.OVER
        if over[table]:
            rewards[table] = reward(setup[0], state, 0, kind)
        observe(setup[0], state, 0, False, numbers[table])
