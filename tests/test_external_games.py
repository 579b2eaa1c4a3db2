"""Programs as players of whole games: `match`, `tournament`, `simulate` and `play`."""

from __future__ import annotations

import json
import os
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from tests import forking
from tests.outsiders import THUMB, THUMB_JS, left_behind, path_with_node, program
from tests.proof import PROOF, times

from wormery import record
from wormery.locales import LANGUAGES

FAILED, BAD_USAGE = 1, 2


@pytest.fixture
def wormery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The command, at home in a folder of the test."""
    monkeypatch.setenv("PATH", path_with_node())

    def run(*arguments: str, language: str = "en", typed: str = "") -> Any:
        wanted = {"XDG_DATA_HOME": str(tmp_path / "home"), "WORMERY_LANGUAGE": language}
        return forking.run(
            *arguments,
            typed=typed,
            encoding="utf-8",
            env={**os.environ, **wanted, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"},
            timeout=300,
        )

    return run


def document(done: Any) -> Any:
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_programs_of_two_languages_meet_our_levels(wormery: Any) -> None:
    """The same seed gives the same result, on one worker and on two."""
    names = (str(THUMB), str(THUMB_JS), "random")
    arguments = ("tournament", *names, "--games", "2", "--seed", "7", "--json")
    one = document(wormery(*arguments, "--workers", "1"))
    assert [row["player"] for row in one["ranking"]][-1] == "random"
    assert {row["player"] for row in one["ranking"]} == {"thumb", "thumb-js", "random"}
    assert document(wormery(*arguments, "--workers", "2")) == one
    # Who plays alike wins half of the games against itself.
    alike = one["tables"][0]["players"]
    assert [row["share"]["value"] for row in alike] == [0.5, 0.5]
    other = document(wormery(*arguments[:-3], "--seed", "8", "--json"))
    assert other["tables"] != one["tables"]


@pytest.mark.parametrize("game", ["regenwormen", "it-happens"])
def test_a_rule_of_thumb_is_better_than_chance(wormery: Any, game: str) -> None:
    number = ("--games", str(times(20, 60)), "--seed", "1")
    found = document(wormery("match", str(THUMB), "random", "--game", game, *number, "--json"))
    assert found["tables"][0]["players"][0]["share"]["value"] > 0.55


def test_options_and_command_lines_reach_the_program(wormery: Any, tmp_path: Path) -> None:
    """It stops later with another option, and so plays other games."""
    bold = tmp_path / "bold.toml"
    command = f'["python3", {json.dumps(str(THUMB.with_suffix(".py")))}]'
    bold.write_text(f"command = {command}\n[options]\ndice = 0\n", encoding="utf-8")
    script = shlex.quote(str(THUMB.with_suffix(".py")))
    arguments = (f"exec:python3 {script}", "random", "--games", "4", "--json")
    usual = document(wormery("match", *arguments))["tables"][0]
    assert document(wormery("match", str(THUMB), *arguments[1:]))["tables"][0] != usual or (
        usual["players"][0]["player"] != "thumb"
    )
    changed = document(wormery("match", str(bold), *arguments[1:]))["tables"][0]
    assert changed["scores"] != usual["scores"]
    alone = document(wormery("simulate", "--player", str(THUMB), "--games", "2", "--json"))
    assert alone["games"] == 2


def test_a_match_with_one_that_fails_is_kept_and_goes_on(wormery: Any, tmp_path: Path) -> None:
    """It fails after some games, is mended, and has to be named again."""
    broken = "say('move ' + moves[-1]) if len(list(open('count'))) < 30 else os._exit(9)"
    count = "open('count', 'a').write('.\\n'); "
    file = program(tmp_path, "mine", go=count + broken)
    (tmp_path / "count").touch()
    kept = tmp_path / "kept.jsonl"
    arguments = (str(file), "skilled", "--games", "4", "--workers", "1", "--file", str(kept))
    stopped = wormery("match", *arguments)
    assert stopped.returncode == FAILED
    assert "“mine” was ended. Its process ended by itself (exit code 9)." in stopped.stderr
    assert "Traceback" not in stopped.stderr
    (again,) = re.findall(r"wormery (match --resume .*)", stopped.stderr)
    assert str(file) in again
    assert left_behind(tmp_path) == []

    program(tmp_path, "mine")
    unnamed = wormery("match", "--resume", str(kept))
    assert unnamed.returncode == BAD_USAGE
    assert "(mine)" in unnamed.stderr
    whole = document(wormery(*shlex.split(again), "--json"))
    assert whole["games"] == 4
    fresh = document(wormery("match", *arguments[:-2], "--json"))
    assert fresh["tables"] == whole["tables"]


def test_nothing_that_is_opened_starts_a_program(wormery: Any, tmp_path: Path) -> None:
    """Neither a file of results nor a record: what they name has to be named by the person."""
    trace = "open('trace', 'w').close()"
    file = program(tmp_path, "mine", first=trace)
    kept, game = tmp_path / "kept.jsonl", tmp_path / "game.worm"
    assert (
        wormery("match", str(file), "random", "--games", "2", "--file", str(kept)) is not None
    )
    typed = "q\n" * 3
    arguments = ("--player", "Anna", "--player", f"bot:{file}", "--file", str(game), "--plain")
    wormery("play", "regenwormen", *arguments, typed=typed)
    assert (tmp_path / "trace").exists()
    (tmp_path / "trace").unlink()
    assert str(tmp_path) not in game.read_text(encoding="utf-8")
    assert wormery("match", "--resume", str(kept)).returncode == BAD_USAGE
    refused = wormery("play", "--resume", str(game))
    assert refused.returncode == BAD_USAGE
    assert "“mine”" in refused.stderr
    hostile = game.read_text(encoding="utf-8").replace("bot:mine", f"bot:exec:{file} Pip")
    game.write_text(hostile, encoding="utf-8")
    assert wormery("play", "--resume", str(game)).returncode == BAD_USAGE
    assert not (tmp_path / "trace").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_said_in_every_language(
    wormery: Any, tmp_path: Path, language: str
) -> None:
    file = str(program(tmp_path, "mine"))
    other = tmp_path / "other"
    other.mkdir()
    cases = (
        (("match", "no-such.toml", "random"), "no-such.toml"),
        (("match", "exec:./no-such", "random"), "./no-such"),
        (("match", file, str(program(other, "mine"))), "mine"),
        (("match", file, "random", "--cluster", "tcp://127.0.0.1:1"), "--cluster"),
        (("play", "regenwormen", "--player", "bot:no-such.toml"), "no-such.toml"),
    )
    first = LANGUAGES.index(language)
    for arguments, name in cases if PROOF else cases[first : first + 1]:
        done = (
            wormery(*arguments, "--games", "2", language=language)
            if (arguments[0] == "match")
            else wormery(*arguments, language=language)
        )
        assert done.returncode in (FAILED, BAD_USAGE)
        assert name in done.stderr
        assert "Traceback" not in done.stderr
    assert left_behind(tmp_path) == []


# At the keyboard


def test_a_program_plays_at_the_keyboard(wormery: Any, tmp_path: Path) -> None:
    """To the end, with its remarks, and the same for the same seed."""
    games = []
    for number in range(2):
        file = tmp_path / f"game-{number}.worm"
        done = wormery(
            *(
                "play",
                "regenwormen",
                "--player",
                f"bot:{THUMB_JS} Node",
                "--player",
                "bot:random",
            ),
            *("--seed", "4", "--file", str(file), "--plain"),
        )
        assert done.returncode == 0, done.stderr
        assert "the end" in done.stdout
        assert "Node: by rule of thumb, of" in done.stdout
        assert re.search(r"Node: A \d+\.\d% · B \d+\.\d%", done.stdout)
        game = record.load(file)
        assert game.tags["A"] == "bot:thumb-js Node"
        games.append(game.steps)
    assert games[0] == games[1]


def test_a_game_with_one_that_hangs_is_saved_and_goes_on(wormery: Any, tmp_path: Path) -> None:
    hangs = "time.sleep(60) if os.path.getsize('count') > 5 else say('move ' + moves[-1])"
    file = program(
        tmp_path,
        "mine",
        go="open('count', 'a').write('.'); " + hangs,
        settings="seconds = 0.05",
    )
    (tmp_path / "count").touch()
    game = tmp_path / "game.worm"
    arguments = ("--player", f"bot:{file}", "--player", "bot:skilled", "--seed", "1")
    stopped = wormery("play", "regenwormen", *arguments, "--file", str(game), "--plain")
    assert stopped.returncode == FAILED
    assert "“mine” was ended. It gave no move within 0.05 s." in stopped.stderr
    assert left_behind(tmp_path) == []
    (again,) = re.findall(r"wormery (play --resume .*)", stopped.stdout)
    (tmp_path / "count").write_text("", encoding="utf-8")
    program(tmp_path, "mine")
    done = wormery(*shlex.split(again), "--plain")
    assert done.returncode == 0, done.stderr
    assert "the end" in done.stdout
    assert record.load(game).position.result is not None
