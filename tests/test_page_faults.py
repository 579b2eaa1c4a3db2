"""The page when things go wrong: dead networks, refusals, deployments, damaged addresses."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle, product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocket, WebSocketRoute, expect
from tests.browser import Screen, new_table, press_something
from tests.proof import some
from tests.screens import Tables, golden, hand_over, until
from tests.tables import TableServer, serving
from websockets.sync.client import connect

from wormery import record
from wormery.games import CHANCE
from wormery.server.frames import PROTOCOL
from wormery.server.settings import Limits

QUIET, ANSWER = 15_000, 8_000  # milliseconds, as `web/src/api/socket.ts` has them
LONG_WAIT = 20_000
FAILED = "Something went wrong on this page. Reload it and try again."
BROKEN = "This part of the page couldn’t be shown. Reloading usually helps."
NO_ANSWER = "The server isn’t answering. Check your connection and try again."


@pytest.fixture
def screen(browser: Browser, server: TableServer) -> Iterator[Screen]:
    """One device. A test names what its console may complain about."""
    made = Screen(browser, server.url, settings={"plain": True})
    yield made
    made.close()


@contextmanager
def paused(server: TableServer) -> Iterator[None]:
    """The server hears and says nothing, as if the network were gone."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, signal.SIGCONT)


def start_a_turn(page: Page) -> None:
    new_table(page, ["me", "here"], pace="at-once")
    hand_over(page)
    page.locator("[data-move='roll']").wait_for()


def steps_played(page: Page, url: str, code: str) -> list[str]:
    answer = page.request.get(f"{url}/api/tables/{code}/record")
    return list(record.read(answer.text()).steps)


# The socket


def test_a_silent_socket_is_noticed_and_comes_back_with_the_move(
    screen: Screen, server: TableServer
) -> None:
    screen.page.clock.install()
    page = screen.go("/new/regenwormen")
    start_a_turn(page)
    with paused(server):
        page.locator("[data-move='roll']").click()
        page.clock.fast_forward(QUIET)
        expect(page.locator(".lost")).to_be_hidden()
        page.clock.fast_forward(ANSWER)
        expect(page.get_by_text("You’re offline. Your move is saved")).to_be_visible()
    page.clock.fast_forward(1000)
    expect(page.locator("[data-move^='keep']").first).to_be_visible()
    expect(page.locator(".lost")).to_be_hidden()
    assert steps_played(page, server.url, screen.code).count("roll") == 1


def test_a_quiet_table_is_not_taken_for_a_dead_one(screen: Screen) -> None:
    frames: list[str] = []
    sockets: list[WebSocket] = []
    page = screen.page

    def listen(socket: WebSocket) -> None:
        sockets.append(socket)
        socket.on("framesent", lambda text: frames.append(str(text)))
        socket.on("framereceived", lambda text: frames.append(str(text)))

    page.on("websocket", listen)
    page.clock.install()
    screen.go("/new/regenwormen")
    start_a_turn(page)
    before = len(frames)
    for _ in range(3):
        with sockets[-1].expect_event("framereceived"):
            page.clock.fast_forward(QUIET)
    assert frames[before:] == ["ping", '{"type":"pong"}'] * 3
    expect(page.locator(".lost")).to_be_hidden()


@pytest.mark.parametrize("code", some([4403, 4409, 4413, 4422], 4409))
def test_a_final_refusal_is_shown_with_a_way_out(screen: Screen, code: int) -> None:
    path = Tables(screen.context, screen.url).waiting("regenwormen")
    refusals = iter([code])

    def answer(socket: WebSocketRoute) -> None:
        if next(refusals, None) is None:
            socket.connect_to_server()
            return
        problem = {"name": "origin-wrong", "sentence": "You may not come in."}
        socket.send(json.dumps({"type": "refused", "problem": problem}))
        socket.close(code=code)

    screen.page.route_web_socket("**/socket?*", answer)
    page = screen.go(path)
    expect(page.locator("h1")).to_have_text("This table can’t be opened")
    expect(page.get_by_role("alert")).to_contain_text("You may not come in.")
    expect(page.locator("main").get_by_role("link", name="Home")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("h1")).to_have_text(f"Table {screen.code}")


def test_a_full_server_is_waited_for_and_the_page_says_so(
    browser: Browser, tmp_path: Path
) -> None:
    few = Limits().device_sockets
    flags = ("--limit", f"sockets_per_address={few}")
    with serving(tmp_path / "tables.db", *flags) as server, ExitStack() as others:
        screen = Screen(browser, server.url)
        path = Tables(screen.context, screen.url).waiting("regenwormen")
        address = f"{server.url.replace('http', 'ws')}/api{path.replace('table', 'tables')}"
        for _ in range(few):
            others.enter_context(connect(f"{address}/socket?protocol={PROTOCOL}", proxy=None))
        screen.page.clock.install()
        page = screen.go(path)
        expect(page.locator(".lost")).to_contain_text("Too many connections from your address")
        expect(page.locator(".lost")).to_contain_text("The page will keep trying.")
        others.close()
        page.clock.fast_forward(LONG_WAIT)
        expect(page.locator("h1")).to_have_text(f"Table {screen.code}")
        expect(page.locator(".lost")).to_be_hidden()
        screen.close()


