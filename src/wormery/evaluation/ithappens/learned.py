"""Every colour's chance to win It Happens.., and its final score, as a network has learned it.

The network looks at a table before a turn, or between two rounds, from the seat whose turn it
is. It knows mounds by what is on them, each as a block of features of its own, so it plays any
set of mounds. It was taught by exact turns (training/ithappens_champion.py). When the game is
over the answer is exact.

An outlook has a number for each colour's chance to win, and then one for its final score.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.ithappens.thumb import dice_left
from wormery.evaluation.network import Layers, Network, infer, new_layers, share_out, stack
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import GAME, rules
from wormery.solver import weights

driver = GAME.driver

# What the network looks at: how far the game is, what is still in the deck, and then the same
# of each colour, beginning with that of the seat whose turn it is.
ROUND = 0  # which one it is
BETWEEN = ROUND + rules.ROUNDS  # two rounds
SKIP_FIRST = BETWEEN + 1  # a turn can be skipped only before rolling
DECK_POINTS = SKIP_FIRST + 1
PARTIES = DECK_POINTS + 1

POINTS = 0  # for point tiles and pairs
QUEENS = POINTS + 1
HELD_WORMS = QUEENS + 1
A_WORM = HELD_WORMS + 1
TWO_WORMS = A_WORM + 1
HELD_KINDS = TWO_WORMS + 1  # how many kinds it has
MOST = HELD_KINDS + rules.KINDS + 1  # kinds of all
MORE_KINDS = MOST + 1  # than the best other
LEAD = MORE_KINDS + 1  # in points, over the best other, if the game ended here
CLOSE_LEAD = LEAD + 1
HAND = CLOSE_LEAD + 1  # dice of its own
THIRD_HAND = HAND + rules.DICE + 1
STARTER = THIRD_HAND + 1
CAN_PLACE = STARTER + 1
DECK_NEW = CAN_PLACE + 1  # objects still in the deck that it has none of
DECK_PAIR = DECK_NEW + 1  # or one
OF_A_PARTY = DECK_PAIR + 1

FEATURES = PARTIES + rules.COLOURS * OF_A_PARTY

# Of a mound: its points, how full it is, and then the same of each colour.
QUEEN = 0
GENERAL = QUEEN + 1
WORM_NUMBER = GENERAL + 1
TO_COME = WORM_NUMBER + 1  # dice in all hands
FREE = TO_COME + 1  # how high the next free column is
MOUND_PARTIES = FREE + rules.FIELDS + 1

HAS_COLUMN = 0
COLUMN = HAS_COLUMN + 1
SUM = COLUMN + 1
ROOM = SUM + 1  # how many fields are left for it
FIRST = ROOM + rules.FIELDS + 1
SECOND = FIRST + 1
OVER_FIRST = SECOND + 1  # how far it is ahead of the best other
OVER_SECOND = OVER_FIRST + 1
HOPES_QUEEN = OVER_SECOND + 1  # roughly, with the dice that are to come
HOPES_GENERAL = HOPES_QUEEN + 1
EXACT = HOPES_GENERAL + 1  # it has the worm number
ONE_DIE_SHORT = EXACT + 1
MOUND_HAND = ONE_DIE_SHORT + 1
FIELDS = MOUND_HAND + 1  # what lies ahead of it, field by field
FIELD_WORM, FIELD_NEW, FIELD_PAIR, OF_A_FIELD = range(4)
OF_A_MOUND_PARTY = FIELDS + rules.FIELDS * OF_A_FIELD

OF_A_BLOCK = MOUND_PARTIES + rules.COLOURS * OF_A_MOUND_PARTY

SCORE_SCALE = 50.0  # points; what comes out of the network is around 1
OUTLOOK = 2 * rules.COLOURS

FILES = resources.files(__package__) / "champion"


class Learned(NamedTuple):
    """The network, and scratch."""

    network: Network
    layers: Layers
    own: NDArray[np.float64]  # chances, beginning with the seat whose turn it is
    scores: NDArray[np.int64]
    reach: NDArray[np.float64]  # the sum each colour may have on a mound
    deck: NDArray[np.int64]  # how many objects of each kind are in the deck; then its points


def new_learned(network: Network | None = None) -> Learned:
    network = learned() if network is None else network
    return Learned(
        network,
        new_layers(network, rules.SHOWN),
        np.zeros(rules.COLOURS),
        np.zeros(rules.COLOURS, dtype=np.int64),
        np.zeros(rules.COLOURS),
        np.zeros(rules.KINDS + 1, dtype=np.int64),
    )


@cache
def learned() -> Network:
    """What we ship, for every number of seats."""
    return stack({seats: weights.read(FILES, GAME.name, seats) for seats in GAME.seats})


@compiled
def colour_at(setup: Record, turn: int, place: int) -> int:
    """Colours in the order of play; the one that belongs to nobody is always the last."""
    return place if place >= setup.seats else (turn + place) % setup.seats


@compiled
def outlook_at(setup: Record, state: Record, learned: Learned, found: Record) -> None:
    """What to expect before a turn, between two rounds, or when the game is over."""
    if state.phase == rules.OVER:
        driver.shares_of_win(setup, state, found)
        for colour in range(setup.colours):
            found[rules.COLOURS + colour] = rules.score(setup, state, colour)
        return
    describe(setup, state, learned)
    infer(learned.network, setup.seats, learned.layers)
    read_outlook(setup, state.turn, learned, found)


@compiled
def read_outlook(setup: Record, turn: int, learned: Learned, found: Record) -> None:
    """Make an outlook of what came out of the network."""
    outputs = learned.layers.outputs
    share_out(outputs, setup.colours, learned.own)
    for place in range(setup.colours):
        colour = colour_at(setup, turn, place)
        found[colour] = learned.own[place]
        found[rules.COLOURS + colour] = outputs[setup.colours + place] * SCORE_SCALE


@compiled
def describe(setup: Record, state: Record, learned: Learned) -> None:
    """Fill in all that the network looks at."""
    look_into_deck(setup, state, learned.deck)
    describe_holdings(setup, state, learned)
    for place in range(rules.SHOWN):
        describe_mound(setup, state, place, learned, learned.layers.blocks[place])


@compiled
def look_into_deck(setup: Record, state: Record, deck: Record) -> None:
    """Count what is on the mounds that are still face down."""
    deck[:] = 0
    for mound in range(rules.MOUNDS):
        if state.deck >> mound & 1:
            deck[rules.KINDS] += setup.queen[mound] + setup.general[mound]
            for column in range(rules.COLUMNS):
                for field in range(setup.height[mound, column]):
                    find = setup.find[mound, column, field]
                    if find >= rules.FIND_OBJECT:
                        deck[find - rules.FIND_OBJECT] += 1


@compiled
def describe_holdings(setup: Record, state: Record, learned: Learned) -> None:
    """Fill in everything but the mounds; `learned.deck` is known already."""
    features, scores, deck = learned.layers.features, learned.scores, learned.deck
    features[:] = 0.0
    features[ROUND + state.rounds] = 1.0
    features[BETWEEN] = state.phase == rules.REVEAL
    features[SKIP_FIRST] = setup.skip_before_roll
    features[DECK_POINTS] = deck[rules.KINDS] / 80.0
    most = second = most_kinds = second_kinds = -1
    for colour in range(setup.colours):
        scores[colour] = rules.score(setup, state, colour)
        if scores[colour] > most:
            most, second = scores[colour], most
        elif scores[colour] > second:
            second = scores[colour]
        kinds = rules.kinds(state, colour)
        if kinds > most_kinds:
            most_kinds, second_kinds = kinds, most_kinds
        elif kinds > second_kinds:
            second_kinds = kinds
    for place in range(setup.colours):
        colour = colour_at(setup, state.turn, place)
        party = features[PARTIES + place * OF_A_PARTY :]
        pairs, kinds = rules.pairs(state, colour), rules.kinds(state, colour)
        points = rules.point_tiles(setup, state, colour) + rules.PAIR_POINTS * pairs
        party[POINTS] = points / 20.0
        for mound in range(rules.MOUNDS):
            if state.queens[colour] >> mound & 1:
                party[QUEENS] += 0.25
        party[HELD_WORMS] = state.worms[colour] / 4.0
        party[A_WORM] = state.worms[colour] >= 1
        party[TWO_WORMS] = state.worms[colour] >= 2
        party[HELD_KINDS + kinds] = 1.0
        party[MOST] = kinds == most_kinds and kinds > 0
        party[MORE_KINDS] = (
            kinds - (second_kinds if kinds == most_kinds else most_kinds)
        ) / 3.0
        lead = scores[colour] - (second if scores[colour] == most else most)
        party[LEAD] = lead / 20.0
        party[CLOSE_LEAD] = min(max(lead, -6), 6) / 6.0
        party[HAND + state.hand[colour]] = 1.0
        party[THIRD_HAND] = state.third_hand[colour] / 2.0
        party[STARTER] = state.starter == colour
        party[CAN_PLACE] = rules.has_room_anywhere(state, colour)
        for kind in range(rules.KINDS):
            held = state.objects[colour, kind]
            if held < 2 and rules.objects_in_supply(state, kind):
                party[DECK_NEW if held == 0 else DECK_PAIR] += deck[kind] / 8.0


@compiled
def describe_mound(
    setup: Record, state: Record, place: int, learned: Learned, features: Record
) -> None:
    """Fill in what there is about one of the mounds."""
    features[:] = 0.0
    mound = state.shown[place]
    if mound == rules.NONE:
        return
    features[QUEEN] = setup.queen[mound] / 9.0
    features[GENERAL] = setup.general[mound] / 9.0
    features[WORM_NUMBER] = setup.worm_number[mound] / 10.0
    free = rules.leftmost_free_column(state, place)
    features[FREE + (setup.height[mound, free] if free < rules.COLUMNS else 0)] = 1.0
    dice = measure_reach(setup, state, place, learned.reach)
    features[TO_COME] = dice / 10.0
    for relative in range(setup.colours):
        colour = colour_at(setup, state.turn, relative)
        party = features[MOUND_PARTIES + relative * OF_A_MOUND_PARTY :]
        hand = dice_left(setup, state, colour)
        party[MOUND_HAND] = hand / 5.0
        column, field = state.column[place, colour], 0
        if column == rules.NONE:
            if free == rules.COLUMNS or not hand:
                continue
            column = free
        else:
            describe_column(setup, state, place, colour, dice, learned.reach, party)
            field = setup.height[mound, column] - state.room[place, colour]
        for ahead in range(min(setup.height[mound, column] - field, hand)):
            find = setup.find[mound, column, field + ahead]
            if find == rules.FIND_WORM:
                party[FIELDS + ahead * OF_A_FIELD + FIELD_WORM] = 1.0
            elif find >= rules.FIND_OBJECT:
                kind = find - rules.FIND_OBJECT
                held = state.objects[colour, kind]
                if held < 2 and rules.objects_in_supply(state, kind):
                    use = FIELD_NEW if held == 0 else FIELD_PAIR
                    party[FIELDS + ahead * OF_A_FIELD + use] = 1.0


@compiled
def measure_reach(setup: Record, state: Record, place: int, reach: Record) -> int:
    """The sum that each colour may have on a mound in the end; how many dice are to come."""
    dice = 0
    for colour in range(setup.colours):
        hand = dice_left(setup, state, colour)
        dice += hand
        if state.column[place, colour] == rules.NONE:
            reach[colour] = 5.0 if hand else 0.0
        else:
            fields = min(hand, state.room[place, colour])
            sum_ = rules.sum_of_dice(state, place, colour)
            reach[colour] = sum_ + 1.75 * fields - 0.3 * state.column[place, colour]
    return dice


@compiled
def describe_column(
    setup: Record,
    state: Record,
    place: int,
    colour: int,
    dice: int,
    reach: Record,
    party: Record,
) -> None:
    """How a colour stands on a mound where it has a column."""
    mound, column = state.shown[place], state.column[place, colour]
    own, room = rules.sum_of_dice(state, place, colour), state.room[place, colour]
    party[HAS_COLUMN] = 1.0
    party[COLUMN] = column / 4.0
    party[SUM] = own / 10.0
    party[ROOM + room] = 1.0
    mine = rules.rank_on(state, place, colour)
    first = second = 0  # of the others, by what decides now
    far = further = 0.0  # and by how far they may come
    for other in range(setup.colours):
        if other == colour:
            continue
        if state.column[place, other] != rules.NONE:
            rank = rules.rank_on(state, place, other)
            if rank > first:
                first, second = rank, first
            elif rank > second:
                second = rank
        if reach[other] > far:
            far, further = reach[other], far
        elif reach[other] > further:
            further = reach[other]
    party[FIRST] = mine > first
    party[SECOND] = second < mine <= first
    party[OVER_FIRST] = min(max((mine - first) / (6.0 * rules.COLUMNS), -1.5), 1.5)
    party[OVER_SECOND] = min(max((mine - second) / (6.0 * rules.COLUMNS), -1.5), 1.5)
    spread = 0.5 + 0.4 * dice
    queen = min(max(0.5 + (reach[colour] - far) / spread, 0.0), 1.0)
    general = min(max(0.5 + (reach[colour] - further) / spread, 0.0), 1.0) - queen
    party[HOPES_QUEEN] = queen * setup.queen[mound] / 9.0
    party[HOPES_GENERAL] = general * setup.general[mound] / 9.0
    short = setup.worm_number[mound] - own
    party[EXACT] = short == 0
    party[ONE_DIE_SHORT] = 0 < short <= rules.FACES and room > 0
