"""The odds of Regenwormen, all exact: a move is worth the worms expected from this turn.

A failed turn costs those of one's own top tile.
"""

from __future__ import annotations

from wormery.evaluation.odds import Odds, Total, Wording, likeliest_first
from wormery.games import CHANCE
from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.solver.regenwormen import TILES, Worth, chance_of, solve

WORMS = Wording(
    figure="arena-decimal",
    moves="odds-worms",
    mean="odds-worms-mean",
    hint="hint-worms",
    totals="odds-totals",
)


def odds(position: RegenwormenPosition, totals: bool) -> Odds:
    turn = solve(position, Worth.in_worms(position))
    goes_on = position.actor == CHANCE or any(move <= rules.ROLL for move in position.moves)
    found = tuple(_total(position, tile) for tile in TILES) if totals and goes_on else ()
    return Odds(turn.value, True, turn.moves, likeliest_first(turn.ends.items()), found, WORMS)


def _total(position: RegenwormenPosition, tile: int) -> Total:
    """The chances to stop with a worm and enough for a tile, or just enough."""
    at_least = chance_of(position, lambda total: total >= tile)
    return Total(tile, at_least, chance_of(position, lambda total: total == tile))
