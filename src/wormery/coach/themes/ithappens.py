"""What choices in It Happens.. are about."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.games import Move
from wormery.games.ithappens import ItHappensPosition, rules

THEMES = {
    "which-mound": "coach-theme-ih-which-mound",
    "reroll": "coach-theme-ih-reroll",
    "skip": "coach-theme-ih-skip",
    "third-colour": "coach-theme-ih-third-colour",
    "worm-number": "coach-theme-ih-worm-number",
    "last-round": "coach-theme-ih-last-round",
}


def theme_of(position: ItHappensPosition, tempting: Sequence[Move]) -> str:
    """What the choice is about; "" where nobody could want anything but the best move."""
    kinds = {move.kind for move in tempting}
    if kinds == {"roll", "skip"} and tempting[0].kind == "roll":
        return ""
    if "skip" in kinds:
        return "skip"
    if "reroll" in kinds:
        return "reroll"
    if "roll third" in kinds or position.colour not in (None, position.turn):
        return "third-colour"
    if any(_makes_worm_number(position, move) for move in tempting):
        return "worm-number"
    return "last-round" if position.round == rules.ROUNDS else "which-mound"


def _makes_worm_number(position: ItHappensPosition, move: Move) -> bool:
    """Whether the die placed there makes the sum of its colour the mound's worm number."""
    colour, die = position.colour, position.die
    if move.kind != "place" or colour is None or die is None:
        return False
    mound = position.mounds[int(str(move.about)) - 1]
    return mound.worm_number == die + sum(
        sum(column.dice) for column in mound.columns if column.colour == colour
    )
