"""Plays a plan to its end: here, on several cores, or on a cluster."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass

from wormery.arena.blocks import Block, play_block
from wormery.arena.plan import Plan
from wormery.arena.schedule import Schedule
from wormery.arena.store import Store
from wormery.arena.tally import Tally
from wormery.games.errors import WormeryError
from wormery.players.external import close_shared

ALONE = 1.0  # seconds of play after which other processes are worth starting
WAITING = 0.5  # seconds between looks at a cluster that may have grown


class WorkerError(WormeryError):
    """Those who were to play the games are not there, or have gone."""


@dataclass(frozen=True)
class Team:
    """How a block is given to somebody to play, and how many can be under way."""

    submit: Callable[[Plan, Block], Future[tuple[Tally, float]]]
    capacity: Callable[[], int]


def run(plan: Plan, store: Store, workers: int = 1, alone: float = ALONE) -> Iterator[Schedule]:
    """Play what is missing on this machine; gives the schedule after every block.

    The first blocks are played right here, for `alone` seconds. A short run so needs no
    other process, and in a long one the others find all that is compiled in the cache.
    """
    schedule = Schedule(plan, store)
    yield schedule
    begun = time.monotonic()
    try:
        for number, _ in enumerate(_play_here(schedule)):
            yield schedule
            if workers > 1 and number and time.monotonic() - begun > alone:
                break
        if not schedule.done:
            with _processes(workers) as team:
                yield from _play_with(team, schedule)
    finally:
        close_shared()


def run_on_cluster(plan: Plan, store: Store, address: str) -> Iterator[Schedule]:
    """Play what is missing on a Dask cluster."""
    from wormery.arena.cluster import connect

    if plan.programs:  # they are on this machine
        raise WorkerError("arena-cluster-programs")
    schedule = Schedule(plan, store)
    yield schedule
    if not schedule.done:
        with connect(address, plan.game) as team:
            yield from _play_with(team, schedule)


def _play_here(schedule: Schedule) -> Iterator[None]:
    while block := schedule.next_block():
        schedule.take(block, *play_block(schedule.plan, block))
        yield


def _play_with(team: Team, schedule: Schedule) -> Iterator[Schedule]:
    playing: dict[Future[tuple[Tally, float]], Block] = {}
    while not schedule.done:
        while len(playing) < team.capacity() and (block := schedule.next_block()):
            playing[team.submit(schedule.plan, block)] = block
        finished, _ = wait(playing, timeout=WAITING, return_when=FIRST_COMPLETED)
        for future in finished:
            schedule.take(playing.pop(future), *future.result())
        yield schedule


@contextmanager
def _processes(number: int) -> Iterator[Team]:
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(number, context, _ignore_interrupts)
    try:
        yield Team(
            lambda plan, block: executor.submit(play_block, plan, block), lambda: number + 1
        )
    except BrokenProcessPool as error:
        raise WorkerError("arena-worker-lost") from error
    except BaseException:
        # What they are playing is not waited for: it will be played again.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
