"""Sentences in the language of the person who reads them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING

from wormery.locales import Value, sentence

if TYPE_CHECKING:  # help is said before any game is loaded
    from wormery.games import AnyGame


class Say:
    """All sentences in one language.

    >>> Say("nl")("rw-name")
    'Regenwormen'
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, sentence_id: str, **values: Value) -> str:
        return sentence(self.language, sentence_id, **values)

    def game(self, game: AnyGame) -> str:
        """What a game is called."""
        return self(game.sentence_id)

    def list(self, words: Iterable[str]) -> str:
        """Words one after the other, as in “Anna, Bo and Cleo”."""
        *first, last = words
        if not first:
            return last
        return self("list-last", some=self.row(first), word=last)

    def row(self, words: Iterable[str]) -> str:
        """Words with commas between them."""
        return reduce(lambda some, word: self("list-next", some=some, word=word), words)
