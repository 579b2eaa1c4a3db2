"""The pages and their links, as they are on GitHub and on the site that `make docs` builds."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from tests.surface import PACKAGES, ROOT

DOCS = ROOT / "docs"
PAGES = [
    *sorted(DOCS.rglob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
    ROOT / "benchmarks" / "results.md",
]
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
FENCE = re.compile(r"^```.*?^```", re.M | re.S)


def links_of(page: Path) -> list[str]:
    """Where the page leads, without what it shows as code."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    text = re.sub(r"^    .*$", "", text, flags=re.M) if "\n    " in text else text
    found = (match[1] or match[2] for match in LINK.finditer(text))
    return [link for link in found if not re.match(r"[a-z]+:", link)]


@cache
def anchors_of(page: Path) -> frozenset[str]:
    """The names of its headings, as GitHub and the site make them."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    found: list[str] = []
    for heading in re.findall(r"^#{1,6} (.+)$", text, re.M):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip()
        name = re.sub(r"[^\w\- ]", "", plain.casefold()).replace(" ", "-")
        found.append(f"{name}-{found.count(name)}" if name in found else name)
    return frozenset(found)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in links_of(page):
        target, _, anchor = link.partition("#")
        found = (page.parent / target).resolve() if target else page
        assert found.exists(), link
        assert found.is_relative_to(ROOT), link
        if anchor and found.suffix == ".md":
            assert anchor in anchors_of(found), link


def test_the_first_page_leads_to_all_others() -> None:
    """The menu of the site is made of it."""
    found: set[Path] = set()
    lists = re.findall(
        r"^- \[[^\]]+\]\(([^)]+)\)", (DOCS / "index.md").read_text("utf-8"), re.M
    )
    for link in lists:
        found.add((DOCS / link).resolve())
    assert len(found) == len(lists), "a page is there twice"
    below = {"decisions", "reference"}  # their own first pages lead on
    pages = {page for page in DOCS.rglob("*.md") if page.parent.name not in below}
    assert pages - found == {DOCS / "index.md"}


def test_every_package_has_a_page_of_reference() -> None:
    """Read as text: the site is built with packages that tests do not need."""
    source = (DOCS / "site" / "conf.py").read_text(encoding="utf-8")
    (reference,) = [
        node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "REFERENCE"
    ]
    assert isinstance(reference, ast.Dict)
    named = {
        str(name.value)
        for name in ast.walk(ast.Tuple(reference.values, ast.Load()))
        if isinstance(name, ast.Constant)
    }
    assert named | {"wormery"} == {*PACKAGES}
    pages = {str(key.value) for key in reference.keys if isinstance(key, ast.Constant)}
    assert pages | {"README"} == {page.stem for page in (DOCS / "reference").glob("*.md")}


def test_nothing_of_the_site_is_from_elsewhere() -> None:
    """It works without a network: no typeface, script or picture of others."""
    for file in (DOCS / "site").iterdir():
        if file.is_file():
            assert not re.search(r"https?://", file.read_text(encoding="utf-8")), file.name
