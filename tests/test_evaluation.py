"""What positions are worth, asked as a library; and games that bring nothing for it."""

from random import Random
from typing import Any

import pytest
from tests.helpers import random_step

from wormery import games, players
from wormery.evaluation import CHANCE_TO_WIN, odds_of
from wormery.evaluation.ithappens import chance_to_win
from wormery.games import GAMES, OVER, Position
from wormery.games.ends import End
from wormery.games.errors import GameOverError, MissingPartError, OptionError
from wormery.games.ithappens.ends import Place, Skip
from wormery.games.regenwormen import Regenwormen
from wormery.games.regenwormen.ends import Fail, Steal, Take
from wormery.locales import LANGUAGES, sentence
from wormery.players.levels import LEVELS


class Elsewhere(Regenwormen):
    """A game from outside that brings nothing but itself."""

    name = "elsewhere"


def positions(start: Position, random: Random) -> list[Any]:
    """A random game, move by move."""
    found: list[Any] = [start]
    while found[-1].actor != OVER:
        found.append(found[-1].after(random_step(found[-1], random)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_game_has_odds(name: str) -> None:
    *played, last = positions(games.load(name).start(seats=2), Random(name))
    for position in Random(1).sample(played, 8):
        odds = odds_of(position)
        assert set(odds.moves) == set(position.moves)
        if odds.best is not None:
            assert odds.moves[odds.best] == odds.value == odds.ranked[0][1]
        if odds.ends:
            assert sum(odds.ends.values()) == pytest.approx(1.0)
            assert list(odds.ends.values()) == sorted(odds.ends.values(), reverse=True)
    with pytest.raises(GameOverError):
        odds_of(last)


def test_a_game_that_brings_no_odds_is_named() -> None:
    with pytest.raises(MissingPartError, match="elsewhere"):
        odds_of(Elsewhere().start(seats=2))


def test_without_totals_all_else_is_the_same() -> None:
    position = games.parse("regenwormen 3 - B 22-23,25-28,30,33 24.21/-/31 555WW")
    whole, quick = odds_of(position), odds_of(position, totals=False)
    assert len(whole.totals) == 16
    assert quick.totals == ()
    assert (quick.moves, quick.ends, quick.value) == (whole.moves, whole.ends, whole.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_its_words_and_its_text(language: str) -> None:
    texts = {
        "take 25": Take(25),
        "steal 31": Steal(31),
        "fail": Fail(),
        "place 7 4": Place(mound=7, die=4),
        "skip": Skip(),
    }
    said = set()
    for text, end in texts.items():
        assert str(end) == text
        values = {name: getattr(end, name) for name in end.__struct_fields__}
        words = sentence(language, end.sentence_id, **values)
        assert all(str(value) in words for value in values.values())
        said.add(words)
    assert len(said) == len(texts)
    ends: set[End] = {*texts.values()}
    assert len(ends) == len(texts)  # also a tile taken and the same one stolen


@pytest.mark.parametrize("name", GAMES)
def test_values_are_said_in_what_the_game_counts(name: str) -> None:
    wording = odds_of(games.load(name).start(seats=2)).wording
    assert (wording == CHANCE_TO_WIN) == (name == "it-happens")
    for language in LANGUAGES:
        figure = sentence(language, wording.figure, value=0.5)
        assert figure in sentence(language, wording.mean, value=figure, exact="yes")
        hint = sentence(language, wording.hint, move="this", value=figure, exact="yes")
        assert "this" in hint
        assert figure in hint


def test_the_chances_to_win_of_all_colours_add_up() -> None:
    for position in positions(games.load("it-happens").start(seats=3), Random(2))[::12]:
        chances = [chance_to_win(position, seat) for seat in range(3)]
        assert sum(chances) == pytest.approx(1.0)
        assert all(0 <= chance <= 1 for chance in chances)


# Players of a game that brings none


def test_a_game_without_players_of_its_own_is_played_at_random() -> None:
    game, random = Elsewhere(), Random(3)
    assert players.levels_of(game) == ("random",)
    chosen = set()
    for position in positions(game.start(seats=2), random):
        if position.moves:
            move = players.load("random").choose(position, random)
            assert move in position.moves
            chosen.add(move.kind)
    assert {"keep", "roll"} <= chosen


@pytest.mark.parametrize("level", LEVELS[1:])
def test_other_levels_say_what_the_game_has(level: str) -> None:
    position = Elsewhere().start(seats=2)
    with pytest.raises(OptionError, match=f"{level}.*elsewhere.*random") as caught:
        players.load(level).choose(position, Random(1))
    assert caught.value.sentence_id == "player-not-here"


@pytest.mark.parametrize("name", GAMES)
def test_our_games_have_all_levels(name: str) -> None:
    assert players.levels_of(games.load(name)) == LEVELS == tuple(players.PLAYERS)


def test_an_unknown_player_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(OptionError, match=r"clever.*random, beginner") as caught:
        players.load("clever")
    assert "regenwormen" not in str(caught.value)
