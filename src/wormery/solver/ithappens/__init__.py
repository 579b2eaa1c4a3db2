"""Exact answers about It Happens..: a turn, the rest of a round, the end of a game."""

from wormery.solver.ithappens.solving import (
    POINTS,
    WIN,
    Round,
    Turn,
    estimate,
    solve,
    solve_round,
)

__all__ = ["POINTS", "WIN", "Round", "Turn", "estimate", "solve", "solve_round"]
