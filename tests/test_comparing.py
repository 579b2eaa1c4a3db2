"""Two games with the same dice: where they parted, and that their dice were the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.proof import times

from wormery import record
from wormery.coach.comparing import ComparisonDocument, ComparisonError, comparison_of
from wormery.coach.daily import YOU, DailyTable, has_daily, play_on
from wormery.games import GAMES, OVER, load
from wormery.locales import LANGUAGES
from wormery.record import GameRecord, SharedDice, Spots
from wormery.record.shared import NOBODY
from wormery.telling.words import Say

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.worm"))
OURS = [game.name for game in GAMES.values() if has_daily(game)]
ours = pytest.mark.parametrize("name", OURS)
SAY = Say("en")
NAMES = ("Anna", "Bo")


def compared(
    one: GameRecord, other: GameRecord, seat: int = 0, names: tuple[str, str] = NAMES
) -> ComparisonDocument:
    return comparison_of(one, other, (seat, seat), SAY, names)


@cache
def daily(name: str, level: str = "champion") -> GameRecord:
    return DailyTable(date(2026, 11, 18), load(name)).played_by(level)


def choices(game: GameRecord, seat: int) -> list[int]:
    """The steps at which a seat could choose."""
    return [
        step
        for step, position in enumerate(game.positions)
        if position.actor == seat and len(position.moves) > 1
    ]


def cut(game: GameRecord, steps: int) -> GameRecord:
    return replace(game, positions=game.positions[: steps + 1], steps=game.steps[:steps])


def at_random(dice: SharedDice, name: str, seats: int, seed: int) -> GameRecord:
    """A whole game, with every move left to its own chance."""
    game = GameRecord.start(load(name), seats=seats)
    spots, random = Spots(), Random(seed)
    while game.position.actor != OVER:
        spot = spots.next(game.position)
        moves = game.position.moves
        step = random.choice(moves).text if spot is None else dice.outcome(game.position, spot)
        game = game.add(step)
    return game


# Where they part


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_game_beside_itself_parts_nowhere(file: Path) -> None:
    game = record.load(file)
    turns = [position.turn for position in game.positions[:-1] if position.begins == "turn"]
    assert game.position.result is not None
    for seat in range(game.position.seats):
        found = compared(game, game, seat, ("Anna", "Anna"))
        assert len(found.turns) == turns.count(seat)
        assert all(turn.same and turn.one == turn.other for turn in found.turns)
        assert not any(turn.parted for turn in found.turns)
        assert found.parted is None
        places = [spot for spot in record.dice_of(game) if spot.seat in (seat, NOBODY)]
        assert found.rolls == found.alike == len(places) > 0
        assert found.scores == (game.position.scores, game.position.scores)
        assert found.won[0] == found.won[1] == (seat in game.position.result.winners)


@ours
def test_a_changed_move_is_found_in_its_turn(name: str) -> None:
    table = DailyTable(date(2026, 11, 18), load(name))
    whole = daily(name)
    mine = choices(whole, YOU)
    for step in mine[:: len(mine) // times(2, 5)]:
        position = whole.positions[step]
        other = next(move.text for move in position.moves if move.text != whole.steps[step])
        start = cut(whole, step).add(other)
        changed = play_on(start, table.dice, ("champion", *table.bots))
        found = compared(whole, changed)
        assert found.parted is not None
        parted = found.turns[found.parted]
        assert all(turn.same for turn in found.turns[: found.parted])
        assert parted.one is not None
        assert parted.other is not None
        later = [turn.one.step for turn in found.turns[found.parted + 1 :] if turn.one]
        assert parted.one.step <= step < min(later, default=len(whole.steps))
        assert not parted.same
        assert parted.parted.startswith("Same dice, different choice: Anna ")
        assert " Bo " in parted.parted
        assert found.alike == found.rolls, "the dice are the same whatever one does"


def test_a_turn_is_told_with_its_dice_and_its_score() -> None:
    begun = GameRecord.start(load("regenwormen"), seats=2)
    for step in ("roll", "1134WWW5", "keep W", "roll", "11555", "keep 5"):
        begun = begun.add(step)
    one = begun.add("take 30").add("roll").add("11111234")
    other = begun.add("roll").add("12").add("keep 2").add("take 32")
    found = compared(one, other)
    (turn,) = found.turns
    assert (turn.round, turn.number, found.over) == (0, 1, (False, False))
    assert turn.one is not None
    assert turn.other is not None
    assert turn.one.dice == ("11345WWW", "11555")
    assert turn.other.dice == ("11345WWW", "11555", "12")
    assert (turn.one.score, turn.other.score) == (3, 3)
    assert turn.one.told[0] == "Anna rolls 1 1 3 4 5 W W W and keeps the worms."
    assert turn.one.told[-1] == "Anna takes 30 (3 worms)."
    assert turn.parted == (
        "Same dice, different choice: Anna takes 30 (3 worms). Bo rolls 1 2 and keeps the twos."
    )
    assert (found.rolls, found.alike) == (2, 2)
    mine = comparison_of(one, other, (0, 0), SAY, ("You", "Bo"), you=0)
    assert mine.turns[0].one is not None
    assert mine.turns[0].one.told[-1] == "You take 30 (3 worms)."


def test_what_only_one_of_them_could_do_is_no_parting() -> None:
    """Their dice are the same, but the tile is no longer there for the other."""
    fives = ("roll", "123W5555", "keep 5", "roll")
    bo = ((*fives, "11WW", "keep W", "take 30"), (*fives, "122W", "keep W", "roll"))
    rest = ("122", "keep 1")
    records = []
    for before, taken in (((*bo[0],), "take 26"), ((*bo[1], *rest, "take 26"), "take 21")):
        game = GameRecord.start(load("regenwormen"), seats=2, begins=1)
        for step in (*before, *bo[1], *rest, taken):
            game = game.add(step)
        records.append(game)
    one, other = records
    found = compared(one, other)
    assert not found.turns[0].same
    assert found.rolls == found.alike, "it was Bo who had other dice"
    assert (found.turns[0].parted, found.parted) == ("", None)


@ours
def test_the_end_of_a_round_is_not_told_with_a_turn(name: str) -> None:
    """It is about all mounds and everybody; the score afterwards says what it brought."""
    whole = daily(name)
    for seat in range(whole.position.seats):
        for turn in compared(whole, whole, seat).turns:
            assert turn.one is not None
            assert len(" ".join(turn.one.told)) < 700, turn.one.told


@pytest.mark.parametrize("language", LANGUAGES)
@ours
def test_they_are_compared_in_every_language(name: str, language: str) -> None:
    say = Say(language)
    names = say("told-you"), say("contest-champion")
    found = comparison_of(daily(name, "casual"), daily(name), (0, 0), say, names, 0)
    assert found.parted is not None
    assert found.turns[found.parted].parted.endswith("。" if language == "zh-Hant" else ".")
    assert all(turn.one.told for turn in found.turns if turn.one)


# The dice


@ours
@settings(max_examples=times(2, 8))
@given(seed=st.text("abcdef", min_size=1, max_size=8), moves=st.integers(0, 99))
def test_two_who_play_differently_have_the_same_dice(name: str, seed: str, moves: int) -> None:
    dice = SharedDice(seed)
    one, other = (at_random(dice, name, 2, each) for each in (moves, moves + 1))
    for seat in (0, 1):
        found = compared(one, other, seat)
        assert found.rolls > 10
        assert found.alike == found.rolls
        for turn in found.turns:
            if turn.one and turn.other and turn.one.dice and turn.other.dice:
                assert turn.one.dice[0] == turn.other.dice[0]


@ours
def test_other_dice_are_noticed(name: str) -> None:
    one, other = (at_random(SharedDice(seed), name, 2, 1) for seed in ("one", "other"))
    found = compared(one, other)
    assert found.rolls > 0
    assert found.alike < found.rolls


# What cannot be compared


def test_what_is_not_alike_is_refused_by_name() -> None:
    start = GameRecord.start
    two = start(load("regenwormen"), seats=2)
    for other, sentence_id in (
        (start(load("it-happens"), seats=2), "compare-other-game"),
        (start(load("regenwormen"), seats=3), "compare-other-seats"),
        (start(load("regenwormen"), seats=2, short=True), "compare-other-options"),
    ):
        with pytest.raises(ComparisonError) as found:
            compared(two, other)
        assert found.value.sentence_id == sentence_id
    for seat in (-1, 2):
        with pytest.raises(ComparisonError, match="A B"):
            compared(two, two, seat)
    assert compared(two, two).turns == ()
