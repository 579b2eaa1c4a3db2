"""The boards of the page in a real browser, in moments of real games.

They know no rules: they must offer the moves of the view, all of them and no others.
"""

from __future__ import annotations

import hashlib
import json
import re
import runpy
import shutil
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page
from tests.browser import STILL, WEB, axe_complaints
from tests.proof import PROOF, some

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


KEPT = WEB.parent / ".pytest_cache" / "boards"


def built() -> Path:
    """Return the demo page of the boards as files, built again only if its sources changed."""
    sources = [
        WEB / "package-lock.json",
        WEB / "demo.config.ts",
        *sorted((WEB / "src").rglob("*")),
    ]
    sources += sorted((WEB.parent / "src" / "wormery" / "locales").rglob("*.ftl"))
    digest = hashlib.sha256()
    for file in filter(Path.is_file, sources):
        digest.update(bytes(file.relative_to(WEB.parent)) + b"\0" + file.read_bytes() + b"\0")
    folder = KEPT / digest.hexdigest()[:16]
    if not folder.exists():
        shutil.rmtree(KEPT, ignore_errors=True)
        vite = ("node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
        new = folder.with_suffix(".new")
        command = [*vite, "--config", "demo.config.ts", "--outDir", str(new)]
        subprocess.run(command, cwd=WEB, check=True)
        new.rename(folder)
    return folder


class Quiet(SimpleHTTPRequestHandler):
    def log_request(self, *values: Any) -> None:
        """Write nothing among the results of the tests."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=built())) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}/src/boards/demo/index.html"
        server.shutdown()


# Boards are loaded when they are first needed.
ALL_THERE = """() => [...document.querySelectorAll("main")]
  .every(main => main.querySelector(".tabletop:not(.final)"))"""


class Visit:
    """A page of its own, which must not complain."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.complaints: list[str] = []
        self.pages: list[Page] = []

    def __call__(
        self,
        asked: str,
        width: int = 1000,
        height: int = 900,
        motion: bool = False,
        theme: str = "light",
        touch: bool = False,
    ) -> Page:
        page = self.browser.new_page(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        self.pages.append(page)
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
    for page in found.pages:
        page.close()
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
        # One is pressed by hand, and so are those that ask again; the others only as an event.
        before = len(sent(page))
        pressed = offered(board).evaluate_all(PRESS_PLAIN)
        assert sent(page)[before:] == pressed, name
        by_hand = board.locator("[data-move][data-asks]:not(:disabled)")
        for button in [*by_hand.all(), offered(board).last]:
            move = button.get_attribute("data-move")
            if button.get_attribute("data-asks") is not None:
                button.click()  # what costs something is asked again
                assert sent(page)[-1:] != [move]
                button = board.locator(f"[data-move='{move}']")
            button.click()
            assert sent(page)[-1] == move


# Presses what asks nothing, and says so of all that has no name to be read out.
PRESS_PLAIN = """all => all.filter(one => one.dataset.asks === undefined).map(one => {
  one.click();
  return one.ariaLabel || one.innerText.trim() ? one.dataset.move : "nameless";
})"""


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


def test_the_die_is_dragged_by_touch(visit: Visit) -> None:
    page = visit("show=ih-place", width=390, height=844, touch=True)
    touch = page.context.new_cdp_session(page)
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


WIDTHS = (320, 390, 768, 1440)


@pytest.mark.parametrize(
    ("language", "width"),
    some(list(product(LANGUAGES, WIDTHS)), *zip(LANGUAGES, cycle(WIDTHS), strict=False)),
)
def test_every_situation_fits_in_every_language(
    visit: Visit, language: str, width: int
) -> None:
    """No sentence is missing, nothing scrolls sideways, nothing is too small to touch."""
    page = visit(f"all=yes&language={language}", width=width)
    assert page.locator("main").count() == len(SITUATIONS)
    assert "⟦" not in page.content()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.locator("main button").evaluate_all(
        """all => all.map(one => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
        .map(([one, box]) => `${one.className} ${box.width}×${box.height}`)"""
    )
    assert small == []


@pytest.mark.parametrize(("theme", "half"), [("light", "odd"), ("dark", "even")])
def test_axe_finds_nothing_serious(visit: Visit, theme: str, half: str) -> None:
    """In a proof in every situation; otherwise in half of them, and the rest in the dark."""
    page = visit("all=yes", theme=theme)
    every_rule = "light"
    inside = "main" if PROOF else f"main:nth-of-type({half})"
    assert axe_complaints(page, every_rule, inside) == []


def test_there_are_moments_of_all_kinds() -> None:
    views = [one["view"] for one in SITUATIONS.values()]
    assert {view["actor"] for view in views} >= {CHANCE, -2, 0, 1}
    assert {view["seats"] for view in views} >= {2, 3, 4, 5, 7}
