"""Game records: they read back as written, damage does not pass, nothing hostile hurts."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.fuzz_record import check_position, check_record, mutate, short
from tests.helpers import all_options, random_mounds, random_step
from tests.proof import times

from wormery import games, record
from wormery.games import OVER
from wormery.games.errors import NotationError, OptionError, WormeryError
from wormery.record.reading import LONGEST_TEXT
from wormery.record.record import OWN_TAGS, GameRecord

HERE = Path(__file__).parent
GOLDEN = {
    path.stem: path.read_text(encoding="utf-8") for path in sorted((HERE / "golden").glob("*"))
}
CORPUS = sorted((HERE / "corpus").glob("*.txt"))

PRINTABLE = st.characters(exclude_categories=["C", "Zl", "Zp", "Zs"]) | st.just(" ")
TAG_NAMES = st.text("ABCDEFGabcxyz0189", min_size=1, max_size=12).filter(
    lambda name: name not in OWN_TAGS
)
TAGS = st.dictionaries(TAG_NAMES, st.text(PRINTABLE | st.sampled_from('"\\[]{}'), max_size=40))
COMMENTS = st.text(
    PRINTABLE.filter(lambda c: c not in "{}") | st.sampled_from('\n"\\[]'), max_size=40
)


@st.composite
def records(draw: st.DrawFn) -> GameRecord:
    """A random game up to some step, with odd tags and comments."""
    game = games.load(draw(st.sampled_from(sorted(games.GAMES))))
    seats = draw(st.sampled_from(game.seats))
    options = dict(draw(st.sampled_from(all_options(game))))
    random = Random(draw(st.integers(0, 2**32)))
    if game.name == "it-happens" and draw(st.booleans()):
        options["mounds"] = random_mounds(random)
    begins = draw(st.integers(0, seats - 1))
    found = GameRecord.start(game, seats, begins, draw(TAGS), **options)
    steps = draw(st.integers(0, 60))
    remarks = draw(st.lists(st.tuples(st.integers(0, steps), COMMENTS), max_size=5))
    for step in range(steps + 1):
        for where, text in remarks:
            if where == step:
                found = found.comment(text)
        if step == steps or found.position.actor == OVER:
            break
        found = found.add(random_step(found.position, random))
    return found


# Round trips


@given(records())
def test_a_record_reads_back_as_it_was_written(found: GameRecord) -> None:
    """Record to text to record, and text to record to text."""
    text = record.write(found)
    again = record.read(text)
    assert again == found
    assert again.tags == found.tags
    assert list(again.tags) == list(found.tags)
    assert record.write(again) == text
    assert check_record(text) == found


@given(records())
@settings(max_examples=25)
def test_space_and_the_order_of_dice_do_not_matter(found: GameRecord) -> None:
    """A person may break lines where they like, and write dice as they fell."""
    bare = replace_comments(found)
    head, _, body = record.write(bare).partition("\n\n")
    body = re.sub(r"\[([1-5W]+)\]", lambda dice: f"[{' '.join(dice[1][::-1]).lower()}]", body)
    body = body.replace(" [", "\n[").replace("]", "] \t\n").replace("\n", "\n\n ")
    assert record.read("\n" + head.replace("\n", " \n\n") + "\n" + body) == bare


def replace_comments(found: GameRecord) -> GameRecord:
    """The record without its comments."""
    return GameRecord(found.positions, found.begins, found.steps, found.tags)


def test_what_is_wrong_is_shown_with_its_place() -> None:
    """Lines and columns count from 1, also after an empty line; forty characters are shown."""
    for before, line, column in (("", 1, 1), ("\n", 2, 1), ("\n \n  ", 3, 3)):
        with pytest.raises(NotationError) as caught:
            record.read(f"{before}[{'x' * 50}\nmore")
        error = caught.value
        assert (error.sentence_id, error.line, error.column) == (
            *("record-tag-malformed", line, column),
        )
        assert error.values["text"] == f"[{'x' * 39}"


def test_the_last_line_needs_no_end() -> None:
    text = GOLDEN["regenwormen-two"]
    assert record.read(text.rstrip()) == record.read(text)
    with pytest.raises(NotationError) as caught:
        record.read(text.replace(" keep", "keep", 1))
    assert caught.value.sentence_id == "record-space"


def test_undo_and_the_dice() -> None:
    """Moves can be taken back; what chance has brought cannot."""
    game = GameRecord.start(games.load("regenwormen"), 2).add("roll").add("1135WWWW")
    assert not game.can_undo
    with pytest.raises(OptionError) as caught:
        game.undo()
    assert caught.value.sentence_id == "undo-impossible"
    later = game.add("keep W").comment("brave")
    assert later.can_undo
    assert later.undo() == game
    assert later.undo().add("keep W").comments == {}
    before = game.comment("a good roll").add("keep W").comment("brave")
    assert before.undo().comments == {2: ("a good roll",)}


@pytest.mark.parametrize(
    ("name", "value", "sentence_id"),
    [
        ("Game", "x", "record-tag-own"),
        ("Result", "x", "record-tag-own"),
        ("", "x", "record-tag-name"),
        ("Two words", "x", "record-tag-name"),
        ("Naïve", "x", "record-tag-name"),
        ("Event", "two\nlines", "record-tag-value"),
        ("Event", "\x07", "record-tag-value"),
        ("Event", "x" * 201, "record-tag-value"),
    ],
)
def test_tags_that_cannot_be_written(name: str, value: str, sentence_id: str) -> None:
    """What would not read back is not taken."""
    with pytest.raises(OptionError) as caught:
        GameRecord.start(games.load("regenwormen"), 2, tags={name: value})
    assert caught.value.sentence_id == sentence_id


@pytest.mark.parametrize("text", ["{", "}", "a\tb", "\r", "\u2028", "x" * 2001])
def test_comments_that_cannot_be_written(text: str) -> None:
    """Neither are comments."""
    with pytest.raises(OptionError) as caught:
        GameRecord.start(games.load("regenwormen"), 2).comment(text)
    assert caught.value.sentence_id == "record-comment"


# Damage

SMALL = """[Wormery "1"]
[Game "regenwormen"]
[Rules "1"]
[Seats "2"]
[Begins "A"]
[Options "-"]
[Result "*"]

