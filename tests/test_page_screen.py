"""A table is one screen: a turn without scrolling, one menu, keys, one act after the other."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import Screen, from_menu
from tests.page_time import PageTime, wait_until
from tests.proof import some
from tests.screens import SLOW, Tables, golden, kinds, lost, steals, until

from wormery import record
from wormery.games import CHANCE, OVER
from wormery.locales import LANGUAGES


def table(screen: Screen, game: record.GameRecord, *people: int, **plan: Any) -> Page:
    """Go to a table where a game goes on, with these people at the screen."""
    return go_to(screen, Tables(screen.context, screen.url), game, *people, **plan)


def go_to(
    screen: Screen, make: Tables, game: record.GameRecord, *people: int, **plan: Any
) -> Page:
    page = screen.go(make.going_on(game, set(people) if people else None, **plan))
    page.locator("[data-menu]").wait_for()
    page.locator("section.board").wait_for(state="attached")  # a piece of its own
    return page


# A whole turn on one screen

PHONE, LAPTOP, SMALLEST = (390, 664), (1280, 720), (320, 568)

# What is wrong with a screen: it scrolls, a choice is not wholly on it and free to be tapped,
# or the question is written across one. Where it is smallest, one button for each choice is
# enough.
FAULTS = """smallest => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  for (const one of document.querySelectorAll("section.board, section.board *")) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const scrolls = how => how === "auto" || how === "scroll";
    if ((scrolls(overflowY) && one.scrollHeight > one.clientHeight + 1) ||
        (scrolls(overflowX) && one.scrollWidth > one.clientWidth + 1))
      faults.push(`<${one.localName} class="${one.getAttribute("class")}"> scrolls`);
  }
  const whole = button => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const felt = button.closest(".table")?.getBoundingClientRect();
    if (felt && bottom > felt.bottom) faults.push(`“${button.dataset.move}” sticks out below`);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight &&
      on !== null && (button.contains(on) || on.contains(button));
  };
  const buttons = [...document.querySelectorAll("section.board [data-move]:enabled")];
  for (const button of buttons) {
    const move = button.dataset.move;
    const same = smallest ? buttons.filter(one => one.dataset.move === move) : [button];
    if (!same.some(whole)) faults.push(`“${move}” is not wholly on the screen`);
  }
  const asked = document.querySelector("section.board .prompt");
  const text = asked?.getBoundingClientRect();
  for (const button of text?.width ? buttons : []) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (left < text.right - 1 && right > text.left + 1 &&
        top < text.bottom - 1 && bottom > text.top + 1)
      faults.push(`“${asked.textContent}” is written across “${button.dataset.move}”`);
  }
  return [...new Set(faults)];
}"""

# Where the board is: nothing that is said may move it.
BOX = """() => {
  const { top, height } = document.querySelector("section.board").getBoundingClientRect();
  return `${Math.round(top + scrollY)} ${Math.round(height)}`;
}"""

# Press the first of these that there is, as a key would; or go on after a round.
PRESS = """wanted => {
  const go = document.querySelector("dialog[open] button:last-of-type");
  const found = go ?? wanted.map(move => document.querySelector(
    `section.board [data-move^='${move}']:enabled`)).find(button => button);
  found?.click();
  return found?.dataset.move ?? null;
}"""
READY = "section.board [data-move]:enabled, dialog[open] button, [data-hand-over]"


# What kinds of choices there are: one screen of each is looked at in each language.
KINDS = """() => [...new Set([...document.querySelectorAll(
  "section.board [data-move]:enabled")].map(one => one.dataset.move.split(" ")[0]))].join()"""


def play_a_turn(screen: Screen, moves: list[str], look: Callable[[], None]) -> None:
    """Press these, the first that is there, until somebody else's turn comes."""
    page = screen.page
    turn = page.locator(".whose").get_attribute("data-turn")
    seen: set[str] = set()
    for _ in range(30):
        page.locator(READY).first.wait_for()
        if page.locator(".whose").get_attribute("data-turn") != turn:
            assert len(seen) > 1
            return
        choices = page.evaluate(KINDS)
        if choices not in seen and not page.locator("dialog[open]").count():
            seen.add(choices)
            screen.settle(20)
            look()
        page.evaluate(PRESS, moves)
    raise AssertionError("the turn did not end")


def start_of_turn(name: str) -> record.GameRecord:
    """The beginning of a turn in the middle of a game, when much lies on the table."""
    game = golden(name)
    later = len(game.positions) // 2
    return until(
        game,
        lambda p: p in game.positions[later:] and p.actor not in (CHANCE, OVER) and begins(p),
    )


def begins(position: Any) -> bool:
    if "roll" not in kinds(position):
        return False
    return not getattr(position, "aside", "") and not getattr(position, "die", None)


