"""Looking back at a game on the page: how it was played, and playing on from any moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser import Screen, axe_complaints, running
from tests.screens import Tables, golden, until
from tests.tables import TableServer, serving

from wormery import coach, record
from wormery.locales import LANGUAGES, sentence
from wormery.telling.seats import seats_of
from wormery.telling.words import Say

PHONE = {"width": 390, "height": 664}
SMALLEST = {"width": 320, "height": 568}
WORMS, HAPPENS = "regenwormen-three-fair", "it-happens-two-low"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    folder: Path = tmp_path_factory.mktemp("review")
    with serving(folder / "tables.db", "--no-limits") as running_server:
        yield running_server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running() as found:
        yield found


def review_of(game: record.GameRecord) -> coach.ReviewDocument:
    say = Say("en")
    return coach.document_of(game, coach.review(game), say, seats_of(game, say))


def opened(screen: Screen, name: str, query: str = "") -> Page:
    """The review of a golden game, which anyone who has its code may see."""
    code = Tables(screen.context, screen.url).replay(golden(name)).rpartition("/")[2]
    page = screen.go(f"/review/{code}{query}")
    slider(page).wait_for()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def test_one_asks_how_one_played_when_the_game_is_over(
    browser: Browser, server: TableServer
) -> None:
    """Beside the rematch, and without scrolling; the turning points are seen first."""
    screen = Screen(browser, server.url, viewport=PHONE)
    game = golden(WORMS)
    page = screen.go(Tables(screen.context, server.url).finished(game))
    page.locator("[data-rematch]").wait_for()
    expect(page.locator("[data-review]")).to_be_in_viewport(ratio=1)
    page.locator("[data-review]").click()
    slider(page).wait_for()
    assert "/review/" in page.url
    found = review_of(game)
    shown = page.locator("[data-way^=turning]")
    expect(shown).to_have_count(len(found.turning))
    expect(shown.first).to_be_in_viewport(ratio=1)
    expect(shown.first).to_have_attribute("aria-current", "step")
    expect(slider(page)).to_have_attribute("aria-valuenow", str(found.turning[0] + 1))
    # Luck and skill of everyone, one's own first; what is shown of them adds up.
    seat = game.positions[-2].actor
    accounts = page.locator("[data-account]")
    expect(accounts).to_have_count(3)
    expect(accounts.first).to_have_attribute("data-account", str(seat))
    figures = [number(text) for text in accounts.first.locator(".value").all_inner_texts()]
    start, *parts, result, _ = figures
    assert start + sum(parts) == pytest.approx(result, abs=0.4)
    assert result == pytest.approx(100 * found.seats[seat].result, abs=0.1)
    expect(accounts.first.locator(".word")).to_contain_text("You")
    screen.close()


def number(text: str) -> float:
    return float(text.replace("−", "-").replace("+", "").rstrip("%"))


def test_the_graph_is_walked_by_keyboard(browser: Browser, server: TableServer) -> None:
    """Each key leads where one expects; what is read out is that moment's."""
    screen = Screen(browser, server.url)
    page = opened(screen, HAPPENS)
    game = golden(HAPPENS)
    found, last = review_of(game), len(game.steps)
    graph = slider(page)
    graph.focus()
    for key, step in (
        ("Home", 0),
        ("ArrowRight", 1),
        ("ArrowUp", 2),
        ("ArrowLeft", 1),
        ("PageUp", 11),
        ("PageDown", 1),
        ("End", last),
        ("ArrowRight", last),
    ):
        page.keyboard.press(key)
        expect(graph).to_have_attribute("aria-valuenow", str(step))
        expect(page).to_have_url(re.compile(rf"step={step}$"))
    expect(graph).to_have_attribute("aria-valuemax", str(last))
    expect(graph).to_be_focused()
    # The buttons go from turning point to turning point, in the order of the game.
    page.keyboard.press("Home")
    for at in sorted(found.turning):
        page.locator("[data-next]").click()
        expect(graph).to_have_attribute("aria-valuenow", str(at + 1))
        moment = found.moments[at]
        for told in moment.told:
            expect(page.locator(".told[aria-live]")).to_contain_text(told)
            expect(graph).to_have_attribute("aria-valuetext", re.compile(re.escape(told)))
    expect(page.locator("[data-next]")).to_be_disabled()
    for at in sorted(found.turning)[-2::-1]:
        page.locator("[data-previous]").click()
        expect(graph).to_have_attribute("aria-valuenow", str(at + 1))
    # And by hand: where it is tapped and dragged to.
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 60)
    page.mouse.down()
    expect(graph).to_have_attribute("aria-valuenow", re.compile("^[78][0-9]$"))
    page.mouse.move(box["x"] + box["width"] - 4, box["y"] + 60, steps=4)
    page.mouse.up()
    expect(graph).to_have_attribute("aria-valuenow", str(last))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 60)
    expect(graph).to_have_attribute("aria-valuenow", str(last))
    screen.close()


