"""The puzzle of the day on the page: by touch, by keyboard, and in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import Screen, axe_complaints
from tests.page_looks import WIDER, assert_accessible, every_language

from wormery import coach, games
from wormery.coach.drills import drill_named
from wormery.games.finding import is_ours

PHONE = {"width": 390, "height": 664}
SMALL = {"width": 320, "height": 568}
OURS = [name for name, game in games.GAMES.items() if is_ours(game)]
HIGHER = "document.documentElement.scrollHeight > innerHeight"
FREE = "[data-move]:enabled:not([data-asks])"


def asked(page: Page, game: str) -> coach.Drill:
    shown = page.locator("[data-drill].open")
    shown.locator("[data-move]:enabled").first.wait_for()
    drill = drill_named(games.load(game), shown.get_attribute("data-drill") or "")
    assert drill is not None
    return drill


@pytest.mark.parametrize("game", OURS)
def test_one_finds_it_by_touch(screens: Any, game: str) -> None:
    screen: Screen = screens(viewport=PHONE, has_touch=True)
    page = screen.go(f"/puzzle/{game}")
    drill = asked(page, game)
    expect(page.locator("h1")).to_have_text("Puzzle of the day")
    assert not page.evaluate(HIGHER), "board and choices are on one screen"
    assert not axe_complaints(page, "light")
    screen.settle()
    page.locator(f"section .board [data-move='{drill.best}']:enabled").first.tap()
    told = page.locator("[data-right=true]")
    expect(told).to_contain_text("That’s the best move!")
    expect(told.locator("[data-move-line]").first).to_contain_text("your answer")
    expect(page.locator("[data-found]")).to_contain_text("today")
    expect(page.locator("[data-days]")).to_have_count(0)
    expect(page.locator("section .board [data-move]:enabled")).to_have_count(0)
    assert not page.evaluate(WIDER)
    page.reload()
    expect(page.locator("[data-right=true]")).to_be_visible()
    expect(page.locator(f"[data-drill='{drill.key}']")).to_be_visible()
    page.get_by_role("link", name="Yesterday’s puzzle").tap()
    old = asked(page, game)
    assert old.key != drill.key
    expect(page.locator("h1")).to_have_text("An earlier puzzle")
    screen.settle()
    page.locator(f"section .board {FREE}").first.tap()
    expect(page.locator("[data-found]")).to_have_text("Nobody tried it that day.")
    page.get_by_role("link", name="Today’s puzzle").tap()
    expect(page.locator(f"[data-drill='{drill.key}']")).to_be_visible()
    page.get_by_role("link", name="Practise").tap()
    page.wait_for_url("**/drills")


def test_two_people_are_counted(screens: Any) -> None:
    """One by keyboard, one in words; the second is told of both."""
    game = next(name for name in OURS)
    one: Screen = screens()
    page = one.go("/puzzle")
    page.get_by_role("link", name="Pickomino").click()
    drill = asked(page, game)
    expect(page.locator(".drill .head")).to_be_focused()
    one.settle()
    page.locator(f"section .board {FREE}").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-right]")).to_be_visible()
    expect(page.locator(".drill .head")).to_be_focused()
    other: Screen = screens(settings={"plain": True})
    page = other.go(f"/puzzle/{game}")
    assert asked(page, game).key == drill.key
    worst = coach.check(drill, drill.best).advice.options[-1].move.text
    other.settle()
    page.locator(f".plain [data-move='{worst}'], [data-move='{worst}']").first.click()
    expect(page.locator(".verdict")).to_contain_text("Not this time.")
    expect(page.locator("[data-found]")).to_contain_text(" of ")


def test_it_fits_a_small_phone_in_every_language(screens: Any) -> None:
    screen: Screen = screens(viewport=SMALL)
    page = screen.go("/puzzle")
    page.locator(".button.main").first.wait_for()
    assert_accessible(screen)
    for game in OURS:
        screen.go(f"/puzzle/{game}")
        asked(page, game)
        for language in every_language(screen, "/api/puzzles/"):
            assert not page.evaluate(WIDER), (language, game)
        page.locator(f"section .board {FREE}").last.click()
        page.locator("[data-found]").wait_for()
        for language in every_language(screen, "/api/puzzles/"):
            assert not page.evaluate(WIDER), (language, game)
        assert_accessible(screen)


def test_what_there_is_no_puzzle_for(screens: Any) -> None:
    screen: Screen = screens()
    screen.expected = ("404", "422")
    page = screen.go(f"/puzzle/{OURS[0]}?day=2020-01-01")
    expect(page.get_by_role("alert")).to_contain_text("no puzzle here for that day")
    page = screen.go("/puzzle/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator(".button.main")).to_have_count(len(OURS))
