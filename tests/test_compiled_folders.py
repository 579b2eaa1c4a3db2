"""Folders of old compiled code are cleared away, except those in use."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.forking import Forked

from wormery.games import compiled_folders
from wormery.games.compiled_folders import FRESH, KEPT

ENTER = """
import sys
from pathlib import Path
from wormery.games.compiled_folders import enter
enter(Path(sys.argv[1]))
print("in", flush=True)
sys.stdin.read()
"""


def start(folder: Path) -> subprocess.Popen[str]:
    """Another process that enters a folder and stays there until it is killed."""
    return Forked[str](
        *("tests.snippet", ENTER, str(folder)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def wait_until_in(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    assert process.stdout.readline() == "in\n"


def kill(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    process.communicate()


def old_folders(place: Path, number: int, days: float = 3) -> list[Path]:
    """Folders last used some days ago, the first of them most recently."""
    found = []
    for age in range(number):
        folder = place / f"old-{days}-{age}"
        (folder / "rules").mkdir(parents=True)
        (folder / "rules" / "compiled.nbc").write_bytes(b"code")
        last_used(folder, days + age)
        found.append(folder)
    return found


def last_used(folder: Path, days: float) -> None:
    then = time.time() - days * FRESH
    os.utime(folder, (then, then))


def test_old_folders_are_cleared_away_and_the_last_ones_stay(tmp_path: Path) -> None:
    old = old_folders(tmp_path, 6)
    own = tmp_path / "own"
    compiled_folders.enter(own)
    stay = KEPT - 1  # with our own
    assert [folder.exists() for folder in old] == [True] * stay + [False] * (6 - stay)
    assert own.is_dir()


def test_what_was_used_today_stays(tmp_path: Path) -> None:
    old = old_folders(tmp_path, KEPT + 3, days=0.01)
    for folder in old:
        last_used(folder, 0.5)
    compiled_folders.enter(tmp_path / "own")
    assert all(folder.exists() for folder in old)


def test_a_folder_that_is_there_already_clears_nothing_away(tmp_path: Path) -> None:
    old = old_folders(tmp_path, KEPT + 3)
    compiled_folders.enter(old[0])
    assert all(folder.exists() for folder in old)
    assert time.time() - old[0].stat().st_mtime < FRESH


def test_a_folder_in_use_stays_until_its_process_is_gone(tmp_path: Path) -> None:
    old_folders(tmp_path, KEPT)
    used = tmp_path / "used"
    process = start(used)
    try:
        wait_until_in(process)
        last_used(used, 100)  # a server that was started long ago
        compiled_folders.enter(tmp_path / "own")
        assert used.is_dir()
    finally:
        kill(process)
    compiled_folders.enter(tmp_path / "later")
    assert not used.exists()


def test_many_who_come_at_once_all_have_their_folder(tmp_path: Path) -> None:
    """Some share a folder, some need new ones, and all the while old ones are cleared."""
    old = old_folders(tmp_path, 40)
    folders = [tmp_path / f"new-{number % 4}" for number in range(8)]
    processes = [start(folder) for folder in folders]
    try:
        for process in processes:
            wait_until_in(process)
        assert all((folder / compiled_folders.HELD).exists() for folder in folders)
        assert not any(folder.exists() for folder in old[KEPT:])
    finally:
        for process in processes:
            kill(process)


def test_a_place_where_nothing_can_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    compiled_folders.enter(blocked / "compiled" / "own")
    assert blocked.read_text() == "not a folder"


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write anywhere; so for a while this process is not root."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(before)


def test_where_nothing_can_be_written_a_copy_is_used() -> None:
    with tempfile.TemporaryDirectory() as place:
        (folder,) = old_folders(Path(place), 1)
        for made in (folder / "rules", folder, Path(place)):
            os.chmod(made, 0o555)
        with as_nobody():
            copy, kept = compiled_folders.writable(folder)
            assert copy != folder
            assert copy is not None
            assert not kept
            assert (copy / "rules" / "compiled.nbc").read_bytes() == b"code"
            (copy / "rules" / "more.nbc").write_bytes(b"code")
            elsewhere, _ = compiled_folders.writable(Path(place) / "cannot" / "be" / "made")
            assert elsewhere is not None
            assert list(elsewhere.iterdir()) == []
        for made in (folder / "rules", folder, Path(place)):
            os.chmod(made, 0o755)


def test_where_nothing_can_be_written_at_all_there_is_no_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    assert compiled_folders.writable(tmp_path / "none") == (None, False)
    assert compiled_folders.writable(None) == (None, False)


def test_where_something_can_be_written_nothing_is_copied(tmp_path: Path) -> None:
    assert compiled_folders.writable(tmp_path) == (tmp_path, True)
