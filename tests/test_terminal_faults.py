"""What may go wrong around the command `wormery`: each is a sentence and an exit code.

Full disks, files that are none, terminals without Unicode, Ctrl-C, and mistakes nobody foresaw.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
import typer.main
from tests import forking
from tests.forking import Forked
from tests.proof import some

from wormery import games, record
from wormery.locales import LANGUAGES
from wormery.telling.words import Say
from wormery.terminal.commands import build

GOLDEN = Path(__file__).parent / "golden" / "regenwormen-three-fair.worm"
POSITION = next(iter(games.GAMES.values())).start(seats=2).text


def run(
    *arguments: str, typed: str | None = "", home: Path | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    own = {"XDG_DATA_HOME": str(home)} if home else {}
    environment = {**os.environ, "WORMERY_LANGUAGE": "en", **own, **variables}
    return forking.run(*arguments, typed=typed, env=environment, timeout=120)


def run_into(
    output: str, *arguments: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    with (
        open(output, "w") as file,
        Forked[str](
            *("wormery.terminal", *arguments),
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "WORMERY_LANGUAGE": "en", **variables},
        ) as process,
    ):
        _, complaint = process.communicate(timeout=120)
    return subprocess.CompletedProcess(arguments, process.returncode, "", complaint)


# What was typed


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            "play --sets 3",
            "no flag --sets.\nDid you mean “--seats”?\nHelp: wormery play --help",
        ),
        (
            "play --seats many",
            "--seats: “many” isn’t possible. Possible: a whole number from 1",
        ),
        ("play --seats", "--seats needs a value: N."),
        ("play one two three", "“two three” is too much here."),
        ("play regenworm", "“regenworm”. The games are"),
        ("play --dice reel", "Did you mean “real”?"),
        ("play --player bot:expart", "Did you mean “expert”?"),
        ("play --level expart", "Did you mean “expert”?"),
        ("play --option lowr=any", "Did you mean “lower”?"),
        ("play --file -", "give a file, not “-”"),
        ("play --resume -", "give the file itself"),
        ("check", "FILE... is missing."),
        ("--language dee check", "Did you mean “de”?"),
        ("drill --theme endgme", "Did you mean “endgame”?"),
        ("drill --count 0", "from 1"),
        ("learn --step 0", "from 1"),
        ("simulate regenwormen", "Did you mean “--game regenwormen”?"),
        ("match it-happens random", "Did you mean “--game it-happens”?"),
        ("match random random --games -3", "--games: “-3”"),
        ("match random random --until 3", "less than 1"),
        ("match random random --seed -1", "--seed: “-1”"),
        ("match random random --workers 0", "--workers: “0”"),
        ("server unban x", "“x”"),
        ("server ban --hours -1", "--hours: “-1”"),
        ("server backup copy.db --keep 0", "--keep: “0”"),
        ("serve --port 70000", "0 to 65535"),
        ("serve --port 18,470", "“18,470”"),
        ("serve --archive -1", "above 0"),
        ("serve --log debgu", "Did you mean “debug”?"),
        ("serve --database=", "“”"),
        ("serve --database mysql://x/y", "postgresql://"),
        ("server check --database=", "“”"),
        ("server check --database mysql://x/y", "postgresql://"),
        ("server backup copy.db --database mysql://x/y", "postgresql://"),
    ],
)
def test_wrong_use_is_answered_with_what_was_typed(
    arguments: str, says: str, tmp_path: Path
) -> None:
    done = run(*shlex.split(arguments), home=tmp_path)
    assert says in done.stderr
    assert (done.returncode, done.stdout) == (2, "")
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_variable_is_named() -> None:
    for variable, value in (("WORMERY_PLAIN", "maybe"), ("WORMERY_LANGUAGE", "klingon")):
        done = run("replay", str(GOLDEN), home=None, **{variable: value})
        assert done.returncode == 2
        assert value in done.stderr


def test_variables_set_what_one_wants_every_time(tmp_path: Path) -> None:
    file = tmp_path / "game.worm"
    run("play", "--file", str(file), home=tmp_path, WORMERY_LEVEL="expert")
    assert record.load(file).tags["B"].startswith("bot:expert")
    # A server has settings of its own, and minds no others.
    done = run("serve", "--show-settings", WORMERY_LEVEL="expert", WORMERY_PLAIN="1")
    assert done.returncode == 0, done.stderr


def test_the_help_has_defaults_and_variables() -> None:
    shown = " ".join(run("serve", "--help").stdout.split())
    assert "[default: 8470] [env: WORMERY_PORT]" in shown
    assert "[env: WORMERY_LEVEL]" in run("play", "--help").stdout
    assert "[default: 10]" in run("drill", "--help").stdout


def test_all_variables_are_documented() -> None:
    """Those of a server have a table of their own."""
    page = Path(__file__).parents[1] / "docs" / "command-line.md"
    listed = re.findall(r"^\| `(WORMERY_\w+)`", page.read_text(encoding="utf-8"), re.M)
    variables = {"WORMERY_DEBUG"}
    commands = [typer.main.get_command(build(Say("en")))]
    for command in commands:
        commands += getattr(command, "commands", {}).values()
        variables |= {str(param.envvar) for param in command.params if param.envvar}
    assert sorted(listed) == sorted(variables)


# JSON


@pytest.mark.parametrize("command", ["check", "verify"])
def test_files_are_one_document(command: str, tmp_path: Path) -> None:
    done = run(command, "--json", str(GOLDEN), str(tmp_path), sys.executable)
    good, folder, program = json.loads(done.stdout)["files"]
    assert (done.returncode, done.stderr) == (1, "")
    assert "error" not in good
    assert good["file"] == str(GOLDEN)
    assert folder["error"]["name"] == "file-unreadable"
    assert program["error"]["name"] == "file-damaged"
    assert program["error"]["sentence"].startswith(program["file"])
    assert run(command, "--json", str(GOLDEN)).returncode == 0


def test_what_the_documents_say() -> None:
    checked = json.loads(run("check", "--json", str(GOLDEN)).stdout)["files"][0]
    game = record.load(GOLDEN)
    assert checked["scores"] == list(game.position.scores)
    assert checked["winners"] == ["A"]
    assert checked["over"]
    verified = json.loads(run("verify", "--json", str(GOLDEN)).stdout)["files"][0]
    assert verified["rolls"] == 104
    assert verified["commitment"] == game.tags["Commitment"]


@pytest.mark.parametrize(
    ("arguments", "name", "code"),
    [
        (("check", "--json"), "usage-missing", 2),
        (("review", "--json", "none.worm"), "file-unreadable", 1),
        (("compare", "--json", "none.worm", "none.worm"), "file-unreadable", 1),
        (("odds", "--json", "chess"), "game-unknown", 2),
        (("match", "--json", "--games", "x"), "setting-value", 2),
        (("match", "--json", "genius", "random"), "player-unknown", 2),
        (("simulate", "--json", "--dance"), "usage-no-such-flag", 2),
    ],
)
def test_errors_are_json_where_json_is_asked_for(
    arguments: tuple[str, ...], name: str, code: int
) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (code, "")
    assert json.loads(done.stdout)["error"]["name"] == name
    assert json.loads(done.stdout)["error"]["sentence"]


# Standard input and output


def test_a_record_may_be_piped_in() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    for arguments in (
        ("check", "-"),
        ("verify", "-"),
        ("replay", "-", "--all"),
        ("review", "-", "--json"),
        ("compare", "-", str(GOLDEN), "--plain"),
    ):
        done = run(*arguments, typed=text)
        assert (done.returncode, done.stderr) == (0, ""), arguments
        assert done.stdout
    assert "<stdin>" in run("check", "-", typed=text).stdout
    found = json.loads(run("odds", "--json", "-", typed=f"{POSITION}\n").stdout)
    assert found["position"] == POSITION
    page = run("review", "-", "--html", "-", typed=text).stdout
    assert page.startswith("<!")
    assert page.rstrip().endswith("</html>")


def test_an_empty_pipe_is_no_record() -> None:
    for arguments in (("check", "-"), ("odds", "-"), ("compare", "-", "-")):
        done = run(*arguments, typed="")
        assert done.returncode > 0
        assert "Nothing came in" in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("--version",),
        ("completion", "bash"),
        ("check", str(GOLDEN)),
        ("replay", str(GOLDEN)),
        ("odds", POSITION),
        ("odds", "--json", "chess"),
        ("play", "--player", "bot:casual", "--player", "bot:casual"),
    ],
)
def test_a_full_output_is_said(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = run_into("/dev/full", *arguments, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == "The output can’t be written: No space left on device.\n"


CLOSED, COMMANDS = (">&-", "<&-", "2>&-"), (f"check {GOLDEN}", "drill --count 1")


@pytest.mark.parametrize(
    ("closed", "command"),
    some(
        [*product(CLOSED, COMMANDS)],
        *((">&-", COMMANDS[0]), ("<&-", COMMANDS[1]), ("2>&-", COMMANDS[0])),
    ),
)
def test_closed_files_do_no_harm(tmp_path: Path, closed: str, command: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m wormery {command} {closed}"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("encoding", "language"),
    some(
        [*product(("ascii", "latin-1"), LANGUAGES)],
        *(("ascii", "en"), ("ascii", "de"), ("ascii", "zh-Hant")),
        *(("latin-1", "nl"), ("latin-1", "fr"), ("latin-1", "zh-Hant")),
    ),
)
def test_a_terminal_without_unicode_reads_what_comes_nearest(
    encoding: str, language: str
) -> None:
    plain = {"PYTHONIOENCODING": encoding, "WORMERY_LANGUAGE": language}
    for arguments in (
        ("--help",),
        ("replay", str(GOLDEN)),
        ("review", str(GOLDEN)),
        ("odds", POSITION),
        ("check", "none.worm"),
    ):
        with Forked[bytes](
            *("wormery.terminal", *arguments),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **plain},
        ) as process:
            said, complaint = process.communicate(timeout=120)
        assert process.returncode == int(arguments[0] == "check")
        text = (said + complaint).decode(encoding)
        assert b"Traceback" not in complaint
        assert text.count("?") < len(text) / 50
        if language == "zh-Hant" and arguments == ("--help",):
            assert text.startswith("Usage:")  # what nobody could read is said in English


def test_a_pipe_has_no_colours_and_no_boxes() -> None:
    done = run("tournament", "random", "beginner", "--games", "20", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert not re.search(r"[\x1b─━│┃┌┐]", done.stdout)


# Files


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """A disk that is full."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only an administrator may mount a small disk")
    try:
        (folder / "filling").write_bytes(bytes(12 * 1024))
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_is_said(tiny: Path) -> None:
    two = ("--player", "bot:casual", "--player", "bot:casual")
    for arguments, reading in (
        (("play", *two, "--file", str(tiny / "game.worm")), 0),
        (("match", "random", "random", "--games", "9999", "--file", str(tiny / "m")), 0),
        (("review", str(GOLDEN), "--html", str(tiny / "page.html")), 0),
    ):
        done = run(*arguments, typed=None if reading else "")
        assert done.returncode == 1, arguments
        assert f"Can’t save {tiny}" in done.stderr
        assert "No space left" in done.stderr
        assert "Traceback" not in done.stderr


