"""Mound sets: what the shipped one must keep to (IH-D), and files that people write."""

import re
from collections import Counter
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import random_mounds, random_step

from wormery import games
from wormery.games.errors import MoundSetError
from wormery.games.ithappens import OBJECTS, Mound, MoundSet, load_set
from wormery.games.ithappens.mounds import FINDS, LONGEST_FILE, read_set, read_word

GAME = games.load("it-happens")
SHIPPED = load_set("wormery-1")
NAMES = {find: name for name, find in FINDS.items()}

# The set that ships (IH-D)


def heights(mound: Mound) -> list[int]:
    return [len(column) for column in mound.columns]


def fields(mound: Mound) -> int:
    return sum(heights(mound))


def test_twelve_mounds_of_five_columns() -> None:
    """IH-D, IH-1: 12 mounds, 5 columns, 1 to 3 fields each."""
    assert len(SHIPPED.mounds) == 12
    for mound in SHIPPED.mounds:
        assert len(mound.columns) == 5
        assert set(heights(mound)) <= {1, 2, 3}


def test_heights_mostly_differ_on_a_mound() -> None:
    """IH-D: no mound is flat, and neighbouring columns mostly differ."""
    assert all(len(set(heights(mound))) >= 2 for mound in SHIPPED.mounds)
    pairs = [
        pair for m in SHIPPED.mounds for pair in zip(heights(m), heights(m)[1:], strict=False)
    ]
    assert sum(left != right for left, right in pairs) > len(pairs) / 2


def test_any_three_mounds_hold_all_25_dice() -> None:
    """IH-D: at least 25 fields on any three mounds."""
    assert min(sum(map(fields, three)) for three in combinations(SHIPPED.mounds, 3)) >= 25


def test_a_colour_can_be_stuck() -> None:
    """IH-D, IH-8: three columns of one colour can have fewer than five fields together."""
    for three in combinations(SHIPPED.mounds, 3):
        if sum(min(heights(mound)) for mound in three) < 5:
            return
    pytest.fail("whatever columns a colour has, its five dice find room")


def test_getting_stuck_really_happens_in_play() -> None:
    """IH-D, IH-8: in random games some player still holds a die when the round ends."""
    for seed in range(40):
        random = Random(seed)
        position = GAME.start(seats=5)
        while position.actor != games.OVER:
            after = position.after(random_step(position, random))
            if after.begins == "round" or after.actor == games.OVER:
                hands = position.state.hand.copy()
                hands[position.turn] -= 1  # the die that ends the round
                if position.begins is None and hands.sum() > 0:
                    return
            position = after
    pytest.fail("nobody was stuck in 40 games")


def test_points_of_queens_and_generals() -> None:
    """IH-D: queen above general, all from 2 to 9, and the values of the examples."""
    for mound in SHIPPED.mounds:
        assert 2 <= mound.general < mound.queen <= 9
    assert {9, 5, 4} <= {mound.queen for mound in SHIPPED.mounds}
    assert {3, 2} <= {mound.general for mound in SHIPPED.mounds}


def test_the_mound_of_the_scoring_example() -> None:
    """IH-D, IH-9: one mound has queen 5, general 2 and worm number 2."""
    assert (5, 2, 2) in {(m.queen, m.general, m.worm_number) for m in SHIPPED.mounds}


def test_worm_numbers_can_be_made() -> None:
    """IH-D: each worm number is a sum of 1 to 3 dice that fit into a column of its mound."""
    for mound in SHIPPED.mounds:
        sums = {
            sum(dice)
            for count in range(1, max(heights(mound)) + 1)
            for dice in product(range(1, 7), repeat=count)
        }
        assert mound.worm_number in sums


def test_finds_of_the_shipped_set() -> None:
    """IH-D: all eight kinds lie on mounds; some fields are empty and some have worms."""
    found = Counter(
        NAMES[find] for mound in SHIPPED.mounds for column in mound.columns for find in column
    )
    assert set(found) == {*OBJECTS, "worm", "."}
    # A kind of which fewer than two can be found would never make a pair (IH-10).
    assert all(found[name] >= 2 for name in OBJECTS)
    assert {"map", "sneakers", "bone", "glasses", "loudspeaker", "glove", "telescope"} < {
        *OBJECTS
    }


