"""`wormery review`: in words, as JSON and as HTML; broken off and resumed; after a game."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from html.parser import HTMLParser
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec
import pytest
from tests import forking
from tests.forking import Forked
from tests.proof import some
from tests.test_terminal_program import environment

from wormery import coach, games, record
from wormery.coach import Review, ReviewDocument
from wormery.locales import LANGUAGES
from wormery.record import GameRecord
from wormery.telling.seats import seats_of
from wormery.telling.words import Say
from wormery.terminal.help import cells
from wormery.terminal.review_html import page
from wormery.terminal.review_text import show
from wormery.terminal.review_words import ReviewWords
from wormery.terminal.screen import Screen

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Request

GOLDEN = Path(__file__).parent / "golden"
TWO, FOUR = "regenwormen-two", "it-happens-four-low"
GAMES = (TWO, FOUR)


def golden(name: str) -> Path:
    return GOLDEN / f"{name}.worm"


def cut(game: GameRecord, steps: int, **tags: str) -> GameRecord:
    """The same game when no more than so many steps had been played."""
    return replace(
        game,
        positions=game.positions[: steps + 1],
        steps=game.steps[:steps],
        comments={},
        tags={**game.tags, **tags},
    )


@cache
def reviewed(name: str) -> tuple[GameRecord, Review]:
    game = record.load(golden(name))
    return game, coach.review(game)


def words_of(game: GameRecord, found: Review, language: str) -> ReviewWords:
    say = Say(language)
    seats = seats_of(game, say)
    return ReviewWords(coach.document_of(game, found, say, seats), game, say, seats)


def surroundings(home: Path, **more: str) -> dict[str, str]:
    return {**environment(home), "XDG_CACHE_HOME": str(home / "cache"), **more}


def run(home: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return forking.run(*arguments, encoding="utf-8", env=surroundings(home, **more), timeout=60)


def kept(home: Path) -> Path:
    """The one file of a review that is kept."""
    (file,) = (home / "cache" / "wormery" / "reviews").iterdir()
    return file


# In words


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_reviewed_in_words(tmp_path: Path, name: str) -> None:
    answer = run(tmp_path, "review", str(golden(name)))
    assert (answer.returncode, answer.stderr) == (0, "")
    game, found = reviewed(name)
    said = answer.stdout
    words = words_of(game, found, "en")
    assert words.result in said
    assert "Turning points" in said
    turning = re.findall(r"(?m)^(\d)\. (.*)", said.partition("Turning points")[2])
    assert [int(number) for number, _ in turning[: len(found.turning)]] == list(
        range(1, len(found.turning) + 1)
    )
    costliest = words.document.moments[found.costliest or 0]
    assert f"Better: {costliest.moves[0].label} (" in said
    assert f"gives away {costliest.cost:.1%}" in said
    assert "(estimated, ± " in said
    roll = found.luckiest
    assert roll is not None
    assert f"1 in {roll.one_in})" in said
    assert "\x1b" not in said


WIDTHS, REVIEWED = (80, 40), (*GAMES, "regenwormen-seven", "it-happens-two")


@pytest.mark.parametrize(
    ("name", "language", "width"),
    some(
        [*product(REVIEWED, LANGUAGES, WIDTHS)],
        *(
            (REVIEWED[number % len(REVIEWED)], *language_and_width)
            for number, language_and_width in enumerate(product(LANGUAGES, WIDTHS))
        ),
    ),
)
def test_it_fits_the_terminal_in_every_language(
    name: str,
    language: str,
    width: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    words = words_of(*reviewed(name), language)
    for plain in (True, False):
        show(words, Screen(words.say, plain=True), plain)
        lines = capsys.readouterr().out.splitlines()
        own = words.title, words.record.game.name
        assert [line for line in lines[1:] if cells(line) > width] == [], own
        assert any("▁" in line or "▃" in line for line in lines) is not plain
        assert any(re.search(r"\d{8}", line) for line in lines) is plain  # tenths


def test_every_column_of_the_account_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    words = words_of(*reviewed("regenwormen-seven"), "en")
    show(words, Screen(words.say, plain=True), plain=True)
    text = capsys.readouterr().out
    rows: dict[str, list[float]] = {}
    for label in ("Start", "Own luck", "Others’ luck", "Own choices", "Others’ choices"):
        rows[label] = figures(text, label)
    rows["New estimates"], results = figures(text, "New estimates"), figures(text, "Result")
    assert len(results) == 7
    for column, result in enumerate(results):
        total = sum(row[column] for row in rows.values())
        assert total == pytest.approx(result, abs=0.05 * len(rows) + 0.06)  # as rounded


def figures(text: str, label: str) -> list[float]:
    """The figures of all rows with that label, in the order of the seats."""
    found = re.findall(rf"(?m)^{label}(  .*|[ ]*[+−]?\d.*)$", text)
    return [
        float(figure.replace("−", "-").rstrip("%")) for row in found for figure in row.split()
    ]


def test_whom_it_speaks_to_is_you() -> None:
    game, found = reviewed(TWO)
    say = Say("en")
    seats = seats_of(game, say)
    document = coach.document_of(game, found, say, seats, you=0)
    words = ReviewWords(document, game, say, seats, you=0)
    plays = [words.play(seat) for seat in document.seats]
    assert plays[0].startswith("You played like")
    assert plays[1].startswith("Player B played like")


def test_a_game_that_goes_on_is_reviewed_so_far(tmp_path: Path) -> None:
    game = cut(record.load(golden(TWO)), 120)
    record.save(game, tmp_path / "half.worm")
    answer = run(tmp_path, "review", str(tmp_path / "half.worm"))
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "review so far" in answer.stdout
    assert "The game isn’t over" in answer.stdout
    assert "Chance now" in answer.stdout


@pytest.mark.parametrize("name", list(games.GAMES))
def test_a_game_that_has_not_begun_has_nothing_to_review(tmp_path: Path, name: str) -> None:
    record.save(GameRecord.start(games.load(name), 2), tmp_path / "new.worm")
    answer = run(tmp_path, "review", str(tmp_path / "new.worm"))
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "nothing to review" in answer.stdout
    file = tmp_path / "new.html"
    assert run(tmp_path, "review", str(tmp_path / "new.worm"), "--html", str(file)).stderr == ""
    assert "nothing to review" in Read(file.read_text(encoding="utf-8")).text


@pytest.mark.parametrize("damage", ["bytes", "cut", "rule", "missing", "folder"])
def test_a_damaged_file_is_refused_as_replay_refuses_it(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "game.worm"
    text = golden(TWO).read_text(encoding="utf-8")
    if damage == "bytes":
        file.write_bytes(bytes(range(256)))
    elif damage == "cut":
        file.write_text(text[: len(text) // 2], encoding="utf-8")
    elif damage == "rule":
        file.write_text(text.replace("keep", "take", 1), encoding="utf-8")
    elif damage == "folder":
        file.mkdir()
    answer, other = (run(tmp_path, command, str(file)) for command in ("review", "replay"))
    assert answer.returncode == 1
    assert (answer.stdout, answer.stderr) == (other.stdout, other.stderr)
    assert answer.stderr


# As a document


@pytest.mark.parametrize("name", GAMES)
def test_as_json_it_is_the_document_and_adds_up(tmp_path: Path, name: str) -> None:
    answer = run(tmp_path, "review", str(golden(name)), "--json", "--language", "nl")
    assert (answer.returncode, answer.stderr) == (0, "")
    document = msgspec.json.decode(answer.stdout, type=ReviewDocument)
    game, found = reviewed(name)
    say = Say("nl")
    assert document == coach.document_of(game, found, say, seats_of(game, say))
    for seat in document.seats:
        luck, skill = seat.own_luck + seat.others_luck, seat.own_skill + seat.others_skill
        total = seat.start + luck + skill + seat.revisions
        assert total == pytest.approx(seat.result, abs=1e-9)


# As HTML


class Read(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.values: dict[str, list[str]] = {}
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            self.values.setdefault(name, []).append(value or "")

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_is_whole_in_every_language(name: str, language: str) -> None:
    words = words_of(*reviewed(name), language)
    text = page(words)
    found = Read(text)
    assert found.values["lang"] == [language]
    assert not {"script", "link", "img", "iframe"} & set(found.tags)
    assert "http" not in text
    assert "url(" not in text
    ids = found.values["id"]
    assert len(ids) == len(set(ids))
    assert {link.removeprefix("#") for link in found.values["href"]} <= set(ids)
    assert len(found.values["href"]) == len(words.turns()) + len(words.turning())
    assert words.result in found.text
    for point in (*words.turning(), *words.costliest()):
        assert point.heading in found.text


def test_names_are_text_and_never_markup(tmp_path: Path) -> None:
    game = record.load(golden(TWO))
    tags = {"A": "<script>alert(1)</script>", "B": "\"&'<b>"}
    record.save(replace(game, tags={**game.tags, **tags}), tmp_path / "game.worm")
    file = tmp_path / "review.html"
    answer = run(tmp_path, "review", str(tmp_path / "game.worm"), "--html", str(file))
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout == f"The review is in {file}.\n"
    found = Read(file.read_text(encoding="utf-8"))
    assert not {"script", "b"} & set(found.tags)
    assert tags["A"] in found.text
    assert tags["B"] in found.text


def test_a_page_replaces_what_was_there_and_leaves_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    file.write_text("old", encoding="utf-8")
    answer = run(tmp_path, "review", str(golden(TWO)), "--html", str(file), "--json")
    assert answer.returncode == 0
    assert json.loads(answer.stdout)["game"] == "regenwormen"
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert {each.name for each in tmp_path.iterdir()} == {"review.html", "cache"}
    for wrong in (tmp_path, tmp_path / "none" / "review.html"):
        answer = run(tmp_path, "review", str(golden(TWO)), "--html", str(wrong))
        assert answer.returncode == 1
        assert f"Can’t save {wrong}" in answer.stderr


def note(asked: list[str], request: Request) -> None:
    asked.append(request.url)


def test_a_browser_shows_the_page_alone_light_and_dark(
    tmp_path: Path, browser: Browser
) -> None:
    words = words_of(*reviewed(FOUR), "fr")
    file = tmp_path / "review.html"
    file.write_text(page(words), encoding="utf-8")
    grounds = set()
    for scheme in ("light", "dark"):
        context = browser.new_context(
            viewport={"width": 390, "height": 664},
            color_scheme=scheme,
            java_script_enabled=False,
        )
        shown = context.new_page()
        asked: list[str] = []
        shown.on("request", partial(note, asked))
        shown.goto(file.as_uri())
        step = words.turning()[0].step
        shown.locator(f'.dot[href="#step-{step}"]').click()
        assert shown.url.endswith(f"#step-{step}")
        assert {url.partition("#")[0] for url in asked} == {file.as_uri()}
        context.close()
        context = browser.new_context(
            viewport={"width": 390, "height": 664}, color_scheme=scheme
        )
        shown = context.new_page()
        shown.goto(file.as_uri())
        assert shown.evaluate("document.documentElement.scrollWidth") <= 390
        grounds.add(shown.evaluate("getComputedStyle(document.body).backgroundColor"))
        shown.locator(".graph").click(position={"x": 150, "y": 120})
        assert "#turn-" in shown.url or "#step-" in shown.url
        context.close()
    assert len(grounds) == 2


# Broken off and resumed


LONG = "regenwormen-seven"


def interrupted(home: Path, how: signal.Signals) -> tuple[int, str]:
    """Break off a review when some moments are known; its exit code, and what it complained."""
    with Forked[str](
        *("wormery.terminal", "review", str(golden(LONG)), "--deep"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings(home),
    ) as process:
        until = time.monotonic() + 120
        while moments_kept(home) < 20:
            assert time.monotonic() < until
            assert process.poll() is None
            time.sleep(0.002)
        process.send_signal(how)
        _, complained = process.communicate(timeout=60)
    return process.returncode, complained


def moments_kept(home: Path) -> int:
    with suppress(OSError, ValueError):
        return kept(home).read_bytes().count(b"\n")
    return 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_review_that_was_broken_off_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    steps = len(record.load(golden(LONG)).steps)
    code, complained = interrupted(tmp_path, how)
    done = moments_kept(tmp_path)
    assert 20 <= done < steps
    if how == signal.SIGINT:
        assert code == 130
        assert complained.startswith(f"Stopped after {done} of {steps} steps.")
    begun = kept(tmp_path).read_bytes()
    answer = run(tmp_path, "review", str(golden(LONG)), "--deep", "--json")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert kept(tmp_path).read_bytes().startswith(begun)
    assert moments_kept(tmp_path) == steps
    fresh = run(tmp_path / "other", "review", str(golden(LONG)), "--deep", "--json")
    assert answer.stdout == fresh.stdout


def test_what_is_known_is_taken_and_what_is_damaged_is_not(tmp_path: Path) -> None:
    command = ("review", str(golden(TWO)), "--json")
    truth = run(tmp_path, *command).stdout
    file = kept(tmp_path)
    good = file.read_bytes()
    # Another value, rightly written: if it comes back, what is kept has been taken.
    first, rest = good.split(b"\n", 1)
    line = json.loads(first.partition(b" ")[2])
    line[3] = [0.25, 0.75]
    text = json.dumps(line).encode()
    file.write_bytes(b"%08x %s\n" % (crc32(text), text) + rest)
    assert json.loads(run(tmp_path, *command).stdout)["moments"][0]["before"] == [0.25, 0.75]
    for damaged in (
        good.replace(b"0.", b"1.", 1),
        good[: len(good) // 2],
        b"nonsense\n",
        bytes(range(256)),
        good + good,
        b"\n".join(good.splitlines()[1:]),
    ):
        file.write_bytes(damaged)
        answer = run(tmp_path, *command)
        assert (answer.returncode, answer.stderr) == (0, "")
        assert answer.stdout == truth
        assert file.read_bytes() == good


def test_where_nothing_can_be_kept_a_review_is_made_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder", encoding="utf-8")
    answer = run(tmp_path, "review", str(golden(TWO)))
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "Turning points" in answer.stdout


def test_another_game_or_more_thinking_is_another_review(tmp_path: Path) -> None:
    game = record.load(golden(TWO))
    folder = tmp_path / "cache" / "wormery" / "reviews"
    seen = set()
    for steps, more in ((30, ()), (31, ()), (30, ("--deep",)), (30, ())):
        record.save(cut(game, steps), tmp_path / "game.worm")
        run(tmp_path, "review", str(tmp_path / "game.worm"), *more)
        seen.add(len(list(folder.iterdir())))
    assert seen == {1, 2, 3}


# At the end of a game


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """A terminal: the end at which a person sits, and that of the program."""
    ends = pty.openpty()
    yield ends
    for end in ends:
        with suppress(OSError):
            os.close(end)


def test_a_game_with_real_dice_ends_in_its_review(
    tmp_path: Path, terminal: tuple[int, int]
) -> None:
    """The last throws are typed in, with a hint between; then one key shows the review."""
    game = record.load(golden(TWO))
    rest = 6
    people = {"A": "Anna", "B": "Bo", "Dice": "real"}
    assert list(game.steps[-rest:]) == ["15W", "keep 1", "roll", "5W", "keep 5", "take 23"]
    file = tmp_path / "game.worm"
    record.save(cut(game, len(game.steps) - rest, **people), file)
    person, program = terminal
    with Forked[bytes](
        *("wormery.terminal", "play", "--resume", str(file)),
        stdin=program,
        stdout=program,
        stderr=program,
        env=surroundings(tmp_path, TERM="xterm-256color", COLUMNS="80", LINES="24"),
    ) as process:
        try:
            answers = ["15W\n", "h\n", "1\n", "r\n", "5W\n", "5\n", "23\n"]
            said = answered(person, answers, process)
            shown, latest = "", time.monotonic() + 120
            while process.poll() is None and time.monotonic() < latest:
                os.write(person, b"r")  # again, if it fell before the program began to listen
                shown += until(person, "", 1, process)
        finally:
            process.kill()
    assert process.returncode == 0
    assert "Best: " in said
    assert "Turning points" in shown
    assert "Costliest choices" in shown
    assert record.load(file).steps == game.steps


def answered(person: int, answers: list[str], process: Forked[bytes]) -> str:
    """Type one answer at each prompt, and read on to the one key that ends it all."""
    said = ""
    for answer in answers:
        said += until(person, "> ", 120, process)
        os.write(person, answer.encode())
    return said + until(person, "Enter done", 120, process)


def until(person: int, wanted: str, seconds: float, process: Forked[bytes]) -> str:
    """What the program says up to these words, up to its end, or in so many seconds."""
    said, latest = b"", time.monotonic() + seconds
    while not wanted or wanted.encode() not in said:
        if select.select([person], [], [], 0.1)[0]:
            said += os.read(person, 65536)
        elif process.poll() is not None or time.monotonic() > latest:
            break
    return said.decode("utf-8", "replace")


def test_bots_alone_leave_the_command_for_the_review(tmp_path: Path) -> None:
    file = tmp_path / "bots.worm"
    bots = ("--player", "bot:random", "--player", "bot:casual", "--option", "short=yes")
    played = run(tmp_path, "play", "regenwormen", *bots, "--seed", "3", "--file", str(file))
    assert played.stdout.splitlines()[-1] == f"To review the game: wormery review {file}"
    answer = run(tmp_path, "review", str(file))
    assert answer.returncode == 0
    assert "played as if by chance" in answer.stdout