def test_places_where_nothing_can_be_written() -> None:
    two = ("--player", "bot:casual", "--player", "bot:casual")
    for arguments in (
        ("play", *two, "--file", "/proc/none/game.worm"),
        ("match", "random", "random", "--file", "/proc/none/match.jsonl"),
        ("review", str(GOLDEN), "--html", "/proc/page.html"),
        ("serve", "--port", "0", "--database", "/proc/none/tables.db"),
    ):
        done = run(*arguments)
        assert done.returncode == 1, arguments
        assert "/proc/" in done.stderr
        assert "Traceback" not in done.stderr


def test_paths_can_be_pasted(tmp_path: Path) -> None:
    """In a line of their own words, quoted, however narrow the terminal is."""
    file = tmp_path / "a folder with spaces" / "game one.worm"
    done = run("play", "--file", str(file), home=tmp_path, COLUMNS="40")
    assert f"{shlex.quote(str(file))}" in done.stdout
    resumed = re.search(r"wormery play --resume (.+)", done.stdout)
    assert resumed
    assert shlex.split(resumed[1]) == [str(file)]
    assert shlex.quote(str(file)) in run("check", str(file)).stdout


# Ctrl-C, and what nobody foresaw


def test_an_interrupt_ends_with_130_and_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with Forked[str](
        *("wormery.terminal", "match", "champion", "champion", "--games", "1000000"),
        *("--workers", "1", "--file", str(file)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "WORMERY_LANGUAGE": "en"},
    ) as process:
        while not (file.exists() and len(file.read_bytes().splitlines()) > 1):
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert f"--resume {file}" in complaint
    assert len(file.read_bytes().splitlines()) > 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("play",),
        ("play", "--dice", "real"),
        ("learn",),
        ("drill",),
        ("server", "purge", "ABCDEF", "--token", "x" * 20),
    ],
)
def test_every_question_may_be_interrupted(arguments: tuple[str, ...], tmp_path: Path) -> None:
    with Forked[bytes](
        *("wormery.terminal", *arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        os.read(process.stdout.fileno(), 1)
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in complaint


BROKEN = """
import shlex
def broken(*_, **__): raise RuntimeError('a wheel came off')
shlex.quote = broken
from wormery.terminal.__main__ import main
main()
"""


def test_what_nobody_foresaw_is_a_sentence() -> None:
    """A mistake in the program: how to report it, and with WORMERY_DEBUG all of it."""
    for debug in ("", "1"):
        own = {"WORMERY_LANGUAGE": "en", "WORMERY_DEBUG": debug}
        done = forking.run_module(
            *("tests.snippet", BROKEN, "check", str(GOLDEN)), env={**os.environ, **own}
        )
        assert done.returncode == 1
        assert ("Traceback" in done.stderr) == bool(debug)
        assert "a wheel came off" in done.stderr
