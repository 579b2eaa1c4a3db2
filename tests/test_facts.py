"""What happened, as facts: each kind, where the rules say so, and nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import happens, mounds, random_positions, worms
from tests.test_play_random import swap_point_tiles, with_stacks

from wormery import games
from wormery.games import CHANCE, OVER
from wormery.games.facts import Fact, GameOver, Rolled
from wormery.games.ithappens.facts import (
    DieRolled,
    Found,
    MoundScored,
    NoneLeft,
    Placed,
    Rerolled,
    Revealed,
    RoundOver,
    Skipped,
    Stuck,
)
from wormery.games.ithappens.view import Standing
from wormery.games.notes import lines_of, new_notes, note
from wormery.games.regenwormen.facts import Failed, GaveBack, Kept, Stole, Took, Turned

A, B, C = range(3)
SEEDS = st.integers(0, 2**32)


def facts(position: Any, step: str) -> tuple[Fact, ...]:
    found: tuple[Fact, ...] = position.step(step).facts
    return found


# Regenwormen


def test_a_roll_and_what_is_kept_of_it() -> None:
    """RW-3, RW-4: figure 3, two worms of the first roll, two fours of the second."""
    assert facts(worms("2 - A 21-36 -/- WW:?"), "44WWW1") == (Rolled(A, "144WWW"),)
    assert facts(worms("2 - A 21-36 -/- WW:44WWW1"), "keep 4") == (
        Kept(A, "4", "144WWW", total=18),
    )


@pytest.mark.parametrize(
    ("position", "step", "happened"),
    [
        # RW-7, figures 4a, 4b and 4e: taken from the row, stolen, the lower one instead.
        ("2 - A 21-36 -/- 45WWW", "take 24", (Took(A, 24, 1),)),
        ("2 - A 22-36 -/21 123WWW", "take 21", (Stole(A, 21, 1, victim=B),)),
        ("2 - A 21-25,27-36 -/26 1WWWWW", "take 25", (Took(A, 25, 2),)),
        # RW-5, RW-9, figures 6a and 7a: a dead roll, and the highest tile is turned.
        (
            "2 - A 21,34 25/- 5WW:?",
            "55WWW",
            (
                Rolled(A, "55WWW"),
                Failed(A, "dead", total=15, tile=True),
                GaveBack(A, 25, stays=False),
                Turned(34),
            ),
        ),
        # Figure 7b: what goes back is the highest itself.
        (
            "2 - A 21 30/- 5WW:?",
            "55WWW",
            (
                Rolled(A, "55WWW"),
                Failed(A, "dead", total=15, tile=True),
                GaveBack(A, 30, stays=True),
            ),
        ),
        # RW-12: in the short game it is turned all the same.
        (
            "2 short=yes A 21 30/- 5WW:?",
            "55WWW",
            (
                Rolled(A, "55WWW"),
                Failed(A, "dead", total=15, tile=True),
                GaveBack(A, 30, stays=False),
                Turned(30),
            ),
        ),
        # RW-8: given up with nothing to claim, and no tile to give back.
        ("2 - B 21-36 -/- 1WW", "give up", (Failed(B, "no-claim", total=11, tile=False),)),
        ("2 - B 21-36 -/- 15", "give up", (Failed(B, "no-worm", total=6, tile=False),)),
    ],
)
def test_how_a_turn_ends(position: str, step: str, happened: tuple[Fact, ...]) -> None:
    assert facts(worms(position), step) == happened


def test_a_turn_that_stops_by_itself_says_why() -> None:
    """RW-6: eight dice without a worm; 31 open, but not to be had (figure 6b)."""
    position = worms("2 - A 31 24/- 33344:555")
    assert facts(position, "keep 5") == (
        Kept(A, "5", "555", total=32),
        Failed(A, "no-worm", total=32, tile=True),
        GaveBack(A, 24, stays=False),
        Turned(31),
    )


def test_the_last_tile_ends_the_game() -> None:
    """RW-11: who has won, and by what, is the last thing that happens."""
    assert facts(worms("2 - A 21 30/29 1WWWW"), "take 21") == (
        Took(A, 21, 1),
        GameOver((A,), "worms", (4, 3)),
    )


@given(seats=st.integers(2, 7), seed=SEEDS)
def test_no_fact_of_regenwormen_tells_of_covered_tiles(seats: int, seed: int) -> None:
    """RW-10: covered tiles may lie in any order, and what happens is told alike."""
    random = Random(seed)
    position: Any = random_positions(
        games.load("regenwormen").start(seats=seats), random, random.randrange(200)
    )[-1]
    covered = [tile for stack in position.stacks for tile in stack[:-1]]
    random.shuffle(covered)
    stacks = [[*(covered.pop() for _ in stack[:-1]), *stack[-1:]] for stack in position.stacks]
    if position.actor == OVER:
        return
    other = with_stacks(position, stacks)
    steps = position.outcomes if position.actor == CHANCE else position.moves
    for step in steps[:: max(1, len(steps) // 20)]:
        told, told_too = position.step(step).facts, other.step(step).facts
        if not any(isinstance(fact, GameOver) for fact in told):
            assert told == told_too


def test_a_note_has_zeros_for_values_that_are_not_given() -> None:
    notes = new_notes()
    note(notes, 9)
    note(notes, 1, 2, 3, 4, 5, 6, 7, 8)
    assert lines_of(notes) == [[9, 0, 0, 0, 0, 0, 0, 0], [1, 2, 3, 4, 5, 6, 7, 8]]


# It Happens..


def test_a_round_is_revealed_and_a_die_is_rolled() -> None:
    start = games.load("it-happens").start(seats=3, begins=B)
    assert facts(start, "9.1.4") == (Revealed(B, 1, (1, 4, 9)),)
    assert facts(start.after("9.1.4").after("roll"), "5") == (DieRolled(B, B, 5),)


def test_a_worm_buys_a_reroll_or_a_skip() -> None:
    """IH-7."""
    before: Any = games.load("it-happens").start(seats=3).after("1.2.3")
    rolled = before.after("roll").after("1")
    assert facts(rolled, "reroll") == (Rerolled(A, 1),)
    assert facts(rolled, "skip") == (Skipped(A, 1),)
    assert facts(before, "skip") == (Skipped(A, None),)


def test_a_die_is_placed_and_something_found() -> None:
    """IH-5, IH-6: the field, and what lay there."""
    position = games.load("it-happens").start(seats=3).after("1.2.3").after("roll").after("4")
    assert facts(position, "place 2") == (
        Placed(A, A, 4, place=1, mound=2, column=0, field=0),
        Found(A, "sneakers"),
    )


def test_a_mound_without_dice_has_no_winner() -> None:
    """IH-9: nobody wins its queen, so that nobody is tied for it."""
    held = "/".join(["2:00000000:-:-"] * 3)
    shown = "1:A333/B333/C333|2:A33/B3/C3|3:-"
    position = happens(f"2 1 A B - {shown} 0+0 {held} B4", mounds())
    *_, scored = (fact for fact in facts(position, "place 2") if isinstance(fact, MoundScored))
    assert (scored.mound.number, scored.standings) == (3, ())
    assert (scored.queen_tied, scored.general_tied, scored.wormless) == (False, False, ())


def test_a_find_that_is_gone_is_said_to_be() -> None:
    """IH-6: all four sneakers are taken."""
    position = happens(
        "3 2 A A 4.5.6 1:-|2:-|3:- - 2:04000000:-:-/2:00000000:-:-/2:00000000:-:- A4"
    )
    assert facts(position, "place 2")[1:] == (NoneLeft(A, "sneakers"),)


def last_die(supply: int = 2) -> Any:
    """Yellow's last die of the round; the mounds are those of the rulebook's example."""
    return happens(
        "4 1 A A - 1:A4/C5/B2|2:A666/B111/C111/D111|3:B1/C1/D11 - "
        f"{supply}:00000000:-:-/2:00000000:-:-/2:00000000:-:-/2:00000000:-:- A3",
        mounds("5-2-2:.../.../.../.../..."),
    )


def test_a_round_is_scored_mound_by_mound() -> None:
    """IH-9, the rulebook's example: the queen to 7, the general to 5, a worm to exactly 2."""
    placed, over, first, second, third = facts(last_die(), "place 1")
    assert placed == Placed(A, A, 3, place=0, mound=1, column=0, field=1)
    assert over == RoundOver(1)
    assert isinstance(first, MoundScored)
    assert [(column.colour, column.dice) for column in first.mound.columns] == [
        (A, (4, 3)),
        (C, (5,)),
        (B, (2,)),
        (None, ()),
        (None, ()),
    ]
    assert first.standings == (
        Standing(A, 7, queen=True, general=False, worm=False),
        Standing(C, 5, queen=False, general=True, worm=False),
        Standing(B, 2, queen=False, general=False, worm=True),
    )
    assert (first.queen_tied, first.general_tied, first.wormless) == (False, False, ())
    assert isinstance(second, MoundScored)
    assert (second.queen_tied, second.general_tied) == (False, True)  # three with 3
    assert [one.colour for one in second.standings if one.general] == [B]  # furthest left
    assert isinstance(third, MoundScored)
    assert [one.colour for one in third.standings if one.queen] == [3]