@pytest.mark.parametrize(
    ("name", "moves", "languages"),
    [
        ("regenwormen-two", ["take", "keep", "roll", "give up"], ["nl"]),
        ("regenwormen-four", ["take", "keep", "roll", "give up"], ["de"]),
        ("it-happens-two", ["place", "roll"], ["zh-Hant"]),
        ("it-happens-four-open", ["place", "roll"], ["fr", "en"]),
    ],
)
def test_a_whole_turn_fits_one_screen_in_every_language(
    visitors: Any, name: str, moves: list[str], languages: list[str]
) -> None:
    a_turn_fits(visitors(), name, moves, some(LANGUAGES, *languages))


def a_turn_fits(
    screen: Screen, name: str, moves: list[str], languages: Iterable[str], **plan: Any
) -> None:
    """Play the turn in each of these, and look at every kind of choice on all screens."""
    game = start_of_turn(name)
    page = table(screen, game, *range(game.position.seats), **plan)
    found: set[str] = set()
    boxes: dict[tuple[int, int], set[str]] = {PHONE: set(), LAPTOP: set(), SMALLEST: set()}

    def look() -> None:
        for size, places in boxes.items():
            page.set_viewport_size({"width": size[0], "height": size[1]})
            place, faults = page.evaluate(BOX), page.evaluate(FAULTS, size == SMALLEST)
            if faults or places - {place}:
                # On a busy machine the board may still be changing to the new size, or
                # something flying over a button.
                screen.settle(200)
                place, faults = page.evaluate(BOX), page.evaluate(FAULTS, size == SMALLEST)
            places.add(place)
            found.update(f"{language} {size[0]}: {fault}" for fault in faults)

    for language in languages:
        screen.speak(language, still=20)
        page.locator(READY).first.wait_for()
        if page.locator("[data-hand-over]").count():
            page.locator(".quiet input[type=checkbox]").check()
            page.locator("[data-hand-over]").click()
        play_a_turn(screen, moves, look)
    assert {size: places for size, places in boxes.items() if len(places) > 1} == {}
    assert sorted(found) == []


def test_all_that_can_be_done_at_once_fits_one_screen_in_every_language(visitors: Any) -> None:
    """Roll the last die, steal, take the highest, or tap another tile; the longest words."""
    screen: Screen = visitors()

    def crowded(position: Any) -> bool:
        takes = [move for move in position.moves if move.kind == "take"]
        return len(position.aside) == 7 and steals(position) and len(takes) > 2

    page = table(screen, until(golden("regenwormen-four"), crowded))
    page.locator(READY).first.wait_for()
    found: list[str] = []
    for language in LANGUAGES:
        screen.speak(language)
        for width, height in (PHONE, LAPTOP, SMALLEST):
            page.set_viewport_size({"width": width, "height": height})
            faults = page.evaluate(FAULTS, (width, height) == SMALLEST)
            found += [f"{language} {width}: {fault}" for fault in faults]
    assert found == []


ROLLED = until(
    golden("regenwormen-three-fair"), lambda p: "keep" in kinds(p) and len(p.aside) > 1
)


def test_what_is_said_in_between_does_not_move_the_board(visitors: Any) -> None:
    """A screen to be handed on lies over it, a connection that is gone is told above it."""
    screen: Screen = visitors(viewport={"width": 390, "height": 664})
    screen.expected = ("WebSocket",)
    game = golden("regenwormen-three-fair")
    passed = until(game, lambda p: p.actor == 1 and len(p.row) < 16)
    make = Tables(screen.context, screen.url)
    page = go_to(screen, make, passed, 0, 1, 2)
    page.locator("[data-hand-over]").wait_for()
    before = page.evaluate(BOX)
    page.locator("[data-hand-over]").click()
    expect(page.locator("[data-hand-over]")).to_have_count(0)
    assert page.evaluate(BOX) == before
    go_to(screen, make, ROLLED)
    lost(page)
    assert page.evaluate(BOX) == before
    said, seats = page.locator(".lost").bounding_box(), page.locator(".seats").bounding_box()
    assert said
    assert seats
    assert said["y"] + said["height"] <= seats["y"]


# The menu


