"""The published counts of docs/counts.md are what the rules give."""

import re
from fractions import Fraction
from itertools import islice
from pathlib import Path

import pytest

from wormery import games
from wormery.solver.counting import Counted, counted, levels, row
from wormery.solver.regenwormen.counts import turn_counts

PAGE = (Path(__file__).parents[1] / "docs" / "counts.md").read_text(encoding="utf-8")
TABLES = {table.title: table for table in counted()}


def published(title: str) -> list[str]:
    section = PAGE.split(f"## {title}\n")[1].split("\n## ")[0]
    return [line for line in section.splitlines() if re.match(r"\| \d", line)]


def test_both_games_are_counted() -> None:
    assert {table.start.game.name for table in TABLES.values()} == {"regenwormen", "it-happens"}
    assert PAGE.count("\n## ") == len(TABLES)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_first_rows_of_each_table(table: Counted) -> None:
    rows = [row(level) for level in islice(levels(table.start), table.quick + 1)]
    assert len(rows) == table.quick + 1
    assert rows == published(table.title)[: len(rows)]


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_each_table_is_as_deep_as_it_says_and_starts_where_it_says(table: Counted) -> None:
    assert len(published(table.title)) == table.depth + 1
    assert f"`{table.start.text}`" in PAGE
    assert table.remark in PAGE


def test_one_turn_of_regenwormen() -> None:
    assert turn_counts() == (1939, 34389)


def test_masses_are_exact_fractions() -> None:
    first_roll = list(islice(levels(games.load("regenwormen").start(seats=2)), 3))
    # Only eight equal dice without a worm, from 1 to 5, end the turn with the first choice;
    # eight 4s or 5s make 32 or 40, but without a worm they claim nothing.
    assert first_roll[2].beginner == 1 - 5 * Fraction(1, 6**8)
