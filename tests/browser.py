"""A real Chromium in front of a real server: what the tests of the page share."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Locator,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)

from wormery.server.identity import COOKIE

WEB = Path(__file__).parent.parent / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # the same without a window, and twice as quick
QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BLOCKED = "Service Worker registration blocked"  # as Playwright says when it was asked to
HESITATION = 1_000
TWICE = 400  # milliseconds in which a second tap counts as a slip
PATIENCE = 20_000  # milliseconds until something that must come counts as missing
expect.set_options(PATIENCE)
NONE_FOUND = (
    "The page is tested in a real browser, and none was found. `make test` fetches one; "
    "by hand, `apt install chromium` on Debian, or any package that puts it on the PATH."
)
ENDED = "[data-rematch], a[href*='/replay/'][href$='step=0']"


# Lets the page read a later time off its next clicks, as if a hand had waited.
TAPS = """(() => {
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  let later = 0;
  Object.defineProperty(Event.prototype, "timeStamp", {
    get() { return get.call(this) + (this.type === "click" ? later : 0); },
  });
  globalThis.tapLater = milliseconds => { later += milliseconds; };
})()"""


# Some pieces come a frame later than others, and a frame may take long: frames count too.
STILL = """quiet => new Promise(done => {
  let since, frames;
  const again = () => { since = performance.now(); frames = 0; };
  again();
  new MutationObserver(again)
    .observe(document, { subtree: true, childList: true, characterData: true });
  requestAnimationFrame(function look() {
    frames += 1;
    if (frames > 4 && performance.now() - since >= quiet) setTimeout(done);
    else requestAnimationFrame(look);
  });
})"""


def chromium() -> str:
    """The path of a browser: the system's, or the one that Playwright has fetched."""
    if path := found():
        return path
    raise AssertionError(NONE_FOUND)


def found() -> str | None:
    """Return the path of a browser, if there is one."""
    return _systems_own() or _playwrights_own()


