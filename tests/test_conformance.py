"""What every game must keep to, ours and those of other packages: the contract, executed.

Whatever game is found is tested here, on every floor, and nothing here knows any of them.
`tests/test_example_game.py` runs this file once more with the example game installed.
"""

from __future__ import annotations

import math
import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from wormery import games, record
from wormery.games import CHANCE, GAMES, OVER, AnyGame, Position, View
from wormery.games.compiling import cell_of
from wormery.games.errors import IllegalMoveError, WormeryError
from wormery.games.randomness import begin_stream, next_bits
from wormery.locales import LANGUAGES, sentence
from wormery.record import GameRecord, Sheet
from wormery.telling.story import Say, Story, seats_of

NAMES = list(GAMES)
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]

tables = pytest.mark.parametrize(("name", "seats"), TABLES)
all_games = pytest.mark.parametrize("name", NAMES)


def steps_of(position: Position, random: Random, most: int = 3000) -> Iterator[Any]:
    """The steps of a random game, to its end if it has one in time."""
    for _ in range(most):
        if position.actor == OVER:
            return
        choices: Any = position.outcomes if position.actor == CHANCE else position.moves
        step = position.step(random.choice(choices))
        yield position, step
        position = step.after


def played(name: str, seats: int, seed: int, most: int = 3000) -> list[tuple[Any, Any]]:
    return list(steps_of(games.load(name).start(seats=seats), Random(seed), most))


# What a game says of itself


@all_games
def test_a_game_says_what_it_is(name: str) -> None:
    game = games.load(name)
    assert game.name == name == games.load(name).name
    assert game.seats[0] >= 2
    assert game.seats[-1] == game.rules.MOST_SEATS <= len(games.LETTERS)
    assert game.rules.MOST_PARTIES >= game.rules.MOST_SEATS
    assert [int(move) for move in game.moves] == list(range(game.rules.MOVES))
    assert len(game.rules.Reason) == game.rules.COMPARISONS + 1
    for language in LANGUAGES:
        assert sentence(language, game.sentence_id)
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(WormeryError):
            game.start(seats=seats)


@all_games
def test_a_move_has_parts(name: str) -> None:
    """By number, by text in any case, and as kind with what it is about."""
    game = games.load(name)
    assert len({move.text for move in game.moves}) == len(game.moves)
    for move in game.moves:
        assert game.move(int(move)) is game.move(move.text.upper()) is move
        assert move.text == (move.kind if move.about is None else f"{move.kind} {move.about}")
        kept = pickle.loads(pickle.dumps(move))
        assert (kept, kept.text, kept.kind, kept.about) == (
            *(move, move.text, move.kind, move.about),
        )


@all_games
def test_every_kind_of_choice_and_fact_has_a_tag_of_its_own(name: str) -> None:
    game = games.load(name)
    for kinds in (game.choices, game.facts):
        tags = [msgspec.inspect.type_info(kind).tag for kind in kinds]  # type: ignore[attr-defined]
        assert len(set(tags)) == len(tags)
        assert None not in tags


# A game as it is played


@tables
def test_a_random_game_keeps_the_contract(name: str, seats: int) -> None:
    game = games.load(name)
    for position, step in played(name, seats, seed=seats):
        assert type(step.after) is type(position)
        assert step.after == position.after(step.text)
        assert step.text == position.name_of(step.text)
        assert position.turn in range(seats)
        assert games.parse(position.text) == position
        assert position.with_state(position.state_bytes) == position
        assert all(type(fact) in game.facts for fact in step.facts)
        if position.actor == CHANCE:
            assert position.moves == position.choices == ()
        else:
            assert position.actor == position.turn
            assert position.lots is None
            assert [choice.move for choice in position.choices] == list(
                map(str, position.moves)
            )
            assert all(type(choice) in game.choices for choice in position.choices)