# Deployments


def loads(page: Page) -> list[str]:
    """Each time that the page as a whole is loaded."""
    seen: list[str] = []
    page.on("domcontentloaded", lambda loaded: seen.append(loaded.url))
    return seen


def loaded_twice(screen: Screen, seen: list[str]) -> None:
    """The page has loaded itself again, and then leaves it at that."""
    while len(seen) < 2:
        screen.page.wait_for_event("domcontentloaded")
    screen.page.locator("h1, #failed:not([hidden])").first.wait_for()
    screen.settle()
    assert len(seen) == 2


def missing(page: Page, piece: str, still: Callable[[], bool] = lambda: True) -> None:
    """Let a piece of the page be gone from the server, for as long as it is said to be."""

    def answer(route: Route) -> None:
        if still():
            route.fulfill(status=404, json={"name": "address-unknown", "sentence": ""})
        else:
            route.continue_()

    page.route(re.compile(rf"/assets/{piece}-[\w-]+\.js"), answer)


GONE = ("404", "Failed to fetch dynamically imported module")


def test_a_missing_piece_reloads_the_page_once(screen: Screen) -> None:
    screen.expected = GONE
    seen = loads(screen.page)
    missing(screen.page, "Settings", lambda: len(seen) < 2)
    page = screen.go("/")
    page.get_by_role("link", name="Settings").click()
    expect(page.locator("h1")).to_have_text("Settings")
    assert len(seen) == 2


def test_a_piece_that_stays_missing_is_said_and_does_not_loop(screen: Screen) -> None:
    screen.expected = GONE
    missing(screen.page, "Settings")
    seen = loads(screen.page)
    page = screen.go("/")
    page.get_by_role("link", name="Settings").click()
    expect(page.locator("h1")).to_have_text("Something went wrong")
    expect(page.get_by_role("alert")).to_contain_text(BROKEN)
    loaded_twice(screen, seen)
    expect(page.get_by_role("alert")).to_contain_text(BROKEN)
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("h1")).to_have_text("Settings")


def test_a_missing_part_of_a_page_leaves_the_rest(screen: Screen) -> None:
    """The rules are fetched when their page is open already."""
    screen.expected = GONE
    missing(screen.page, "rules")
    page = screen.go("/rules/regenwormen")
    expect(page.get_by_role("alert")).to_contain_text(BROKEN)
    expect(page.locator("h1")).to_have_text("Rules: Pickomino (Regenwormen)")


def test_without_any_language_there_is_still_a_sentence(screen: Screen) -> None:
    screen.expected = GONE
    missing(screen.page, "en")
    seen = loads(screen.page)
    screen.page.goto(screen.url)
    expect(screen.page.get_by_text("Wormery could not be loaded.")).to_be_visible()
    loaded_twice(screen, seen)
    expect(screen.page.get_by_text("Wormery could not be loaded.")).to_be_visible()


def test_a_missing_language_is_replaced_by_english(
    browser: Browser, server: TableServer
) -> None:
    screen = Screen(browser, server.url, settings={"language": "nl"})
    screen.expected = GONE
    missing(screen.page, "nl")
    page = screen.go("/settings")
    expect(page.locator("h1")).to_have_text("Settings")
    screen.close()


# Addresses


NOTHING = (
    "/table/%E0%A4%A",
    "/%",
    "/nothing/here",
    "/constructor",
    "/table/KR7TWQ/%FF",
    "/" + "a" * 300,
)


def test_an_address_with_nothing_at_it_leads_home(screen: Screen) -> None:
    for path in NOTHING:
        page = screen.go(path)
        expect(page.locator("h1")).to_have_text("Nothing here")
    page.locator("main").get_by_role("link", name="Home").click()
    expect(page.locator("[data-play]").first).to_be_visible()


WRONG_CODES = ("/table/KR7", "/table/KR7TWQ.", "/table", "/table/%3Fcode", "/replay/KR7")


def test_a_wrong_code_is_said_with_a_way_home(screen: Screen) -> None:
    screen.expected = ("404", "400")
    for path in WRONG_CODES:
        page = screen.go(path)
        expect(page.get_by_role("alert")).not_to_be_empty()
        expect(page.locator("main").get_by_role("link", name="Home")).to_be_visible()


# Errors