def test_who_does_not_see_the_graph_reads_a_table(
    browser: Browser, server: TableServer
) -> None:
    screen = Screen(browser, server.url)
    page = opened(screen, HAPPENS)
    found = review_of(golden(HAPPENS))
    page.locator("[data-whole] summary").click()
    table = page.locator("[data-whole]").get_by_role("table")
    heads = table.get_by_role("columnheader").all_inner_texts()
    assert heads[2:] == list(found.parties)
    rows = table.locator("tbody tr")
    at = found.turning[0]
    moment = found.moments[at]
    row = rows.filter(has=page.locator(f"a[href$='step={at + 1}']"))
    chances = [number(text) for text in row.locator(".chance").all_inner_texts()]
    assert chances == pytest.approx([100 * one for one in found.chances[at + 1]], abs=0.06)
    if moment.told:
        expect(row).to_contain_text(moment.told[0])
    # All that was told or decided is there, and so is every roll.
    worth = [one for one in found.moments if one.told or one.moves or one.kind == "roll"]
    expect(rows).to_have_count(len(worth))
    row.get_by_role("link").click()
    expect(slider(page)).to_have_attribute("aria-valuenow", str(at + 1))
    assert axe_complaints(page, "light") == []
    screen.close()


def test_a_link_to_a_moment_leads_there(browser: Browser, server: TableServer) -> None:
    """For anyone; with the better moves, what they are worth, and how they look."""
    anna = Screen(browser, server.url, permissions=["clipboard-read", "clipboard-write"])
    found = review_of(golden(WORMS))
    assert found.costliest is not None
    moment = found.moments[found.costliest]
    page = opened(anna, WORMS, f"?step={found.costliest + 1}")
    page.locator("[data-copy-link]").click()
    link = page.evaluate("navigator.clipboard.readText()")
    bo = Screen(browser, server.url, viewport=PHONE)
    other = bo.go(link.removeprefix(server.url))
    slider(other).wait_for()
    expect(slider(other)).to_have_attribute("aria-valuenow", str(moment.step + 1))
    expect(slider(other)).to_be_in_viewport()
    moves = other.locator("[data-try]")
    expect(moves).to_have_count(len(moment.moves))
    for shown, line in zip(moves.all(), moment.moves, strict=True):
        expect(shown).to_contain_text(line.label)
        expect(shown).to_contain_text(f"{100 * line.chance:.1f}%")
    expect(other.locator(".price b").first).to_have_text(f"Gives away {100 * moment.cost:.1f}%")
    expect(other.locator(".price")).to_contain_text("estimated, ±")
    for reason in moment.reasons:
        expect(other.locator(".told[aria-live]")).to_contain_text(reason)
    # The better move is shown on the board, and one comes back to the game.
    best = moment.moves[0]
    other.locator(f"[data-try='{best.move}']").click()
    expect(other.locator(".instead")).to_contain_text(best.label)
    assert best.move == "roll"
    expect(other.locator("section.board")).to_contain_text(re.compile("turn|roll", re.I))
    other.locator(".instead button").click()
    expect(other.locator(".instead")).to_have_count(0)
    anna.close()
    bo.close()


