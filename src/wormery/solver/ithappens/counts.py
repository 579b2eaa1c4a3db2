"""From where docs/counts.md counts It Happens..: after the first mounds are revealed."""

from wormery.games.ithappens import GAME
from wormery.solver.counting import Counted


def counted() -> tuple[Counted, ...]:
    """The tables of docs/counts.md for this game."""
    return tuple(
        Counted(
            f"It Happens.., {seats} seats, mounds 1, 2 and 3",
            GAME.start(seats=seats).after("1.2.3"),
            depth=depth,
            quick=4,
        )
        for seats, depth in ((2, 6), (4, 7))
    )
