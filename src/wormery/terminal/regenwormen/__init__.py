"""Regenwormen in the terminal."""

from wormery.terminal.regenwormen.face import RegenwormenFace as Face

__all__ = ["Face"]
