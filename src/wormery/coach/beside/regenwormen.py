"""What is said beside the choices of Regenwormen: how often the turn fails, what can be had.

It fails so often if all goes on at its best, as the reasons of a hint say too. A tile is had so
often if one wants nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator

from wormery.coach.beside.figures import Beside
from wormery.coach.regenwormen.outlook import Outlook
from wormery.evaluation import odds_of
from wormery.games import Move
from wormery.games.regenwormen import RegenwormenPosition, rules
from wormery.games.regenwormen.view import Take

HARDLY = 0.005  # what is less likely than that is not worth reading


def beside(position: RegenwormenPosition) -> Iterator[Beside]:
    outlook = Outlook(position)
    for move in position.moves:
        if move.kind in ("keep", "roll"):
            yield Beside(move, "risk", outlook.fails(move), "beside-fails")
        if move.kind == "roll":
            yield from _reaches(position, move)


def _reaches(position: RegenwormenPosition, move: Move) -> Iterator[Beside]:
    """The next tile of the row with more worms than there are to be had already."""
    had = [choice.worms for choice in position.choices if isinstance(choice, Take)]
    enough = max(had, default=min(map(_worms, position.row), default=0))
    for total in odds_of(position).totals:
        if total.total in position.row and _worms(total.total) > enough:
            if total.at_least >= HARDLY:
                words = "beside-reaches", "beside-reaches-short"
                yield Beside(move, "reach", total.at_least, *words, least=total.total)
            return


def _worms(tile: int) -> int:
    return int(rules.worms_on(tile - rules.LOWEST_TILE))
