"""How each mound stands now, and how it would stand with the die just rolled on it."""

from typing import Any

import numpy as np

from wormery.games.compiling import Cell, Record, compiled
from wormery.games.ithappens import rules

NOW, THEN = 0, 1
COLOUR, SUM, QUEEN, GENERAL, WORM = range(5)
STANDINGS = (2, rules.SHOWN, rules.COLUMNS, 5)  # by now or then, mound and column

COLUMN, FIELD, FIND, POINTS = range(4)
TARGETS = (rules.SHOWN, 4)  # by mound


def weigh(setup: Cell, state: Cell) -> tuple[Any, Any]:
    """The standings as above, and where the die would go; NONE where nothing is."""
    standings = np.empty(STANDINGS, dtype=np.int8)
    targets = np.empty(TARGETS, dtype=np.int8)
    weigh_mounds(setup, state, state.copy(), standings, targets)
    return standings.tolist(), targets.tolist()


def points_for_objects(setup: Cell, state: Cell) -> list[list[int]]:
    """By colour: what pairs and the most kinds would score if the game ended now (IH-10)."""
    found = np.empty((rules.COLOURS, 2), dtype=np.int8)
    count_objects(setup, state, found)
    points: list[list[int]] = found.tolist()
    return points


@compiled
def count_objects(setup: Cell, state: Cell, found: Record) -> None:
    for colour in range(setup[0].colours):
        most = rules.has_most_kinds(setup[0], state[0], colour)
        found[colour, 0] = rules.PAIR_POINTS * rules.pairs(state[0], colour)
        found[colour, 1] = rules.MOST_KINDS_POINTS if most else 0


@compiled
def weigh_mounds(
    setup: Cell, state: Cell, trial: Cell, standings: Record, targets: Record
) -> None:
    colour, die = state[0].colour, state[0].die
    for place in range(rules.SHOWN):
        targets[place, COLUMN] = rules.NONE
        if state[0].shown[place] == rules.NONE:
            standings[NOW, place, :, COLOUR] = rules.NONE
            continue
        weigh_mound(setup[0], state[0], place, standings[NOW, place])
        if die and rules.has_room(state[0], place, colour):
            column, field = rules.field_for(setup[0], state[0], place, colour)
            trial[0] = state[0]
            find = rules.lay_die(setup[0], trial[0], place, colour, die)
            weigh_mound(setup[0], trial[0], place, standings[THEN, place])
            targets[place, COLUMN] = column
            targets[place, FIELD] = field
            targets[place, FIND] = find
            targets[place, POINTS] = rules.sum_of_dice(trial[0], place, colour)


@compiled
def weigh_mound(setup: Record, state: Record, place: int, found: Record) -> None:
    """What each column of a mound would get if the round ended now (IH-9)."""
    first, second = rules.first_and_second(state, place)
    worm_number = setup.worm_number[state.shown[place]]
    for column in range(rules.COLUMNS):
        colour = rules.colour_in(state, place, column)
        found[column, COLOUR] = colour
        if colour != rules.NONE:
            total = rules.sum_of_dice(state, place, colour)
            found[column, SUM] = total
            found[column, QUEEN] = colour == first
            found[column, GENERAL] = colour == second
            found[column, WORM] = total == worm_number
