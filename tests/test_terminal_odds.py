"""`wormery odds` and the hints of a game, as a process; and the figures behind them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.test_terminal_program import Program, run

from wormery import games
from wormery.evaluation import odds_of
from wormery.games import OVER, ithappens
from wormery.games.errors import WormeryError
from wormery.locales import LANGUAGES
from wormery.telling.words import Say
from wormery.terminal import odds as shown_odds
from wormery.terminal.help import cells
from wormery.terminal.odds import bar, document, face_at, hint, show, show_odds

START = "regenwormen 2 - A 21-36 -/- -"
MIDDLE = "regenwormen 3 - B 22-23,25-28,30,33 24.21/-/31 555WW"
FINISHED = "regenwormen 2 - A - 21.22/36 -"


def figures(text: str, capsys: pytest.CaptureFixture[str]) -> Any:
    assert show_odds(text, Say("en"), as_json=True, plot=None) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_is_told_in_every_language(tmp_path: Path, language: str) -> None:
    told = run(tmp_path, "odds", START, language=language)
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    assert re.search(r"1[.,]64  █+", told.stdout)
    assert "▸" in told.stdout
    assert re.search(r"21 +89[.,]30", told.stdout)


def test_no_line_is_wider_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for width in (60, 80, 200):
        monkeypatch.setenv("COLUMNS", str(width))
        for language in LANGUAGES:
            position = games.parse(MIDDLE)
            show(position, odds_of(position), Say(language))
            for line in capsys.readouterr().out.splitlines():
                if "█" in line:
                    assert cells(line) <= min(width, shown_odds.WIDEST)


def test_the_figures_of_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(START, capsys)
    assert found["position"] == START
    assert found["game"] == "regenwormen"
    assert found["exact"] is True
    (move,) = found["moves"]
    assert (move["move"], move["best"]) == ("roll", True)
    assert move["value"] == pytest.approx(1.6447296740401, abs=1e-10)
    assert sum(end["chance"] for end in found["ends"]) == pytest.approx(1.0)
    chances = [end["chance"] for end in found["ends"]]
    assert chances == sorted(chances, reverse=True)
    assert [each["total"] for each in found["totals"]] == list(range(21, 37))
    assert round(found["totals"][0]["at_least"], 5) == 0.89303
    assert round(found["totals"][-1]["exactly"], 5) == 0.00924
    # A turn without steals or losses is worth the worms of the tiles it ends with.
    worth = {str(tile): 1 + (tile - 21) // 4 for tile in range(21, 37)}
    mean = sum(e["chance"] * worth.get(e["end"].split()[-1], 0) for e in found["ends"])
    assert mean == pytest.approx(move["value"])


def test_while_the_dice_fall(capsys: pytest.CaptureFixture[str]) -> None:
    position = games.parse(START).after("roll")
    found = figures(position.text, capsys)
    assert found["moves"] == []
    assert found["value"] == pytest.approx(1.6447296740401, abs=1e-10)
    assert len(found["totals"]) == 16
    show(position, odds_of(position), Say("en"))
    assert "this turn, exactly: 1.64" in capsys.readouterr().out


def test_what_is_set_aside_counts_as_a_total(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(MIDDLE, capsys)
    assert [move["move"] for move in found["moves"]] == ["roll", "take 25"]
    assert [move["best"] for move in found["moves"]] == [True, False]
    totals = {each["total"]: each for each in found["totals"]}
    assert totals[25]["at_least"] == totals[25]["exactly"] == 1.0
    assert totals[24]["exactly"] == 0.0
    assert 0 < totals[26]["at_least"] < 1


def test_it_happens_is_estimated_in_the_middle_of_a_round() -> None:
    position = games.load("it-happens").start(seats=3).after("1.2.3").after("roll").after("2")
    odds = odds_of(position)
    assert not odds.exact
    assert set(odds.moves) == set(position.moves)
    assert all(0 <= value <= 1 for value in odds.moves.values())
    assert sum(odds.ends.values()) == pytest.approx(1.0)
    assert odds_of(position) == odds
    found = document(position, odds)
    assert found["totals"] == []
    assert {end["end"].split()[0] for end in found["ends"]} <= {"place", "skip"}


def test_it_happens_is_exact_when_few_dice_are_left() -> None:
    position = ithappens.GAME.start(seats=2)
    while position.actor != OVER:
        few = position.begins == "turn" and position.text.split()[3] == "4"
        if few and sum(h.dice + h.third_dice for h in position.holdings) == 2:
            break
        step = position.moves or position.outcomes
        position = position.after(step[-1] if "place" in repr(step[-1]) else step[0])
    assert position.actor != OVER
    odds = odds_of(position)
    assert odds.exact
    assert sum(odds.ends.values()) == pytest.approx(1.0)


def test_before_the_mounds_are_revealed(capsys: pytest.CaptureFixture[str]) -> None:
    position = games.load("it-happens").start(seats=4)
    odds = odds_of(position)
    assert (odds.value, odds.exact, odds.moves, odds.ends) == (0.25, False, {}, {})
    show(position, odds, Say("en"))
    assert "Estimated chance of winning: 25.00" in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_plot_is_written(tmp_path: Path, kind: str) -> None:
    for text in (START, games.parse(START).after("roll").text, MIDDLE):
        file = tmp_path / f"odds.{kind}"
        assert show_odds(text, Say("zh-Hant"), as_json=True, plot=file) == 0
        assert file.stat().st_size > 1000
        file.unlink()


def test_plots_that_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WormeryError, match=r"ends in \.png, \.svg, \.pdf"):
        show_odds(START, Say("en"), False, tmp_path / "odds.gif")
    with pytest.raises(WormeryError, match="Can’t save"):
        show_odds(START, Say("en"), True, tmp_path / "nowhere" / "odds.svg")
    monkeypatch.setattr(shown_odds, "find_spec", lambda name: None)
    with pytest.raises(WormeryError, match=re.escape("wormery[report]")):
        show_odds(START, Say("en"), False, tmp_path / "odds.svg")


@pytest.mark.parametrize("text", ["", "dance", "regenwormen 2 - A 21-36 -/-", START + " x"])
def test_a_bad_position_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(WormeryError):
        show_odds(text, Say("en"), as_json=False, plot=None)
    assert capsys.readouterr().out == ""


def test_a_bad_position_ends_the_program_with_2(tmp_path: Path) -> None:
    told = run(tmp_path, "odds", "regenwormen 2 - A 21-36 -/- 99")
    assert told.returncode == 2
    assert "Column" in told.stderr
    assert told.stdout == ""
    assert run(tmp_path, "odds").returncode == 2


def test_a_finished_game_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_odds(FINISHED, Say("en"), as_json=False, plot=None) == 0
    told = capsys.readouterr().out
    assert "This game is over." in told
    assert "wins" in told
    found = figures(FINISHED, capsys)
    assert (found["moves"], found["ends"], found["totals"]) == ([], [], [])


def test_bars_are_drawn_to_an_eighth() -> None:
    assert [bar(part, 2) for part in (0.0, 1 / 16, 0.5, 1.0, -1.0)] == [
        "",
        "▏",
        "█",
        "██",
        "░░",
    ]


@pytest.mark.parametrize("game", ["regenwormen", "it-happens"])
def test_h_gives_a_hint_and_why(tmp_path: Path, game: str) -> None:
    people = ["--player", "Anna", "--player", "Bo", "--seed", "7"]
    with Program(tmp_path, "play", game, "--seats", "2", *people) as program:
        assert "h hint" in program.read()
        program.type("h")
        told = program.read()
        assert "Best: roll" in told
        program.type("r")
        program.read()
        program.type("H")
        told = program.read()
    assert re.search(r"Best: .*\(about [\d.]+% to win, give or take [\d.]+%\)\.", told)
    assert re.search(r"Next best: .*\(gives away [\d.]+%\)\.", told)
    assert re.search(r"\.\r?\n[^>]*[a-z].*\.", told.partition("gives away")[2])


def test_a_hint_says_what_is_exact() -> None:
    position = games.parse("regenwormen 2 - A 21 -/- 455WW")
    told = hint(position, face_at(position, Say("en")), Say("en"))
    assert told[0].startswith("Best: take 21 from the row (1 worm) (100% to win, exactly).")
    assert told[1] == "21 is the last tile: take it and you win."


def test_a_game_with_odds_alone_still_has_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("wormery.evaluation.regenwormen.evaluate")
    position = games.parse("regenwormen 2 - A 21-36 -/- 455WW")
    (told,) = hint(position, face_at(position, Say("en")), Say("en"))
    assert re.search(r"Best: .*worms on average\). Next best: ", told)


def test_no_hint_before_real_dice_have_fallen(tmp_path: Path) -> None:
    people = ["--player", "Anna", "--player", "Bo", "--dice", "real"]
    with Program(tmp_path, "play", "regenwormen", "--seats", "2", *people) as program:
        program.read()
        program.type("r")
        program.read()
        program.type("h")
        assert "Nothing to choose" in program.read()