def test_the_worm_number_without_a_worm_left() -> None:
    """IH-9: the supply is empty, and that is said too."""
    first = facts(last_die(supply=18), "place 1")[2]
    assert isinstance(first, MoundScored)
    assert first.wormless == (B,)


@given(seats=st.integers(2, 5), seed=SEEDS, steps=st.integers(100, 200))
def test_no_fact_of_it_happens_tells_of_point_tiles(seats: int, seed: int, steps: int) -> None:
    """IH-9: who holds which point tiles makes no difference to what is told."""
    random = Random(seed)
    position: Any = random_positions(
        games.load("it-happens").start(seats=seats), random, steps
    )[-1]
    if position.actor == OVER:
        return
    other = swap_point_tiles(position, None, random)
    choices = position.outcomes if position.actor == CHANCE else position.moves
    for step in choices[:: max(1, len(choices) // 10)]:
        told, told_too = position.step(step).facts, other.step(step).facts
        if not any(isinstance(fact, GameOver) for fact in told):
            assert told == told_too


def test_who_is_stuck_is_passed_over() -> None:
    """IH-8: it happens in random games, and is a fact of the turn before."""
    seen = 0
    for seed in range(20):
        random, position = Random(seed), games.load("it-happens").start(seats=4)
        while position.actor != OVER:
            steps: Any = position.outcomes if position.actor == CHANCE else position.moves
            step = position.step(random.choice(steps))
            for fact in step.facts:
                if isinstance(fact, Stuck):
                    holding: Any = step.after
                    assert holding.holdings[fact.seat].dice > 0
                    assert step.after.turn != fact.seat
                    seen += 1
            position = step.after
    assert seen > 0
