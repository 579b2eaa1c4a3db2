"""Players choose, and positions are worth, what they did before weights became files.

The kept figures come from the code of then: six choices, two odds and some estimates for every
game and number of seats, in positions of random games.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from wormery import games, players
from wormery.evaluation import odds_of
from wormery.evaluation.ithappens.learned import OUTLOOK, new_learned, outlook_at
from wormery.evaluation.regenwormen.winning import judge_ends, new_judging
from wormery.games.ithappens import rules
from wormery.solver.ithappens import estimate
from wormery.solver.regenwormen.turn import WAYS_TO_END

FOLDER = Path(__file__).parent / "kept"
KEPT = json.loads((FOLDER / "choices_and_odds.json").read_text())
OUTLOOKS = json.loads((FOLDER / "outlooks.json").read_text())


def kept(what: str) -> pytest.MarkDecorator:
    found = [each for each in KEPT if what in each]
    assert found
    return pytest.mark.parametrize("then", found, ids=lambda each: each["position"])


@kept("choices")
def test_every_level_of_then_chooses_as_before(then: Any) -> None:
    position = games.parse(then["position"])
    now = {
        name: players.load(name).choose(position, Random(9)).text for name in then["choices"]
    }
    assert now == then["choices"]


@kept("odds")
def test_odds_are_as_before(then: Any) -> None:
    odds = odds_of(games.parse(then["position"]))
    assert {move.text: value for move, value in odds.moves.items()} == then["odds"]
    assert {str(end): chance for end, chance in odds.ends.items()} == then["ends"]
    assert odds.exact == then["exact"]


@kept("estimate")
def test_estimates_between_rounds_are_as_before(then: Any) -> None:
    position: Any = games.parse(then["position"])
    assert list(estimate(position)) == then["estimate"]


@kept("winning")
def test_chances_to_win_are_as_before(then: Any) -> None:
    position, ends = games.parse(then["position"]), np.zeros(WAYS_TO_END)
    judge_ends(position.setup, position.state, ends, new_judging())
    assert ends.tolist() == then["winning"]


@pytest.mark.parametrize("then", OUTLOOKS, ids=lambda each: each["position"])
def test_outlooks_are_those_of_the_features_that_the_network_was_taught_with(
    then: Any,
) -> None:
    """Nearly every feature of a table and of a mound occurs in one of these positions."""
    position, found = games.parse(then["position"]), np.zeros(OUTLOOK)
    outlook_at(position.setup, position.state, new_learned(), found)
    colours = int(position.setup["colours"])
    chances, scores = found[:colours], found[rules.COLOURS :][:colours]
    assert [*chances, *scores] == pytest.approx(then["outlook"], rel=1e-5, abs=1e-6)
