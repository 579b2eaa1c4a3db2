"""Odds beside the choices: what anyone could work out at the table, had they the time.

They say how likely something is, and never which choice is best; that is for `advise`.
What is worth saying beside a choice is for each game to know: a module here that is called as
the game. Without one it is the chance to win that each choice leaves.

>>> from wormery import games
>>> position = games.parse("regenwormen 2 - A 21 -/- -").after("roll").after("1135WWWW")
>>> [(str(one.move), one.kind, round(one.chance, 2)) for one in odds_beside(position)][:2]
[('keep 1', 'risk', 0.42), ('keep 3', 'risk', 0.24)]
"""

from __future__ import annotations

from wormery.coach.beside.figures import Beside, Kind, chance_to_win
from wormery.games import CHANCE, OVER, Position, part_of

__all__ = ["Beside", "Kind", "odds_beside"]


def odds_beside(position: Position) -> tuple[Beside, ...]:
    """The figures beside the choices of a position; none where there is nothing to choose."""
    if position.actor in (CHANCE, OVER):
        return ()
    part = part_of(position.game, "coach.beside")
    if part is not None:
        return tuple(part.beside(position))
    return chance_to_win(position)
