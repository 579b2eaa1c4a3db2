"""The players of Regenwormen."""

from wormery.players.regenwormen.choosing import GREEDY, Scratch, choose, forget, new_scratch

__all__ = ["GREEDY", "Scratch", "choose", "forget", "new_scratch"]