def test_every_shipped_mound_is_different() -> None:
    """IH-D: no mound comes twice."""
    assert len(set(SHIPPED.mounds)) == 12


# Files that people write

GOOD_MOUND = '''[[mound]]
queen = 5
general = 2
worm_number = 2
fields = """
-     -     map   -     -
bone  -     .     -     worm
.     worm  .     .     glove
"""
'''
GOOD = 'name = "mine"\n\n' + "\n".join([GOOD_MOUND] * 12)
SECOND = GOOD.index("[[mound]]", GOOD.index("[[mound]]") + 1)  # damage is done to mound 2
SECOND_LINE = GOOD.count("\n", 0, SECOND) + 1


def damaged(old: str, new: str) -> str:
    """The file with a change in its second mound."""
    head, tail = GOOD[:SECOND], GOOD[SECOND:]
    assert old in tail
    return head + tail.replace(old, new, 1)


def test_a_good_file_is_read() -> None:
    """IH-D: the drawing has the top row first, a column is counted from its lowest field."""
    mound_set = read_set(GOOD, "mine.toml")
    assert mound_set.name == "mine"
    mound = mound_set.mounds[0]
    assert (mound.queen, mound.general, mound.worm_number) == (5, 2, 2)
    columns = [[NAMES[find] for find in column] for column in mound.columns]
    assert columns == [[".", "bone"], ["worm"], [".", ".", "map"], ["."], ["glove", "worm"]]
    assert mound.word == "5-2-2:.b/w/..m/./vw"


DAMAGE = [
    # old, new, sentence, lines below the head of the mound, rule
    ("queen = 5", "queen = 1", "mounds-number", 1, "IH-1"),
    ("queen = 5", "queen = 10", "mounds-number", 1, "IH-1"),
    ("queen = 5", "queen = true", "mounds-number", 1, "IH-1"),
    ("queen = 5", "queen = 5.0", "mounds-number", 1, "IH-1"),
    ("queen = 5", 'queen = "5"', "mounds-number", 1, "IH-1"),
    ("queen = 5", "queen = -5", "mounds-number", 1, "IH-1"),
    ("queen = 5", "queen = 2", "mounds-queen", 2, "IH-D"),
    ("general = 2", "general = 5", "mounds-queen", 2, "IH-D"),
    ("general = 2", "general = 1", "mounds-number", 2, "IH-1"),
    ("worm_number = 2", "worm_number = 0", "mounds-number", 3, "IH-D"),
    ("worm_number = 2", "worm_number = 19", "mounds-number", 3, "IH-D"),
    ("worm_number = 2", "worm_number = [2]", "mounds-number", 3, "IH-D"),
    ("queen = 5\n", "", "mounds-key-missing", 0, "IH-1"),
    ("general = 2\n", "", "mounds-key-missing", 0, "IH-1"),
    ("queen = 5", "queen = 5\nking = 6", "mounds-key", 2, "IH-1"),
    ("bone", "banana", "mounds-find", 6, "IH-1"),
    ("glove", "Glove", "mounds-find", 7, "IH-1"),
    ("bone  -  ", "bone     ", "mounds-columns", 6, "IH-1"),
    ("worm  .     .     glove", "worm  .     .     glove .", "mounds-columns", 7, "IH-1"),
    (
        ".     worm  .     .     glove",
        ".     -     .     .     glove",
        "mounds-no-field",
        7,
        "IH-1",
    ),
    ("bone  -     .  ", "bone  -     -  ", "mounds-hole", 5, "IH-5"),
    ("-     -     map   -     -", "bone  -     map   -     map", None, None, None),
    ("-     -     map   -     -", "- - map - -\n- - map - -", "mounds-rows", 4, "IH-1"),
    ("queen = 5", "queen = = 5", "mounds-toml", 1, None),
    ("queen = 5", "queen = 5\nqueen = 6", "mounds-toml", 2, None),
    ("general = 2", "general 2", "mounds-toml", 2, None),
]


