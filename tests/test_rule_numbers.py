"""Rule numbers hold the house together: rules, tests and errors name the same ones."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tests.helpers import RULE_NUMBER

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
HEADINGS = re.findall(rf"^### ({RULE_NUMBER}) ", RULES, re.MULTILINE)
# Parts of a rule such as **RW-7b.** count as rules too: errors and texts may name them.
PARTS = re.findall(rf"\*\*({RULE_NUMBER})\.\*\*", RULES)


def trees(files: Iterable[Path]) -> dict[Path, ast.Module]:
    """The files with a rule number in them, parsed."""
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    return {
        file: ast.parse(text) for file, text in texts.items() if re.search(RULE_NUMBER, text)
    }


@cache
def rules_named_by_tests() -> set[str]:
    """The rule numbers in the docstrings of tests; RW-7b is also a test of RW-7."""
    found: set[str] = set()
    for tree in trees((ROOT / "tests").glob("test_*.py")).values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(RULE_NUMBER, ast.get_docstring(node) or ""))
    return found | {re.sub("[a-z]$", "", rule) for rule in found}


def rules_in_code() -> dict[str, set[str]]:
    """The strings of the program that are nothing but a rule number, by file."""
    found: dict[str, set[str]] = {}
    for file, tree in trees((ROOT / "src").rglob("*.py")).items():
        for node in ast.walk(tree):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and re.fullmatch(RULE_NUMBER, value):
                found.setdefault(file.name, set()).add(value)
    return found


def test_the_rules_have_their_headings() -> None:
    """RW-1 to RW-12, IH-1 to IH-12 and IH-D, each once."""
    expected = [f"RW-{n}" for n in range(1, 13)] + [f"IH-{n}" for n in range(1, 13)] + ["IH-D"]
    assert expected == HEADINGS


def test_every_rule_is_named_by_a_test() -> None:
    """A rule that no test names is a rule that nobody checks."""
    # The two above name the first and last rules only; they do not count for the rest.
    missing = [rule for rule in [*HEADINGS, *PARTS] if rule not in rules_named_by_tests()]
    assert missing == []


def test_code_and_tests_name_only_rules_that_exist() -> None:
    """An error must not send a player to a rule that is not there."""
    known = {*HEADINGS, *PARTS}
    in_code = rules_in_code()
    assert in_code  # the errors do name rules
    for file, named in in_code.items():
        assert named <= known, file
    assert rules_named_by_tests() <= known


def test_every_rule_number_in_the_words_of_the_program_exists() -> None:
    """Comments and docstrings point at rules too."""
    known = {*HEADINGS, *PARTS}
    for file in (ROOT / "src").rglob("*.py"):
        named = set(re.findall(rf"\b{RULE_NUMBER}\b", file.read_text(encoding="utf-8")))
        assert named <= known, file
