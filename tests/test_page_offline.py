"""The service worker: the page without a connection, after a deployment, and when pushed to."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import Screen, axe_complaints
from tests.page_time import PageTime, wait_until
from tests.tables import serving

from wormery.server.page import FOLDER

BASE = "/worms"
# Whatever a page says in the console when its server is away.
AWAY = ("Failed to load resource", "net::ERR", "WebSocket")
CONTROLLED = "navigator.serviceWorker.controller !== null"
KEPT = "caches.keys().then(names => names.sort())"


def installed(time: PageTime) -> list[str]:
    """Let the page install its worker; return what that keeps, by build."""
    # The page waits a little before it does, so that it does not slow down its own start.
    time.skip_until(lambda: time.page.evaluate(CONTROLLED), 3000)
    names: list[str] = time.page.evaluate(KEPT)
    return names


def test_without_a_connection_the_page_says_so(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--base-path", BASE) as server:
        screen = Screen(browser, server.url + BASE, service_workers="allow")
        screen.expected = AWAY
        time = PageTime(screen)
        page = screen.go("/")
        assert len(installed(time)) == 1
        scope = "() => navigator.serviceWorker.ready.then(({ scope }) => scope)"
        assert page.evaluate(scope) == f"{server.url}{BASE}/"
        addresses = """async () => {
          const [name] = await caches.keys();
          return (await (await caches.open(name)).keys()).map(({ url }) => url);
        }"""
        kept = page.evaluate(addresses)
        assert f"{server.url}{BASE}/" in kept
        assert not [one for one in kept if "/api" in one]
        # With a connection nothing says otherwise, with the worker in between.
        page.reload()
        page.locator("[data-play]").first.wait_for()
        screen.choose(language="nl")
        server.stop()
        for path in ("/table/ABCDEF", "/"):
            page.goto(server.url + BASE + path)
            expect(page.get_by_role("heading", name="Je bent offline")).to_be_visible()
        assert axe_complaints(page, "light") == []
        page.get_by_role("link", name="Lees de regels").click()
        page.locator("main nav a").first.click()
        expect(page.locator("main h2").first).to_be_visible()
        page.locator("figcaption").first.wait_for()
        expect(page.locator("[data-try]")).to_have_count(0)  # whose boards the server moves
        # Back with the server, by itself.
        page.goto(server.url + BASE + "/")
        server.start()
        page.evaluate("dispatchEvent(new Event('online'))")
        page.locator("[data-play]").first.wait_for()
        screen.close()


@contextmanager
def files_of(folder: Path) -> Iterator[str]:
    """A server of nothing but files, as they lie in a folder now."""

    class Files(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

        def do_GET(self) -> None:
            # A file that has changed twice within a second has changed.
            del self.headers["If-Modified-Since"]
            super().do_GET()

        def end_headers(self) -> None:
            self.send_header("Cache-Control", "no-cache")
            super().end_headers()

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the page as it was built."""
    copy = tmp_path / "static"
    shutil.copytree(str(FOLDER), copy)
    index = copy / "index.html"
    index.write_text(index.read_text("utf-8").replace('="./', '="/'), "utf-8")
    return copy


def test_a_new_build_replaces_the_old_one(browser: Browser, folder: Path) -> None:
    old = json.loads((folder / "build.json").read_text("utf-8"))["build"]
    with files_of(folder) as url:
        screen = Screen(browser, url, service_workers="allow")
        screen.expected = AWAY
        time = PageTime(screen)
        page = screen.go("/")
        assert installed(time) == [f"wormery-{old}"]
        # A deployment: another build, with a file of its own, and one that is gone.
        new = "feedfeedfeed"
        home = next((folder / "assets").glob("index-*.js"))
        moved = home.with_name("index-other000.js")
        home.rename(moved)
        for name in ("index.html", "build.json", "sw.js"):
            text = (folder / name).read_text("utf-8")
            (folder / name).write_text(
                text.replace(old, new).replace(home.name, moved.name), "utf-8"
            )
        for script in (folder / "assets").glob("*.js"):
            text = script.read_text("utf-8")
            script.write_text(text.replace(home.name, moved.name), "utf-8")
        page.reload()
        built = "() => document.querySelector('meta[name=build]').content"
        assert page.evaluate(built) == new, "with a connection, the server's page is shown"
        time.skip_until(lambda: installed(time) == [f"wormery-{new}"], 3000)
    page.goto(url)
    expect(page.get_by_role("heading", name="You’re offline")).to_be_visible()
    assert page.evaluate(built) == new
    screen.close()


def test_a_push_becomes_a_notification(whole_browser: Browser, folder: Path) -> None:
    with files_of(folder) as url:
        screen = Screen(whole_browser, url, service_workers="allow")
        screen.expected = AWAY
        screen.context.grant_permissions(["notifications"])
        time = PageTime(screen)
        page = screen.go("/")
        installed(time)
        worker = screen.context.new_cdp_session(page)
        found: list[str] = []
        worker.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(
                one["registrationId"]
                for one in told["registrations"]
                if one["scopeURL"] == f"{url}/" and not one["isDeleted"]
            ),
        )
        worker.send("ServiceWorker.enable")
        wait_until(page, lambda: found)
        told = {"title": "Your turn", "body": "A game", "path": "table/AB", "tag": "turn-AB"}

        def push(data: str) -> None:
            worker.send(
                "ServiceWorker.deliverPushMessage",
                {"origin": url, "registrationId": found[0], "data": data},
            )

        push("{}")  # what makes no sense is not shown
        push(json.dumps(told))
        shown = """async () => {
          const worker = await navigator.serviceWorker.ready;
          return (await worker.getNotifications()).map(({ title, data }) => [title, data.path]);
        }"""
        # A busy browser may drop a push that comes while it wakes the worker. The same one
        # twice is still shown once.
        pushed = itertools.count(1)

        def is_shown() -> bool:
            if next(pushed) % 100 == 0:
                push(json.dumps(told))
            return bool(page.evaluate(shown) == [["Your turn", "/table/AB"]])

        wait_until(page, is_shown)
        screen.close()


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((FOLDER / "manifest.webmanifest").read_text("utf-8"))
    index = (FOLDER / "index.html").read_text("utf-8")
    assert re.search(r'rel="manifest" href="\./manifest\.webmanifest"', index)
    assert {"name", "start_url", "display", "icons", "lang"} <= manifest.keys()
    named = [manifest, *manifest["shortcuts"]]
    for icon in (icon for one in named for icon in one["icons"]):
        assert (FOLDER / icon["src"]).is_file(), icon
    # Nothing in it knows where on a site the page is.
    for address in [manifest["start_url"], *(one["url"] for one in manifest["shortcuts"])]:
        assert address.startswith("./")
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
