"""The garden in which Regenwormen is played, and its dice, for pictures that are shared."""

from wormery.drawing.pieces import worm_die
from wormery.drawing.scenes import scene_beside

SCENE = scene_beside(__file__)
DICE = "".join(worm_die(58 * at, 6 * (at % 2), 48, face) for at, face in enumerate("W53W4"))
