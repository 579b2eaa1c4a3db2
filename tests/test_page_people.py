"""Reactions, watchers, the clock, going away and coming back, with two players."""

from __future__ import annotations

import json
import os
from typing import Any

import httpx
from playwright.sync_api import expect
from tests.browser import Screen, axe_complaints
from tests.page_time import PageTime, wait_until

PHONE = {"width": 390, "height": 664}

# Notes every bubble that is ever shown from now on.
NOTE_BUBBLES = """() => {
  window.bubbles = [];
  const see = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node instanceof Element && node.matches("[data-bubble]"))
      bubbles.push(node.dataset.bubble);
  }));
  new MutationObserver(see).observe(document.body, { subtree: true, childList: true });
}"""

# How far a bubble is below its seat.
BELOW = """bubble => {
  const seats = document.querySelectorAll(".tabletop .seats > li");
  const { bottom } = seats[bubble.dataset.seat].getBoundingClientRect();
  return parseFloat(bubble.style.top) - bottom;
}"""


def ask(screen: Screen, method: str, path: str, body: Any = None) -> Any:
    """Send a request as a page of this device would."""
    with httpx.Client(base_url=screen.url, cookies=screen.cookies(), trust_env=False) as client:
        answer = client.request(method, path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


def say(screen: Screen, code: str, kind: str, **values: Any) -> None:
    command = {"id": os.urandom(6).hex(), "kind": kind, **values}
    ask(screen, "POST", f"/api/tables/{code}/commands", command)


class Two:
    """Anna on a phone and Bo at a desk, at a table that has just started; Anna begins."""

    def __init__(self, screens: Any, **plan: Any) -> None:
        self.anna: Screen = screens(viewport=PHONE, settings={"pace": "normal"})
        self.bo: Screen = screens(viewport={"width": 1280, "height": 720})
        self.times = [PageTime(screen) for screen in (self.anna, self.bo)]
        self.heard: list[str] = []  # reactions, as Bo's page receives them
        self.bo.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        for screen in (self.anna, self.bo):
            screen.go("/")
        seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}]
        made = {"game": "regenwormen", "seats": seats, "begins": 0, "pace": 0, **plan}
        wish = {"id": os.urandom(6).hex(), "plan": made}
        self.code: str = ask(self.anna, "POST", "/api/tables", wish)["code"]
        say(self.bo, self.code, "claim", seat=1, name="Bo")
        for screen in (self.anna, self.bo):
            screen.go(f"/table/{self.code}")
        say(self.anna, self.code, "start")
        for screen in (self.anna, self.bo):
            expect(screen.page.locator("[data-turn='0']")).to_be_visible()
            screen.page.locator("section .board .seats").wait_for()

    def _hear(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["type"] == "reaction":
            self.heard.append(frame["reaction"])


def test_reactions_watchers_and_quiet(screens: Any) -> None:
    two = Two(screens)
    anna, bo = two.anna.page, two.bo.page
    anna.keyboard.press("x")
    expect(anna.locator("[data-reaction]").first).to_be_focused()
    assert axe_complaints(anna, "light") == []
    for time in two.times:
        time.stop()  # a bubble goes after a while
    anna.locator("[data-reaction=ouch]").click()
    expect(anna.locator("[data-reaction=ouch]")).to_be_hidden()
    for page in (anna, bo):
        bubble = page.locator("[data-bubble]")
        expect(bubble).to_have_attribute("data-bubble", "ouch")
        expect(bubble).to_have_attribute("data-seat", "0")
        assert abs(bubble.evaluate(BELOW)) < 40, "at the seat it comes from"
        expect(page.locator("[data-said]")).to_have_text("Anna: Ouch!")
    for page, time in zip((anna, bo), two.times, strict=True):
        time.run(2500)
        expect(page.locator("[data-bubble]")).to_have_count(0)

    # Who watches is seen, and has nothing to react with.
    eve: Screen = screens()
    eve.go(f"/table/{two.code}")
    expect(anna.locator("[data-watchers='1']")).to_be_visible()
    expect(eve.page.locator("[data-turn]")).to_be_visible()
    expect(eve.page.locator("[data-react]")).to_have_count(0)
    eve.page.close()
    expect(anna.locator("[data-watchers]")).to_have_count(0)

    # Bo wants none of it; Anna sends more than the server allows, and reads why.
    bo.locator("[data-react]").click()
    bo.get_by_label("Show reactions").uncheck()
    bo.keyboard.press("Escape")
    assert json.loads(bo.evaluate("localStorage.wormery"))["reactions"] is False
    bo.evaluate(NOTE_BUBBLES)
    hurry = "document.querySelector('[data-reaction=hurry]').click()"
    anna.evaluate(f"for (let sent = 0; sent < 4; sent += 1) {hurry}")
    expect(anna.get_by_text("That’s plenty of reactions.")).to_be_visible()
    expect(anna.locator("[data-bubble=hurry]")).to_have_count(1)
    two.times[0].run(2500)
    expect(anna.locator("[data-bubble]")).to_have_count(0)
    wait_until(bo, lambda: two.heard.count("hurry") > 0)
    two.times[1].run(100)
    assert bo.evaluate("bubbles") == [], "no more was shown, not even for a moment"


def test_a_turn_whose_time_runs_out(screens: Any) -> None:
    two = Two(screens, clock=60)
    for screen in (two.anna, two.bo):
        expect(screen.page.locator("[data-clock]")).to_be_visible()
    assert axe_complaints(two.anna.page, "light") == []
    soon = two.anna.page.get_by_text("10 seconds left for your turn.")
    expect(soon).to_have_count(0)
    two.times[0].skip(50_000)
    expect(soon).to_be_attached()
    expect(two.bo.page.locator("[data-turn='0']")).to_be_visible()


def test_a_bot_plays_the_turn_when_time_is_up(screens: Any) -> None:
    screen: Screen = screens(viewport=PHONE)
    page = screen.go("/")
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}]
    made = {"game": "regenwormen", "seats": seats, "begins": 0, "clock": 3}
    wish = {"id": os.urandom(6).hex(), "plan": made}
    code = ask(screen, "POST", "/api/tables", wish)["code"]
    bo: Screen = screens()
    bo.go("/")
    say(bo, code, "claim", seat=1, name="Bo")
    screen.go(f"/table/{code}")
    say(screen, code, "start")
    up = page.get_by_text("Time’s up: a bot plays this turn for you.")
    expect(up).to_be_visible(timeout=60_000)
    expect(page.locator("[data-turn='1']")).to_be_visible(timeout=60_000)


