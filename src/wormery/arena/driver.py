"""Whole games, compiled: one source, bound to each game with its players.

The same dice fall, seat by seat, whoever sits there: each seat has a stream of dice, and one
more is for what chance brings at the beginning of a round.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wormery.games.compiling import Record, once_bound
from wormery.games.moments import A_ROUND, CHANCE, NOTHING, OVER
from wormery.games.randomness import Stream, begin_dice, begin_game, next_bits, one_of
from wormery.players.levels import RANDOM

# Of the game that this is bound to.
rules: Any = None
choose: Any = None
forget: Any = None
judge: Any = None


@once_bound
def play_game(
    setup: Record,
    state: Record,
    begins: int,
    levels: Record,
    stream: Stream,
    dice: Record,
    scratch: Any,
) -> tuple[int, int]:
    """Play a game to its end: how many decisions it took, and how many had a choice.

    `stream` is for the players, `dice` has the streams of dice.
    """
    decisions = choices = 0
    forget(scratch)
    rules.start(setup, state, begins)
    while True:
        actor = rules.actor(state)
        if actor >= 0:
            if rules.opens(state) != NOTHING:
                begin_dice(dice[actor])
            legal = rules.legal(setup, state)
            decisions += 1
            if legal & (legal - 1):
                choices += 1
            level = levels[actor]
            if level == RANDOM:
                move = one_of(legal, next_bits(stream))
            else:
                move = choose(setup, state, level, stream, scratch)
            rules.play(setup, state, move)
            actor = rules.actor(state)  # mostly chance: this saves a jump for each die
        if actor == CHANCE:
            opens = rules.opens(state)
            roller = rules.MOST_SEATS if opens == A_ROUND else state.turn
            if opens != NOTHING:
                begin_dice(dice[roller])
            rules.fall(setup, state, rules.sample(setup, state, next_bits(dice[roller])))
        elif actor == OVER:
            return decisions, choices


@once_bound
def play_games(
    setup: Record,
    finals: Record,
    counts: Record,
    levels: Record,
    seed: int,
    first: int,
    scratch: Any,
) -> None:
    """Play game `first` of a seed and those after it, as many as `finals` has places.

    `levels` has the level of each seat, as players/levels.py counts them.
    """
    stream = np.zeros(1, dtype=np.uint64)
    dice = np.zeros((rules.MOST_SEATS + 1, 2), dtype=np.uint64)
    for number in range(finals.shape[0]):
        begin_game(stream, dice, seed, first + number)
        begins = (first + number) % setup.seats
        state = finals[number]
        counts[number] = play_game(setup, state, begins, levels, stream, dice, scratch)


@once_bound
def count_points(setup: Record, finals: Record, scores: Record) -> None:
    """The points of everyone who can win, in every finished game."""
    for number in range(scores.shape[0]):
        for party in range(scores.shape[1]):
            scores[number, party] = rules.score(setup, finals[number], party)


@once_bound
def judge_games(setup: Record, finals: Record, won: Record, reasons: Record) -> None:
    """Who won each finished game, and the number of the reason."""
    for number in range(won.shape[0]):
        reasons[number] = judge(setup, finals[number], won[number])
