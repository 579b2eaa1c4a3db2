"""Every seat's chance to win from a table of Regenwormen, as a network has learned it.

The network looks at the table at the start of a turn, from the seat whose turn it is. It was
taught by exact turns: what a table is worth is what the turn that follows is worth, with the
network's own values where that turn ends (training/regenwormen_champion.py). When the game is
over the answer is exact.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.evaluation.network import Layers, Network, infer, new_layers, share_out, stack
from wormery.evaluation.regenwormen.winning import copy, driver
from wormery.games.compiling import Record, cell_of, compiled, new_record
from wormery.games.regenwormen import GAME, rules
from wormery.solver import weights
from wormery.solver.regenwormen.turn import FAIL, STEAL, TAKE, WAYS_TO_END

# What the network looks at: which tiles are open, the options, what lies in the row, and then
# the same of each seat, beginning with the one whose turn it is.
SHORT = rules.TILES
LOWER_HIGHEST = SHORT + 1
OPEN_TILES = LOWER_HIGHEST + 1
OPEN_WORMS = OPEN_TILES + 1
SEATS = OPEN_WORMS + 1

TOP = 0  # which tile it is
SECOND = TOP + rules.TILES
BELOW = SECOND + rules.TILES  # all tiles under these two
OWN_WORMS = BELOW + rules.TILES
HEIGHT = OWN_WORMS + 1
HIGHEST = HEIGHT + 1  # tile that it holds
LEAD = HIGHEST + 1  # in worms, over the best other
CLOSE_LEAD = LEAD + 1  # the same, as far as it is two worms or less
AHEAD = CLOSE_LEAD + 1  # of all others, if the game ended here
OF_A_SEAT = AHEAD + 1

FEATURES = SEATS + rules.MOST_SEATS * OF_A_SEAT  # of which fewer seats use fewer

FILES = resources.files(__package__) / "champion"


class Learned(NamedTuple):
    """The network, and scratch: a table, the layers, and each seat's chance."""

    network: Network
    layers: Layers
    state: NDArray[np.void]
    worms: NDArray[np.int64]
    shares: NDArray[np.float64]
    own: NDArray[np.float64]  # beginning with the seat whose turn it is
    chances: NDArray[np.float64]  # of each seat after each way to end a turn


def new_learned(network: Network | None = None) -> Learned:
    network = learned() if network is None else network
    return Learned(
        network,
        new_layers(network),
        cell_of(new_record(rules.STATE)),
        np.zeros(rules.MOST_SEATS, dtype=np.int64),
        np.zeros(rules.MOST_SEATS),
        np.zeros(rules.MOST_SEATS),
        np.zeros((WAYS_TO_END, rules.MOST_SEATS)),
    )


@cache
def learned() -> Network:
    """What we ship, for every number of seats."""
    return stack({seats: weights.read(FILES, GAME.name, seats) for seats in GAME.seats})


@compiled
def chances_after(setup: Record, state: Record, learned: Learned) -> None:
    """Fill `learned.chances` with every seat's chance to win, by the way the turn ends."""
    after = learned.state[0]
    for tile in range(rules.TILES):
        from_row = state.row >> tile & 1
        if from_row or rules.owner_on_top(setup, state, tile) >= 0:
            copy(state, after)
            rules.take(setup, after, tile)
            way = (TAKE if from_row else STEAL) + tile
            chances_at(setup, after, learned, learned.chances[way])
    copy(state, after)
    rules.fail(setup, after)
    chances_at(setup, after, learned, learned.chances[FAIL])


@compiled
def chances_at(setup: Record, state: Record, learned: Learned, chances: Record) -> None:
    """Every seat's chance to win at the start of a turn, or when the game is over."""
    if not state.row:
        driver.shares_of_win(setup, state, chances)
        return
    describe(setup, state, learned.worms, learned.shares, learned.layers.features)
    infer(learned.network, setup.seats, learned.layers)
    share_out(learned.layers.outputs, setup.seats, learned.own)
    for place in range(setup.seats):
        chances[(state.turn + place) % setup.seats] = learned.own[place]


@compiled
def describe(
    setup: Record, state: Record, worms: Record, shares: Record, features: Record
) -> None:
    """What the network looks at; `worms` and `shares` are scratch."""
    features[:] = 0.0
    features[SHORT] = setup.short
    features[LOWER_HIGHEST] = setup.lower_highest
    for tile in range(rules.TILES):
        if state.row >> tile & 1:
            features[tile] = 1.0
            features[OPEN_TILES] += 0.125
            features[OPEN_WORMS] += 0.05 * rules.worms_on(tile)
    most = second = -1
    for seat in range(setup.seats):
        worms[seat] = rules.worms(state, seat)
        if worms[seat] > most:
            most, second = worms[seat], most
        elif worms[seat] > second:
            second = worms[seat]
    driver.shares_of_win(setup, state, shares)
    for place in range(setup.seats):
        seat = (state.turn + place) % setup.seats
        of_seat = features[SEATS + place * OF_A_SEAT :]
        describe_stack(state, seat, of_seat)
        of_seat[OWN_WORMS] = worms[seat] / 8.0
        lead = worms[seat] - (second if worms[seat] == most else most)
        of_seat[LEAD] = lead / 8.0
        of_seat[CLOSE_LEAD] = min(max(lead, -2), 2) / 2.0
        of_seat[AHEAD] = shares[seat] == 1.0


@compiled
def describe_stack(state: Record, seat: int, features: Record) -> None:
    height = 0
    tile = state.top[seat]
    while tile != rules.NO_TILE:
        if height == 0:
            features[TOP + tile] = 1.0
        elif height == 1:
            features[SECOND + tile] = 1.0
        else:
            features[BELOW + tile] = 1.0
        height += 1
        tile = state.under[tile]
    features[HEIGHT] = height / 4.0
    features[HIGHEST] = (rules.highest_held(state, seat) + 1) / 16.0
