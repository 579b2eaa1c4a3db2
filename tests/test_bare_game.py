"""A game that brings its rules and nothing else: what works, and how the rest is refused."""

import pytest

from wormery import games
from wormery.arena.batch import play_games
from wormery.arena.plan import MATCH, Plan
from wormery.envs.table import driver_of, layout_of
from wormery.games.errors import MissingPartError, OptionError
from wormery.games.regenwormen import Regenwormen
from wormery.players.choosers import levels_of


class Bare(Regenwormen):
    """It is found in no floor, for it is not in the package."""

    name = "bare"


BARE, WHOLE = Bare(), games.load("regenwormen")


def test_it_is_played_at_random() -> None:
    for seats in (2, 5):
        bare, whole = (play_games(game, seats, 20, seed=3) for game in (BARE, WHOLE))
        assert (bare.finals == whole.finals).all()
        assert (bare.scores == whole.scores).all()
        for mine, theirs in zip(bare.judge(), whole.judge(), strict=True):
            assert (mine == theirs).all()


def test_other_players_are_refused_with_those_it_has() -> None:
    assert levels_of(BARE) == ("random",)
    with pytest.raises(OptionError, match=r"“expert”.*: random\.") as caught:
        play_games(BARE, 2, 1, players=["random", "expert"])
    assert caught.value.sentence_id == "player-not-here"


def test_a_plan_of_other_players_is_refused_before_it_begins() -> None:
    plan = Plan(MATCH, WHOLE.name, 2, "-", 1, (("random", "expert"),), games=2)
    plan.check()
    plan.__dict__["rules"] = BARE
    with pytest.raises(OptionError, match="expert"):
        plan.check()


def test_environments_need_an_observation() -> None:
    for ask in (driver_of, lambda game: layout_of(game, 2)):
        with pytest.raises(MissingPartError, match="bare"):
            ask(BARE)
