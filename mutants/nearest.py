"""Tests that reach a change, and how long each takes: measured once, without any change."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from mutants.areas import Area
from mutants.change import Change
from mutants.checkout import ROOT, digest, folder
from mutants.running import Worker

BUDGET = 60.0  # seconds of tests that a change is tried with
LONGEST = 20.0  # seconds of processor time after which a test is left out
LONGEST_FILE = 1200.0  # of a clock


@dataclass
class Measured:
    """A test file without any change."""

    seconds: dict[str, float] = field(default_factory=dict)  # of the tests that pass
    reached: dict[str, set[str]] = field(default_factory=dict)  # functions, by test
    below: set[str] = field(default_factory=set)  # functions in processes that tests start
    modules: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)  # tests that fail here
    why: str = ""


def known(area: Area, file: str) -> Path:
    """Return where the measurement of a test file is kept: for these sources and tests."""
    inside = [each for each in (ROOT / "src").rglob("*.py") if "__pycache__" not in each.parts]
    helpers = [
        each for each in (ROOT / "tests").glob("*.py") if not each.stem.startswith("test_")
    ]
    state = _digest((*inside, *helpers, ROOT / file))
    mode = f"{'plain' if area.plain else 'compiled'}{'' if area.alone else '-served'}"
    return folder() / "measured" / mode / f"{Path(file).stem}-{state}.json"


@cache
def _digest(files: tuple[Path, ...]) -> str:
    return digest(list(files))


def measure(worker: Worker, file: str) -> Measured:
    """Run a test file as it is, or read what is known of it."""
    place = known(worker.area, file)
    if not place.exists():
        answer = worker.ask(kind="measure", file=file, limit=LONGEST, wall=LONGEST_FILE)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(answer))
    return _read(json.loads(place.read_text()))


def _read(answer: dict[str, Any]) -> Measured:
    failed = set(answer["failed"])
    return Measured(
        {test: taken for test, taken in answer["seconds"].items() if test not in failed},
        {test: set(names) for test, names in answer["reached"].items()},
        set(answer["below"]),
        answer["modules"],
        sorted(failed),
        answer["why"],
    )


def nearest(
    change: Change, measured: dict[str, Measured], budget: float = BUDGET
) -> list[tuple[str, dict[str, float]]]:
    """Return the test files to run, with the tests of each: what is quickest comes first."""
    chosen = _reaching(_runs(change), measured)
    if not any(chosen.values()):  # compiled, and so not seen when it ran
        chosen = _reaching(_near(change), measured)
    every = sorted(
        (seconds, test) for each in chosen.values() for test, seconds in each.items()
    )
    spent, affordable = 0.0, set[str]()
    for seconds, test in every:
        spent += seconds
        if spent <= budget or not affordable:
            affordable.add(test)
    found = [
        (file, {test: seconds for test, seconds in each.items() if test in affordable})
        for file, each in chosen.items()
    ]
    return sorted((each for each in found if each[1]), key=lambda each: sum(each[1].values()))


def _reaching(
    comes_here: Callable[[str], bool], measured: dict[str, Measured]
) -> dict[str, dict[str, float]]:
    """Return the tests that run a function of a kind, with their seconds."""
    return {
        file: {
            test: seconds
            for test, seconds in each.seconds.items()
            if any(map(comes_here, each.below))
            or any(map(comes_here, each.reached.get(test, ())))
        }
        for file, each in measured.items()
    }


def _runs(change: Change) -> Callable[[str], bool]:
    if change.function:
        return lambda name: name == change.function
    # What runs once, when a module is imported: whatever uses the module.
    files = {change.path, *importers(change.path)}
    return lambda name: name.rpartition(":")[0] in files


def _near(change: Change) -> Callable[[str], bool]:
    files = {*dependent(change.path), change.path}
    return lambda name: name.rpartition(":")[0] in files


@cache
def importers(path: str) -> frozenset[str]:
    """Return the files that import a module."""
    module = _module(path)
    return frozenset(file for file, names in _imports().items() if module in names)


def _module(path: str) -> str:
    name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


@cache
def _imports() -> dict[str, frozenset[str]]:
    found = {}
    for file in (ROOT / "src").rglob("*.py"):
        names = set[str]()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Import(names=aliases):
                    names |= {each.name for each in aliases}
                case ast.ImportFrom(module=str(module), names=aliases, level=0):
                    names |= {module, *(f"{module}.{each.name}" for each in aliases)}
        found[file.relative_to(ROOT).as_posix()] = frozenset(names)
    return found


def independent(area: Area, modules: Iterable[str]) -> list[str]:
    """Return those of our modules that import none of an area's, not even indirectly."""
    changed = {_module(path) for path in area.files(ROOT)}
    return [name for name in modules if name in _needed() and not _depends(name, changed)]


@cache
def dependent(path: str) -> frozenset[str]:
    """Return the files that import a module, also indirectly."""
    changed = {_module(path)}
    return frozenset(file for file in _imports() if _depends(_module(file), changed))


def recompiled(path: str) -> list[str]:
    """Return the modules to be compiled again after a change.

    Sources that a dependent module binds to its own functions are among them.
    """
    found = {_module(file) for file in dependent(path)}
    bound = {
        _module(file)
        for file in _imports()
        if "@once_bound" in (ROOT / file).read_text(encoding="utf-8")
    }
    return sorted(
        found | {name for name in bound if any(name in _needed()[each] for each in found)}
    )


@cache
def _needed() -> dict[str, frozenset[str]]:
    return {_module(file): names for file, names in _imports().items()}


def _depends(module: str, changed: set[str]) -> bool:
    """Check whether a module, or what it imports, is among those changed."""
    seen, waiting = set[str](), [module]
    while waiting:
        name = waiting.pop()
        if name in seen or name not in _needed():
            continue
        if name in changed:
            return True
        seen.add(name)
        parents = [name.rsplit(".", cut)[0] for cut in range(1, name.count(".") + 1)]
        waiting += [*_needed()[name], *parents]
    return False
