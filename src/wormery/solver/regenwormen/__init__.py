"""Exact answers about Regenwormen: turns, and small games played to their end."""

from wormery.games.regenwormen.ends import End, Fail, Steal, Take
from wormery.solver.regenwormen.counts import counted
from wormery.solver.regenwormen.game import SolvedGame, solve_game
from wormery.solver.regenwormen.solving import TILES, Turn, Worth, chance_of, solve

__all__ = [
    "TILES",
    "End",
    "Fail",
    "SolvedGame",
    "Steal",
    "Take",
    "Turn",
    "Worth",
    "chance_of",
    "counted",
    "solve",
    "solve_game",
]
