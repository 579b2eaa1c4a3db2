"""The same dice for everyone: whatever somebody does, in the same place the same falls."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import count, islice
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
    Sheet,
    Spots,
    WrongDiceError,
    dice_of,
    read,
    verify_shared,
    with_shared,
    write,
)
from wormery.record.fairness import FairTagError, NoFairDiceError
from wormery.record.shared import NOBODY, Spot, shared_tags, spots_of

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


def stream(seed: str, words: str) -> Iterator[int]:
    """The bytes of a place, as docs/daily.md specifies them."""
    key = hashlib.sha256(b"wormery-shared-1" + seed.encode()).digest()
    for block in count():
        yield from hmac.digest(key, f"{words} {block}".encode(), "sha256")


def test_dice_are_those_of_the_specification() -> None:
    """Each byte counts modulo the faces, but for those past the last whole run of them."""
    dice = SharedDice("specified")
    waiting = load("regenwormen").start(seats=2).after("roll")
    for turn in range(1, 40):
        bytes_of_place = stream("specified", f"dice 0 1 {turn} 2")
        drawn = [byte % 6 for byte in islice(bytes_of_place, 20) if byte < 252][:8]
        expected = "".join(sorted("12345W"[face] for face in drawn))
        assert dice.outcome(waiting, Spot(0, 1, turn, 2)) == expected
    assert list(islice(dice._stream("dice", Spot(0, 1, 2, 3)), 100)) == list(
        islice(stream("specified", "dice 0 1 2 3"), 100)
    )
    begins = stream("specified", "begins 0 -1 0 0")
    assert dice.beginner(7) == next(byte for byte in begins if byte < 252) % 7


@ours
def test_places_are_counted_alike_wherever_a_game_is_written_down(name: str) -> None:
    """By rounds, turns of a seat in a round, and rolls in a turn; also by a server's sheet."""
    game = at_random(SharedDice("places"), name, 3, 2)
    spots = spots_of(game)
    seen: dict[tuple[int, int], int] = {}
    for position, spot in zip(game.positions, spots, strict=False):
        if spot is None or spot.seat == NOBODY:
            continue
        assert spot.seat == position.turn
        before = seen.get((spot.round, spot.seat), 0)
        assert spot.turn >= before  # a turn that is skipped counts, too
        assert (spot.roll == 1) == (spot.turn > before)
        seen[spot.round, spot.seat] = spot.turn
    reveals = [spot for spot in spots if spot is not None and spot.seat == NOBODY]
    assert reveals == [Spot(number + 1, NOBODY, 0, 1) for number in range(len(reveals))]
    rounds = {spot.round for spot in spots if spot is not None}
    assert rounds == (set(range(1, len(reveals) + 1)) or {0})
    for steps in (0, 1, 7, 30, len(game.steps) - 1):
        begun = replace(game, positions=game.positions[: steps + 1], steps=game.steps[:steps])
        assert Sheet.of(begun).spots().next(begun.position) == spots[steps]


def test_a_record_of_shared_dice_has_no_tags_of_other_dice() -> None:
    dice = SharedDice("here", {Spot(0, 0, 1, 1): "11112345"})
    other = {"Event": "x", "Seed": "7", "Secret": "ab", "SeedA": "rain", "Dice": "fair"}
    expected = {"Event": "x", "Dice": "shared", "Shared": "here", "SharedFrom": "there"}
    assert shared_tags(other, dice, "there") == expected
    assert shared_tags(other, dice) == {**expected, "SharedFrom": "here"}
    assert "SharedFrom" not in shared_tags(other, SharedDice("here"))


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
