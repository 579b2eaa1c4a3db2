"""Players outside: programs of their own that speak the protocol of docs/player-protocol.md."""

from wormery.players.external.player import ExternalPlayer, PlayerError, close_shared, shared
from wormery.players.external.program import Program, ProgramError, is_program, programs_of
from wormery.players.external.protocol import About, Answer, PlayerOption, ProtocolError

__all__ = [
    "About",
    "Answer",
    "ExternalPlayer",
    "PlayerError",
    "PlayerOption",
    "Program",
    "ProgramError",
    "ProtocolError",
    "close_shared",
    "is_program",
    "programs_of",
    "shared",
]
