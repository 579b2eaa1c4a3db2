"""The odds of It Happens..: a move is worth the chance to win of the seat whose turn it is.

The dice of the turn, with all rerolls, are counted exactly. What follows is searched to the end
of the round if few dice are left, and otherwise played on many times by rules of thumb.
"""

from __future__ import annotations

from wormery.evaluation.ithappens.playing_on import mean_chance, new_playing_on
from wormery.evaluation.odds import Odds, likeliest_first
from wormery.games import OVER
from wormery.games.ithappens import ItHappensPosition
from wormery.solver import ithappens

# The rest of a round with more positions is played on instead. Each end of a turn asks for a
# search of its own, so this is less than what a single search may take.
FEW_POSITIONS = 20_000


def odds(position: ItHappensPosition, totals: bool) -> Odds:
    seat = position.turn
    if position.begins == "round":
        return Odds(ithappens.estimate(position)[seat], exact=False)
    solved = ithappens.solve_round(position, most=FEW_POSITIONS)

    def worth(after: ItHappensPosition) -> float:
        return chance_to_win(after, seat, search=solved is not None)

    turn = ithappens.solve(position, worth)
    exact = solved is not None and solved.exact
    return Odds(turn.value, exact, turn.moves, likeliest_first(turn.ends.items()))


def chance_to_win(position: ItHappensPosition, seat: int, search: bool = False) -> float:
    """A seat's chance to win from any position; `search` is exact where it can be."""
    if position.begins == "round" or position.actor == OVER:
        return ithappens.estimate(position)[seat]
    if search:
        rest = ithappens.solve_round(position)
        if rest is not None:
            return rest.values[seat]
    return float(mean_chance(position.setup, position.state, seat, new_playing_on()))
