"""Everything that is wrong with a draft, each thing at its place.

The reader of files is the only judge. It names the first thing that is wrong; what it named is
mended on a copy, and it is asked again, until it has nothing left to say.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from wormery.games.errors import MoundSetError
from wormery.games.ithappens.mounds import (
    DEFAULT,
    LEAST_POINTS,
    LETTERS,
    LONGEST_FILE,
    MOST_POINTS,
    MoundSet,
    load_set,
    read_set,
    shipped_set,
)
from wormery.games.ithappens.rules import COLUMNS, FIELDS
from wormery.locales import Value
from wormery.sets import Checked, Fault
from wormery.sets.ithappens.drafts import (
    NUMBERS,
    DraftMound,
    draft_in,
    draft_of_mound,
    draft_of_set,
    file_of,
    read_draft,
    word_of,
)
from wormery.telling.words import Say

LONGEST_NAME = 60
# A key such as a.a.a.a takes a reader of TOML time by the square of its dots; a set has
# fewer than 200 of them.
MOST_DOTS = 2_000
MOST_WRONG = 2 * (len(NUMBERS) + COLUMNS)  # with a mound; there is an end to mending


class Finding(NamedTuple):
    """A fault without its words, which are the reader's own where none are for the place."""

    sentence_id: str
    error: MoundSetError
    field: str
    column: int | None = None
    missing: bool = False
    values: tuple[tuple[str, Value], ...] = ()

    def told(self, say: Say, mound: int) -> Fault:
        if self.sentence_id:
            sentence = say(self.sentence_id, **dict(self.values))
        else:
            sentence = self.error.without_rule(say.language)
        rule = self.error.rule
        return Fault(sentence, rule, mound, self.field, self.column, self.missing)


def check(text: str, name: str, file: str, say: Say) -> Checked:
    """Read a file, a set in one word or a draft of one, and tell what is wrong with it."""
    if len(text) > LONGEST_FILE:
        return _refused(MoundSetError("mounds-too-long", file=file, most=LONGEST_FILE), say)
    if text.count(".") > MOST_DOTS:
        return _refused(MoundSetError("mounds-unsound", "IH-1"), say)
    shipped = shipped_set(text.strip())
    if shipped is not None:
        return _checked(shipped.name, draft_of_set(shipped), say)
    drawn = read_draft(text.strip())
    if drawn is not None:
        return _checked(name, drawn, say)
    if "=" not in text:  # a file has one in every other line
        return _refused(MoundSetError("mounds-word", "IH-D", text=text[:40]), say)
    try:
        mound_set = read_set(text, file)
        return _checked(mound_set.name, draft_of_set(mound_set), say)
    except MoundSetError as error:
        if error.sentence_id == "mounds-toml":
            return _refused(error, say)
        data = tomllib.loads(text)
        drawn = draft_in(data)
        called = data.get("name", "")
        if drawn is None or not isinstance(called, str):
            return _refused(error, say)
        return _checked(called, drawn, say)


def _refused(error: MoundSetError, say: Say) -> Checked:
    told = error.without_rule(say.language)
    return Checked(False, "", "", (Fault(told, error.rule, None, "", None, False),), "", "")


def _checked(name: str, mounds: tuple[DraftMound, ...], say: Say) -> Checked:
    name = "".join(one for one in " ".join(name.split()) if one.isprintable())[:LONGEST_NAME]
    faults = [
        finding.told(say, number)
        for number, mound in enumerate(mounds)
        for finding in findings(mound)
    ]
    if not name:
        faults.insert(0, Fault(say("sets-name"), "IH-D", None, "name", None, missing=True))
    draft = word_of(mounds)
    if faults:
        return Checked(False, name, draft, tuple(faults), "", "")
    file = file_of(name, mounds)
    read = read_set(file, name)
    return Checked(True, name, draft, (), read.word, file)


def read_mound(mound: DraftMound) -> MoundSet:
    """What the reader says of a set in which all others are as they should be."""
    return read_set(file_of(DEFAULT, (mound, *_others())), "")


@lru_cache(1)
def _others() -> tuple[DraftMound, ...]:
    return tuple(map(draft_of_mound, load_set(DEFAULT).mounds[1:]))


@lru_cache(4096)  # of a set that is being drawn, one mound has changed since the last question
def findings(mound: DraftMound) -> tuple[Finding, ...]:
    found: list[Finding] = []
    for _ in range(MOST_WRONG):
        try:
            read_mound(mound)
            break
        except MoundSetError as error:
            named, mound = _mend(error, mound, {one.field for one in found})
            found += named
    order = (*NUMBERS, "columns")
    return tuple(sorted(found, key=lambda one: (order.index(one.field), one.column or 0)))


def _mend(
    error: MoundSetError, mound: DraftMound, wrong: set[str]
) -> tuple[list[Finding], DraftMound]:
    """What the reader named, and the mound without it."""
    values = error.values
    match error.sentence_id:
        case "mounds-key-missing":
            key = str(values["key"])
            missing = Finding(
                "sets-missing", error, key, missing=True, values=(("field", key), ("column", 0))
            )
            return [missing], _with(mound, key)
        case "mounds-number":
            key, most = str(values["key"]), values["most"]
            assert isinstance(most, int)
            limits: tuple[tuple[str, Value], ...] = (
                ("field", key),
                ("least", int(str(values["least"]))),
                ("most", most),
            )
            return [Finding("sets-number", error, key, values=limits)], _with(mound, key)
        case "mounds-queen":
            mended = _with(_with(mound, "queen"), "general")
            # Compared with what stands in for a number that is wrong, it means nothing.
            if wrong & {"queen", "general"}:
                return [], mended
            return [Finding("sets-queen", error, "general")], mended
        case "mounds-no-field":
            column = mound.columns.index("")
            at: tuple[tuple[str, Value], ...] = (("field", "column"), ("column", column + 1))
            empty = Finding("sets-missing", error, "columns", column, missing=True, values=at)
            return [empty], _with_column(mound, column, LETTERS[0] * FIELDS)
        case "mounds-rows":
            column = next(n for n, one in enumerate(mound.columns) if len(one) > FIELDS)
            high = Finding(
                "sets-high",
                error,
                "columns",
                column,
                values=(("column", column + 1), ("most", FIELDS)),
            )
            return [high], _with_column(mound, column, LETTERS[0] * FIELDS)
    return [Finding("", error, "columns")], draft_of_mound(load_set(DEFAULT).mounds[0])


def _with(mound: DraftMound, key: str) -> DraftMound:
    """With what is right in the place of a number, so that the rest can be looked at."""
    if key == "queen":
        return replace(mound, queen=MOST_POINTS)
    if key == "general":
        return replace(mound, general=LEAST_POINTS)
    return replace(mound, worm_number=1)


def _with_column(mound: DraftMound, column: int, fields: str) -> DraftMound:
    columns = list(mound.columns)
    columns[column] = fields
    return replace(mound, columns=tuple(columns))
