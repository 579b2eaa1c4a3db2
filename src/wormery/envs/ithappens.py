"""A table of It Happens.., or many of them, driven by the compiled rules.

An observation is written from the seat that looks: seats are counted from it clockwise, and
the third colour comes last. Point tiles of others lie face down (IH-9).
"""

from __future__ import annotations

import numpy as np

from wormery.arena.ithappens import draw_mounds
from wormery.envs.layout import Layout, Part
from wormery.envs.outcome import RANK, WIN, place_among, share_of_win
from wormery.envs.streams import GAMES, SEED
from wormery.games.compiling import Box, Record, compiled
from wormery.games.ithappens import rules
from wormery.games.ithappens.mounds import MOST_POINTS
from wormery.players.ithappens.search import Scratch, choose, new_scratch
from wormery.players.levels import RANDOM
from wormery.games.randomness import (
    Stream,
    begin_stream,
    below,
    count_ones,
    next_bits,
    one_of,
)

__all__ = ["Scratch", "layout", "new_scratch"]

FINDS = rules.FIND_OBJECT + rules.KINDS  # nothing, a worm, or an object of a kind

STATE = np.dtype((np.record, rules.STATE))


def layout(seats: int) -> Layout:
    """The parts of an observation, in the order in which `observe` writes them."""
    shown, colours = rules.SHOWN, max(seats, rules.THIRD + 1)
    return Layout(
        [
            Part("rounds", (1,), rules.ROUNDS),
            Part("starter", (seats,), 1),
            Part("turn", (seats,), 1),
            Part("gone", (rules.MOUNDS,), 1),
            Part("values", (shown, 3), rules.FACES * rules.FIELDS),
            Part("finds", (shown, rules.COLUMNS, rules.FIELDS, FINDS), 1),
            Part("columns", (shown, colours), rules.COLUMNS),
            Part("dice", (shown, colours, rules.FIELDS), rules.FACES),
            Part("hands", (seats,), rules.DICE),
            Part("third_hands", (seats,), rules.THIRD_DICE),
            Part("worms", (colours,), rules.WORMS),
            Part("objects", (colours, rules.KINDS), rules.OBJECTS_OF_A_KIND),
            Part("point_tiles", (colours,), rules.MOUNDS),
            Part("queens", (colours,), rules.MOUNDS),
            Part("generals", (colours,), rules.MOUNDS),
            Part("points", (colours,), rules.MOUNDS * MOST_POINTS),
            Part("supply", (1,), rules.WORMS),
            Part("colour", (colours,), 1),
            Part("die", (rules.FACES,), 1),
        ],
        rules.MOVES,
    )


@compiled
def colour_at(setup: Record, seat: int, place: int) -> int:
    """The colour at a place counted from a seat; the third colour is always last."""
    if place >= setup.seats:
        return place
    return seat + place if seat + place < setup.seats else seat + place - setup.seats


@compiled
def observe(setup: Record, state: Record, seat: int, reveal: bool, numbers: Record) -> None:
    """Write what a seat sees; with `reveal` all point tiles lie open."""
    numbers[0] = state.rounds
    at = 1
    for place in range(setup.seats):
        numbers[at + place] = colour_at(setup, seat, place) == state.starter
        numbers[at + setup.seats + place] = colour_at(setup, seat, place) == state.turn
    at = observe_mounds(setup, state, at + 2 * setup.seats, numbers)
    at = observe_dice(setup, state, seat, at, numbers)
    at = observe_holdings(setup, state, seat, reveal, at, numbers)
    numbers[at] = rules.worms_in_supply(state)
    at += 1
    for place in range(setup.colours):
        numbers[at + place] = colour_at(setup, seat, place) == state.colour
    at += setup.colours
    for face in range(rules.FACES):
        numbers[at + face] = state.die == face + 1
    at += rules.FACES
    legal = rules.legal(setup, state) if seat == state.turn else 0
    for move in range(rules.MOVES):
        numbers[at + move] = legal >> move & 1