def test_the_menu_is_opened_and_walked_through_with_keys(visitors: Any) -> None:
    screen: Screen = visitors()
    page = table(screen, ROLLED)
    button, items = page.locator("[data-menu]"), page.locator("[role=menuitem]")
    expect(button).to_have_attribute("aria-expanded", "false")
    button.focus()
    page.keyboard.press("ArrowDown")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(items.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(items.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(items.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    expect(button).to_be_focused()
    from_menu(page, "plain")
    expect(page.locator("section.board .plain")).to_be_visible()


def test_on_a_phone_the_log_is_in_a_tap(visitors: Any) -> None:
    screen: Screen = visitors(viewport={"width": 390, "height": 664})
    page = table(screen, ROLLED)
    expect(page.locator("aside")).to_have_count(0)
    page.locator("[data-log]").click()
    last = page.locator("dialog ol li").last
    expect(last).to_be_in_viewport()
    assert last.inner_text() in page.locator(".now").inner_text()


# Keys


def test_keys_press_buttons_and_are_shown(visitors: Any) -> None:
    screen: Screen = visitors()
    page = table(screen, ROLLED)
    page.locator("[data-move^='keep']").first.press("Enter")
    undo = page.locator("[data-undo]")
    expect(undo).to_be_enabled()
    page.keyboard.press("?")
    keys = page.locator("[data-keys]")
    expect(keys).to_contain_text("Take back")
    page.keyboard.press("u")  # belongs to the sheet, which has none such
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(undo).to_be_enabled()
    page.keyboard.press("Control+u")
    expect(page.locator("[data-move^='keep']")).to_have_count(0)
    told = page.locator(".now").inner_text()
    page.keyboard.press("u")
    expect(page.locator("[data-move^='keep']").first).to_be_enabled()
    expect(page.locator(".now")).not_to_have_text(told)


# Faster


def test_one_press_shows_how_far_the_bots_are(visitors: Any) -> None:
    screen: Screen = visitors(settings={"pace": "slow"})
    time = PageTime(screen)
    game = until(golden("regenwormen-four"), lambda p: "keep" in kinds(p))
    make = Tables(screen.context, screen.url)
    page = go_to(screen, make, game, (game.position.actor + 3) % 4, pace=400)
    faster = page.locator("[data-faster]")
    faster.wait_for()
    lines = page.locator("aside ol li")
    lines.first.wait_for()

    time.stop()
    wait_until(page, lambda: told(screen) > lines.count() + 2)
    make.say(screen.code, "adjust", pace=SLOW, grace=None, stand_in="casual")
    known = told(screen)
    assert lines.count() < known  # each thing is still being shown, slowly
    page.keyboard.press("f")
    expect(lines.nth(known - 1)).to_be_attached()
    assert kept(page)["pace"] == "slow"
    faster.click()
    assert kept(page)["pace"] == "quick"
    expect(page.get_by_text("Quick pace from now on")).to_be_visible()


def told(screen: Screen) -> int:
    """The number of sentences that the server has told of this table."""
    return sum(len(moment["told"]) for moment in history(screen))


def history(screen: Screen) -> list[dict[str, Any]]:
    answer = screen.page.request.get(f"{screen.url}/api/tables/{screen.code}/history")
    moments: list[dict[str, Any]] = answer.json()["moments"]
    return moments


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.wormery"))
    return found


# Acts, in a replay and at the end


def test_a_failed_roll_is_seen_in_the_replay_before_it_is_told(visitors: Any) -> None:
    screen: Screen = visitors(settings={"pace": "quick", "motion": "full"})
    time = PageTime(screen)
    game = golden("regenwormen-three-fair")
    failed = next(
        at
        for at, (was, now) in enumerate(zip(game.positions, game.positions[1:], strict=False))
        if was.actor == CHANCE and was.turn != now.turn
    )
    page = screen.go(Tables(screen.context, screen.url).replay(game) + f"?step={failed}")
    page.locator("section .board .seats").wait_for()
    after = history(screen)
    sentence = after[failed + 1]["told"][0]
    shown = page.locator(".told")
    expect(shown).not_to_contain_text(sentence)

    time.stop()
    time.land()  # so that the dice are waited for by the clock alone
    page.get_by_role("button", name="Play", exact=True).click()
    title = page.locator("h1")
    time.run_until(lambda: f"step {failed + 1}" in title.inner_text())
    flight = time.run_until(lambda: sentence in shown.inner_text())
    reading = time.run_until(lambda: f"step {failed + 2}" in title.inner_text())
    assert flight > 0.8 * 1250 * 0.6
    assert reading > 1100 * 0.6
    # One who leafs back and jumps sees at once how it was.
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Moment in the game").press("End")
    expect(shown).to_contain_text(after[-1]["told"][-1])


def test_the_end_comes_when_the_last_tile_has_landed(visitors: Any) -> None:
    screen: Screen = visitors(settings={"pace": "quick", "motion": "full"})
    time = PageTime(screen)
    game = golden("regenwormen-three-fair")
    page = table(screen, until(game, lambda p: p is game.positions[-2]))
    button = page.locator("section.board [data-move]:enabled").first
    button.wait_for()
    time.stop()
    before = page.locator(".now").inner_text()
    button.press("Enter")
    expect(page.locator(".now")).not_to_have_text(before)
    result = page.locator("#result")
    assert time.run_until(lambda: result.count() > 0) > 900 * 0.6  # as long as a tile flies