1. A roll [1135WWWW] keep W roll [1555] keep 5 take 35
2. B roll [11111111] keep 1
3. A roll [1135WWWW]
"""

DAMAGE = [
    # old, new, sentence, line, column
    ('[Wormery "1"]\n', "", "record-tag-missing", 8, 1),
    ('"1"]\n[Game', '"2"]\n[Game', "record-format", 1, 1),
    ('"regenwormen"', '"chess"', "record-tag", 2, 1),
    ('[Rules "1"]', '[Rules "2"]', "record-rules", 3, 1),
    ('[Seats "2"]', '[Seats "two"]', "record-number", 4, 1),
    ('[Seats "2"]', '[Seats "9"]', "record-tag", 4, 1),
    ('[Begins "A"]', '[Begins "H"]', "record-seat", 5, 1),
    ('[Begins "A"]', '[Begins "AB"]', "record-seat", 5, 1),
    ('[Begins "A"]', '[Begins "B"]', "record-heading", 9, 1),
    ('[Options "-"]', '[Options "lower=lowest"]', "record-tag", 6, 1),
    ('[Options "-"]', '[Options "short=yes,short=yes"]', "record-tag", 6, 1),
    ('[Options "-"]', '[Options "-"]\n[Options "-"]', "record-tag-twice", 7, 1),
    ('[Options "-"]', "[Options -]", "record-tag-malformed", 6, 1),
    ('[Options "-"]', '[Options "-]', "record-tag-malformed", 6, 1),
    ('[Result "*"]', '[Result "A by worms, 3-0"]', "record-result", 7, 1),
    ("1. A", "1. B", "record-heading", 9, 1),
    ("1. A", "2. A", "record-heading", 9, 1),
    ("1. A ", "", "record-heading", 9, 1),
    ("1. A roll", "1. A rol", "record-move-expected", 9, 6),
    ("1. A roll", "1. A take 21", "record-step", 9, 6),
    ("[1135WWWW] keep W roll", "[1135WWW] keep W roll", "record-step", 9, 11),
    ("[1135WWWW] keep W roll", "keep W roll", "record-outcome-expected", 9, 11),
    ("[1135WWWW] keep W roll", "[1135WWWW keep W roll", "record-outcome-expected", 9, 11),
    ("[1135WWWW] keep W roll", "[1135WWWW]keep W roll", "record-space", 9, 21),
    ("keep W roll", "keep 2 roll", "record-step", 9, 22),
    ("keep 5 take 35", "keep W take 35", "record-step", 9, 41),
    ("take 35", "take 34", "record-step", 9, 48),
    ("take 35", "take 35 {", "record-heading", 9, 56),
    ("take 35", "take 35 {a\tb}", "record-tag", 9, 56),
    ("3. A roll [1135WWWW]\n", "3. A\n", "record-cut", 12, 1),
    ("3. A roll [1135WWWW]\n", "3. A roll [1135WWWW] ]\n", "record-move-expected", 11, 22),
]


def test_the_small_record_is_good() -> None:
    """So that each damage below is the only one."""
    assert record.write(record.read(SMALL)) == SMALL


@pytest.mark.parametrize(("old", "new", "sentence_id", "line", "column"), DAMAGE)
def test_damage_is_named_with_line_and_column(
    old: str, new: str, sentence_id: str, line: int, column: int
) -> None:
    """The first thing that is wrong, and where it stands."""
    assert SMALL.count(old) == 1
    with pytest.raises(NotationError) as caught:
        record.read(SMALL.replace(old, new))
    error = caught.value
    assert (error.sentence_id, error.line, error.column) == (sentence_id, line, column)
    assert str(error).startswith(f"Line {line}, column {column}: ")


def test_a_game_may_have_the_most_steps_and_not_one_more() -> None:
    """The last of twelve steps is refused where eleven are allowed."""
    game = record.read(SMALL)
    assert len(game.steps) == 12
    assert record.read(SMALL, most_steps=12) == game
    with pytest.raises(NotationError) as caught:
        record.read(SMALL, most_steps=11)
    error = caught.value
    assert (error.sentence_id, error.line, error.column) == ("record-steps", 11, 11)


def test_nothing_may_follow_the_end_of_a_game() -> None:
    """RW-11: after the last turn there is room for comments only."""
    text = GOLDEN["regenwormen-two"]
    assert record.read(text + "{well played}\n").position.actor == OVER
    with pytest.raises(NotationError) as caught:
        record.read(text + "999. A roll\n")
    assert caught.value.sentence_id == "record-after-end"
    assert caught.value.line == text.count("\n") + 1


@given(st.sampled_from(sorted(GOLDEN)), st.integers(0, 2**32))
@settings(max_examples=times(60, 300))
def test_damaged_golden_games(name: str, seed: int) -> None:
    """A changed record is refused with its place, or says the same."""
    random = Random(seed)
    check_record(mutate(short(GOLDEN[name], random), random))


@given(st.sampled_from(sorted(GOLDEN)), st.integers(0, 2**32))
@settings(max_examples=times(60, 300))
def test_damaged_positions(name: str, seed: int) -> None:
    """A changed position is refused with its place, or is its own text and plays on."""
    random = Random(seed)
    position = random.choice(read_golden(name).positions)
    check_position(mutate(position.text, random), random)


LOADED: dict[str, GameRecord] = {}


def read_golden(name: str) -> GameRecord:
    if name not in LOADED:
        LOADED[name] = record.read(GOLDEN[name])
    return LOADED[name]


# Hostile input


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_the_corpus(path: Path) -> None:
    """Texts that broke something once, or might."""
    text = path.read_bytes().decode("utf-8", "surrogatepass")
    check_record(text)
    check_position(text, Random(1))
    for line in text.split("\n"):
        check_position(line, Random(1))


def test_there_is_a_corpus() -> None:
    """An empty folder would test nothing."""
    assert len(CORPUS) >= 20


@pytest.mark.parametrize("size", [1, 41, 1000, 1001, 100_000])
def test_an_error_about_a_long_text_is_still_a_sentence(size: int) -> None:
    """However long what was given is, the error can be said, and is not as long."""
    long = "x" * size
    position = games.load("regenwormen").start(seats=2)
    for attempt in (
        lambda: games.load(long),
        lambda: games.parse(long),
        lambda: games.parse(f"{position.text} {long}"),
        lambda: games.parse(position.text.replace("-/-", long)),
        lambda: position.after(long),
        lambda: position.after("roll").after(long),
        lambda: games.load("regenwormen").start(2, lower=long),
        lambda: games.load("regenwormen").start(2, **{long: True}),
        lambda: games.load("it-happens").start(2, mounds=long),
        lambda: record.read(SMALL.replace('"-"', f'"{long}"')),
        lambda: record.read(SMALL.replace('"-"', f'"lower={long}"')),
        lambda: record.read(SMALL.replace('"regenwormen"', f'"{long}"')),
        lambda: record.read(SMALL.replace('"*"', f'"{long}"')),
    ):
        with pytest.raises(WormeryError) as caught:
            attempt()
        assert len(str(caught.value)) < 1500


@given(st.text())
@example("\ud800")
@example("[" * 1000)
def test_any_text_at_all(text: str) -> None:
    """Nothing but a named error comes out."""
    for hostile in (text, SMALL + text, SMALL.replace("1135", text), text + SMALL):
        check_record(hostile)
    for game in games.GAMES:
        check_position(f"{game} {text}", Random(1))
        check_position(text, Random(1))


@given(st.text("regenwormithapsABCDEFG0123456789-/|.:,=?#+W ", max_size=80))
@settings(max_examples=100)
def test_any_text_of_the_right_letters(text: str) -> None:
    """Letters that positions are made of, in any order."""
    check_position(text, Random(1))
    check_position(f"regenwormen 3 - A 21-36 {text}", Random(1))
    check_position(f"it-happens 2 - {text}", Random(1))


def head(game: str) -> str:
    return SMALL.split("\n\n")[0].replace("regenwormen", game) + "\n\n"


BIG = {
    "empty comments": head("regenwormen") + "{} " * 300_000,
    "open braces": head("regenwormen") + "{" * 900_000,
    "open brackets": head("regenwormen") + "[" * 900_000,
    "closed brackets": head("regenwormen") + "[]" * 450_000,
    "a long comment": head("regenwormen") + "{" + "x" * 900_000 + "}",
    "a comment without end": head("regenwormen") + "{" + "x" * 900_000,
    "space": head("regenwormen") + " \n" * 450_000,
    "a huge number": head("regenwormen") + "1" * 900_000 + ". A roll",
    "huge dice": head("regenwormen") + "1. A roll [" + "1" * 900_000 + "]",
    "huge mounds": head("it-happens") + "Round 1 [" + "1" * 900_000 + "]",
    "backslashes": '[Wormery "' + "\\" * 900_000,
    "quotes": '[Wormery "' + '\\"' * 450_000,
    "tags": "".join(f'[T{n} "x"]\n' for n in range(70_000)),
    "a long tag": '[Event "' + "x" * 900_000 + '"]\n' + SMALL,
    "options": SMALL.replace('"-"', '"' + "short=yes," * 90_000 + '"'),
    "mounds": head("it-happens").replace(
        '"-"', '"mounds=' + "9-2-2:./././././|" * 50_000 + '"'
    ),
    "too long": "x" * (LONGEST_TEXT + 1),
}


@pytest.mark.parametrize("kind", BIG)
def test_a_megabyte_of_anything_is_read_or_refused(kind: str) -> None:
    """`make bench ONLY=records` has the seconds."""
    check_record(BIG[kind])
    check_position(BIG[kind], Random(1))
    check_position(BIG[kind].replace("\n", " "), Random(1))


def long_game(turns: int) -> str:
    """RW-9: players without tiles can fail for ever."""
    lines = [f"{n}. {'AB'[n % 2 - 1]} roll [11111111] keep 1\n" for n in range(1, turns + 1)]
    return head("regenwormen") + "".join(lines)


def test_a_very_long_game_is_read() -> None:
    assert len(record.read(long_game(5000)).steps) == 15_000


# Files


def test_save_and_load(tmp_path: Path) -> None:
    """A record saved in a new folder is loaded as it was, in UTF-8 with plain line ends."""
    game = read_golden("regenwormen-two").comment("Régenwürmer 🪱 蟲")
    path = tmp_path / "new" / "folder" / "game.worm"
    record.save(game, path)
    assert record.load(path) == game
    assert path.read_bytes() == record.write(game).encode("utf-8")
    assert [file.name for file in path.parent.iterdir()] == ["game.worm"]


def test_a_save_is_on_the_disk_before_it_replaces_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that loses its power then has the old file or the new one, whole."""
    path = tmp_path / "game.worm"
    synced: list[tuple[int, int]] = []
    fsync = os.fsync

    def watched(descriptor: int) -> None:
        fsync(descriptor)
        file = os.fstat(descriptor)
        synced.append((file.st_ino, file.st_size))
        assert not path.exists()

    monkeypatch.setattr(os, "fsync", watched)
    record.save(read_golden("regenwormen-two"), path)
    assert synced == [(path.stat().st_ino, path.stat().st_size)]