@pytest.mark.parametrize(("old", "new", "sentence_id", "offset", "rule"), DAMAGE)
def test_errors_name_file_line_and_rule(
    old: str, new: str, sentence_id: str | None, offset: int | None, rule: str | None
) -> None:
    """IH-D: checked on loading, with the line named in the error."""
    text = damaged(old, new)
    if sentence_id is None:
        assert offset is None
        assert len(read_set(text, "mine.toml").mounds) == 12
        return
    assert offset is not None
    with pytest.raises(MoundSetError) as caught:
        read_set(text, "mine.toml")
    error = caught.value
    assert (error.sentence_id, error.rule) == (sentence_id, rule)
    assert error.values["file"] == "mine.toml"
    assert error.values["line"] == SECOND_LINE + offset
    assert str(error).startswith(f"mine.toml, line {SECOND_LINE + offset}: ")


def test_a_drawing_must_be_a_drawing() -> None:
    """IH-1: fields are drawn between triple quotes."""
    drawing = re.compile(r'fields = """.*?"""', re.DOTALL)
    for other in ("fields = 3", 'fields = ["w"]'):
        text = GOOD[:SECOND] + drawing.sub(other, GOOD[SECOND:], count=1)
        with pytest.raises(MoundSetError) as caught:
            read_set(text, "mine.toml")
        assert caught.value.sentence_id == "mounds-drawing"
        assert caught.value.values["line"] == SECOND_LINE + 4
    text = GOOD[:SECOND] + drawing.sub('fields = ""', GOOD[SECOND:], count=1)
    with pytest.raises(MoundSetError) as caught:
        read_set(text, "mine.toml")
    assert caught.value.sentence_id == "mounds-rows"


@pytest.mark.parametrize(
    ("text", "sentence_id", "line", "rule"),
    [
        ("", "mounds-name", 1, "IH-D"),
        ('name = ""\n', "mounds-name", 1, "IH-D"),
        ("name = 3\n", "mounds-name", 1, "IH-D"),
        ('name = "mine"\n', "mounds-count", 1, "IH-1"),
        ('name = "mine"\nmound = 3\n', "mounds-count", 2, "IH-1"),
        ('name = "mine"\nmound = [1,2,3,4,5,6,7,8,9,0,1,2]\n', "mounds-key-missing", 1, "IH-1"),
        ('name = "mine"\ncolour = "red"\n', "mounds-key", 2, "IH-D"),
        (GOOD + "\n" + GOOD_MOUND, "mounds-count", None, "IH-1"),
        (GOOD[: -len(GOOD_MOUND)], "mounds-count", None, "IH-1"),
        ("\x00", "mounds-toml", 1, None),
        ('name = "mine', "mounds-toml", 1, None),
        ("[[mound]]\n[mound]\n", "mounds-toml", 2, None),
    ],
)
def test_errors_of_a_whole_file(
    text: str, sentence_id: str, line: int | None, rule: str | None
) -> None:
    """IH-D, IH-1: name, number of mounds, and nothing else in the file."""
    with pytest.raises(MoundSetError) as caught:
        read_set(text, "mine.toml")
    assert (caught.value.sentence_id, caught.value.rule) == (sentence_id, rule)
    assert caught.value.values["line"] == (line or len(text.splitlines()))


# Sets from a path, and in one word


def test_a_set_from_a_path_is_played(tmp_path: Path) -> None:
    """IH-D: who owns the game can type in its mounds and play them."""
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, encoding="utf-8")
    for source in (path, str(path)):
        position = GAME.start(seats=2, mounds=source)
        played = position.options["mounds"]
        assert isinstance(played, MoundSet)
        assert played.mounds == read_set(GOOD, "").mounds
    text = position.text
    path.unlink()
    assert games.parse(text) == position  # without any file
    assert games.parse(text).text == text


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """IH-D: a named error, whatever the file is."""
    path = tmp_path / "mine.toml"
    for source, sentence_id in ((path, "mounds-unreadable"), (tmp_path, "mounds-unreadable")):
        with pytest.raises(MoundSetError) as caught:
            load_set(source)
        assert caught.value.sentence_id == sentence_id
    path.write_bytes(GOOD.encode() + b"\n\n# \xff\n")
    with pytest.raises(MoundSetError) as caught:
        load_set(path)
    assert caught.value.sentence_id == "mounds-not-utf8"
    assert caught.value.values["line"] == GOOD.count("\n") + 3
    path.write_bytes(GOOD.encode() + b"#" * LONGEST_FILE)
    with pytest.raises(MoundSetError) as caught:
        load_set(path)
    assert caught.value.sentence_id == "mounds-too-long"


