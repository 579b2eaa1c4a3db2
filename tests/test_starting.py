"""Each command in a process that has imported nothing of ours yet.

Other tests fork theirs from a process that has imported everything (`tests/forking.py`), which
would not notice that a start is broken. In a proof every start is a real one.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
from tests import forking
from tests.forking import Forked, Forker
from tests.proof import PROOF
from tests.tables import READY, serving

from wormery import games
from wormery.telling.words import Say
from wormery.terminal.commands import build

GOLDEN = Path(__file__).parent / "golden" / "regenwormen-three-fair.worm"
TWO = ("--player", "bot:casual", "--player", "bot:casual")
POSITION = games.load("regenwormen").start(seats=2).text
FEW = ("--games", "4", "--workers", "1", "--json")
# A command, and what it says.
ALONE = {
    "play": (("play", *TWO, "--file", "new.worm"), "new.worm"),
    "learn": (("learn", "--plain", "regenwormen"), "=="),
    "replay": (("replay", "--all", "--plain", str(GOLDEN)), "=="),
    "review": (("review", "--plain", str(GOLDEN)), "=="),
    "drill": (("drill", "--plain", "regenwormen", "--count", "1"), "=="),
    "daily": (("daily", "--day", "2026-11-18"), "wormery daily "),
    "compare": (("compare", "--plain", str(GOLDEN), str(GOLDEN)), "=="),
    "check": (("check", str(GOLDEN)), "regenwormen-three-fair.worm"),
    "verify": (("verify", str(GOLDEN)), "fair: "),
    "odds": (("odds", "--json", POSITION), "{"),
    "match": (("match", "random", "random", *FEW), '"games"'),
    "tournament": (("tournament", "random", "beginner", *FEW), '"games"'),
    "simulate": (("simulate", *FEW), '"games"'),
    "completion": (("completion", "bash"), "complete -o default -F _wormery wormery"),
    "setup": (("setup",), "Everything is compiled"),
}


Start = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def start() -> Iterator[Start]:
    """Run a command in a folder."""
    libraries = None if PROOF else Forker(os.environ, only_libraries=True)

    def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        own = {"WORMERY_LANGUAGE": "en", "XDG_DATA_HOME": str(folder)}
        options: Any = {"cwd": folder, "env": {**os.environ, **own}}
        if libraries is not None:
            return forking.run(*arguments, forker=libraries, typed="", **options)
        return really(*arguments, **options)

    yield run
    if libraries is not None:
        libraries.end()


def really(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wormery.terminal", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        **options,
    )


@pytest.mark.parametrize("name", ALONE)
def test_a_command_starts(name: str, tmp_path: Path, start: Start) -> None:
    arguments, says = ALONE[name]
    done = start(tmp_path, *arguments)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


def test_no_command_is_forgotten() -> None:
    program = typer.main.get_command(build(Say("en")))
    assert set(program.commands) == {*ALONE, "serve", "server"}  # type: ignore[attr-defined]


def test_a_server_starts_and_its_database_is_managed(tmp_path: Path, start: Start) -> None:
    serve = [sys.executable, "-m", "wormery.terminal", "serve", "--port", "0"]
    with subprocess.Popen(
        [*serve, "--database", str(tmp_path / "tables.db")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "WORMERY_LANGUAGE": "en"},
    ) as process:
        assert process.stdout is not None
        assert READY.search(process.stdout.readline())
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    assert process.returncode == 0
    here = ("--database", "tables.db")
    for arguments in (
        ("check", *here),
        ("backup", "copy.db", *here),
        ("restore", "copy.db", "--database", "restored.db", "--yes"),
        ("migrate", *here, "--yes"),
        ("push-key",),
    ):
        done = start(tmp_path, "server", *arguments)
        assert done.returncode == 0, done.stderr
        assert done.stdout
    done = start(tmp_path, "server", "status", "--url", "http://127.0.0.1:9", "--token", "t")
    assert done.returncode == 1
    assert "127.0.0.1:9" in done.stderr


# What is forked is as what is started.


def test_what_is_forked_says_and_ends_the_same(tmp_path: Path) -> None:
    environment = {**os.environ, "WORMERY_LANGUAGE": "nl", "XDG_DATA_HOME": str(tmp_path)}
    for arguments in (("--version",), ("dance",), ("check", "none.worm"), ("play", "--help")):
        forked = forking.run(*arguments, env=environment, cwd=tmp_path)
        started = really(*arguments, env=environment, cwd=tmp_path)
        assert (forked.returncode, forked.stdout, forked.stderr) == (
            started.returncode,
            started.stdout,
            started.stderr,
        )


def test_what_is_forked_takes_signals_and_files(tmp_path: Path) -> None:
    arguments = ("wormery.terminal", "play", "--player", "A", "--player", "B", "--plain")
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    for number, code in ((signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)):
        with Forked[bytes](
            *arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            assert process.stdout.read(1)
            assert process.poll() is None
            assert os.getsid(process.pid) == process.pid
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.01)
            os.kill(process.pid, number)
            process.communicate(timeout=60)
        assert process.returncode == code


def test_two_forks_draw_differently(tmp_path: Path) -> None:
    """What was drawn before the fork is drawn by neither of them again."""
    said = {forking.run("server", "push-key").stdout for _ in range(2)}
    assert len(said) == 2
    with serving(tmp_path / "1.db") as one, serving(tmp_path / "2.db") as other:
        assert one.pid != other.pid
        assert one.port != other.port


def test_other_variables_of_python_mean_a_real_start() -> None:
    assert forking.forker_for({**os.environ, "WORMERY_LANGUAGE": "fr"})
    assert not forking.forker_for({**os.environ, "PYTHONPATH": "/elsewhere"})
    assert not forking.forker_for({**os.environ, "NUMBA_DISABLE_JIT": "1"})


# What is typed by mistake, or out of habit.


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (("-V",), 0, "wormery "),
        (("help",), 0, "Usage: wormery COMMAND"),
        (("help", "server", "backup"), 0, "Usage: wormery server backup FILE"),
        (("plya",), 2, "Did you mean “wormery play”?"),
        (("server", "bakup"), 2, "Did you mean “wormery server backup”?"),
        (("Dance",), 2, "no command “Dance”.\nThere are: play,"),
    ],
)
def test_habits_from_elsewhere(arguments: tuple[str, ...], code: int, says: str) -> None:
    environment = {**os.environ, "WORMERY_LANGUAGE": "en"}
    done = forking.run(*arguments, env=environment)
    assert done.returncode == code
    assert says in (done.stderr if code else done.stdout)


def test_the_package_is_a_program_too(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "wormery", "--version"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.stdout.startswith("wormery "), done.stderr
