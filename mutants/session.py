"""A run of pytest in a forked process: measure a test file, or try tests on a change."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from mutants.tracing import Tracer

OPTIONS = (
    *("-q", "--no-header", "--tb=line", "-p", "no:cacheprovider", "-p", "no:terminalreporter"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # plugins that are imported already
)

# `tests/conftest.py` needs xdist, and processes that all tests share outlive a run of one file.
SERVED = ("-p", "xdist.plugin", "-p", "no:unraisableexception")

COMPILING = 120.0  # seconds that a test may need longer, as it compiles


class OutOfTimeError(BaseException):
    """A test takes far longer than it did without the change."""


class Plugin:
    """Chooses and orders tests, keeps to their limits and remembers outcomes."""

    def __init__(
        self, wanted: dict[str, float] | None, tracer: Tracer | None, limit: float
    ) -> None:
        self._wanted = wanted  # tests and their seconds of processor time; None: all
        self._tracer = tracer
        self._limit = limit  # seconds, besides those that a test is known to take
        self.failed: list[str] = []
        self.why = ""
        self.seconds: dict[str, float] = {}
        self.reached: dict[str, list[str]] = {}

    def pytest_sessionstart(self) -> None:
        hypothesis.settings.load_profile("mutants")  # instead of that of `tests/conftest.py`

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not item.get_closest_marker("proof")]
        wanted = self._wanted
        if wanted is not None and wanted.keys() <= {item.nodeid for item in items}:
            items[:] = [item for item in items if item.nodeid in wanted]
            items.sort(key=lambda item: wanted[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self._tracer is not None:
            self._tracer.forget()
        known = (self._wanted or {}).get(item.nodeid)
        limit = self._limit if known is None else self._limit + 5 * known
        signal.signal(signal.SIGPROF, _out_of_time)
        signal.setitimer(signal.ITIMER_PROF, limit)
        begun, begun_wall = time.process_time(), time.monotonic()
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            # A test that waits for other processes costs more than its own time.
            waited = (time.monotonic() - begun_wall) / 4
            self.seconds[item.nodeid] = max(time.process_time() - begun, waited)
            if self._tracer is not None:
                self.reached[item.nodeid] = sorted(self._tracer.seen)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)
            self.why = self.why or str(report.longrepr)[-400:]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
            self.why = self.why or str(report.longrepr)[-400:]


def _out_of_time(*_: object) -> None:
    raise OutOfTimeError


def run(order: dict[str, Any]) -> dict[str, Any]:
    """Carry out an order in this process, which ends afterwards."""
    root = Path.cwd()
    _settle()
    if order["kind"] == "measure":
        return _measure(root, order)
    return _control(order) if order["kind"] == "control" else _judge(order)


def _measure(root: Path, order: dict[str, Any]) -> dict[str, Any]:
    tracer = Tracer(root)
    plugin = Plugin(None, tracer, order["limit"])
    tracer.start()
    code = _pytest(order, order["file"], plugin)
    sys.setprofile(None)
    return {
        "code": code,
        "failed": plugin.failed,
        "why": plugin.why,
        "seconds": plugin.seconds,
        "reached": plugin.reached,
        "modules": [name for name in sys.modules if _is_source(root, name)],
    }


def _is_source(root: Path, module: str) -> bool:
    """Check whether a module is one of our sources, or of a library."""
    file = Path(getattr(sys.modules[module], "__file__", None) or "")
    return not file.is_relative_to(root) or file.is_relative_to(root / "src")


def _judge(order: dict[str, Any]) -> dict[str, Any]:
    """Run test files one after another, until a test fails."""
    for file, wanted in order["files"]:
        plugin = Plugin(wanted, None, COMPILING if order["recompiled"] else 5.0)
        code = _pytest(order, file, plugin, "-x")
        if code not in (0, 5):
            return {"killed": True, "by": (plugin.failed or [file])[0], "why": plugin.why}
    return {"killed": False, "by": "", "why": ""}


def _control(order: dict[str, Any]) -> dict[str, Any]:
    failed = []
    for file, wanted in order["files"]:
        plugin = Plugin(wanted, None, COMPILING)
        _pytest(order, file, plugin)
        failed += plugin.failed
    return {"failed": failed}


def _pytest(order: dict[str, Any], file: str, plugin: Plugin, *options: str) -> int:
    alone = ("--noconftest",) if order["alone"] else SERVED
    # Plain numbers of NumPy warn where compiled ones wrap around, as they are meant to.
    wraps = ("-W", "ignore:overflow encountered:RuntimeWarning") if order["plain"] else ()
    try:
        return int(pytest.main([*OPTIONS, *alone, *wraps, *options, file], plugins=[plugin]))
    except OutOfTimeError:
        plugin.why = "out of time"
        return 1


def _settle() -> None:
    """Same examples each time, and no search for the smallest that fails."""
    hypothesis.settings.register_profile(
        "mutants",
        deadline=None,
        max_examples=50,
        derandomize=True,
        database=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
