"""Small games of Regenwormen: fewer tiles, and fewer dice with points to begin with.

They are those that the solver knows (docs/decisions/0006-small-games.md).
"""

from __future__ import annotations

from wormery.envs.small import Size, Sizes, refuse_size
from wormery.games.chance import drawn
from wormery.games.compiling import Record, compiled
from wormery.games.regenwormen import RegenwormenPosition, dice, rules
from wormery.solver.regenwormen.game import check_dice

SIZES = {
    # So many tiles from the lowest up, each so far from the one before it.
    "tiles": Size(rules.TILES, 1, rules.TILES),
    "gap": Size(1, 1, rules.TILES - 1),
    "dice": Size(rules.DICE, 1, rules.DICE, of_turns=True),
    "points": Size(0, 0, max(rules.POINTS) * (rules.DICE - 1), of_turns=True),
}
DICE, POINTS = 2, 3  # their places


def begin(start: RegenwormenPosition, sizes: Sizes) -> RegenwormenPosition:
    tiles, gap = sizes["tiles"], sizes["gap"]
    widest = (rules.TILES - 1) // max(tiles - 1, 1)
    if gap > widest:
        refuse_size("gap", gap, 1, widest)
    state = start.state
    state.row = sum(1 << tile for tile in tiles_of(sizes))
    begun = start.with_state(state.tobytes())
    check_dice(begun, sizes["dice"], sizes["points"])
    return begun


def tiles_of(sizes: Sizes) -> range:
    """The tiles of the row, counted from 0."""
    return range(0, sizes["tiles"] * sizes["gap"], sizes["gap"])


def most_outcomes(sizes: Sizes) -> int:
    return len(drawn(dice.lots(sizes["dice"])))


def widest_margin(sizes: Sizes) -> int:
    """All worms of all tiles."""
    return sum(rules.worms_on(tile) for tile in tiles_of(sizes))


def contenders(start: RegenwormenPosition, sizes: Sizes) -> int:
    return start.seats


@compiled
def lessen(setup: Record, state: Record, sizes: Record) -> None:
    """A turn begins with fewer dice, and with points."""
    if state.phase == rules.TURN:
        state.left = sizes[DICE]
        state.total = sizes[POINTS]
