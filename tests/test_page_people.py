"""Two people, two browsers: reactions, watchers, the clock, going away and coming back."""

from __future__ import annotations

import json
import os
from typing import Any

import httpx
from playwright.sync_api import Browser, expect
from tests.browser import Screen, axe_complaints
from tests.tables import TableServer

PHONE = {"width": 390, "height": 664}

# Every bubble that is ever shown from now on, and how far below its seat: it goes by itself,
# and on a busy machine sooner than a test can look.
NOTE_BUBBLES = """() => {
  window.bubbles = [];
  const seen = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (!(node instanceof Element && node.matches("[data-bubble]"))) return;
    const { bubble, seat } = node.dataset;
    const { bottom } = document.querySelectorAll(".tabletop .seats > li")[seat]
      .getBoundingClientRect();
    bubbles.push({ bubble, seat, below: parseFloat(node.style.top) - bottom });
    window.said = document.querySelector("[data-said]").textContent;
  }));
  new MutationObserver(seen).observe(document.body, { subtree: true, childList: true });
}"""


def ask(screen: Screen, method: str, path: str, body: Any = None) -> Any:
    """What a page of this device would ask."""
    with httpx.Client(base_url=screen.url, cookies=screen.cookies(), trust_env=False) as client:
        answer = client.request(method, path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


def say(screen: Screen, code: str, kind: str, **values: Any) -> None:
    command = {"id": os.urandom(6).hex(), "kind": kind, **values}
    ask(screen, "POST", f"/api/tables/{code}/commands", command)


def two_people(
    browser: Browser, server: TableServer, **plan: Any
) -> tuple[Screen, Screen, str]:
    """Anna on a phone and Bo at a desk, at a table that has just started; Anna begins."""
    anna = Screen(browser, server.url, viewport=PHONE, settings={"pace": "normal"})
    bo = Screen(browser, server.url, viewport={"width": 1280, "height": 720})
    for screen in (anna, bo):
        screen.go("/")
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}]
    made = {"game": "regenwormen", "seats": seats, "begins": 0, "pace": 0, **plan}
    wish = {"id": os.urandom(6).hex(), "plan": made}
    code: str = ask(anna, "POST", "/api/tables", wish)["code"]
    say(bo, code, "claim", seat=1, name="Bo")
    for screen in (anna, bo):
        screen.go(f"/table/{code}")
    say(anna, code, "start")
    for screen in (anna, bo):
        expect(screen.page.locator("[data-turn='0']")).to_be_visible()
    return anna, bo, code


def test_reactions_watchers_and_quiet(browser: Browser, server: TableServer) -> None:
    anna, bo, code = two_people(browser, server)
    anna.settle()
    anna.page.keyboard.press("x")
    first = anna.page.locator("[data-reaction]").first
    expect(first).to_be_focused()
    assert axe_complaints(anna.page, "light") == []
    for screen in (anna, bo):
        screen.settle()
        screen.page.evaluate(NOTE_BUBBLES)
    anna.page.locator("[data-reaction=ouch]").click()
    expect(anna.page.locator("[data-reaction=ouch]")).to_be_hidden()
    for screen in (anna, bo):
        screen.page.wait_for_function("() => bubbles.length > 0")
        (ouch,) = screen.page.evaluate("bubbles")
        assert (ouch["bubble"], ouch["seat"]) == ("ouch", "0")
        assert abs(ouch["below"]) < 40, "at the seat it comes from"
        assert screen.page.evaluate("said") == "Anna: Ouch!"

    # Who watches is seen, and has nothing to react with.
    eve = Screen(browser, server.url)
    eve.go(f"/table/{code}")
    expect(anna.page.locator("[data-watchers='1']")).to_be_visible()
    expect(eve.page.locator("[data-turn]")).to_be_visible()
    expect(eve.page.locator("[data-react]")).to_have_count(0)
    anna.settle()
    eve.close()
    expect(anna.page.locator("[data-watchers]")).to_have_count(0)

    # Bo wants none of it; Anna sends more than anyone needs, and is told so.
    expect(anna.page.locator("[data-bubble]")).to_have_count(0)
    bo.page.locator("[data-react]").click()
    bo.page.get_by_label("Show reactions").uncheck()
    bo.page.keyboard.press("Escape")
    plenty = anna.page.get_by_text("That’s plenty of reactions.")
    for _ in range(20):
        anna.page.locator("[data-react]").click()
        anna.page.locator("[data-reaction=hurry]").click()
        if plenty.count():
            break
    expect(plenty).to_be_visible()
    expect(anna.page.locator("[data-bubble]")).to_have_count(0)
    assert any(one["bubble"] == "hurry" for one in anna.page.evaluate("bubbles"))
    assert len(bo.page.evaluate("bubbles")) == 1, "no more was shown, not even for a moment"
    assert json.loads(bo.page.evaluate("localStorage.wormery"))["reactions"] is False
    for screen in (anna, bo):
        screen.close()


def test_a_turn_whose_time_runs_out(browser: Browser, server: TableServer) -> None:
    anna, bo, _ = two_people(browser, server, clock=6)
    for screen in (anna, bo):
        expect(screen.page.locator("[data-clock]")).to_be_visible()
    expect(anna.page.get_by_text("6 seconds left for your turn.")).to_be_attached()
    anna.settle()
    bo.settle()
    assert axe_complaints(anna.page, "light") == []
    expect(anna.page.get_by_text("Time’s up: a bot plays this turn for you.")).to_be_visible(
        timeout=15_000
    )
    anna.settle()
    expect(bo.page.locator("[data-turn='1']")).to_be_visible()
    for screen in (anna, bo):
        screen.close()


def test_a_stand_in_says_so_and_one_who_returns_is_told(
    browser: Browser, server: TableServer
) -> None:
    anna, bo, code = two_people(browser, server, grace=3)
    anna.go("/join")
    expect(bo.page.locator("[data-stands-in]")).to_contain_text("A bot plays for Anna in")
    bo.settle()
    expect(bo.page.locator("[data-away='0']")).to_contain_text("A bot (Casual) plays for Anna")
    expect(bo.page.locator("[data-away='0']")).to_contain_text("opening this table again")
    expect(bo.page.locator("[data-turn='1']")).to_be_visible()
    bo.settle()
    anna.go(f"/table/{code}")
    sheet = anna.page.get_by_role("dialog", name="While you were away")
    expect(sheet.locator("[data-meanwhile] li").first).to_be_visible()
    expect(sheet).to_contain_text("The seat is yours again.")
    assert axe_complaints(anna.page, "light") == []
    anna.settle()
    anna.page.locator("[data-go-on]").click()
    expect(sheet).to_have_count(0)
    expect(bo.page.locator("[data-away]")).to_have_count(0)
    for screen in (anna, bo):
        screen.close()


def test_a_clock_is_chosen_with_the_table(browser: Browser, server: TableServer) -> None:
    screen = Screen(browser, server.url)
    page = screen.go("/new/regenwormen")
    page.locator("details.more summary").click()
    page.get_by_label("1 minute").check()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    assert ask(screen, "GET", f"/api/tables/{screen.code}")["table"]["plan"]["clock"] == 60
    screen.close()
