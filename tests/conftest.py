"""Settings for all tests: how long Hypothesis looks, and that CI looks at the same games."""

import os

from hypothesis import HealthCheck, settings

# The first call of a compiled rule may take seconds, so no single example has a deadline.
settings.register_profile(
    "wormery",
    deadline=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("wormery"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "wormery")
