"""Every sentence a person reads, in five languages, as Fluent files beside this module.

    >>> sentence("nl", "rw-name")
    'Regenwormen'

The ground floor of the house: it knows nothing of the games, and every floor may use it.
"""

import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl", "de", "fr", "zh-Hant")

# What only the page says, and reads by itself: here it would only cost time.
PAGE = (
    "page.ftl",
    "board.ftl",
    "rules.ftl",
    "review.ftl",
    "drills.ftl",
    "ratings.ftl",
    "numbers.ftl",
    "learn.ftl",
    "sharing.ftl",
    "daily.ftl",
    "mounds.ftl",
)

Value = str | int | float

# Chinese has no spaces; those around a value are for Latin letters and digits.
_HAN = "[\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]"
_BETWEEN = re.compile(f"(?<={_HAN}) (?={_HAN})")
_OWN_SPACE = "\ue000"  # stands for a space inside a value, which stays


_added: list[str] = []


def add(package: str) -> None:
    """Know the sentences of another package too: the Fluent files in its folder `locales`."""
    if package not in _added:
        _added.append(package)
        _bundle.cache_clear()
        _sentence.cache_clear()


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks would be invisible characters in terminals, files and tests; none of
    # the languages here is written from right to left.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (resources.files(__package__), *map(_folder_in, _added)):
        if not (folder / language).is_dir():
            continue
        for file in sorted((folder / language).iterdir(), key=lambda file: file.name):
            if file.name not in PAGE:
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _folder_in(package: str) -> Traversable:
    return resources.files(package) / "locales"


def sentence(language: str, sentence_id: str, **values: Value) -> str:
    """A sentence in a language, with its values filled in.

    Raises `KeyError` for an unknown sentence: that is a mistake in the program.
    """
    return _sentence(language, sentence_id, tuple(values.items()))


# Most are said again and again, and making one takes longer than a move.
@lru_cache(maxsize=8192)
def _sentence(language: str, sentence_id: str, values: tuple[tuple[str, Value], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(sentence_id):
        raise KeyError(f"no sentence {sentence_id!r} in {language!r}")
    pattern = bundle.get_message(sentence_id).value
    if pattern is None:
        raise KeyError(f"sentence {sentence_id!r} in {language!r} has no text")
    closed = language == "zh-Hant"
    filled = {name: _own_spaces(value) if closed else value for name, value in values}
    text, errors = bundle.format_pattern(pattern, filled)
    if errors:
        raise KeyError(f"sentence {sentence_id!r} in {language!r}: {errors[0]}")
    said = str(text)
    return _BETWEEN.sub("", said).replace(_OWN_SPACE, " ") if closed else said


def _own_spaces(value: Value) -> Value:
    return value.replace(" ", _OWN_SPACE) if isinstance(value, str) else value


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language a person has chosen on their machine, or English."""
    for variable in ("WORMERY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if language := match_language(environment.get(variable, "")):
            return language
    return "en"


def match_language(tag: str) -> str | None:
    """Our language nearest to a tag such as `nl`, `nl_BE.UTF-8` or `zh-TW`, if we have it."""
    parts = tag.split(".")[0].replace("_", "-").casefold().split("-")
    for language in LANGUAGES:
        if parts[0] == language.casefold().split("-")[0]:
            return language
    return None
