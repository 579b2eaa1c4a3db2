"""How a game ended, as lists of games tell it."""

from __future__ import annotations

from wormery.games import LETTERS
from wormery.server.ratings import fit_of
from wormery.server.store.lists import Ended, SeatEnded
from wormery.server.table import Chair, Table


def ended_of(table: Table) -> Ended:
    """The result of a table whose game is over; a record that is watched has nobody's."""
    result = None if table.position is None else table.position.result
    if table.watch_only or result is None:
        return Ended(())
    seats = []
    for seat, chair in enumerate(table.chairs):
        score = result.scores[seat]
        place = 1 if seat in result.winners else 1 + _ahead(result.scores, result.winners, seat)
        seats.append(SeatEnded(_name(chair, seat), score, place, chair.level or None))
    devices = ((seat, chair.device) for seat, chair in enumerate(table.chairs))
    known = tuple((seat, one) for seat, one in devices if one is not None)
    return Ended(tuple(seats), known, fit_of(table))


def _ahead(scores: tuple[int, ...], winners: tuple[int, ...], seat: int) -> int:
    """How many did better than one who has not won."""
    others = (at for at in range(len(scores)) if at != seat)
    return sum(at in winners or scores[at] > scores[seat] for at in others)


def _name(chair: Chair, seat: int) -> str:
    """One who has left is not named: nobody could take that name out again."""
    return LETTERS[seat] if chair.kind == "open" else chair.name
