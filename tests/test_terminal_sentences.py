"""Every sentence is there in every language, is used, and none stands in the code."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import wormery
from wormery import games
from wormery.lessons import lesson_of
from wormery.locales import LANGUAGES, PAGE
from wormery.terminal.quick import help_sentences

PACKAGE = Path(wormery.__file__).parent
LOCALES = PACKAGE / "locales"
FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))

# Those that speak to people.
FLOORS = (
    "terminal",
    "lessons",
    "telling",
    "highlights",
    "games",
    "record",
    "solver",
    "evaluation",
    "players",
    "arena",
    "envs",
    "drawing",
)

# Sentences whose names are put together: `metavar-` by what a flag takes, `option-` by the
# options of the games. Those of lessons are named in the lessons' files.
OPTIONS = {name.replace("_", "-") for game in games.GAMES.values() for name in game.options}


class _Needs(visitor.Visitor):
    """The variables that a message fills in, and the messages it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()  # those that do more than choose between forms
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        chooses = _Needs()
        chooses.visit(node.selector)
        self.variables |= chooses.variables
        for variant in node.variants:
            self.visit(variant)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, _Needs]:
    found = {}
    parsed = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    for entry in parsed.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            needs = _Needs()
            needs.visit(entry)
            found[entry.id.name] = needs
    return found


def all_messages(language: str) -> dict[str, _Needs]:
    found: dict[str, _Needs] = {}
    for file in FILES:
        found |= messages(language, file)
    return found


def variables(language: str, name: str) -> set[str]:
    """What must be given for a sentence, with what it is made of."""
    needs = all_messages(language)[name]
    return needs.variables.union(*(variables(language, part) for part in needs.messages))


# Every language has every sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_sentence_is_missing_in_any_language(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages("en", file).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_filled_alike_in_all_languages(language: str) -> None:
    """All say the same; what only chooses between forms, a language may not need."""
    for name, needs in all_messages("en").items():
        assert needs.shown <= variables(language, name) <= variables("en", name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_no_choices_in_its_sentences(language: str) -> None:
    """`quick.py` reads them as plain texts."""
    for name, needs in messages(language, "help.ftl").items():
        assert not needs.variables, name
        assert not needs.messages, name
        assert help_sentences(language)[name]


# Every sentence is used, and every one used is there


def modules(*floors: str) -> list[Path]:
    return [file for floor in floors for file in sorted((PACKAGE / floor).rglob("*.py"))]


@cache
def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def strings(tree: ast.AST) -> set[str]:
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_sentence_is_used() -> None:
    in_code = set().union(*(strings(parse(file)) for file in modules(".")))
    in_sentences = set().union(*(needs.messages for needs in all_messages("en").values()))
    asked = {f"metavar-{what}" for what in strings(parse(PACKAGE / "terminal/commands.py"))}
    used = in_code | in_sentences | asked | {f"option-{name}" for name in OPTIONS}
    lessons = [lesson for game in games.GAMES.values() if (lesson := lesson_of(game))]
    used |= {name for lesson in lessons for step in lesson.steps for name in step.sentences}
    ours = set().union(*(messages("en", file) for file in FILES if file not in PAGE))
    assert ours - used == set()


def test_every_option_is_described() -> None:
    assert {f"option-{name}" for name in OPTIONS} <= help_sentences("en").keys()


def said(tree: ast.AST) -> list[tuple[str, set[str] | None]]:
    """The sentences that the code says, each with the names of what it fills in."""
    found = []
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        called = node.func.id if isinstance(node.func, ast.Name) else called
        name = node.args[0]
        is_error = called.endswith("Error") and called not in dir(__builtins__)
        if not (called in ("say", "wrong") or is_error) or not isinstance(name, ast.Constant):
            continue
        if isinstance(name.value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", name.value):
            names = {keyword.arg for keyword in node.keywords if keyword.arg != "rule"}
            whole = None if None in names or called == "wrong" else {str(n) for n in names}
            found.append((name.value, whole))
    return found


def test_every_sentence_said_is_there_and_filled_in() -> None:
    count = 0
    for file in modules(*FLOORS):
        for name, given in said(parse(file)):
            assert name in all_messages("en"), f"{file}: {name}"
            if given is not None:
                assert given >= variables("en", name), f"{file}: {name}"
            count += 1
    assert count > 150


# No sentence stands in the code

# Not prose: names of moves and of styles, words of the notation, seeds of random numbers,
# typefaces and the letters by which one is known.
NOT_PROSE = re.compile(
    r"(give up|roll third|wormery play --resume |wormery bot |wormery |cannot be )"
    r"|Wormery Letters|', ui-rounded, system-ui, sans-serif|中體贏語"
    r"|((bold|black|white|on|green|red|blue|yellow|magenta|bright_magenta|reverse|italic)\s?)+"
)
PROSE = re.compile(r"[^\W\d_]{2,}[,:;]? [^\W\d_]{2,}|[^\W\d_]{3,}[.!?]( |$)|[\u4e00-\u9fff]")
MARKUP = re.compile(r'[<>]|="|^" [a-z-]+=?')  # pieces of SVG
SHOWN_BY = {"print", "line", "lines", "wrong", "title", "add_column", "heading", "Text"}
FOR_DEVELOPERS = {
    "AttributeError",
    "TypeError",
    "AssertionError",
    "KeyError",
    "NotImplementedError",
}


def hard_coded(source: str) -> list[str]:
    """Texts in a program that look like something a person would read."""
    tree = ast.parse(source)
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.Expr):
            # Documentation: a text that stands as a statement of its own.
            body = [node] if isinstance(node, ast.Expr) else node.body[:1]
            skipped |= {id(s.value) for s in body if isinstance(s, ast.Expr)}
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in FOR_DEVELOPERS:
            skipped |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Assert) and node.msg is not None:
            skipped |= {id(part) for part in ast.walk(node.msg)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            prose = PROSE.search(node.value) and not NOT_PROSE.fullmatch(node.value)
            prose = prose and not MARKUP.search(node.value)
            if prose and id(node) not in skipped:
                found.append(node.value)
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            if called in SHOWN_BY and node.args:
                found += [text for text in shown(node.args[0]) if re.search(r"[^\W\d_]", text)]
    names = all_messages("en")
    return [text for text in found if not NOT_PROSE.fullmatch(text) and text not in names]


def shown(argument: ast.expr) -> list[str]:
    parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
    return [p.value for p in parts if isinstance(p, ast.Constant) and isinstance(p.value, str)]


@pytest.mark.parametrize("floor", sorted(set(FLOORS) - {"solver", "arena"}))
def test_no_sentence_is_hard_coded(floor: str) -> None:
    for file in modules(floor):
        assert hard_coded(file.read_text(encoding="utf-8")) == [], file


@pytest.mark.parametrize(
    "source",
    [
        'screen.line("Hello")',
        'print(f"Score: {points}")',
        'message = "You have won"',
        'raise OptionError("this is wrong")',
        'name = "玩家"',
        'table.add_column("Player")',
        'text = f"{name} rolls the dice"',
        'warning = "Careful!"',
    ],
)
def test_that_check_finds_what_it_must(source: str) -> None:
    assert hard_coded(source) != []


def test_that_check_lets_documentation_pass() -> None:
    assert (
        hard_coded('"""A page of words."""\nx = say("rw-name")\n"""More words here."""') == []
    )
