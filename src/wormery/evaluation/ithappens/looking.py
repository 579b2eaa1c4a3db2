"""A turn of It Happens.., exactly: every die, every place, every reroll and skip.

What the turn leaves is worth what the network says, or, looking further, what the next turn is
worth with the network's word where that one ends. A place for a die changes one mound and what
its owner holds, so for the faces of a die the network is read only where they differ.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.ithappens.learned import (
    OUTLOOK,
    Learned,
    describe_holdings,
    describe_mound,
    look_into_deck,
    outlook_at,
    read_outlook,
)
from wormery.evaluation.network import finish, forward, rectify
from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules

MOST_REROLLS = 6  # in one turn that are thought of; after the last, no more worms are spent
DOUBT = 0.05  # by how much of a chance the network may be off about a place
OWN, OTHER = 0, 1  # whose die it is that is rolled: one's own, or one that is nobody's

States = NDArray[Any]
Floats = NDArray[np.float64]


class Looking(NamedTuple):
    """What is known of a turn that has been looked through.

    Outlooks by the worms spent on rerolls: `placed` after a die, also by whose it is, its face
    and the mound; `skipped`; `rolled`, a die of one's own that is about to fall. `moves` has
    them for the legal moves, and `value` for the turn.
    """

    states: States
    plain: NDArray[np.float32]  # the first layer, by worms spent
    others: NDArray[np.float32]  # what the mounds bring that the die is not on
    placed: Floats
    skipped: Floats
    rolled: Floats
    moves: Floats
    value: Floats


def new_looking(learned: Learned) -> Looking:
    spent = MOST_REROLLS + 1
    return Looking(
        np.zeros(1, dtype=np.dtype((np.record, rules.STATE))),
        np.zeros((spent, learned.network.first.shape[2]), np.float32),
        np.zeros(learned.network.block.shape[2], np.float32),
        np.zeros((2, spent, rules.FACES, rules.SHOWN, OUTLOOK)),
        np.zeros((spent, OUTLOOK)),
        np.zeros((spent, OUTLOOK)),
        np.zeros((rules.MOVES, OUTLOOK)),
        np.zeros(OUTLOOK),
    )


@compiled
def look_through(setup: Record, state: Record, learned: Learned, looking: Looking) -> None:
    """Fill in all that is to be known of the rest of a turn, as far as the network knows."""
    me = state.turn
    legal = rules.legal(setup, state)
    most = most_rerolls(state)
    look_into_deck(setup, state, learned.deck)
    if state.phase == rules.TURN:
        if legal >> rules.ROLL_OWN & 1:
            value_places(setup, state, OWN, 0, most, 0, learned, looking)
        if legal >> rules.ROLL_THIRD & 1:
            value_places(setup, state, OTHER, 0, 0, 0, learned, looking)
    else:
        whose = OWN if state.colour == me else OTHER
        value_places(setup, state, whose, 0, 0, state.die, learned, looking)
        if legal >> rules.REROLL & 1:
            value_places(setup, state, OWN, 1, most, 0, learned, looking)
    if legal >> rules.SKIP & 1:
        for spent in range(skips(setup, most)):
            after_skip(setup, state, spent, looking)
            outlook_at(setup, looking.states[0], learned, looking.skipped[spent])
    choose_within(setup, state, legal, most, looking)


@compiled
def look_through_all(
    setup: Record, states: Record, learned: Learned, looking: Looking, found: Record
) -> None:
    """The outlook of many tables at which a turn or a round begins, or the game is over."""
    for place in range(states.shape[0]):
        if states[place].phase == rules.TURN:
            look_through(setup, states[place], learned, looking)
            found[place] = looking.value
        else:
            outlook_at(setup, states[place], learned, found[place])


@compiled
def look_further(
    setup: Record, state: Record, learned: Learned, looking: Looking, next_turn: Looking
) -> None:
    """The same, with the turn that follows looked through as well, wherever it may matter."""
    look_through(setup, state, learned, looking)
    me = state.turn
    legal = rules.legal(setup, state)
    most = most_rerolls(state)
    if state.phase == rules.TURN:
        if legal >> rules.ROLL_OWN & 1:
            value_anew(setup, state, OWN, 0, most, 0, learned, looking, next_turn)
        if legal >> rules.ROLL_THIRD & 1:
            value_anew(setup, state, OTHER, 0, 0, 0, learned, looking, next_turn)
    else:
        whose = OWN if state.colour == me else OTHER
        value_anew(setup, state, whose, 0, 0, state.die, learned, looking, next_turn)
        if legal >> rules.REROLL & 1:
            value_anew(setup, state, OWN, 1, most, 0, learned, looking, next_turn)
    if legal >> rules.SKIP & 1:
        for spent in range(skips(setup, most)):
            after_skip(setup, state, spent, looking)
            value_next(setup, learned, looking, next_turn, looking.skipped[spent])
    choose_within(setup, state, legal, most, looking)


@compiled
def most_rerolls(state: Record) -> int:
    return min(int(state.worms[state.turn]), MOST_REROLLS)


@compiled
def skips(setup: Record, most: int) -> int:
    """After how many rerolls a skip is thought of: none if it has to come before the roll."""
    return 1 if setup.skip_before_roll else most


@compiled
def colour_of(state: Record, whose: int) -> int:
    return state.turn if whose == OWN else rules.THIRD


@compiled
def after_place(
    setup: Record,
    state: Record,
    whose: int,
    spent: int,
    face: int,
    place: int,
    looking: Looking,
) -> None:
    """Leave in `looking.states[0]` what there is after a die was placed."""
    looking.states[0] = state
    after = looking.states[0]
    after.worms[state.turn] -= spent
    after.colour = colour_of(state, whose)
    after.die = face
    after.phase = rules.PLACING
    rules.play(setup, after, rules.PLACE + place)


@compiled
def after_skip(setup: Record, state: Record, spent: int, looking: Looking) -> None:
    """The same after a skip."""
    looking.states[0] = state
    after = looking.states[0]
    after.worms[state.turn] -= spent
    rules.play(setup, after, rules.SKIP)


@compiled
def value_places(
    setup: Record,
    state: Record,
    whose: int,
    least: int,
    most: int,
    die: int,
    learned: Learned,
    looking: Looking,
) -> None:
    """What every place for a die leaves, for all faces or only for one that fell already."""
    colour = colour_of(state, whose)
    layers = learned.layers
    first_face, last_face = (die, die) if die else (1, rules.FACES)
    for place in range(rules.SHOWN):
        if not rules.has_room(state, place, colour):
            continue
        for spent in range(most, least - 1, -1):
            after_place(setup, state, whose, spent, first_face, place, looking)
            after = looking.states[0]
            if after.phase != rules.TURN:
                continue
            describe_holdings(setup, after, learned)
            looking.plain[spent] = learned.network.first_bias[setup.seats]
            forward(layers.features, learned.network.first[setup.seats], looking.plain[spent])
            rectify(looking.plain[spent])
        after = looking.states[0]
        if after.phase != rules.TURN:  # the round is over: every sum counts at once
            for spent in range(least, most + 1):
                for face in range(first_face, last_face + 1):
                    after_place(setup, state, whose, spent, face, place, looking)
                    found = looking.placed[whose, spent, face - 1, place]
                    outlook_at(setup, looking.states[0], learned, found)
            look_into_deck(setup, state, learned.deck)
            continue
        looking.others[:] = 0.0
        for other in range(rules.SHOWN):
            if other != place:
                add_mound(setup, after, other, learned, looking.others)
        column = after.column[place, colour]
        field = setup.height[after.shown[place], column] - after.room[place, colour] - 1
        plain = looking.plain.shape[1]
        for face in range(first_face, last_face + 1):
            after.dice[place, colour, field] = face
            layers.first[plain:] = looking.others
            add_mound(setup, after, place, learned, layers.first[plain:])
            for spent in range(least, most + 1):
                layers.first[:plain] = looking.plain[spent]
                finish(learned.network, setup.seats, layers)
                found = looking.placed[whose, spent, face - 1, place]
                read_outlook(setup, after.turn, learned, found)


@compiled
def add_mound(
    setup: Record, state: Record, place: int, learned: Learned, summed: Record
) -> None:
    """Add what one mound brings to the sum over the mounds."""
    layers = learned.layers
    describe_mound(setup, state, place, learned, layers.blocks[place])
    layers.one_block[:] = learned.network.block_bias[setup.seats]
    forward(layers.blocks[place], learned.network.block[setup.seats], layers.one_block)
    for unit in range(summed.shape[0]):
        if layers.one_block[unit] > 0.0:
            summed[unit] += layers.one_block[unit]


@compiled
def value_anew(
    setup: Record,
    state: Record,
    whose: int,
    least: int,
    most: int,
    die: int,
    learned: Learned,
    looking: Looking,
    next_turn: Looking,
) -> None:
    """Look further behind the places that may be the best ones for their die."""
    me, colour = state.turn, colour_of(state, whose)
    first_face, last_face = (die, die) if die else (1, rules.FACES)
    for spent in range(least, most + 1):
        for face in range(first_face, last_face + 1):
            places = looking.placed[whose, spent, face - 1]
            best = places[best_place(state, colour, places, me), me]
            for place in range(rules.SHOWN):
                if rules.has_room(state, place, colour) and places[place, me] > best - DOUBT:
                    after_place(setup, state, whose, spent, face, place, looking)
                    value_next(setup, learned, looking, next_turn, places[place])


@compiled
def value_next(
    setup: Record, learned: Learned, looking: Looking, next_turn: Looking, found: Record
) -> None:
    """What the next turn is worth, if there is one in this round."""
    if looking.states[0].phase == rules.TURN:
        look_through(setup, looking.states[0], learned, next_turn)
        found[:] = next_turn.value
    else:
        outlook_at(setup, looking.states[0], learned, found)


@compiled
def choose_within(
    setup: Record, state: Record, legal: int, most: int, looking: Looking
) -> None:
    """The best plan for the turn, from the last reroll back to now."""
    me = state.turn
    late = legal >> rules.SKIP & 1 == 1 and not setup.skip_before_roll
    placing = state.phase == rules.PLACING
    own_dice = (legal >> rules.REROLL & 1) if placing else (legal >> rules.ROLL_OWN & 1)
    if own_dice:
        for spent in range(most, 0 if placing else -1, -1):
            mean_over_faces(state, spent, most, late, looking)
    for move in range(rules.MOVES):
        if not legal >> move & 1:
            continue
        if move == rules.ROLL_OWN:
            looking.moves[move] = looking.rolled[0]
        elif move == rules.REROLL:
            looking.moves[move] = looking.rolled[1]
        elif move == rules.ROLL_THIRD:
            looking.moves[move] = 0.0
            for face in range(rules.FACES):
                place = best_place(state, rules.THIRD, looking.placed[OTHER, 0, face], me)
                looking.moves[move] += looking.placed[OTHER, 0, face, place] / rules.FACES
        elif move == rules.SKIP:
            looking.moves[move] = looking.skipped[0]
        else:
            whose = OWN if state.colour == me else OTHER
            looking.moves[move] = looking.placed[whose, 0, state.die - 1, move - rules.PLACE]
    looking.value[:] = looking.moves[best_move(legal, me, looking.moves)]


@compiled
def best_move(legal: int, me: int, moves: Record) -> int:
    """The move with the best chance for a seat; by points if there is no telling."""
    best = -1
    for move in range(rules.MOVES):
        if legal >> move & 1 and (best < 0 or better(moves[move], moves[best], me)):
            best = move
    return best


@compiled
def better(one: Record, other: Record, me: int) -> bool:
    if abs(one[me] - other[me]) > 1e-9:
        return one[me] > other[me]
    return one[rules.COLOURS + me] > other[rules.COLOURS + me]


@compiled
def best_place(state: Record, colour: int, places: Record, me: int) -> int:
    best = -1
    for place in range(rules.SHOWN):
        if rules.has_room(state, place, colour) and (
            best < 0 or better(places[place], places[best], me)
        ):
            best = place
    return best


@compiled
def mean_over_faces(state: Record, spent: int, most: int, late: bool, looking: Looking) -> None:
    """A die of one's own that is about to fall, after so many worms."""
    me = state.turn
    looking.rolled[spent] = 0.0
    for face in range(rules.FACES):
        places = looking.placed[OWN, spent, face]
        best = places[best_place(state, me, places, me)]
        if spent < most:
            if better(looking.rolled[spent + 1], best, me):
                best = looking.rolled[spent + 1]
            if late and better(looking.skipped[spent], best, me):
                best = looking.skipped[spent]
        for each in range(OUTLOOK):
            looking.rolled[spent, each] += best[each] / rules.FACES
