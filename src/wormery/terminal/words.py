"""Sentences in the language of the person at the keyboard."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from wormery.locales import LANGUAGES, Value, match_language, sentence


class Say:
    """All sentences in one language.

    >>> Say("nl")("rw-name")
    'Regenwormen'
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, sentence_id: str, **values: Value) -> str:
        return sentence(self.language, sentence_id, **values)

    def game(self, name: str) -> str:
        """What a game is called."""
        return self("rw-name") if name == "regenwormen" else self("ih-name")

    def list(self, words: Iterable[str]) -> str:
        """Words one after the other, as in “Anna, Bo and Cleo”."""
        *first, last = words
        if not first:
            return last
        return self("list-last", some=self.row(first), word=last)

    def row(self, words: Iterable[str]) -> str:
        """Words with commas between them."""
        return reduce(lambda some, word: self("list-next", some=some, word=word), words)


def chosen_language(arguments: list[str]) -> str | None:
    """The language asked for on the command line, before all else is read in it."""
    for place, word in enumerate(arguments):
        if word == "--":
            break
        flag, sign, value = word.partition("=")
        if flag == "--language":
            value = value if sign else "".join(arguments[place + 1 : place + 2])
            return match_language(value) if value else None
    return None


def is_language(text: str) -> bool:
    return text in LANGUAGES or match_language(text) is not None
