"""The savannah in which It Happens.. is played, and its dice, for pictures that are shared."""

from wormery.drawing.pieces import seat_die
from wormery.drawing.scenes import scene_beside

SCENE = scene_beside(__file__)
DICE = "".join(
    seat_die(58 * at, 6 * (at % 2), 48, at, face) for at, face in enumerate((6, 3, 5, 2, 4))
)
