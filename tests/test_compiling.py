"""Compiled code is kept in the folder that was asked for, or nowhere; a slow start says why."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests import forking
from tests.browser import Screen
from tests.tables import READY, Person, wait_for

from wormery.games import GAMES, load
from wormery.games.compiling import FOLDER, place
from wormery.games.prepared import PARTS
from wormery.locales import LANGUAGES, sentence
from wormery.record import GameRecord, save

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


def compiled_copy(folder: Path) -> Path:
    """A place for `FOLDER` that has all that was compiled so far."""
    found = place().folder
    assert found is not None
    there = folder / "wormery" / "compiled" / found.name
    shutil.copytree(found, there, copy_function=os.symlink)
    return there


def on_a_screen(command: tuple[str, ...], environment: dict[str, str]) -> str:
    """Return what a command prints on a terminal."""
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


def test_it_is_kept_where_asked_and_the_first_start_says_why_it_is_slow(tmp_path: Path) -> None:
    """With few functions missing, which are compiled as all would be."""
    kept = compiled_copy(tmp_path) / "wormery.games.driver"
    missing = list(kept.glob("driver.play*_regenwormen-*.nbi"))
    for file in missing:
        file.unlink()
    elsewhere = {**nobodys_home(), FOLDER: str(tmp_path)}
    first = on_a_screen((*WORMERY, *CHECK), elsewhere)
    assert re.search(r"Compiling.*functions: \d+, seconds: \d+", first)
    assert first.rpartition("\x1b[K")[2].startswith("OK")  # the line of progress is gone
    assert any(file.exists() for file in missing)
    again = subprocess.run([*WORMERY, *CHECK], env=elsewhere, capture_output=True, text=True)
    assert (again.returncode, again.stderr) == (0, "")


def test_where_nothing_can_be_kept_it_is_said_once(tmp_path: Path) -> None:
    save(GameRecord.start(load("regenwormen"), 2), tmp_path / "new.worm")
    done = subprocess.run(
        [sys.executable, "-c", ANYWHERE_ELSE, "check", str(tmp_path / "new.worm")],
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
    """Compiled code is loaded already; nothing else can be kept."""
    done = forking.run(*KEEPING[name], env=nobodys_home(), cwd=tmp_path, typed="")
    assert "Traceback" not in done.stderr
    assert done.returncode == 0 or NOWHERE in done.stderr, done.stderr


# Ahead


MISSING = ("players", "coach")


@contextmanager
def unprepared_server(folder: Path) -> Iterator[str]:
    """A server that finds everything compiled, but not all of its notes that it is."""
    compiled_copy(folder)
    for part in MISSING:
        for note in folder.rglob(f"regenwormen-{part}.*.prepared"):
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


def test_a_server_is_there_before_everything_is_compiled(
    tmp_path: Path, browser: Browser
) -> None:
    """The page says so until it is; a bot's move waits for its own part only."""
    with unprepared_server(tmp_path) as url:
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

    async def has_moved() -> bool:
        return bool((await person.get(f"/api/tables/{code}"))["table"]["steps"])

    await wait_for(has_moved, 180)
    await person.close()


def test_setup_compiles_what_is_missing_and_only_that(tmp_path: Path) -> None:
    compiled_copy(tmp_path)
    for note in tmp_path.rglob("regenwormen-rules.*.prepared"):
        note.unlink()
    here = environment(**{FOLDER: str(tmp_path)})
    seen = []
    for _ in range(2):
        done = subprocess.run([*WORMERY, "setup"], env=here, capture_output=True, text=True)
        assert (done.returncode, done.stdout.count("Everything is compiled")) == (0, 1)
        notes = tmp_path.rglob("*.prepared")
        seen.append({note.name: note.stat().st_mtime_ns for note in notes})
    assert any(name.startswith("regenwormen-rules.") for name in seen[0])
    assert seen[0] == seen[1], "the second time nothing was prepared"
