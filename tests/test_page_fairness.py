"""Fair dice on the page, in a real Chromium: shown, noted before the first roll, compared."""

from __future__ import annotations

import itertools
import json
import random
import re
import time
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser import Screen, from_menu
from tests.tables import OVER, TableServer, sensible

from wormery import record

IDS = itertools.count(1)


def say(page: Page, url: str, code: str, kind: str, **values: Any) -> None:
    """A command of this very device, only quicker than a hand."""
    command = {"id": f"quick-{next(IDS)}", "kind": kind, **values}
    answer = page.request.post(f"{url}/api/tables/{code}/commands", data=command)
    assert answer.ok, answer.text()


def table(page: Page, url: str, code: str) -> Any:
    return page.request.get(f"{url}/api/tables/{code}").json()


def played_out(page: Page, url: str, code: str) -> None:
    chance = random.Random(1)
    say(page, url, code, "adjust", pace=0, grace=None, stand_in="casual")
    end = time.monotonic() + 60
    while time.monotonic() < end:
        now = table(page, url, code)
        (seen,) = now["views"]
        view = seen["view"]
        if view["actor"] == OVER:
            return
        if view["actor"] == seen["seat"]:
            wishes = {"seat": view["actor"], "step": now["table"]["steps"]}
            say(page, url, code, "move", move=sensible(view, chance), **wishes)
    raise AssertionError("the game did not end")


def note(page: Page, code: str) -> Any:
    kept = page.evaluate("code => localStorage.getItem(`wormery-dice-${code}`)", code)
    return json.loads(kept)


def other_commitment(page: Page, code: str) -> None:
    """Let the device have noted something else than what the server shows."""
    page.evaluate(
        """code => {
          const key = `wormery-dice-${code}`;
          const note = JSON.parse(localStorage[key]);
          localStorage[key] = JSON.stringify({ ...note, commitment: "0".repeat(64) });
        }""",
        code,
    )


def test_play_now_and_the_next_game(browser: Browser, server: TableServer) -> None:
    screen = Screen(
        browser, server.url, settings={"plain": True}, permissions=["clipboard-write"]
    )
    page, url = screen.go("/"), server.url
    page.locator("[data-play='it-happens']").click()
    page.wait_for_url("**/table/*")
    first = screen.code
    shown_and_noted(page, url, first)
    played_out(page, url, first)
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text(re.compile(r"^Fair: all \d+ rolls .* reveals"))).to_be_visible()
    expect(page.get_by_text("match what this device noted")).to_be_visible()
    expect(page.get_by_text("Your seeds came last")).to_be_visible()
    expect(page.get_by_text("The dice also chose who starts")).to_be_visible()
    text = page.request.get(f"{url}/api/tables/{first}/record").text()
    assert record.verify(record.read(text)).fairness.seeds[0] == note(page, first)["seeds"]["0"]

    # The same with a server that had rewritten the whole record: the note knows better.
    other_commitment(page, first)
    page.reload()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("isn’t what this device noted")).to_be_visible()

    # The next game has new dice, and starts as soon as this page has given its new seed.
    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda now: not now.endswith(first))
    expect(page.locator("[data-menu]")).to_be_visible()
    second = screen.code
    shown_and_noted(page, url, second)
    assert note(page, second)["seeds"]["0"] != note(page, first)["seeds"]["0"]
    screen.close()


def shown_and_noted(page: Page, url: str, code: str) -> None:
    """The commitment and this device's seed can be seen and copied, and are kept."""
    now = table(page, url, code)["table"]
    (kept,) = note(page, code)["seeds"].values()
    assert note(page, code)["commitment"] == now["commitment"]
    assert now["seats"][0]["seed"] == kept
    assert len(kept) == 64
    from_menu(page, "fair")
    shown = page.locator("dialog [data-fair-dice]")
    for text in (code, now["commitment"], kept):
        expect(shown).to_contain_text(text)
    shown.get_by_role("button", name="Copy as a note").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_guest_notes_the_seed_with_which_they_sit_down(
    browser: Browser, server: TableServer
) -> None:
    host, guest = (Screen(browser, server.url) for _ in range(2))
    host.go("/")
    plan = {"game": "it-happens", "seats": [{"kind": "here"}, {"kind": "link"}]}
    made = host.page.request.post(
        f"{server.url}/api/tables", data={"id": f"table-{next(IDS)}", "plan": plan}
    ).json()
    page = guest.go(f"/table/{made['code']}")
    page.locator("summary", has_text="Fair dice").click()
    expect(page.get_by_text("gave no seed")).to_be_visible()
    page.get_by_label("Your seed").fill("rain on the roof")
    page.locator("[data-sit='1']").click()
    expect(page.locator("[data-fair-dice]")).to_contain_text("rain on the roof")
    expect(page.locator("[data-fair-dice]")).to_contain_text(made["commitment"])
    assert note(page, made["code"])["seeds"] == {"1": "rain on the roof"}

    # A commitment that has changed since may have been chosen by the seed: no other is given.
    other_commitment(page, made["code"])
    page.get_by_role("button", name="Use this seed").click()
    expect(page.get_by_text("isn’t the one this device noted first")).to_be_visible()

    # Who starts gives their seed last, and notes all others.
    host.go(f"/table/{made['code']}")
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.page.locator("[data-menu]")).to_be_visible()
    seeds = [seat["seed"] for seat in table(page, server.url, made["code"])["table"]["seats"]]
    kept = note(host.page, made["code"])
    assert kept["all"] == seeds == [kept["seeds"]["0"], "rain on the roof"]

    page.goto(f"{server.url}/")
    for screen in (host, guest):
        screen.close()
