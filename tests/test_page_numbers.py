"""Your numbers on the page: before the first game, in every language, taken along, deleted."""

from __future__ import annotations

import asyncio
import itertools
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect
from tests.browser import Screen, axe_complaints
from tests.page_looks import WIDER, assert_accessible, every_language
from tests.tables import Person, TableServer, play_out
from tests.test_page_share import SHARES

from wormery import games
from wormery.games.finding import is_ours
from wormery.locales import LANGUAGES, sentence
from wormery.server.identity import COOKIE

PHONE = {"width": 390, "height": 664}
SMALL = {"width": 320, "height": 568}
OURS = [name for name, game in games.GAMES.items() if is_ours(game)]
WORMS, OTHER = OURS
ME, BOT = {"kind": "here", "name": "Anna"}, {"kind": "bot", "level": "random"}
REVIEWED = 90_000  # milliseconds, on a busy machine


def play(screen: Screen, server: TableServer, game: str) -> None:
    """Play a game to its end as the player to whom this browser belongs."""
    cookie = screen.cookies()[COOKIE]

    async def play() -> None:
        person = Person(server.url)
        person.client.cookies.set(COOKIE, cookie)
        # A table that is asked for under the same number is the same table.
        person.numbers = itertools.count(1000 * OURS.index(game))
        options = {"short": "yes"} if "short" in games.load(game).options else {}
        await play_out(server.url, person, game, ME, BOT, options=options)
        await person.close()

    # The browser has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(play())).result()


def worked_out(page: Page) -> None:
    page.locator("[data-working='false']").wait_for(timeout=REVIEWED)
    page.locator("[data-chart='luck']").wait_for()


def test_before_the_first_game_one_is_invited_to_play(screens: Any) -> None:
    screen: Screen = screens(viewport=PHONE, has_touch=True)
    page = screen.go("/numbers")
    invited = page.locator("[data-none]")
    expect(invited.locator("[data-play]:enabled")).to_have_count(len(OURS))
    expect(page.locator("[data-forget], [data-share-card]")).to_have_count(0)
    assert not axe_complaints(page, "light")
    assert not page.evaluate(WIDER)
    invited.locator(f"[data-play='{OURS[1]}']").tap()
    page.wait_for_url("**/table/*")


def picture_in(page: Page) -> Locator:
    shown = page.locator("dialog[open] img")
    expect(shown).to_have_js_property("naturalWidth", 1200)
    return shown


def nothing_sticks_out(page: Page) -> None:
    """All of the sheet is as wide as the screen; it may scroll, and only up and down."""
    assert not page.evaluate(WIDER)
    assert page.locator("dialog[open]").evaluate("one => one.scrollWidth <= one.clientWidth")
    for part in page.locator("dialog[open]").locator("img, button, a").all():
        part.scroll_into_view_if_needed()
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SMALL["width"]
        assert box["y"] + box["height"] <= SMALL["height"]


def test_numbers_are_shown_shared_and_deleted(
    screens: Any, server: TableServer, tmp_path: Path
) -> None:
    """On three devices of the same player."""
    small: Screen = screens(viewport=SMALL)
    small.go("/numbers").locator("[data-none]").wait_for()
    play(small, server, WORMS)
    page = small.go("/numbers")
    page.locator("[data-share-card]").wait_for()
    page.locator(f"label:has(input[value='{OTHER}'])").click()
    expect(page.locator("[data-play]")).to_be_visible()
    expect(page.locator("[data-share-card]")).to_have_count(0)
    play(small, server, OTHER)
    page.reload()
    worked_out(page)
    they_are_shown_in_every_language(small)
    they_are_taken_along(small.page, tmp_path / "numbers.json")

    phone: Screen = screens(viewport=SMALL, has_touch=True, settings={"language": "nl"})
    phone.context.add_init_script(SHARES)
    same_player(small, phone)
    a_picture_is_given_to_the_share_sheet(phone)

    permissions = ["clipboard-read", "clipboard-write"]
    desk: Screen = screens(viewport=SMALL, permissions=permissions)
    same_player(small, desk)
    without_a_share_sheet_it_is_saved_or_copied(desk)

    they_are_deleted(small.page)
    desk.expected = ("404",)
    desk.page.locator("[data-share-card]").click()
    refused = desk.page.locator("dialog[open] [role='alert']")
    expect(refused).to_have_text(sentence(LANGUAGES[-1], "numbers-none"))
    expect(desk.page.locator("[data-save], dialog [data-copy]")).to_have_count(0)


