"""What a seat of Pig sees, as numbers for learners: seats are counted from it clockwise."""

from __future__ import annotations

from wormery.envs.layout import Layout, Part
from wormery.games.compiling import Record, compiled
from wormery_pig import rules

MOST = 127  # numbers are small: points above this are shown as this
LONGEST_GAME = 100_000
MOST_OUTCOMES = rules.FACES
WIDEST_MARGIN = rules.GOALS[0] + MOST


def layout(seats: int) -> Layout:
    """The parts of an observation, in the order in which `observe` writes them."""
    return Layout(
        [Part("kept", (seats,), MOST), Part("points", (1,), MOST), Part("turn", (seats,), 1)],
        rules.MOVES,
    )


@compiled
def observe(setup: Record, state: Record, seat: int, reveal: bool, numbers: Record) -> None:
    seats = setup.seats
    for place in range(seats):
        owner = (seat + place) % seats
        numbers[place] = min(state.kept[owner], MOST)
        numbers[seats + 1 + place] = owner == state.turn
    numbers[seats] = min(state.points, MOST)
    legal = rules.legal(setup, state) if seat == state.turn else 0
    for move in range(rules.MOVES):
        numbers[2 * seats + 1 + move] = legal >> move & 1
