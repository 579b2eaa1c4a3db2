"""Prove a change in half a minute: `make check`, or `make check FILES="a.py b.ts"`.

Checks format, lint, types and layers, and runs the tests nearest to the changed files: the
files that were changed themselves, then tests that import them, directly or through others.
Each test file has a known duration from its last run, and what does not fit into the time is
named, for `make test`.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
SOURCES = {"wormery": ROOT / "src" / "wormery", "tests": TESTS, "faults": ROOT / "faults"}
DURATIONS = ROOT / ".pytest_cache" / "durations.json"
PROGRAMS = ROOT / ".venv" / "bin"
SECONDS = 20.0  # of tests, as they took last time
UNKNOWN = 5.0  # seconds that a file is expected to take before its first run


@dataclass(frozen=True)
class Step:
    """A check: its name and the command."""

    name: str
    command: tuple[str, ...]


@dataclass(frozen=True)
class Done:
    step: Step
    failed: bool
    output: str
    seconds: float


def changed() -> list[Path]:
    """Return the files that differ from the last commit, untracked ones included."""
    tracked = _git("diff", "--name-only", "--diff-filter=d", "HEAD")
    untracked = _git("ls-files", "--others", "--exclude-standard")
    return [ROOT / name for name in (*tracked, *untracked)]


def _git(*arguments: str) -> list[str]:
    run = subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return run.stdout.splitlines()


def module_of(file: Path) -> str | None:
    """Return the name under which a Python file is imported."""
    for name, folder in SOURCES.items():
        if file.suffix == ".py" and file.is_relative_to(folder):
            parts = [name, *file.relative_to(folder).with_suffix("").parts]
            return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return None


@cache
def modules() -> dict[str, Path]:
    found = (file for folder in SOURCES.values() for file in folder.rglob("*.py"))
    return {name: file for file in found if (name := module_of(file))}


def imports_of(file: Path) -> Iterator[str]:
    """Return our modules that a file imports anywhere, also inside functions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names if each.name in modules())
            case ast.ImportFrom(module=str(module), names=names, level=0):
                inside = [f"{module}.{each.name}" for each in names]
                yield from (name for name in (module, *inside) if name in modules())


@cache
def importers() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, file in modules().items():
        for imported in imports_of(file):
            found.setdefault(imported, set()).add(name)
    return found


def near(files: Iterable[Path]) -> list[Path]:
    """Return test files, the nearest first: by name, then by steps of imports."""
    distances: dict[str, float] = {}
    queue: deque[tuple[str, int]] = deque()
    for file in files:
        if (module := module_of(file)) is not None:
            queue.append((module, 0))
        for test in named_after(file):
            distances[test] = 0.5
    while queue:
        module, distance = queue.popleft()
        if distances.get(module, 99) <= distance and distance:
            continue
        distances[module] = min(distance, distances.get(module, 99))
        queue.extend((name, distance + 1) for name in importers().get(module, ()))
    tests = [name for name in distances if _is_test(name)]
    return [modules()[name] for name in sorted(tests, key=lambda name: (distances[name], name))]


def _is_test(module: str) -> bool:
    return module.startswith("tests.") and module.split(".")[-1].startswith("test_")


def named_after(file: Path) -> Iterator[str]:
    """Return tests that share a word with the path, such as `page` and `daily`."""
    relative = file.relative_to(ROOT)
    if relative.parts[0] not in ("src", "web", "deploy", "docs"):
        return
    words = {*_words(relative.stem), *_words(relative.parent.name)}
    area = {"page"} if relative.parts[0] == "web" else set(relative.parts[2:3])
    for name in modules():
        own = set(_words(name.split(".")[-1])) - {"test"}
        shares_a_word = area <= own | words and (own - area) & words
        if _is_test(name) and (own <= words or shares_a_word):
            yield name


def _words(name: str) -> list[str]:
    return name.replace("-", "_").casefold().split("_")


def affordable(tests: list[Path], durations: dict[str, float]) -> tuple[list[Path], list[Path]]:
    """Split tests into those that fit into the time and the rest."""
    chosen: list[Path] = []
    left: list[Path] = []
    spent = 0.0
    for test in tests:
        seconds = durations.get(str(test.relative_to(ROOT)), UNKNOWN)
        if spent + seconds <= SECONDS or not chosen:
            chosen.append(test)
            spent += seconds
        else:
            left.append(test)
    return chosen, left


def steps_for(files: list[Path], tests: list[Path]) -> Iterator[Step]:
    python = [str(file) for file in files if file.suffix == ".py"]
    page = [file for file in files if file.is_relative_to(ROOT / "web")]
    if python:
        ruff = str(PROGRAMS / "ruff")
        yield Step("format", (ruff, "format", "--quiet", "--check", *python))
        yield Step("lint", (ruff, "check", "--quiet", *python))
        yield Step("types", (str(PROGRAMS / "mypy"), "--no-error-summary"))
        yield Step("layers", (str(PROGRAMS / "lint-imports"), "--no-logo"))
    if page:
        npm = ("npm", "--prefix", "web", "run", "--silent")
        yield Step("page: lint", (*npm, "lint"))
        yield Step("page: types", (*npm, "check"))
        yield Step("page: tests", (*npm, "test"))
    doctests = [name for name in python if Path(name).is_relative_to(ROOT / "src")]
    pages = [str(file) for file in files if file.suffix == ".md"]
    run = [*map(str, tests), *doctests, *pages]
    if run:
        yield Step("tests", (str(PROGRAMS / "pytest"), "-q", "-r", "fE", "-n2", *run))


def take(step: Step) -> Done:
    begun = time.monotonic()
    run = subprocess.run(
        step.command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    nothing_collected = step.name == "tests" and run.returncode == 5
    failed = run.returncode != 0 and not nothing_collected
    return Done(step, failed, run.stdout, time.monotonic() - begun)


def main(names: list[str]) -> int:
    files = [Path(name).absolute() for name in names] or changed()
    if missing := [str(file) for file in files if not file.is_file()]:
        print(f"No such file: {', '.join(missing)}", file=sys.stderr)
        return 2
    if not files:
        print('Nothing has changed since the last commit. Name files: FILES="a.py b.ts"')
        return 0
    durations = json.loads(DURATIONS.read_text()) if DURATIONS.exists() else {}
    tests, left = affordable(near(files), durations)
    with ThreadPoolExecutor(3) as pool:
        done = list(pool.map(take, steps_for(files, tests)))
    for each in done:
        print(
            f"{'failed' if each.failed else 'passed'}  {each.step.name} ({each.seconds:.0f} s)"
        )
        if each.failed or each.step.name == "tests":
            print(each.output.rstrip())
    if left:
        print(f"Left to `make test`: {', '.join(test.name for test in left)}")
    return int(any(each.failed for each in done))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
