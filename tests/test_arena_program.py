"""`wormery match`, `tournament` and `simulate` as processes: stopped, killed and resumed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests import forking
from tests.forking import Forked

from wormery.arena import batch
from wormery.arena.plan import Plan
from wormery.locales import LANGUAGES
from wormery.terminal.arena import command_of

Match = Callable[..., subprocess.CompletedProcess[str]]

WEAK, BETTER = batch.PLAYERS[:2]
LONG = ("match", WEAK, WEAK, "--games", "40000", "--workers", "1")  # some seconds


def environment(home: Path, language: str = "en") -> dict[str, str]:
    wanted = {"XDG_DATA_HOME": str(home), "WORMERY_LANGUAGE": language, "COLUMNS": "100"}
    return {**os.environ, **wanted, "PYTHONIOENCODING": "utf-8"}


def wormery(
    home: Path, *arguments: str, language: str = "en"
) -> subprocess.CompletedProcess[str]:
    return forking.run(
        *arguments, encoding="utf-8", env=environment(home, language), timeout=300
    )


def document(answer: subprocess.CompletedProcess[str]) -> Any:
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)


def start(home: Path, *arguments: str) -> subprocess.Popen[str]:
    return Forked(
        *("wormery.terminal", *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home),
    )


def wait_for_blocks(file: Path, number: int) -> None:
    """Until so many blocks are in the file."""
    end = time.monotonic() + 90
    while not file.exists() or file.read_bytes().count(b"\n") <= number:
        assert time.monotonic() < end
        time.sleep(0.01)


# Stopped and resumed


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return document(wormery(tmp_path_factory.mktemp("whole"), *LONG, "--json"))


def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(
    tmp_path: Path, uninterrupted: Any
) -> None:
    folder = tmp_path / "wormery" / "arena"
    process = start(tmp_path, *LONG, "--json")
    while not (files := list(folder.glob("*.jsonl"))):
        time.sleep(0.01)
    wait_for_blocks(files[0], 5)
    process.send_signal(signal.SIGINT)
    said, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said == ""
    assert re.search(r"\d games are finished and saved", told)
    assert f"wormery match --resume {files[0]}" in told
    assert "Traceback" not in told
    resumed = wormery(tmp_path, "match", "--resume", str(files[0]), "--workers", "1", "--json")
    assert document(resumed) == uninterrupted


def test_a_kill_loses_nothing_that_was_finished(tmp_path: Path, uninterrupted: Any) -> None:
    file = tmp_path / "results.jsonl"
    process = start(tmp_path, *LONG, "--file", str(file))
    wait_for_blocks(file, 5)
    process.kill()
    process.communicate(timeout=60)
    kept = file.read_bytes()
    file.write_bytes(kept[:-7])  # as if the kill had fallen into the last write
    resumed = wormery(tmp_path, "match", "--resume", str(file), "--workers", "1", "--json")
    assert document(resumed) == uninterrupted
    assert file.read_bytes().startswith(kept[: kept[:-7].rfind(b"\n") + 1])
    again = wormery(tmp_path, "match", "--resume", str(file), "--workers", "1", "--json")
    assert document(again) == uninterrupted


def test_a_second_run_with_the_same_file_is_refused(tmp_path: Path, uninterrupted: Any) -> None:
    file = tmp_path / "results.jsonl"
    first = start(tmp_path, *LONG, "--file", str(file), "--json")
    wait_for_blocks(file, 2)
    second = wormery(tmp_path, "match", "--resume", str(file))
    assert first.poll() is None, "the first run was over too soon to be disturbed"
    assert second.returncode == 1
    assert f"{file} is in use" in second.stderr
    said, _ = first.communicate(timeout=60)
    assert json.loads(said) == uninterrupted


def test_a_finished_run_leaves_no_file_that_nobody_asked_for(tmp_path: Path) -> None:
    assert wormery(tmp_path, "match", WEAK, WEAK, "--games", "10").returncode == 0
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


# What is printed

NUMBER = {"value", "low", "high"}


def test_the_json_document_has_stable_keys(tmp_path: Path) -> None:
    arguments = ("--games", "60", "--json", "--seed", "3", "--option", "short=yes")
    found = document(wormery(tmp_path, "tournament", BETTER, WEAK, *arguments))
    assert found.keys() == {
        *("wormery", "command", "game", "rules", "seats", "options", "seed", "games"),
        *("tables", "ranking"),
    }
    assert (found["command"], found["options"], found["games"]) == (
        "tournament",
        "short=yes",
        60,
    )
    (table,) = found["tables"]
    assert table.keys() == {
        *("players", "deals", "games", "fair_share", "share_by_order", "first_seat_share"),
        *("shared", "nobody", "decided_by", "scores", "decisions", "choices"),
    }
    for row in table["players"]:
        assert row.keys() == {"player", "seat", "seats", "share", "score", "scores"}
        assert row["share"].keys() == row["score"].keys() == NUMBER
        assert sum(count for _, count in row["scores"]) == 60
    assert table["scores"].keys() == {"mean", "deviation", "quantiles", "counts"}
    assert sum(table["decided_by"].values()) == pytest.approx(1)
    for row in found["ranking"]:
        assert row.keys() == {"player", "rating", "share"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_told_in_every_language(tmp_path: Path, language: str) -> None:
    arguments = ("--game", "it-happens", "--games", "40", "--player", WEAK)
    answer = wormery(tmp_path, "simulate", *arguments, language=language)
    assert answer.returncode == 0, answer.stderr
    assert answer.stderr == ""
    assert len(answer.stdout.splitlines()) > 15


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["match"], "players"),
        (["match", "genius", WEAK], "genius"),
        (["match", WEAK, WEAK, WEAK, "--seats", "2"], "2 seats"),
        (["match", WEAK, "--seats", "9"], "2 to 7"),
        (["match", WEAK, "--game", "chess"], "chess"),
        (["match", WEAK, "--games", "0"], "games"),
        (["match", WEAK, "--until", "2"], "0.02"),
        (["match", WEAK, "--seed", "-1"], "seed"),
        (["match", WEAK, "--workers", "0"], "workers"),
        (["match", WEAK, "--resume", "x.jsonl"], "leave out those flags"),
        (["tournament", WEAK], "2 to 20"),
        (["tournament", WEAK, WEAK], "once"),
    ],
)
def test_what_cannot_be_played_is_explained(
    tmp_path: Path, arguments: list[str], named: str
) -> None:
    answer = wormery(tmp_path, *arguments)
    assert answer.returncode == 2, answer.stderr
    assert named in answer.stderr
    assert "Traceback" not in answer.stderr
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["match", "--resume", "/nowhere.jsonl"], "/nowhere.jsonl"),
        (["match", WEAK, "--report", "/nowhere/report.html"], "/nowhere"),
        (["match", WEAK, "--file", "/proc/results.jsonl"], "/proc/results.jsonl"),
    ],
)
def test_files_that_cannot_be_had_are_named(
    tmp_path: Path, arguments: list[str], named: str
) -> None:
    answer = wormery(tmp_path, *arguments)
    assert answer.returncode == 1, answer.stderr
    assert named in answer.stderr
    assert "Traceback" not in answer.stderr
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    wormery(tmp_path, "match", WEAK, WEAK, "--games", "50", "--file", str(file))
    content = file.read_bytes().replace(b'"deals":', b'"deals":9', 1)
    file.write_bytes(content)
    answer = wormery(tmp_path, "match", "--resume", str(file))
    assert answer.returncode == 1
    assert f"{file}, line 2" in answer.stderr
    assert file.read_bytes() == content


def test_the_command_line_in_a_report_gives_the_same_results(tmp_path: Path) -> None:
    plan = Plan("match", "it-happens", 3, "skip=before-roll", 5, ((WEAK, BETTER, BETTER),), 30)
    arguments = command_of(plan).split()[1:]
    found = document(wormery(tmp_path, *arguments, "--json"))
    assert found["options"] == "skip=before-roll"
    assert [row["seats"] for row in found["tables"][0]["players"]] == [1, 2]
    assert (found["seed"], found["games"]) == (5, 30)


# A player from outside

OUTSIDE = """
from wormery.players import Player

