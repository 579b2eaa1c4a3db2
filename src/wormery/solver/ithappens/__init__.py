"""Answers about It Happens..: a turn, the rest of a round, the end of a game.

All are exact but one: what a game is worth between two rounds is an estimate.
"""

from wormery.solver.ithappens.counts import counted
from wormery.solver.ithappens.solving import (
    POINTS,
    WIN,
    Round,
    Turn,
    estimate,
    solve,
    solve_round,
)

__all__ = ["POINTS", "WIN", "Round", "Turn", "counted", "estimate", "solve", "solve_round"]
