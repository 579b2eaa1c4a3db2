"""The players of It Happens.. play legally, reproducibly, and each better than the last."""

from random import Random
from typing import Any

import numpy as np
import pytest
from benchmarks.strength import strength
from tests.helpers import all_options, random_mounds, random_step
from tests.proof import times

from wormery import games
from wormery.arena.batch import driver_of
from wormery.games import CHANCE, OVER
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.games.randomness import Stream, begin_stream, below, next_bits, one_of
from wormery.players.ithappens.search import Scratch, choose, new_scratch
from wormery.players.levels import BEGINNER, CASUAL, CHAMPION, EXPERT, LEVELS, RANDOM, SKILLED

GAME = games.load("it-happens")


@compiled
def fuzz(
    setup: Record, states: Record, level: int, number: int, stream: Stream, scratch: Scratch
) -> int:
    """Ask the player in so many positions of random games; how often it was wrong."""
    state, wrong = states[0], 0
    rules.start(setup, state, 0)
    while number:
        if state.phase == rules.OVER:
            rules.start(setup, state, below(next_bits(stream), setup.seats))
        elif rules.actor(state) == CHANCE:
            rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))
        else:
            legal = rules.legal(setup, state)
            bits = next_bits(stream)
            # Long searches are asked for one position in ten.
            if level <= CASUAL or below(next_bits(stream), 10) == 0:
                number -= 1
                move = choose(setup, state, level, stream, scratch)
                if move < 0 or not legal >> move & 1 or rules.legal(setup, state) != legal:
                    wrong += 1
            rules.play(setup, state, one_of(legal, bits))
    return wrong


@pytest.mark.parametrize(
    ("level", "number"),
    [
        (RANDOM, times(200, 1000)),
        (BEGINNER, times(200, 1000)),
        (CASUAL, times(200, 1000)),
        (SKILLED, times(15, 60)),
        (EXPERT, times(2, 8)),
    ],
)
def test_every_choice_is_legal(level: int, number: int) -> None:
    random, scratch = Random(level), new_scratch()
    states, stream = np.zeros(1, dtype=rules.STATE), np.zeros(1, dtype=np.uint64)
    for seats in GAME.seats:
        for options in all_options(GAME):
            for mounds in ("wormery-1", random_mounds(random)):
                setup = GAME.start(seats=seats, mounds=mounds, **options).setup
                begin_stream(stream, level, seats)
                assert fuzz(setup, states, level, number, stream, scratch) == 0


@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_the_same_stream_brings_the_same_choice_and_the_record_stays(level: int) -> None:
    random, scratch, other = Random(3), new_scratch(), new_scratch()
    position: Any = GAME.start(seats=2)
    for _ in range(60):
        if position.actor not in (CHANCE, OVER):
            stream = np.full(1, 7, dtype=np.uint64)
            state = position.state
            first = choose(position.setup, state, level, stream, scratch)
            assert state.tobytes() == position.state.tobytes()
            stream[0] = 7
            assert choose(position.setup, state, level, stream, other) == first
            assert (
                choose(position.setup, state, EXPERT if level else RANDOM, stream, other) >= 0
            )
        position = position.after(random_step(position, random))


def test_games_are_the_same_in_one_block_or_several() -> None:
    setup = GAME.start(seats=3).setup
    levels = np.array([BEGINNER, SKILLED, CASUAL])
    whole, parts = (np.zeros(6, dtype=rules.STATE) for _ in range(2))
    counts = np.zeros((6, 2), dtype=np.int64)
    play_games, scratch = driver_of(GAME).play_games, new_scratch()
    play_games(setup, whole, counts, levels, 5, 0, scratch)
    for first in (0, 2, 4):
        play_games(setup, parts[first:][:2], counts[:2], levels, 5, first, scratch)
    assert (whole == parts).all()


def test_a_beginner_misjudges_but_mostly_a_little() -> None:
    """It often plays as the casual player does, and hardly ever as if at random."""
    scratch, stream, random = new_scratch(), np.ones(1, dtype=np.uint64), Random(4)
    same = {BEGINNER: 0, RANDOM: 0}
    position: Any = GAME.start(seats=3)
    number = 0
    while position.actor != OVER:
        if position.actor != CHANCE and len(position.moves) > 1 and position.die:
            number += 1
            wanted = choose(position.setup, position.state, CASUAL, stream, scratch)
            for level in same:
                move = choose(position.setup, position.state, level, stream, scratch)
                same[level] += move == wanted
        position = position.after(random_step(position, random))
    assert same[RANDOM] < 0.5 * number < same[BEGINNER] < number


@pytest.mark.parametrize(
    ("level", "deals", "least"),
    [
        (BEGINNER, times(100, 300), 0.7),
        (CASUAL, times(150, 500), 0.6),
        (SKILLED, times(20, 40), 0.7),
        (EXPERT, times(4, 10), 0.6),
        (CHAMPION, times(3, 20), 0.6),
    ],
)
def test_each_level_beats_the_one_below(level: int, deals: int, least: float) -> None:
    assert strength("it-happens", level, level - 1, 2, deals)[0] > least


def test_the_expert_uses_worms_and_the_third_colour() -> None:
    scratch, stream, random = new_scratch(), np.ones(1, dtype=np.uint64), Random(6)
    used = set()
    for _ in range(2):
        position: Any = GAME.start(seats=2)
        while position.actor != OVER:
            if position.actor == CHANCE:
                position = position.after(random_step(position, random))
                continue
            number = choose(position.setup, position.state, EXPERT, stream, scratch)
            move = GAME.moves[number]
            own = "roll" in [each.text for each in position.moves]
            used.add(move.text if move.text != "roll third" or own else "")
            position = position.after(move)
    assert {"roll", "roll third", "reroll", "skip", "place 1"} <= used
