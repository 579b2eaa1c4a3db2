"""Fitted weights as files: one format for all games, written by the programs in training/.

A file is JSON: `format`, the `game` and the number of `seats` it is for, `made_by` (the command
that wrote it; where one run went on from another, all commands in order), `figures` (what was
measured with them, if anything was), and named `arrays`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wormery.games.errors import WormeryError

FORMAT = 1

Arrays = Mapping[str, NDArray[np.float64]]


class WeightsError(WormeryError):
    """A file of weights is missing, damaged, or not the one that was asked for."""


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    format: int
    game: str
    seats: int
    made_by: str
    figures: dict[str, float] = {}
    arrays: dict[str, Any]


def read(folder: Traversable, game: str, seats: int) -> Arrays:
    """The arrays of a game for so many seats, from the file in that folder."""
    found = _decode(folder, game, seats)
    try:
        return {name: np.array(values, np.float64) for name, values in found.arrays.items()}
    except ValueError as error:
        file = str(folder / file_name(game, seats))
        raise WeightsError("weights-broken", file=file, reason=str(error)) from error


def made_by(folder: Traversable, game: str, seats: int) -> str:
    """The commands that made that file."""
    return _decode(folder, game, seats).made_by


def _decode(folder: Traversable, game: str, seats: int) -> Weights:
    file = folder / file_name(game, seats)
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Weights)
    except (OSError, ValueError) as error:  # msgspec's errors are ValueErrors
        raise WeightsError("weights-broken", file=str(file), reason=str(error)) from error
    if (found.format, found.game, found.seats) != (FORMAT, game, seats):
        head = f"format={found.format} game={found.game} seats={found.seats}"
        raise WeightsError("weights-broken", file=str(file), reason=head)
    return found


def write(
    folder: Path,
    game: str,
    seats: int,
    made_by: str,
    arrays: Arrays,
    figures: Mapping[str, float] | None = None,
) -> Path:
    """Write such a file, a line for each row so that a difference can be read."""
    head: dict[str, Any] = {"format": FORMAT, "game": game, "seats": seats, "made_by": made_by}
    if figures:
        head["figures"] = dict(figures)
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    bodies = [f"{json.dumps(name)}: {_rows(array)}" for name, array in arrays.items()]
    lines.append('"arrays": {\n' + ",\n".join(bodies) + "\n}")
    file = folder / file_name(game, seats)
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return file


def file_name(game: str, seats: int) -> str:
    return f"{game}-{seats}.json"


def _rows(array: NDArray[np.float64]) -> str:
    if array.ndim < 2:
        return json.dumps(array.tolist())
    return "[\n" + ",\n".join(json.dumps(row) for row in array.tolist()) + "\n]"
