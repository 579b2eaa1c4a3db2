"""Learning on the page: the lessons, who is asked whether they are new, and figures to try."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser import Screen, axe_complaints
from tests.helpers import names
from tests.proof import some
from tests.tables import TableServer
from tests.test_rules_texts import in_folders

from wormery import games, lessons
from wormery.games.finding import is_ours
from wormery.locales import LANGUAGES

PHONE = {"width": 390, "height": 664}
SMALL = {"width": 320, "height": 568}
OURS = [name for name, game in games.GAMES.items() if is_ours(game)]
THEMES = ("light", "dark")
COMPILING = 120  # seconds
WIDER = "document.documentElement.scrollWidth > innerWidth"
HIGHER = "document.documentElement.scrollHeight > innerHeight"
# Buttons and words of the lesson that are not wholly on the screen, or cut by what they lie in.
CUT = """() => [...document.querySelectorAll(
    ".lesson button:not(.unseen), .lesson [data-panel] p:not(.off)"
  )].filter(one => {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility({ visibilityProperty: true })) return false;
    return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1
      || one.tagName === "P" && one.scrollWidth > one.clientWidth + 1;
  }).map(one => one.textContent.trim().slice(0, 40) || one.title)"""


# What does not fit into its mound; and a board has all the room there is.
SQUEEZED = """() => {
  const sheet = document.querySelector("dialog[open]");
  const room = sheet.getBoundingClientRect().bottom
    - sheet.querySelector("section").getBoundingClientRect().bottom;
  const high = [...sheet.querySelectorAll("section [data-mound] > p")].filter(one =>
    one.getBoundingClientRect().bottom > one.parentElement.getBoundingClientRect().bottom + 1);
  return [...(room > 20 ? [room] : []), ...high.map(one => one.outerHTML.slice(0, 120))];
}"""


def document_of(server: TableServer, game: str, language: str = "en") -> Any:
    path = f"{server.url}/api/lessons/{game}"
    # The first who asks may have to wait until the rules are compiled.
    return httpx.get(path, params={"language": language}, timeout=COMPILING).json()


def at_step(page: Page, step: Any) -> Locator:
    """The step is on the screen, and its board can be played on."""
    shown = page.locator(f"[data-lesson='{step['id']}']")
    shown.locator("section [data-move]:enabled").first.wait_for()
    return shown


def one_of(step: Any, right: bool) -> Any:
    return next((one for one in step["answers"] if one["right"] == right), None)


def choose(screen: Screen, move: str, tap: bool = True) -> None:
    """Make a move by touch or by mouse; giving up is asked about first."""

    def press(button: Locator) -> None:
        screen.wait_for_the_next_tap()
        if tap:
            button.tap()
        else:
            button.click()

    button = screen.page.locator(f"section [data-move='{move}']:enabled").last
    asks = button.get_attribute("data-asks") is not None
    press(button)
    if asks:
        press(screen.page.locator(f"section .ask [data-move='{move}']"))


def read_scores(page: Page) -> None:
    """A round that is over is looked at before one goes on."""
    next_one = page.locator("[data-next]:focus, dialog[open] .press.go").first
    next_one.wait_for()
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .press.go").click()
        page.locator("[data-next]:focus").wait_for()


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_is_played_by_touch_and_ends_in_a_game_with_the_coach(
    screens: Any, server: TableServer, game: str
) -> None:
    screen: Screen = screens(viewport=PHONE, has_touch=True)
    steps = document_of(server, game)["steps"]
    page = screen.go("/learn")
    page.locator(f"[data-learn='{game}']").tap()
    for number, step in enumerate(steps):
        shown = at_step(page, step)
        expect(shown.locator("[data-heading]")).to_have_text(step["heading"])
        expect(shown.locator("[data-step]")).to_have_text(f"{number + 1} of {len(steps)}")
        screen.settle()
        assert not page.evaluate(HIGHER), step["id"]
        assert not page.evaluate(WIDER), step["id"]
        assert page.evaluate(CUT) == [], step["id"]
        if wrong := one_of(step, right=False):
            before = page.locator("section .board").inner_text()
            choose(screen, wrong["move"])
            expect(shown.locator("[data-said=wrong]")).to_have_text(wrong["told"])
            expect(shown.locator("[role=status] [data-said]")).to_have_count(1)
            assert page.locator("section .board").inner_text() == before
        choose(screen, one_of(step, right=True)["move"])
        read_scores(page)
        expect(shown.locator("[data-said=right]")).to_have_text(step["done"])
        expect(page.locator("section [data-move]:enabled")).to_have_count(0)
        assert not page.evaluate(WIDER), step["id"]
        page.locator("[data-next]").tap()
    expect(page.locator("[data-finished] h1")).to_be_visible()
    assert not axe_complaints(page, "light")
    page.locator("[data-for-real]").tap()
    page.wait_for_url("**/table/*")
    page.locator("section .board [data-move]").first.wait_for()
    table = httpx.get(f"{server.url}/api/tables/{screen.code}").json()["table"]
    assert table["coach"] is True
    kinds = [(seat["kind"], seat.get("level")) for seat in table["seats"]]
    seats = document_of(server, game)["seats"]
    assert kinds == [("person", None)] + [("bot", "casual")] * (seats - 1)
    # Who has learnt a game is not asked any more, and may learn the other.
    page = screen.go("/learn")
    expect(page.locator("li", has_text="✓")).to_have_count(1)


@pytest.mark.parametrize("game", OURS)
def test_what_is_said_stays_where_the_board_is_scrolled(
    screens: Any, server: TableServer, game: str
) -> None:
    """On the smallest phones a whole board is higher than the screen."""
    screen: Screen = screens(viewport=SMALL, has_touch=True, settings={"language": "de"})
    for step in document_of(server, game, "de")["steps"][:3]:
        page = screen.page
        if "/learn/" not in page.url:
            screen.go(f"/learn/{game}")
        shown = at_step(page, step)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        expect(shown.locator(".task")).to_be_in_viewport(ratio=1)
        choose(screen, one_of(step, right=True)["move"])
        expect(shown.locator("[data-said=right]")).to_have_text(step["done"])
        expect(page.locator("[data-next]")).to_be_in_viewport(ratio=1)
        page.locator("[data-next]").tap()
        assert page.evaluate("scrollY") == 0


def press_move(page: Page, move: str) -> None:
    """Make a move with the keyboard: by its key, or with Enter on its button."""
    button = page.locator(f"section [data-move='{move}']:enabled:not([data-asks])").last
    key = button.get_attribute("data-key")
    if key:
        page.keyboard.press(key)
    else:
        button.focus()
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_is_played_by_keyboard_in_all_languages(
    screens: Any, server: TableServer, game: str
) -> None:
    """The language is changed in the middle of each step; one stays where one is."""
    screen: Screen = screens(viewport=SMALL)
    told = {language: document_of(server, game, language)["steps"] for language in LANGUAGES}
    page = screen.go(f"/learn/{game}")
    for number, step in enumerate(told["en"]):
        shown = at_step(page, step)
        turned = number % len(LANGUAGES)  # the right move is made in each of them in turn
        in_turn = (*LANGUAGES[turned:], *LANGUAGES[:turned])
        for language in some(in_turn, *in_turn[-2:]):
            screen.choose(language=language)
            here = told[language][number]
            expect(shown.locator(".task")).to_have_text(here["task"])
            assert not page.evaluate(WIDER), (language, step["id"])
            wrong = one_of(step, right=False)
            if wrong and wrong["move"] != "give up":
                press_move(page, wrong["move"])
                why = one_of(here, right=False)["told"]
                expect(shown.locator("[data-said=wrong]")).to_have_text(why)
        press_move(page, one_of(step, right=True)["move"])
        read_scores(page)
        expect(shown.locator("[data-said=right]")).to_have_text(here["done"])
        screen.choose(language="en")
        expect(shown.locator("[data-said=right]")).to_have_text(step["done"])
        page.keyboard.press("ArrowRight" if number % 2 else "Enter")
    expect(page.locator("[data-for-real]")).to_be_focused()


def test_one_leaves_and_goes_on_later_and_may_start_again(
    screens: Any, server: TableServer
) -> None:
    screen: Screen = screens(viewport=PHONE)
    game, steps = OURS[0], document_of(server, OURS[0])["steps"]
    page = screen.go(f"/learn/{game}")
    for step in steps[:2]:
        at_step(page, step)
        choose(screen, one_of(step, right=True)["move"], tap=False)
        read_scores(page)
        page.keyboard.press("n")
    at_step(page, steps[2])
    page.reload()
    shown = at_step(page, steps[2])
    expect(shown.locator("[data-heading]")).to_have_text(steps[2]["heading"])
    page.locator("[data-leave]").click()
    page.wait_for_url(f"{server.url}/")
    page = screen.go("/learn")
    expect(page.locator(f"[data-learn='{game}']")).to_contain_text("Go on")
    page.locator(f"[data-learn='{game}']").click()
    at_step(page, steps[2])
    page.locator("[data-back]").click()
    at_step(page, steps[1])
    page.locator("[data-ahead]").click()
    at_step(page, steps[2])
    page.reload()
    at_step(page, steps[2])
    page.locator("[data-restart]").click()
    at_step(page, steps[0])
    expect(page.locator("[data-restart]")).to_have_count(0)


def test_a_lesson_is_there_in_words_too(screens: Any, server: TableServer) -> None:
    screen: Screen = screens(viewport=PHONE, settings={"plain": True})
    for game in OURS:
        step = document_of(server, game)["steps"][0]
        page = screen.go(f"/learn/{game}")
        shown = at_step(page, step)
        expect(shown.locator(".plain li").first).to_be_visible()
        choose(screen, one_of(step, right=True)["move"], tap=False)
        expect(shown.locator("[data-said=right]")).to_have_text(step["done"])


def test_nothing_of_a_lesson_is_hard_to_read(screens: Any, server: TableServer) -> None:
    screen: Screen = screens(viewport=PHONE, settings={"language": "de"})
    page = screen.go("/learn")
    assert not axe_complaints(page, "light")
    for game, theme in some(list(product(OURS, THEMES)), *zip(OURS, THEMES, strict=True)):
        screen.choose(theme=theme)
        step = document_of(server, game)["steps"][0]
        screen.follow(f"/learn/{game}")
        at_step(page, step)
        screen.settle()
        assert not axe_complaints(page, "light")
        if wrong := one_of(step, right=False):
            choose(screen, wrong["move"], tap=False)
            assert not axe_complaints(page, "light")
        choose(screen, one_of(step, right=True)["move"], tap=False)
        page.locator("[data-next]").wait_for()
        screen.settle()
        assert not axe_complaints(page, "light")
        screen.follow("/learn")


def test_the_page_offers_the_lessons_that_there_are() -> None:
    for name in OURS:
        about = Path(__file__).parents[1] / "web" / "src" / "boards" / name / "about.ts"
        offered = "lesson: true" in about.read_text(encoding="utf-8")
        assert offered == (lessons.lesson_of(games.load(name)) is not None)


def test_an_address_without_a_lesson_says_so(screens: Any) -> None:
    screen: Screen = screens()
    page = screen.go("/learn/chess")
    expect(page.locator("h1")).to_have_text("Nothing here")


# New here?


def test_a_newcomer_is_asked_once(screens: Any) -> None:
    screen: Screen = screens(viewport=PHONE, settings={"level": None})
    page = screen.go("/")
    asked = page.locator("[data-new-here]")
    expect(asked).to_be_visible()
    assert [one.get_attribute("data-learn") for one in asked.locator("a").all()] == OURS
    page.locator("section.tables").wait_for()
    assert not axe_complaints(page, "light")
    assert (
        page.evaluate(
            "document.querySelector('[data-new-here]').getBoundingClientRect().bottom"
        )
        < PHONE["height"] / 2
    )
    asked.locator("[data-known]").click()
    expect(asked).to_have_count(0)
    page = screen.go("/")
    page.locator("section.tables").wait_for()
    expect(page.locator("[data-new-here]")).to_have_count(0)


def test_who_has_played_is_not_asked(screens: Any) -> None:
    screen: Screen = screens(settings={"level": None})
    page = screen.go("/")
    page.locator(f"[data-learn='{OURS[1]}']").first.click()
    page.wait_for_url(f"**/learn/{OURS[1]}")
    page = screen.go("/")  # the lesson was only looked at
    page.locator("[data-new-here]").wait_for()
    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.locator("section .board [data-move]").first.wait_for()
    page = screen.go("/")
    page.locator("section.tables").wait_for()
    expect(page.locator("[data-new-here]")).to_have_count(0)


def test_the_question_lets_nothing_jump(screens: Any) -> None:
    """It is there with the first paint; what comes later pushes nothing away."""
    screen: Screen = screens(viewport=PHONE, settings={"level": None})
    screen.context.add_init_script(
        """globalThis.shifted = 0;
        new PerformanceObserver(list => {
          for (const one of list.getEntries()) globalThis.shifted += one.value;
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    page = screen.go("/")
    page.locator("section.tables").wait_for()
    screen.settle(300)
    assert page.evaluate("globalThis.shifted") < 0.02


def test_the_lesson_is_found_where_one_looks(screens: Any) -> None:
    screen: Screen = screens()
    for path in ("/", f"/rules/{OURS[0]}", f"/new/{OURS[0]}"):
        page = screen.go(path)
        link = page.get_by_role("link", name=sentence_of("en", "page-learn")).first
        expect(link).to_be_visible()
        link.click()
        page.wait_for_url("**/learn**")


def sentence_of(language: str, name: str) -> str:
    folder = Path(lessons.__file__).parents[1] / "locales" / language / "page.ftl"
    lines = folder.read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith(f"{name} ="))


# Figures to try

TRIES = in_folders("tries.json")


@pytest.mark.parametrize("game", OURS)
def test_figures_open_as_boards(screens: Any, game: str) -> None:
    screen: Screen = screens(viewport=PHONE)
    page = screen.go(f"/rules/{game}")
    page.locator("[data-try]").first.wait_for()
    offered = [one.get_attribute("data-try") for one in page.locator("[data-try]").all()]
    assert sorted(map(str, offered)) == sorted(TRIES[game])
    for name in offered[::3]:
        page.locator(f"[data-try='{name}']").click()
        sheet = page.locator(f"dialog[open][data-trying='{name}']")
        sheet.locator("section [data-move]:enabled").first.wait_for()
        start = games.parse(TRIES[game][str(name)]["position"])
        for move in start.moves:  # the pieces of a board come one after the other
            sheet.locator(f"section [data-move='{move.text}']").first.wait_for()
        screen.settle()
        assert page.evaluate(SQUEEZED) == [], name
        shown = sheet.locator("section [data-move]").all()
        assert {one.get_attribute("data-move") for one in shown} == set(names(start))
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_one_plays_on_from_a_figure_and_starts_again(screens: Any) -> None:
    """The dice that the figure shows fall first, and those of the server after them."""
    screen: Screen = screens(viewport=PHONE, has_touch=True, settings={"language": "nl"})
    page = screen.go("/rules/regenwormen")
    page.locator("[data-try='rw-6a']").tap()
    sheet = page.locator("dialog[open][data-trying]")
    sheet.locator("[data-move=roll]:enabled").wait_for()
    screen.settle()
    assert not axe_complaints(page, "light")
    box = sheet.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (PHONE["width"], PHONE["height"])
    sheet.locator("[data-move=roll]").tap()
    expect(sheet.locator("[data-told]")).to_contain_text("1 1 4")
    screen.wait_for_the_next_tap()
    sheet.locator("[data-move=roll]:enabled").tap()  # for the next player
    keep = sheet.locator("[data-move^=keep]:enabled").first
    keep.wait_for()
    screen.wait_for_the_next_tap()
    keep.tap()
    expect(sheet.locator("[data-move^=keep]")).to_have_count(0)
    sheet.locator("[data-try-again]").tap()
    expect(sheet.locator("[data-move='give up']")).to_be_visible()
    expect(sheet.locator("[data-told]")).to_have_text("")
    sheet.locator("header .plain").tap()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-try='rw-6a']")).to_be_focused()