def _systems_own() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _playwrights_own() -> str | None:
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def fetch() -> int:
    """Get a browser if there is none, from Playwright or from Debian's packages."""
    ways = [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    if debian := bool(shutil.which("apt-get")) and os.geteuid() == 0:
        ways += [["apt-get", "update"], ["apt-get", "install", "--yes", "chromium"]]
    else:
        ways.insert(0, [sys.executable, "-m", "playwright", "install", "chromium"])
    for way in ways:
        if found():
            break
        print(f"No browser to test the page in; trying: {' '.join(way[-4:])}", flush=True)
        subprocess.run(way, check=False)
    if not found():
        print("Install Chromium, for instance with `apt install chromium`, and try again.")
        return 1
    if debian and _systems_own() and not shutil.which(SHELL):
        # Older releases have none; the tests then only take longer.
        subprocess.run(["apt-get", "install", "--yes", SHELL], check=False, capture_output=True)
    return 0


@contextmanager
def running() -> Iterator[Browser]:
    """The browser's shell where there is one, which is quicker but has no notifications."""
    with sync_playwright() as playwright:
        path = shutil.which(SHELL) or _systems_own()
        if path is None and not Path(playwright.chromium.executable_path).exists():
            raise AssertionError(NONE_FOUND)
        # Without a path Playwright starts its own, and knows its shell itself.
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@contextmanager
def running_whole(browser: Browser) -> Iterator[Browser]:
    """The whole browser beside one that may be a shell."""
    kind = browser.browser_type
    whole = kind.launch(executable_path=_systems_own() or kind.executable_path, args=QUIET)
    yield whole
    whole.close()


FOLLOW = """path => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


class Screen:
    """One device with one page open. Whatever its console complains about fails the test."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.loading: set[Request] = set()
        self.expected: tuple[str, ...] = ()
        settings = {
            "sound": False,
            "pace": "at-once",
            "level": "casual",
            **options.pop("settings", {}),
        }
        options.setdefault("viewport", {"width": 1280, "height": 800})
        # What a worker fetches no test can intercept; those of the worker itself allow it.
        options.setdefault("service_workers", "block")
        self.context: BrowserContext = browser.new_context(locale="en", **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            f"localStorage.wormery ??= {json.dumps(json.dumps(settings))}"
        )
        self.context.add_init_script(TAPS)
        self.page: Page = self.context.new_page()
        self.page.on("request", lambda asked: self.loading.add(asked))
        self.page.on("requestfinished", self._arrived)
        self.page.on("requestfailed", self._arrived)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _arrived(self, asked: Request) -> None:
        self.loading.discard(asked)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.complaints.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path)
        self.page.locator("h1").first.wait_for(state="attached")
        return self.page

    def follow(self, path: str) -> Page:
        """Go there as a link on the page does, without loading the page again."""
        self.page.evaluate(FOLLOW, path)
        self.page.locator("h1").first.wait_for(state="attached")
        return self.page

    def choose(self, **settings: Any) -> None:
        """Change what this browser remembers, as its settings page in another tab does."""
        self.page.evaluate(
            """change => {
              const kept = JSON.parse(localStorage.wormery ?? "{}");
              localStorage.wormery = JSON.stringify({ ...kept, ...change });
              dispatchEvent(new StorageEvent("storage", { key: "wormery" }));
            }""",
            settings,
        )

    def speak(self, language: str, still: int = 0) -> None:
        """Change the language in place, and wait for what the server tells anew."""
        if self.page.evaluate("document.documentElement.lang") == language:
            return
        connected = not self.page.locator(".lost").count()
        if connected and self.page.locator("[data-turn], .told").count():
            with self.page.expect_response(self._tells):
                self.choose(language=language)
        else:
            self.choose(language=language)
        self.settle(still)

    def _tells(self, answer: Response) -> bool:
        """Whether this is what the page shows in words; a review may come after a while."""
        told = "/review" if "/review/" in self.page.url else "/history"
        return told in urlsplit(answer.url).path and answer.status == HTTPStatus.OK

    def settle(self, still: int = 0) -> None:
        """Wait until everything asked for has arrived and is shown.

        Nothing changes for some frames, and for so many milliseconds.
        """
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            waiting = set(self.loading)
            self.page.evaluate(STILL, still)
            if not waiting and not self.loading:
                return
        raise AssertionError(f"still loading: {[one.url for one in self.loading]}")

    def wait_for_the_next_tap(self) -> None:
        """Let the next tap be late enough not to count as a slip."""
        self.page.evaluate("milliseconds => tapLater(milliseconds)", TWICE)

    def cookies(self) -> dict[str, str]:
        """By which the server knows this device, once they have met."""
        return wait_for_cookies(self.page)

    @property
    def code(self) -> str:
        return self.page.url.split("?")[0].rsplit("/", 1)[-1]

    @property
    def board(self) -> Locator:
        return self.page.locator("section .board")

    def close(self) -> None:
        self.context.close()
        unexpected = [
            text for text in self.complaints if not any(part in text for part in self.expected)
        ]
        assert not unexpected, unexpected


