"""Whole games of It Happens.., compiled."""

import numpy as np

from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.players.ithappens.search import Scratch, choose, new_scratch
from wormery.players.levels import RANDOM
from wormery.games.randomness import (
    Bits,
    Stream,
    begin_dice,
    begin_game,
    below,
    mix,
    next_bits,
    one_of,
)


@compiled
def draw_mounds(deck: int, bits: Bits) -> int:
    """Three mounds of the deck, all threes equally likely."""
    drawn = 0
    for _ in range(rules.SHOWN):
        drawn |= 1 << one_of(deck & ~drawn, bits)
        bits = mix(bits)
    return drawn


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

    `stream` is for the players. `dice` has a stream for the mounds and one for each seat's
    dice: so the same dice fall, seat by seat, whoever sits there.
    """
    decisions = choices = 0
    rules.start(setup, state, begins)
    while state.phase != rules.OVER:
        if state.phase == rules.DIE_FALL:
            bits = next_bits(dice[state.turn])
            rules.fall(setup, state, 1 + below(bits, rules.FACES))
            continue
        if state.phase == rules.REVEAL:
            begin_dice(dice[rules.COLOURS])
            rules.fall(setup, state, draw_mounds(state.deck, next_bits(dice[rules.COLOURS])))
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
    dice = np.zeros((rules.COLOURS + 1, 2), dtype=np.uint64)
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
            scores[number, seat] = rules.score(setup, finals[number], seat)
