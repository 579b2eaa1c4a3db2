"""Games played on from any table, compiled: one source, bound to each game with its players."""

from __future__ import annotations

from typing import Any

import numpy as np

from wormery.games.compiling import Record, once_bound
from wormery.games.moments import A_TURN, CHANCE, OVER
from wormery.games.randomness import Stream, begin_stream, below, next_bits

# Of the game that this is bound to.
rules: Any = None
choose: Any = None
forget: Any = None


@once_bound
def play_to_end(
    setup: Record, state: Record, levels: Record, stream: Stream, scratch: Any
) -> None:
    """Play a game on to its end."""
    forget(scratch)
    while True:
        actor = rules.actor(state)
        if actor == OVER:
            return
        step(setup, state, actor, levels, stream, scratch)


@once_bound
def step(
    setup: Record, state: Record, actor: int, levels: Record, stream: Stream, scratch: Any
) -> None:
    """What comes next: a seat's move, or what chance brings."""
    if actor == CHANCE:
        rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))
    else:
        rules.play(setup, state, choose(setup, state, levels[actor], stream, scratch))


@once_bound
def play_keeping(
    setup: Record,
    levels: Record,
    seed: int,
    first: int,
    finals: Record,
    kept: Record,
    at: Record,
    turns: Record,
    scratch: Any,
) -> None:
    """Play games, each by the levels of its row, and keep some tables of each.

    Which ones is drawn: all that begin a turn have the same chance. `at` says how many turns
    were over at each table, `turns` how many there were in each game.
    """
    stream = np.zeros(1, dtype=np.uint64)
    for number in range(finals.shape[0]):
        begin_stream(stream, seed, first + number)
        state = finals[number]
        rules.start(setup, state, below(next_bits(stream), setup.seats))
        forget(scratch)
        turns[number] = 0
        while True:
            actor = rules.actor(state)
            if actor == OVER:
                break
            if rules.opens(state) == A_TURN:
                place = turns[number]
                if place >= kept.shape[1]:  # it may take the place of one kept before
                    place = below(next_bits(stream), place + 1)
                if place < kept.shape[1]:
                    kept[number, place] = state
                    at[number, place] = turns[number]
                turns[number] += 1
            step(setup, state, actor, levels[number], stream, scratch)


@once_bound
def play_often(
    setup: Record, table: Record, levels: Record, seed: int, finals: Record, scratch: Any
) -> None:
    """Play on from one table, again and again, with other dice each time."""
    stream = np.zeros(1, dtype=np.uint64)
    for number in range(finals.shape[0]):
        begin_stream(stream, seed, number)
        finals[number] = table[0]
        play_to_end(setup, finals[number], levels, stream, scratch)
