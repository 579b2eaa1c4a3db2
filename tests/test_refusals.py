"""Values that a refusal names: the beginning of a long text, mounds from 1, tiles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.helpers import happens, mounds, worms

from wormery import games
from wormery.games import Position
from wormery.games.errors import WormeryError
from wormery.games.ithappens.mounds import load_set

LONG = "x" * 500
NOTHING = "2:00000000:-:-"
LARGE = mounds()
THREE = "/".join([NOTHING] * 3)


def values(position: Position, step: str) -> dict[str, Any]:
    with pytest.raises(WormeryError) as caught:
        position.after(step)
    return {"id": caught.value.sentence_id, **caught.value.values}


def test_of_a_field_forty_characters_are_shown() -> None:
    with pytest.raises(WormeryError) as caught:
        games.parse(f"regenwormen 2 - A {LONG} -/- -")
    assert caught.value.values["text"] == LONG[:40]


@pytest.mark.parametrize(
    "position",
    [
        worms("2 - A 21-36 -/- :?"),
        happens(f"3 1 A A - 1:-|2:-|3:- - {THREE} A?"),
        games.load("it-happens").start(seats=3),
    ],
)
def test_of_an_outcome_forty_characters_are_shown(position: Position) -> None:
    assert values(position, LONG)["text"] == LONG[:40]


def test_of_a_value_four_hundred_characters_are_said() -> None:
    """The values themselves stay whole."""
    for length, said in ((400, LONG[:400]), (401, f"{LONG[:400]}…")):
        error = WormeryError("game-unknown", game=LONG[:length], games="regenwormen")
        assert f"“{said}”" in error.in_language("en")
        assert error.values["game"] == LONG[:length]


def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path: Path) -> None:
    """As the system says it, or else as Python does."""
    with pytest.raises(WormeryError) as caught:
        load_set(tmp_path / "nowhere.toml")
    assert caught.value.values["reason"] == "No such file or directory"
    with pytest.raises(WormeryError) as caught:
        load_set(str(tmp_path / "null\0.toml"))
    assert "null" in str(caught.value.values["reason"])


def test_the_full_mound_is_named() -> None:
    """IH-5: by its place among the three, from 1."""
    for mound in (1, 3):
        shown = "|".join(f"{place}:{'A346' if place == mound else '-'}" for place in (1, 2, 3))
        position = happens(f"3 1 A A - {shown} - {THREE} A5", LARGE)
        assert values(position, f"place {mound}") == {"id": "ih-column-full", "mound": mound}


@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        (36, {"id": "rw-tile-too-high", "tile": 36, "total": 26}),
        (24, {"id": "rw-tile-own", "tile": 24}),
        (23, {"id": "rw-steal-exact", "tile": 23, "total": 26}),
        (22, {"id": "rw-tile-covered", "tile": 22}),
        (21, {"id": "rw-tile-out", "tile": 21}),
    ],
)
def test_why_a_tile_cannot_be_taken(tile: int, expected: dict[str, Any]) -> None:
    """RW-7, RW-9, RW-10: too high, one's own, on top of another stack, under its top, out."""
    position = worms("2 - A 25,27-36 24/22.23 1WWWWW")
    assert values(position, f"take {tile}") == expected
