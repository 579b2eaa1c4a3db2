"""Ratings on the page: joining, one's place among people and bots, leaving."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import Screen, axe_complaints, broken_words
from tests.page_looks import WIDER, assert_accessible, every_language
from tests.screens import Tables
from tests.tables import TableServer, serving

from wormery.server.ratings import plain

PHONE = {"width": 390, "height": 664}
SMALL = {"width": 320, "height": 568}
GAME = "regenwormen"
# Name, mu and sigma, games: the last of them has too few for a place.
KNOWN = (
    ("Chidi", 38.2, 2.1, 88),
    ("Anna-Maria Theodora Wilhelmina", 27.0, 3.1, 40),
    ("老王", 22.4, 2.2, 77),
    ("Dewi", 30.0, 7.0, 3),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server of our own: these tests list all who have a rating on it."""
    with serving(tmp_path_factory.mktemp("ratings") / "tables.db", "--no-limits") as found:
        yield found


@pytest.fixture
def known(server: TableServer) -> None:
    """People with ratings, as if they had played for long."""
    with sqlite3.connect(server.database, timeout=20) as database:
        for number, (name, mu, sigma, games) in enumerate(KNOWN):
            device = f"known {number}"
            values = (device, name, plain(name), 1)
            database.execute("insert or replace into raters values (?, ?, ?, ?)", values)
            strength = (device, GAME, mu, sigma, games)
            database.execute("insert or replace into ratings values (?, ?, ?, ?, ?)", strength)
    database.close()


def rated(screen: Screen, server: TableServer, mu: float, sigma: float) -> None:
    """Whoever uses this screen has played for a while."""
    with sqlite3.connect(server.database, timeout=20) as database:
        (device,) = database.execute("select device from raters where name = 'Bo'").fetchone()
        strength = (device, GAME, mu, sigma, 25)
        database.execute("insert or replace into ratings values (?, ?, ?, ?, ?)", strength)
    database.close()


def test_one_joins_is_placed_and_leaves(screens: Any, server: TableServer, known: None) -> None:
    screen: Screen = screens(viewport=PHONE, has_touch=True)
    page = screen.go("/ratings")
    lines = page.locator("[data-line]")
    expect(lines.first).to_have_attribute("data-line", "Chidi")
    order = [line.get_attribute("data-line") for line in lines.all()]
    assert order == [
        *("Chidi", "champion", "expert", "skilled", "Anna-Maria Theodora Wilhelmina"),
        *("casual", "老王", "beginner", "Dewi"),
    ]
    dewi = page.get_by_role("table", name="No place yet").locator("[data-line]")
    expect(dewi).to_have_count(1)
    expect(lines.first.locator("td")).to_have_text(["1", "Chidi", "1396 ± 123", "88"])
    screen.expected = ("409",)
    page.locator("[data-own] input").fill("chidi")
    page.locator("[data-join]").tap()
    expect(page.get_by_role("alert")).to_contain_text("already called “chidi”")
    page.locator("[data-own] input").fill("Bo")
    page.locator("[data-join]").tap()
    expect(page.locator("#own")).to_have_text("You’re here as Bo")
    expect(page.get_by_role("alert").first).to_be_empty()
    expect(page.locator("[data-own]")).to_contain_text("No rated game yet")
    rated(screen, server, 29.0, 3.0)
    page.reload()
    expect(page.locator("[data-own]")).to_contain_text("1120 ± 176")
    expect(page.locator("[data-own]")).to_contain_text("Place 2")
    expect(page.locator("tr.mine")).to_contain_text("Bo you")
    assert not axe_complaints(page, "light")
    page.locator("[data-rename]").tap()
    page.locator("[data-own] input").fill("Bo B.")
    page.locator("[data-join]").tap()
    expect(page.locator("#own")).to_have_text("You’re here as Bo B.")
    expect(page.locator("[data-own]")).to_contain_text("1120 ± 176")
    page.locator("[data-leave]").tap()
    page.get_by_role("button", name="Close").tap()
    expect(page.locator("#own")).to_have_text("You’re here as Bo B.")
    page.locator("[data-leave]").tap()
    page.locator("[data-leave-go]").tap()
    expect(page.locator("#own")).to_have_text("Have a name here")
    expect(page.locator("tr.mine")).to_have_count(0)


def test_a_game_without_ratings_shows_the_bots(screens: Any, known: None) -> None:
    screen: Screen = screens()
    page = screen.go("/ratings")
    page.locator("[data-line='Chidi']").wait_for()
    page.locator("input[type=radio]").last.check()
    expect(page.locator("[data-empty]")).to_have_text(
        "Nobody has a rating in this game yet. Be the first!"
    )
    bots = [one.get_attribute("data-line") for one in page.locator("[data-line]").all()]
    assert bots == ["champion", "expert", "skilled", "casual", "beginner"]


def test_what_one_is_called_at_tables_is_suggested(screens: Any, server: TableServer) -> None:
    screen: Screen = screens()
    screen.go("/")
    Tables(screen.context, server.url).ask("put", "/api/me", nickname="Eefje")
    page = screen.go("/ratings")
    expect(page.locator("[data-own] input")).to_have_value("Eefje")
    page.locator("[data-own] input").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#own")).to_have_text("You’re here as Eefje")


def test_it_fits_a_small_phone_in_every_language(screens: Any, known: None) -> None:
    screen: Screen = screens(viewport=SMALL)
    page = screen.go("/ratings")
    page.locator("[data-line='Chidi']").wait_for()
    fits(screen)
    page.locator("[data-own] input").fill("Bo of the phone")
    page.locator("[data-join]").click()
    page.locator("[data-leave]").click()
    page.locator("[data-leave-go]").wait_for()
    fits(screen)
    page.locator("[data-leave-go]").click()
    page.locator("[data-own='']").wait_for()


def fits(screen: Screen) -> None:
    for language in every_language(screen):
        assert not screen.page.evaluate(WIDER), language
        assert broken_words(screen.page) == [], language
    assert_accessible(screen)
