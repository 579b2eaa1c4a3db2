"""The learner learns: in the small, but clearly."""

import numpy as np

from wormery.envs.learning import Settings, learn, main


def test_the_share_of_wins_rises() -> None:
    """From a random player's third to clearly more, in a quarter of the usual time."""
    settings = Settings(
        tables=128,
        lessons=20,
        hidden=32,
        rate=2e-3,
        batch=1024,
        options={"opponents": ["random", "random"]},
    )
    shares = list(learn("it-happens", settings, seed=1))
    assert 0.2 < np.mean(shares[:3]) < 0.42
    assert np.mean(shares[-4:]) > np.mean(shares[:3]) + 0.1


def test_the_same_seed_learns_the_same() -> None:
    settings = Settings(tables=16, moves=40, lessons=4, hidden=8)
    first, again = (list(learn("it-happens", settings, seed=3)) for _ in range(2))
    assert np.array_equal(first, again, equal_nan=True)


def test_the_curve_is_printed() -> None:
    lines: list[str] = []
    main("regenwormen", lines.append, Settings(tables=8, moves=10, lessons=2))
    assert len(lines) == 2
    assert "80" in lines[1]
