"""Fixtures and settings for all tests."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

# Tests run side by side, so NumPy's own threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, settings
from tests.check import DURATIONS
from tests.postgres import Database, Postgres, running
from tests.proof import PROOF
from tests.tables import TableServer, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

gc.disable()  # until all tests are collected, which takes a third less time so

# A process started in the background ignores Ctrl+C, and so would its children.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The first call of a compiled rule may take seconds, so no single example has a deadline.
settings.register_profile(
    "wormery",
    deadline=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("wormery"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "wormery")


def pytest_collection_finish() -> None:
    """Keep the collector away from all that was imported: it is never garbage."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests marked `proof` to `make proof`."""
    if not PROOF:
        only_proof = [item for item in items if item.get_closest_marker("proof")]
        items[:] = [item for item in items if not item.get_closest_marker("proof")]
        config.hook.pytest_deselected(items=only_proof)


def pytest_xdist_auto_num_workers() -> int:
    """Use more workers than cores, as many tests wait for a browser or a server."""
    return 2 + len(os.sched_getaffinity(0))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Let tests run loops of their own while this worker's browser waits.

    Playwright's loop stays the running one of this thread, though it only runs inside calls of
    Playwright, and `asyncio.run` would refuse to start another.
    """
    if "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    waiting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(waiting)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, one for each worker."""
    with running() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Database:
    """An empty database for one test alone."""
    return postgres.fresh_database()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium, one for each worker; a test opens contexts of its own."""
    from tests.browser import running as running_browser

    with running_browser() as found:
        loop = asyncio._get_running_loop()
        yield found
        asyncio._set_running_loop(loop)  # the last test may have been without a browser


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """A Chromium that has notifications, which its shell has not."""
    from tests.browser import running_whole

    with running_whole(browser) as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A real server on SQLite without limits, one for each worker.

    It holds the tables and devices of other tests. A test that lists or counts what is on a
    server, or changes its settings, starts its own.
    """
    with serving(tmp_path_factory.mktemp("served") / "tables.db", "--no-limits") as found:
        yield found
    log = "".join(found.log)
    assert '"trace"' not in log, log
    assert "Traceback" not in log, log


@pytest.fixture
def screens(browser: Browser, server: TableServer) -> Iterator[Any]:
    """Make devices, and fail the test if their consoles report an error."""
    from tests.browser import Screen

    made: list[Screen] = []

    def screen(**options: Any) -> Screen:
        seen_in = options.pop("browser", browser)
        made.append(Screen(seen_in, options.pop("url", server.url), **options))
        return made[-1]

    yield screen
    for each in made:
        each.close()


@pytest.fixture
def visitors(screens: Any) -> Any:
    """Make devices that have been to the home page, so that the server knows them."""

    def visitor(**options: Any) -> Any:
        screen = screens(**options)
        screen.go("/")
        return screen

    return visitor


class Durations:
    """Record how long each test file took, so that `make check` can choose what fits."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.partition("::")[0]
        self.seconds[file] = self.seconds.get(file, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        known = json.loads(DURATIONS.read_text()) if DURATIONS.exists() else {}
        DURATIONS.parent.mkdir(exist_ok=True)
        DURATIONS.write_text(json.dumps(known | self.seconds, indent=1, sort_keys=True))


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # workers report to the process that started them
        config.pluginmanager.register(Durations())
