"""Players of both games play legally, alike each time, and better than the level below."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.helpers import all_options, random_mounds, random_step
from tests.proof import times

from wormery import games, players
from wormery.arena import batch as batch_module
from wormery.arena.batch import Batch, play_games
from wormery.games import CHANCE, GAMES, OVER, AnyGame, Position
from wormery.games.compiling import compiled, new_record
from wormery.games.errors import OptionError
from wormery.games.ithappens import rules as ithappens
from wormery.games.randomness import Stream, next_bits, one_of
from wormery.games.regenwormen import rules
from wormery.players.levels import LEVELS
from wormery.players.regenwormen import Scratch, choose, new_scratch

EVERY_TABLE = [(game, seats) for game in GAMES.values() for seats in game.seats]
QUICK = ["random", "beginner", "casual"]


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
def test_every_choice_is_legal(game: AnyGame, seats: int) -> None:
    random = Random(seats)
    for options in all_options(game):
        for number, position in enumerate(
            decisions(game.start(seats=seats, **options), random)
        ):
            if number > 60:
                break
            for name in QUICK:
                assert players.load(name).choose(position, random) in position.moves


@pytest.mark.parametrize("level", LEVELS[1:])
def test_nobody_gives_up_while_dice_are_left(level: str) -> None:
    random, met = Random(level), 0
    while met < 40:
        for position in decisions(games.load("regenwormen").start(seats=2), random):
            moves = set(map(str, position.moves))
            if {"give up", "roll"} <= moves:
                met += 1
                assert str(players.load(level).choose(position, random)) != "give up"


@compiled
def illegal_choices(
    setup: Any, state: Any, stream: Stream, scratch: Scratch, positions: int
) -> tuple[int, int]:
    """Choices of all levels in positions of random games: how many, how many illegal."""
    seen = wrong = 0
    rules.start(setup, state, 0)
    while seen < positions:
        if state.phase == rules.OVER:
            rules.start(setup, state, 0)
        elif state.phase == rules.DICE_FALL:
            rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))
        else:
            legal = rules.legal(setup, state)
            for level in range(5):
                move = choose(setup, state, level, stream, scratch)
                seen += 1
                if not legal >> move & 1:
                    wrong += 1
            rules.play(setup, state, one_of(legal, next_bits(stream)))
    return seen, wrong


@pytest.mark.parametrize("seats", range(2, 8))
def test_all_levels_make_legal_moves_in_thousands_of_positions(seats: int) -> None:
    positions = times(5_000, 100_000)
    for lower in ("any", "highest"):
        position = games.load("regenwormen").start(seats=seats, lower=lower, short=seats > 4)
        stream = np.array([seats], dtype=np.uint64)
        seen, wrong = illegal_choices(
            position.setup, new_record(rules.STATE), stream, new_scratch(), positions
        )
        assert (seen >= positions, wrong) == (True, 0)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_randomness_brings_the_same_choice(name: str) -> None:
    for number, position in enumerate(decisions(games.load(name).start(seats=2), Random(2))):
        if number > 40:
            break
        for player in players.PLAYERS.values():
            first, again = (player.choose(position, Random(9)) for _ in range(2))
            assert first == again


def test_moves_are_legal_on_any_mounds() -> None:
    game, player, random = games.load("it-happens"), players.load("casual"), Random(3)
    for seats in game.seats:
        start = game.start(seats=seats, mounds=random_mounds(random))
        for position in decisions(start, random):
            assert player.choose(position, random) in position.moves


@pytest.mark.parametrize("level", range(1, 5))
def test_each_level_of_regenwormen_beats_the_one_below(level: int) -> None:
    """The ladder in the small, seats swapped; the full one is in `make bench`."""
    game, pair = games.load("regenwormen"), [LEVELS[level], LEVELS[level - 1]]
    rates = [
        win_rate(play_games(game, 2, times(200, 1200), 5, pair), 0),
        win_rate(play_games(game, 2, times(200, 1200), 5, pair[::-1]), 1),
    ]
    assert sum(rates) / 2 > 0.58


@pytest.mark.parametrize("chosen", ["random", "casual"])
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_is_the_same_in_blocks_of_any_size_on_any_number_of_threads(
    name: str, chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, names = games.load(name), [chosen] * 3
    batches = []
    for threads, block in ((1, 1000), (2, 50), (5, 20)):
        monkeypatch.setattr(batch_module, "BLOCK", block)
        batches.append(play_games(game, 3, times(130, 900), 8, names, threads=threads))
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
    assert (play_games(game, 2, 500, 1, first=500).finals == longer.finals[500:1000]).all()
    assert (play_games(game, 2, 500, 2).finals != batch.finals).mean() > 0.5


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_seats_of_a_batch_take_turns_to_begin(seats: int) -> None:
    batch = play_games(games.load("it-happens"), seats, 20 * seats, 4)
    began = (batch.finals["starter"] - ithappens.ROUNDS) % seats  # it moves on each round
    assert (began == np.arange(20 * seats) % seats).all()


@pytest.mark.parametrize("chosen", [["casual"], ["casual"] * 3, ["casual", "clever"]])
def test_a_batch_wants_a_known_player_for_each_seat(chosen: list[str]) -> None:
    with pytest.raises(OptionError) as caught:
        play_games(games.load("regenwormen"), 2, 1, 0, chosen)
    assert caught.value.sentence_id == "player-unknown"