def test_a_figure_is_tried_by_keyboard_to_the_end_of_a_game(screens: Any) -> None:
    screen: Screen = screens(settings={"theme": "dark"})
    page = screen.go("/rules/regenwormen")
    button = page.locator("[data-try='rw-11']")
    button.focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog[open][data-trying]")
    sheet.locator("[data-move='take 29']:enabled").first.wait_for()
    page.keyboard.press("t")
    expect(sheet.locator(".final")).to_be_visible()
    expect(sheet.locator("[data-told]")).to_contain_text("wins")
    assert not axe_complaints(page, "dark")


def test_a_figure_that_cannot_be_had_says_why(screens: Any) -> None:
    screen: Screen = screens()
    screen.expected = ("503",)
    page = screen.go("/rules/regenwormen")
    problem = {"name": "database-away", "sentence": "Not just now.", "values": {}}
    page.route(
        "**/api/tries*",
        lambda route: route.fulfill(
            status=503, content_type="application/json", body=json.dumps(problem)
        ),
    )
    page.locator("[data-try='rw-6a']").click()
    expect(page.locator("dialog[open] [role=alert]")).to_contain_text("Not just now.")


def test_the_board_of_a_figure_comes_only_when_it_is_wanted(screens: Any) -> None:
    screen: Screen = screens()
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    page = screen.go("/rules/regenwormen")
    page.locator("[data-try]").first.wait_for()
    screen.settle()
    assert not [url for url in asked if "Try" in url or "tries" in url or "board-" in url]
    page.locator("[data-try='rw-4a']").click()
    page.locator("dialog[open] section [data-move]").first.wait_for()
    assert [url for url in asked if "/api/tries?" in url]
