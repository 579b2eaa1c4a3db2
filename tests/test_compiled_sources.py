"""Compiled code is found by the content of the sources, wherever they are."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core.errors import NumbaWarning

import wormery
from wormery.games import compiling
from wormery.games.compiled_folders import Place
from wormery.games.compiling import COMPILED_FLOORS, compiled, compiled_state

PACKAGE = Path(wormery.__file__).parent


def test_a_second_checkout_finds_the_code_and_so_does_a_change_taken_back(
    tmp_path: Path,
) -> None:
    """The name of the folder depends on names and contents, and on nothing else."""
    for layer in COMPILED_FLOORS:
        shutil.copytree(PACKAGE / layer, tmp_path / layer, copy_function=shutil.copy)
    here = compiled_state(PACKAGE)
    assert compiled_state(tmp_path) == here
    rules = tmp_path / "games" / "regenwormen" / "rules.py"
    weights = next(tmp_path.rglob("weights/*.json"))
    for file in (rules, weights):
        content = file.read_bytes()
        file.write_bytes(content.replace(b"1", b"2", 1))
        assert compiled_state(tmp_path) != here
        file.write_bytes(content)
        assert compiled_state(tmp_path) == here
    rules.rename(rules.with_name("rule.py"))
    assert compiled_state(tmp_path) != here
    rules.with_name("rule.py").rename(rules)
    (tmp_path / "games" / "notes.txt").write_text("no source")
    assert compiled_state(tmp_path) == here


HELPER = """
from wormery.games.compiling import compiled

@compiled
def worth(points):
    return points + 1
"""
RULES = """
from others_game.helper import worth
from wormery.games.compiling import compiled

@compiled
def total(points):
    return 2 * worth(points)
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of others, and a folder for compiled code that is empty."""
    kept = Place(tmp_path / "kept", kept=True)
    monkeypatch.setattr(compiling, "place", lambda: kept)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # it goes by time stamps
    package = tmp_path / "checkout" / "others_game"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "helper.py").write_text(HELPER)
    (package / "rules.py").write_text(RULES)
    return package.parent


def total(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, bool]:
    """Return the result of the package in a new process, and whether its code was found."""
    for name in [name for name in sys.modules if name.startswith("others_game")]:
        monkeypatch.delitem(sys.modules, name)
    with monkeypatch.context() as there:
        there.syspath_prepend(checkout)
        rules: Any = importlib.import_module("others_game.rules")
        found = int(rules.total(3))
    stats = rules.total.stats
    assert len(stats.cache_hits) + len(stats.cache_misses) == 1
    return found, bool(stats.cache_hits)


def test_a_change_of_another_package_is_noticed_and_found_again_when_taken_back(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it is in another file, from which a function was inlined."""
    assert total(checkout, monkeypatch) == (8, False)
    assert total(checkout, monkeypatch) == (8, True)
    second = checkout.parent / "second"
    shutil.copytree(checkout, second)
    assert total(second, monkeypatch) == (8, True)
    helper = checkout / "others_game" / "helper.py"
    helper.write_text(HELPER.replace("+ 1", "+ 2"))
    assert total(checkout, monkeypatch) == (10, False)
    assert total(second, monkeypatch) == (8, True)
    helper.write_text(HELPER)
    assert total(checkout, monkeypatch) == (8, True)


def test_a_function_without_a_file_is_compiled(checkout: Path) -> None:
    """In a notebook, for instance."""
    names: dict[str, Any] = {"__name__": "a_cell", "compiled": compiled}
    exec("@compiled\ndef twice(number):\n    return 2 * number\n", names)
    assert names["twice"](4) == 8
    assert names["twice"].signatures
    assert not (checkout.parent / "kept").exists()


LARGE = np.ones(200_000)


def test_a_function_that_cannot_be_kept_is_compiled_with_a_warning(checkout: Path) -> None:
    def last() -> float:
        return float(LARGE[-1])

    with pytest.warns(NumbaWarning, match="dynamic globals"):
        assert compiled(last)() == 1.0
