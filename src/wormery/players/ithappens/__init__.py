"""The players of It Happens.."""

from wormery.players.ithappens.search import Scratch, choose, forget, new_scratch

__all__ = ["Scratch", "choose", "forget", "new_scratch"]
