"""The same dice for everyone, on the page: the daily table, challenges, two games compared."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import PATIENCE, Screen, axe_complaints, broken_words, play_to_the_end
from tests.proof import some
from tests.screens import Tables, golden
from tests.tables import OVER, TableServer, sensible, serving

from wormery.locales import LANGUAGES

PHONE = {"width": 390, "height": 664}
SMALL = {"width": 320, "height": 568}
THEMES = ("light", "dark")
WIDER = "document.documentElement.scrollWidth > innerWidth"
# Words that are wider than what they are in.
CUT = """inside => [
  ...document.querySelectorAll(`${inside} :is(h1, h2, th, td, p, li, .button)`),
]
  .filter((one) => !one.matches(".unseen") && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))"""
ROUNDS = 4  # of a game of It Happens..
GAME = "it-happens"

View = dict[str, Any]


def rush(
    make: Tables, code: str, choose: Any = sensible, stop: Callable[[View], bool] | None = None
) -> None:
    """Play a table's first seat over HTTP, to the end or until then."""
    die = random.Random(1)
    until = time.monotonic() + 3 * PATIENCE / 1000
    while time.monotonic() < until:
        now = make.ask("get", f"/api/tables/{code}")
        seen = now["views"][0]
        view, seat = seen["view"], seen["seat"]
        if view["actor"] == OVER or (stop and view["actor"] == seat and stop(view)):
            return
        if view["actor"] == seat:
            steps = now["table"]["steps"]
            make.say(code, "move", seat=seat, move=choose(view, die), step=steps)
        else:
            time.sleep(0.01)
    raise AssertionError("the game did not end")


def first(view: View, die: random.Random) -> str:
    """Somebody who plays unlike `sensible`."""
    moves = [choice["move"] for choice in view["moves"]]
    taken = [move for move in moves if move.startswith(("take", "keep W"))]
    return str([*taken, *moves][0])


def quick(make: Tables, code: str) -> None:
    make.say(code, "adjust", pace=0, grace=None, stand_in="casual")


def looks_right(page: Page, theme: str = "light", inside: str = "main") -> None:
    fits(page, inside)
    assert not axe_complaints(page, theme, inside)


def fits(page: Page, inside: str = "main") -> None:
    assert not page.evaluate(WIDER), page.url
    assert page.evaluate(CUT, inside) == [], page.url
    assert broken_words(page, inside) == [], page.url


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[TableServer]:
    """A server with nothing on it yet; named before `screens`, it outlives them."""
    with serving(tmp_path / "tables.db", "--no-limits") as found:
        yield found


def test_the_table_of_the_day_is_played_once(empty: TableServer, screens: Any) -> None:
    """To its end by touch; the results of others are shown only then."""
    screen: Screen = screens(url=empty.url, viewport=PHONE, has_touch=True)
    page = screen.go("/")
    today = page.locator(f"[data-today='{GAME}']")
    expect(today).to_contain_text("not played yet")
    page = screen.go("/daily")
    card = page.locator(f"[data-daily='{GAME}']")
    expect(card).to_contain_text("Against ")
    expect(page.get_by_role("timer")).to_contain_text("New tables in")
    fits(page)
    card.locator("summary").tap()
    seed = card.locator("[data-seed]").inner_text()
    day = re.search(r"\d{4}-\d\d-\d\d", seed)
    assert day is not None
    assert GAME in seed

    screen.expected = ("403", "409")
    results = f"/daily/{GAME}/{day[0]}"
    page = screen.go(results)
    expect(page.get_by_role("alert")).to_contain_text("Play today’s table first")
    expect(page.locator("[data-line]")).to_have_count(0)
    page.get_by_role("link", name="To the table").tap()
    page.locator("[data-play-daily]").tap()
    page.wait_for_url("**/table/*")
    code = screen.code

    page = screen.go("/daily")
    expect(card).to_contain_text("You’re in the middle of it.")
    card.get_by_role("button", name="Go on").tap()
    page.wait_for_url(f"**/table/{code}")
    rush(Tables(screen.context, screen.url), code, stop=lambda view: view["round"] == ROUNDS)
    play_to_the_end(screen, tap=True)

    page.locator("[data-others]").tap()
    page.wait_for_url(f"**{results}")
    own = page.locator("[data-own]")
    expect(own.locator("h2")).to_have_text("You’re 1st of 1")
    expect(page.locator("[data-champion]")).to_contain_text(re.compile(r"Scored \d+ and"))
    expect(page.locator("[data-line='mine']")).to_contain_text("You")
    fits(page)

    own.locator("[data-compare]").tap()
    where = page.locator("[data-parted]")
    turn = int(where.get_attribute("data-parted") or -1)
    expect(where).to_contain_text("Same dice, different choice")
    fits(page)
    where.locator("[data-jump]").tap()
    parted = page.locator(f"[data-turn='{turn}']")
    expect(parted).to_be_in_viewport()
    expect(parted.locator(":focus")).to_have_count(1)
    assert parted.evaluate("row => row.getBoundingClientRect().top >= 0")
    page.get_by_role("link", name="Watch this turn").first.tap()
    page.wait_for_url(f"**/replay/{code}?step=*")

    page = screen.go(f"/daily/{GAME}")
    page.wait_for_url(f"**{results}")
    page = screen.go("/")
    expect(today).to_contain_text(re.compile("Won|Place"))


