"""The simple players play legally, the same way twice, and better than chance."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.helpers import all_options, random_mounds, random_step

from wormery import games, players
from wormery.arena.batch import Batch, play_games
from wormery.games import CHANCE, GAMES, OVER, Game, Position
from wormery.games.errors import OptionError
from wormery.games.ithappens import rules as ithappens

EVERY_TABLE = [(game, seats) for game in GAMES.values() for seats in game.seats]


def decisions(start: Position, random: Random) -> Iterator[Position]:
    """The positions of a random game in which a seat is to act."""
    position = start
    while position.actor != OVER:
        if position.actor != CHANCE:
            yield position
        position = position.after(random_step(position, random))


def win_rate(batch: Batch, seat: int) -> float:
    """How often a seat has most points; level with another counts half."""
    best = batch.scores == batch.scores.max(axis=1, keepdims=True)
    return float((best[:, seat] / best.sum(axis=1)).mean())


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_every_choice_is_legal(game: Game, seats: int) -> None:
    random = Random(seats)
    for options in all_options(game):
        for position in decisions(game.start(seats=seats, **options), random):
            for player in players.PLAYERS.values():
                assert player.choose(position, random) in position.moves


@pytest.mark.parametrize("name", GAMES)
def test_the_same_randomness_brings_the_same_choice(name: str) -> None:
    for position in decisions(games.load(name).start(seats=2), Random(2)):
        for player in players.PLAYERS.values():
            first, again = (player.choose(position, Random(9)) for _ in range(2))
            assert first == again


def test_simple_moves_are_legal_on_any_mounds() -> None:
    game, player, random = games.load("it-happens"), players.load("simple"), Random(3)
    for seats in game.seats:
        start = game.start(seats=seats, mounds=random_mounds(random))
        for position in decisions(start, random):
            assert player.choose(position, random) in position.moves


@pytest.mark.parametrize("seats", range(2, 6))
def test_choosing_leaves_the_record_of_the_game_as_it_was(seats: int) -> None:
    """The rules of thumb try moves on the state itself, so they have to take all back."""
    game = games.load("it-happens")
    choose = players.player.SimplePlayer.rules_of_thumb[game.name]
    for position in decisions(game.start(seats=seats), Random(seats)):
        state = position.state
        choose(position.setup, state, 0)
        assert state.tobytes() == position.state.tobytes()


@pytest.mark.parametrize(
    ("name", "seats", "least"),
    [
        ("regenwormen", 2, 0.95),
        ("regenwormen", 4, 0.85),
        ("it-happens", 2, 0.85),
        ("it-happens", 3, 0.75),
        ("it-happens", 5, 0.65),
    ],
)
def test_one_simple_player_beats_random_ones(name: str, seats: int, least: float) -> None:
    chosen = ["simple"] + ["random"] * (seats - 1)
    assert win_rate(play_games(games.load(name), seats, 4000, 11, chosen), 0) > least


def test_simple_play_uses_every_kind_of_move() -> None:
    game, player, random = games.load("it-happens"), players.load("simple"), Random(1)
    used = set()
    for seats in (2, 5) * 10:
        position: Any = game.start(seats=seats)
        while position.actor != OVER:
            if position.actor == CHANCE:
                position = position.after(random_step(position, random))
                continue
            move = player.choose(position, random)
            used.add(move.text.split()[0])
            position = position.after(move)
    assert used == {"roll", "place", "reroll", "skip"}


@pytest.mark.parametrize("players_", ["random", "simple"])
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_is_the_same_on_any_number_of_threads(name: str, players_: str) -> None:
    game, chosen = games.load(name), [players_] * 3
    batches = [play_games(game, 3, 3000, 8, chosen, threads=threads) for threads in (1, 2, 5)]
    for batch in batches[1:]:
        assert (batch.finals == batches[0].finals).all()
        assert (batch.scores == batches[0].scores).all()
        assert (batch.decisions == batches[0].decisions).all()
        assert (batch.choices == batches[0].choices).all()


@pytest.mark.parametrize("name", GAMES)
def test_another_seed_brings_other_games_and_a_longer_batch_begins_alike(name: str) -> None:
    game = games.load(name)
    batch, longer = play_games(game, 2, 500, 1), play_games(game, 2, 1500, 1)
    assert (longer.finals[:500] == batch.finals).all()
    assert (play_games(game, 2, 500, 2).finals != batch.finals).mean() > 0.5


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_seats_of_a_batch_take_turns_to_begin(seats: int) -> None:
    batch = play_games(games.load("it-happens"), seats, 20 * seats, 4)
    began = (batch.finals["starter"] - ithappens.ROUNDS) % seats  # it moves on each round
    assert (began == np.arange(20 * seats) % seats).all()


@pytest.mark.parametrize("chosen", [["simple"], ["simple"] * 3, ["simple", "clever"]])
def test_a_batch_wants_a_known_player_for_each_seat(chosen: list[str]) -> None:
    with pytest.raises(OptionError) as caught:
        play_games(games.load("regenwormen"), 2, 1, 0, chosen)
    assert caught.value.sentence_id == "player-unknown"
