"""What the pages show is what the program reads."""

import re
from pathlib import Path

import pytest

from wormery import games, record
from wormery.envs.table import layout_of

DOCS = Path(__file__).parents[1] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
POSITIONS = re.findall(r"^    ((?:regenwormen|it-happens) \d .+)$", NOTATION, re.M)


@pytest.mark.parametrize("text", POSITIONS)
def test_positions_of_the_specification_can_be_read(text: str) -> None:
    assert games.parse(text).text == text


def test_there_is_a_position_of_each_game() -> None:
    assert {text.split()[0] for text in POSITIONS} == set(games.GAMES)


def test_the_game_of_the_specification_can_be_read() -> None:
    lines = NOTATION.split('    [Wormery "1"]')[1].split("**The head**")[0]
    text = '[Wormery "1"]' + re.sub(r"^    ", "", lines, flags=re.M)
    assert record.write(record.read(text)) == text.rstrip("\n") + "\n"


OUTLINE = ["Description", "Spaces", "Rewards", "End", "Options", "Versions", "Example"]


@pytest.mark.parametrize("game", games.GAMES)
def test_pages_of_environments_have_one_outline(game: str) -> None:
    page = (DOCS / f"envs-{game}.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", page, re.M) == OUTLINE
    for option in games.load(game).options:
        assert f"| `{option}` |" in page


@pytest.mark.parametrize("game", games.GAMES)
def test_pages_of_environments_list_the_parts_of_observations(game: str) -> None:
    page = (DOCS / f"envs-{game}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| \(([\w, ]+)\) \| (\d+) \|", page, re.M)
    sizes = {"seats": 4, "colours": 4}
    listed = [
        (name, tuple(sizes.get(size) or int(size) for size in shape.split(", ")), int(high))
        for name, shape, high in rows
    ]
    assert listed == [tuple(part) for part in layout_of(games.load(game), 4).parts]
