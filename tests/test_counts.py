"""The published counts of docs/counts.md are what the rules give."""

import re
from fractions import Fraction
from itertools import islice
from pathlib import Path

import pytest

from wormery.arena.counts import STARTS, Level, levels, row, turn_counts
from wormery.games import parse

PAGE = (Path(__file__).parents[1] / "docs" / "counts.md").read_text(encoding="utf-8")

# Deeper rows take minutes; `make counts` computes them.
DEPTHS = {"Regenwormen": 3, "It Happens..": 4}


def published(title: str) -> list[str]:
    section = PAGE.split(f"## {title}\n")[1].split("\n## ")[0]
    return [line for line in section.splitlines() if re.match(r"\| \d", line)]


def computed(title: str) -> list[Level]:
    depth = next(depth for name, depth in DEPTHS.items() if title.startswith(name))
    return list(islice(levels(parse(STARTS[title][0])), depth + 1))


@pytest.mark.parametrize("title", STARTS)
def test_first_rows_of_each_table(title: str) -> None:
    rows = [row(level) for level in computed(title)]
    assert rows == published(title)[: len(rows)]


@pytest.mark.parametrize("title", STARTS)
def test_each_table_is_as_deep_as_it_says_and_starts_where_it_says(title: str) -> None:
    text, depth = STARTS[title]
    assert len(published(title)) == depth + 1
    assert f"`{text}`" in PAGE


def test_one_turn_of_regenwormen() -> None:
    assert turn_counts() == (1939, 34389)
    assert "1,939 states" in PAGE
    assert "34,389 pairs" in PAGE


def test_masses_are_exact_fractions() -> None:
    first_roll = list(islice(levels(parse(STARTS["Regenwormen, 2 seats"][0])), 3))
    # Only eight equal dice without a worm, from 1 to 5, end the turn with the first choice;
    # eight 4s or 5s make 32 or 40, but without a worm they claim nothing.
    assert first_roll[2].beginner == 1 - 5 * Fraction(1, 6**8)
