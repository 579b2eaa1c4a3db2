"""The page in a real Chromium, against a real server: whole games by mouse, touch and keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import (
    ENDED,
    Screen,
    axe_complaints,
    new_table,
    play_on,
    play_to_the_end,
    press_something,
)
from tests.proof import PROOF, some, times
from tests.screens import (
    GOLDEN,
    Place,
    Tables,
    every_place,
    golden,
    holding_a_die,
    stealing,
    until,
)
from tests.tables import serving

from wormery import record
from wormery.games import CHANCE, OVER
from wormery.locales import LANGUAGES

# The more bots, the fewer choices of one's own, each of which has to be seen.
WITH_BOTS = ["me", "bot", "bot", "bot", "bot"]
AMONG_MANY = ["me", *["bot"] * 6]


def screen_record(screen: Screen) -> record.GameRecord:
    answer = screen.page.request.get(f"{screen.url}/api/tables/{screen.code}/record")
    return record.read(answer.text())


# Whole games


@pytest.mark.parametrize("game", some(["regenwormen", "it-happens"], "regenwormen"))
def test_a_whole_game_by_mouse(screens: Any, game: str) -> None:
    """From the first page to the end, whose dice the page itself verifies."""
    screen: Screen = screens()
    page = screen.go("/")
    page.locator(f"a[href='/new/{game}']").click()
    many = game == "regenwormen"
    seats = AMONG_MANY if many else WITH_BOTS
    new_table(page, seats, short=many and not PROOF, pace="at-once")
    play_to_the_end(screen)
    expect(page.locator("#result")).to_contain_text(re.compile("win"))
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text(re.compile(r"^Fair: all \d+ rolls"))).to_be_visible()
    played = screen_record(screen)
    assert played.position.actor == OVER
    assert record.verify(played).dice > 10
    finished = screen.code
    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda url: not url.endswith(finished))


def test_a_game_by_touch_on_a_phone(screens: Any) -> None:
    """To its end in a proof; otherwise for some turns."""
    screen: Screen = screens(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    screen.go("/new/regenwormen")
    page = screen.page
    new_table(page, AMONG_MANY, short=True, pace="at-once")
    over = play_on(screen, times(12, 3000), tap=True)
    played = screen_record(screen)
    assert over == (played.position.actor == OVER)
    assert over or len(played.steps) >= 12
    assert played.tags["Dice"] == "fair"
    assert "short=yes" in played.position.text
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("plain", [True, False], ids=["words", "pictures"])
def test_a_game_is_ended_by_keyboard(screens: Any, plain: bool) -> None:
    """Tab and Enter are enough: the focus stays at the board when its buttons change."""
    screen: Screen = screens(settings={"plain": plain})
    page = screen.go("/new/it-happens")
    if PROOF:
        new_table(page, WITH_BOTS, pace="at-once")
    else:
        screen.follow(Tables(screen.context, screen.url).going_on(LAST_ROUND, pace=0))
    for _ in range(3000):
        match page.wait_for_function(NEXT_KEY, arg=[PRESSABLE, ENDED]).json_value():
            case "over":
                break
            case key:
                page.keyboard.press(key)
    assert screen_record(screen).position.actor == OVER


LAST_ROUND = until(
    golden("it-happens-three-shipped-mounds"), lambda p: p.round == 4 and p.actor != CHANCE
)

# A button of the board that goes on, or of the sheet that lies over it.
PRESSABLE = "section .board button:enabled:not([data-hint]), dialog[open] button:enabled"
NEXT_KEY = """([pressable, ended]) => {
  if (document.activeElement?.matches(pressable)) return "Enter";
  if (document.querySelector(ended) && !document.querySelector("dialog")) return "over";
  return document.querySelector(pressable) && "Tab";
}"""


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
    expect(host.page.locator("ol").get_by_text("Bo", exact=True)).to_be_visible()
    watcher.go(f"/table/{code}")
    host.page.get_by_role("button", name="Start the game").click()

    for screen in (host, guest, watcher):
        expect(screen.page.locator(".whose")).to_be_visible()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    pressed = 0
    for _ in range(1000):
        if pressed == 10:
            break
        if press_something(host) or press_something(guest):
            pressed += 1
        else:
            host.page.wait_for_timeout(20)
    assert pressed == 10
    assert watcher.board.locator("[data-move]:enabled").count() == 0
    # The same step, told to each in their own words.
    last = host.page.locator("aside ol li a").last.get_attribute("href") or ""
    expect(watcher.page.locator("aside ol li a").last).to_have_attribute("href", last)
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
        expect(page.get_by_text("The page reconnects by itself")).to_be_visible()
        screen.wait_for_the_next_tap()
        page.locator("[data-move^='keep']").first.click()
        expect(page.get_by_text("Your move is saved")).to_be_visible()
        server.start()
        expect(page.get_by_text("You’re offline")).to_be_hidden()
        expect(page.get_by_text(re.compile("and keeps? the")).first).to_be_visible()
        answer = page.request.get(f"{server.url}/api/tables/{screen.code}/record")
        assert sum(step.startswith("keep") for step in record.read(answer.text()).steps) == 1
        screen.close()


def test_one_screen_is_handed_on(screens: Any) -> None:
    screen: Screen = screens(settings={"plain": True})
    page = screen.go("/new/regenwormen")
    page.get_by_label("Your name").fill("Anna")
    page.locator("ol.seats li").nth(1).locator("select").first.select_option("here")
    page.get_by_label("Name in seat B").fill("Bo")
    new_table(page, ["me", "here"], pace="at-once")
    seen = set()
    for _ in range(1000):
        if page.locator("[data-hand-over]").count():
            seen.add(page.locator("#hand-over").inner_text())
            page.locator("[data-hand-over]").click()
        press_something(screen)
        if len(seen) == 2:
            break
    assert seen == {"Please pass the screen to Anna", "Please pass the screen to Bo"}


def test_a_second_device_takes_the_seat_along(screens: Any) -> None:
    first, second = screens(), screens()
    page = first.go("/new/regenwormen")
    new_table(page, ["me", "bot"], pace="slow")
    code = first.code
    first.go("/settings").get_by_role("button", name="Make a code").click()
    one_time = first.page.locator(".code").inner_text()
    other = second.go("/settings")
    other.get_by_label("I have a code from my other device").fill(one_time)
    other.get_by_role("button", name="Use the code").click()
    expect(other.get_by_text("Done: you can play here too")).to_be_visible()
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
    roll = screen.board.locator("[data-move]:enabled").first
    roll.or_(page.locator("[data-hand-over]")).wait_for()
    if page.locator("[data-hand-over]").count():
        page.locator("[data-hand-over]").click()
    roll.click()
    expect(page.locator(".whose")).to_have_text(re.compile("tap what"))
    worm = screen.board.get_by_role("button", name=re.compile("^(worm|W)$")).first
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
    expect(page.locator("h1")).to_have_text(f"Pickomino (Regenwormen), step 0 of {last}")

    screen.go(f"/replay/{screen.code}?step=37")
    expect(page.locator("h1")).to_have_text(f"Pickomino (Regenwormen), step 37 of {last}")
    # A step that tells nothing belongs to what was last told.
    told = page.locator("aside [aria-current]").first
    expect(told).to_be_in_viewport()
    page.get_by_role("button", name="One step forward").click()
    assert page.url.endswith("?step=38")
    expect(told).to_be_in_viewport()
    page.get_by_label("Moment in the game").press("End")
    expect(page.locator("h1")).to_have_text(f"Pickomino (Regenwormen), step {last} of {last}")
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
    play_on(screen, 4)
    line = page.locator("aside ol a").first
    text = line.inner_text()
    log = page.locator("aside ol").element_handle()
    line.click()
    page.wait_for_url("**/replay/*?step=*")
    expect(page.locator(".told")).to_contain_text(text)
    # The browser may tell a list of its scrolling when it is gone.
    log.evaluate("list => list.dispatchEvent(new Event('scroll'))")
    assert not log.evaluate("list => list.isConnected")


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
    expect(page.locator("h1")).to_have_text("There’s no such table")
    expect(page.get_by_role("alert")).to_contain_text("There is no table ZZZZZZ")


# Every screen, for everyone


def every_screen(screen: Screen) -> Iterator[Place]:
    """Go to every screen, but not to those whose words are all on another one too."""
    screen.expected = ("404",)  # of the table that is not there
    screen.go("/")
    for place in every_place(screen):
        if place.name not in LIKE_ANOTHER:
            screen.follow(place.path)
            place.reach(screen.page)
            screen.settle()
            yield place


LIKE_ANOTHER = {
    "home",
    "new-regenwormen",
    "new-it-happens",
    "regenwormen-bot",
    "regenwormen-rolled",
    "share",
    "unknown-page",
    "lost",
}
SIZES = ((320, 568), (390, 844), (768, 1024), (1440, 900))
LONG = ("de", "fr")  # the others have shorter words
THEMES = ("light", "dark")


def looks(number: int) -> list[tuple[str, tuple[int, int]]]:
    """Return the languages and sizes in which a screen is looked at.

    In a proof these are all; otherwise they differ from screen to screen.
    """
    long, language = LONG[number % 2], LANGUAGES[number % len(LANGUAGES)]
    narrow, phone, *wider = SIZES
    shown = (long, narrow), (language, phone), (language, wider[number % 2])
    return some(list(product(LANGUAGES, SIZES)), *shown)


def test_every_screen_can_be_read(screens: Any) -> None:
    """No word is cut, nothing scrolls sideways or is too small for a finger; axe is content.

    A sentence that is missing would complain in the console. The page is loaded once; its
    language, size and theme change in place.
    """
    screen: Screen = screens()
    found: list[str] = []
    for number, place in enumerate(every_screen(screen)):
        for language, (width, height) in looks(number):
            screen.speak(language)
            screen.page.set_viewport_size({"width": width, "height": height})
            faults = screen.page.evaluate(FAULTS)
            if width == 390:
                faults += screen.page.evaluate(TOO_SMALL)
            found += [f"{place.name} {language} {width}: {one}" for one in faults]
        for theme in some(THEMES, THEMES[number % 2]):
            screen.choose(theme=theme)
            every_rule = "light"
            worst = axe_complaints(screen.page, theme if PROOF else every_rule)
            found += [f"{place.name} {theme}: {one}" for one in worst]
    assert found == []


# What is wrong with the words on a screen: they stick out of the screen, of the box that cuts
# them off, of their button or of their picture, or a word is broken where it has no hyphen.
FAULTS = r"""() => {
  const root = document.documentElement;
  const faults = new Set();
  const styles = new Map();
  const style = element => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  // Where the words of an element must stay: within all that cuts them off or holds them.
  const rooms = new Map();
  const roomIn = element => {
    if (element === document.body)
      return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    if (rooms.has(element)) return rooms.get(element);
    // Odds lie on the edge of the button that they are about.
    const within = element.matches("[data-odds]") ? document.body : element.parentElement;
    const room = { ...roomIn(within) };
    const { overflowX, overflowY, clipPath } = style(element);
    if (clipPath !== "none") room.unseen = true; // said only to those who listen
    const holds = element.matches("button, .button, summary, svg:not(svg svg)");
    const cuts = holds || (overflowX !== "visible" && !element.matches("dialog"));
    const cutsBelow = holds || overflowY === "hidden" || overflowY === "clip";
    if (cuts || cutsBelow) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
      if (cuts && (left > room.left || right < room.right))
        Object.assign(room, { left, right, beside: name });
      if (cutsBelow && (top > room.top || bottom < room.bottom))
        Object.assign(room, { top, bottom, under: name });
    }
    rooms.set(element, room);
    return room;
  };
  const about = (text, what) => faults.add(`${what}: ${text.trim().slice(0, 40)}`);
  if (root.scrollWidth > innerWidth) about(`${root.scrollWidth}`, "the page scrolls sideways");
  if (document.body.innerText.includes("⟦")) about(document.body.innerText, "no sentence");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const UNSEEN = "option, noscript, .skip, [data-cut]"; // or whole in a tap
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const own = node.parentElement;
    const text = node.data;
    if (!text.trim() || !own.checkVisibility() || own.closest(UNSEEN)) continue;
    // A part of a drawing that is left out counts as visible, but takes no room.
    if (own.closest("svg") && !own.getBoundingClientRect().width) continue;
    const room = roomIn(own);
    if (room.unseen) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) about(text, "off the screen");
    if (box.left < room.left - 1 || box.right > room.right + 1)
      about(text, `sticks out of ${room.beside}`);
    if (box.top < room.top - 2 || box.bottom > room.bottom + 2)
      about(text, `sticks out above or below ${room.under}`);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    if (lines.size < 2 || style(own).hyphens === "auto" || own.closest("code")) continue;
    for (const { index, 0: word } of text.matchAll(/[^\s\-–—/]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      const han = /\p{Script=Han}/u.test(word); // which is broken anywhere
      if (!han && new Set(tops).size > 1) about(word, "broken word");
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const select of document.querySelectorAll("select")) {
    if (!select.checkVisibility()) continue;
    const { font, paddingLeft } = style(select);
    pen.font = font;
    const chosen = select.selectedOptions[0]?.text ?? "";
    const arrow = 20;
    const room = select.clientWidth - parseFloat(paddingLeft) - arrow;
    if (pen.measureText(chosen).width > room) about(chosen, "cut in its list");
  }
  return [...faults];
}"""


# Controls under 44 pixels. A link within a sentence or a heading is as high as its line, and
# what stands in a label is as large as the label.
TOO_SMALL = """() => [...document.querySelectorAll(
  "button, a, summary, select, textarea, input:not([type=hidden])"
)].filter(one => one.checkVisibility() && !one.matches(".skip, p a, h3 a, h4 a"))
  .filter(one => one.localName !== "a" || getComputedStyle(one).display !== "inline")
  .map(one => one.closest("label") ?? one)
  .filter(one => {
    const { width, height } = one.getBoundingClientRect();
    return width < 43.5 || height < 43.5;
  }).map(one => `${one.localName}.${one.classList} “${one.innerText.slice(0, 30)}” ` +
    `${one.offsetWidth}×${one.offsetHeight}`)"""


def test_a_wall_of_a_screen_shows_large_things_in_the_middle(screens: Any) -> None:
    """At 3840×2160 the letters are large, and what there is takes most of the width."""
    screen: Screen = screens(viewport={"width": 3840, "height": 2160})
    screen.go("/")
    make = Tables(screen.context, screen.url)
    for path in (
        "/",
        make.going_on(stealing(golden("regenwormen-three-fair"))),
        make.going_on(holding_a_die(golden("it-happens-three-shipped-mounds"))),
    ):
        page = screen.follow(path)
        screen.settle()
        left, right, letters = page.evaluate(
            """() => {
              const { left, right } = document.querySelector("main").getBoundingClientRect();
              const letters = parseFloat(getComputedStyle(document.body).fontSize);
              return [left, innerWidth - right, letters];
            }"""
        )
        assert abs(left - right) <= 1, path
        assert left < 0.2 * 3840, path
        assert letters >= 28, path
        assert page.evaluate(FAULTS) == [], path


def test_settings_are_remembered(screens: Any) -> None:
    screen: Screen = screens()
    page = screen.go("/settings")
    page.get_by_label("Language").select_option("nl")
    expect(page.locator("h1")).to_have_text("Instellingen")
    page.get_by_label("donker").check()
    page.reload()
    expect(page.locator("h1")).to_have_text("Instellingen")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