@tables
def test_illegal_moves_are_refused_and_change_nothing(name: str, seats: int) -> None:
    game = games.load(name)
    for position, _ in played(name, seats, seed=7, most=60):
        if position.actor == CHANCE:
            with pytest.raises(WormeryError):
                position.after("nothing of the kind")
            continue
        before = position.state_bytes
        for move in set(game.moves) - set(position.moves):
            with pytest.raises(IllegalMoveError) as caught:
                position.after(move)
            for language in LANGUAGES:
                assert caught.value.in_language(language)
        assert position.state_bytes == before


@tables
def test_a_game_ends_with_a_result(name: str, seats: int) -> None:
    """The winners stand highest, the shares add up to one, and the last facts say it."""
    game = games.load(name)
    position = game.start(seats=seats)
    for _, step in steps_of(position, Random(3), 100_000):
        assert position.result is None or position.actor == OVER
        position, facts = step.after, step.facts
    result = position.result
    assert result is not None
    assert facts[-1] == type(facts[-1])(result.winners, result.reason, result.scores)
    setup, state = position.setup, position.state
    parties = range(game.rules.parties(setup))
    standings = [game.rules.standing(setup, state, party) for party in parties]
    winners = [party for party in parties if standings[party] == max(standings)]
    assert list(result.winners) == winners
    assert result.reason in list(game.rules.Reason)
    assert (result.reason == "shared") == (len(winners) > 1)
    assert result.scores == position.scores
    shares = [game.driver.share_of_win(setup, state, party) for party in parties]
    assert math.isclose(sum(shares), 1.0)
    assert [share > 0 for share in shares] == [party in winners for party in parties]
    all_at_once = np.zeros(len(parties))
    game.driver.shares_of_win(setup, state, all_at_once)
    assert all_at_once.tolist() == shares


@tables
def test_a_start_leaves_nothing_of_an_earlier_game(name: str, seats: int) -> None:
    """In the same memory, as compiled play does."""
    game = games.load(name)
    used = played(name, seats, seed=37)[-1][0].state
    for begins in range(seats):
        fresh = game.start(seats=seats, begins=begins)
        game.rules.start(fresh.setup, used, begins)
        assert used.tobytes() == fresh.state.tobytes()


# Chance


