"""Exact answers about Regenwormen: turns, and small games played to their end."""

from wormery.solver.regenwormen.counts import counted
from wormery.solver.regenwormen.solving import TILES, Turn, Worth, chance_of, solve

__all__ = ["TILES", "Turn", "Worth", "chance_of", "counted", "solve"]
