"""Compiled code is kept where one says, or nowhere; who waits for it is told why."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser import Screen, running
from tests.tables import READY, Person

from wormery.games import GAMES
from wormery.games.compiling import FOLDER, place
from wormery.games.prepared import PARTS
from wormery.locales import LANGUAGES, sentence

GOLDEN = Path(__file__).parent / "golden" / "regenwormen-three-fair.worm"
WORMERY = (sys.executable, "-m", "wormery.terminal")
CHECK = ("check", str(GOLDEN))
NOWHERE = "/proc/none"  # where nobody can write, not even root
# The same program on a machine where nothing can be written at all.
ANYWHERE_ELSE = f"""
import runpy, sys, tempfile
tempfile.tempdir = {NOWHERE!r}
sys.argv = ["wormery", *sys.argv[1:]]
runpy.run_module("wormery.terminal", run_name="__main__")
"""


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "WORMERY_LANGUAGE": "en", **more}


def nobodys_home() -> dict[str, str]:
    homes = ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
    return environment(**dict.fromkeys(homes, NOWHERE))


def on_a_screen(command: tuple[str, ...], environment: dict[str, str]) -> str:
    """What a command says to a terminal."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        said = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # nobody is there any more
                break
            if not part:
                break
            said += part
    os.close(ours)
    assert process.returncode == 0, said
    return said.decode()


def test_it_is_kept_where_one_says_and_the_first_start_says_why_it_is_slow(
    tmp_path: Path,
) -> None:
    elsewhere = {**nobodys_home(), FOLDER: str(tmp_path / "kept")}
    first = on_a_screen((*WORMERY, *CHECK), elsewhere)
    assert re.search(r"Compiling.*functions: \d+, seconds: \d+", first)
    assert first.rpartition("\x1b[K")[2].startswith("OK")  # the line of progress is gone
    assert list((tmp_path / "kept" / "wormery" / "compiled").rglob("*.nbc"))
    again = subprocess.run([*WORMERY, *CHECK], env=elsewhere, capture_output=True, text=True)
    assert (again.returncode, again.stderr) == (0, "")


def test_where_nothing_can_be_kept_it_is_said_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ANYWHERE_ELSE, *CHECK],
        env=nobodys_home(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("OK")
    assert done.stderr.count(FOLDER) == 1
    for language in LANGUAGES:
        assert FOLDER in sentence(language, "compiled-not-kept")


def test_setup_does_not_compile_for_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ANYWHERE_ELSE, "setup"],
        env=nobodys_home(),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count(FOLDER) == 1


def test_the_library_says_it_too(tmp_path: Path) -> None:
    """By its logger, which everyone hears who has set up nothing else."""
    program = """if True:
        import tempfile
        tempfile.tempdir = "/proc/none"
        from wormery import games
        games.load("regenwormen").start(seats=2)
    """
    done = subprocess.run(
        [sys.executable, "-c", program], env=nobodys_home(), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(FOLDER) == 1


# Commands that keep something of their own, besides compiled code.
KEEPING = {
    "play": ("play", "--player", "bot:casual", "--player", "bot:casual", "--plain"),
    "learn": ("learn", "--plain", "regenwormen"),
    "review": ("review", "--plain", str(GOLDEN)),
    "drill": ("drill", "--plain", "regenwormen", "--count", "1"),
    "daily": ("daily", "--day", "2026-11-18"),
}


@pytest.mark.parametrize("name", KEEPING)
def test_a_home_that_cannot_be_written_ends_no_command_in_a_trace(
    name: str, tmp_path: Path
) -> None:
    """Compiled code is found where it always is; nothing else can be kept."""
    folder = place().folder
    assert folder is not None
    done = subprocess.run(
        [*WORMERY, *KEEPING[name]],
        env={**nobodys_home(), FOLDER: str(compiled_copy(tmp_path))},
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0 or NOWHERE in done.stderr, done.stderr


def compiled_copy(folder: Path) -> Path:
    """A place for compiled code that has all that was compiled so far, for `FOLDER`."""
    found = place().folder
    assert found is not None
    shutil.copytree(found, folder / "wormery" / "compiled" / found.name)
    return folder


# Ahead


MISSING = ("players", "coach")


@contextmanager
def unprepared_server(folder: Path) -> Iterator[str]:
    """A server that finds everything compiled, but not all of its notes that it is."""
    compiled_copy(folder)
    for part in MISSING:
        for note in folder.rglob(f"*-{part}.*.prepared"):
            note.unlink()
    serve = (*WORMERY, "serve", "--port", "0", "--database", str(folder / "tables.db"))
    with subprocess.Popen(
        serve,
        env=environment(**{FOLDER: str(folder)}),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            found = READY.search(process.stdout.readline())
            assert found
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            process.terminate()
            process.communicate(timeout=60)


def test_a_server_is_there_before_everything_is_compiled(tmp_path: Path) -> None:
    """The page says so until it is; a bot's move waits for its own part only."""
    with running() as browser, unprepared_server(tmp_path) as url:
        screen = Screen(browser, url)
        page = screen.go("/")
        line = page.locator("[data-preparing]")
        expect(line).to_contain_text(re.compile(r"\d of \d"))
        with ThreadPoolExecutor(1) as elsewhere:  # the browser has the loop of this thread
            elsewhere.submit(lambda: asyncio.run(a_bot_moves(url))).result()
        expect(line).to_have_count(0, timeout=180_000)
        screen.close()
    assert len(list(tmp_path.rglob("*.prepared"))) >= len(GAMES) * len(PARTS)


async def a_bot_moves(url: str) -> None:
    person = await Person(url).arrive()
    here, bot = {"kind": "here", "name": "Anna"}, {"kind": "bot"}
    code = await person.open("regenwormen", here, bot, begins=1)
    await person.do(code, "start")
    while not (await person.get(f"/api/tables/{code}"))["table"]["steps"]:
        await asyncio.sleep(0.2)
    await person.close()


def test_setup_compiles_what_is_missing_and_is_quick_the_second_time(tmp_path: Path) -> None:
    compiled_copy(tmp_path)
    for note in tmp_path.rglob("*-rules.*.prepared"):
        note.unlink()
    here = environment(**{FOLDER: str(tmp_path)})
    seconds = []
    for _ in range(2):
        begun = time.monotonic()
        done = subprocess.run([*WORMERY, "setup"], env=here, capture_output=True, text=True)
        seconds.append(time.monotonic() - begun)
        assert (done.returncode, done.stdout.count("Everything is compiled")) == (0, 1)
    assert len(list(tmp_path.rglob("*-rules.*.prepared"))) == len(GAMES)
    assert seconds[1] < seconds[0]