def wait_for_cookies(page: Page) -> dict[str, str]:
    """Return this device's cookies, once the server has answered it for the first time."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        found = {one["name"]: one["value"] for one in page.context.cookies()}
        if COOKIE in found:
            return found
        page.wait_for_timeout(20)
    raise AssertionError("the server has given this device no cookie")


def new_table(page: Page, seats: list[str], short: bool = False, **choices: str) -> None:
    """Fill in the page for a new table; seats are me, here, link or bot."""
    while page.locator("ol.seats > li").count() > len(seats):
        page.locator("ol.seats li .remove").last.click()
    while page.locator("ol.seats > li").count() < len(seats):
        page.get_by_role("button", name="Add a seat").click()
    for place, kind in enumerate(seats):
        page.locator("ol.seats li").nth(place).locator("select").first.select_option(kind)
    page.locator("details.more summary").click()
    if short:
        page.locator("details.more .option input[type=checkbox]").check()
    for value in choices.values():
        page.locator(f"details.more input[value='{value}']").check()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")


def from_menu(page: Page, item: str) -> None:
    """Choose something from the menu of a table."""
    page.locator("[data-menu]").click()
    page.locator(f"[data-item='{item}']").click()


# In the dark nothing is different but the colours.
RUN_AXE = """([inside, theme]) => axe.run(inside, {
  resultTypes: ["violations"],
  ...(theme === "dark" && { runOnly: ["color-contrast"] }),
})"""


def axe_complaints(page: Page, theme: str, inside: str = "html") -> list[str]:
    """What axe-core finds serious, with the first place where it does."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in page.evaluate(RUN_AXE, [inside, theme])["violations"]
        if one["impact"] in ("serious", "critical")
    ]


# Words that a line's end goes through. The page breaks them rather than being too wide.
BROKEN = """inside => {
  const found = [];
  for (const part of document.querySelectorAll(inside)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode()); ) {
      const around = text.parentElement;
      if (around.closest("code, .unseen, svg") || !around.checkVisibility()) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\\p{Script=Latin}’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        const lines = new Set(boxes.map((box) => Math.round(box.top)));
        if (lines.size > 1) found.push(`${word}: ${around.outerHTML.slice(0, 120)}`);
      }
    }
  }
  return found;
}"""


def broken_words(page: Page, inside: str = "main") -> list[str]:
    found: list[str] = page.evaluate(BROKEN, inside)
    return found


# In the order in which someone in a hurry would press them: a tile that can be had, the die
# on a mound, dice to set aside, and then rolling.
EAGER = (
    "[data-move^='take']",
    ".press.steal",
    "button.tile.lit",
    "[data-mound] button",
    "[data-move^='place']",
    "[data-move='keep W']",
    "[data-move^='keep']",
    "button.group",
    ".press.go",
    "[data-move^='roll']",
    "button:not([data-undo], [popovertarget])",
)


# One question instead of many: which of these can be pressed now? Nothing is, once it is over.
FIRST = """([selectors, twice, ended]) => {
  tapLater(twice);
  const dialog = document.querySelector("dialog[open]");
  if (dialog?.querySelector("button:last-of-type")) return "dialog[open] button";
  if (!dialog && ended && document.querySelector(ended)) return ended;
  const board = document.querySelector("section .board");
  return selectors.find(one => board?.querySelector(`:is(${one}):enabled`)) ?? null;
}"""


def press_something(screen: Screen, tap: bool = False) -> bool:
    """Press a button of the board, as a player in a hurry does; False if there is none."""
    found: str | None = screen.page.evaluate(FIRST, [list(EAGER), TWICE, None])
    if found is None:
        return False
    _press(screen, found, tap)
    return True


def _press(screen: Screen, found: str, tap: bool) -> None:
    inside = screen.page if found.startswith("dialog") else screen.board
    button = inside.locator(f"{found}:enabled").last
    try:
        if tap:
            button.tap(timeout=HESITATION)
        else:
            button.click(timeout=HESITATION)
    except Error:
        pass  # gone in the same moment: another player has moved


def play_on(screen: Screen, presses: int, tap: bool = False) -> bool:
    """Press so often, whenever there is something to press; True if the game has ended."""
    screen.choose(odds=False)  # a player this quick looks at none, or asks for them too late
    screen.expected += ("409 (Conflict)",)
    for _ in range(presses):
        wanted = [list(EAGER), TWICE, ENDED]
        found: str = screen.page.wait_for_function(FIRST, arg=wanted).json_value()
        if found == ENDED:
            return True
        _press(screen, found, tap)
    return False


def play_to_the_end(screen: Screen, tap: bool = False) -> None:
    """Press until the game is over."""
    assert play_on(screen, 3000, tap), "the game did not end"


if __name__ == "__main__":
    sys.exit(fetch())
