"""Random numbers for compiled play: a small stream of its own for each game.

A stream is an array of one 64-bit number (SplitMix64, by Steele, Lea and Flood). Game n of
a seed always has the same stream, so results do not depend on threads or order.
"""

from typing import Any

import numpy as np

from wormery.games.compiling import compiled

Stream = Any  # an array of one uint64
Bits = Any  # a uint64

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
U27, U30, U31, U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW_32 = np.uint64(0xFFFFFFFF)


@compiled
def mix(number: Bits) -> Bits:
    number = (number ^ (number >> U30)) * MIX_1
    number = (number ^ (number >> U27)) * MIX_2
    return number ^ (number >> U31)


@compiled
def begin_stream(stream: Stream, seed: int, game: int) -> None:
    """Set the stream to the start of one game of a seed."""
    stream[0] = mix(mix(np.uint64(seed) + GOLDEN) + np.uint64(game) * GOLDEN)


@compiled
def next_bits(stream: Stream) -> Bits:
    """The next 64 random bits."""
    stream[0] += GOLDEN
    return mix(stream[0])


NEXT_TURN = 1  # the place in a seat's dice that says how its next turn begins


@compiled
def begin_dice(dice: Stream) -> None:
    """Start the dice of a seat's next turn.

    Each turn has a stream of its own, so the dice of the seventh turn are the same however
    many were thrown in the six before, and two players can be given the same luck.
    """
    dice[NEXT_TURN] += GOLDEN
    dice[0] = mix(dice[NEXT_TURN])


@compiled
def begin_game(stream: Stream, dice: Any, seed: int, game: int) -> None:
    """Set the stream of the players and all streams of dice to the start of one game."""
    begin_stream(stream, seed, game)
    for number in range(dice.shape[0]):
        dice[number, NEXT_TURN] = mix(stream[0] + np.uint64(number + 1))


@compiled
def below(bits: Bits, limit: int) -> Any:
    """A number from 0 to limit - 1 out of the upper 32 bits; off by less than limit / 2**32."""
    return np.int64(((bits >> U32) * np.uint64(limit)) >> U32)


@compiled
def count_ones(bits: int) -> int:
    """How many bits are set; the compiler knows this loop as one instruction."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@compiled
def lowest(choices: int) -> int:
    """The lowest element of a set given as bits."""
    return count_ones((choices & -choices) - 1)


# The places of the ones in each small set, so that most choices need no loop: how often that
# one would run is as random as the choice, and no processor foresees it.
SMALL = 7
PLACES = np.zeros((1 << SMALL, SMALL), dtype=np.int8)
for _set in range(1 << SMALL):
    _ones = [place for place in range(SMALL) if _set >> place & 1]
    PLACES[_set, : len(_ones)] = _ones


@compiled
def one_of(choices: int, bits: Bits) -> int:
    """One element of a set given as bits, all equally likely."""
    if choices < 1 << SMALL:
        return int(PLACES[choices, below(bits, count_ones(choices))])
    for _ in range(below(bits, count_ones(choices))):
        choices &= choices - 1
    return lowest(choices)
