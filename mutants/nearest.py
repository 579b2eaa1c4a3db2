"""Tests that reach a change, and how long each takes: measured once, without any change."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from mutants.areas import Area
from mutants.change import Change
from mutants.checkout import digest, folder
from mutants.imports import Imports
from mutants.running import Worker

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


def known(root: Path, area: Area, file: str) -> Path:
    """Return where the measurement of a test file is kept: for these sources and tests."""
    helpers = [each for each in (root / "tests").glob("*.py") if "test_" not in each.stem]
    state = _digest((*(root / "src").rglob("*.py"), *helpers, root / file))
    mode = f"{'plain' if area.plain else 'compiled'}{'' if area.alone else '-served'}"
    return folder() / "measured" / mode / f"{Path(file).stem}-{state}.json"


@cache
def _digest(files: tuple[Path, ...]) -> str:
    return digest(list(files))


def measure(worker: Worker, file: str) -> Measured:
    """Run a test file as it is, or read what is known of it."""
    place = known(worker.copy.source, worker.area, file)
    if not place.exists():
        answer = worker.ask(kind="measure", file=file, limit=LONGEST, wall=LONGEST_FILE)
        if answer["code"] not in (0, 1, 5):  # passed, failed, none
            raise RuntimeError(f"{file} cannot be run: pytest ended with {answer['code']}")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(answer))
    return _read(json.loads(place.read_text()))


def control(worker: Worker, tests: dict[str, dict[str, float]], budget: float) -> list[str]:
    """Return tests that fail without any change when others ran before them."""
    every = sorted((taken, test) for each in tests.values() for test, taken in each.items())
    cheap, spent = set[str](), 0.0
    for taken, test in every:
        if (spent := spent + taken) > 2 * budget:
            break
        cheap.add(test)
    chosen = {
        file: {test: taken for test, taken in each.items() if test in cheap}
        for file, each in tests.items()
    }
    files = sorted(
        ((f, each) for f, each in chosen.items() if each), key=lambda f: sum(f[1].values())
    )
    state = hashlib.sha256(
        "".join(
            known(worker.copy.source, worker.area, f).name + str(sorted(each))
            for f, each in files
        ).encode()
    )
    place = folder() / "measured" / f"control-{state.hexdigest()[:16]}.json"
    if not place.exists():
        answer = worker.ask(kind="control", files=files, wall=LONGEST_FILE)
        place.write_text(json.dumps(answer["failed"]))
    found: list[str] = json.loads(place.read_text())
    return found


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
    change: Change, measured: dict[str, Measured], imports: Imports, budget: float
) -> list[tuple[str, dict[str, float]]]:
    """Return the test files to run, with the tests of each: what is quickest comes first."""
    chosen = _reaching(_runs(change, imports), measured)
    if not any(chosen.values()):  # compiled, and so not seen when it ran
        chosen = _reaching(_near(change, imports), measured)
    affordable = _affordable(chosen, budget)
    found = [
        (file, {test: seconds for test, seconds in each.items() if test in affordable})
        for file, each in chosen.items()
    ]
    return sorted((each for each in found if each[1]), key=lambda each: sum(each[1].values()))


def _affordable(chosen: dict[str, dict[str, float]], budget: float) -> set[str]:
    """Return the tests that fit into the budget: some of each file, then the quickest."""
    files = [each for each in chosen.values() if each]
    found, spent = set[str](), 0.0
    for each in files:
        own = 0.0
        for test in sorted(each, key=each.__getitem__):
            if own + each[test] <= budget / len(files) or not own:
                found.add(test)
                own += each[test]
        spent += own
    for seconds, test in sorted((each[test], test) for each in files for test in each):
        if test not in found and spent + seconds <= budget:
            found.add(test)
            spent += seconds
    return found


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


def _runs(change: Change, imports: Imports) -> Callable[[str], bool]:
    if change.function:
        return lambda name: name == change.function
    # What runs once, when a module is imported: whatever uses the module.
    files = {change.path, *imports.importers(change.path)}
    return lambda name: name.rpartition(":")[0] in files


def _near(change: Change, imports: Imports) -> Callable[[str], bool]:
    files = imports.dependent(change.path)
    return lambda name: name.rpartition(":")[0] in files
