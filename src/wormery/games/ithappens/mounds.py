"""Mound sets: twelve mounds as data, read from a file that a person can write.

A file is TOML: a `name`, then twelve `[[mound]]` tables. `fields` draws the mound as it lies
on the table, the top row first: `-` where a column has no field, `.` for a field with
nothing on it, otherwise what is found there.

    [[mound]]
    queen = 5
    general = 2
    worm_number = 2
    fields = \"\"\"
    -     -     map   -     -
    bone  -     .     -     worm
    .     worm  .     .     glove
    \"\"\"

The same as one word, for positions and records, is `5-2-2:.b/w/..m/./vw`: the columns from
the left, each from its lowest field.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from wormery.games.compiling import Record
from wormery.games.errors import MoundSetError
from wormery.games.ithappens.rules import (
    COLUMNS,
    EMPTY,
    FACES,
    FIELDS,
    FIND_OBJECT,
    FIND_WORM,
    MOUNDS,
)
from wormery.games.moves import Option
from wormery.locales import Value

DEFAULT = "wormery-1"

OBJECTS = ("map", "sneakers", "bone", "glasses", "loudspeaker", "glove", "telescope", "teapot")
NOTHING, WORM = ".", "worm"
FINDS = {NOTHING: EMPTY, WORM: FIND_WORM} | {
    name: FIND_OBJECT + kind for kind, name in enumerate(OBJECTS)
}
FIND_NAMES = tuple(FINDS)
LETTERS = ".wmsbglvtp"  # the finds in the one-word form, in the order of FINDS

LEAST_POINTS, MOST_POINTS = 2, 9
LONGEST_FILE = 64_000


@dataclass(frozen=True, slots=True)
class Mound:
    """One mound; `columns` are its columns from the left, each from its lowest field."""

    queen: int
    general: int
    worm_number: int
    columns: tuple[tuple[int, ...], ...]

    @property
    def sound(self) -> bool:
        """Whether a mound can be like this (IH-1, IH-D)."""
        heights = [len(column) for column in self.columns]
        return (
            len(heights) == COLUMNS
            and all(1 <= height <= FIELDS for height in heights)
            and all(find in range(len(FINDS)) for column in self.columns for find in column)
            and LEAST_POINTS <= self.general < self.queen <= MOST_POINTS
            and 1 <= self.worm_number <= FACES * max(heights)
        )

    @property
    def word(self) -> str:
        columns = "/".join("".join(LETTERS[find] for find in column) for column in self.columns)
        return f"{self.queen}-{self.general}-{self.worm_number}:{columns}"


@dataclass(frozen=True, slots=True)
class MoundSet:
    """Twelve mounds with a name. Two sets are the same if their mounds are."""

    name: str = field(compare=False)
    mounds: tuple[Mound, ...]

    def __post_init__(self) -> None:
        if len(self.mounds) != MOUNDS or not all(mound.sound for mound in self.mounds):
            raise MoundSetError("mounds-unsound", "IH-1")

    @property
    def word(self) -> str:
        """The name of a set that ships with us; otherwise the whole set in one word."""
        shipped = shipped_set(self.name)
        if shipped is not None and shipped.mounds == self.mounds:
            return self.name
        return "|".join(mound.word for mound in self.mounds)

    def fill(self, setup: Record) -> None:
        """Write the mounds into the set-up of a game."""
        for number, mound in enumerate(self.mounds):
            setup.queen[number] = mound.queen
            setup.general[number] = mound.general
            setup.worm_number[number] = mound.worm_number
            for column, finds in enumerate(mound.columns):
                setup.height[number, column] = len(finds)
                for height, find in enumerate(finds):
                    setup.find[number, column, height] = find


def mounds_of(setup: Record) -> MoundSet:
    """The mounds that a game is played with, back from its set-up."""
    return MoundSet(
        "custom",
        tuple(
            Mound(
                int(setup.queen[number]),
                int(setup.general[number]),
                int(setup.worm_number[number]),
                tuple(
                    tuple(map(int, setup.find[number, column, : setup.height[number, column]]))
                    for column in range(COLUMNS)
                ),
            )
            for number in range(MOUNDS)
        ),
    )


@cache
def shipped_set(name: str) -> MoundSet | None:
    """A mound set that comes with the package, or None if there is none of that name."""
    if not re.fullmatch("[a-z]+-[0-9]+", name):
        return None
    file = resources.files(__package__) / "sets" / f"{name}.toml"
    return read_set(file.read_text(encoding="utf-8"), file.name) if file.is_file() else None


def load_set(source: str | Path | MoundSet) -> MoundSet:
    """A mound set by the name of one that ships, by the path of a file, or as itself.

    >>> first = load_set("wormery-1").mounds[0]
    >>> first.queen, first.general, first.worm_number, len(first.columns)
    (9, 2, 12, 5)
    """
    if isinstance(source, MoundSet):
        return source
    if isinstance(source, str) and (shipped := shipped_set(source)) is not None:
        return shipped
    path = Path(source)
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        reason = getattr(error, "strerror", None) or str(error)
        raise MoundSetError("mounds-unreadable", file=str(source), reason=reason) from error
    if len(content) > LONGEST_FILE:
        raise MoundSetError("mounds-too-long", file=path.name, most=LONGEST_FILE)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise MoundSetError("mounds-not-utf8", file=path.name, line=line) from error
    return read_set(text, path.name)


def read_set(text: str, file: str) -> MoundSet:
    """Read a mound set from the text of its file; an error names file, line and rule."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = getattr(error, "lineno", None) or _line_in(str(error), text)
        raise MoundSetError("mounds-toml", file=file, line=line, reason=str(error)) from error
    return _SetReader(text, file).read(data)