class Eager(Player):
    name = "eager"

    def choose(self, position, random):
        return position.moves[-1]

class Cheat(Player):
    name = "cheat"

    def choose(self, position, random):
        return position.game.moves[-1]

class Broken(Player):
    name = "broken"

    def choose(self, position, random):
        raise RuntimeError("out of ideas")
"""


# As a start with this folder on the path, for this process and those that it starts.
INSTALLED = """
import os, sys
sys.path.insert(1, os.environ["OUTSIDE"])
os.environ["PYTHONPATH"] = os.pathsep.join([os.environ["OUTSIDE"], *sys.path])
from wormery.terminal.__main__ import main
main()
"""


@pytest.fixture
def match(tmp_path: Path) -> Match:
    """Run `wormery match` where a package with players is installed."""
    folder = tmp_path / "site"
    about = folder / "eager_worms-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "eager_worms.py").write_text(OUTSIDE)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: eager-worms\nVersion: 1.0\n")
    names = {"eager": "Eager", "cheat": "Cheat", "broken": "Broken", "gone": "Gone"}
    points = "".join(f"{name} = eager_worms:{found}\n" for name, found in names.items())
    (about / "entry_points.txt").write_text(f"[wormery.players]\n{points}")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        own = environment(tmp_path) | {"OUTSIDE": str(folder)}
        return forking.run_module("tests.snippet", INSTALLED, "match", *arguments, env=own)

    return run


def test_a_player_from_outside_plays(match: Match) -> None:
    arguments = ("eager", WEAK, "--game", "it-happens", "--games", "8", "--json")
    found = document(match(*arguments))
    assert [row["player"] for row in found["tables"][0]["players"]] == ["eager", WEAK]
    assert document(match(*arguments)) == found


@pytest.mark.parametrize(
    ("name", "named"),
    [("cheat", "cheat"), ("broken", "out of ideas"), ("gone", "gone"), ("lost", "eager")],
)
def test_a_player_that_fails_is_named(match: Match, name: str, named: str) -> None:
    answer = match(name, WEAK, "--games", "4")
    assert answer.returncode in (1, 2)
    assert named in answer.stderr
    assert "Traceback" not in answer.stderr


# The report


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_report_is_one_whole_file(tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    arguments = ("tournament", BETTER, WEAK, "--game", "it-happens", "--games", "60")
    answer = wormery(tmp_path, *arguments, "--report", str(file), language=language)
    assert answer.returncode == 0, answer.stderr
    page = file.read_text(encoding="utf-8")
    assert page.count("<svg") == page.count("</svg>") == 5
    assert page.count("<h2>") == 7
    assert "<script" not in page
    outside = re.findall(
        r"""(?:href|src)=["']?(?!#)[^"'\s>]+|url\((?!#)[^)]*\)|@import""", page
    )
    assert outside == []
    assert set(re.findall(r"https?://[^\s\"'<]+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert "--seed 1" in page
    assert BETTER in page
    if language == "en":
        for title in ("Ladder", "Everyone against everyone", "Points", "Length of a game"):
            assert f"<h2>{title}</h2>" in page
        for title in ("Who starts", "What decides games", "How it was made"):
            assert f"<h2>{title}</h2>" in page
