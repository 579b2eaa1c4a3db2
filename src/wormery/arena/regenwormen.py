"""Whole games of Regenwormen, compiled."""

from itertools import product

import numpy as np

from wormery.games.compiling import Record, compiled
from wormery.games.regenwormen import dice, rules
from wormery.players.levels import RANDOM
from wormery.games.randomness import (
    LOW_32,
    U32,
    Bits,
    Stream,
    begin_dice,
    begin_game,
    next_bits,
    one_of,
)
from wormery.players.regenwormen import Scratch, choose, new_scratch

# Every ordered way in which up to four dice can fall, packed. Two of them make any throw.
FEW = rules.DICE // 2
THROWS = np.array([rules.SYMBOLS**count for count in range(FEW + 1)])
THROW = np.zeros((FEW + 1, THROWS[FEW]), dtype=np.int64)
for _count in range(FEW + 1):
    for _number, _symbols in enumerate(product(range(rules.SYMBOLS), repeat=_count)):
        THROW[_count, _number] = dice.pack(map(_symbols.count, range(rules.SYMBOLS)))


@compiled
def throw(count: int, bits: Bits) -> int:
    """So many dice, thrown: four bits count each symbol."""
    half = count // 2
    rest = count - half
    one = ((bits >> U32) * np.uint64(THROWS[half])) >> U32
    other = ((bits & LOW_32) * np.uint64(THROWS[rest])) >> U32
    return THROW[half, one] + THROW[rest, other]


@compiled
def play_game(
    setup: Record,
    state: Record,
    begins: int,
    levels: Record,
    stream: Stream,
    dice: Record,
    scratch: Scratch,
) -> tuple[int, int]:
    """Play a game to its end: how many decisions it took, and how many had a choice.

    `stream` is for the players. `dice` has a stream for each seat: so the same dice fall,
    seat by seat, whoever sits there.
    """
    decisions = choices = 0
    rules.start(setup, state, begins)
    while state.phase != rules.OVER:
        if state.phase == rules.DICE_FALL:
            rules.fall(setup, state, throw(state.left, next_bits(dice[state.turn])))
            continue
        if state.phase == rules.TURN:
            begin_dice(dice[state.turn])
        legal = rules.legal(setup, state)
        decisions += 1
        if legal & (legal - 1):
            choices += 1
        level = levels[state.turn]
        if level == RANDOM:
            move = one_of(legal, next_bits(stream))
        else:
            move = choose(setup, state, level, stream, scratch)
        rules.play(setup, state, move)
    return decisions, choices


@compiled
def play_games_in(
    setup: Record,
    finals: Record,
    counts: Record,
    levels: Record,
    seed: int,
    first: int,
    scratch: Scratch,
) -> None:
    stream = np.zeros(1, dtype=np.uint64)
    dice = np.zeros((rules.MOST_SEATS, 2), dtype=np.uint64)
    for number in range(finals.shape[0]):
        begin_game(stream, dice, seed, first + number)
        begins = (first + number) % setup.seats
        state = finals[number]
        counts[number] = play_game(setup, state, begins, levels, stream, dice, scratch)


def play_games(
    setup: Record, finals: Record, counts: Record, levels: Record, seed: int, first: int
) -> None:
    """Play game `first` of a seed and those after it, as many as `finals` has places.

    `levels` has the level of each seat, as players/levels.py counts them.
    """
    play_games_in(setup, finals, counts, levels, seed, first, new_scratch())


@compiled
def count_points(setup: Record, finals: Record, scores: Record) -> None:
    """The points of every seat or colour in every finished game."""
    for number in range(scores.shape[0]):
        for seat in range(scores.shape[1]):
            scores[number, seat] = rules.worms(finals[number], seat)
