"""Teach the champion of Regenwormen what a table is worth to every seat.

Run as `python -m training.regenwormen_champion 2 3 4 5 6 7`; how it learns is said in
training/learning.py.
"""

from __future__ import annotations

import numpy as np

from training.learning import Program, Seen, Shape
from wormery.evaluation.network import Network
from wormery.evaluation.regenwormen.learned import (
    FILES,
    OF_A_SEAT,
    SEATS,
    describe,
    new_learned,
)
from wormery.evaluation.regenwormen.looking import Looking, look_through, new_looking
from wormery.evaluation.regenwormen.winning import driver
from wormery.games.compiling import Record, compiled, new_record
from wormery.games.randomness import Stream, begin_stream, below, next_bits, one_of
from wormery.games.regenwormen import GAME, rules
from wormery.solver.regenwormen.turn import FAIL, STEAL, TAKE, worth_of_rolling

MOST_TURNS = 150  # of a game; what a longer one comes to is what the network says there
# Players who know nothing play games without end, and learn from them that nothing matters. So
# at first a table is worth a little of what it would be if the game ended there.
ENDING = 0.02  # of the trace, which falls
EXPLORING = 6  # turns of a hundred are played half at random
SHORT_ROW = 30  # games of a hundred begin with some tiles out of the game


@compiled
def choose(setup: Record, state: Record, looking: Looking) -> int:
    """The best move, by the turn solved last."""
    legal = rules.legal(setup, state)
    if legal & (legal - 1) == 0:
        return one_of(legal, np.uint64(0))
    used = 0
    for symbol in range(rules.SYMBOLS):
        if state.aside[symbol]:
            used |= 1 << symbol
    best, best_value = 0, -1e300
    for move in range(rules.MOVES):
        if not legal >> move & 1:
            continue
        if move < rules.ROLL:
            dice = state.rolled[move]
            total = state.total + dice * rules.POINTS[move]
            value = looking.values[
                looking.tables.number[used | 1 << move, state.left - dice, total]
            ]
        elif move == rules.ROLL:
            here = np.uint64(looking.tables.number[used, state.left, state.total])
            value = worth_of_rolling(
                looking.tables, looking.ends[FAIL], looking.values, looking.best, here
            )
        elif move == rules.GIVE_UP:
            value = looking.ends[FAIL]
        else:
            tile = move - rules.TAKE
            value = looking.ends[(TAKE if state.row >> tile & 1 else STEAL) + tile]
        if value > best_value:
            best, best_value = move, value
    return best


@compiled
def begin(setup: Record, state: Record, stream: Stream) -> None:
    """Begin a game; now and then with a shorter row, and with tiles dealt out already."""
    rules.start(setup, state, below(next_bits(stream), setup.seats))
    if below(next_bits(stream), 100) >= SHORT_ROW:
        return
    out = below(next_bits(stream), 70)
    dealt = below(next_bits(stream), 70)
    for tile in range(rules.TILES):
        lot = below(next_bits(stream), 100)
        if lot < out:
            state.row &= ~(1 << tile)
        elif lot < out + dealt * (100 - out) // 100:
            seat = below(next_bits(stream), setup.seats)
            state.row &= ~(1 << tile)
            state.under[tile] = state.top[seat]
            state.top[seat] = tile
    if not state.row:
        rules.start(setup, state, below(next_bits(stream), setup.seats))


@compiled
def watch(
    setup: Record,
    state: Record,
    seed: int,
    trace: float,
    looking: Looking,
    features: Record,
    targets: Record,
) -> int:
    """Fill the arrays with tables of games among champions; how many there are."""
    learned = looking.learned
    stream = np.zeros(1, dtype=np.uint64)
    worth = np.zeros((MOST_TURNS, rules.MOST_SEATS))
    actors = np.zeros(MOST_TURNS, dtype=np.int64)
    explored = np.zeros(MOST_TURNS, dtype=np.int64)
    later = np.zeros(rules.MOST_SEATS)
    noted = number = 0
    while noted + MOST_TURNS <= targets.shape[0]:
        begin_stream(stream, seed, number)
        number += 1
        setup.short = below(next_bits(stream), 4) == 0
        setup.lower_highest = below(next_bits(stream), 4) == 0
        begin(setup, state, stream)
        turns = 0
        exploring = False
        while state.phase != rules.OVER and turns < MOST_TURNS:
            if state.phase == rules.TURN:
                look_through(setup, state, looking, worth[turns])
                driver.shares_of_win(setup, state, learned.shares)
                for seat in range(setup.seats):
                    more = learned.shares[seat] - worth[turns, seat]
                    worth[turns, seat] += ENDING * trace * more
                describe(setup, state, learned.worms, learned.shares, learned.layers.features)
                features[noted + turns, :] = learned.layers.features
                exploring = below(next_bits(stream), 100) < EXPLORING
                actors[turns], explored[turns] = state.turn, exploring
                turns += 1
            if state.phase == rules.DICE_FALL:
                rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))
            elif exploring and next_bits(stream) & np.uint64(1):
                rules.play(setup, state, one_of(rules.legal(setup, state), next_bits(stream)))
            else:
                rules.play(setup, state, choose(setup, state, looking))
        if state.phase == rules.OVER:
            driver.shares_of_win(setup, state, later)
        else:
            later[:] = worth[turns - 1]
        for place in range(turns - 1, -1, -1):
            keep = 0.0 if explored[place] else trace
            for seat in range(setup.seats):
                later[seat] = keep * later[seat] + (1.0 - keep) * worth[place, seat]
            for relative in range(setup.seats):
                seat = (actors[place] + relative) % setup.seats
                targets[noted + place, relative] = later[seat]
        noted += turns
    return noted


def play(seats: int, tables: int, network: Network, trace: float, seed: int) -> Seen:
    """One pass, in one thread."""
    setup, state = new_record(rules.SETUP), new_record(rules.STATE)
    setup.seats = seats
    features = np.zeros((tables + MOST_TURNS, shape(seats).features), dtype=np.float32)
    targets = np.zeros((tables + MOST_TURNS, seats), dtype=np.float32)
    looking = new_looking(new_learned(network))
    number = watch(setup, state, seed, trace, looking, features, targets)
    return Seen(features[:number].astype(np.float16), targets[:number])


def shape(seats: int) -> Shape:
    """With two seats little is left to gain, and a larger network finds more of it."""
    return Shape(SEATS + seats * OF_A_SEAT, chances=seats, first=256 if seats == 2 else 128)


if __name__ == "__main__":
    Program("training.regenwormen_champion", __doc__, GAME, FILES, shape, play).main()
