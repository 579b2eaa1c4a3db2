"""What happened in a step, as typed facts: the one story of a game.

Sentences, animations, sounds and the coach read facts; nobody compares two positions. A game
adds its own kinds, each with a tag that no other kind has. Facts hold only what everyone at
the table has seen, so they can be told to all.
"""

from __future__ import annotations

from msgspec import Struct


class Fact(Struct, frozen=True, tag_field="fact"):
    """One thing that happened in a step; each game has kinds of its own, `game.facts`."""


class Rolled(Fact, frozen=True, tag="rolled"):
    """Dice were rolled: what they show, as records write it."""

    seat: int
    dice: str


class GameOver(Fact, frozen=True, tag="game-over"):
    """The game has ended: who won, and what decided it."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