@tables
def test_what_chance_brings(name: str, seats: int) -> None:
    """The ways add up, numbers and texts lead back, and a text may be in any order."""
    game = games.load(name)
    seen: set[games.Lots] = set()
    for position, _ in played(name, seats, seed=11, most=400):
        lots = position.lots
        if lots is None or lots in seen or len(seen) > 6:
            continue
        seen.add(lots)
        outcomes = position.outcomes
        assert sum(outcome.ways for outcome in outcomes) == outcomes[0].of == lots.ways
        assert len({outcome.number for outcome in outcomes}) == len(outcomes)
        for outcome in outcomes[:: max(1, len(outcomes) // 50)]:
            drawn = game.drawn_of(lots, outcome.number)
            assert game.number_of(lots, drawn) == outcome.number
            assert lots.write(drawn) == outcome.text
            backwards = lots.between.join(lots.pieces[place] for place in reversed(drawn))
            assert position.name_of(backwards) == outcome.text
            assert position.after(outcome.number) == position.after(outcome.text)
    assert seen


@all_games
def test_samples_come_as_often_as_their_chances_say(name: str) -> None:
    """The compiled `sample` draws from the same lots."""
    game = games.load(name)
    waiting = [p for p, _ in played(name, game.seats[0], 5) if p.actor == CHANCE]
    stream = np.zeros(1, dtype=np.uint64)
    begin_stream(stream, 1, 1)
    for position in (waiting[0], min(waiting, key=lambda each: each.lots.ways)):
        setup, state, number = position.setup, position.state, 10_000
        drawn = Counter(
            int(game.rules.sample(setup, state, np.uint64(next_bits(stream))))
            for _ in range(number)
        )
        chances = {outcome.number: outcome.chance for outcome in position.outcomes}
        assert set(drawn) <= set(chances)
        for outcome, chance in chances.items():
            spread = math.sqrt(number * chance * (1 - chance)) + 1
            assert abs(drawn[outcome] - number * chance) < 6 * spread


# Views and sentences


@tables
def test_views_and_facts_can_be_sent(name: str, seats: int) -> None:
    """Each is one JSON object with its tag; moves are only in the view of who acts."""
    game = games.load(name)
    for position, step in played(name, seats, seed=13, most=150):
        for seat in (None, *range(seats)):
            view = games.view(position, seat)
            assert type(view) is game.views
            assert isinstance(view, View)
            assert (view.seats, view.actor, view.turn) == (seats, position.actor, position.turn)
            assert view.lots == position.lots
            acts = seat is not None and seat == position.actor
            assert view.moves == (position.choices if acts else ())
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.views) == view
        for fact in step.facts:
            assert msgspec.json.decode(msgspec.json.encode(fact), type=type(fact)) == fact


@pytest.mark.parametrize("language", LANGUAGES)
@all_games
def test_everything_can_be_said(name: str, language: str) -> None:
    game, say = games.load(name), Say(language)
    seats = game.seats[0]
    start = GameRecord.start(game, seats=seats)
    story = Story(say, game, seats_of(start, say))
    position = start.position
    for position, step in played(name, seats, seed=19, most=1500):
        assert all(story.told(step.facts))
        assert all(story.label(choice) for choice in position.choices)
        for seat in (None, 0):
            assert all(story.table(games.view(position, seat)))
        if position.actor == CHANCE:
            assert story.question(games.view(position, None))
        position = step.after
    if position.actor == OVER:
        assert story.won(position)


# Records


@tables
def test_a_record_goes_to_text_and_back(name: str, seats: int) -> None:
    """Read and written; and the sheet that a server keeps writes the same."""
    start = GameRecord.start(games.load(name), seats=seats)
    sheet = Sheet(start.position, start.begins)
    game = start
    for _, step in played(name, seats, seed=23, most=300):
        sheet.add(step)
        game = game.add(step.text)
    text = record.write(game)
    assert record.read(text) == game
    assert sheet.write({}) == text
    assert sheet.position == game.position
    assert Sheet.of(game).write({}) == text
    for count in range(len(game.steps) - 1, max(0, len(game.steps) - 40), -1):
        sheet.undo()
        assert (len(sheet), sheet.position) == (count, game.positions[count])
    assert sheet.write({}) == record.write(
        GameRecord(game.positions[: len(sheet) + 1], 0, game.steps[: len(sheet)])
    )


@tables
def test_fair_dice_can_be_recomputed(name: str, seats: int) -> None:
    dice = record.FairDice(bytes(range(32)), tuple(f"seed {seat}" for seat in range(seats)))
    position, random, events = games.load(name).start(seats=seats), Random(1), 0
    for _ in range(100):
        if position.actor == OVER:
            break
        if position.actor == CHANCE:
            text = dice.outcome(position, events)
            assert text == dice.outcome(position, events) == position.name_of(text)
            position, events = position.after(text), events + 1
        else:
            position = position.after(random.choice(position.moves))
    assert events > 5


@all_games
def test_a_picture_is_drawn(name: str) -> None:
    for position, _ in played(name, games.load(name).seats[0], seed=29, most=40):
        assert position.picture(0).startswith("<svg")


def compiled_alike(game: AnyGame, position: Position) -> bool:
    """Whether the driver that Python calls and the rules themselves agree."""
    cells = cell_of(position.setup), cell_of(position.state)
    return int(game.driver.legal(*cells)) == int(
        game.rules.legal(position.setup, position.state)
    )


@tables
def test_the_driver_is_bound_to_the_rules(name: str, seats: int) -> None:
    game = games.load(name)
    for position, _ in played(name, seats, seed=31, most=50):
        assert compiled_alike(game, position)
