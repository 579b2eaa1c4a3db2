"""What the page has from elsewhere is what stands there: types, figures, sentences."""

from __future__ import annotations

import re
import runpy
import subprocess
from pathlib import Path

import httpx
import pytest
from tests.browser import WEB
from tests.tables import TableServer

from wormery.locales import LANGUAGES

ROOT = WEB.parent
LOCALES = ROOT / "src" / "wormery" / "locales"


def sources() -> str:
    files = (path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_the_types_are_made_from_the_api_of_now(server: TableServer, tmp_path: Path) -> None:
    """If not: `npm --prefix web run types -- openapi.json -o src/api/types.ts`."""
    described = tmp_path / "openapi.json"
    described.write_bytes(httpx.get(f"{server.url}/api/openapi.json", trust_env=False).content)
    made = tmp_path / "types.ts"
    program = WEB / "node_modules" / ".bin" / "openapi-typescript"
    flags = ["--default-non-nullable", "false", "-o", str(made)]
    subprocess.run([program, described, *flags], check=True, capture_output=True, cwd=WEB)
    assert made.read_text() == (WEB / "src" / "api" / "types.ts").read_text()


def test_bots_are_as_strong_as_measured() -> None:
    """The page tells the figures for two seats of the pages about players."""
    for about in (WEB / "src" / "boards").glob("*/about.ts"):
        game = about.parent.name
        told = about.read_text(encoding="utf-8")
        page = (ROOT / "docs" / f"players-{game}.md").read_text(encoding="utf-8")
        measured = re.findall(r"^\| (\w+) against \w+ \| ([0-9.]+) ±", page, re.MULTILINE)
        figures = re.search(r"strength: {(.*?)}", told)
        assert figures is not None
        shown = re.findall(r"(\w+): ([0-9.]+)", figures[1])
        assert [(name, float(value)) for name, value in shown] == [
            (name, float(value)) for name, value in measured
        ]


@pytest.mark.parametrize("maker", sorted((WEB / "src" / "art").rglob("make_material.py")))
def test_the_material_is_that_of_the_rules(maker: Path) -> None:
    """If not: run the program that is named."""
    made = runpy.run_path(str(maker))["text"]()
    assert (maker.parent / "material.json").read_text(encoding="utf-8") == made


def test_every_sentence_of_the_page_is_used_and_there() -> None:
    """A refusal that the page knows by its name is the server's to say."""
    said = set(re.findall(r'"(page-[a-z-]+)"', sources()))
    files = (
        "page.ftl",
        "review.ftl",
        "drills.ftl",
        "ratings.ftl",
        "numbers.ftl",
        "learn.ftl",
        "sharing.ftl",
        "daily.ftl",
        "mounds.ftl",
    )
    assert said - ids_in("server.ftl") == set[str]().union(*map(ids_in, files))


def ids_in(file: str) -> set[str]:
    text = (LOCALES / "en" / file).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


def test_every_language_is_offered() -> None:
    listed = re.search(r"LANGUAGES = {(.*?)}", sources(), re.DOTALL)
    assert listed is not None
    assert re.findall(r'^\s+"?([\w-]+)"?:', listed[1], re.MULTILINE) == list(LANGUAGES)
