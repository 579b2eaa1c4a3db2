"""Short and long forms of a test.

`make test` runs the short form, which still fails when the code is wrong. `make proof` sets
PROOF and runs the long form, before a release: many repetitions, every combination.
Tests that have no short form are marked `@pytest.mark.proof`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

PROOF = bool(os.environ.get("PROOF"))


def times(quick: int, proof: int) -> int:
    """Return a number of repetitions for this run."""
    return proof if PROOF else quick


def some(every: Sequence[T], *quick: T) -> list[T]:
    """Return the values for this run: these few, or every value in a proof."""
    assert all(value in every for value in quick), quick
    return list(every) if PROOF else list(quick)
