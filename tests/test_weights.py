"""Files of weights: those we ship, what is written and read back, and what is refused."""

from pathlib import Path

import numpy as np
import pytest
from training import ithappens_values, regenwormen_values

from wormery.evaluation.regenwormen import winning
from wormery.games import ithappens, regenwormen
from wormery.games.ithappens import rules
from wormery.solver import weights
from wormery.solver.ithappens.estimate import FEATURES, FILES, POINTS
from wormery.solver.weights import WeightsError


@pytest.mark.parametrize("seats", ithappens.GAME.seats)
def test_it_happens_has_weights_for_every_round(seats: int) -> None:
    arrays = weights.read(FILES, "it-happens", seats)
    assert arrays["weights"].shape == (rules.ROUNDS, FEATURES)
    assert (arrays["weights"][1:, POINTS] == 1.0).all()  # all others are in points
    assert (np.diff(arrays["spread"][1:]) < 0).all()  # the later, the more a lead is worth


@pytest.mark.parametrize("seats", regenwormen.GAME.seats)
def test_regenwormen_has_a_network_for_every_number_of_seats(seats: int) -> None:
    arrays = weights.read(winning.FILES, "regenwormen", seats)
    assert arrays["hidden"].shape == (winning.FEATURES, winning.HIDDEN)
    assert (winning.fitted()[seats] == winning.network(arrays)).all()
    assert arrays["hidden"][winning.LEAD].any()


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    arrays = {"one": np.array([1.5, -2.0]), "two": np.arange(6.0).reshape(2, 3) / 7}
    file = weights.write(tmp_path, "pig", 3, "a test", arrays)
    found = weights.read(tmp_path, "pig", 3)
    assert found.keys() == arrays.keys()
    assert all((found[name] == arrays[name]).all() for name in arrays)
    assert file.name == "pig-3.json"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"format": 1, "game": "pig", "seats": 3, "made_by": "a test"}',
        '{"format": 2, "game": "pig", "seats": 3, "made_by": "a test", "arrays": {}}',
        '{"format": 1, "game": "hog", "seats": 3, "made_by": "a test", "arrays": {}}',
        '{"format": 1, "game": "pig", "seats": 2, "made_by": "a test", "arrays": {}}',
        '{"format": 1, "game": "pig", "seats": 3, "made_by": "a test", "arrays": {"a": ["x"]}}',
    ],
)
def test_a_damaged_file_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "pig-3.json").write_text(text)
    with pytest.raises(WeightsError, match=r"pig-3\.json"):
        weights.read(tmp_path, "pig", 3)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"pig-3\.json"):
        weights.read(tmp_path, "pig", 3)


# The programs that make them, in the small


def test_training_writes_weights_that_are_read(tmp_path: Path) -> None:
    regenwormen_values.learn(2, number=100, passes=2, seed=1, threads=1, folder=tmp_path)
    network = winning.network(weights.read(tmp_path, "regenwormen", 2))
    assert network.shape == winning.fitted()[2].shape
    assert (network != winning.fitted()[2]).any()
    # More worms than the best other is good, in whatever games.
    slopes = network[winning.LEAD, :-1] * network[-1, :-1]
    assert slopes.sum() > 0

    ithappens_values.learn(3, number=30, folder=tmp_path)
    arrays = weights.read(tmp_path, "it-happens", 3)
    assert arrays["weights"].shape == (rules.ROUNDS, FEATURES)
    assert (arrays["spread"] > 0).all()
