"""How long a person waits for the program to start."""

import os
import pty
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.report import Report

WORMERY = str(Path(sys.executable).with_name("wormery"))
REPEATS = 5
PROMPT = b"\n>"  # what is read once the moves have been listed


def run(report: Report) -> None:
    rows = []
    help_time = min(time_of([WORMERY, "--help"]) for _ in range(REPEATS))
    report.figure("start.help", help_time, "s")
    rows.append(["wormery --help", f"{help_time:.2f} s"])
    for game in ("regenwormen", "it-happens"):
        with tempfile.TemporaryDirectory() as folder:
            cold = time_to_prompt(game, folder)
            warm = min(time_to_prompt(game, folder) for _ in range(REPEATS))
        report.figure(f"start.{game}.cold", cold, "s")
        report.figure(f"start.{game}.warm", warm, "s")
        rows.append(
            [f"wormery play to the first move, {game}, nothing cached", f"{cold:.2f} s"]
        )
        rows.append([f"wormery play to the first move, {game}, again", f"{warm:.2f} s"])
    report.table("Waiting", ["", "best of 5; nothing cached: once"], rows)


def time_of(command: list[str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def time_to_prompt(game: str, folder: str) -> float:
    """From `wormery play` to the first question about a move, in a real terminal."""
    environment = os.environ | {
        "XDG_CACHE_HOME": folder,
        "XDG_DATA_HOME": folder,
        "WORMERY_LANGUAGE": "en",
        "TERM": "xterm-256color",
    }
    arguments = f"play {game} --seats 2 --player Anna --player bot:casual --begins A"
    master, slave = pty.openpty()
    begun = time.perf_counter()
    process = subprocess.Popen(
        [WORMERY, *arguments.split()],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
        close_fds=True,
        start_new_session=True,
    )
    os.close(slave)
    try:
        seen = b""
        while PROMPT not in seen.replace(b"\r", b""):
            seen += os.read(master, 4096)
        return time.perf_counter() - begun
    finally:
        os.killpg(process.pid, 9)
        process.wait()
        os.close(master)
