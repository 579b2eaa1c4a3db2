"""The players of Regenwormen."""

from wormery.players.regenwormen.choosing import (
    GREEDY,
    PLAIN,
    Scratch,
    choose,
    forget,
    new_scratch,
)

__all__ = ["GREEDY", "PLAIN", "Scratch", "choose", "forget", "new_scratch"]