@compiled
def observe_mounds(setup: Record, state: Record, at: int, numbers: Record) -> int:
    """Which mounds are gone, and what the shown ones are worth and hold."""
    end = at + rules.MOUNDS + rules.SHOWN * (3 + rules.COLUMNS * rules.FIELDS * FINDS)
    numbers[at:end] = 0
    for mound in range(rules.MOUNDS):
        numbers[at + mound] = 1 - (state.deck >> mound & 1)
    finds = at + rules.MOUNDS + 3 * rules.SHOWN
    for place in range(rules.SHOWN):
        mound = state.shown[place]
        if mound == rules.NONE:
            continue
        numbers[at + mound] = 0
        values = at + rules.MOUNDS + 3 * place
        numbers[values] = setup.queen[mound]
        numbers[values + 1] = setup.general[mound]
        numbers[values + 2] = setup.worm_number[mound]
        for column in range(rules.COLUMNS):
            for field in range(setup.height[mound, column]):
                number = (place * rules.COLUMNS + column) * rules.FIELDS + field
                numbers[finds + number * FINDS + setup.find[mound, column, field]] = 1
    return end


@compiled
def observe_dice(setup: Record, state: Record, seat: int, at: int, numbers: Record) -> int:
    """Each colour's column and dice on each mound, and the dice still in hand."""
    dice = at + rules.SHOWN * setup.colours
    hands = dice + rules.SHOWN * setup.colours * rules.FIELDS
    for shown in range(rules.SHOWN):
        for place in range(setup.colours):
            colour = colour_at(setup, seat, place)
            number = shown * setup.colours + place
            numbers[at + number] = state.column[shown, colour] + 1
            for field in range(rules.FIELDS):
                numbers[dice + number * rules.FIELDS + field] = state.dice[shown, colour, field]
    for place in range(setup.seats):
        colour = colour_at(setup, seat, place)
        numbers[hands + place] = state.hand[colour]
        numbers[hands + setup.seats + place] = state.third_hand[colour]
    return hands + 2 * setup.seats


@compiled
def observe_holdings(
    setup: Record, state: Record, seat: int, reveal: bool, at: int, numbers: Record
) -> int:
    """Worms and objects of each colour; its point tiles only to who may see them."""
    colours = setup.colours
    reveal = reveal or setup.open_points or state.phase == rules.OVER
    objects = at + colours
    tiles = objects + colours * rules.KINDS
    for place in range(colours):
        colour = colour_at(setup, seat, place)
        numbers[at + place] = state.worms[colour]
        for kind in range(rules.KINDS):
            numbers[objects + place * rules.KINDS + kind] = state.objects[colour, kind]
        queens = count_ones(state.queens[colour])
        generals = count_ones(state.generals[colour])
        seen = reveal or colour == seat
        numbers[tiles + place] = queens + generals
        numbers[tiles + colours + place] = queens if seen else 0
        numbers[tiles + 2 * colours + place] = generals if seen else 0
        points = rules.point_tiles(setup, state, colour) if seen else 0
        numbers[tiles + 3 * colours + place] = points
    return tiles + 4 * colours


@compiled
def settle(setup: Record, state: Record, stream: Stream) -> None:
    """Let chance act, until a seat is to act or the game is over."""
    while True:
        if state.phase == rules.DIE_FALL:
            rules.fall(setup, state, 1 + below(next_bits(stream), rules.FACES))
        elif state.phase == rules.REVEAL:
            rules.fall(setup, state, draw_mounds(state.deck, next_bits(stream)))
        else:
            return


# How a game ended


@compiled
def standing(setup: Record, state: Record, colour: int) -> int:
    """How a colour stands at the end: by points, queens, generals, worms (IH-11)."""
    tiles = 16 * count_ones(state.queens[colour]) + count_ones(state.generals[colour])
    return (256 * rules.score(setup, state, colour) + tiles) * 32 + state.worms[colour]


@compiled
def reward(setup: Record, state: Record, seat: int, kind: int) -> float:
    """What the end of a game is worth to a seat; the third colour counts as one of them."""
    own = standing(setup, state, seat)
    equal = better = most = 0
    for other in range(setup.colours):
        if other != seat:
            theirs = standing(setup, state, other)
            equal += theirs == own
            better += theirs > own
            most = max(most, rules.score(setup, state, other))
    if kind == WIN:
        return share_of_win(equal, better)
    if kind == RANK:
        return place_among(setup.colours - 1, equal, better)
    return float(rules.score(setup, state, seat) - most)


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
