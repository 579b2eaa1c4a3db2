"""The same dice for everyone: whatever somebody does, in the same place the same falls."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.helpers import worms
from tests.proof import times

from wormery.coach.daily import DailyTable, has_daily, play_on
from wormery.games import GAMES, OVER, load
from wormery.games.errors import OptionError, WormeryError
from wormery.record import (
    GameRecord,
    SharedDice,
    Spot,
    Spots,
    WrongDiceError,
    dice_of,
    read,
    verify_shared,
    with_shared,
    write,
)
from wormery.record.fairness import FairTagError, NoFairDiceError
from wormery.record.shared import NOBODY

DAY = date(2026, 11, 18)
OURS = [game.name for game in GAMES.values() if has_daily(game)]
ours = pytest.mark.parametrize("name", OURS)


def at_random(dice: SharedDice, name: str, seats: int, seed: int) -> GameRecord:
    """A whole game, with every move left to its own chance."""
    game = GameRecord.start(load(name), seats=seats, begins=dice.beginner(seats))
    spots, random = Spots(), Random(seed)
    while game.position.actor != OVER:
        spot = spots.next(game.position)
        moves = game.position.moves
        game = game.add(
            random.choice(moves).text if spot is None else dice.outcome(game.position, spot)
        )
    return with_shared(game, dice)


def some_of(few: str, many: str, between: str) -> bool:
    """Whether all of the first are among the second."""
    one, other = (Counter(text.split(between) if between else text) for text in (few, many))
    return one <= other


@ours
@settings(max_examples=times(5, 50))
@given(seed=st.text("abcdef", min_size=1, max_size=8), one=st.integers(0, 99))
def test_two_who_play_differently_meet_the_same_dice(name: str, seed: str, one: int) -> None:
    dice = SharedDice(seed)
    first, second = (at_random(dice, name, 3, moves) for moves in (one, one + 1))
    assert first.begins == second.begins
    mine, theirs = dice_of(first), dice_of(second)
    both = mine.keys() & theirs.keys()
    assert len(both) > 10
    for spot in both:
        few, many = sorted((mine[spot], theirs[spot]), key=len)
        assert some_of(few, many, "." if "." in many else ""), spot
    verify_shared(read(write(first)))


@ours
def test_another_seed_gives_other_dice(name: str) -> None:
    mine, theirs = (dice_of(at_random(SharedDice(seed), name, 2, 1)) for seed in "ab")
    both = mine.keys() & theirs.keys()
    assert sum(mine[spot] == theirs[spot] for spot in both) < len(both) / 2


@ours
def test_the_dice_of_another_game_fall_again(name: str) -> None:
    """Exactly, for whoever plays as before; in the same places, for whoever does not."""
    before = at_random(SharedDice("somebody's"), name, 3, 5)
    dice = SharedDice("challenge ABCDEFGH", dice_of(before))
    again = GameRecord.start(load(name), seats=3, begins=before.begins)
    spots = Spots()
    for step in before.steps:
        spot = spots.next(again.position)
        again = again.add(step if spot is None else dice.outcome(again.position, spot))
    assert again.steps == before.steps
    other = at_random(replace(dice, seed="challenge ABCDEFGH"), name, 3, 6)
    mine, theirs = dice_of(before), dice_of(other)
    for spot in mine.keys() & theirs.keys():
        few, many = sorted((mine[spot], theirs[spot]), key=len)
        assert some_of(few, many, "." if "." in many else ""), spot
    with pytest.raises(NoFairDiceError, match="another game"):
        verify_shared(with_shared(other, dice, "ABCDEF"))


@ours
def test_a_daily_game_is_the_same_wherever_it_is_played(name: str) -> None:
    table = DailyTable(DAY, load(name))
    found = table.played_by()
    assert found == DailyTable(DAY, load(name), "wormery").played_by()
    assert found.steps != DailyTable(DAY, load(name), "another").played_by().steps
    assert found.steps != DailyTable(date(2026, 11, 19), load(name)).played_by().steps
    checked = verify_shared(read(write(found)))
    assert checked.rolls + checked.reveals == len(dice_of(found))
    # Going on in the middle leads to the same end.
    half = len(found.steps) // 2
    begun = replace(found, positions=found.positions[: half + 1], steps=found.steps[:half])
    assert play_on(begun, table.dice, ("champion", *table.bots)) == found


def test_dice_that_do_not_follow_from_the_seed_are_found() -> None:
    table = DailyTable(DAY, load("regenwormen"))
    found = table.played_by("casual")
    tags = {**found.tags, "Shared": "daily 2026-11-19 regenwormen wormery"}
    with pytest.raises(WormeryError):
        verify_shared(replace(found, tags=tags))
    other = table.start.add("roll").add("11112345")
    with pytest.raises(WrongDiceError, match=r"11112345"):
        verify_shared(other)


@pytest.mark.parametrize("key", ["", "with space", "x" * 61, "schlüssel"])
def test_a_key_is_a_short_word(key: str) -> None:
    with pytest.raises(OptionError, match="key of the daily tables"):
        DailyTable(DAY, load("regenwormen"), key)


@pytest.mark.parametrize("seed", ["", "two\nlines", "x" * 201])
def test_a_seed_is_one_line(seed: str) -> None:
    with pytest.raises(FairTagError, match="one line"):
        SharedDice(seed)


def test_turns_are_counted_from_one_in_each_round() -> None:
    """Two rounds: in the first A rolls twice in a turn and has a second turn."""
    events = [
        *(("round", 0, True), ("turn", 0, False), (None, 0, True), (None, 0, True)),
        *(("turn", 1, False), (None, 1, True), ("turn", 0, False), (None, 0, True)),
        *(("round", 1, True), ("turn", 1, False), (None, 1, True)),
        *(("turn", 0, False), (None, 0, True)),
    ]
    spots = Spots()
    assert [spot for event in events if (spot := spots.note(*event))] == [
        *(Spot(1, NOBODY, 0, 1), Spot(1, 0, 1, 1), Spot(1, 0, 1, 2)),
        *(Spot(1, 1, 1, 1), Spot(1, 0, 2, 1)),
        *(Spot(2, NOBODY, 0, 1), Spot(2, 1, 1, 1), Spot(2, 0, 1, 1)),
    ]


def test_of_the_given_dice_each_is_as_likely_to_fall_first() -> None:
    """Three dice fell there; of one that is rolled there now, any of them shows."""
    rolling = worms("2 - A 21-36 -/- 11111WW:?")
    spot = Spot(0, 0, 1, 3)
    first = Counter(
        SharedDice(f"seed {number}", {spot: "345"}).outcome(rolling, spot)
        for number in range(300)
    )
    assert set(first) == set("345")
    assert all(70 < times < 130 for times in first.values())


def test_dice_are_as_likely_as_real_ones() -> None:
    """First dice of 3,000 places: each face about as often."""
    dice = SharedDice("likely")
    waiting = load("it-happens").start(seats=3)
    while not waiting.lots or not waiting.lots.back:
        waiting = waiting.after(waiting.outcomes[0] if waiting.lots else "roll")
    spots = Spots()
    place = spots.next(waiting)
    assert place is not None
    thrown = Counter(dice.outcome(waiting, place._replace(turn=turn)) for turn in range(3000))
    assert set(thrown) == set("123456")
    assert all(400 < times < 600 for times in thrown.values())
