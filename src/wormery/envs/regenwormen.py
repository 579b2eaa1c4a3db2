"""What a seat at a table of Regenwormen sees, as numbers.

An observation is written from the seat that looks: seats are counted from it clockwise, and
of the stacks of others only the top shows (RW-10).
"""

from __future__ import annotations

from wormery.envs.layout import Layout, Part
from wormery.games.chance import drawn
from wormery.games.compiling import Record, compiled
from wormery.games.regenwormen import dice, rules

HIGHEST_TOTAL = rules.DICE * max(rules.POINTS)

LONGEST_GAME = 1_000_000  # nothing forces an end; random players need some thousand steps
MOST_OUTCOMES = len(drawn(dice.lots(rules.DICE)))
WIDEST_MARGIN = sum(
    rules.worms_on(tile) for tile in range(rules.TILES)
)  # all worms of all tiles


def layout(seats: int) -> Layout:
    """The parts of an observation, in the order in which `observe` writes them."""
    tiles = rules.TILES
    return Layout(
        [
            Part("row", (tiles,), 1),
            Part("out", (tiles,), 1),
            Part("stacks", (seats, tiles), tiles),
            Part("heights", (seats,), tiles),
            Part("aside", (rules.SYMBOLS,), rules.DICE),
            Part("rolled", (rules.SYMBOLS,), rules.DICE),
            Part("total", (1,), HIGHEST_TOTAL),
            Part("left", (1,), rules.DICE),
            Part("turn", (seats,), 1),
        ],
        rules.MOVES,
    )


@compiled
def seat_at(setup: Record, seat: int, place: int) -> int:
    """The seat at a place counted clockwise from another."""
    return seat + place if seat + place < setup.seats else seat + place - setup.seats


@compiled
def observe(setup: Record, state: Record, seat: int, reveal: bool, numbers: Record) -> None:
    """Write what a seat sees; with `reveal` all stacks lie open, as when the game is over."""
    # What is read once: for all that the compiler knows, writing numbers might change it, and
    # a place in them might count from the end.
    seats, turn_of = max(setup.seats, 0), state.turn
    out, stacks = rules.TILES, 2 * rules.TILES
    open_tiles = state.row
    for tile in range(rules.TILES):
        is_open = open_tiles >> tile & 1
        numbers[tile] = is_open
        numbers[out + tile] = 1 - is_open
    heights = stacks + seats * rules.TILES
    numbers[stacks:heights] = 0
    for place in range(seats):
        owner = seat_at(setup, seat, place)
        seen = reveal or owner == seat or state.phase == rules.OVER
        at = stacks + place * rules.TILES
        depth = 0
        held = state.top[owner]
        while held != rules.NO_TILE:
            depth += 1
            numbers[out + held] = 0
            if seen or depth == 1:
                numbers[at + held] = depth
            held = state.under[held]
        numbers[heights + place] = depth
    aside = heights + seats
    rolled = aside + rules.SYMBOLS
    for symbol in range(rules.SYMBOLS):
        numbers[aside + symbol] = state.aside[symbol]
        numbers[rolled + symbol] = state.rolled[symbol]
    total = rolled + rules.SYMBOLS
    numbers[total] = state.total
    numbers[total + 1] = state.left
    turn = total + 2
    for place in range(seats):
        numbers[turn + place] = seat_at(setup, seat, place) == turn_of
    mask = turn + seats
    legal = rules.legal(setup, state) if seat == turn_of else 0
    for move in range(rules.MOVES):
        numbers[mask + move] = legal >> move & 1
