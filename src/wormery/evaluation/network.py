"""Small neural networks, read by compiled code: learned values need nothing but NumPy.

A network has two hidden layers. Its features are mostly zeros, so the first layer adds up only
a few rows. Some games have several things of a kind on the table, in no order that matters:
each is a *block* of features, all blocks are read with the same weights, and the results are
summed. Outputs are raw; each game turns them into chances.

All numbers of seats are kept in one network, along the first axis of its arrays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.games.compiling import Record, compiled
from wormery.solver.weights import Arrays

Floats = NDArray[np.float32]


class Network(NamedTuple):
    """The weights, by number of seats."""

    first: Floats
    first_bias: Floats
    block: Floats
    block_bias: Floats
    second: Floats  # a row for each unit of `first`, then one for each of `block`
    second_bias: Floats
    output: Floats
    output_bias: Floats


class Layers(NamedTuple):
    """Scratch for one thread: what goes in, what the layers make of it, what comes out."""

    features: Floats
    blocks: Floats  # a row for each
    first: Floats
    one_block: Floats
    second: Floats
    outputs: Floats


PARTS = Network._fields


def stack(by_seats: Mapping[int, Arrays]) -> Network:
    """One network for all numbers of seats that have weights; fewer outputs than others do."""
    parts = []
    for name in PARTS:
        by_name = {seats: _part(arrays, name) for seats, arrays in by_seats.items()}
        largest = np.max([array.shape for array in by_name.values()], axis=0)
        part = np.zeros((max(by_seats) + 1, *largest), dtype=np.float32)
        for seats, array in by_name.items():
            inside: tuple[slice, ...] = tuple(slice(size) for size in array.shape)
            part[seats][inside] = array
        parts.append(part)
    return Network(*parts)


def _part(arrays: Arrays, name: str) -> NDArray[np.float64]:
    """A file has nothing of blocks if the game has none."""
    empty = np.zeros(0 if name.endswith("bias") else (0, 0))
    return arrays[name] if name in arrays and arrays[name].size else empty


def new_layers(network: Network, blocks: int = 0) -> Layers:
    _, features, first = network.first.shape
    _, of_a_block, one_block = network.block.shape
    _, second, outputs = network.output.shape
    return Layers(
        np.zeros(features, np.float32),
        np.zeros((blocks, of_a_block), np.float32),
        np.zeros(first + one_block, np.float32),
        np.zeros(one_block, np.float32),
        np.zeros(second, np.float32),
        np.zeros(outputs, np.float32),
    )


@compiled
def infer(network: Network, seats: int, layers: Layers) -> None:
    """Fill `layers.outputs` for what is in `layers.features` and `layers.blocks`."""
    plain = network.first.shape[2]
    layers.first[:plain] = network.first_bias[seats]
    forward(layers.features, network.first[seats], layers.first[:plain])
    rectify(layers.first[:plain])
    layers.first[plain:] = 0.0
    for block in range(layers.blocks.shape[0]):
        layers.one_block[:] = network.block_bias[seats]
        forward(layers.blocks[block], network.block[seats], layers.one_block)
        for unit in range(layers.one_block.shape[0]):
            if layers.one_block[unit] > 0.0:
                layers.first[plain + unit] += layers.one_block[unit]
    finish(network, seats, layers)


@compiled
def finish(network: Network, seats: int, layers: Layers) -> None:
    """The layers behind the first."""
    layers.second[:] = network.second_bias[seats]
    forward(layers.first, network.second[seats], layers.second)
    rectify(layers.second)
    layers.outputs[:] = network.output_bias[seats]
    forward(layers.second, network.output[seats], layers.outputs)


@compiled
def forward(inputs: Record, weights: Record, outputs: Record) -> None:
    """Add to the outputs what the inputs bring; most inputs are zero."""
    for place in range(inputs.shape[0]):
        amount = inputs[place]
        if amount != 0.0:
            row = weights[place]
            for unit in range(outputs.shape[0]):
                outputs[unit] += amount * row[unit]


@compiled
def rectify(units: Record) -> None:
    for unit in range(units.shape[0]):
        if units[unit] < 0.0:
            units[unit] = 0.0


@compiled
def share_out(outputs: Record, number: int, chances: Record) -> None:
    """Make chances that add up to 1 of the first outputs."""
    highest = outputs[0]
    for one in range(1, number):
        highest = max(highest, outputs[one])
    total = 0.0
    for one in range(number):
        chances[one] = np.exp(np.float64(outputs[one] - highest))
        total += chances[one]
    for one in range(number):
        chances[one] /= total