@pytest.mark.parametrize("name", ["wormery-99", "../wormery-1", "wormery-1.toml", "a\0b", ""])
def test_names_that_no_set_has(name: str) -> None:
    """IH-D: neither a set that ships nor a file."""
    with pytest.raises(MoundSetError):
        GAME.start(seats=2, mounds=name)


def mound_values() -> st.SearchStrategy[Mound]:
    column = st.lists(st.integers(0, 9), min_size=1, max_size=3).map(tuple)
    return st.tuples(
        st.tuples(*[column] * 5), st.integers(2, 8), st.integers(1, 7), st.integers(1, 18)
    ).map(
        lambda drawn: Mound(
            min(9, drawn[1] + drawn[2]),
            drawn[1],
            min(drawn[3], 6 * max(map(len, drawn[0]))),
            drawn[0],
        )
    )


MOUND_SETS = st.lists(mound_values(), min_size=12, max_size=12).map(
    lambda drawn: MoundSet("custom", tuple(drawn))
)


@given(MOUND_SETS)
def test_a_set_in_one_word_reads_back(mound_set: MoundSet) -> None:
    """IH-D: a position and a record carry their mounds with them."""
    assert read_word(mound_set.word) == mound_set
    assert not re.search(r"[\s,=]", mound_set.word)
    position = GAME.start(seats=3, mounds=mound_set)
    assert position.options["mounds"] == mound_set
    again = games.parse(position.text)
    assert again == position
    assert again.after("1.2.3").text == position.after("1.2.3").text


@given(MOUND_SETS)
def test_a_set_written_as_a_file_reads_back(mound_set: MoundSet) -> None:
    """IH-D: the drawing and the word say the same."""
    parts = ['name = "drawn"']
    for mound in mound_set.mounds:
        rows = [
            " ".join(
                NAMES[column[row]] if row < len(column) else "-" for column in mound.columns
            )
            for row in (2, 1, 0)
        ]
        drawing = "\n".join(rows)
        parts.append(
            f"[[mound]]\nqueen = {mound.queen}\ngeneral = {mound.general}\n"
            f'worm_number = {mound.worm_number}\nfields = """\n{drawing}\n"""'
        )
    read = read_set("\n".join(parts), "drawn.toml")
    assert read.mounds == mound_set.mounds
    assert read.name == "drawn"


@pytest.mark.parametrize(
    "word",
    [
        "",
        "custom",
        "5-2-2:.b/w/..m/./vw",
        "|".join(["5-2-2:.b/w/..m/./vw"] * 11),
        "|".join(["5-2-2:.b/w/..m/./vw"] * 13),
        "|".join(["2-5-2:.b/w/..m/./vw"] * 12),
        "|".join(["5-5-2:.b/w/..m/./vw"] * 12),
        "|".join(["5-2-19:.b/w/..m/./vw"] * 12),
        "|".join(["5-2-7:././././."] * 12),
        "|".join(["5-2-0:././././."] * 12),
        "|".join(["5-2-2:./././."] * 12),
        "|".join(["5-2-2:././././././"] * 12),
        "|".join(["5-2-2:.//././."] * 12),
        "|".join(["5-2-2:..../././././."] * 12),
        "|".join(["5-2-2:x/././."] * 12),
        "|".join(["٥-2-2:././././."] * 12),
    ],
)
def test_words_that_are_no_set(word: str) -> None:
    """IH-D, IH-1: twelve mounds as the rules want them, or nothing."""
    assert read_word(word) is None
    with pytest.raises(MoundSetError) as caught:
        GAME.options["mounds"].read(word)
    assert (caught.value.sentence_id, caught.value.rule) == ("mounds-word", "IH-D")


def test_two_sets_are_the_same_if_their_mounds_are() -> None:
    """IH-D: the name does not matter, so a position knows its set however it was given."""
    copy = MoundSet("mine", SHIPPED.mounds)
    assert copy == SHIPPED
    assert hash(copy) == hash(SHIPPED)
    assert GAME.start(seats=3, mounds=copy) == GAME.start(seats=3)
    assert GAME.start(seats=3, mounds=copy).text.split()[2] == "-"
    other = random_mounds(Random(5))
    assert other != SHIPPED
    assert MoundSet("wormery-1", other.mounds).word == other.word  # not the name of another set
