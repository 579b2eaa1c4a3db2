"""The page shows the true state: after taking back, on a shared screen, after a reconnect or a
deployment, and when another player goes away."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from tests.browser import Screen
from tests.page_time import PageTime
from tests.proof import some
from tests.screens import SLOW, Moment, Tables, golden, kinds, steals, until
from tests.tables import TableServer

from wormery import record
from wormery.telling.story import Say, Story, seats_of


def rw(moment: Moment) -> record.GameRecord:
    """A golden game up to a moment."""
    return until(golden("regenwormen-three-fair"), moment)


def has(kind: str) -> Moment:
    return lambda position: kind in kinds(position)


def undo(page: Page) -> None:
    button = page.get_by_role("button", name="Take back")
    expect(button).to_be_enabled()
    button.click()


EVERYONE = {0, 1, 2}


def kind(plain: bool) -> str:
    return "words" if plain else "pictures"


# Taking back


@pytest.mark.parametrize("plain", some([True, False], False), ids=kind)
def test_what_was_taken_back_is_not_told_any_more(visitors: Any, plain: bool) -> None:
    screen: Screen = visitors(settings={"plain": plain})
    game = rw(steals)
    make = Tables(screen.context, screen.url)
    page = screen.go(make.going_on(game, EVERYONE))
    page.locator(".whose").wait_for()
    if page.locator("[data-hand-over]").count():
        page.locator("[data-hand-over]").click()
    before = page.locator(".now").inner_text()
    lines = page.locator("aside ol li")
    expect(lines).not_to_have_count(0)
    told = lines.count()
    tops = [stack[-1] for stack in game.position.stacks if stack]  # type: ignore[attr-defined]
    thefts = ", ".join(f"[data-move='take {tile}']" for tile in tops)
    page.locator(thefts).last.click()
    expect(page.locator(".now")).to_contain_text("steals")
    assert lines.count() == told + 1
    undo(page)
    expect(page.locator(".now")).not_to_contain_text("steals")
    expect(lines).to_have_count(told)
    assert page.locator(".now").inner_text() == before


# Remembers every die that was seen rolling.
WATCH_DICE = """
window.thrown = 0;
new MutationObserver(() => { window.thrown += document.querySelectorAll(".cube").length; })
  .observe(document, { subtree: true, childList: true });
