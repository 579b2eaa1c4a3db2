"""Players for a game that brings none: whatever their level, they take any legal move."""

from __future__ import annotations

from typing import Any

from wormery.games.compiling import Record, once_bound
from wormery.games.randomness import Stream, next_bits, one_of

rules: Any = None  # of the game that this is bound to


@once_bound
def choose(setup: Record, state: Record, level: int, stream: Stream, scratch: Any) -> int:
    return one_of(rules.legal(setup, state), next_bits(stream))


@once_bound
def forget(scratch: Any) -> None:
    """Nothing is remembered."""


@once_bound
def new_scratch() -> int:
    """No memory is needed."""
    return 0