def test_two_who_take_up_a_challenge_are_compared(screens: Any, server: TableServer) -> None:
    """One link, three people: whoever had the dice first, and two who play with them apart."""
    maker: Screen = screens(viewport=PHONE, settings={"theme": "dark"})
    maker.go("/")
    path = Tables(maker.context, server.url).finished(golden("it-happens-two-fair"))
    page = maker.go(path)
    page.locator("[data-challenge-friend]").click()
    page.locator("dialog[open] svg").wait_for()
    looks_right(page, "dark", "dialog")
    page.get_by_role("link", name="See who has played it").click()
    page.wait_for_url("**/challenge/*")
    expect(page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    expect(page.get_by_text("Nobody has taken it up yet.")).to_be_visible()
    link = page.url
    code = link.rsplit("/", 1)[1]

    takers: list[Screen] = []
    for name, choose in (("Bo", sensible), ("Chidi", first)):
        taker: Screen = screens(viewport=PHONE)
        taker.go("/")
        Tables(taker.context, server.url).ask("put", "/api/me", nickname=name)
        page = taker.go(f"/challenge/{code}")
        expect(page.locator("h1")).to_contain_text("challenges you")
        expect(page.locator("[data-line]")).to_have_count(0)
        if not takers:
            looks_right(page)
        page.get_by_role("button", name="Play the same dice").click()
        page.wait_for_url("**/table/*")
        table = taker.code
        page = taker.go(f"/challenge/{code}")
        page.get_by_role("button", name="Go on").click()
        page.wait_for_url(f"**/table/{table}")
        rush(Tables(taker.context, server.url), table, choose)
        page = taker.go(f"/table/{table}")
        page.locator("[data-others]").click()
        page.wait_for_url(link)
        expect(page.locator("[data-line='mine']")).to_have_count(1)
        takers.append(taker)

    page = takers[1].page
    expect(page.locator("[data-line]")).to_have_count(3)
    fits(page)
    for number in (0, 1):
        page.locator(f"a[href$='against={number}']").click()
        page.locator("[data-turn]").first.wait_for()
        expect(page.get_by_role("columnheader").first).to_contain_text("You")
        expect(page.get_by_text(re.compile(r"In all \d+ places"))).to_be_visible()
        fits(page)
        page.get_by_role("link", name="Back to the results").click()

    page = maker.go(f"/challenge/{code}")
    others = page.locator("[data-line='other']")
    expect(others).to_have_count(2)
    assert {one.locator("bdi").inner_text() for one in others.all()} == {"Bo", "Chidi"}
    page.get_by_role("link", name=re.compile("^Compare")).first.click()
    page.locator("[data-turn]").first.wait_for()
    looks_right(page, "dark")


def test_it_fits_a_small_phone_in_every_language(screens: Any) -> None:
    """Every page of someone who has played today and has a challenge of their own."""
    screen: Screen = screens(viewport=SMALL)
    page = screen.go("/")
    make = Tables(screen.context, screen.url)
    day = make.ask("get", "/api/daily")["day"]
    table = make.ask("post", f"/api/daily/{GAME}")["code"]
    quick(make, table)
    rush(make, table)
    challenge = make.ask("post", "/api/challenges", code=table, seat=0)["code"]
    results = f"/daily/{GAME}/{day}"
    seen = {
        "/daily": "[data-daily]",
        results: "[data-own]",
        f"{results}/compare": "[data-turn]",
        f"/challenge/{challenge}": "[data-challenge] svg",
        "/": ".today .far:not(:empty)",
    }
    for number, (path, there) in enumerate(seen.items()):
        screen.follow(path)
        for language in LANGUAGES:
            screen.choose(language=language)
            page.locator(f"html[lang='{language}'] {there}").first.wait_for()
            screen.settle()
            fits(page)
        for theme in some(THEMES, THEMES[number % 2]):
            screen.choose(theme=theme)
            assert not axe_complaints(page, "light", "main")


def test_home_is_whole_without_an_answer(screens: Any) -> None:
    screen: Screen = screens(viewport=PHONE)
    screen.expected = ("Failed to load resource",)
    screen.context.route("**/api/daily*", lambda route: route.abort())
    page = screen.go("/")
    screen.settle()
    card = page.get_by_role("region", name="Today")
    expect(card.get_by_role("link")).to_have_count(6)
    expect(page.locator(".refusal")).to_have_count(0)
