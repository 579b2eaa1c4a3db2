"""The board of Regenwormen: a failed turn is seen, giving up asks, and all of it fits."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import Screen
from tests.page_time import PageTime
from tests.proof import some
from tests.screens import Moment, Tables, golden, kinds, until

from wormery import record
from wormery.games import CHANCE

EVERYONE = {0, 1, 2, 3}
PHONE = {"width": 390, "height": 664}
FLIGHT = 1250  # milliseconds until the last die of a throw lies


@pytest.fixture
def phones(visitors: Any) -> Any:
    return partial(visitors, viewport=PHONE)


def four(moment: Moment) -> record.GameRecord:
    return until(golden("regenwormen-four"), moment)


def sit(screen: Screen, game: record.GameRecord, **plan: Any) -> Page:
    """Everyone at one screen, which is handed to whoever's turn it is."""
    page = screen.go(Tables(screen.context, screen.url).going_on(game, EVERYONE, **plan))
    page.locator("section .board .table").wait_for()
    if page.locator("[data-hand-over]").count():
        page.locator("[data-hand-over]").click()
    return page


def to_throw(position: Any) -> bool:
    """Some dice are to fall for one who has a tile to lose, and not the highest."""
    return bool(
        position.actor == CHANCE
        and len(position.aside) in (3, 4)
        and position.stacks[position.turn]
        and position.stacks[position.turn][-1] < max(position.row)
    )


# What can be seen now.
LOOK = """() => ({
  flying: document.querySelectorAll(".cube").length,
  dice: [...document.querySelectorAll(".groups [data-face]")]
    .map(one => one.dataset.face).join(""),
  dead: document.querySelector("[data-dead]") !== null,
  grey: [...document.querySelectorAll(".groups [data-face]")]
    .filter(one => getComputedStyle(one).filter.includes("grayscale(1)")).length,
  sad: document.querySelectorAll("[data-mood=sad]").length,
  row: [...document.querySelectorAll(".grill .tile:not(.out) text")]
    .map(one => one.textContent).join(" "),
  out: document.querySelectorAll(".grill .out").length,
  words: document.querySelector(".frame").innerText,
})"""


def tiles(numbers: Any) -> str:
    return " ".join(map(str, sorted(numbers)))


def test_a_failed_roll_is_seen(phones: Any) -> None:
    screen: Screen = phones(settings={"motion": "full", "pace": "normal"})
    time = PageTime(screen)
    game = four(to_throw)
    position: Any = game.position
    page = sit(screen, game, dice="real")
    dice = position.aside[0] * position.left
    keys = page.locator(".real .key")
    for _ in dice:
        keys.nth("12345W".index(dice[0])).click()

    def look() -> dict[str, Any]:
        seen: dict[str, Any] = page.evaluate(LOOK)
        return seen

    time.stop()
    before = look()
    page.locator(".real .go").click()
    expect(page.locator(".groups [data-face]")).to_have_count(len(dice))
    time.run(100)
    # While they fly, everything is as it was and nobody says a word of it.
    flying = look()
    assert flying["flying"] == len(dice)
    time.run(FLIGHT)
    assert look() == flying
    assert (flying["dead"], flying["sad"], flying["grey"]) == (False, 0, 0)
    assert (flying["row"], flying["out"]) == (tiles(position.row), before["out"])

    time.land()
    page.wait_for_function(f"() => ({LOOK})().grey === {len(dice)}")
    lying = look()
    assert (lying["flying"], lying["sad"], lying["row"]) == (0, 1, tiles(position.row))
    assert lying["dice"] == dice
    assert lying["words"] != flying["words"], "and then it is told"
    assert time.run_until(lambda: look()["row"] != lying["row"]) > 1000

    # The tile is in the row again before the highest is turned.
    returned = position.stacks[position.turn][-1]
    lies_again = look()
    assert lies_again["row"] == tiles((*position.row, returned))
    assert (lies_again["sad"], lies_again["dice"]) == (1, dice)
    time.run_until(lambda: look()["out"] > before["out"])
    assert (look()["sad"], look()["dice"]) == (1, dice)
    time.run_until(lambda: look()["dice"] == "")
    assert look()["row"] == tiles({*position.row, returned} - {max(position.row)})
    assert look()["sad"] == 0


