"""The arena on a real Dask cluster, with a worker killed in the middle."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client
from tests.forking import Forked

import wormery
from wormery.arena import batch
from wormery.arena.blocks import Block
from wormery.arena.cluster import fingerprint, play_same
from wormery.arena.plan import Plan
from wormery.arena.running import WorkerError, run, run_on_cluster
from wormery.arena.store import Store
from wormery.arena.summary import summarize

WEAK = batch.PLAYERS[0]
PLAN = Plan("match", "regenwormen", 3, "-", 11, ((WEAK,) * 3,), games=30_000)


def dask(*arguments: str, **settings: str) -> subprocess.Popen[bytes]:
    quiet = {"DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "error"}
    return Forked[bytes](
        *("dask", *arguments),
        env=os.environ | quiet | settings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


class Cluster:
    """A scheduler and workers as processes of their own, as docs/arena.md starts them."""

    def __init__(self, folder: Path) -> None:
        self.note = folder / "scheduler.json"
        self.folder = folder
        self.scheduler = dask(
            "scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", str(self.note)
        )
        self.workers: list[subprocess.Popen[bytes]] = []
        while not (self.note.exists() and self.note.stat().st_size):
            assert self.scheduler.poll() is None
            time.sleep(0.05)

    def wait_for(self, *workers: subprocess.Popen[bytes]) -> None:
        """Let these and no others be the workers."""
        for other in set(self.workers) - set(workers):
            other.kill()
            other.wait()
        self.workers = list(workers)
        end = time.monotonic() + 120
        with Client(self.address, set_as_default=False) as client:
            while len(client.scheduler_info()["workers"]) != len(workers):
                assert time.monotonic() < end
                time.sleep(0.05)

    def start_worker(self, **settings: str) -> subprocess.Popen[bytes]:
        return dask(
            *("worker", "--scheduler-file", str(self.note), "--nthreads", "1", "--no-nanny"),
            *("--no-dashboard", "--local-directory", str(self.folder)),
            **settings,
        )

    @property
    def address(self) -> str:
        return str(json.loads(self.note.read_text())["address"])

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    found = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        yield found
    finally:
        found.stop()


def test_a_worker_killed_midway_changes_nothing(tmp_path: Path, cluster: Cluster) -> None:
    with Store.create(tmp_path / "here", PLAN) as here:
        for _ in run(PLAN, here):
            pass
    cluster.wait_for(cluster.start_worker(), cluster.start_worker())
    killed = False
    with Store.create(tmp_path / "there", PLAN) as there:
        for schedule in run_on_cluster(PLAN, there, cluster.address):
            if not killed and schedule.games > 3000:
                assert schedule.games < 30_000
                cluster.workers[0].send_signal(signal.SIGKILL)
                killed = True
    assert killed
    assert summarize(PLAN, there) == summarize(PLAN, here)
    with Store.open(tmp_path / "there") as again:
        assert again.sum_of(0) == here.sum_of(0)


def test_a_worker_with_another_program_is_refused(tmp_path: Path, cluster: Cluster) -> None:
    """The version is the same; one line of the rules is not."""
    package = Path(wormery.__file__).parent
    page = shutil.ignore_patterns("static")
    shutil.copytree(package, tmp_path / "other" / "wormery", ignore=page)
    changed = tmp_path / "other" / "wormery" / "games" / "regenwormen" / "rules.py"
    changed.write_text(changed.read_text().replace("return 1 + tile // 4", "return 2"))
    other = cluster.start_worker(PYTHONPATH=str(tmp_path / "other"))
    cluster.wait_for(cluster.start_worker(), other)
    with Store.create(tmp_path / "there", PLAN) as store:
        with pytest.raises(WorkerError) as caught:
            list(run_on_cluster(PLAN, store, cluster.address))
        assert caught.value.sentence_id == "arena-cluster-version"
        assert store.blocks == {}


def test_a_worker_that_came_later_is_looked_at_too() -> None:
    block = Block(0, 0, 2)
    tally, _ = play_same(fingerprint(PLAN.game), PLAN, block)
    assert tally.deals == 2
    with pytest.raises(WorkerError, match="0 \\(other\\)"):
        play_same("0 (other)", PLAN, block)


def test_no_cluster_is_a_named_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from wormery.arena import cluster

    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with (
        Store.create(tmp_path / "there", PLAN) as store,
        pytest.raises(WorkerError, match=r"127\.0\.0\.1:9"),
    ):
        list(run_on_cluster(PLAN, store, "tcp://127.0.0.1:9"))