def test_bad_utf8_is_named_with_line_and_column(tmp_path: Path) -> None:
    """Columns are counted in characters, as everywhere."""
    path = tmp_path / "game.worm"
    path.write_bytes(b'[A "x"]\n\xc3\xa9\xc3\xa9 \xff\n')
    with pytest.raises(NotationError) as caught:
        record.load(path)
    error = caught.value
    assert (error.sentence_id, error.line, error.column) == ("record-not-utf8", 2, 4)


def test_a_file_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    """Whatever its letters are."""
    path = tmp_path / "game.worm"
    for letter in ("x", "🪱"):
        path.write_text(letter * 1_000_000, encoding="utf-8")
        with pytest.raises(NotationError) as caught:
            record.load(path)
        assert caught.value.sentence_id == "record-tag-missing"
        path.write_text(letter * 1_000_001, encoding="utf-8")
        with pytest.raises(WormeryError):
            record.load(path)


KILLED_WRITERS = """
import os, random, signal, sys, time
from pathlib import Path
from wormery import record
path, one, two = (Path(name) for name in sys.argv[1:4])
records = [record.load(one), record.load(two)]
record.save(records[0], path)
for kill in range(int(sys.argv[4])):
    writer = os.fork()
    if writer == 0:
        while True:
            for game in records:
                record.save(game, path)
    file = path.stat().st_ino
    while path.stat().st_ino == file:  # until it has saved at least once
        time.sleep(0.0005)
    time.sleep(random.Random(kill).uniform(0, 0.01))
    os.kill(writer, signal.SIGKILL)
    os.waitpid(writer, 0)
    assert record.load(path) in records, "the file is neither, or not whole"
print("all whole")
"""


def test_a_killed_writer_leaves_a_whole_file(tmp_path: Path) -> None:
    """Writers are killed while they save two records over each other."""
    names = ("regenwormen-two", "it-happens-five-low-open")
    files = [HERE / "golden" / f"{name}.worm" for name in names]
    done = subprocess.run(
        [
            *(sys.executable, "-c", KILLED_WRITERS, str(tmp_path / "game.worm")),
            *(*map(str, files), str(times(5, 30))),
        ],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "all whole\n"
