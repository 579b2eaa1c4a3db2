"""The page in a real Chromium, against a real server: whole games by mouse, touch and keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import (
    ENDED,
    WEB,
    Screen,
    new_table,
    play_to_the_end,
    press_something,
    running,
)
from tests.tables import TableServer, serving

from wormery import record
from wormery.games import OVER
from wormery.locales import LANGUAGES

GOLDEN = Path(__file__).parent / "golden"
WITH_BOTS = ["me", "bot", "bot", "bot"]
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with serving(tmp_path_factory.mktemp("page") / "tables.db", "--no-limits") as found:
        yield found


@pytest.fixture
def screens(browser: Browser, server: TableServer) -> Iterator[Any]:
    """Makes devices, and lets none of their consoles complain."""
    made: list[Screen] = []

    def screen(**options: Any) -> Screen:
        made.append(Screen(browser, options.pop("url", server.url), **options))
        return made[-1]

    yield screen
    for each in made:
        each.close()


def finished_game(screen: Screen) -> record.GameRecord:
    answer = screen.page.request.get(f"{screen.url}/api/tables/{screen.code}/record")
    played = record.read(answer.text())
    assert played.position.actor == OVER
    return played


# Whole games


@pytest.mark.parametrize("game", ["regenwormen", "it-happens"])
def test_a_whole_game_by_mouse(screens: Any, game: str) -> None:
    """From the first page to the end, whose dice the page itself verifies."""
    screen: Screen = screens()
    page = screen.go("/")
    page.locator(f"a[href='/new/{game}']").click()
    new_table(page, WITH_BOTS, pace="at-once")
    play_to_the_end(screen)
    expect(page.locator("#result")).to_contain_text(re.compile("win"))
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text(re.compile(r"^Fair: all \d+ rolls"))).to_be_visible()
    assert record.verify(finished_game(screen)).dice > 20
    finished = screen.code
    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda url: not url.endswith(finished))


def test_a_whole_game_by_touch_on_a_phone(screens: Any) -> None:
    screen: Screen = screens(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    screen.go("/new/regenwormen")
    page = screen.page
    new_table(page, WITH_BOTS, pace="at-once")
    play_to_the_end(screen, tap=True)
    assert finished_game(screen).tags["Dice"] == "fair"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("plain", [True, False], ids=["words", "pictures"])
def test_a_whole_game_by_keyboard(screens: Any, plain: bool) -> None:
    """Tab and Enter are enough: the focus stays at the board when its buttons change."""
    screen: Screen = screens(settings={"plain": plain})
    page = screen.go("/new/it-happens")
    new_table(page, WITH_BOTS, pace="at-once")
    for _ in range(3000):
        if page.locator(ENDED).count() and not page.locator("dialog").count():
            break
        if page.evaluate(FOCUSED):
            page.keyboard.press("Enter")
        elif page.locator(PRESSABLE).count():
            page.keyboard.press("Tab")
        else:
            page.wait_for_timeout(30)
    assert finished_game(screen)


# A button of the board, or of the sheet that lies over it.
PRESSABLE = "section .board button:enabled, dialog[open] button:enabled"
FOCUSED = f"() => document.activeElement?.matches('{PRESSABLE}') ?? false"


# Several people


def test_two_browsers_and_a_spectator(screens: Any) -> None:
    host, guest, watcher = screens(), screens(), screens()
    host.go("/new/regenwormen")
    new_table(host.page, ["me", "link"], pace="at-once")
    code = host.code
    expect(host.page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()

    guest.go("/join")
    guest.page.get_by_label("Code or link").fill(f"{host.url}/table/{code.lower()}")
    guest.page.keyboard.press("Enter")
    guest.page.get_by_label("Your name").fill("Bo")
    guest.page.locator("[data-sit]").click()
    expect(host.page.get_by_text("Bo", exact=True)).to_be_visible()
    watcher.go(f"/table/{code}")
    host.page.get_by_role("button", name="Start the game").click()

    for screen in (host, guest, watcher):
        expect(screen.page.locator(".whose")).to_be_visible()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    for _ in range(20):
        pressed = press_something(host) or press_something(guest)
        assert pressed or host.page.wait_for_timeout(30) is None
    assert watcher.board.locator("button:enabled").count() == 0
    last = host.page.locator("aside ol li").last.inner_text()
    expect(watcher.page.locator("aside ol li").last).to_have_text(last)
    assert "Bo" in host.page.locator("aside").inner_text()


def test_a_dropped_connection_comes_back_with_the_move(
    browser: Browser, tmp_path: Path
) -> None:
    """The server is killed, a move is made meanwhile, and nothing is lost."""
    with serving(tmp_path / "tables.db", "--no-limits") as server:
        screen = Screen(browser, server.url, settings={"plain": True})
        screen.expected = ("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")
        page = screen.go("/new/regenwormen")
        new_table(page, ["me", "here"], pace="at-once")
        page.locator("[data-move='roll']").or_(page.locator("[data-hand-over]")).wait_for()
        if page.locator("[data-hand-over]").count():
            page.locator("[data-hand-over]").click()
        page.locator("[data-move='roll']").click()
        page.locator("[data-move^='keep']").first.wait_for()
        server.kill()
        expect(page.get_by_text("It comes back by itself")).to_be_visible()
        page.locator("[data-move^='keep']").first.click()
        expect(page.get_by_text("Your move is kept")).to_be_visible()
        server.start()
        expect(page.get_by_text("The connection is gone")).to_be_hidden()
        expect(page.get_by_text(re.compile("and keeps the")).first).to_be_visible()
        answer = page.request.get(f"{server.url}/api/tables/{screen.code}/record")
        assert sum(step.startswith("keep") for step in record.read(answer.text()).steps) == 1
        screen.close()


def test_one_screen_is_handed_on(screens: Any) -> None:
    screen: Screen = screens(settings={"plain": True})
    page = screen.go("/new/regenwormen")
    page.get_by_label("Your name").fill("Anna")
    page.locator("ol.seats li").nth(1).locator("select").first.select_option("here")
    page.get_by_label("Name on seat B").fill("Bo")
    new_table(page, ["me", "here"], pace="at-once")
    seen = set()
    for _ in range(200):
        if page.locator("[data-hand-over]").count():
            seen.add(page.locator("#hand-over").inner_text())
            page.locator("[data-hand-over]").click()
        press_something(screen)
        if len(seen) == 2:
            break
    assert seen == {"Please hand the screen to Anna", "Please hand the screen to Bo"}


def test_a_second_device_takes_the_seat_along(screens: Any) -> None:
    first, second = screens(), screens()
    page = first.go("/new/regenwormen")
    new_table(page, ["me", "bot"], pace="slow")
    code = first.code
    first.go("/settings").get_by_role("button", name="Make a code").click()
    one_time = first.page.locator(".code").inner_text()
    other = second.go("/settings")
    other.get_by_label("I have a code from my other device").fill(one_time)
    other.get_by_role("button", name="Take over").click()
    expect(other.get_by_text("Done: this device")).to_be_visible()
    second.go("/")
    expect(other.locator(f"a[href='/table/{code}']")).to_be_visible()
    second.go(f"/table/{code}")
    expect(other.get_by_text("your seat")).to_be_visible()


# Real dice, records, replays


@pytest.mark.parametrize("plain", [True, False], ids=["words", "pictures"])
def test_real_dice_are_tapped_in_and_can_be_taken_back(screens: Any, plain: bool) -> None:
    screen: Screen = screens(settings={"plain": plain})
    page = screen.go("/new/regenwormen")
    new_table(page, ["me", "here"], dice="real")
    expect(page.locator(".whose")).to_be_visible()
    # Who begins is drawn, and the screen may have to be handed over first.
    for _ in range(50):
        if page.locator("[data-hand-over]").count():
            page.locator("[data-hand-over]").click()
        if press_something(screen):
            break
        page.wait_for_timeout(100)
    expect(page.locator(".whose")).to_have_text(re.compile("tap what"))
    worm = screen.board.get_by_role("button", name=re.compile("worm", re.IGNORECASE)).first
    for _ in range(8):
        worm.click()
    done = screen.board.get_by_role("button", name=re.compile("That is it|Done|these", re.I))
    done.last.click()
    expect(page.locator(".whose")).to_have_text(re.compile("your turn"))
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".whose")).to_have_text(re.compile("tap what"))


def test_a_record_is_opened_and_replayed_from_any_moment(screens: Any) -> None:
    screen: Screen = screens()
    page = screen.go("/record")
    golden = (GOLDEN / "regenwormen-three-fair.worm").read_text(encoding="utf-8")
    page.get_by_label("Text of the record").fill(golden)
    page.get_by_role("button", name="Watch it").click()
    page.wait_for_url("**/replay/*")
    played = record.read(golden)
    last = len(played.steps)
    expect(page.locator("h1")).to_have_text(f"Regenwormen, step 0 of {last}")

    screen.go(f"/replay/{screen.code}?step=37")
    expect(page.locator("h1")).to_have_text(f"Regenwormen, step 37 of {last}")
    page.get_by_role("button", name="One step on").click()
    assert page.url.endswith("?step=38")
    page.get_by_label("Moment in the game").press("End")
    expect(page.locator("h1")).to_have_text(f"Regenwormen, step {last} of {last}")
    page.locator("aside ol a").first.click()
    assert not page.url.endswith(f"step={last}")
    before = page.url
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(lambda url: url != before)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text(re.compile(r"^Fair: all \d+ rolls"))).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment(screens: Any) -> None:
    screen: Screen = screens(settings={"plain": True})
    page = screen.go("/new/it-happens")
    new_table(page, ["me", "bot"], pace="at-once")
    for _ in range(8):
        press_something(screen)
        page.wait_for_timeout(30)
    line = page.locator("aside ol a").first
    text = line.inner_text()
    line.click()
    page.wait_for_url("**/replay/*?step=*")
    expect(page.locator(".told")).to_contain_text(text)


def test_what_is_refused_leads_to_its_rule(screens: Any) -> None:
    screen: Screen = screens()
    screen.expected = ("422",)
    page = screen.go("/new/it-happens")
    page.locator("details.more summary").click()
    page.locator("input[value=own]").check()
    page.get_by_label("Twelve mounds in notation").fill("three mounds")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("alert").get_by_role("link", name="Rule IH-D").click()
    page.wait_for_url("**/rules/it-happens#IH-D")
    expect(page.locator("#IH-D")).to_be_in_viewport()


def test_an_unknown_table_is_said_plainly(screens: Any) -> None:
    screen: Screen = screens()
    page = screen.go("/table/ZZZZZZ")
    expect(page.locator("h1")).to_have_text("There is no such table")
    expect(page.get_by_role("alert")).to_contain_text("There is no table ZZZZZZ")


# Every screen, for everyone


@pytest.fixture(scope="module")
def places(browser: Browser, server: TableServer) -> dict[str, str]:
    """One address of each screen, with a game in it where it takes one."""
    screen = Screen(browser, server.url, settings={"plain": True})
    page = screen.go("/new/regenwormen")
    new_table(page, ["me", "link"], pace="at-once")
    lobby = screen.code
    tables = {}
    for game in ("regenwormen", "it-happens"):
        page = screen.go(f"/new/{game}")
        new_table(page, ["me", "bot"], pace="at-once")
        for _ in range(6):
            press_something(screen)
            page.wait_for_timeout(30)
        tables[game] = screen.code
    golden = (GOLDEN / "it-happens-two-fair.worm").read_text(encoding="utf-8")
    page = screen.go("/record")
    page.get_by_label("Text of the record").fill(golden)
    page.get_by_role("button", name="Watch it").click()
    page.wait_for_url("**/replay/*")
    replay = screen.code
    screen.close()
    return {
        "home": "/",
        "new": "/new/it-happens",
        "join": "/join",
        "record": "/record",
        "settings": "/settings",
        "rules": "/rules/regenwormen",
        "lobby": f"/table/{lobby}",
        "regenwormen": f"/table/{tables['regenwormen']}",
        "it-happens": f"/table/{tables['it-happens']}",
        "replay": f"/replay/{replay}?step=20",
        "missing": "/nothing/here",
    }


def settle(screen: Screen) -> None:
    """Wait until what is loaded late is there."""
    screen.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(screens: Any, places: dict[str, str], theme: str) -> None:
    screen: Screen = screens(settings={"theme": theme})
    axe = AXE.read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for name, path in places.items():
        page = screen.go(path)
        settle(screen)
        if name == "new":
            page.locator("details.more summary").click()
        page.evaluate(axe)
        result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        worst = [
            f"{one['id']}: {one['nodes'][0]['html'][:160]}"
            for one in result["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        if worst:
            found[name] = worst
    assert found == {}


def test_every_screen_fits_320_pixels_in_every_language(
    screens: Any, places: dict[str, str]
) -> None:
    """No sentence is missing (that would be a complaint in the console), nothing sticks out."""
    screen: Screen = screens(viewport={"width": 320, "height": 568})
    screen.go("/")
    too_wide: list[str] = []
    for language in LANGUAGES:
        screen.choose(language=language)
        for name, path in places.items():
            page = screen.go(path)
            settle(screen)
            if name == "new":
                page.locator("details.more summary").click()
            assert page.evaluate("document.documentElement.lang") == language
            assert "⟦" not in page.locator("body").inner_text()
            width = page.evaluate("document.documentElement.scrollWidth")
            if width > 320:
                too_wide.append(f"{language} {name}: {width}")
    assert too_wide == []


def test_settings_are_remembered(screens: Any) -> None:
    screen: Screen = screens()
    page = screen.go("/settings")
    page.get_by_label("Language").select_option("nl")
    expect(page.locator("h1")).to_have_text("Instellingen")
    page.get_by_label("donker").check()
    page.reload()
    expect(page.locator("h1")).to_have_text("Instellingen")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
