"""Teach the champion of It Happens.. what a table is worth to every colour.

Run as `python -m training.ithappens_champion 2 3 4 5`; how it learns is said in
training/learning.py. Half of the games are played with mounds drawn at random, so that what is
learned does not depend on the set that we ship.
"""

from __future__ import annotations

import numpy as np

from training.learning import Program, Seen, Shape
from wormery.evaluation.ithappens.learned import (
    FEATURES,
    FILES,
    OF_A_BLOCK,
    OUTLOOK,
    SCORE_SCALE,
    Learned,
    colour_at,
    describe,
    new_learned,
    outlook_at,
)
from wormery.evaluation.ithappens.looking import Looking, best_move, look_through, new_looking
from wormery.evaluation.network import Network
from wormery.games.compiling import Record, compiled, new_record
from wormery.games.ithappens import GAME, rules
from wormery.games.randomness import Stream, begin_stream, below, next_bits, one_of

MOST_TURNS = 400  # of a game, the moments between rounds counted in
EXPLORING = 6  # turns of a hundred are played at random
RESULTS = 1.0  # as a trace: only what became of the game counts, and nobody explores
DRAWN = 50  # games of a hundred are played with mounds drawn at random
BLOCKS = rules.SHOWN * OF_A_BLOCK


@compiled
def draw_mounds(setup: Record, stream: Stream) -> None:
    """Mounds at random, with about as much on them as on ours."""
    for mound in range(rules.MOUNDS):
        setup.general[mound] = 2 + below(next_bits(stream), 3)
        setup.queen[mound] = setup.general[mound] + 1 + below(next_bits(stream), 5)
        setup.worm_number[mound] = 2 + below(next_bits(stream), 10)
        finds = 30 + below(next_bits(stream), 50)
        for column in range(rules.COLUMNS):
            setup.height[mound, column] = 1 + below(next_bits(stream), rules.FIELDS)
            for field in range(rules.FIELDS):
                setup.find[mound, column, field] = rules.EMPTY
                lot = below(next_bits(stream), 100)
                if field < setup.height[mound, column] and lot < finds:
                    kind = below(next_bits(stream), rules.KINDS + 2)
                    worm = kind >= rules.KINDS
                    find = rules.FIND_WORM if worm else rules.FIND_OBJECT + kind
                    setup.find[mound, column, field] = find


@compiled
def watch(
    ours: Record,
    setup: Record,
    state: Record,
    seed: int,
    trace: float,
    learned: Learned,
    looking: Looking,
    features: Record,
    targets: Record,
) -> int:
    """Fill the arrays with tables of games among champions; how many there are."""
    colours = setup.colours
    stream = np.zeros(1, dtype=np.uint64)
    worth = np.zeros((MOST_TURNS, OUTLOOK))
    turns_of = np.zeros(MOST_TURNS, dtype=np.int64)
    explored = np.zeros(MOST_TURNS, dtype=np.int64)
    later = np.zeros(OUTLOOK)
    noted = number = 0
    while noted + MOST_TURNS <= targets.shape[0]:
        begin_stream(stream, seed, number)
        number += 1
        setup.height[:], setup.find[:] = ours.height, ours.find
        setup.worm_number[:], setup.queen[:] = ours.worm_number, ours.queen
        setup.general[:] = ours.general
        setup.skip_before_roll = below(next_bits(stream), 4) == 0
        setup.third_worms = 2 if below(next_bits(stream), 4) == 0 else 0
        if below(next_bits(stream), 100) < DRAWN:
            draw_mounds(setup, stream)
        rules.start(setup, state, below(next_bits(stream), setup.seats))
        turns = 0
        exploring = False
        while state.phase != rules.OVER:
            if state.phase == rules.TURN or state.phase == rules.REVEAL:
                describe(setup, state, learned)
                blocks = features[noted + turns, FEATURES:]
                features[noted + turns, :FEATURES] = learned.layers.features
                for block in range(rules.SHOWN):
                    blocks[block * OF_A_BLOCK : (block + 1) * OF_A_BLOCK] = (
                        learned.layers.blocks[block]
                    )
                turns_of[turns] = state.turn
                explored[turns] = 0
                if state.phase == rules.TURN:
                    look_through(setup, state, learned, looking)
                    worth[turns] = looking.value
                    lot = below(next_bits(stream), 100)
                    exploring = trace < RESULTS and lot < EXPLORING
                    explored[turns] = exploring
                else:
                    worth[turns, 0] = -1.0  # what the round that begins is worth
                turns += 1
            if state.phase == rules.REVEAL or state.phase == rules.DIE_FALL:
                rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))
                continue
            legal = rules.legal(setup, state)
            if exploring:
                rules.play(setup, state, one_of(legal, next_bits(stream)))
                continue
            if state.phase == rules.PLACING and legal & (legal - 1):
                look_through(setup, state, learned, looking)
            if legal & (legal - 1):
                rules.play(setup, state, best_move(legal, state.turn, looking.moves))
            else:
                rules.play(setup, state, one_of(legal, np.uint64(0)))
        outlook_at(setup, state, learned, later)
        for place in range(turns - 1, -1, -1):
            if worth[place, 0] >= 0.0:
                keep = 0.0 if explored[place] else trace
                for each in range(OUTLOOK):
                    later[each] = keep * later[each] + (1.0 - keep) * worth[place, each]
            for relative in range(colours):
                colour = colour_at(setup, turns_of[place], relative)
                score = later[rules.COLOURS + colour] / SCORE_SCALE
                targets[noted + place, relative] = later[colour]
                targets[noted + place, colours + relative] = score
        noted += turns
    return noted


def play(seats: int, tables: int, network: Network, trace: float, seed: int) -> Seen:
    """One pass, in one thread."""
    start = GAME.start(seats=seats)
    setup, state = new_record(rules.SETUP), new_record(rules.STATE)
    setup.seats, setup.colours = seats, start.colours
    features = np.zeros((tables + MOST_TURNS, FEATURES + BLOCKS), dtype=np.float32)
    targets = np.zeros((tables + MOST_TURNS, 2 * start.colours), dtype=np.float32)
    learned = new_learned(network)
    looking = new_looking(learned)
    number = watch(start.setup, setup, state, seed, trace, learned, looking, features, targets)
    return Seen(features[:number].astype(np.float16), targets[:number])


def shape(seats: int) -> Shape:
    colours = GAME.start(seats=seats).colours
    return Shape(
        FEATURES,
        chances=colours,
        others=colours,
        blocks=rules.SHOWN,
        of_a_block=OF_A_BLOCK,
        first=96,
        one_block=64,
        second=32,
    )


if __name__ == "__main__":
    Program("training.ithappens_champion", __doc__, GAME, FILES, shape, play).main()
