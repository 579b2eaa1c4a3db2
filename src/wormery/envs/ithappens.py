"""What a seat at a table of It Happens.. sees, as numbers.

An observation is written from the seat that looks: seats are counted from it clockwise, and
the third colour comes last. Point tiles of others lie face down (IH-9).
"""

from __future__ import annotations

from math import comb

from wormery.envs.layout import Layout, Part
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.games.ithappens.mounds import MOST_POINTS
from wormery.games.randomness import count_ones

FINDS = rules.FIND_OBJECT + rules.KINDS  # nothing, a worm, or an object of a kind

LONGEST_GAME = 2_000
MOST_OUTCOMES = comb(rules.MOUNDS, rules.SHOWN)
# All points that there are.
WIDEST_MARGIN = (
    rules.WORMS
    + rules.PAIR_POINTS * rules.KINDS
    + MOST_POINTS * rules.MOUNDS
    + rules.MOST_KINDS_POINTS
)


def layout(seats: int) -> Layout:
    """The parts of an observation, in the order in which `observe` writes them."""
    shown, colours = rules.SHOWN, max(seats, rules.THIRD + 1)
    return Layout(
        [
            Part("rounds", (1,), rules.ROUNDS),
            Part("starter", (seats,), 1),
            Part("turn", (seats,), 1),
            Part("gone", (rules.MOUNDS,), 1),
            Part("mounds", (shown, 3), rules.FACES * rules.FIELDS),
            Part("finds", (shown, rules.COLUMNS, rules.FIELDS, FINDS), 1),
            Part("columns", (shown, colours), rules.COLUMNS),
            Part("dice", (shown, colours, rules.FIELDS), rules.FACES),
            Part("hands", (seats,), rules.DICE),
            Part("third_hands", (seats,), rules.THIRD_DICE),
            Part("worms", (colours,), rules.WORMS),
            Part("objects", (colours, rules.KINDS), rules.OBJECTS_OF_A_KIND),
            Part("point_tiles", (colours,), rules.MOUNDS),
            Part("queens", (colours,), rules.MOUNDS),
            Part("generals", (colours,), rules.MOUNDS),
            Part("points", (colours,), rules.MOUNDS * MOST_POINTS),
            Part("supply", (1,), rules.WORMS),
            Part("colour", (colours,), 1),
            Part("die", (rules.FACES,), 1),
        ],
        rules.MOVES,
    )


@compiled
def colour_at(setup: Record, seat: int, place: int) -> int:
    """The colour at a place counted from a seat; the third colour is always last."""
    if place >= setup.seats:
        return place
    return seat + place if seat + place < setup.seats else seat + place - setup.seats


@compiled
def observe(setup: Record, state: Record, seat: int, reveal: bool, numbers: Record) -> None:
    """Write what a seat sees; with `reveal` all point tiles lie open."""
    numbers[0] = state.rounds
    at = 1
    for place in range(setup.seats):
        numbers[at + place] = colour_at(setup, seat, place) == state.starter
        numbers[at + setup.seats + place] = colour_at(setup, seat, place) == state.turn
    at = observe_mounds(setup, state, at + 2 * setup.seats, numbers)
    at = observe_dice(setup, state, seat, at, numbers)
    at = observe_holdings(setup, state, seat, reveal, at, numbers)
    numbers[at] = rules.worms_in_supply(state)
    at += 1
    for place in range(setup.colours):
        numbers[at + place] = colour_at(setup, seat, place) == state.colour
    at += setup.colours
    for face in range(rules.FACES):
        numbers[at + face] = state.die == face + 1
    at += rules.FACES
    legal = rules.legal(setup, state) if seat == state.turn else 0
    for move in range(rules.MOVES):
        numbers[at + move] = legal >> move & 1


@compiled
def observe_mounds(setup: Record, state: Record, at: int, numbers: Record) -> int:
    """Which mounds are gone, and what the shown ones are worth and hold."""
    end = at + rules.MOUNDS + rules.SHOWN * (3 + rules.COLUMNS * rules.FIELDS * FINDS)
    numbers[at:end] = 0
    for mound in range(rules.MOUNDS):
        numbers[at + mound] = 1 - (state.deck >> mound & 1)
    finds = at + rules.MOUNDS + 3 * rules.SHOWN
    for place in range(rules.SHOWN):
        mound = state.shown[place]
        if mound == rules.NONE:
            continue
        numbers[at + mound] = 0
        first = at + rules.MOUNDS + 3 * place
        numbers[first] = setup.queen[mound]
        numbers[first + 1] = setup.general[mound]
        numbers[first + 2] = setup.worm_number[mound]
        for column in range(rules.COLUMNS):
            for field in range(setup.height[mound, column]):
                number = (place * rules.COLUMNS + column) * rules.FIELDS + field
                numbers[finds + number * FINDS + setup.find[mound, column, field]] = 1
    return end


@compiled
def observe_dice(setup: Record, state: Record, seat: int, at: int, numbers: Record) -> int:
    """Each colour's column and dice on each mound, and the dice still in hand."""
    dice = at + rules.SHOWN * setup.colours
    hands = dice + rules.SHOWN * setup.colours * rules.FIELDS
    for shown in range(rules.SHOWN):
        for place in range(setup.colours):
            colour = colour_at(setup, seat, place)
            number = shown * setup.colours + place
            numbers[at + number] = state.column[shown, colour] + 1
            for field in range(rules.FIELDS):
                numbers[dice + number * rules.FIELDS + field] = state.dice[shown, colour, field]
    for place in range(setup.seats):
        colour = colour_at(setup, seat, place)
        numbers[hands + place] = state.hand[colour]
        numbers[hands + setup.seats + place] = state.third_hand[colour]
    return hands + 2 * setup.seats


@compiled
def observe_holdings(
    setup: Record, state: Record, seat: int, reveal: bool, at: int, numbers: Record
) -> int:
    """Worms and objects of each colour; its point tiles only to who may see them."""
    colours = setup.colours
    reveal = reveal or setup.open_points or state.phase == rules.OVER
    objects = at + colours
    tiles = objects + colours * rules.KINDS
    for place in range(colours):
        colour = colour_at(setup, seat, place)
        numbers[at + place] = state.worms[colour]
        for kind in range(rules.KINDS):
            numbers[objects + place * rules.KINDS + kind] = state.objects[colour, kind]
        queens = count_ones(state.queens[colour])
        generals = count_ones(state.generals[colour])
        seen = reveal or colour == seat
        numbers[tiles + place] = queens + generals
        numbers[tiles + colours + place] = queens if seen else 0
        numbers[tiles + 2 * colours + place] = generals if seen else 0
        points = rules.point_tiles(setup, state, colour) if seen else 0
        numbers[tiles + 3 * colours + place] = points
    return tiles + 4 * colours
