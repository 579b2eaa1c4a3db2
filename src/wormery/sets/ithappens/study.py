"""What a mound set does to the game: a study of very many games.

Players go by the rules of thumb of `casual`, and for comparison at random or by one idea.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.ithappens import thumb
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import GAME, rules
from wormery.games.ithappens.mounds import DEFAULT, MoundSet
from wormery.games.randomness import Stream, begin_stream, next_bits, one_of

BLOCK = 1000  # games that a thread plays before it takes the next
SEED = 2024

# How a seat plays. The last two know one thing only.
RANDOM, SIMPLE, DEAREST, FINDER = range(4)
STYLES = ("random", "casual", "dearest", "finder")

PARTS = ("queens", "generals", "pairs", "most kinds", "worms")

PLAYED = np.dtype(
    [
        ("parts", "i2", (rules.COLOURS, len(PARTS))),  # points of each colour
        ("queens", "i1", rules.COLOURS),  # tiles, which decide when points are level
        ("generals", "i1", rules.COLOURS),
        ("worms", "i1", rules.COLOURS),
        ("begins", "i1"),
        ("stuck", "i1", rules.COLOURS),  # rounds that ended with dice in a colour's hand
        ("column", "i1", rules.MOUNDS),  # from which each mound's queen was won
        ("close", "i1", 2),  # mounds where the place further left won queen or general
        ("kinds_out", "i1"),  # kinds of object of which no tile was left at the end
        ("worms_out", "i1"),  # was there a moment without a worm in the supply?
        ("in_vain", "i1"),  # dice on a find of which the supply had none left
        ("turns", "i2"),  # dice that were placed, and turns that were skipped
        ("rerolls", "i2"),
        ("skips", "i2"),
    ]
)


@compiled
def one_idea(setup: Record, state: Record, style: int, legal: int) -> int:
    """Roll at once, and place on the dearest mound, or on any field with a find."""
    for move in (rules.ROLL_OWN, rules.ROLL_THIRD):
        if legal >> move & 1:
            return move
    best, best_value = 0, -1
    for place in range(rules.SHOWN):
        if legal >> rules.PLACE + place & 1:
            mound, colour = state.shown[place], state.colour
            value = int(setup.queen[mound])
            if style == FINDER:
                column = state.column[place, colour]
                field = setup.height[mound, column] - state.room[place, colour]
                if column == rules.NONE:
                    column, field = rules.leftmost_free_column(state, place), 0
                value += 100 * int(setup.find[mound, column, field] != rules.EMPTY)
            if value > best_value:
                best, best_value = rules.PLACE + place, value
    return best


@compiled
def play_game(
    setup: Record, tables: Record, game: Record, styles: Record, stream: Stream
) -> None:
    """Play a game to its end; the second table has the dice that the rules clear away."""
    state, table = tables[0], tables[1]
    rules.start(setup, state, game.begins)
    while state.phase != rules.OVER:
        if state.phase == rules.DIE_FALL or state.phase == rules.REVEAL:
            rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))
            continue
        legal, bits = rules.legal(setup, state), next_bits(stream)
        style = styles[state.turn]
        if style == SIMPLE:
            move = thumb.choose(setup, state)
        elif style == RANDOM:
            move = one_of(legal, bits)
        else:
            move = one_idea(setup, state, style, legal)
        if move >= rules.PLACE:
            tables[1] = tables[0]
            watch_die(setup, table, game, move - rules.PLACE)
        game.turns += move >= rules.PLACE or move == rules.SKIP
        game.rerolls += move == rules.REROLL
        game.skips += move == rules.SKIP
        rules.play(setup, state, move)
        game.worms_out |= rules.worms_in_supply(state) == 0
        if state.phase == rules.REVEAL or state.phase == rules.OVER:
            watch_round(setup, table, state, game)
    watch_end(setup, state, game)


@compiled
def watch_die(setup: Record, table: Record, game: Record, place: int) -> None:
    """Lay the die on the copied table, and see whether its find is still to be had."""
    thumb.take_from_hand(table, 1)
    find = rules.lay_die(setup, table, place, table.colour, table.die)
    if find == rules.FIND_WORM:
        game.in_vain += rules.worms_in_supply(table) == 0
    elif find != rules.EMPTY:
        game.in_vain += rules.objects_in_supply(table, find - rules.FIND_OBJECT) == 0


@compiled
def watch_round(setup: Record, table: Record, state: Record, game: Record) -> None:
    """`table` is the round as it ended; `state` has its points given out already."""
    for colour in range(setup.colours):
        game.stuck[colour] += thumb.dice_left(setup, table, colour) > 0
    for place in range(rules.SHOWN):
        mound = int(table.shown[place])
        sums = np.zeros(rules.COLOURS, dtype=np.int64)
        queen, general = rules.NONE, rules.NONE
        for colour in range(setup.colours):
            sums[colour] = rules.sum_of_dice(table, place, colour)
            if state.queens[colour] >> mound & 1:
                queen = colour
            if state.generals[colour] >> mound & 1:
                general = colour
        game.column[mound] = table.column[place, queen]
        for rival in range(setup.colours):
            if sums[rival] and rival != queen and sums[rival] == sums[queen]:
                game.close[0] += 1
                break
        for rival in range(setup.colours):
            others = rival != queen and rival != general and sums[rival] > 0
            if others and sums[rival] == sums[general]:
                game.close[1] += 1
                break


@compiled
def watch_end(setup: Record, state: Record, game: Record) -> None:
    for kind in range(rules.KINDS):
        game.kinds_out += rules.objects_in_supply(state, kind) == 0
    for colour in range(setup.colours):
        for mound in range(rules.MOUNDS):
            if state.queens[colour] >> mound & 1:
                game.queens[colour] += 1
                game.parts[colour, 0] += setup.queen[mound]
            if state.generals[colour] >> mound & 1:
                game.generals[colour] += 1
                game.parts[colour, 1] += setup.general[mound]
        game.parts[colour, 2] = rules.PAIR_POINTS * rules.pairs(state, colour)
        if rules.has_most_kinds(setup, state, colour):
            game.parts[colour, 3] = rules.MOST_KINDS_POINTS
        game.worms[colour] = state.worms[colour]
        game.parts[colour, 4] = state.worms[colour]


@compiled
def play_block(
    setup: Record, tables: Record, block: Record, styles: Record, seed: int, first: int
) -> None:
    stream = np.zeros(1, dtype=np.uint64)
    for number in range(block.shape[0]):
        begin_stream(stream, seed, first + number)
        block[number].begins = (first + number) % setup.seats
        play_game(setup, tables, block[number], styles, stream)


class Study:
    """Games with one style for each seat, and what is counted in them.

    The same seed gives the same games, on however many threads; `tell` hears of every block.
    """

    def __init__(
        self,
        styles: list[int],
        number: int,
        mounds: str | MoundSet = DEFAULT,
        seed: int = SEED,
        threads: int | None = None,
        tell: Callable[[int], None] = lambda played: None,
    ) -> None:
        self.seats = len(styles)
        self.setup = GAME.start(seats=self.seats, mounds=mounds).setup
        self.colours = int(self.setup.colours)
        self.games: NDArray[Any] = np.zeros(number, dtype=PLAYED)

        def play(first: int) -> int:
            tables = np.zeros(2, dtype=rules.STATE)
            block = self.games[first : first + BLOCK]
            play_block(self.setup, tables, block, np.array(styles), seed, first)
            return len(block)

        with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
            for played in pool.map(play, range(0, number, BLOCK)):
                tell(played)
        self.parts = self.games["parts"][:, : self.colours].astype(np.int64)
        self.stuck = self.games["stuck"][:, : self.colours]
        self.with_stuck: NDArray[Any] = np.any(self.stuck, axis=1)
        self.ties = self.games["close"].mean(axis=0) / rules.MOUNDS
        scores = self.parts.sum(axis=2)
        self.seat_scores = scores[:, : self.seats]
        ranked = np.sort(scores, axis=1)
        self.margins = ranked[:, -1] - ranked[:, -2]
        self.wins = self.shares_of_win(scores)
        order = (self.games["begins"][:, None] + np.arange(self.seats)) % self.seats
        self.wins_in_order = np.take_along_axis(self.wins, order, axis=1)

    def shares_of_win(self, scores: NDArray[np.int64]) -> NDArray[np.float64]:
        """What each colour has of each game's win (IH-11)."""
        rank = scores
        for tiles in (self.games["queens"], self.games["generals"], self.games["worms"]):
            rank = 100 * rank + tiles[:, : self.colours]
        best = rank == rank.max(axis=1, keepdims=True)
        shares: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares


def interval(samples: NDArray[Any]) -> float:
    """How far a mean may be off, with a certainty of 95 %."""
    return float(1.96 * samples.std() / len(samples) ** 0.5)
