"""What choices in Regenwormen are about."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.games import Move
from wormery.games.regenwormen import RegenwormenPosition

THEMES = {
    "stop-or-roll": "coach-theme-rw-stop-or-roll",
    "which-symbol": "coach-theme-rw-which-symbol",
    "first-symbol": "coach-theme-rw-first-symbol",
    "steal-or-take": "coach-theme-rw-steal-or-take",
    "lid": "coach-theme-rw-lid",
    "endgame": "coach-theme-rw-endgame",
}

LAST_TILES = 4  # open ones; the game may end in this turn or soon after
GOOD_TILE = 25  # and more: two worms, too good to be lost for nothing


def theme_of(position: RegenwormenPosition, tempting: Sequence[Move]) -> str:
    """What the choice is about; "" where nobody could want anything but the best move."""
    if any(move.kind == "give up" for move in tempting):
        return ""
    if len(position.row) <= LAST_TILES:
        return "endgame"
    if any(move.kind == "keep" for move in tempting):
        return "which-symbol" if position.aside else "first-symbol"
    tiles = [int(str(move.about)) for move in tempting if move.kind == "take"]
    if any(tile not in position.row for tile in tiles):
        return "steal-or-take"
    own = position.stacks[position.turn]
    if tiles and own and own[-1] >= GOOD_TILE and max(tiles) < own[-1]:
        return "lid"
    # Which of two tiles of the row is the better one, nobody has to be asked.
    return "stop-or-roll" if any(move.kind == "roll" for move in tempting) else ""
