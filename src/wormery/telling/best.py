"""A highlight of a finished game in words."""

from __future__ import annotations

from typing import NamedTuple

from wormery.telling.words import Say


class Best(NamedTuple):
    """A highlight in words: what it is, how much, and what more there is to say of it."""

    title: str
    figure: str
    what: str = ""


def luck(say: Say, many: int, what: str) -> Best:
    """Dice that fall like this once in so many times."""
    return Best(say("best-luck"), say("best-one-in", many=many), what)
