"""Random numbers of compiled play: the published generator, and fair choices."""

from __future__ import annotations

import numpy as np
import pytest

from wormery.games.randomness import (
    begin_dice,
    begin_game,
    begin_stream,
    below,
    count_ones,
    lowest,
    next_bits,
    one_of,
)

WHOLE = 2**64
GOLDEN = 0x9E3779B97F4A7C15


def mixed(number: int) -> int:
    """Mix the bits of a number, as SplitMix64 does."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 % WHOLE
    number = (number ^ number >> 27) * 0x94D049BB133111EB % WHOLE
    return number ^ number >> 31


def stream(number: int = 0, size: int = 1) -> np.ndarray:
    return np.full(size, number, dtype=np.uint64)


def test_a_stream_is_the_published_one() -> None:
    """SplitMix64 from 1234567."""
    numbers = stream(1234567)
    assert [int(next_bits(numbers)) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize(("seed", "game"), [(0, 0), (1, 0), (0, 1), (5, 3)])
def test_each_game_of_a_seed_has_a_stream_of_its_own(seed: int, game: int) -> None:
    numbers = stream(9)
    begin_stream(numbers, seed, game)
    begun = mixed((mixed((seed + GOLDEN) % WHOLE) + game * GOLDEN) % WHOLE)
    assert int(numbers[0]) == begun
    dice = np.zeros((3, 2), dtype=np.uint64)
    begin_game(numbers, dice, seed, game)
    assert int(numbers[0]) == begun
    turns = [mixed((begun + number) % WHOLE) for number in (1, 2, 3)]
    assert dice.tolist() == [[0, turn] for turn in turns]


def test_each_turn_has_dice_of_its_own() -> None:
    """However many were thrown in the turn before."""
    dice = stream(7, size=2)
    begin_dice(dice)
    assert dice.tolist() == [mixed(7 + GOLDEN), 7 + GOLDEN]
    next_bits(dice)
    begin_dice(dice)
    assert dice.tolist() == [mixed((7 + 2 * GOLDEN) % WHOLE), (7 + 2 * GOLDEN) % WHOLE]


def test_bits_and_their_lowest() -> None:
    for number in (1, 2, 6, 0b1011000, 1 << 20, (1 << 27) + (1 << 25)):
        assert count_ones(number) == number.bit_count()
        assert lowest(number) == (number & -number).bit_length() - 1
    assert count_ones(0) == 0


def test_numbers_below_a_limit() -> None:
    highest = np.uint64(WHOLE - 1)
    assert [int(below(np.uint64(0), limit)) for limit in (1, 6)] == [0, 0]
    assert [int(below(highest, limit)) for limit in (1, 6, 84)] == [0, 5, 83]
    assert int(below(np.uint64(WHOLE // 2), 6)) == 3


@pytest.mark.parametrize(
    "choices", [0b1, 0b1011, 0b1111111, 0b10000000, 0b110000101, 0b1 << 30]
)
def test_each_element_is_chosen_by_an_equal_part_of_the_bits(choices: int) -> None:
    """Also in sets too large for the table of small ones."""
    elements = [place for place in range(31) if choices >> place & 1]
    part = WHOLE // len(elements)
    for number, element in enumerate(elements):
        inside = number * part + part // 2
        assert int(one_of(choices, np.uint64(inside))) == element
