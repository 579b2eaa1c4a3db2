"""Programs that play, good and bad ones, and what is left of them afterwards."""

from __future__ import annotations

import os
import shutil
import sys
import time
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples" / "players"
THUMB, THUMB_JS = EXAMPLES / "thumb.toml", EXAMPLES / "thumb-js.toml"

# A player that keeps to the protocol, but for what is put in its places.
PROGRAM = """
import os, subprocess, sys, time

def say(*lines):
    print(*lines, sep="\\n", flush=True)

{first}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "wormery":
        say({hello})
    elif word == "ready":
        say("ready")
    elif word == "moves":
        moves = rest.split(" | ")
    elif word == "go":
        {go}
    elif word == "quit":
        {quit}
"""


def path_with_node() -> str:
    """The PATH on which there is a Node.js, as the page is built with: the Makefile's rule."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    assert shutil.which("node", path=path), "make install has a Node.js for the page"
    return path


def program(
    folder: Path,
    name: str = "player",
    *,
    go: str = "say('move ' + moves[-1])",
    first: str = "",
    hello: str = "'hello 1'",
    quit: str = "break",  # noqa: A002
    settings: str = "",
) -> Path:
    """The TOML file of such a program, in that folder."""
    source = PROGRAM.format(first=first, hello=hello, go=go, quit=quit)
    (folder / f"{name}_player.py").write_text(source, encoding="utf-8")
    file = folder / f"{name}.toml"
    command = f'command = ["{sys.executable}", "{name}_player.py"]'
    file.write_text(f"{command}\n{settings}\n", encoding="utf-8")
    return file


def left_behind(folder: Path) -> list[int]:
    """The processes that run in that folder, as all do that a program there has started."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdecimal():
            try:
                if Path(os.readlink(process / "cwd")) == folder.resolve():
                    found.append(int(process.name))
            except OSError:
                continue  # gone by now, or a zombie, which has no folder
    return found


def wait_until_gone(folder: Path, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while left := left_behind(folder):
        assert time.monotonic() < end, f"left behind: {left}"
        time.sleep(0.02)