def _line_in(message: str, text: str) -> int:
    """The line that Python 3.11 to 3.13 name only in the words of the error."""
    found = re.search(r"line (\d+)", message)
    return int(found[1]) if found else text.count("\n") + 1


class _SetReader:
    """Checks a mound set against IH-1, and knows on which line each thing stands."""

    def __init__(self, text: str, file: str) -> None:
        self.lines = text.splitlines()
        self.file = file
        self.heads = [
            number
            for number, line in enumerate(self.lines)
            if re.match(r"\s*\[\[\s*mound\s*\]\]", line)
        ]

    def line_of(self, mound: int, key: str) -> int:
        """The line where a mound has the key, or where the mound begins."""
        if mound >= len(self.heads):  # written in a way we do not look for: `mound = [...]`
            return 1
        end = [*self.heads, len(self.lines)][mound + 1]
        for number in range(self.heads[mound], end):
            if re.match(rf"\s*{key}\s*=", self.lines[number]):
                return number + 1
        return self.heads[mound] + 1

    def wrong(self, sentence_id: str, line: int, rule: str, **values: Value) -> MoundSetError:
        return MoundSetError(sentence_id, rule, file=self.file, line=line, **values)

    def read(self, data: dict[str, Any]) -> MoundSet:
        name = data.get("name")
        if not isinstance(name, str) or not name:
            raise self.wrong("mounds-name", 1, "IH-D")
        if unknown := set(data) - {"name", "mound"}:
            key = min(unknown)
            found = [n for n, text in enumerate(self.lines, 1) if key in text]
            raise self.wrong("mounds-key", found[0] if found else 1, "IH-D", key=key)
        mounds = data.get("mound", [])
        if not isinstance(mounds, list) or len(mounds) != MOUNDS:
            count = len(mounds) if isinstance(mounds, list) else 0
            raise self.wrong("mounds-count", len(self.lines), "IH-1", count=count)
        return MoundSet(name, tuple(self.mound(number, m) for number, m in enumerate(mounds)))

    def mound(self, number: int, data: Any) -> Mound:
        keys = {"queen", "general", "worm_number", "fields"}
        if not isinstance(data, dict) or (data.keys() != keys):
            given = set(data) if isinstance(data, dict) else set()
            key = min(keys ^ given)
            line = self.line_of(number, key)
            kind = "mounds-key" if key in given else "mounds-key-missing"
            raise self.wrong(kind, line, "IH-1", key=key)
        queen = self.whole_number(number, data, "queen", LEAST_POINTS, MOST_POINTS)
        general = self.whole_number(number, data, "general", LEAST_POINTS, MOST_POINTS)
        if queen <= general:
            line = self.line_of(number, "general")
            raise self.wrong("mounds-queen", line, "IH-D", queen=queen, general=general)
        columns = self.columns(number, data["fields"])
        most = FACES * max(map(len, columns))
        worm_number = self.whole_number(number, data, "worm_number", 1, most)
        return Mound(queen, general, worm_number, columns)

    def whole_number(
        self, number: int, data: dict[str, Any], key: str, least: int, most: int
    ) -> int:
        value = data[key]
        if type(value) is not int or not least <= value <= most:
            line = self.line_of(number, key)
            rule = "IH-D" if key == "worm_number" else "IH-1"
            raise self.wrong(
                "mounds-number", line, rule, key=key, value=str(value), least=least, most=most
            )
        return value

    def columns(self, number: int, drawing: Any) -> tuple[tuple[int, ...], ...]:
        first = self.line_of(number, "fields")
        if not isinstance(drawing, str):
            raise self.wrong("mounds-drawing", first, "IH-1")
        columns: list[list[int]] = [[] for _ in range(COLUMNS)]
        rows = [
            (line, row.split())
            for line, row in enumerate(drawing.splitlines(), first + 1)
            if row.strip()
        ]
        if not 1 <= len(rows) <= FIELDS:
            raise self.wrong("mounds-rows", first, "IH-1", count=len(rows))
        for line, row in reversed(rows):
            if len(row) != COLUMNS:
                raise self.wrong("mounds-columns", line, "IH-1", count=len(row))
            for column, word in zip(columns, row, strict=True):
                self.add_field(column, word, line, height=rows[-1][0] - line)
        return tuple(map(tuple, columns))

    def add_field(self, column: list[int], word: str, line: int, height: int) -> None:
        if word == "-":
            if height == 0:
                raise self.wrong("mounds-no-field", line, "IH-1")
            return
        if word not in FINDS:
            finds = ", ".join(FINDS)
            raise self.wrong("mounds-find", line, "IH-1", word=word[:40], finds=finds)
        if len(column) != height:
            raise self.wrong("mounds-hole", line, "IH-5", word=word)
        column.append(FINDS[word])


