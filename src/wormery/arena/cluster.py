"""The same blocks on the machines of a Dask cluster; docs/arena.md says how to start one."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from inspect import getfile
from pathlib import Path

from wormery import __version__
from wormery.arena.blocks import Block, play_block
from wormery.arena.plan import Plan
from wormery.arena.running import Team, WorkerError
from wormery.arena.tally import Tally
from wormery.games import load
from wormery.games.errors import UnknownGameError

PATIENCE = 15  # seconds to wait for the scheduler, and for a first worker
FLOORS = ("games", "record", "solver", "evaluation", "players", "arena")
SUFFIXES = (".py", ".json", ".toml")
RETRIES = 5  # a block is given to another worker so often when its own is lost


@contextmanager
def connect(address: str, game: str) -> Iterator[Team]:
    """The workers of the cluster whose scheduler is at that address, to play that game."""
    try:
        from distributed import Client, KilledWorker
        from distributed.client import FutureCancelledError
    except ImportError as error:
        raise WorkerError("arena-no-dask", install="pip install wormery[cluster]") from error
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise WorkerError("arena-no-cluster", address=address) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            raise WorkerError("arena-no-workers", address=address) from error
        _compare(client, game)
        executor = client.get_executor(retries=RETRIES, pure=False)
        submit = partial(executor.submit, play_same, fingerprint(game))
        try:
            yield Team(submit, lambda: 2 * max(1, sum(client.ncores().values())))
        except (KilledWorker, FutureCancelledError) as error:
            raise WorkerError("arena-worker-lost") from error
        finally:
            executor.shutdown(wait=False)


def _compare(client: object, game: str) -> None:
    """Say at once if the workers that are there have another program, or none."""
    try:
        found = client.run(fingerprint, game)  # type: ignore[attr-defined]
    except (ImportError, AttributeError, TypeError, UnknownGameError):
        found = {"": "?"}
    for other in found.values():
        _check(other, fingerprint(game))


def play_same(own: str, plan: Plan, block: Block) -> tuple[Tally, float]:
    """Play a block on a worker, which may have come long after the run began."""
    _check(fingerprint(plan.game), own)
    return play_block(plan, block)


def _check(found: str, own: str) -> None:
    if found != own:
        raise WorkerError("arena-cluster-version", found=found, own=own)


@cache
def fingerprint(game: str) -> str:
    """The version, and a sum over all that decides a game: another one might play another.

    A game of another package has its own folder in it.
    """
    package = Path(__file__).parents[1]
    own = Path(getfile(type(load(game)))).parent
    content = hashlib.sha256()
    for folder in (*(package / floor for floor in FLOORS), own):
        for file in sorted(file for file in folder.rglob("*") if file.suffix in SUFFIXES):
            content.update(file.relative_to(folder.parent).as_posix().encode())
            content.update(file.read_bytes())
    return f"{__version__} ({content.hexdigest()[:8]})"
