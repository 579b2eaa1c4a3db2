"""For all tests: how long Hypothesis looks, that CI looks at the same games, and PostgreSQL."""

import os
from collections.abc import Iterator

# Tests run side by side; threads of NumPy's own would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, settings
from tests.postgres import Database, Postgres, running

# The first call of a compiled rule may take seconds, so no single example has a deadline.
settings.register_profile(
    "wormery",
    deadline=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("wormery"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "wormery")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real server, one for each process that tests, started for the first who asks."""
    with running() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Database:
    """An empty database for one test alone."""
    return postgres.fresh_database()