def read_word(word: str) -> MoundSet | None:
    """The set that a word names or spells out; None if it is neither."""
    if (shipped := shipped_set(word)) is not None:
        return shipped
    mounds = []
    for text in word.split("|"):
        match = re.fullmatch(r"([2-9])-([2-9])-([1-9][0-9]?):([.wmsbglvtp/]+)", text)
        if match is None:
            return None
        columns = tuple(tuple(map(LETTERS.index, column)) for column in match[4].split("/"))
        mounds.append(Mound(int(match[1]), int(match[2]), int(match[3]), columns))
    try:
        return MoundSet("custom", tuple(mounds))
    except MoundSetError:
        return None


class MoundsOption(Option):
    """The option `mounds`: any mound set, by name, path or value."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("mounds", (DEFAULT,), "IH-D", free=True)

    @property
    def default(self) -> MoundSet:
        return load_set(DEFAULT)

    def check(self, value: object) -> MoundSet:
        if not isinstance(value, (str, Path, MoundSet)):
            raise MoundSetError("mounds-word", "IH-D", text=str(value)[:40])
        return load_set(value)

    def write(self, value: object) -> str:
        return value.word if isinstance(value, MoundSet) else str(value)

    def read(self, text: str) -> MoundSet:
        if (found := read_word(text)) is None:
            raise MoundSetError("mounds-word", "IH-D", text=text[:40])
        return found
