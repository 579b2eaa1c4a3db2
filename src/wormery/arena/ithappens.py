"""Whole games of It Happens.., compiled."""

import numpy as np

from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.players import ithappens as simple
from wormery.players.randomness import Bits, Stream, begin_stream, below, mix, next_bits, one_of


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
    setup: Record, state: Record, begins: int, simple_seats: int, stream: Stream
) -> tuple[int, int]:
    """Play a game to its end: how many decisions it took, and how many had a choice."""
    decisions = choices = 0
    rules.start(setup, state, begins)
    while state.phase != rules.OVER:
        if state.phase == rules.DIE_FALL:
            rules.fall(setup, state, 1 + below(next_bits(stream), rules.FACES))
            continue
        if state.phase == rules.REVEAL:
            rules.fall(setup, state, draw_mounds(state.deck, next_bits(stream)))
            continue
        legal = rules.legal(setup, state)
        decisions += 1
        if legal & (legal - 1):
            choices += 1
        if simple_seats >> int(state.turn) & 1:
            move = simple.choose(setup, state, next_bits(stream))
        else:
            move = one_of(legal, next_bits(stream))
        rules.play(setup, state, move)
    return decisions, choices


@compiled
def play_games(
    setup: Record, finals: Record, counts: Record, simple_seats: int, seed: int, first: int
) -> None:
    """Play game `first` of a seed and those after it, as many as `finals` has places."""
    stream = np.zeros(1, dtype=np.uint64)
    for number in range(finals.shape[0]):
        begin_stream(stream, seed, first + number)
        begins = (first + number) % setup.seats
        decisions, choices = play_game(setup, finals[number], begins, simple_seats, stream)
        counts[number, 0] = decisions
        counts[number, 1] = choices


@compiled
def count_points(setup: Record, finals: Record, scores: Record) -> None:
    """The points of every seat or colour in every finished game."""
    for number in range(scores.shape[0]):
        for seat in range(scores.shape[1]):
            scores[number, seat] = rules.score(setup, finals[number], seat)
