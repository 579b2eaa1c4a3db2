"""The end of a game on the page: an event, once the last piece has landed."""

from __future__ import annotations

import itertools
import re
from typing import Any

from playwright.sync_api import Browser, expect
from tests.browser import Screen, axe_complaints
from tests.screens import SLOW, Tables, golden, until
from tests.tables import TableServer

from wormery import record

PHONE = {"width": 390, "height": 664}
NUMBERS = itertools.count(1)


# Notes when the line of whose turn it is changed last, to say that there is none any more; and
# when the end is shown.
WATCH = """() => {
  const began = performance.now();
  window.lasted = 0;
  new MutationObserver(() => {
    if (document.querySelector("#result")) window.lasted ||= performance.now() - began;
  }).observe(document, { subtree: true, childList: true });
}"""


def last_move(name: str) -> record.GameRecord:
    game = golden(name)
    return until(game, lambda position: position is game.positions[-2])


def press_the_last(screen: Screen) -> None:
    screen.page.locator("section .board [data-move]:enabled").first.click()


def test_the_winner_is_cheered_and_the_other_hears_who_it_was(
    browser: Browser, server: TableServer
) -> None:
    """Anna wins It Happens.. with the last die, before the eyes of Bo."""
    moving = {"pace": "quick", "motion": "full"}
    anna = Screen(browser, server.url, viewport=PHONE, settings=moving)
    bo = Screen(browser, server.url, viewport=PHONE)
    make, join = Tables(anna.context, server.url), Tables(bo.context, server.url)
    game = last_move("it-happens-three-shipped-mounds")
    mover = game.position.actor
    other = (mover + 1) % 3
    seats: list[dict[str, Any]] = [{"kind": "bot", "name": ""} for _ in range(3)]
    seats[mover] = {"kind": "here", "name": "Anna"}
    seats[other] = {"kind": "link", "name": ""}
    plan = {"game": "it-happens", "seats": seats, "pace": SLOW}
    asked = {"id": f"end-{next(NUMBERS)}", "plan": plan, "record": record.write(game)}
    code = make.ask("post", "/api/tables", **asked)["code"]
    join.say(code, "claim", seat=other, name="Bo", seed="")
    make.say(code, "start")
    page = anna.go(f"/table/{code}")
    watching = bo.go(f"/table/{code}")
    watching.locator("section .board .seats").wait_for()
    press_the_last(anna)
    # First the last die lands and the mounds are scored; only then is the game seen to end.
    page.locator("dialog[open] .press.go").wait_for()
    expect(page.locator("#result")).to_have_count(0)
    expect(page).not_to_have_title("You win! · Wormery")
    page.locator("dialog[open] .press.go").click()
    expect(page.locator("#result")).to_have_text("You win!")
    expect(page).to_have_title("You win! · Wormery")
    expect(page.locator("[data-confetti]")).to_be_visible()
    expect(page.locator("[data-rematch]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-highlight=queens] .who")).to_have_text("You")
    # It is over soon, and leaves the pieces lying around the winner.
    expect(page.locator("[data-confetti]")).to_have_count(0)
    assert axe_complaints(page, "light") == []
    if watching.locator("dialog[open] .press.go").count():
        watching.locator("dialog[open] .press.go").click()
    expect(watching.locator("#result")).to_have_text("Anna wins!")
    expect(watching).to_have_title("Anna wins! · Wormery")
    expect(watching.locator("[data-highlight=queens] .who")).to_have_text("Anna")
    # Nothing moves where nothing may.
    expect(watching.locator("[data-confetti]")).to_have_count(0)
    expect(watching.locator(".lying i").first).to_be_visible()
    assert axe_complaints(watching, "light") == []
    anna.close()
    bo.close()


def test_the_last_tile_lands_before_the_end_is_told(
    browser: Browser, server: TableServer
) -> None:
    """Regenwormen, lost: who won, and something kind; none of it while the tile still flies."""
    screen = Screen(
        browser, server.url, viewport=PHONE, settings={"pace": "normal", "motion": "full"}
    )
    game = last_move("regenwormen-three-fair")
    page = screen.go(Tables(screen.context, server.url).going_on(game))
    page.locator("section .board [data-move]:enabled").first.wait_for()
    page.evaluate(WATCH)
    press_the_last(screen)
    expect(page.locator("#result")).to_have_text(re.compile(r"^\S+ wins!$"))
    lasted = page.evaluate("window.lasted")
    assert lasted > 900, f"so long the tile takes to land; the end came after {lasted} ms"
    expect(page.locator(".kind")).to_be_visible()
    expect(page.locator("[data-rematch]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-highlight=luck] .figure")).to_have_text("1 in 115")
    # Whoever comes later sees how it ended, at rest.
    page.reload()
    expect(page.locator("#result")).to_have_text(re.compile(r"^\S+ wins!$"))
    expect(page.locator("[data-confetti]")).to_have_count(0)
    screen.speak("fr")
    expect(page.locator("#result")).to_have_text(re.compile(r"^\S+ gagne\s!$"))
    expect(page.locator("[data-highlight=luck] .figure")).to_have_text("1 sur 115")
    screen.close()
