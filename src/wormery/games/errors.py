"""Everything that can be wrong with what a game is given.

Each error is a `ValueError` that names a sentence in `locales/`, the values in it, and where
there is one the rule it comes from. So a program can act on the kind, and a person can read
it in their own language; `str(error)` is the English sentence.
"""

from __future__ import annotations

from typing import TypeAlias

from wormery.locales import Value, sentence

# What fills the gaps of a sentence; an error there is said in the same language.
Filling: TypeAlias = "Value | WormeryError"


class WormeryError(ValueError):
    """A game was given something it cannot take; nothing was changed.

    >>> from wormery import games
    >>> try:
    ...     games.load("regenwormen").start(seats=2).after("take 21")
    ... except games.IllegalMoveError as error:
    ...     print(error.rule, error.without_rule("nl"))
    RW-3 Gooi eerst de dobbelstenen.
    """

    def __init__(self, sentence_id: str, rule: str | None = None, **values: Filling) -> None:
        super().__init__(sentence_id, rule, values)
        self.sentence_id = sentence_id
        self.rule = rule
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (type(self), self.sentence_id, self.rule, self.values))

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The error as a sentence, with the number of its rule."""
        text = self.without_rule(language)
        return f"{text} ({self.rule})" if self.rule else text

    def without_rule(self, language: str) -> str:
        """The sentence alone, for a page that links to the rule instead of naming it."""
        values = {name: _fitting(value, language) for name, value in self.values.items()}
        return sentence(language, self.sentence_id, **values)


LONGEST_VALUE = 400  # of what was given, a sentence shows only the beginning


def _fitting(value: Filling, language: str) -> Value:
    if isinstance(value, WormeryError):
        value = value.in_language(language)
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return f"{value[:LONGEST_VALUE]}…"
    return value


def _revive(
    kind: type[WormeryError], sentence_id: str, rule: str | None, values: dict[str, Filling]
) -> WormeryError:
    return kind(sentence_id, rule, **values)


class UnknownGameError(WormeryError):
    """There is no game of that name."""


class BrokenGameError(WormeryError):
    """A package says that it brings a game, or a part of one, and it cannot be loaded."""


class MissingPartError(WormeryError):
    """Something was asked of a game that it does not bring."""


class OptionError(WormeryError):
    """A number of seats or an option that the game does not have."""


class UnknownMoveError(WormeryError):
    """The game has no such move at all."""


class IllegalMoveError(WormeryError):
    """The game has this move, but the rules do not allow it in this position."""


class ImpossibleOutcomeError(WormeryError):
    """The dice or the mounds cannot fall like that in this position."""


class GameOverError(WormeryError):
    """The game is over: there are no more moves."""


class NotationError(WormeryError):
    """A text is not a position or a game; `line` and `column` count from 1."""

    def __init__(self, sentence_id: str, rule: str | None = None, **values: Filling) -> None:
        super().__init__(sentence_id, rule, **values)
        self.line = values.get("line", 1)
        self.column = values.get("column", 1)


class MoundSetError(WormeryError):
    """A mound set that cannot be played; the sentence names its file, line and rule."""
