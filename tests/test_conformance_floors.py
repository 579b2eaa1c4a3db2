"""The same for the floors above the games: players, arena, environments, terminal.

Each takes whatever game is found, with the parts it brings; what it lacks is named.
"""

from __future__ import annotations

import warnings
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from tests.outsiders import THUMB
from tests.proof import times
from tests.test_conformance import all_games, played

from wormery import games, players
from wormery.arena.batch import play_games
from wormery.envs.gymnasium import id_of
from wormery.envs.openspiel import TYPES
from wormery.envs.pettingzoo import env
from wormery.evaluation import odds_of
from wormery.games import OVER, part_of
from wormery.games.compiling import cell_of
from wormery.games.errors import MissingPartError, OptionError
from wormery.lessons import lesson_document, lesson_of
from wormery.locales import LANGUAGES
from wormery.players import ExternalPlayer
from wormery.players.levels import LEVELS
from wormery.record import GameRecord
from wormery.telling.story import Say, seats_of
from wormery.terminal.face import face_of

with warnings.catch_warnings():  # it loads a game of its own in a way it calls old
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

pytestmark = [
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


@all_games
def test_players_choose_legal_moves(name: str) -> None:
    """Every level that a game has; the others are refused with a list of them."""
    game = games.load(name)
    levels = players.levels_of(game)
    assert levels == (LEVELS if part_of(game, "players") else LEVELS[:1])
    some = [position for position, _ in played(name, game.seats[-1], 3, 120) if position.moves]
    for level in levels:
        player, random = players.load(level), Random(1)
        assert all(player.choose(position, random) in position.moves for position in some[:25])
    for level in set(LEVELS) - set(levels):
        with pytest.raises(OptionError, match="random"):
            players.load(level).choose(some[0], Random(1))


@all_games
def test_a_program_in_another_language_plays_it(name: str) -> None:
    """Also a game that the program has never heard of: a question says all."""
    some = [position for position, _ in played(name, games.load(name).seats[-1], 3, 120)]
    with ExternalPlayer.named(str(THUMB)) as player:
        for position in some:
            if position.actor >= 0:
                assert player.choose(position, Random(1)) in position.moves


@all_games
def test_batches_are_games_by_the_rules(name: str) -> None:
    """The same games on one thread or two; finished, scored and judged as positions are."""
    game = games.load(name)
    seats = game.seats[-1]
    level = players.levels_of(game)[-1]
    who = [level, *["random"] * (seats - 1)]
    number = times(4, 20)
    batch = play_games(game, seats, number, seed=5, players=who)
    again = play_games(game, seats, number, seed=5, players=who, threads=2)
    assert (batch.finals == again.finals).all()
    won, reasons = batch.judge()
    start = game.start(seats=seats)
    for final, scores, winners, reason in zip(
        batch.finals, batch.scores, won, reasons, strict=True
    ):
        position = start.with_state(cell_of(final).tobytes())
        assert position.actor == OVER
        assert position.scores == tuple(scores)
        assert position.result is not None
        assert position.result.winners == tuple(np.flatnonzero(winners))
        assert position.result.reason == list(game.rules.Reason)[reason]


@all_games
def test_a_game_is_a_pettingzoo_environment(name: str) -> None:
    """PettingZoo's own tests, as they are."""
    game = games.load(name)
    api_test(env(game=name, seats=game.seats[0]), num_cycles=200)
    seed_test(partial(env, game=name, seats=game.seats[-1]), num_cycles=30)


@all_games
def test_a_game_is_a_gymnasium_environment(name: str) -> None:
    """Gymnasium's own checker, and a batch against single environments."""
    made: Any = gymnasium.make(id_of(games.load(name)))
    check_env(made.unwrapped)
    many: Any = gymnasium.make_vec(id_of(games.load(name)), num_envs=3)
    _, info = many.reset(seed=1)
    for _ in range(50):
        many.step(info["action_mask"].argmax(axis=1))
        _, _, _, _, info = many.step(info["action_mask"].argmax(axis=1))


@all_games
def test_a_game_is_an_openspiel_game(name: str) -> None:
    """OpenSpiel's own simulation, with states written and read again."""
    game = pyspiel.load_game(TYPES[name].short_name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@all_games
def test_the_terminal_shows_a_game(name: str) -> None:
    """In colour and in words, with a key of its own for every move."""
    game, say = games.load(name), Say("en")
    start = GameRecord.start(game, seats=game.seats[0])
    face = face_of(game, say, seats_of(start, say))
    keys = [face.key(move) for move in game.moves]
    assert len(set(keys)) == len(keys)
    for position, step in played(name, game.seats[0], 5, 60):
        assert face.plain_table(position)
        assert face.table(position, 80) is not None
        assert all(face.told(step.facts))
        assert all(face.move_name(position, move) for move in position.moves)


@all_games
def test_odds_are_given_or_refused_by_name(name: str) -> None:
    game = games.load(name)
    position = next(p for p, _ in played(name, game.seats[0], 5, 40) if len(p.moves) > 1)
    if part_of(game, "evaluation") is None:
        with pytest.raises(MissingPartError, match=name):
            odds_of(position)
    else:
        odds = odds_of(position)
        assert set(odds.moves) == set(position.moves)
        assert odds.best in position.moves


FLOORS = ("telling", "highlights", "players", "envs", "evaluation", "solver", "terminal")


def test_every_floor_has_a_part_of_our_games() -> None:
    """Otherwise a missing file would only be a game that cannot be played there."""
    from wormery.games.finding import is_ours

    for game in games.GAMES.values():
        if is_ours(game):
            for floor in FLOORS:
                assert part_of(game, floor) is not None, (game, floor)


@all_games
def test_a_lesson_answers_every_move(name: str) -> None:
    """In every language, and ends where its expected moves lead; a game needs to bring none."""
    lesson = lesson_of(games.load(name))
    if lesson is None:
        return
    for language in LANGUAGES:
        for step in lesson_document(lesson, language).steps:
            assert all((step.heading, step.text, step.task, step.done))
            assert [answer.move for answer in step.answers] == [m.move for m in step.view.moves]
            assert all(answer.told for answer in step.answers)
            assert any(answer.right and answer.moments for answer in step.answers)
