"""The page where it is not at the root of its site: every address of it begins with /worms."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.browser import Screen, new_table, press_something
from tests.page_time import wait_until
from tests.tables import TableServer, serving

from wormery.server.identity import COOKIE, Identity

BASE = "/worms"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server for the part of its site below /worms."""
    file = tmp_path_factory.mktemp("below") / "tables.db"
    with serving(file, "--no-limits", "--base-path", BASE) as server:
        yield server


def test_two_people_meet_by_a_shared_link(browser: Browser, below: TableServer) -> None:
    """The shared link is right, a move goes through a socket, and a reload finds it all."""
    asked: list[str] = []
    host, guest = (Screen(browser, below.url, settings={"plain": True}) for _ in range(2))
    for screen in (host, guest):
        screen.page.on("request", lambda request: asked.append(request.url))
        screen.page.on("websocket", lambda socket: asked.append(socket.url))
    page = host.go(f"{BASE}/")
    page.locator(f"a[href='{BASE}/new/regenwormen']").click()
    page.locator("ol.seats > li").first.wait_for()
    new_table(page, ["me", "link"], pace="at-once")
    shared = page.locator("dd code").last.inner_text()
    assert shared == f"{below.url}{BASE}/table/{host.code}" == page.url

    guest.page.goto(shared)
    guest.page.locator("[data-sit]").click()
    page.get_by_role("button", name="Start the game").click()
    turns = page.locator("aside ol li")

    def both_have_played() -> bool:
        if turns.count() > 1:
            return True
        press_something(host) or press_something(guest)
        return False

    wait_until(page, both_have_played)
    expect(guest.page.locator("aside ol li").nth(1)).to_be_attached()

    before = page.locator("aside ol li").first.inner_text()
    with page.expect_response("**/history*") as told:
        page.reload()
    assert told.value.ok, told.value.text()
    expect(page.locator("aside ol li").first).to_have_text(before)
    page.locator("aside ol a").first.click()
    page.wait_for_url(f"**{BASE}/replay/{guest.code}?step=*")
    host.close()
    guest.close()
    strays = [url for url in asked if not re.match(rf"(http|ws)://[^/]+{BASE}/", url)]
    assert asked
    assert not strays


def test_pages_below_it(browser: Browser, below: TableServer) -> None:
    screen = Screen(browser, below.url)
    page = screen.go(f"{BASE}/rules/regenwormen#RW-7")
    page.get_by_role("link", name="Settings").click()
    page.wait_for_url(f"**{BASE}/settings")
    page.go_back()
    expect(page).to_have_url(f"{below.url}{BASE}/rules/regenwormen#RW-7")
    screen.go(f"{BASE}/nowhere/at/all")
    page.get_by_role("link", name="Home").click()
    expect(page).to_have_url(f"{below.url}{BASE}/")
    expect(page.locator(f"a[href='{BASE}/join']")).to_be_visible()
    manifest = page.evaluate("document.querySelector('link[rel=manifest]').href")
    assert httpx.get(manifest, trust_env=False).json()["start_url"] == "./"
    assert manifest.startswith(f"{below.url}{BASE}/")
    screen.close()


def test_addresses_of_a_server_below_a_path(below: TableServer) -> None:
    with httpx.Client(base_url=below.url, trust_env=False) as client:
        for path, leads_to in {"/": "/worms/", "/worms?a=1": "/worms/?a=1"}.items():
            answer = client.get(path)
            assert (answer.status_code, answer.headers["Location"]) == (307, leads_to)
        for path in ("/api/me", "/table/ABC234", "/wormsandmore/", "/worms/assets/gone.js"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["name"]) == (404, "address-unknown")
        assert client.post("/", json={}).status_code == 404
        for path in ("/ready", "/worms/ready", "/metrics"):
            assert client.get(path).status_code == 200
    assert f"{below.url}{BASE}/" in below.log[0]


def test_servers_on_one_site_keep_their_cookies_apart(below: TableServer) -> None:
    """A browser sends the cookie of a server at the root to /worms too."""
    address = f"{below.url}{BASE}/api/me"
    cookie, *rest = httpx.get(address, trust_env=False).headers["Set-Cookie"].split("; ")
    assert f"Path={BASE}" in rest
    other = f"{COOKIE}={Identity(b'another server').cookie('00' * 16)}"
    for cookies in (f"{cookie}; {other}", f"{other}; {cookie}"):
        answer = httpx.get(address, headers={"Cookie": cookies}, trust_env=False)
        assert "Set-Cookie" not in answer.headers
