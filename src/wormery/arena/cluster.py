"""The same blocks on the machines of a Dask cluster; docs/arena.md says how to start one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from wormery import __version__
from wormery.arena.running import Team, WorkerError

PATIENCE = 15  # seconds to wait for the scheduler, and for a first worker
RETRIES = 5  # a block is given to another worker so often when its own is lost


@contextmanager
def connect(address: str) -> Iterator[Team]:
    """The workers of the cluster whose scheduler is at that address."""
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
        _compare_versions(client)
        executor = client.get_executor(retries=RETRIES, pure=False)
        try:
            yield Team(executor, lambda: 2 * max(1, sum(client.ncores().values())))
        except (KilledWorker, FutureCancelledError) as error:
            raise WorkerError("arena-worker-lost") from error
        finally:
            executor.shutdown(wait=False)


def _compare_versions(client: object) -> None:
    """Another version might play another game by the same seed."""
    try:
        versions = client.run(_version)  # type: ignore[attr-defined]
    except ImportError:
        versions = {"": "-"}
    for found in versions.values():
        if found != __version__:
            raise WorkerError("arena-cluster-version", found=found, own=__version__)


def _version() -> str:
    from wormery import __version__

    return __version__
