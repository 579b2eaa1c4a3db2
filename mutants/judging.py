"""Try the changes of an area, several at once."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import Queue

from mutants.areas import Area
from mutants.change import Change
from mutants.checkout import Copy
from mutants.imports import Imports, module_of
from mutants.nearest import Measured, control, measure, nearest
from mutants.report import Result, Results
from mutants.running import Worker

VITEST = "node_modules/.bin/vitest"
SLOWEST_PAGE = 120.0  # seconds for tests of the page that take two


class Judging:
    """The changes of one area, given to workers."""

    def __init__(
        self, area: Area, copies: list[Copy], results: Results, budget: float = 60.0
    ) -> None:
        self._area = area
        self._copies = copies
        self._results = results
        self._budget = budget
        self._root = copies[0].source
        self._imports = Imports(self._root)
        self._done = 0
        self._begun = time.monotonic()

    def judge(self, changes: list[Change]) -> None:
        left = [change for change in changes if self._results.of(change) is None]
        if not left:
            return
        print(f"{self._area.name}: {len(left)} of {len(changes)} changes to try", flush=True)
        if self._area.page:
            self._try_all(left, [PageTrial(copy) for copy in self._copies])
            return
        workers = [Worker(copy, self._area) for copy in self._copies]
        try:
            measured = self._measure(workers)
            for number, worker in enumerate(workers):
                workers[number] = self._shared(worker, measured)
            trials: list[Trial] = [self._trial(worker, measured) for worker in workers]
            self._try_all(left, trials)
        finally:
            for worker in workers:
                worker.close()

    def _trial(self, worker: Worker, measured: dict[str, Measured]) -> PythonTrial:
        return PythonTrial(worker, measured, self._imports, self._budget)

    def _measure(self, workers: list[Worker]) -> dict[str, Measured]:
        """Run all test files of the area once as they are."""
        files = self._area.test_files(self._root)
        free: Queue[Worker] = Queue()
        for worker in workers:
            free.put(worker)

        def one(file: str) -> Measured:
            worker = free.get()
            try:
                return measure(worker, file)
            finally:
                free.put(worker)

        with ThreadPoolExecutor(len(workers)) as pool:
            found = dict(zip(files, pool.map(one, files), strict=True))
        for file, each in found.items():
            if each.left_out:
                print(f"  {file}: {len(each.left_out)} tests left out: {each.why[:200]}")
        self._control(workers[0], found)
        return {file: each for file, each in found.items() if each.seconds}

    def _control(self, worker: Worker, measured: dict[str, Measured]) -> None:
        """Leave out tests that fail after others in one process, though nothing is changed."""
        tests = {
            file: each.seconds for file, each in measured.items() if not file.startswith("src/")
        }
        for test in control(worker, tests, self._budget):
            print(f"  left out, as it fails after other tests: {test}")
            for each in measured.values():
                each.seconds.pop(test, None)

    def _shared(self, worker: Worker, measured: dict[str, Measured]) -> Worker:
        """Let a worker import once all that no change of this area touches."""
        names = dict.fromkeys(name for each in measured.values() for name in each.modules)
        ours = [name for name in names if name in self._imports]
        others = [name for name in names if name not in self._imports]
        apart = [module_of(path) for path in self._area.files(self._root)]
        below = self._imports.independent(self._area.files(self._root), ours)
        wanted = [*others, *below]
        if not worker.ask(kind="share", modules=wanted, apart=apart)["loaded"]:
            return worker
        worker.close()
        fresh = Worker(worker.copy, worker.area)
        fresh.ask(kind="share", modules=others, apart=apart)
        return fresh

    def _try_all(self, changes: list[Change], trials: list[Trial]) -> None:
        free: Queue[Trial] = Queue()
        for trial in trials:
            free.put(trial)
        self._begun = time.monotonic()

        def one(change: Change) -> None:
            trial = free.get()
            try:
                result = trial(change)
            finally:
                free.put(trial)
            self._results.add(change, result)
            self._tell(change, result, len(changes))

        with ThreadPoolExecutor(len(trials)) as pool:
            try:
                list(pool.map(one, changes))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _tell(self, change: Change, result: Result, of: int) -> None:
        self._done += 1
        rate = 60 * self._done / (time.monotonic() - self._begun)
        print(
            f"{self._done:>4}/{of} {rate:5.1f}/min {result.verdict:<9}{result.seconds:6.1f} s  "
            f"{change.place}  {change.before}  ->  {change.after}"
            + (f"   [{result.by.rpartition('/')[2]}]" if result.by else ""),
            flush=True,
        )


Trial = Callable[[Change], Result]
Files = list[tuple[str, dict[str, float]]]  # test files, and the seconds of their tests


class PythonTrial:
    """Tries a change with the nearest tests of Python."""

    def __init__(
        self, worker: Worker, measured: dict[str, Measured], imports: Imports, budget: float
    ) -> None:
        self._worker = worker
        self._measured = measured
        self._imports = imports
        self._budget = budget

    def __call__(self, change: Change) -> Result:
        files = nearest(change, self._measured, self._imports, self._budget)
        count = sum(len(tests) for _, tests in files)
        begun = time.monotonic()
        if not count:
            return Result("survived", why="no test comes here")
        planned = sum(sum(tests.values()) for _, tests in files)
        wall = (600 if self._worker.area.recompiled else 60) + 6 * planned
        dependent = self._imports.recompiled(change.path)
        with self._worker.copy.changed(change):
            for part in apart(files):
                answer = self._worker.ask(
                    kind="judge", files=part, dependent=dependent, wall=wall
                )
                if answer["killed"]:
                    break
        return Result(
            "killed" if answer["killed"] else "survived",
            answer["by"],
            answer["why"],
            count,
            time.monotonic() - begun,
        )


def apart(files: Files) -> list[Files]:
    """Return what runs in one process: all tests, then the examples of each module.

    Collecting examples imports their module a second time, and nothing after it can be trusted.
    """
    tests = [each for each in files if not each[0].startswith("src/")]
    return [tests] * bool(tests) + [[each] for each in files if each[0].startswith("src/")]


class PageTrial:
    """Tries a change with the tests of the page that import the file."""

    def __init__(self, copy: Copy) -> None:
        self._copy = copy
        self._checked: set[str] = set()

    def __call__(self, change: Change) -> Result:
        if change.path not in self._checked:
            if not self._passes(change.path)[0]:
                raise RuntimeError(f"tests of {change.path} fail without any change")
            self._checked.add(change.path)
        begun = time.monotonic()
        with self._copy.changed(change):
            passed, why = self._passes(change.path)
        seconds = time.monotonic() - begun
        return Result("survived" if passed else "killed", why=why, seconds=seconds)

    def _passes(self, path: str) -> tuple[bool, str]:
        command = [VITEST, "related", "--run", "--bail=1", "--passWithNoTests"]
        try:
            run = subprocess.run(
                [*command, path.removeprefix("web/")],
                cwd=self._copy.root / "web",
                env=os.environ | {"CI": "yes"},
                capture_output=True,
                text=True,
                timeout=SLOWEST_PAGE,
            )
        except subprocess.TimeoutExpired:
            return False, "out of time"
        return run.returncode == 0, "" if run.returncode == 0 else run.stdout[-400:]
