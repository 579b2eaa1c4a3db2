"""For all tests: how long Hypothesis looks, that CI looks at the same games, and real parts."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

# Tests run side by side; threads of NumPy's own would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, settings
from tests.postgres import Database, Postgres, running
from tests.tables import TableServer, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Whoever was started in the background ignores Ctrl+C, and so would all that is started here.
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What happens in a real browser is tried a second time, and named at the end if it was."""
    for item in items:
        if {"browser", "whole_browser"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real server, one for each process that tests, started for the first who asks."""
    with running() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Database:
    """An empty database for one test alone."""
    return postgres.fresh_database()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real Chromium, for the tests of one file."""
    from tests.browser import running as running_browser

    with running_browser() as found:
        yield found


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """A Chromium that has notifications, which its shell has not."""
    from tests.browser import running_whole

    with running_whole(browser) as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A real server on SQLite that refuses nobody, for the tests of one file."""
    with serving(tmp_path_factory.mktemp("served") / "tables.db", "--no-limits") as found:
        yield found


@pytest.fixture
def screens(browser: Browser, server: TableServer) -> Iterator[Any]:
    """Makes devices, and lets none of their consoles complain."""
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
    """The same, of devices that the server knows already: they have been to its home page."""

    def visitor(**options: Any) -> Any:
        screen = screens(**options)
        screen.go("/")
        return screen

    return visitor
