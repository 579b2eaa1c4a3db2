"""`wormery drill`: asks, checks, explains; what one knows is on disk after every answer."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from tests.test_terminal_program import Program, run

from wormery import coach, games
from wormery.coach import Drill
from wormery.coach.daily import KEY
from wormery.coach.puzzles import FIRST, puzzle_of
from wormery.coach.spacing import Card
from wormery.games.errors import OptionError
from wormery.locales import LANGUAGES
from wormery.terminal.drill_progress import MOST_OWN, Progress

GAME = games.load("regenwormen")
GOLDEN = Path(__file__).parent / "golden"
TODAY = date.today().toordinal()


def kept(home: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((home / "wormery" / "drills.json").read_text())
    return found


def test_it_asks_checks_and_explains(tmp_path: Path) -> None:
    first, second = [one for one in coach.bank(GAME).drills if one.theme == "endgame"][:2]
    worst = coach.check(second, second.best).advice.options[-1].move
    typed = f"sing\n{first.best}\n{worst.text}\nq\n"
    done = run(
        tmp_path, "drill", "pickomino", "--theme", "endgame", "--count", "5", typed=typed
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The last tiles · question 1 of 5" in done.stdout
    assert "“sing” is not a move of this game." in done.stdout
    right, wrong = done.stdout.index("Right: "), done.stdout.index("Not this time. Best: ")
    assert right < wrong
    assert len(re.findall(r"▸ .+ \d+\.\d%", done.stdout)) == 2
    assert done.stdout.count("Your chance of winning") == 2
    assert done.stdout.count("Asked again tomorrow.") == 2
    assert done.stdout.rstrip().endswith("1 of 2 right.")
    assert kept(tmp_path)["cards"] == {first.key: [1, TODAY + 1], second.key: [0, TODAY + 1]}


def test_what_was_answered_is_not_asked_again_today(tmp_path: Path) -> None:
    themes = ["drill", "regenwormen", "--theme", "endgame"]
    first = run(tmp_path, *themes, typed="q\n").stdout
    drill = next(one for one in coach.bank(GAME).drills if one.theme == "endgame")
    run(tmp_path, *themes, "--count", "1", typed=f"{drill.best}\n")
    assert run(tmp_path, *themes, typed="q\n").stdout != first


def test_a_killed_program_has_lost_no_answer(tmp_path: Path) -> None:
    drill = coach.bank(GAME).drills[0]
    with Program(tmp_path, "drill", "regenwormen") as program:
        program.read()
        program.type(drill.best)
        program.read()
    assert list(kept(tmp_path)["cards"]) == [drill.key]
    assert [file.name for file in (tmp_path / "wormery").iterdir()] == ["drills.json"]


def test_the_costly_choices_of_one_s_own_game_come_first(tmp_path: Path) -> None:
    file = str(GOLDEN / "regenwormen-two.worm")
    arguments = ["drill", "regenwormen", "--record", file]
    done = run(tmp_path, *arguments, typed="q\n")
    assert done.returncode == 0, done.stderr
    assert "choices in this game cost something" in done.stdout
    assert "From one of your own games." in done.stdout
    own = kept(tmp_path)["own"]
    assert own
    assert "From one of your own games." in run(tmp_path, "drill", typed="q\n").stdout
    assert run(tmp_path, *arguments, typed="q\n").returncode == 0
    assert kept(tmp_path)["own"] == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_asks_in_every_language(tmp_path: Path, language: str) -> None:
    done = run(tmp_path, "drill", "--count", "1", typed="q\n", language=language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "{" not in done.stdout


def test_what_cannot_be_is_said(tmp_path: Path) -> None:
    wrong = run(tmp_path, "drill", "--theme", "chess")
    assert wrong.returncode == 2
    assert "There are no questions about chess. There are: " in wrong.stderr
    assert "endgame" in wrong.stderr
    assert run(tmp_path, "drill", "--count", "0").returncode == 2
    assert "regenwormen" in run(tmp_path, "drill", "chess").stderr
    missing = run(tmp_path, "drill", "--record", str(tmp_path / "none.worm"))
    assert missing.returncode == 1
    assert "none.worm" in missing.stderr
    (tmp_path / "wormery").mkdir()
    (tmp_path / "wormery" / "drills.json").write_text("{")
    damaged = run(tmp_path, "drill")
    assert damaged.returncode == 1
    assert "drills.json" in damaged.stderr
    assert (tmp_path / "wormery" / "drills.json").read_text() == "{", "nothing was written"


def test_only_so_many_choices_of_one_s_own_are_kept(tmp_path: Path) -> None:
    progress = Progress.open(tmp_path / "drills.json")
    bank = coach.bank(GAME).drills
    many = [Drill(one.text, one.best, one.gap, one.theme, 1, "roll") for one in bank]
    progress.add(many, TODAY)
    again = Progress.open(tmp_path / "drills.json")
    assert again.own == many[-MOST_OWN:]
    assert again.cards == {one.key: Card(0, TODAY) for one in many[-MOST_OWN:]}


def test_where_nothing_can_be_written_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    progress = Progress(tmp_path / "file" / "drills.json", Progress.open(tmp_path / "no")._kept)
    with pytest.raises(OptionError) as found:
        progress.note(coach.bank(GAME).drills[0], True, TODAY)
    assert found.value.sentence_id == "file-not-saved"


def test_the_puzzle_of_the_day_is_that_of_servers(tmp_path: Path) -> None:
    names = [name for name in games.GAMES if coach.bank(games.load(name)).drills]
    day = date.today().toordinal() - FIRST.toordinal()
    puzzles = [puzzle_of(games.load(name), day, KEY) for name in names]
    typed = "".join(f"{one.best}\n" for one in puzzles if one)
    done = run(tmp_path, "drill", "--today", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"question {len(names)} of {len(names)}" in done.stdout
    assert done.stdout.rstrip().endswith(f"{len(names)} of {len(names)} right.")
    assert set(kept(tmp_path)["cards"]) == {one.key for one in puzzles if one}
    one = run(tmp_path, "drill", GAME.name, "--today", typed="q\n")
    assert "question 1 of 1" in one.stdout
