"""It Happens.. in the terminal."""

from wormery.terminal.ithappens.face import ItHappensFace as Face

__all__ = ["Face"]
