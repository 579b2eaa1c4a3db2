"""Mound sets that are being made: the reader of files judges, and every fault has its place."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormery import games
from wormery.games.errors import MissingPartError, MoundSetError
from wormery.games.ithappens.mounds import (
    DEFAULT,
    LETTERS,
    LONGEST_FILE,
    load_set,
    read_set,
    read_word,
)
from wormery.sets import Checked, Fault, sets_of
from wormery.sets.ithappens.balance import figures_of
from wormery.sets.ithappens.drafts import (
    EMPTY,
    DraftMound,
    draft_of_set,
    file_of,
    read_draft,
    word_of,
)
from wormery.sets.ithappens.study import RANDOM, SIMPLE, Study
from wormery.telling.words import Say

SETS = sets_of(games.load("it-happens"))
OURS = draft_of_set(load_set(DEFAULT))
SAY = Say("en")


def check(text: str, name: str = "mine", language: str = "en") -> Checked:
    return SETS.check(text, name, "mine.toml", Say(language))


def with_mound(mound: DraftMound, at: int = 0) -> str:
    return word_of([*OURS[:at], mound, *OURS[at + 1 :]])


def places(faults: tuple[Fault, ...]) -> list[tuple[int | None, str, int | None, bool]]:
    return [(one.mound, one.field, one.column, one.missing) for one in faults]


NUMBER = st.one_of(st.none(), st.integers(0, 20))
COLUMN = st.text(alphabet=LETTERS, max_size=4)
ROUGH = st.builds(DraftMound, NUMBER, NUMBER, NUMBER, st.tuples(*[COLUMN] * 5))


@given(st.lists(st.tuples(st.integers(0, 11), ROUGH), max_size=4), st.text(max_size=8))
def test_the_verdict_is_the_reader_s(edits: list[tuple[int, DraftMound]], name: str) -> None:
    """IH-1, IH-D: whatever is drawn, a set is right here exactly if its file can be read."""
    mounds = list(OURS)
    for at, mound in edits:
        mounds[at] = mound
    found = check(word_of(mounds), name)
    try:
        read = read_set(file_of(name if name.strip() else "", mounds), "mine.toml")
    except MoundSetError:
        read = None
    if found.name:
        assert found.ok == (read is not None)
    assert found.ok == (not found.faults)
    assert found.draft == word_of(mounds)
    if found.ok:
        assert read is not None
        again = read_set(found.file, "mine.toml")
        assert again.mounds == read.mounds
        assert again.name == found.name
        spelled = read_word(found.word)
        assert spelled is not None
        assert spelled.mounds == read.mounds


@given(st.integers(0, 11), ROUGH)
def test_every_fault_is_found_and_at_its_place(at: int, mound: DraftMound) -> None:
    """With what is named put right, and nothing else, the set is right: no fault is made up."""
    found = check(with_mound(mound, at))
    for fault in found.faults:
        assert fault.mound == at
        assert fault.told
        assert fault.rule
    whole = OURS[0]
    fields = {fault.field for fault in found.faults}
    columns = tuple(
        "..." if any(one.column == n for one in found.faults) else column
        for n, column in enumerate(mound.columns)
    )
    if fields & {"queen", "general"}:
        mound = replace(mound, queen=whole.queen, general=whole.general)
    if "worm_number" in fields:
        mound = replace(mound, worm_number=1)
    assert check(with_mound(replace(mound, columns=columns), at)).ok


@given(st.one_of(st.text(max_size=400), st.text(alphabet="-:/|.w123\n[]=\"'{}a", max_size=400)))
def test_whatever_is_pasted_is_answered(text: str) -> None:
    found = check(text)
    assert found.ok == (not found.faults)
    assert all(fault.told for fault in found.faults)


def test_faults_are_told_all_at_once_in_every_language() -> None:
    """IH-1, IH-D."""
    mound = DraftMound(3, 9, 19, (".b", "", "....", ".", "m"))
    expected = [
        (4, "general", None, False),
        (4, "columns", 1, True),
        (4, "columns", 2, False),
    ]
    found = check(with_mound(mound, 4))
    assert places(found.faults) == [
        *expected[:1],
        (4, "worm_number", None, False),
        *expected[1:],
    ]
    assert [fault.told for fault in found.faults] == [
        "The queen has to be worth more than her general.",
        "With columns this high, the worm number is 1 to 18.",
        "Column 2 has no field yet.",
        "Column 3 is too high: 3 fields at most.",
    ]
    others = {
        language: [fault.told for fault in check(with_mound(mound, 4), "x", language).faults]
        for language in ("nl", "de", "fr", "zh-Hant")
    }
    assert all(len(set(told)) == 4 for told in others.values())
    assert not check(found.draft, "").ok
    assert check(found.draft, " \n").faults[0].field == "name"


def test_a_number_that_depends_on_what_is_missing_is_not_blamed() -> None:
    """IH-D: what is still to come may allow it."""
    started = DraftMound(5, None, 17, (".", "", "", "", ""))
    found = check(with_mound(started))
    assert {(fault.field, fault.missing) for fault in found.faults} == {
        ("general", True),
        ("columns", True),
    }
    flat = DraftMound(5, 2, 17, (".",) * 5)
    (fault,) = check(with_mound(flat)).faults
    assert fault.told == "With columns this high, the worm number is 1 to 6."


def test_an_empty_set_is_only_unfinished() -> None:
    found = check(word_of([EMPTY] * 12))
    assert len(found.faults) == 12 * 8
    assert all(fault.missing for fault in found.faults)


def test_files_are_opened_as_far_as_they_can_be_drawn() -> None:
    """IH-D: right ones as they are, unfinished ones to be finished, others not at all."""
    ours = file_of('Anna’s "box" \\ 1', OURS)
    found = check(ours, "other")
    assert (found.ok, found.name) == (True, 'Anna’s "box" \\ 1')
    assert read_draft(found.draft) == OURS
    assert check(DEFAULT).word == DEFAULT
    few = "\n\n".join(ours.split("\n\n")[:4]).replace("general = 2\n", "")
    found = check(few)
    assert read_draft(found.draft) == (
        *(replace(one, general=None if one.general == 2 else one.general) for one in OURS[:3]),
        *[EMPTY] * 9,
    )
    assert found.faults[0].told == "The general’s points are missing."
    for text, said in (
        (ours.replace("map", "mop"), "mop"),
        (ours.replace("queen = 9", "queen = 9.5"), "9.5"),
        (ours + "\ncolour = 3", "colour"),
        ("name = [", "TOML"),
        ("hello", "hello"),
        ("5-2-2:././././.|x", "5-2-2"),
        (ours + "#" * LONGEST_FILE, "64,000"),
    ):
        refused = check(text)
        assert (refused.ok, refused.draft, refused.word) == (False, "", "")
        assert said in refused.faults[0].told


def test_names_are_one_line() -> None:
    found = check(word_of(OURS), "a\nb\x00\u202e" + "c" * 100)
    assert found.ok
    assert found.name == "a b" + "c" * 57
    assert json.dumps(found.name)[1:-1] in found.file


def test_a_game_with_one_set_only_says_so() -> None:
    with pytest.raises(MissingPartError):
        sets_of(games.load("regenwormen"))


# What a set does to the game


def test_the_report_is_what_the_study_counts() -> None:
    """The same seed, the same games: the report has the study's own figures."""
    told: list[tuple[int, int]] = []
    balance = SETS.measure(word_of(OURS), 2000, lambda done, of: told.append((done, of)))
    assert told[-1][0] == told[-1][1]
    assert {of for _, of in told} <= {8000, 16000}
    assert [one.seats for one in balance.by_seats] == [2, 3, 4, 5]
    for measured in balance.by_seats:
        study = Study([SIMPLE] * measured.seats, 2000, load_set(DEFAULT))
        figures = {one.name: one for one in measured.figures}
        assert figures["stuck"].value == pytest.approx(study.stuck.any(axis=1).mean())
        assert figures["margin"].value == pytest.approx(study.margins.mean())
        wins = [one.value for one in measured.figures if one.name.startswith("wins-")]
        assert wins == pytest.approx(study.wins_in_order.mean(axis=0)[: measured.seats])
        shares = [figures[one].value for one in ("queens", "generals", "objects", "worms")]
        assert sum(shares) == pytest.approx(1)
        assert all(one.ours == one.value for one in measured.figures), "it is our own set"
    again = SETS.measure(word_of(OURS), 2000, lambda done, of: told.append((done, of)))
    assert again == balance
    assert told[-1] == (8000, 8000), "ours are known by now"


