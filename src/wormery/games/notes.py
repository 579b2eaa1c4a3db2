"""What happens in a step, noted down by the rules themselves as it happens.

The rules are given a page of notes, or None: then the compiled code has no trace of them. Each
game counts its own kinds of notes, and turns them into facts (`facts.py` in its folder).
"""

from typing import Any

import numpy as np

from wormery.games.compiling import compiled

Notes = Any  # a page as `new_notes` makes it, or None

LINES, VALUES = 64, 8


def new_notes() -> Notes:
    """A page: the first line says how many follow, each a kind and its values."""
    return np.zeros((LINES, VALUES), dtype=np.int32)


@compiled
def note(
    notes: Notes,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
) -> None:
    """Write a line; the rules need not ask whether anybody wants it."""
    if notes is not None:
        notes[0, 0] += 1
        line = notes[notes[0, 0]]
        line[0] = kind
        line[1] = a
        line[2] = b
        line[3] = c
        line[4] = d
        line[5] = e
        line[6] = f
        line[7] = g


def lines_of(notes: Notes) -> list[list[int]]:
    """What was noted, line by line."""
    lines: list[list[int]] = notes[1 : notes[0, 0] + 1].tolist()
    return lines
