"""The page in a real Chromium: what it loads, how Lighthouse finds it, how soon it answers.

The server and the browser share the machine with whatever else it does.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import socket
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright
from tests.browser import ENDED, QUIET, Screen, chromium, new_table, press_something, running
from tests.screens import Tables, golden, kinds, until
from tests.tables import serving

from benchmarks.report import Report
from benchmarks.server_boardgameio import install, path_to_node

LIGHTHOUSE = Path(__file__).with_name("lighthouse")
CATEGORIES = ("performance", "accessibility", "best-practices")
REPEATS = 3
SLOWED = 4
ROLLS = 12
FRAME = 1000 / 60
LATE = 1.25 * FRAME  # a timer is never quite exact
GAMES = {
    "regenwormen": "regenwormen-three-fair",
    "it-happens": "it-happens-three-shipped-mounds",
}
PAGES = {"home": "/", "daily": "/daily"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def run(report: Report) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db", "--no-limits") as server,
    ):
        with running() as browser:
            _loading(report, browser, server.url)
            _answers(report, browser, server.url)
            _frames(report, browser, server.url)
        _lighthouse(report, server.url)


def _own_table(make: Tables, game: str) -> str:
    """The address of a running game in which it is the viewer's turn."""
    ended = until(
        golden(GAMES[game]), lambda p: p.actor >= 0 and "roll" in kinds(p) and _late(p)
    )
    return make.going_on(ended)


def _late(position: Any) -> bool:
    """Some pieces lie about already."""
    return len(getattr(position, "row", ())) < 14 and getattr(position, "round", 2) == 2


def _places(make: Tables) -> dict[str, str]:
    return PAGES | {game: _own_table(make, game) for game in GAMES}


# What is loaded


def _loading(report: Report, browser: Browser, url: str) -> None:
    """What comes over the wire, in a browser that has never been here."""
    rows = []
    for name in (*PAGES, *GAMES):
        screen = Screen(browser, url, **PHONE)
        path = _places(Tables(screen.context, url))[name]
        wire = screen.context.new_cdp_session(screen.page)
        wire.send("Network.enable")
        addresses: dict[str, str] = {}
        sizes: dict[str, float] = {}
        wire.on(
            "Network.responseReceived",
            lambda event, found=addresses: found.update(
                {event["requestId"]: event["response"]["url"]}
            ),
        )
        wire.on(
            "Network.loadingFinished",
            lambda event, found=sizes: found.update(
                {event["requestId"]: event["encodedDataLength"]}
            ),
        )
        screen.go(path)
        screen.page.wait_for_load_state("networkidle")
        screen.settle()
        script = sum(sizes.get(key, 0) for key, at in addresses.items() if at.endswith(".js"))
        report.figure(f"page.{name}.script", round(script / 1000, 1), "KB")
        rows.append(
            (
                name,
                f"{script / 1000:.0f} KB",
                f"{sum(sizes.values()) / 1000:.0f} KB",
                f"{len(sizes)}",
            )
        )
        screen.close()
    report.table("First load, compressed", ("", "script", "in all", "requests"), rows)


# How soon it answers

