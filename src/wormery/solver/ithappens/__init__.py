"""Answers about It Happens..: a turn, the rest of a round, the end of a game.

All are exact but one: what a game is worth between two rounds is an estimate.
"""

from wormery.games.ithappens.ends import End, Place, Skip
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

__all__ = [
    "POINTS",
    "WIN",
    "End",
    "Place",
    "Round",
    "Skip",
    "Turn",
    "counted",
    "estimate",
    "solve",
    "solve_round",
]