def broken(page: Page, path: str, body: str, status: int = 200) -> None:
    page.route(
        re.compile(re.escape(path)),
        lambda route: route.fulfill(status=status, body=body, content_type="application/json"),
    )


def press(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=name).first.click()


def watch(page: Page) -> None:
    page.get_by_label("Text of the record").fill("anything")
    press("Watch it")(page)


# The page, what is asked there, and how.
CALLS: dict[str, tuple[str, str, Callable[[Page], None]]] = {
    "home": ("/", "/api/tables?", lambda page: None),
    "play now": ("/", "/api/tables?language", press("Play now")),
    "new table": ("/new/regenwormen", "/api/games", lambda page: None),
    "set the table": ("/new/regenwormen", "/api/tables?", press("Start the game")),
    "record": ("/record", "/api/records", watch),
    "replay": ("/replay/{code}", "/history", lambda page: None),
    "settings": ("/settings", "/api/me?", lambda page: None),
    "a code": ("/settings", "/api/me/transfer", press("Make a code")),
    "verify": ("/replay/{code}", "/record?", press("Verify the dice")),
}


@pytest.fixture(scope="module")
def replay(browser: Browser, server: TableServer) -> str:
    """The code of a finished game."""
    context = browser.new_context()
    path = Tables(context, server.url).replay(golden("regenwormen-three-fair"))
    context.close()
    return path.rsplit("/", 1)[-1]


SERVER_ERROR = json.dumps({"name": "server-failed", "sentence": "A mistake of ours."})
ANSWERS = {
    "the server's own": (500, SERVER_ERROR, "A mistake of ours."),
    "of a proxy": (502, "<html>Bad gateway</html>", NO_ANSWER),
    "without a sentence": (500, '{"detail": "Internal"}', NO_ANSWER),
    "none at all": (200, "<html>Log in to this network</html>", NO_ANSWER),
}


@pytest.mark.parametrize(
    ("call", "answer"),
    some(list(product(CALLS, ANSWERS)), *zip(CALLS, cycle(ANSWERS), strict=False)),
)
def test_an_http_error_is_visible(
    screen: Screen, request: pytest.FixtureRequest, call: str, answer: str
) -> None:
    """On every page; `web/src/api/client.test.ts` has every kind of answer."""
    path, asked, act = CALLS[call]
    status, body, said = ANSWERS[answer]
    screen.expected = ("500", "502", "SyntaxError", "TypeError")
    broken(screen.page, asked, body, status)
    code = request.getfixturevalue("replay") if "{code}" in path else ""
    page = screen.go(path.format(code=code))
    act(page)
    expect(page.get_by_role("alert").filter(has_text=said).first).to_be_visible()


def test_an_answer_that_cannot_be_shown_gives_no_blank_page(screen: Screen) -> None:
    screen.expected = ("RangeError",)
    line = {"code": "KR7TWQ", "game": "regenwormen", "state": "open", "created": "yesterday"}
    broken(screen.page, "/api/tables?", json.dumps([line]))
    page = screen.go("/")
    expect(page.locator("h1")).to_have_text("Something went wrong")
    assert any("RangeError" in text for text in screen.complaints), "it is not hidden either"
    page.get_by_role("link", name="Settings").click()
    expect(page.locator("h1")).to_have_text("Settings")


def test_what_nobody_has_caught_is_said(screen: Screen) -> None:
    screen.expected = ("a slip",)
    page = screen.go("/")
    page.evaluate("void Promise.reject(new Error('a slip'))")
    expect(page.get_by_role("status")).to_contain_text(FAILED)
    screen.go("/join")
    page.evaluate("setTimeout(() => { throw new Error('a slip') })")
    expect(page.get_by_role("status")).to_contain_text(FAILED)


# The log


def test_a_new_line_leaves_a_reader_of_old_ones_alone(screen: Screen) -> None:
    game = golden("regenwormen-three-fair")
    late = until(game, lambda p: p.actor != CHANCE and len(p.row) < 10)
    page = screen.go("/")
    screen.go(Tables(screen.context, screen.url).going_on(late, {0, 1, 2}))
    log = page.locator("aside ol")
    log.locator("li").nth(30).wait_for()
    expect(log.locator("li").last).to_be_in_viewport()

    def one_more_line() -> None:
        lines = log.locator("li").count()
        for _ in range(50):
            if log.locator("li").count() > lines:
                break
            if page.locator("[data-hand-over]").count():
                page.locator("[data-hand-over]").click()
            press_something(screen)
            screen.settle()
        assert log.locator("li").count() > lines

    log.evaluate("list => list.scrollTop = 40")
    screen.settle()
    one_more_line()
    assert log.evaluate("list => list.scrollTop") == 40

    log.evaluate("list => list.scrollTop = list.scrollHeight")
    screen.settle()
    one_more_line()
    left = log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight")
    assert abs(left) < 2
