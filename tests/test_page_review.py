"""Looking back at a game on the page: how it was played, and playing on from any moment."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from http import HTTPStatus
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser import Screen, axe_complaints
from tests.screens import Tables, golden, until
from tests.tables import Person

from wormery import coach, record
from wormery.locales import LANGUAGES, sentence

PHONE = {"width": 390, "height": 664}
SMALLEST = {"width": 320, "height": 568}
WORMS, HAPPENS = "regenwormen-three-fair", "it-happens-two-low"


Reviewed = tuple[str, coach.ReviewDocument]


@cache
def reviewed(name: str, url: str) -> Reviewed:
    """The code of a golden game on a server, and its review, worked out once for all tests."""

    async def upload() -> Reviewed:
        person = await Person(url).arrive()
        body = {"id": "golden", "record": record.write(golden(name))}
        code = (await person.client.post("/api/records", json=body)).json()["code"]
        address = f"/api/tables/{code}/review?language=en"
        while (answer := await person.client.get(address)).status_code == HTTPStatus.ACCEPTED:
            pass  # each answer comes when there is something new to say
        await person.close()
        return code, as_document(answer.content)

    with ThreadPoolExecutor(1) as thread:  # the browser has a loop of its own in this one
        return thread.submit(lambda: asyncio.run(upload())).result()


def as_document(content: bytes) -> coach.ReviewDocument:
    return msgspec.json.decode(content, type=coach.ReviewDocument)


def opened(screen: Screen, name: str, query: str = "") -> Page:
    """The review of a golden game, which anyone who has its code may see."""
    code, _ = reviewed(name, screen.url)
    page = screen.go(f"/review/{code}{query}")
    slider(page).wait_for()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def test_one_asks_how_one_played_when_the_game_is_over(screens: Any) -> None:
    """Beside the rematch, and without scrolling; the turning points are seen first."""
    screen: Screen = screens(viewport=PHONE)
    game = golden(WORMS)
    page = screen.go(Tables(screen.context, screen.url).finished(game))
    page.locator("[data-rematch]").wait_for()
    expect(page.locator("[data-review]")).to_be_in_viewport(ratio=1)
    page.locator("[data-review]").click()
    slider(page).wait_for()
    assert "/review/" in page.url
    address = f"{screen.url}/api/tables/{screen.code}/review?language=en"
    found = as_document(page.request.get(address).body())
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


def number(text: str) -> float:
    return float(text.replace("−", "-").replace("+", "").rstrip("%"))


def test_the_graph_is_walked_by_keyboard(screens: Any) -> None:
    """Each key leads where one expects; what is read out is that moment's."""
    screen: Screen = screens()
    _, found = reviewed(HAPPENS, screen.url)
    page = opened(screen, HAPPENS)
    last = len(golden(HAPPENS).steps)
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


def test_who_does_not_see_the_graph_reads_a_table(screens: Any) -> None:
    screen: Screen = screens()
    _, found = reviewed(HAPPENS, screen.url)
    page = opened(screen, HAPPENS)
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
    assert axe_complaints(page, "light", "[data-whole]") == []


def test_a_link_to_a_moment_leads_there(screens: Any) -> None:
    """For anyone; with the better moves, what they are worth, and how they look."""
    anna: Screen = screens(permissions=["clipboard-read", "clipboard-write"])
    _, found = reviewed(WORMS, anna.url)
    assert found.costliest is not None
    moment = found.moments[found.costliest]
    page = opened(anna, WORMS, f"?step={found.costliest + 1}")
    page.locator("[data-copy-link]").click()
    link = page.evaluate("navigator.clipboard.readText()")
    bo: Screen = screens(viewport=PHONE)
    other = bo.go(link.removeprefix(bo.url))
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


def test_it_is_there_for_everyone(screens: Any) -> None:
    """On small phones, by day and by night, in every language, and nothing is wider."""
    screen: Screen = screens(viewport=SMALLEST, color_scheme="dark")
    _, found = reviewed(WORMS, screen.url)
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
    by_day: Screen = screens(viewport=PHONE, color_scheme="light")
    page = opened(by_day, HAPPENS)
    assert axe_complaints(page, "light") == []


def test_one_hears_how_far_it_is_and_may_try_again(screens: Any) -> None:
    screen: Screen = screens()
    screen.expected = ("500", "409")
    make = Tables(screen.context, screen.url)
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
    page.goto(screen.url + path.replace("table", "review"))
    expect(page.locator(".refusal")).to_contain_text(sentence("en", "review-not-yet"))


def later(position: Any) -> bool:
    return position.actor >= 0 and len(position.row) < 14


@pytest.mark.parametrize("name", [WORMS, HAPPENS])
def test_one_plays_on_from_a_moment(name: str, screens: Any) -> None:
    """In that very position; the next move is one's own, with dice that nobody knows."""
    game = golden(name)
    steps = next(
        at
        for at, position in enumerate(game.positions)
        if position.actor >= 0 and at > len(game.steps) / 2 and len(position.moves) > 1
    )
    screen: Screen = screens(viewport=PHONE)
    page = opened(screen, name, f"?step={steps}")
    page.locator("[data-ask-play-on]").click()
    page.locator("dialog[open]").wait_for()
    assert axe_complaints(page, "light") == []
    page.locator("dialog[open] .bot select").select_option("beginner")
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-menu]").wait_for()
    seats = table_of(screen)["seats"]
    actor = game.positions[steps].actor
    assert [seat["kind"] for seat in seats].count("person") == 1
    assert seats[actor]["kind"] == "person"
    assert {seat["level"] for seat in seats if seat["kind"] == "bot"} == {"beginner"}
    assert record_of(screen).positions[steps] == game.positions[steps]
    screen.board.locator("[data-move]:enabled").first.click()
    page.wait_for_function(
        """async ([code, steps]) => {
          const found = await fetch(`/api/tables/${code}`);
          return (await found.json()).table.steps > steps;
        }""",
        arg=[screen.code, steps],
    )


def test_the_same_people_meet_again(screens: Any) -> None:
    """From the replay of their game: everyone's seat is there to be taken."""
    screen: Screen = screens(viewport=PHONE)
    make = Tables(screen.context, screen.url)
    path = make.replay(golden(WORMS))
    page = screen.go(f"{path}?step=61")
    page.locator("[data-ask-play-on]").click()
    page.locator("dialog[open]").get_by_label("Before the last step").check()
    page.locator("dialog[open]").get_by_label("With the same people").check()
    expect(page.locator("dialog[open] .bot")).to_have_count(0)
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    kinds = [seat["kind"] for seat in table_of(screen)["seats"]]
    assert sorted(kinds) == ["open", "open", "person"]
    guest = Tables(screens().context, screen.url)
    for seat, kind in enumerate(kinds):
        if kind == "open":
            guest.say(screen.code, "claim", seat=seat, name=f"Guest {seat}", seed="")
    page.locator("[data-start]").click()
    page.locator("[data-menu]").wait_for()
    played = record_of(screen)
    assert played.positions[60] == golden(WORMS).positions[60]


def table_of(screen: Screen) -> dict[str, Any]:
    address = f"{screen.url}/api/tables/{screen.code}"
    table: dict[str, Any] = msgspec.json.decode(httpx.get(address, trust_env=False).content)
    return dict(table["table"])


def record_of(screen: Screen) -> record.GameRecord:
    address = f"{screen.url}/api/tables/{screen.code}/record"
    return record.read(httpx.get(address, trust_env=False).text)