def same_player(one: Screen, other: Screen) -> None:
    other.context.add_cookies(one.context.cookies())  # type: ignore[arg-type]
    other.go("/numbers").locator("[data-share-card]").wait_for()


def they_are_shown_in_every_language(screen: Screen) -> None:
    page = screen.page
    for game in OURS:
        page.locator(f"input[value='{game}']").check()
        expect(page.locator("[data-figure='games'] b")).to_have_text("1")
        expect(page.locator("[data-chart='luck'] rect")).to_have_count(1)
        expect(page.locator("[data-point]")).to_have_count(1)
        assert page.locator("[data-count]").count() >= 5
        assert page.locator("[data-best]").count() >= 1
        page.locator("details").evaluate("one => (one.open = true)")
        for language in every_language(screen, "/api/me/numbers"):
            assert not page.evaluate(WIDER), (language, game)
        assert_accessible(screen)
    screen.choose(language="en")


def they_are_taken_along(page: Page, file: Path) -> None:
    with page.expect_download() as download:
        page.locator("[data-export]").click()
    assert download.value.suggested_filename == "wormery-numbers.json"
    download.value.save_as(file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert {one["game"] for one in kept["games"]} == set(OURS)


def they_are_deleted(page: Page) -> None:
    page.locator("[data-forget]").click()
    expect(page.locator("dialog")).to_contain_text("can’t be undone")
    assert not axe_complaints(page, "light", "dialog")
    page.get_by_role("button", name="Keep them").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-forget]").click()
    page.locator("[data-forget-go]").click()
    page.locator("[data-none]").wait_for()
    expect(page.locator(".notes")).to_contain_text("Counted since")


def a_picture_is_given_to_the_share_sheet(screen: Screen) -> None:
    """By keyboard and by touch; only the player gets it, and no link goes with it."""
    page = screen.page
    page.locator(f"input[value='{WORMS}']").check()
    button = page.locator("[data-share-card]")
    button.focus()
    with page.expect_response("**/api/me/numbers/card/*") as asked:
        page.keyboard.press("Enter")
    address = urlsplit(asked.value.url)
    assert address.path == f"/api/me/numbers/card/{WORMS}.png"
    assert parse_qs(address.query)["language"] == ["nl"]
    cookie = screen.cookies()[COOKIE]
    assert f"{COOKIE}={cookie}" in asked.value.request.all_headers()["cookie"]
    picture_in(page)
    assert not axe_complaints(page, "light", "dialog[open]")
    nothing_sticks_out(page)
    page.locator("[data-share]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-shared", "1")
    shared = page.evaluate("[window.shared.files[0].type, Object.keys(window.shared)]")
    assert shared == ["image/png", ["files"]]
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(button).to_be_focused()

    page.evaluate("document.documentElement.removeAttribute('data-shared')")
    button.tap()
    picture_in(page)
    page.locator("[data-share]").tap()
    expect(page.locator("html")).to_have_attribute("data-shared", "1")


def without_a_share_sheet_it_is_saved_or_copied(screen: Screen) -> None:
    """In every language."""
    page = screen.page
    page.locator(f"input[value='{OTHER}']").check()
    page.locator("[data-share-card]").click()
    picture_in(page)
    expect(page.locator("[data-share]")).to_have_count(0)
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    assert download.value.suggested_filename == "wormery.png"
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    page.locator("dialog[open] [data-copy]").click()
    expect(page.locator("body")).to_contain_text("Copied.")
    copied = page.evaluate("navigator.clipboard.read().then(all => all.flatMap(x => x.types))")
    assert copied == ["image/png"]
    shown = set()
    for _ in every_language(screen, "/api/me/numbers/card/"):
        shown.add(picture_in(page).get_attribute("src"))
        nothing_sticks_out(page)
    assert len(shown) == len(LANGUAGES)
    assert_accessible(screen, "dialog[open]")
    page.keyboard.press("Escape")