def test_the_report_sees_what_a_set_does() -> None:
    """IH-8: where all columns are low, colours get stuck; dear queens bring the points."""
    low = word_of(
        [replace(one, worm_number=1, columns=(".", ".", "..", "..", "...")) for one in OURS]
    )
    found = {one.name: one for one in figures_of(low, 4, 2000)}
    ours = {one.name: one for one in figures_of(DEFAULT, 4, 2000)}
    assert found["stuck"].value > ours["stuck"].value + 10 * ours["stuck"].off
    assert found["objects"].value == 0
    assert ours["objects"].value > 0.25


def test_intervals_hold() -> None:
    """What few games promise of many is so about 19 times in 20, for every figure."""
    many = figures_of(DEFAULT, 3, 20_000, seed=1)
    few = [figures_of(DEFAULT, 3, 500, seed=100 + seed) for seed in range(40)]
    for at, (name, _, value, _) in enumerate(many):
        inside = [abs(one[at].value - value) <= one[at].off for one in few]
        assert sum(inside) >= 32, name
    assert any(abs(one[0].value - many[0].value) > one[0].off / 2 for one in few)


def test_threads_do_not_change_the_games() -> None:
    one, two = (Study([RANDOM] * 2, 3000, threads=threads) for threads in (1, 3))
    assert (one.games == two.games).all()
    assert (Study([RANDOM] * 2, 3000, seed=1).games != one.games).any()
