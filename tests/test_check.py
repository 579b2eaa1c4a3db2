"""`make check` finds the tests that are near a change, and takes no more than fit."""

from __future__ import annotations

import pytest
from tests import check
from tests.check import ROOT, SECONDS, affordable, changed, main, near, steps_for


def names(*files: str) -> list[str]:
    return [test.name for test in near([ROOT / file for file in files])]


def test_a_test_is_nearest_to_itself() -> None:
    assert names("tests/test_record.py")[0] == "test_record.py"


def test_tests_that_import_a_module_come_before_those_that_reach_it() -> None:
    found = names("src/wormery/record/files.py")
    assert found[0] == "test_record.py"
    assert found.index("test_golden.py") < found.index("test_drawing.py")


def test_tests_are_also_found_by_their_name() -> None:
    """No test imports the sources of the page."""
    assert names("web/src/pages/daily/Daily.svelte")[0] == "test_page_daily.py"
    assert names("README.md") == []


def test_only_as_many_tests_are_taken_as_fit() -> None:
    tests = [ROOT / "tests" / f"test_{name}.py" for name in ("slow", "quick", "slower")]
    slow, quick, slower = (str(test.relative_to(ROOT)) for test in tests)
    durations = {slow: SECONDS - 1, quick: 1.0, slower: 2.0}
    assert affordable(tests, durations) == (tests[:2], tests[2:])
    assert affordable(tests[:1], {slow: 10 * SECONDS}) == (tests[:1], []), "at least one"


def test_a_change_is_checked_by_the_tools_of_its_language() -> None:
    python = [step.name for step in steps_for([ROOT / "tests" / "check.py"], [])]
    page = [step.name for step in steps_for([ROOT / "web" / "src" / "main.ts"], [])]
    docs = [step.name for step in steps_for([ROOT / "docs" / "envs.md"], [])]
    assert python == ["format", "lint", "types", "layers"]
    assert page == ["page: lint", "page: types", "page: tests"]
    assert docs == ["tests"]


def test_a_file_that_is_missing_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no/such/file.py"]) == 2
    assert "no/such/file.py" in capsys.readouterr().err


def test_nothing_changed_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "changed", lambda: [])
    assert main([]) == 0
    assert "Nothing has changed" in capsys.readouterr().out
    assert all(file.is_relative_to(ROOT) for file in changed())
