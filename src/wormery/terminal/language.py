"""The language asked for on the command line."""

from __future__ import annotations

from wormery.locales import LANGUAGES, match_language


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