def test_a_stand_in_says_so_and_one_who_returns_is_told(screens: Any) -> None:
    two = Two(screens, grace=3600)
    anna, bo = two.anna.page, two.bo.page
    two.anna.go("/join")
    expect(bo.locator("[data-stands-in]")).to_contain_text("A bot plays for Anna in")
    say(two.anna, two.code, "adjust", pace=0, grace=0, stand_in="casual")
    expect(bo.locator("[data-away='0']")).to_contain_text("A bot (Casual) plays for Anna")
    expect(bo.locator("[data-away='0']")).to_contain_text("opening this table again")
    expect(bo.locator("[data-turn='1']")).to_be_visible()
    two.anna.go(f"/table/{two.code}")
    sheet = anna.get_by_role("dialog", name="While you were away")
    expect(sheet.locator("[data-meanwhile] li").first).to_be_visible()
    expect(sheet).to_contain_text("The seat is yours again.")
    two.anna.settle()
    assert axe_complaints(anna, "light") == []
    anna.locator("[data-go-on]").click()
    expect(sheet).to_have_count(0)
    expect(bo.locator("[data-away]")).to_have_count(0)


def test_a_clock_is_chosen_with_the_table(screens: Any) -> None:
    screen: Screen = screens()
    page = screen.go("/new/regenwormen")
    page.locator("details.more summary").click()
    page.get_by_label("1 minute").check()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    assert ask(screen, "GET", f"/api/tables/{screen.code}")["table"]["plan"]["clock"] == 60
