"""Positions draw themselves: whole pictures, and nothing in them that may not be seen."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from tests.helpers import random_step, worms

from wormery import games
from wormery.drawing.palette import SUN
from wormery.drawing.strokes import GLYPHS, text
from wormery.envs.rendering import as_pixels
from wormery.games import LETTERS, OVER, Position
from wormery.games.ithappens import MoundSet
from wormery.locales import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
SETUPS = [(name, seats) for name, game in games.GAMES.items() for seats in game.seats]
PICTURES = Path(__file__).parents[1] / "docs/pictures"


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def numbers_in(picture: str) -> list[str]:
    """The numbers and letters that are drawn, word by word."""
    by_path = {path: glyph for glyph, path in GLYPHS.items()}
    found = []
    for group in parsed(picture).iter(f"{SVG}g"):
        paths = [child.get("d", "") for child in group if child.tag == f"{SVG}path"]
        if paths and all(path in by_path for path in paths):
            found.append("".join(by_path[path] for path in paths))
    return found


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_every_position_can_be_drawn(name: str, seats: int) -> None:
    random = Random(f"{name} {seats}")
    options = {"short": True} if name == "regenwormen" else {}
    position: Position = games.load(name).start(seats=seats, **options)
    for step in range(3000):
        if step % 29 == 0 or position.actor == OVER:
            picture = parsed(position.picture(seat=step % seats))
            assert picture.tag == f"{SVG}svg"
        if position.actor == OVER:
            break
        position = position.after(random_step(position, random))
    letters = set(numbers_in(position.picture())) & set(LETTERS)
    assert set(LETTERS[:seats]) <= letters


def test_a_notebook_shows_the_position() -> None:
    position: Any = worms("3 - A 21,23,25-27,29-31,33-34 24.22/28.32/- 444WW:155")
    picture = position._repr_svg_()
    assert picture == position.picture(seat=0)
    assert {"21", "23", "34", "22", "24", "32"} <= set(numbers_in(picture))


def test_covered_tiles_are_drawn_for_their_owner_only() -> None:
    position: Any = worms("3 - A 21 24.22/28.32/- -")
    assert "24" in numbers_in(position.picture(0))
    assert "28" not in numbers_in(position.picture(0))
    assert "28" in numbers_in(position.picture(1))
    assert not {"24", "28"} & set(numbers_in(position.picture()))


def test_point_tiles_are_drawn_for_their_owner_only() -> None:
    text = (
        "it-happens 3 - 2 B B 1.2.3 4:-|5:-|6:- - "
        "2:00000000:1:-/2:00000000:2:-/2:00000000:3:- -"
    )
    position = games.parse(text)
    played = position.options["mounds"]
    assert isinstance(played, MoundSet)
    mounds = played.mounds
    shown = {str(mound.queen) for mound in mounds[:3]}
    plain = numbers_in(position.picture())
    mine = numbers_in(position.picture(0))
    assert len(shown) == 3
    assert mine.count(str(mounds[0].queen)) == plain.count(str(mounds[0].queen)) + 1
    assert mine.count(str(mounds[1].queen)) == plain.count(str(mounds[1].queen))


def test_tiles_that_can_be_taken_stand_out() -> None:
    position: Any = worms("2 - A 21-22,25 -/24 4444WW")
    edges = re.findall(f'stroke="{SUN}" stroke-width="4"', position.picture())
    assert len(edges) == sum(move.text.startswith("take") for move in position.moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_names_the_game(language: str) -> None:
    title = parsed(worms("2 - A 21 -/- -").picture(language=language)).find(f"{SVG}title")
    assert title is not None
    assert title.text


def test_pixels_are_those_of_the_picture() -> None:
    position: Any = worms("2 - A 21 -/- -")
    pixels = as_pixels(position)
    height, width = pixels.shape[:2]
    picture = parsed(position.picture())
    assert (str(width), str(height)) == (picture.get("width"), picture.get("height"))
    red, green, blue = (pixels[:, :, part].astype(int) for part in range(3))
    leaf = (abs(red - 0x5C) < 3) & (abs(green - 0x8A) < 3) & (abs(blue - 0x3A) < 3)
    assert np.count_nonzero(leaf) > 1000  # the tray for the dice


def test_every_glyph_has_strokes() -> None:
    for glyph in GLYPHS:
        assert GLYPHS[glyph] in text(glyph, 0, 0, 16)


def test_the_pictures_of_the_pages_are_drawn_by_this_version() -> None:
    spec = importlib.util.spec_from_file_location("draw", PICTURES / "draw.py")
    assert spec is not None
    assert spec.loader is not None
    draw: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(draw)
    for name in draw.POSITIONS:
        kept = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
        assert kept == draw.draw_position(name), f"run `make pictures` for {name}"
