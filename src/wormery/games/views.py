"""What one sees of a table, and what one may do there: the parts that all games have."""

from __future__ import annotations

from msgspec import Struct

from wormery.games.chance import Lots
from wormery.games.moves import Result


class Choice(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A legal move, with what a person would want to know of it.

    `move` is its text; `label` says it in words, once somebody who knows them has filled it.
    """

    move: str
    label: str = ""


class Simply(Choice, frozen=True, kw_only=True, tag="move"):
    """A move of which there is no more to know."""


class Roll(Choice, frozen=True, kw_only=True, tag="roll"):
    """Roll so many dice."""

    dice: int


class View(Struct, frozen=True, kw_only=True, tag_field="game", omit_defaults=True):
    """What a seat, or a spectator, may see; what is not there is left out when it is sent.

    `actor` is the seat that acts, CHANCE or OVER; `turn` is whose turn it is, also while the
    dice fall. `lots` are what chance draws from while it acts. `moves` are those of the seat
    that looks; each game says which kinds there are.
    """

    seats: int
    actor: int
    turn: int
    lots: Lots | None = None
    result: Result | None = None
    moves: tuple[Choice, ...]
