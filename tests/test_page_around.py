"""Around the tables, in a real browser: levels, open tables, seats that fill, one's games."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import PATIENCE, Screen, axe_complaints, new_table
from tests.screens import Tables, golden, until
from tests.tables import TableServer, serving

from wormery import record
from wormery.locales import LANGUAGES
from wormery.players.levels import LEVELS
from wormery.telling.bots import NAMES

PHONE = {"width": 390, "height": 664}


@pytest.fixture
def devices(browser: Browser, server: TableServer) -> Iterator[Iterator[Screen]]:
    """Devices with a fresh identity, as many as a test takes."""
    screens: list[Screen] = []

    def make() -> Iterator[Screen]:
        for _ in itertools.count():
            screens.append(Screen(browser, server.url, viewport=PHONE))
            yield screens[-1]

    yield make()
    for screen in screens:
        screen.close()


def test_the_level_is_asked_once(browser: Browser, server: TableServer) -> None:
    screen = Screen(browser, server.url, settings={"level": None}, viewport=PHONE)
    page = screen.go("/")
    page.locator("[data-play='regenwormen']").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("input[type=radio]")).to_have_count(len(LEVELS))
    expect(dialog).to_contain_text("Weighs every tile")
    dialog.get_by_role("radio", name="Skilled").check()
    dialog.get_by_role("textbox").fill("Robin")
    assert not axe_complaints(page, "light", "dialog")
    dialog.locator("[data-settle]").click()
    page.wait_for_url("**/table/*")
    code = screen.code
    seats = Tables(screen.context, server.url).ask("get", f"/api/tables/{code}")["table"]
    assert [seat["level"] for seat in seats["seats"]] == [None, "skilled", "skilled"]
    assert seats["seats"][0]["name"] == "Robin"

    page = screen.go("/")
    expect(page.locator(".against").first).to_contain_text("Skilled")
    page.locator("[data-play='it-happens']").click()
    page.wait_for_url("**/table/*")
    assert screen.code != code, "the second time one tap is enough"
    screen.go("/")
    page.locator("[data-change='it-happens']").click()
    expect(dialog.get_by_role("radio", name="Skilled")).to_be_checked()
    expect(dialog.get_by_role("textbox")).to_have_value("Robin")
    screen.close()


def test_all_levels_fit_a_phone_in_every_language(
    browser: Browser, server: TableServer
) -> None:
    screen = Screen(browser, server.url, settings={"level": None}, viewport=PHONE)
    page = screen.go("/")
    dialog = page.locator("dialog[open]")
    for game in ("regenwormen", "it-happens"):
        screen.speak("en")
        page.locator(f"[data-play='{game}']").click()
        dialog.locator("[data-settle]").wait_for()
        for language in LANGUAGES:
            screen.speak(language)
            below = dialog.evaluate("one => one.scrollHeight - one.clientHeight")
            assert below <= 0, f"{game}, {language}: {below} pixels more than there is room"
        page.keyboard.press("Escape")
    screen.close()


def test_only_the_weakest_is_called_so(browser: Browser, server: TableServer) -> None:
    screen = Screen(browser, server.url)
    for game in ("regenwormen", "it-happens"):
        page = screen.go(f"/new/{game}")
        level = page.locator(".bot select").first
        expect(level.locator("option")).to_have_count(len(LEVELS))
        told = page.locator(".bot p").first
        level.select_option(LEVELS[-1])
        expect(told).not_to_contain_text("weakest")
        level.select_option(LEVELS[0])
        expect(told).to_contain_text("The weakest of them all.")
    screen.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[TableServer]:
    """A server with nothing on it yet; named before `screens`, it outlives them."""
    with serving(tmp_path / "tables.db", "--no-limits") as found:
        yield found


def test_a_stranger_joins_a_listed_table(empty: TableServer, screens: Any) -> None:
    """The host lists a table, a guest sees it come and sits down, and it leaves the list."""
    host, guest = (screens(url=empty.url, viewport=PHONE) for _ in range(2))
    home = guest.go("/")
    expect(home.locator("section.open")).to_contain_text("Nobody is waiting right now")
    page = host.go("/new/regenwormen")
    new_table(page, ["me", "link"])
    expect(page.locator("[data-start]")).to_have_class(re.compile("main"))
    expect(page.locator("[data-sit]")).not_to_have_class(re.compile("main"))
    listed = page.get_by_role("checkbox", name="List this table")
    expect(listed).not_to_be_checked()
    listed.check()
    line = home.locator(f"[data-open='{host.code}']")
    expect(line).to_contain_text("1 of 2 seats taken")
    assert not axe_complaints(home, "light", "section.open")
    line.get_by_role("link").click()
    home.locator("[data-sit='1']").click()
    expect(page.locator("[data-start]")).to_be_enabled()
    page.locator("[data-start]").click()
    expect(home.locator("section .board")).to_be_visible()
    guest.go("/")
    expect(home.locator("section.open")).to_contain_text("Nobody is waiting right now")


def test_the_wait_is_counted_down_and_can_be_stopped(devices: Iterator[Screen]) -> None:
    host = next(devices)
    make = Tables(host.context, host.url)
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}]
    plan = {"game": "regenwormen", "seats": seats, "fill_after": 30, "pace": 10_000}
    code = make.ask("post", "/api/tables", id="wait", plan=plan)["code"]
    page = host.go(f"/table/{code}")
    countdown = page.locator("[data-countdown]")
    expect(countdown).to_contain_text(re.compile(r"0:[0-2]\d"))
    page.locator("[data-stop]").click()
    expect(countdown).to_have_count(0)
    expect(page.get_by_role("radio", name="never")).to_be_checked()
    make.say(code, "fill-after", seconds=2, level="beginner")
    expect(page.locator("section .board")).to_be_visible(timeout=PATIENCE)
    table = make.ask("get", f"/api/tables/{code}")["table"]
    assert table["seats"][1]["level"] == "beginner"
    assert all(seat["seed"] for seat in table["seats"][:1]), "one's own seed is in the dice"


def test_your_games_are_found_again(devices: Iterator[Screen]) -> None:
    screen = next(devices)
    make = Tables(screen.context, screen.url)
    page = screen.go("/games")
    expect(page.get_by_text("No finished games yet")).to_be_visible()
    expect(page.locator("[data-search]")).to_have_count(0)
    expect(page.get_by_role("button", name="Show older tables")).to_have_count(0)
    worms, happens = golden("regenwormen-two"), golden("it-happens-three-shipped-mounds")
    for game in (worms, happens):
        make.finished(game)
    page = screen.go("/")
    page.get_by_role("link", name="All your games").click()
    games = page.locator("[data-game]")
    expect(games).to_have_count(2)
    assert not axe_complaints(page, "light", "main")
    search = page.locator("[data-search]")
    search.fill("regenwormen")
    expect(games).to_have_count(1)
    expect(games.first.locator("b")).to_have_text(
        [str(score) for score in worms.position.scores]
    )
    search.fill("nobody at all")
    expect(page.get_by_text("No game matches that")).to_be_visible()
    search.fill("")
    expect(games).to_have_count(2)
    games.first.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")


def test_a_record_names_its_bots_and_goes_on_with_their_levels(
    devices: Iterator[Screen],
) -> None:
    game = golden("regenwormen-three-fair")
    short = until(game, lambda position: len(position.row) < 14)
    tags = {"A": "bot:expert Pip", "B": "Anna", "C": "bot:beginner"}
    text = record.write(short)
    for letter, tag in tags.items():
        text = text.replace("[Result", f'[{letter} "{tag}"]\n[Result', 1)
    screen = next(devices)
    page = screen.go("/record")
    page.locator("textarea").fill(text)
    page.locator("button.main").click()
    page.wait_for_url("**/replay/*")
    expect(page.locator(".board").first).to_contain_text("Pip")
    expect(page.locator(".board").first).not_to_contain_text("bot:")
    page = screen.go("/record")
    page.locator("textarea").fill(text)
    page.get_by_role("button", name="Play on").click()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    seats = Tables(screen.context, screen.url).ask("get", f"/api/tables/{screen.code}")
    kinds = [(one["kind"], one["level"]) for one in seats["table"]["seats"]]
    assert kinds == [("bot", "expert"), ("person", None), ("bot", "beginner")]
    names = [one["name"] for one in seats["table"]["seats"]]
    assert names[:2] == ["Pip", "Anna"]
    assert names[2] in NAMES
