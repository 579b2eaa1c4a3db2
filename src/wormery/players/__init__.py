"""Players that are programs, behind one interface; also those in other languages."""

from wormery.players.choosers import level_of, levels_of
from wormery.players.external import ExternalPlayer, PlayerError
from wormery.players.player import PLAYERS, Player, load

__all__ = [
    "PLAYERS",
    "ExternalPlayer",
    "Player",
    "PlayerError",
    "level_of",
    "levels_of",
    "load",
]
