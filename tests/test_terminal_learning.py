"""`wormery learn`: a lesson typed from beginning to end, left, gone on with, and got wrong."""

from __future__ import annotations

import json
import os
import pty
import select
import time
from pathlib import Path
from typing import Any

import pytest
from tests.forking import Forked
from tests.test_bare_game import BARE
from tests.test_terminal_program import Program, environment, run

from wormery import games
from wormery.games.errors import MissingPartError
from wormery.lessons import Lesson, LessonStep, attempt, lesson_of, story_of
from wormery.locales import LANGUAGES
from wormery.telling.words import Say
from wormery.terminal.face import Face, face_of
from wormery.terminal.learning import lesson_for
from wormery.terminal.lesson_progress import LessonProgress

GAMES = ("regenwormen", "it-happens")


def lesson(name: str) -> Lesson:
    found = lesson_of(games.load(name))
    assert found is not None
    return found


def face(name: str, step: LessonStep, language: str = "en") -> Face[Any]:
    seats = story_of(lesson(name), step, language).seats
    return face_of(games.load(name), Say(language), seats, step.seat)


def keys(name: str, step: LessonStep) -> str:
    """What is typed for the right move."""
    return face(name, step).key(games.load(name).move(step.right[0]))


def kept(home: Path) -> dict[str, str]:
    found = json.loads((home / "wormery" / "lessons.json").read_text())
    reached: dict[str, str] = found["reached"]
    return reached


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_lesson_with_every_wrong_try(tmp_path: Path, name: str, language: str) -> None:
    """Each legal move is typed, the right one last; each has its answer."""
    say = Say(language)
    typed, answers = [], []
    for step in lesson(name).steps:
        wrong = [move for move in step.position.moves if move.text not in step.right]
        typed += [face(name, step).key(move) for move in wrong] + [keys(name, step)]
        tries = [*(attempt(step, move) for move in wrong), attempt(step, step.right[0])]
        answers += [tried.why.said(say) for tried in tries]
    done = run(tmp_path, "learn", name, typed="\n".join(typed), language=language)
    assert (done.returncode, done.stderr) == (0, "")
    told = done.stdout
    for answer in answers:
        before, found, told = told.partition(f"{answer}\n")
        assert found, f"not said after …{before[-500:]}: {answer}"
    game = say.game(games.load(name))
    assert say("learn-finished", game=game) in told
    assert say("learn-later", command=f"wormery play {name}") in told
    assert "{" not in done.stdout
    assert kept(tmp_path) == {}, "it begins anew next time"


def test_one_goes_on_where_one_stopped(tmp_path: Path) -> None:
    first = run(tmp_path, "learn", "pickomino", typed="r\n5\nw\nq\n")
    assert first.returncode == 0
    assert "== 3/14 · Roll on ==" in first.stdout
    assert "See you soon! This brings you back: wormery learn regenwormen" in first.stdout
    assert kept(tmp_path) == {"regenwormen": "again"}
    other = run(tmp_path, "learn", "it-happens", typed="q\n").stdout
    assert "== 1/15 · Your turn, anteater ==" in other
    second = run(tmp_path, "learn", "regenwormen", typed="").stdout
    assert second.startswith("Welcome back!")
    assert "== 3/14 · Roll on ==" in second
    assert "Set aside: worm worm worm, 15 points" in second
    again = run(tmp_path, "learn", "regenwormen", "--again", typed="q\n").stdout
    assert "== 1/14 · Eight dice ==" in again
    assert "Welcome back" not in again
    chosen = run(tmp_path, "learn", "regenwormen", "--step", "7", typed="25\nq\n").stdout
    assert "You steal 25 from Pip (2 worms)!" in chosen
    assert kept(tmp_path) == {"regenwormen": "cover"}


def test_a_killed_program_goes_on_there_too(tmp_path: Path) -> None:
    with Program(tmp_path, "learn", "regenwormen") as program:
        program.read()
        program.type("r")
        assert "== 2/14" in program.read()
    assert kept(tmp_path) == {"regenwormen": "aside"}
    assert [file.name for file in (tmp_path / "wormery").iterdir()] == ["lessons.json"]


def test_ctrl_c_leaves_it_kindly(tmp_path: Path) -> None:
    with Program(tmp_path, "learn", "regenwormen") as program:
        program.read()
        assert "See you soon!" in program.interrupt()
        assert program.process.wait(60) == 130


