"""A mound set while it is being made: as a word with gaps, and as a file.

A draft in one word is what a set in one word is, but a number or a column may be missing:
`5--2:.b/w//./vw` has no general yet, and nothing in its third column.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wormery.games.ithappens.mounds import FIND_NAMES, LETTERS, Mound, MoundSet
from wormery.games.ithappens.rules import COLUMNS, MOUNDS

NUMBERS = ("queen", "general", "worm_number")
MOST = 999  # a number that somebody may have typed
TALLEST = 9  # fields that somebody may have drawn

_MOUND = re.compile(r"([0-9]{0,3})-([0-9]{0,3})-([0-9]{0,3}):([a-z./]*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class DraftMound:
    """A mound with gaps; `columns` has a letter for each field, from the lowest."""

    queen: int | None = None
    general: int | None = None
    worm_number: int | None = None
    columns: tuple[str, ...] = ("",) * COLUMNS

    @property
    def word(self) -> str:
        numbers = "-".join("" if one is None else str(one) for one in self.numbers)
        return f"{numbers}:{'/'.join(self.columns)}"

    @property
    def numbers(self) -> tuple[int | None, ...]:
        return self.queen, self.general, self.worm_number

    @property
    def file(self) -> str:
        """The table of this mound in a file; what is missing is not written."""
        given = zip(NUMBERS, self.numbers, strict=True)
        lines = [f"{key} = {number}" for key, number in given if number is not None]
        columns = [
            [FIND_NAMES[LETTERS.index(one)] for one in column] for column in self.columns
        ]
        rows = max(1, *map(len, columns))
        drawn = [
            [column[row] if row < len(column) else "-" for column in columns]
            for row in reversed(range(rows))
        ]
        widths = [max(map(len, words)) for words in zip(*drawn, strict=True)]
        drawing = [
            "  ".join(
                word.ljust(width) for word, width in zip(row, widths, strict=True)
            ).rstrip()
            for row in drawn
        ]
        return "\n".join(["[[mound]]", *lines, 'fields = """', *drawing, '"""'])


EMPTY = DraftMound()


def draft_of_mound(mound: Mound) -> DraftMound:
    columns = ("".join(LETTERS[find] for find in column) for column in mound.columns)
    return DraftMound(mound.queen, mound.general, mound.worm_number, tuple(columns))


def draft_of_set(mound_set: MoundSet) -> tuple[DraftMound, ...]:
    return tuple(map(draft_of_mound, mound_set.mounds))


def word_of(mounds: Iterable[DraftMound]) -> str:
    return "|".join(mound.word for mound in mounds)


def file_of(name: str, mounds: Iterable[DraftMound]) -> str:
    """The set as a file; a name is written as TOML wants it, which here is as JSON does."""
    written = json.dumps(name, ensure_ascii=False).replace("\x7f", "\\u007f")
    return "\n\n".join([f"name = {written}", *(mound.file for mound in mounds)]) + "\n"


def read_draft(word: str) -> tuple[DraftMound, ...] | None:
    """The draft that a word is; None if it is none."""
    mounds = tuple(map(_read_mound, word.split("|", MOUNDS)))
    if len(mounds) != MOUNDS:
        return None
    found = tuple(mound for mound in mounds if mound is not None)
    return found if len(found) == MOUNDS else None


def _read_mound(word: str) -> DraftMound | None:
    match = _MOUND.fullmatch(word)
    if match is None:
        return None
    columns = tuple(match[4].split("/"))
    drawable = all(set(one) <= set(LETTERS) and len(one) <= TALLEST for one in columns)
    if len(columns) != COLUMNS or not drawable:
        return None
    queen, general, worm_number = (int(one) if one else None for one in match.groups()[:3])
    return DraftMound(queen, general, worm_number, columns)


def draft_in(data: dict[str, Any]) -> tuple[DraftMound, ...] | None:
    """The mounds in the data of a file that is not right; None if they cannot be drawn."""
    given = data.get("mound", [])
    if not isinstance(given, list) or len(given) > MOUNDS or set(data) - {"name", "mound"}:
        return None
    mounds = [_mound_in(one) for one in given]
    found = [mound for mound in mounds if mound is not None]
    if len(found) != len(given):
        return None
    return (*found, *[EMPTY] * (MOUNDS - len(found)))


def _mound_in(data: Any) -> DraftMound | None:
    if not isinstance(data, dict) or set(data) - {*NUMBERS, "fields"}:
        return None
    numbers = [data.get(key) for key in NUMBERS]
    if any(one is not None and not (type(one) is int and 0 <= one <= MOST) for one in numbers):
        return None
    columns = _columns_in(data.get("fields", ""))
    if columns is None:
        return None
    queen, general, worm_number = numbers
    return DraftMound(queen, general, worm_number, columns)


def _columns_in(drawing: Any) -> tuple[str, ...] | None:
    """The columns of a drawing in which nothing hangs in the air."""
    if not isinstance(drawing, str):
        return None
    rows = [row.split() for row in drawing.splitlines() if row.strip()]
    if len(rows) > TALLEST or any(len(row) != COLUMNS for row in rows):
        return None
    columns = [""] * COLUMNS
    for height, row in enumerate(reversed(rows)):
        for at, word in enumerate(row):
            if word == "-":
                continue
            if word not in FIND_NAMES or len(columns[at]) != height:
                return None
            columns[at] += LETTERS[FIND_NAMES.index(word)]
    return tuple(columns)
