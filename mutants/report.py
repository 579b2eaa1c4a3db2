"""Results, kept as JSON after each change, and the table of areas."""

from __future__ import annotations

import json
import threading
import tomllib
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from mutants.areas import AREAS
from mutants.change import Change

EQUIVALENT = Path(__file__).with_name("equivalent.toml")

Verdict = Literal["killed", "survived", "equivalent"]


@dataclass(frozen=True)
class Result:
    verdict: Verdict
    by: str = ""  # the test that failed
    why: str = ""
    tests: int = 0
    seconds: float = 0.0


class Results:
    """What is known of each change, by the sources it was tried in."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._writing = threading.Lock()
        known = json.loads(file.read_text()) if file.exists() else {}
        self._known = {name: Result(**result) for name, result in known.items()}

    def clear(self) -> None:
        self._known.clear()

    def forget_survivors(self) -> None:
        self._known = {n: each for n, each in self._known.items() if each.verdict == "killed"}

    def of(self, change: Change) -> Result | None:
        return equivalent(change) or self._known.get(_key(change))

    def add(self, change: Change, result: Result) -> None:
        with self._writing:
            self._known[_key(change)] = result
            part = self._file.with_suffix(".part")
            whole = {name: asdict(each) for name, each in self._known.items()}
            part.write_text(json.dumps(whole, indent=1))
            part.rename(self._file)


def _key(change: Change) -> str:
    return f"{change.place}:{change.begin} {change.name}"


@cache
def _equivalents() -> dict[tuple[str, str, str], str]:
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("change", [])
    return {
        (each["path"], each["line"], becomes): each["reason"]
        for each in listed
        for becomes in each["becomes"]
    }


def equivalent(change: Change) -> Result | None:
    reason = _equivalents().get((change.path, change.before, change.after))
    return Result("equivalent", why=reason) if reason else None


def table(drawn: dict[str, list[Change]], results: Results) -> tuple[list[str], bool]:
    """Return survivors, a row for each area, and whether every wanted share is reached."""
    survivors, rows, reached = [], list[str](), True
    rows.append(f"{'area':<12}{'drawn':>7}{'killed':>8}{'survived':>10}{'equivalent':>12}")
    rows[0] += f"{'share':>9}{'wanted':>9}"
    for name, changes in drawn.items():
        found = {"killed": 0, "survived": 0, "equivalent": 0}
        for change in changes:
            if (result := results.of(change)) is not None:
                found[result.verdict] += 1
                if result.verdict == "survived":
                    survivors.append(f"{change.place}  {change.before}  ->  {change.after}")
        tried = found["killed"] + found["survived"]
        share = 100 * found["killed"] / tried if tried else 0.0
        wanted = AREAS[name].wanted if name in AREAS else 100
        reached = reached and tried > 0 and share >= wanted
        rows.append(
            f"{name:<12}{len(changes):>7}{found['killed']:>8}{found['survived']:>10}"
            f"{found['equivalent']:>12}{share:>7.1f} %{wanted:>7} %"
        )
    heading = ["Not noticed:", *survivors, ""] if survivors else []
    return [*heading, *rows], reached
