"""A turn of It Happens.. on one screen, and the end of a round, in a real browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import Screen
from tests.page_time import PageTime, wait_until
from tests.proof import some
from tests.screens import Tables, ends, golden, kinds, until
from tests.tables import TableServer

from wormery import record

FOUR = golden("it-happens-four-open")
TWO = golden("it-happens-two-fair")
PHONE = {"width": 390, "height": 664}

# What a table gives its board at least, by the size of the screen.
BOXES = {(390, 664): (374, 560), (320, 568): (304, 470), (1280, 720): (900, 590)}

IN_A_BOX = """([width, height]) => {
  const board = document.querySelector("section:has(> .board)");
  board.style.cssText =
    `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px`;
}"""

# What sticks out of the board, or of the piece of it that it belongs to; odds lie on its edge.
OUTSIDE = """() => {
  const board = document.querySelector(".tabletop.fit");
  const seen = one => one.checkVisibility() && !one.matches(".unseen *, .unseen, svg *, .all *")
    && !one.matches(".all, .place, .drawing *");
  return [board, ...board.querySelectorAll("summary, button, .card, .hand")].flatMap(piece => {
    const box = piece.getBoundingClientRect();
    return [...piece.querySelectorAll("*")].filter(seen).filter(one => {
      if (piece !== board && one.matches("[data-beside] *")) return false;
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1
        || top < box.top - 1 || bottom > box.bottom + 1;
    }).map(one => `${one.localName}.${one.getAttribute("class")} “${one.textContent.trim()}”`
      + ` out of ${piece.localName}.${piece.getAttribute("class")}`);
  });
}"""


@pytest.fixture
def screen(browser: Browser, server: TableServer) -> Iterator[Screen]:
    made = Screen(browser, server.url, viewport=PHONE, has_touch=True)
    yield made
    made.close()


@pytest.fixture
def tables(screen: Screen) -> Tables:
    return Tables(screen.context, screen.url)


def with_a_die() -> record.GameRecord:
    """Someone may place a die on three mounds, pay for another roll, or skip."""
    return until(FOUR, lambda p: bool(p.die) and p.round == 3 and len(p.moves) == 5)


def at_the_board(screen: Screen, path: str) -> Page:
    page = screen.go(path)
    page.locator(".tabletop [data-move]:enabled").first.wait_for()
    screen.settle(0)
    return page


def steps_of(page: Page, screen: Screen) -> tuple[str, ...]:
    answer = page.request.get(f"{screen.url}/api/tables/{screen.code}/record")
    return tuple(record.read(answer.text()).steps)


def test_a_turn_fits_the_screen(screen: Screen, tables: Tables) -> None:
    """With four seats, in the languages with long words too; nothing moves between choices."""
    rolling = until(FOUR, lambda p: "roll" in kinds(p) and p.round == 3 and len(p.moves) == 2)
    either = until(TWO, lambda p: len(p.moves) == 3 and p.round > 1)
    found: list[str] = []
    heights: dict[tuple[int, str], set[int]] = {}
    for game, languages in (
        (with_a_die(), ("de", "fr")),
        (rolling, ("de", "en")),
        (either, ("de",)),
    ):
        page = at_the_board(screen, tables.going_on(game))
        for language in some(("de", "fr", "en"), *languages):
            screen.speak(language, still=30)
            for (width, height), box in BOXES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(IN_A_BOX, box)
                outside = page.evaluate(OUTSIDE)
                found += [f"{game.position.moves[0]} {language} {width}: {o}" for o in outside]
                hand = page.locator(".hand").bounding_box()
                assert hand
                heights.setdefault((width, language), set()).add(round(hand["height"]))
    assert found == [], "\n".join(found)
    assert {where: seen for where, seen in heights.items() if len(seen) > 1} == {}


def test_a_tap_anywhere_on_a_mound_places_the_die(screen: Screen, tables: Tables) -> None:
    time = PageTime(screen)
    page = at_the_board(screen, tables.going_on(with_a_die()))
    page.evaluate(IN_A_BOX, BOXES[390, 664])
    card = page.locator("[data-mound='1']").bounding_box()
    assert card
    choices = page.locator("[data-mound] button")
    for x, y in (0.03, 0.06), (0.97, 0.5), (0.4, 0.95):
        page.touchscreen.tap(card["x"] + x * card["width"], card["y"] + y * card["height"])
        expect(choices).to_have_count(0)
        assert steps_of(page, screen)[-1] == "place 2"
        page.locator("[data-undo]").tap()
        expect(choices).to_have_count(3)
        time.tap_again()


def test_every_choice_has_its_key(screen: Screen, tables: Tables) -> None:
    page = at_the_board(screen, tables.going_on(with_a_die()))
    keys = page.locator("[data-move]").evaluate_all(
        "all => all.map(one => [one.dataset.move, one.dataset.key, one.ariaKeyShortcuts ?? "
        "one.getAttribute('aria-keyshortcuts')])"
    )
    assert {(move, key) for move, key, _ in keys} == {
        ("place 1", "1"),
        ("place 2", "2"),
        ("place 3", "3"),
        ("reroll", "a"),
        ("skip", "s"),
    }
    assert all(key == said for _, key, said in keys)


def test_a_seat_shows_all_it_has_on_a_tap(screen: Screen, tables: Tables) -> None:
    page = at_the_board(screen, tables.going_on(with_a_die()))
    seats = page.locator(".seats > li")
    one, other = seats.nth(1).locator(".things"), seats.nth(2).locator(".things")
    expect(one).to_be_hidden()
    page.locator(".seats summary").nth(1).tap()
    expect(one).to_be_visible()
    page.locator(".seats summary").nth(2).tap()
    expect(other).to_be_visible()
    expect(one).to_be_hidden()
    page.keyboard.press("Escape")
    expect(other).to_be_hidden()


def last_die() -> record.GameRecord:
    """The last die of a round, after which somebody else begins the next one."""
    for over in (1, 2, 3):
        before = until(FOUR, ends(FOUR, over))
        position: Any = before.position
        after: Any = FOUR.positions[len(before.steps) + 1]
        if (position.starter + 1) % 4 != position.actor and after.round > position.round:
            return before
    raise AssertionError("no such round")


def points(totals: list[str]) -> int:
    """Of all seats together; each is said before it."""
    return sum(int(text.split()[-1]) for text in totals)


@pytest.mark.parametrize("pace", some([0, 300], 0))
def test_totals_change_after_the_score_and_nobody_plays_on_behind_it(
    screen: Screen, tables: Tables, pace: int
) -> None:
    """The server is further by then: three bots play on there, at once or one by one."""
    time = PageTime(screen)
    received = [0]
    screen.page.on(
        "websocket",
        lambda socket: socket.on(
            "framereceived", lambda text: received.append(json.loads(text).get("steps", 0))
        ),
    )
    page = at_the_board(screen, tables.going_on(last_die(), pace=pace))
    totals, mounds = page.locator(".seats .score"), page.locator(".mounds h2")
    before, lying = totals.all_inner_texts(), mounds.all_inner_texts()
    played = len(steps_of(page, screen))
    page.locator("[data-mound] button:enabled").first.tap()
    scoring = page.locator("dialog[open]")
    scoring.wait_for()
    wait_until(page, lambda: max(received) >= played + 4)
    behind = page.locator("section .mounds h2")
    time.tap_again()
    assert totals.all_inner_texts() == before
    assert behind.all_inner_texts() == lying
    scoring.locator(".go").tap()
    expect(scoring).to_have_count(0)
    expect(behind.first).not_to_have_text(lying[0])
    assert points(totals.all_inner_texts()) > points(before)


def test_on_a_phone_go_on_is_in_sight_from_the_beginning(
    screen: Screen, tables: Tables
) -> None:
    page = at_the_board(screen, tables.going_on(last_die()))
    screen.speak("de")
    page.locator("[data-mound] button:enabled").first.tap()
    page.locator("dialog[open] .prize").last.wait_for()
    for (width, height), _ in BOXES.items():
        page.set_viewport_size({"width": width, "height": height})
        button = page.locator("dialog[open] .go").bounding_box()
        assert button
        assert button["y"] + button["height"] <= height
        assert page.evaluate("document.querySelector('dialog .told').scrollWidth") <= width
