"""Whether the bounds of pyproject.toml are true: `make bounds`, `python -m tests.bounds 3.12`.

For each Python that can be had, the lowest and the newest versions that the bounds of our
direct requirements allow, of those with a wheel for it, are installed beside our own wheel, and
somebody plays, reviews and serves with them. uv, which resolves and installs, is fetched into
an environment of its own; Pythons are those that it finds here, or else can download.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.installed import (
    ROOT,
    build,
    empty_environment,
    environment_of,
    run,
    size_of,
    try_everything,
)

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
RESOLUTIONS = ("lowest-direct", "highest")
SHOWN = ("numpy", "numba", "litestar", "typer", "uvicorn", "sqlalchemy")


def main(wanted: list[str]) -> int:
    failed = 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        uv = fetched(folder / "uv")
        (folder / "dist").mkdir()
        _, wheel = build(folder / "dist")
        for version in wanted or PYTHONS:
            python = found(uv, version)
            if python is None:
                print(f"Python {version}: cannot be had here", flush=True)
                continue
            for resolution in RESOLUTIONS:
                where = folder / f"{version}-{resolution}"
                where.mkdir()
                try:
                    for line in tried(uv, python, wheel, resolution, where):
                        print(f"Python {version}, {resolution}: {line}", flush=True)
                except (AssertionError, subprocess.SubprocessError) as error:
                    failed += 1
                    print(f"Python {version}, {resolution}: FAILED\n{error}", flush=True)
    return failed


def fetched(folder: Path) -> Path:
    run([sys.executable, "-m", "venv", folder], folder.parent)
    run([folder / "bin" / "python", "-m", "pip", "--quiet", "install", "uv>=0.9"], folder)
    return folder / "bin" / "uv"


def found(uv: Path, version: str) -> str | None:
    """A Python of that version, if there is one, or it can be downloaded."""
    find: list[str | Path] = [uv, "python", "find", "--no-project", version]
    install: list[str | Path] = [uv, "python", "install", "--quiet", version]
    for command in (find, install, find):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if command is find and done.returncode == 0:
            return str(done.stdout).strip()
    return None


def tried(uv: Path, python: str, wheel: Path, resolution: str, folder: Path) -> Iterator[str]:
    """Install for one Python, and try; what was seen."""
    own = empty_environment(python, folder / "environment")
    install: list[str | Path] = [uv, "pip", "install", "--quiet", "--no-build", "--python", own]
    bounds: list[str | Path] = [
        "--requirements",
        ROOT / "pyproject.toml",
    ]  # direct ones, unlike those of a wheel
    run([*install, "--resolution", resolution, *bounds], folder)
    run([*install, "--no-deps", wheel], folder)
    listed = run([uv, "pip", "freeze", "--python", own], folder).splitlines()
    shown = [line for line in listed if line.lower().startswith(tuple(f"{n}==" for n in SHOWN))]
    yield f"{', '.join(shown)} ({len(listed)} packages, {size_of(folder / 'environment')} MB)"
    program = folder / "environment" / "bin" / "wormery"
    yield "; ".join(try_everything(program, folder, environment_of(folder), quick=True))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
