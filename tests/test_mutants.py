"""The mutation run: what it draws, and that it tells a weak test from a strong one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from mutants import python, typescript
from mutants.areas import AREAS, Area
from mutants.checkout import ROOT, Copy
from mutants.drawing import changes_of, draw, shared_out
from mutants.imports import Imports
from mutants.judging import Judging
from mutants.report import Results, table

RULES = AREAS["rules"]
PYTHON = [area for area in AREAS.values() if not area.page]

SOURCE = '''"""Numbers."""


def is_small(number: int) -> bool:
    """Whether it has one digit."""
    return number < 10


def is_large(number: int) -> bool:
    """Whether it has three digits or more."""
    return number > 99
'''
TESTS = """
from wormery_tiny import is_large, is_small

def test_the_bound() -> None:
    assert is_small(9)
    assert not is_small(10)

def test_far_from_the_bound() -> None:
    assert is_large(1000)
    assert not is_large(1)
"""


def news(source: str) -> set[str]:
    """Return the lines that changes of a module make."""
    return {change.after for change in python.changes("src/some.py", source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a = b < c", {"a = b <= c"}),
        ("a = b == c", {"a = b != c"}),
        ("a = b not in c", {"a = b in c"}),
        ("a = b is None", {"a = b is not None"}),
        ("a = b + c", {"a = b - c"}),
        ("a = b // c", {"a = b * c"}),
        ("a = b and c", {"a = b or c"}),
        ("a = not b", {"a = b"}),
        ("a = min(b, c)", {"a = max(b, c)"}),
        ("a = sorted(b)", {"a = sorted(b, reverse=True)"}),
        ("a = sorted(b, reverse=True)", {"a = sorted(b, reverse=False)"}),
        ("a = 5", {"a = 6", "a = 4"}),
        ("a = -1", {"a = 0"}),
        ("a = b[c:]", {"a = b[c + 1:]"}),
        ("a = b[0]", {"a = b[1]"}),
        ("a.b = c", {"pass"}),
        ("a.b(c)", {"pass"}),
        ("await_ = 0.5", set()),
        ("if a: b", {"if not (a): b"}),
        ("for a in b:\n break", {"continue"}),
        ("def a() -> bool:\n return b", {"return not (b)"}),
        ("def a(b=1): c", {"def a(b=2): c", "def a(b=0): c"}),
        ("a = b < (c)  # d < e", {"a = b <= (c) # d < e"}),
        (
            "a = 'ä' if b > c else d",
            {"a = 'ä' if b >= c else d", "a = 'ä' if not (b > c) else d"},
        ),
    ],
)
def test_the_changes_of_a_line(source: str, expected: set[str]) -> None:
    assert news(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring, 1 < 2."""',
        "def a(b: Literal[1]) -> c[2]: d",
        "def a(b=1): ...",
        "LOG.info('so many: %d', a + 1)",
        "raise ValueError(a + 1)",
        "assert a < b, c + 1",
        "if TYPE_CHECKING:\n  a = 1",
        "__all__ = ['a'] + b",
        "@dataclass(frozen=True)\nclass A:\n  b: int",
        "Event = A | B",
        "a = zip(b, c, strict=True)",
    ],
)
def test_what_no_test_could_see_is_left_alone(source: str) -> None:
    assert news(source) == set()


def test_the_changes_of_a_line_of_the_page() -> None:
    source = """
import { a1 } from "./b";
export interface A { b: 0 | 1 }
export type B = 1 | 2;
const c: Map<number, string> = new Map();
const d = e ?? "5 < 6"; // 7 < 8
if (f(g) && h) i();
"""
    assert {change.after for change in typescript.changes("web/src/some.ts", source)} == {
        'const d = e && "5 < 6"; // 7 < 8',
        "if (!(f(g) && h)) i();",
        "if (f(g) || h) i();",
    }


@pytest.mark.parametrize("area", PYTHON, ids=lambda area: area.name)
def test_every_drawn_change_can_be_read_and_is_in_one_place(area: Area) -> None:
    for change in draw(ROOT, area, 3, 12):
        source = (ROOT / change.path).read_text(encoding="utf-8")
        changed = change.applied(source)
        assert changed != source
        assert changed == source[: change.begin] + change.new + source[change.end :]
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))


def test_the_same_seed_draws_the_same() -> None:
    assert draw(ROOT, RULES, 1, 30) == draw(ROOT, RULES, 1, 30)
    assert draw(ROOT, RULES, 1, 30) != draw(ROOT, RULES, 2, 30)
    assert set(draw(ROOT, RULES, 1, 30)) <= set(draw(ROOT, RULES, 1, 50))
    assert len(set(draw(ROOT, RULES, 1, 50))) == 50


def test_every_area_has_files_tests_and_a_share_of_the_count() -> None:
    for area in AREAS.values():
        assert len(changes_of(ROOT, area)) > 100, area.name
        assert area.page or area.test_files(ROOT)
    counts = shared_out(300, AREAS)
    assert 300 <= sum(counts.values()) < 300 + len(AREAS)
    assert min(counts.values()) >= 15


def test_modules_that_import_a_changed_one_are_known(tmp_path: Path) -> None:
    for name, text in {
        "low": "",
        "middle": "from tiny import low",
        "high": "def a():\n    import tiny.middle",
        "other": "import json",
    }.items():
        file = tmp_path / "src" / "tiny" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    imports = Imports(tmp_path)
    assert imports.importers("src/tiny/low.py") == {"src/tiny/middle.py"}
    assert imports.recompiled("src/tiny/low.py") == ["tiny.high", "tiny.low", "tiny.middle"]
    every = ["tiny.low", "tiny.middle", "tiny.high", "tiny.other"]
    assert imports.independent(["src/tiny/middle.py"], every) == ["tiny.low", "tiny.other"]


def test_a_weak_test_lets_changes_survive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That a condition is negated even the weak test notices, but not that a bound is off."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    checkout = tmp_path / "checkout"
    for name, text in {
        "src/wormery_tiny.py": SOURCE,
        "tests/test_tiny.py": TESTS,
        "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["src"]\n',
    }.items():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(text)
    (checkout / "mutants").symlink_to(ROOT / "mutants")
    area = Area("tiny", 98, 100, ("src/wormery_tiny.py",), ("tests/test_tiny.py",), plain=True)
    results = Results(tmp_path / "results.json")
    drawn = draw(checkout, area, 1, 10)
    Judging(area, [Copy(tmp_path / "copy", checkout)], results).judge(drawn)

    known = Results(tmp_path / "results.json")  # as a second run reads them
    verdicts = {change.after: known.of(change) for change in drawn}
    assert {after: found.verdict for after, found in verdicts.items() if found} == {
        **dict.fromkeys(
            ("return number <= 10", "return number < 11", "return number < 9"), "killed"
        ),
        **dict.fromkeys(("return not (number < 10)", "return not (number > 99)"), "killed"),
        **dict.fromkeys(
            ("return number >= 99", "return number > 100", "return number > 98"), "survived"
        ),
    }
    lines, reached = table({"tiny": drawn}, known)
    assert not reached
    assert "src/wormery_tiny.py:11  return number > 99  ->  return number >= 99" in lines
    assert (checkout / "src/wormery_tiny.py").read_text() == SOURCE
