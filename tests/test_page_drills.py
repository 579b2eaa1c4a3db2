"""Practising on the page: by touch, by keyboard, in words, after a game, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import Screen, axe_complaints
from tests.proof import some
from tests.screens import Tables, golden
from tests.tables import TableServer

from wormery import coach, games
from wormery.coach.drills import drill_named
from wormery.games.finding import is_ours
from wormery.locales import LANGUAGES

PHONE = {"width": 390, "height": 664}
SMALL = {"width": 320, "height": 568}
THEMES = ("light", "dark")
OURS = [name for name, game in games.GAMES.items() if is_ours(game)]
# Text that is cut, or wider than the page.
WIDER = "document.documentElement.scrollWidth > innerWidth"
HIGHER = "document.documentElement.scrollHeight > innerHeight"


def asked(page: Page) -> tuple[coach.Drill, Any]:
    """The question on the screen, and where it is."""
    shown = page.locator("[data-drill].open")
    shown.locator("[data-move]:enabled").first.wait_for()
    key = shown.get_attribute("data-drill") or ""
    found = [drill_named(game, key) for game in games.GAMES.values()]
    return next(one for one in found if one is not None), shown


def answer_is_shown(page: Page, drill: coach.Drill, right: bool) -> None:
    told = page.locator("[data-right]")
    expect(told).to_have_attribute("data-right", str(right).lower())
    lines = told.locator("[data-move-line]")
    moves = [line.get_attribute("data-move-line") for line in lines.all()]
    assert moves[0] == drill.best
    assert len(moves) == min(len(drill.position.moves), 6) or not right
    for line in lines.all():
        expect(line).to_contain_text(re.compile(r"\d+\.\d\s?%"))
    assert told.locator(".reason").count() <= 2
    expect(page.locator("section .board [data-move]:enabled")).to_have_count(0)
    expect(page.locator("[data-next]")).to_be_focused()


@pytest.mark.parametrize("game", OURS)
def test_one_practises_by_touch(screens: Any, game: str) -> None:
    screen: Screen = screens(viewport=PHONE, has_touch=True)
    page = screen.go("/")
    page.get_by_role("link", name="Practise").tap()
    page.wait_for_url("**/drills")
    expect(page.locator("#due")).to_have_text("Nothing due today")
    page.locator(f"input[value='{game}']").check()
    theme = page.locator("select option").nth(2)
    title, name = theme.inner_text(), theme.get_attribute("value")
    page.locator("select").select_option(name)
    assert not axe_complaints(page, "light")
    page.get_by_role("button", name="New questions").tap()
    page.wait_for_url("**/drills/new?*")
    drill, shown = asked(page)
    assert (drill.game, drill.theme) == (game, name)
    expect(shown.locator(".facts")).to_contain_text(title)
    assert not page.evaluate(HIGHER), "board and choices are on one screen"
    assert not page.evaluate(WIDER)
    screen.settle()
    page.locator(f"section .board [data-move='{drill.best}']:enabled").first.tap()
    answer_is_shown(page, drill, right=True)
    expect(page.locator(".verdict")).to_contain_text("That’s the best move!")
    assert not axe_complaints(page, "light")
    assert not page.evaluate(WIDER)
    screen.settle()
    page.locator("[data-next]").tap()
    expect(page.locator(f"[data-drill='{drill.key}']")).to_have_count(0)
    other, _ = asked(page)
    assert other.theme == name
    page.get_by_role("link", name="Stop").tap()
    expect(page.locator("[data-progress]")).to_contain_text("1 of 1 right")
    expect(page.locator("[data-progress]")).to_contain_text("1 day in a row")


def test_one_practises_by_keyboard(screens: Any) -> None:
    screen: Screen = screens()
    page = screen.go(f"/drills/new?game={OURS[0]}&theme=stop-or-roll")
    for _ in range(2):
        drill, _ = asked(page)
        screen.settle()
        key = "r" if drill.best == "roll" else "t"
        page.keyboard.press(key)
        page.locator("[data-right]").wait_for()
        chosen = page.locator(".moves .own").get_attribute("data-move-line")
        answer_is_shown(page, drill, right=chosen == drill.best)
        expect(page.get_by_role("status").first).not_to_be_empty()
        page.keyboard.press("n")
        expect(page.locator(f"[data-drill='{drill.key}']")).to_have_count(0)
        expect(page.locator(".drill .head")).to_be_focused()


def test_a_mistake_is_told_kindly_and_with_the_reason(screens: Any) -> None:
    screen: Screen = screens(viewport=PHONE, settings={"plain": True})
    page = screen.go(f"/drills/new?game={OURS[1]}")
    drill, shown = asked(page)
    expect(shown.locator(".plain li").first).to_be_visible()
    worst = coach.check(drill, drill.best).advice.options[-1].move.text
    screen.settle()
    shown.locator(f"[data-move='{worst}']").click()
    answer_is_shown(page, drill, right=False)
    expect(page.locator(".verdict")).to_contain_text("Not this time.")
    expect(page.locator(".verdict")).to_contain_text("Best:")
    expect(page.locator(f"[data-move-line='{worst}']")).to_contain_text("your answer")
    expect(page.locator(".foot")).to_contain_text("comes back tomorrow")


def test_what_cost_one_most_in_a_game_is_practised(screens: Any, server: TableServer) -> None:
    """From the review of one's own game, until nothing is due any more today."""
    screen: Screen = screens(viewport=PHONE)
    screen.go("/")
    path = Tables(screen.context, server.url).finished(golden("regenwormen-two"))
    page = screen.go(path.replace("/table/", "/review/"))
    page.locator("[data-drills]").click()
    found = page.locator("[data-added]")
    found.wait_for()
    number = int(found.get_attribute("data-added") or 0)
    assert number > 0
    page.get_by_role("link", name="Answer what’s due").click()
    for _ in range(number):
        shown = page.locator("[data-drill].open")
        shown.locator("[data-move]:enabled:not([data-asks])").first.wait_for()
        expect(shown.locator(".facts")).to_contain_text("From a game of yours")
        screen.settle()
        screen.wait_for_the_next_tap()
        shown.locator("[data-move]:enabled:not([data-asks])").first.click()
        expect(page.locator(".answer")).to_contain_text("In your game you chose:")
        page.locator("[data-next]").click()
    expect(page.locator("[data-over]")).to_have_text("Nothing due today")


def test_it_fits_a_small_phone_in_every_language(screens: Any) -> None:
    screen: Screen = screens(viewport=SMALL)
    page = screen.go("/drills")

    def looks_right(*themes: str) -> None:
        screen.settle()
        for language in LANGUAGES:
            screen.speak(language)
            assert not page.evaluate(WIDER), language
        for theme in themes:
            screen.choose(theme=theme)
            assert not axe_complaints(page, "light")

    for game, theme in zip(OURS, THEMES, strict=True):
        page.locator(f"form input[value='{game}']").check()
        looks_right(*some(THEMES, theme))
        screen.follow(f"/drills/new?game={game}")
        _, shown = asked(page)
        looks_right()
        shown.locator("[data-move]:enabled:not([data-asks])").last.click()
        page.locator("[data-next]").wait_for()
        looks_right(*some(THEMES, theme))
        screen.follow("/drills")


def test_an_address_that_is_none_says_so(screens: Any) -> None:
    screen: Screen = screens()
    page = screen.go("/drills/nothing")
    expect(page.locator("h1")).to_have_text("Nothing here")
    screen.expected = ("422", "404")
    page = screen.go("/drills/new?game=chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")
    page.get_by_role("link", name="Practise").click()
    page.wait_for_url("**/drills")
