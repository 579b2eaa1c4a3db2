"""Completion in the shells themselves: Tab is pressed in a terminal, and the line is read."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import forking

from wormery.games import GAMES

GAME = next(iter(GAMES))
PROMPT = "ready> "
START = {
    "bash": ["bash", "--noprofile", "--norc", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
SOURCE = {
    "bash": "PS1='{prompt}'; source {script}",
    "zsh": "PS1='{prompt}'; autoload -U compinit; compinit -D; source {script}",
    "fish": "function fish_prompt; echo -n '{prompt}'; end; source {script}",
}
# What a shell cannot be asked about where it is not installed.
SHELLS = [
    pytest.param(
        name, marks=pytest.mark.skipif(shutil.which(name) is None, reason=f"no {name} here")
    )
    for name in START
]


class Shell:
    """A shell in a terminal of its own."""

    def __init__(self, name: str, script: Path, home: Path) -> None:
        self.screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("4H", 40, 200, 0, 0))
        self.process = subprocess.Popen(
            START[name],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            cwd=home,
            env={**os.environ, "HOME": str(home), "TERM": "xterm", "LC_ALL": "C.UTF-8"},
            start_new_session=True,
            # Fish wants a terminal that is its own.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(inside)
        self.type(SOURCE[name].format(prompt=PROMPT, script=script) + "\r")
        self.read(lambda seen: seen.count(PROMPT) >= 2)

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def read(self, enough: object = None, seconds: float = 60) -> str:
        """What is on the screen once it is enough, or when nothing more comes."""
        seen, end = "", time.monotonic() + seconds
        while time.monotonic() < end and not (callable(enough) and enough(seen)):
            if select.select([self.screen], [], [], 0.2)[0]:
                seen += os.read(self.screen, 65536).decode(errors="replace")
                seen = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>(][B0]?", "", seen)
        return seen

    def tab(self, line: str, expected: str) -> str:
        """The line after Tab; what was typed before is thrown away."""
        self.type("\x15" + line)
        self.read(lambda seen: line[-3:] in seen, 2)
        self.type("\t")
        return self.read(lambda seen: expected in seen)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


@pytest.fixture(params=SHELLS)
def shell(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Shell]:
    script = tmp_path / "completion"
    script.write_text(made(request.param), encoding="utf-8")
    (tmp_path / "my-game.worm").touch()
    found = Shell(request.param, script, tmp_path)
    yield found
    found.end()


def made(shell: str) -> str:
    done = forking.run("completion", shell, env={**os.environ, "WORMERY_LANGUAGE": "fr"})
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_tab_completes_what_there_is(shell: Shell) -> None:
    """A command, one inside another, a flag, its values, a game, a bot and a file."""
    for line, added in (
        ("wormery tourn", "ament"),
        ("wormery server back", "up"),
        ("wormery help serv", "e"),
        ("wormery play --beg", "ins"),
        ("wormery play --dice ran", "dom"),
        (f"wormery play {GAME[:4]}", GAME[4:]),
        ("wormery play --player bot:ch", "ampion"),
        ("wormery play --dice real --level beg", "inner"),
        ("wormery replay my-g", "ame.worm"),
        ("wormery review --html my-g", "ame.worm"),
    ):
        assert added in shell.tab(line, added), line


@pytest.mark.parametrize("name", START)
def test_scripts_know_every_command_and_flag(name: str) -> None:
    script = made(name)
    for word in ("tournament", "backup", "push-key", "resume", "no-open-tables"):
        assert word in script
    assert "l’" in script or name == "bash"  # descriptions are in the language asked for


def test_an_unknown_shell_is_named() -> None:
    done = forking.run("completion", "fsh", env={**os.environ, "WORMERY_LANGUAGE": "en"})
    assert done.returncode == 2
    assert "“fsh”" in done.stderr
    assert "Did you mean “fish”?" in done.stderr