def test_giving_up_asks(phones: Any) -> None:
    screen: Screen = phones()
    time = PageTime(screen)
    game = four(lambda p: "give up" in kinds(p) and bool(p.stacks[p.turn]))
    position: Any = game.position
    page = sit(screen, game)
    top = position.stacks[position.turn][-1]
    row = page.locator(".grill .tile:not(.out) text")
    give_up = page.locator("[data-move='give up']")
    give_up.click()
    asked = page.get_by_role("group", name=f"Give up? You return {top}.")
    expect(asked).to_be_visible()
    expect(page.locator("[data-stay]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(page.locator("[data-move='roll']")).to_be_enabled()
    assert str(top) not in row.all_text_contents()
    # A second tap at once is a slip, and says nothing.
    time.tap_again()
    give_up.dblclick()
    expect(asked).to_be_visible()
    time.tap_again()
    give_up.click()
    expect(row.get_by_text(str(top), exact=True)).to_have_count(1)


# What lies outside the board's box, and choices that cannot be reached in it.
OUTSIDE = """() => {
  const board = document.querySelector("section .board");
  const box = board.getBoundingClientRect();
  const inside = one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left >= box.left - 1 && right <= box.right + 1
      && top >= box.top - 1 && bottom <= box.bottom + 1;
  };
  return [...board.querySelectorAll(".tabletop *")]
    .filter(one => !one.closest("[popover], .unseen") && !one.closest("svg svg *"))
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0)
    .filter(one => !inside(one))
    .map(one => `${one.localName}.${one.getAttribute("class")}`);
}"""

MOMENTS: dict[str, Moment] = {
    "first roll": lambda p: len(p.rolled) == 8 and len(set(p.rolled)) > 4,
    "later roll": lambda p: len(p.aside) > 1 and len(p.rolled) > 3,
    "take": lambda p: "take" in kinds(p) and "roll" in kinds(p),
    "give up": lambda p: "give up" in kinds(p),
}


def test_a_turn_of_four_fits_a_phone(phones: Any) -> None:
    screen: Screen = phones()
    heights = set()
    for name, moment in MOMENTS.items():
        page = sit(screen, four(moment))
        for language in some(("de", "en"), *(("de", "en") if name == "take" else ("de",))):
            screen.speak(language)
            # As much as the frame gives a board at this size.
            page.locator("section.board").evaluate(
                "one => Object.assign(one.style, { width: '374px', height: '560px' })"
            )
            screen.settle()
            assert page.evaluate(OUTSIDE) == [], (name, language)
            assert page.locator("section .board [data-move]:enabled").count() >= 2
            zone = page.locator("section .board .zone").bounding_box()
            assert zone is not None
            board = page.locator("section .board .tabletop").bounding_box()
            assert board is not None
            heights.add((round(zone["y"] - board["y"]), round(zone["height"])))
    assert len(heights) == 1, "what can be done is not where it was a moment ago"


def test_a_seat_tells_more_on_a_tap(phones: Any) -> None:
    screen: Screen = phones()
    game = four(lambda p: any(len(stack) > 1 for stack in p.stacks))
    position: Any = game.position
    page = sit(screen, game)
    seat = next(at for at, stack in enumerate(position.stacks) if len(stack) > 1)
    details = page.locator(".chip").nth(seat).locator("[popover]")
    expect(details).to_be_hidden()
    page.locator(".chip .more").nth(seat).click()
    expect(details).to_contain_text(f"tile {position.stacks[seat][-1]}")
    page.keyboard.press("Escape")
    expect(details).to_be_hidden()
