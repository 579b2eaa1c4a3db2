"""Pig: roll as often as you dare, and hold before the die shows a 1. For 2 to 6 players."""

from wormery_pig.game import Pig, PigPosition

GAME = Pig()

__all__ = ["GAME", "Pig", "PigPosition"]