"""


def test_taking_back_a_keep_throws_no_dice(visitors: Any) -> None:
    screen: Screen = visitors(settings={"motion": "full", "pace": "quick"})
    time = PageTime(screen)
    make = Tables(screen.context, screen.url)
    page = screen.go(make.going_on(rw(has("keep"))))
    page.locator("[data-move^='keep']").first.wait_for()
    rolled = page.locator(".groups [data-face]")
    dice = rolled.count()
    page.evaluate(WATCH_DICE)
    page.locator("[data-move^='keep']").first.click()
    expect(rolled).to_have_count(0)
    undo(page)
    expect(rolled).to_have_count(dice)
    time.tap_again()
    assert page.evaluate("window.thrown") == 0
    # The same eye does see dice that are thrown.
    page.locator("[data-move^='keep']").first.click()
    time.tap_again()
    page.locator("[data-move='roll']").click()
    page.wait_for_function("() => window.thrown > 0")


def test_undo_stays_when_somebody_elses_screen_goes_away(
    browser: Browser, server: TableServer, visitors: Any
) -> None:
    host: Screen = visitors()
    guest = Screen(browser, server.url)
    guest.go("/")
    game = rw(has("keep"))
    mine = game.position.actor
    other = (mine + 1) % 3
    kinds = {mine: "here", other: "link"}
    seats = [{"kind": kinds.get(seat, "bot"), "name": ""} for seat in range(3)]
    make, join = Tables(host.context, server.url), Tables(guest.context, server.url)
    plan = {"game": game.game.name, "seats": seats, "pace": SLOW}
    code = make.ask("post", "/api/tables", id="left", plan=plan, record=record.write(game))[
        "code"
    ]
    join.say(code, "claim", seat=other, name="Bo", seed="")
    make.say(code, "start")
    guest.go(f"/table/{code}")
    page = host.go(f"/table/{code}")
    expect(guest.page.locator(".whose")).to_be_visible()
    page.locator("[data-move^='keep']").first.click()
    expect(page.get_by_role("button", name="Take back")).to_be_enabled()
    guest.close()
    expect(page.locator("aside")).to_contain_text("away")
    undo(page)
    expect(page.locator("[data-move^='keep']").first).to_be_enabled()


# One screen for several people


@pytest.mark.parametrize("plain", some([True, False], False), ids=kind)
def test_who_is_not_asked_again_has_the_buttons_in_the_right_language(
    visitors: Any, plain: bool
) -> None:
    screen: Screen = visitors(settings={"plain": plain})
    time = PageTime(screen)
    game = rw(lambda position: position.actor == 1 and has("roll")(position))
    make = Tables(screen.context, screen.url)
    page = screen.go(make.going_on(game, EVERYONE))
    page.locator(".quiet input").check()
    page.locator("[data-hand-over]").click()
    buttons = page.locator("section .board [data-move]:enabled")
    named = {seat: f"[data-turn='{seat}']" for seat in range(3)}
    for _ in range(60):
        buttons.first.wait_for()
        if page.locator(named[2]).count():
            break
        buttons.last.click()
        screen.settle()
    expect(page.locator(named[2])).to_be_visible()
    expect(page.locator("[data-hand-over]")).to_have_count(0)
    screen.speak("nl")
    roll = page.locator("section .board [data-move='roll']")
    story = Story(Say("nl"), game.game, seats_of(game, Say("nl")))
    dutch = story.label(game.position.choices[0])
    assert dutch.split()[0] != "roll"
    expect(roll).to_have_text(re.compile(dutch, re.IGNORECASE))
    time.tap_again()
    roll.click()
    expect(page.locator("[data-move^='keep']").first).to_be_enabled()


# Connections and deployments


def test_after_a_reconnect_the_sentence_is_of_the_turn_of_now(visitors: Any) -> None:
    """Somebody plays on elsewhere while this screen is not connected."""
    screen: Screen = visitors()
    game = rw(lambda position: has("keep")(position) and len(position.row) < 14)
    make = Tables(screen.context, screen.url)
    path = make.going_on(game)
    page = screen.page
    sockets: list[WebSocketRoute] = []
    gone = False

    def connect(socket: WebSocketRoute) -> None:
        if gone:
            socket.close()
        else:
            sockets.append(socket)
            socket.connect_to_server()

    page.route_web_socket("**/socket?*", connect)
    screen.go(path)
    keep = page.locator("[data-move^='keep']").first
    keep.wait_for()
    before = page.locator(".now").inner_text()
    gone = True
    sockets[-1].close()
    page.locator(".lost").wait_for()
    move, steps = keep.get_attribute("data-move"), len(game.steps)
    make.say(screen.code, "move", seat=game.position.actor, move=move, step=steps)
    gone = False
    expect(page.locator(".now")).to_contain_text("keep")
    assert page.locator(".now").inner_text() != before
    expect(page.locator("aside ol li").last).to_contain_text("keep")


def test_a_story_that_comes_late_does_not_take_the_game_back(visitors: Any) -> None:
    screen: Screen = visitors()
    page = screen.page
    held: list[Route] = []
    page.route("**/history?*", lambda route: held.append(route))
    game = rw(lambda position: has("keep")(position) and len(position.row) < 14)
    screen.go(Tables(screen.context, screen.url).going_on(game))
    page.locator("[data-move^='keep']").first.click()
    expect(page.locator(".now")).to_contain_text("keep")
    assert held
    with page.expect_response("**/history?*"):
        for route in held:
            route.continue_()
    expect(page.locator("aside ol li").nth(5)).to_be_attached()
    expect(page.locator(".now")).to_contain_text("keep")
    expect(page.locator("[data-move^='keep']")).to_have_count(0)
    expect(page.locator("aside ol li").last).to_contain_text("keep")


def test_a_story_that_does_not_come_is_asked_for_again(visitors: Any) -> None:
    screen: Screen = visitors()
    screen.expected = ("503",)
    page = screen.page
    refused: list[Route] = []

    def refuse(route: Route) -> None:
        refused.append(route)
        route.fulfill(status=503)

    page.route("**/history?*", refuse, times=2)
    time = PageTime(screen)
    screen.go(Tables(screen.context, screen.url).going_on(rw(has("take"))))
    line = page.locator("aside .log li").nth(2)
    page.locator("[data-move]:enabled").first.wait_for()
    time.skip_until(line.count, 3000)
    assert len(refused) == 2


# The page comes from a build of before, for the first so many times that a table is loaded.
OF_BEFORE = """
if (location.pathname.startsWith("/table/")) {
  sessionStorage.loads = 1 + Number(sessionStorage.loads ?? 0);
  if (sessionStorage.loads <= TIMES)
    new MutationObserver((_, observer) => {
      const build = document.querySelector("meta[name=build]");
      if (!build) return;
      build.content = "of before";
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
}
"""


@pytest.mark.parametrize("times", [1, 9], ids=["once", "always"])
def test_a_page_of_before_loads_itself_again_once(visitors: Any, times: int) -> None:
    screen: Screen = visitors()
    path = Tables(screen.context, screen.url).going_on(rw(has("keep")))
    screen.context.add_init_script(OF_BEFORE.replace("TIMES", str(times)))
    page = screen.go(path)
    page.wait_for_function("() => sessionStorage.loads > 1")
    # The server's welcome, which brings the board, says of which build it is.
    expect(page.locator("[data-move^='keep']").first).to_be_enabled()
    assert page.evaluate("sessionStorage.loads") == "2"
    built = page.locator("meta[name=build]").get_attribute("content")
    assert (built == "of before") == (times > 1)


# A page that speaks as pages did before there were numbers for it.
WITHOUT_PROTOCOL = """
window.WebSocket = class extends WebSocket {
  constructor(address) { super(address.replace(/protocol=[0-9]+&/, "")); }
};
"""


def test_a_page_that_speaks_an_old_protocol_is_told_so(visitors: Any) -> None:
    screen: Screen = visitors()
    path = Tables(screen.context, screen.url).going_on(rw(has("keep")))
    screen.context.add_init_script(WITHOUT_PROTOCOL)
    page = screen.go(path)
    expect(page.get_by_role("alert")).to_contain_text("This page is older than the server.")
    expect(page.get_by_text("Connecting")).to_have_count(0)
