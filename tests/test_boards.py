"""The boards of the page in a real browser, in moments of real games.

They know no rules: they must offer the moves of the view, all of them and no others.
"""

from __future__ import annotations

import json
import re
import runpy
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page
from tests.browser import STILL, WEB, axe_complaints, running

from wormery.games import CHANCE
from wormery.locales import LANGUAGES

DEMO = WEB / "src" / "boards" / "demo"
SITUATIONS: dict[str, dict[str, Any]] = {
    one["name"]: one
    for one in json.loads((DEMO / "situations.json").read_text(encoding="utf-8"))
}
TO_MOVE = [
    name
    for name, one in SITUATIONS.items()
    if one["seat"] is not None and one["view"]["actor"] == one["seat"]
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The demo page of the boards, served as it is while developing."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    command = ["node", str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    with subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL) as server:
        try:
            yield wait_for(f"http://127.0.0.1:{port}/src/boards/demo/index.html")
        finally:
            server.terminate()


def wait_for(address: str) -> str:
    for _ in range(600):
        try:
            urllib.request.urlopen(address).close()
            return address
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the page is not served")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running() as found:
        yield found


# Boards are loaded when they are first needed.
ALL_THERE = """() => [...document.querySelectorAll("main")]
  .every(main => main.querySelector(".tabletop:not(.final)"))"""


class Visit:
    """A page of its own, which must not complain."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.complaints: list[str] = []

    def __call__(
        self,
        asked: str,
        width: int = 1000,
        height: int = 900,
        motion: bool = False,
        theme: str = "light",
    ) -> Page:
        page = self.browser.new_page(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
        )
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                self.complaints.append(message.text)
                if message.type == "error" and "favicon" not in message.location["url"]
                else None
            ),
        )
        page.goto(f"{self.address}?theme={theme}&{asked}")
        page.wait_for_selector("main, .row")
        page.wait_for_function(ALL_THERE)
        if not motion:
            page.evaluate(STILL, 0)  # the pieces of a board come one a frame
        return page


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    found = Visit(browser, address)
    yield found
    for context in browser.contexts:
        context.close()
    assert found.complaints == []


def sent(page: Page) -> list[str]:
    return list(json.loads(page.locator("output").text_content() or "[]"))


def offered(board: Locator) -> Locator:
    return board.locator("[data-move]:not(:disabled)")


def moves_offered(board: Locator) -> set[str]:
    found = offered(board).evaluate_all("all => all.map(one => one.dataset.move)")
    return set(found)


def test_situations_are_what_the_library_gives() -> None:
    made = runpy.run_path(str(DEMO / "make_situations.py"))["text"]()
    assert (DEMO / "situations.json").read_text(encoding="utf-8") == made


def test_pictures_are_what_the_art_draws(visit: Visit) -> None:
    draw = runpy.run_path(str(WEB / "src" / "art" / "make_pictures.py"))["standing_alone"]
    page = visit("show=art")
    drawn = list(DEMO.parent.glob("*/Picture.svelte"))
    assert drawn
    for component in drawn:
        folder = component.parent
        kept = (folder / "picture.svg").read_text(encoding="utf-8")
        assert draw(page, f"[data-picture={folder.name}]") == kept


# Moves


def test_all_legal_moves_are_offered_and_no_others(visit: Visit) -> None:
    page = visit("all=yes")
    for name in TO_MOVE:
        board = page.locator(f"[data-situation={name}]")
        assert moves_offered(board) == {
            move["move"] for move in SITUATIONS[name]["view"]["moves"]
        }, name
        for button in offered(board).all():
            move = button.get_attribute("data-move")
            assert button.get_attribute("aria-label") or button.inner_text()
            if button.get_attribute("data-asks") is not None:
                button.click()  # what costs something is asked again
                assert sent(page)[-1:] != [move]
                button = board.locator(f"[data-move='{move}']")
            button.click()
            assert sent(page)[-1] == move


def test_who_is_not_to_move_is_offered_nothing(visit: Visit) -> None:
    page = visit("all=yes")
    for name in SITUATIONS.keys() - set(TO_MOVE):
        assert moves_offered(page.locator(f"[data-situation={name}]")) == set(), name


def test_nothing_is_offered_while_a_move_is_on_its_way(visit: Visit) -> None:
    page = visit("all=yes&pending=yes")
    acting = (one for one in SITUATIONS.values() if one["view"]["actor"] == one["seat"])
    shown = page.locator("[data-move]").count()
    assert shown >= sum(len(one["view"]["moves"]) for one in acting) > 30
    assert moves_offered(page.locator("body")) == set()


@pytest.mark.parametrize("name", ["rw-choose", "rw-take", "ih-place"])
def test_a_game_can_be_moved_by_keyboard(name: str, visit: Visit) -> None:
    move = SITUATIONS[name]["view"]["moves"][-1]["move"]
    page = visit(f"show={name}")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.move") == move:
            break
    page.keyboard.press("Enter")
    assert sent(page) == [move]


# The die of It Happens.. is dropped on a mound


def centre(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("mound", [0, 1, 2])
def test_the_die_is_dragged_onto_a_mound(visit: Visit, mound: int) -> None:
    page = visit("show=ih-place")
    page.mouse.move(*centre(page.locator(".held")))
    page.mouse.down()
    page.mouse.move(*centre(page.locator(f"[data-mound='{mound}']")), steps=5)
    assert page.locator(".card.over").get_attribute("data-mound") == str(mound)
    page.mouse.up()
    assert sent(page) == [f"place {mound + 1}"]


def test_a_die_dropped_beside_the_mounds_goes_back(visit: Visit) -> None:
    page = visit("show=ih-place")
    die = page.locator(".held")
    place = centre(die)
    page.mouse.move(*place)
    page.mouse.down()
    page.mouse.move(5, 5, steps=5)
    assert centre(die) != place
    page.mouse.up()
    assert centre(die) == place
    assert sent(page) == []


def test_the_die_is_dragged_by_touch(browser: Browser, address: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{address}?show=ih-place")
    page.wait_for_function(ALL_THERE)
    page.evaluate(STILL, 0)
    touch = context.new_cdp_session(page)
    start = centre(page.locator(".held"))
    end = centre(page.locator("[data-mound='0']"))
    for kind, points in (
        ("touchStart", [start]),
        ("touchMove", [((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)]),
        ("touchMove", [end]),
        ("touchEnd", []),
    ):
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )
    page.wait_for_function("() => document.querySelector('output').textContent !== '[]'")
    assert sent(page) == ["place 1"]
    context.close()


# Real dice


def test_real_dice_are_tapped(visit: Visit) -> None:
    page = visit("show=rw-real")
    left = SITUATIONS["rw-real"]["view"]["left"]
    faces = page.locator(".key")
    done = page.locator(".real .go")
    for place in range(left):
        assert done.is_disabled()
        faces.nth((0, 4, 5)[place % 3]).click()
    assert faces.first.is_disabled()
    done.click()
    assert sent(page) == ["".join(sorted("15W15W15W"[:left]))]


def test_real_dice_are_typed(visit: Visit) -> None:
    page = visit("show=rw-real")
    left = SITUATIONS["rw-real"]["view"]["left"]
    page.locator(".real").focus()
    page.keyboard.type("6x3")
    page.keyboard.press("Backspace")
    page.keyboard.type("w" * (left + 2))
    page.locator(".real .go").press("Enter")
    assert sent(page) == ["W" * left]


def test_one_real_die_takes_one_tap(visit: Visit) -> None:
    page = visit("show=ih-real-die")
    page.locator(".key").nth(5).click()
    assert sent(page) == ["6"]


def test_real_mounds_are_chosen_or_drawn(visit: Visit) -> None:
    page = visit("show=ih-real-mounds")
    mounds = page.locator(".real .key")
    for number in (7, 12, 3):
        mounds.nth(number - 1).click()
    assert mounds.first.is_disabled()
    page.locator(".real .ends .go").click()
    assert sent(page) == ["3.7.12"]
    page.locator(".real .ends button").first.click()
    drawn = [int(number) for number in sent(page)[1].split(".")]
    assert len(set(drawn)) == 3
    assert sorted(drawn) == drawn
    assert set(drawn) <= set(range(1, 13))


# Motion

MOVING = ["rw-stolen", "rw-failed", "rw-choose", "rw-take", "ih-place", "ih-placed"]


# What is going on at its liveliest, from the moment the page is there.
WATCH = """
window.most = 0;
(function look() {
  window.most = Math.max(window.most, document.getAnimations().length);
  requestAnimationFrame(look);
})();
"""


@pytest.mark.parametrize("name", MOVING)
def test_pieces_travel(visit: Visit, name: str) -> None:
    page = visit(f"show={name}&from=previous", motion=True)
    page.evaluate(WATCH)
    page.wait_for_function("() => window.most > 0")


@pytest.mark.parametrize("name", MOVING)
def test_nothing_moves_for_those_who_want_no_motion(visit: Visit, name: str) -> None:
    page = visit(f"show={name}&from=previous")
    page.evaluate(WATCH)
    page.wait_for_selector("[data-arrived=true]")
    # Whatever would move has begun to by the next frames.
    for _ in range(3):
        page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate("window.most") == 0


def test_dice_come_to_rest_as_what_was_rolled(visit: Visit) -> None:
    page = visit("show=rw-choose&from=previous", motion=True)
    page.wait_for_selector(".cube")
    page.wait_for_selector(".cube", state="detached")
    faces = page.locator(".groups [data-face]").evaluate_all(
        "all => all.map(one => one.dataset.face)"
    )
    assert "".join(sorted(faces)) == SITUATIONS["rw-choose"]["view"]["rolled"]


# The end of a round, and of a game


def test_the_scoring_shows_who_gets_what(visit: Visit) -> None:
    page = visit("show=ih-scored&from=previous")
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    words = re.sub(r"\s+", " ", dialog.inner_text())
    told = SITUATIONS["ih-scored"]["told"]
    prizes = [line for line in told if "takes the" in line]
    assert prizes
    assert all(line in words for line in prizes)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("name", ["ih-over", "ih-over-two"])
def test_the_final_score_adds_up(visit: Visit, name: str) -> None:
    page = visit(f"show={name}")
    rows = page.locator(".final tbody tr")
    assert rows.count() == len(SITUATIONS[name]["view"]["holdings"])
    for row in rows.all():
        cells = [re.sub(r"\D", "", text) for text in row.locator("td").all_inner_texts()]
        *parts, total = map(int, cells)
        assert sum(parts) == total


@pytest.mark.parametrize("name", ["rw-over", "rw-over-seven"])
def test_the_worms_of_all_tiles_are_counted(visit: Visit, name: str) -> None:
    page = visit(f"show={name}")
    result = SITUATIONS[name]["view"]["result"]
    totals = []
    for row in page.locator(".final .rows li").all():
        totals.append(sum(map(int, row.locator(".part > span").all_inner_texts())))
    assert sorted(totals) == sorted(result["scores"])
    assert totals[0] == max(result["scores"])


# For everyone


@pytest.mark.parametrize("width", [320, 390, 768, 1440])
def test_no_sideways_scrolling_and_nothing_too_small_to_touch(visit: Visit, width: int) -> None:
    page = visit("all=yes", width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.locator("main button").evaluate_all(
        """all => all.map(one => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
        .map(([one, box]) => `${one.className} ${box.width}×${box.height}`)"""
    )
    assert small == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_missing(visit: Visit, language: str) -> None:
    page = visit(f"all=yes&language={language}")
    assert page.locator("main").count() == len(SITUATIONS)
    assert "⟦" not in page.content()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str) -> None:
    page = visit("all=yes", theme=theme)
    assert axe_complaints(page, theme, "main") == []


def test_there_are_moments_of_all_kinds() -> None:
    views = [one["view"] for one in SITUATIONS.values()]
    assert {view["actor"] for view in views} >= {CHANCE, -2, 0, 1}
    assert {view["seats"] for view in views} >= {2, 3, 4, 5, 7}
