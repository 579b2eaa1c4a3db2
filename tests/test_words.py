"""Sentences use the terms of docs/words.md, and none of the variants it bans."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import wormery
from wormery.locales import LANGUAGES

ROOT = Path(__file__).parents[1]
LOCALES = Path(wormery.__file__).parent / "locales"
GLOSSARY = ROOT / "docs" / "words.md"
NAMES = {"English": "en", "Dutch": "nl", "German": "de", "French": "fr", "Chinese": "zh-Hant"}
PAGES = sorted({ROOT / "README.md", *(ROOT / "docs").rglob("*.md")} - {GLOSSARY})


def rows(section: str) -> list[list[str]]:
    """The cells of a section's table, without its heading; `\\|` is a bar inside a cell."""
    text = GLOSSARY.read_text(encoding="utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [re.split(r"(?<!\\)\|", line.strip("|")) for line in lines[2:]]
    return [[cell.replace(r"\|", "|").strip() for cell in row] for row in cells]


@cache
def banned(language: str) -> dict[str, re.Pattern[str]]:
    (name,) = (name for name, code in NAMES.items() if code == language)
    return {
        variant: re.compile(variant, re.IGNORECASE)
        for row in rows(f"Not like this: {name}")
        for variant in re.findall(r"`([^`]+)`", row[-1])
    }


@cache
def sentences(language: str) -> list[tuple[str, str]]:
    """Where each text is, and the text; every choice of a sentence is one of its own."""
    found = []
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term) and entry.value is not None:
                where = f"{language}/{file.name}: {entry.id.name}"
                found += [(where, text) for text in texts(entry.value)]
    return found


def texts(pattern: ftl.Pattern) -> list[str]:
    """A pattern as a person reads it, with … for what is filled in, and its variants."""
    own, others = "", []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            own += element.value
            continue
        own += "…"
        expression = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(expression, ftl.SelectExpression):
            for variant in expression.variants:
                others += texts(variant.value)
    return [re.sub(r"\s+", " ", own).strip(), *others]


def complaints(language: str, found: list[tuple[str, str]]) -> list[str]:
    return [
        f"{where}: {variant!r} in {text!r}"
        for where, text in found
        for variant, pattern in banned(language).items()
        if pattern.search(text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_uses_a_banned_variant(language: str) -> None:
    assert len(sentences(language)) > 500
    assert complaints(language, sentences(language)) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_uses_a_banned_variant(page: Path) -> None:
    paragraphs = page.read_text(encoding="utf-8").split("\n\n")
    found = [(page.name, re.sub(r"\s+", " ", text)) for text in paragraphs]
    assert complaints("en", found) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_banned_variant_is_noticed(language: str) -> None:
    """Each pattern finds what it is written for, so none is a slip of the pen."""
    assert len(banned(language)) >= 8
    for variant in banned(language):
        assert complaints(language, [("here", sample(variant))]), variant


def sample(variant: str) -> str:
    """A text such as the pattern is looking for: its first alternatives, without the marks."""
    text = re.sub(r"\(\?[=!<][^)]*\)|\\b|[\^$]", "", variant)
    text = re.sub(r"\(([^|)]*)[^)]*\)\??", r"\1", text)
    return re.sub(r"\.\*", " ", re.sub(r"(\w|\))\?", r"\1", text)).replace("\\.", ".")


def test_the_glossary_has_a_term_for_each_thing_in_each_language() -> None:
    for row in rows("The terms"):
        assert len(row) == 1 + len(NAMES), row
        assert all(row), row


@pytest.mark.parametrize(("name", "language"), NAMES.items())
def test_each_language_leads_with_its_own_names(name: str, language: str) -> None:
    (row,) = (row for row in rows("Names of the games") if row[0] == name)
    said = dict(sentences(language))
    assert said[f"{language}/games.ftl: rw-name"] == row[1]
    assert said[f"{language}/games.ftl: ih-name"] == row[2].partition(" (It")[0]


def test_french_punctuation_stays_with_its_word() -> None:
    """No plain space before : ; ! ? » or after «: a line could begin with the mark."""
    for file in sorted((LOCALES / "fr").glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            loose = re.search(r"\S [:;!?»]|« ", line)
            assert line.startswith("#") or not loose, f"{file.name}, line {number}: {line}"


def test_play_shows_no_rule_numbers() -> None:
    """What is said at a table; the rules and the help may name their numbers."""
    for language in LANGUAGES:
        for file in ("page.ftl", "board.ftl", "odds.ftl", "errors.ftl", "server.ftl"):
            lines = (LOCALES / language / file).read_text(encoding="utf-8").splitlines()
            said = [line for line in lines if not line.startswith("#")]
            assert len(said) > 5
            assert [line for line in said if re.search(r"\b(RW|IH)-\d", line)] == []