def test_what_cannot_be_is_said(tmp_path: Path) -> None:
    done = run(tmp_path, "learn", "regenwormen", "--step", "4", typed="w\nsing\n\n?\nq\n")
    assert "! You’ve already set aside worms this turn.\n" in done.stdout, "with no rule number"
    assert "! “sing” is not a move of this game." in done.stdout
    assert "! There’s more than one move" in done.stdout
    assert done.stdout.count("▸ Set the two 4s aside.") == 2, "? says it again"
    for step, says in (("0", "from 1 up"), ("15", "--step takes a number from 1 to 14.")):
        wrong = run(tmp_path, "learn", "regenwormen", "--step", step)
        assert (wrong.returncode, wrong.stdout) == (2, "")
        assert says in wrong.stderr
    assert "regenwormen" in run(tmp_path, "learn", "chess").stderr
    with pytest.raises(MissingPartError, match="no lesson for"):
        lesson_for(BARE, Say("en"))
    (tmp_path / "wormery" / "lessons.json").write_text("{")
    damaged = run(tmp_path, "learn", "regenwormen")
    assert damaged.returncode == 1
    assert "lessons.json" in damaged.stderr
    assert (tmp_path / "wormery" / "lessons.json").read_text() == "{", "nothing was written"


def test_a_lesson_that_has_changed_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    path.write_text('{"format": 1, "reached": {"regenwormen": "a step of old"}}')
    assert LessonProgress.open(path).next_of(lesson("regenwormen")) == 0


# At a real terminal


class Terminal:
    """A terminal of so many columns, with somebody who types."""

    def __init__(self, home: Path, *arguments: str, language: str, columns: int) -> None:
        self.keyboard, end = pty.openpty()
        wanted = environment(home, language) | {"COLUMNS": str(columns), "TERM": "xterm"}
        self.process = Forked[bytes](
            *("wormery.terminal", *arguments), stdin=end, stdout=end, stderr=end, env=wanted
        )
        os.close(end)

    def until(self, text: str, seconds: float = 60) -> str:
        """What is shown up to this."""
        shown, last = "", time.monotonic() + seconds
        while text not in shown:
            ready, _, _ = select.select([self.keyboard], [], [], last - time.monotonic())
            assert ready, f"{text!r} was never shown after {shown[-2000:]}"
            shown += os.read(self.keyboard, 65536).decode("utf-8", "ignore")
        return shown

    def type(self, text: str) -> None:
        os.write(self.keyboard, f"{text}\n".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)


@pytest.mark.parametrize(("language", "more"), [("en", "Enter goes on"), ("zh-Hant", "繼續")])
def test_the_last_step_ends_in_a_real_game_with_the_coach(
    tmp_path: Path, language: str, more: str
) -> None:
    """In forty columns; h is the coach's hint."""
    say = Say(language)
    flags = ("learn", "pickomino", "--step", "14")
    terminal = Terminal(tmp_path, *flags, language=language, columns=40)
    try:
        shown = terminal.until("▸")
        assert "14/14" in shown
        assert "│24│" in shown
        terminal.type("24")
        assert "6" in terminal.until(more)
        terminal.type("")
        terminal.until(f" {say('learn-play-no')}")
        terminal.type("")
        terminal.until(say("ask-hint", one="yes")[:5])
        terminal.type("h")
        terminal.until(say("rw-move-roll", dice=8).split()[0])  # may be broken after that
        terminal.type("q")
        terminal.until("--resume")
        assert terminal.process.wait(60) == 0
    finally:
        terminal.close()
    (record,) = (tmp_path / "wormery" / "games").iterdir()
    assert "bot:casual" in record.read_text(encoding="utf-8")


def test_a_first_step_is_played_with_enter_and_left_between_two(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "learn", "--step", "5", language="en", columns=80)
    try:
        assert "Which game?" in terminal.until("> ")
        terminal.type("2")
        terminal.until("The queen")
        terminal.type("1")
        terminal.until("Enter goes on")
        terminal.type("q")
        terminal.until("See you soon!")
        assert terminal.process.wait(60) == 0
    finally:
        terminal.close()
    assert kept(tmp_path) == {"it-happens": "general"}