def test_it_is_there_for_everyone(browser: Browser, server: TableServer) -> None:
    """On small phones, by day and by night, in every language, and nothing is wider."""
    screen = Screen(browser, server.url, viewport=SMALLEST, color_scheme="dark")
    found = review_of(golden(WORMS))
    page = opened(screen, WORMS, f"?step={(found.costliest or 0) + 1}")
    assert axe_complaints(page, "dark") == []
    for language in LANGUAGES:
        screen.speak(language)
        expect(page.locator(".walk h2")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALLEST["width"]
        body = page.locator("main").inner_text()
        assert "⟦" not in body
        if language != "en":
            told = sentence("en", "coach-play", name="Pomme", you="no", word="none", error=0.1)
            assert told not in body
    screen.close()
    screen = Screen(browser, server.url, viewport=PHONE, color_scheme="light")
    assert axe_complaints(opened(screen, HAPPENS), "light") == []
    screen.close()


def test_one_hears_how_far_it_is_and_may_try_again(
    browser: Browser, server: TableServer
) -> None:
    screen = Screen(browser, server.url)
    screen.expected = ("500", "409")
    make = Tables(screen.context, server.url)
    code = make.replay(golden(HAPPENS)).rpartition("/")[2]
    answers: list[dict[str, Any]] = [
        {"status": 202, "json": {"done": 30, "of": 162}},
        {
            "status": 500,
            "json": {"name": "review-failed", "sentence": sentence("en", "review-failed")},
        },
    ]

    def answer(route: Any) -> None:
        if answers:
            route.fulfill(**answers.pop(0))
        else:
            route.continue_()

    screen.page.route("**/review?*", answer)
    page = screen.go(f"/review/{code}")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".refusal")).to_contain_text(sentence("en", "review-failed"))
    page.get_by_role("button", name="Try again").click()
    slider(page).wait_for()
    # A game that goes on has no review, and the server says so.
    path = make.going_on(until(golden(WORMS), later))
    page.goto(server.url + path.replace("table", "review"))
    expect(page.locator(".refusal")).to_contain_text(sentence("en", "review-not-yet"))
    screen.close()


def later(position: Any) -> bool:
    return position.actor >= 0 and len(position.row) < 14


@pytest.mark.parametrize("name", [WORMS, HAPPENS])
def test_one_plays_on_from_a_moment(name: str, browser: Browser, server: TableServer) -> None:
    """In that very position; the next move is one's own, with dice that nobody knows."""
    game = golden(name)
    steps = next(
        at
        for at, position in enumerate(game.positions)
        if position.actor >= 0 and at > len(game.steps) / 2 and len(position.moves) > 1
    )
    screen = Screen(browser, server.url, viewport=PHONE)
    page = opened(screen, name, f"?step={steps}")
    page.locator("[data-ask-play-on]").click()
    page.locator("dialog[open]").wait_for()
    assert axe_complaints(page, "light") == []
    page.locator("dialog[open] .bot select").select_option("beginner")
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-menu]").wait_for()
    seats = table_of(server, screen)["seats"]
    actor = game.positions[steps].actor
    assert [seat["kind"] for seat in seats].count("person") == 1
    assert seats[actor]["kind"] == "person"
    assert {seat["level"] for seat in seats if seat["kind"] == "bot"} == {"beginner"}
    assert record_of(server, screen).positions[steps] == game.positions[steps]
    screen.board.locator("[data-move]:enabled").first.click()
    page.wait_for_function(
        """async ([code, steps]) => {
          const found = await fetch(`/api/tables/${code}`);
          return (await found.json()).table.steps > steps;
        }""",
        arg=[screen.code, steps],
    )
    screen.close()


def test_the_same_people_meet_again(browser: Browser, server: TableServer) -> None:
    """From the replay of their game: everyone's seat is there to be taken."""
    screen = Screen(browser, server.url, viewport=PHONE)
    make = Tables(screen.context, server.url)
    path = make.replay(golden(WORMS))
    page = screen.go(f"{path}?step=61")
    page.locator("[data-ask-play-on]").click()
    page.locator("dialog[open]").get_by_label("Before the last step").check()
    page.locator("dialog[open]").get_by_label("With the same people").check()
    expect(page.locator("dialog[open] .bot")).to_have_count(0)
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    kinds = [seat["kind"] for seat in table_of(server, screen)["seats"]]
    assert sorted(kinds) == ["open", "open", "person"]
    guest = Tables(browser.new_context(), server.url)
    for seat, kind in enumerate(kinds):
        if kind == "open":
            guest.say(screen.code, "claim", seat=seat, name=f"Guest {seat}", seed="")
    page.locator("[data-start]").click()
    page.locator("[data-menu]").wait_for()
    played = record_of(server, screen)
    assert played.positions[60] == golden(WORMS).positions[60]
    screen.close()


def table_of(server: TableServer, screen: Screen) -> dict[str, Any]:
    address = f"{server.url}/api/tables/{screen.code}"
    table: dict[str, Any] = msgspec.json.decode(httpx.get(address, trust_env=False).content)
    return dict(table["table"])


def record_of(server: TableServer, screen: Screen) -> record.GameRecord:
    address = f"{server.url}/api/tables/{screen.code}/record"
    return record.read(httpx.get(address, trust_env=False).text)
