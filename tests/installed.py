"""Wormery as strangers get it: a wheel in an environment of its own, and a person who tries it.

    python -m tests.installed       # `make package`: builds it as anyone would, and tries it

That builds with plain `python -m build`, installs the wheel with all that it needs into an
empty environment, and lets somebody there play, serve and review where no compiler is on the
path and nothing was ever compiled.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import httpx
from tests.tables import READY, Person

ROOT = Path(__file__).parents[1]
PYTHON = ("PYTHON", "VIRTUAL_ENV", "NUMBA_", "XDG_", "WORMERY_", "PIP_")
LONGEST = 900  # seconds; what is compiled first takes a minute on a quiet machine


def run(
    command: list[str | Path], folder: Path, environment: Mapping[str, str] | None = None
) -> str:
    """What a command prints; it must not fail."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def build(into: Path, *flags: str) -> tuple[Path, Path]:
    """The source package, and the wheel that is built from it."""
    run([sys.executable, "-m", "build", *flags, "--outdir", into, ROOT], ROOT)
    (source,) = into.glob("*.tar.gz")
    (wheel,) = into.glob("*.whl")
    return source, wheel


def installer(python: Path) -> list[str | Path]:
    """Return the command that installs for an interpreter: uv where it is there, else pip."""
    uv = Path(sys.executable).with_name("uv")
    if uv.exists():
        return [uv, "pip", "install", "--quiet", "--python", python]
    return [sys.executable, "-m", "pip", "--quiet", "--python", python, "install"]


def environment_of(folder: Path, **more: str) -> dict[str, str]:
    """Variables of a stranger: no settings, no compiler, an empty home."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(PYTHON)}
    own = {"HOME": str(home), "PATH": str(folder / "bin"), "WORMERY_LANGUAGE": "en", **more}
    return {**kept, **own}


def try_everything(
    program: Path, folder: Path, environment: Mapping[str, str], quick: bool = False
) -> list[str]:
    """Play, review and serve with an installed `wormery`; what was seen, with its seconds.

    If it has to be `quick`, nobody sits down at the server.
    """
    seen = []

    def wormery(*words: str) -> str:
        begun = time.monotonic()
        said = run([program, *words], folder, environment)
        seen.append(f"wormery {words[0]}: {time.monotonic() - begun:.1f} s")
        return said

    players = ("--player", "bot:random", "--player", "bot:random")
    wormery("play", "it-happens", *players, "--plain", "--seed", "1", "--file", "game.worm")
    assert "OK" in wormery("check", "game.worm")
    (folder / "short.worm").write_text(SHORT, encoding="utf-8")
    review = json.loads(wormery("review", "--json", "short.worm"))
    assert len(review["seats"]) == 2, review
    begun = time.monotonic()
    serve: list[str | Path] = [program, "serve", "--port", "0", "--database", "tables.db"]
    with subprocess.Popen(
        serve, cwd=folder, env=dict(environment), stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            found = READY.search(process.stdout.readline())
            assert found
            seen.append(f"wormery serve: a page after {time.monotonic() - begun:.1f} s")
            look(f"http://127.0.0.1:{found[1]}")
            if not quick:
                asyncio.run(play(f"http://127.0.0.1:{found[1]}"))
                seen.append(f"a bot has moved after {time.monotonic() - begun:.1f} s")
        finally:
            process.terminate()
            process.communicate(timeout=60)
    assert process.returncode == 0
    return seen


SHORT = """\
[Wormery "1"]
[Game "regenwormen"]
[Rules "1"]
[Seats "2"]
[Begins "A"]
[Options "-"]
[Result "*"]

1. A roll [1123WWWW] keep W roll [1125] keep 5 take 25
"""


def look(url: str) -> None:
    """Look at the page, and at what is in it."""
    with httpx.Client(base_url=url, trust_env=False) as client:
        page = client.get("/").text
        script = re.search(r'src="([^"]*/assets/index-[^"]*\.js)"', page)
        assert script, page
        assert client.get(script[1]).status_code == 200
        assert "MIT" in client.get("/notices.txt").text
        assert len(client.get("/api/games").json()["games"]) > 1


async def play(url: str) -> None:
    """Sit down with a bot, and wait until it has moved."""
    person = await Person(url).arrive()
    try:
        here, bot = {"kind": "here", "name": "Anna"}, {"kind": "bot", "level": "random"}
        code = await person.open("regenwormen", here, bot, begins=1)
        await person.do(code, "start")
        for _ in range(LONGEST * 2):
            table = await person.get(f"/api/tables/{code}")
            if table["table"]["steps"] > 0:
                return
            await asyncio.sleep(0.5)
        raise AssertionError("the bot has not moved")
    finally:
        await person.close()


def empty_environment(python: str, folder: Path) -> Path:
    """A virtual environment with nothing in it; its `python`."""
    run([python, "-m", "venv", "--without-pip", folder], ROOT)
    return folder / "bin" / "python"


def size_of(folder: Path) -> int:
    """In megabytes."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file()) >> 20


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "dist").mkdir()
        _, wheel = build(folder / "dist")
        print(f"{wheel.name}: {wheel.stat().st_size >> 10} KB", flush=True)
        python = empty_environment(sys.executable, folder / "environment")
        run([*installer(python), wheel], folder)
        (site,) = (folder / "environment" / "lib").glob("python*/site-packages")
        packages = len(list(site.glob("*.dist-info")))
        print(f"installed: {packages} packages, {size_of(site)} MB", flush=True)
        program = folder / "environment" / "bin" / "wormery"
        print(*try_everything(program, folder, environment_of(folder)), sep="\n")


if __name__ == "__main__":
    main()