# From the tap to the first change of the page at all, and to the frame in which what the
# server said is seen: something comes or goes, rather than a button greying.
TAPS = """
window.taps = [];
let tap = null;
addEventListener("pointerdown", (event) => {
  const board = event.target.closest?.("section .board [data-move], section .board button");
  tap = board ? { begun: event.timeStamp, first: null } : null;
}, true);
new MutationObserver((changes) => {
  if (!tap) return;
  tap.first ??= performance.now() - tap.begun;
  if (!changes.some((one) => one.type !== "attributes")) return;
  const answered = tap;
  tap = null;
  requestAnimationFrame(() => {
    window.taps.push([answered.first, performance.now() - answered.begun]);
  });
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


def _answers(report: Report, browser: Browser, url: str) -> None:
    rows = []
    for game in GAMES:
        screen = Screen(browser, url, settings={"motion": "full", "pace": "quick"}, **PHONE)
        screen.context.add_init_script(TAPS)
        new_table(screen.go(f"/new/{game}"), ["me", "bot", "bot"], pace="at-once")
        while not screen.page.locator(ENDED).count() or screen.page.locator("dialog").count():
            if not press_something(screen, tap=True):
                screen.page.wait_for_timeout(30)
        taps: list[list[float]] = screen.page.evaluate("window.taps")
        screen.close()
        for name, times in zip(("first", "answer"), zip(*taps, strict=True), strict=True):
            p50, p95, p99 = (_quantile(times, part) for part in (0.5, 0.95, 0.99))
            report.figure(f"page.{game}.{name}.p50", round(p50, 1), "ms")
            report.figure(f"page.{game}.{name}.p99", round(p99, 1), "ms")
            what = "the first change" if name == "first" else "the server's answer on screen"
            cells = [f"{value:.0f} ms" for value in (p50, p95, p99)]
            rows.append([f"{game}, {what}", f"{len(times)}", *cells])
    report.table("From a tap, over a whole game", ("", "taps", "p50", "p95", "p99"), rows)


def _quantile(values: Any, part: float) -> float:
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, int(len(ordered) * part))])


# Frames while dice roll

# The time between frames, from the first in which a die moves until none is there to move.
FRAMES = """() => new Promise((done) => {
  const times = [];
  let begun = null;
  let waited = 0;
  requestAnimationFrame(function look(now) {
    const die = document.querySelector(".cube");
    if (die?.getAnimations()[0]?.playState === "running") begun ??= now;
    if (begun !== null) times.push(now);
    if ((begun !== null && !die) || (waited += 1) > 600) done(times);
    else requestAnimationFrame(look);
  });
  document.querySelector("[data-move='roll']").click();
})"""
BLANK = """() => new Promise((done) => {
  const times = [];
  requestAnimationFrame(function look(now) {
    times.push(now);
    if (times.length > 120) done(times);
    else requestAnimationFrame(look);
  });
})"""


def _frames(report: Report, browser: Browser, url: str) -> None:
    """A processor slowed down; and an empty page beside it, which is what can be had here."""
    rows = []
    found: dict[str, list[float]] = {}
    for game in GAMES:
        screen = Screen(browser, url, settings={"motion": "full"}, **PHONE)
        screen.expected = ("localStorage",)  # which an empty page has not
        make = Tables(screen.context, url)
        _slow(screen.context.new_cdp_session(screen.page))
        screen.page.goto("about:blank")
        found.setdefault("an empty page", []).extend(_gaps(screen.page.evaluate(BLANK)))
        for _ in range(ROLLS):
            screen.go(_own_table(make, game))
            screen.page.locator("[data-move='roll']:enabled").wait_for()
            screen.settle()
            found.setdefault(game, []).extend(_gaps(screen.page.evaluate(FRAMES)))
        screen.close()
    for name, gaps in found.items():
        good = sum(gap <= LATE for gap in gaps) / len(gaps)
        rate = 1000 * len(gaps) / sum(gaps)
        if name in GAMES:
            report.figure(f"page.{name}.frames", round(rate, 1), "1/s")
            report.figure(f"page.{name}.frames.on_time", round(100 * good, 1), "%")
        cells = [f"{len(gaps)}", f"{rate:.1f}", f"{100 * good:.1f} %"]
        cells += [f"{statistics.median(gaps):.1f} ms", f"{max(gaps):.0f} ms"]
        rows.append([name, *cells])
    report.table(
        f"While dice roll, the processor slowed {SLOWED} times",
        ("", "frames", "a second", "within 1/60 s", "median", "longest"),
        rows,
    )


def _slow(session: CDPSession) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


def _gaps(times: list[float]) -> list[float]:
    return [after - before for before, after in itertools.pairwise(times)]


# Lighthouse


@contextlib.contextmanager
def _known_browser(url: str) -> Iterator[tuple[int, Tables]]:
    """A browser that Lighthouse can use, and that sits at tables of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=chromium(),
            args=[*QUIET, f"--remote-debugging-port={port}"],
            locale="en",
        )
        yield port, Tables(context, url)
        context.close()


def _lighthouse(report: Report, url: str) -> None:
    """Its settings for a phone: a slow network and a processor slowed four times."""
    environment = os.environ | {"PATH": path_to_node()}
    install(LIGHTHOUSE, environment)
    rows = []
    with _known_browser(url) as (port, make):
        for name, path in _places(make).items():
            runs = [_audit(f"{url}{path}", port, environment) for _ in range(REPEATS)]
            middle = {key: statistics.median(one[key] for one in runs) for key in runs[0]}
            for category in CATEGORIES:
                report.figure(f"page.{name}.{category}", middle[category], "of 100")
            cells = [f"{middle[category]:.0f}" for category in CATEGORIES]
            cells += [f"{middle[key] / 1000:.1f} s" for key in ("paint", "largest")]
            rows.append([name, *cells, f"{middle['blocked']:.0f} ms", f"{middle['shift']:.3f}"])
    report.table(
        f"Lighthouse for a phone, median of {REPEATS}",
        ("", *CATEGORIES, "first paint", "largest", "blocked", "shift"),
        rows,
    )


def _audit(address: str, port: int, environment: dict[str, str]) -> dict[str, float]:
    command = ["node", "node_modules/lighthouse/cli/index.js", address, "--quiet"]
    command += ["--output=json", "--output-path=report.json", f"--port={port}"]
    command += ["--disable-storage-reset", f"--only-categories={','.join(CATEGORIES)}"]
    for _ in range(REPEATS):  # now and then it loses its trace, and asks to be run again
        done = subprocess.run(command, cwd=LIGHTHOUSE, env=environment, check=False)
        if done.returncode == 0:
            break
    found = json.loads((LIGHTHOUSE / "report.json").read_text(encoding="utf-8"))
    for category in CATEGORIES:
        for one in found["categories"][category]["auditRefs"]:
            audit = found["audits"][one["id"]]
            if one["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                print(f"  {address}: {audit['title']} {audit.get('displayValue', '')}")
    scores = {name: 100 * found["categories"][name]["score"] for name in CATEGORIES}
    timing = {
        key: float(found["audits"][name]["numericValue"])
        for key, name in (
            ("paint", "first-contentful-paint"),
            ("largest", "largest-contentful-paint"),
            ("blocked", "total-blocking-time"),
            ("shift", "cumulative-layout-shift"),
        )
    }
    return scores | timing
