"""Legal moves as a person sees them: what each would bring, in both games."""

from __future__ import annotations

import numpy as np
import pytest
from tests.helpers import happens, mounds, seen, worms

from wormery import games
from wormery.games.compiling import Cell, cell_of
from wormery.games.ithappens import prospects
from wormery.games.ithappens import view as it_happens
from wormery.games.ithappens.mounds import FIND_NAMES
from wormery.games.ithappens.view import Standing
from wormery.games.regenwormen import view as regenwormen
from wormery.games.views import Roll

A, B, C = range(3)
NOTHING = "2:00000000:-:-"
COLOURS = "/".join([NOTHING] * 3)
MOUNDS = mounds("5-2-7:.w./.../.../.../...", "9-3-8:.../.../.../.../...")


# Regenwormen


def test_what_a_symbol_would_add() -> None:
    """RW-4: two fives are ten, a worm counts five."""
    moves = seen(worms("2 - A 21-36 -/- 44W:155WW"), A).moves
    assert moves == (
        regenwormen.Keep(move="keep 1", symbol="1", dice=1, points=1, total=14),
        regenwormen.Keep(move="keep 5", symbol="5", dice=2, points=10, total=23),
    )


def test_a_tile_to_take_or_to_steal() -> None:
    """RW-7: 26 lies on the stack of C; 25 in the row."""
    moves = seen(worms("3 - A 21,25,27-36 -/24/26 1WWWWW"), A).moves
    assert [move for move in moves if isinstance(move, regenwormen.Take)] == [
        regenwormen.Take(move="take 21", tile=21, worms=1, victim=None),
        regenwormen.Take(move="take 25", tile=25, worms=2, victim=None),
        regenwormen.Take(move="take 26", tile=26, worms=2, victim=C),
    ]
    assert Roll(move="roll", dice=2) in moves


def test_rolling_on_or_giving_up() -> None:
    assert seen(worms("2 - B 21-36 -/- 1WW"), B).moves == (
        Roll(move="roll", dice=5),
        regenwormen.GiveUp(move="give up"),
    )


def test_nobody_else_sees_the_moves() -> None:
    position = worms("2 - B 21-24,26-36 25/- 1WW")
    assert seen(position, A).moves == seen(position).moves == ()
    assert [stack.tiles for stack in seen(position, A).stacks] == [(25,), None]
    assert [stack.tiles for stack in seen(position, B).stacks] == [None, ()]


def test_a_table_after_a_turn() -> None:
    """What solvers ask: a tile taken, stolen, or the turn failed."""
    position = worms("2 - A 21,30 25/24 -")
    assert position.ended(0).text == "regenwormen 2 - B 30 25.21/24 -"
    assert position.ended(3).text == "regenwormen 2 - B 21,30 25.24/- -"
    assert position.ended(None).text == "regenwormen 2 - B 21,25 -/24 -"
    assert position.text == "regenwormen 2 - A 21,30 25/24 -"


# It Happens..


def test_a_die_to_roll_or_a_worm_to_spend() -> None:
    """IH-4, IH-7, IH-12: own dice, the third colour's, a worm."""
    held = f"3:00000000:-:-/{NOTHING}/0:00000000:-:-"
    moves = seen(happens(f"2 1 A A - 1:A3/B2|2:-|3:- 2+2 {held} -", MOUNDS), A).moves
    assert moves == (
        Roll(move="roll", dice=4),
        it_happens.RollThird(move="roll third", dice=2, colour=C),
        it_happens.Skip(move="skip", worms=3),
    )


def test_where_a_die_would_go() -> None:
    """IH-5, IH-9: column, field, find and sum on each mound with room, and who would win it."""
    position = happens(f"3 1 A A - 1:B6/A3/C2|2:A111/B4|3:- - {COLOURS} A5", MOUNDS)
    b6, a8, c2 = Standing(B, 6, False, True, False), Standing(A, 8, True, False, False), C
    skip, reroll, *places = seen(position, A).moves
    assert (skip, reroll) == (
        it_happens.Skip(move="skip", worms=2),
        it_happens.Reroll(move="reroll", worms=2),
    )
    assert places == [
        it_happens.Place(
            move="place 1",
            place=0,
            mound=1,
            column=1,
            field=1,
            find=FIND_NAMES[0],
            sum=8,
            standings=(b6, a8, Standing(c2, 2, False, False, False)),
        ),
        it_happens.Place(
            move="place 3",
            place=2,
            mound=3,
            column=0,
            field=0,
            find=FIND_NAMES[0],
            sum=5,
            standings=(Standing(A, 5, True, False, False),),
        ),
    ]
    assert seen(position).standings == (
        (
            Standing(B, 6, True, False, False),
            Standing(A, 3, False, True, False),
            Standing(c2, 2, False, False, False),
        ),
        (Standing(A, 3, False, True, False), Standing(B, 4, True, False, False)),
        (),
    )


def test_a_worm_number_that_would_be_hit() -> None:
    """IH-9: the die makes seven, the mound's worm number."""
    position = happens(f"3 1 A A - 1:A34|2:-|3:- - {COLOURS} -", MOUNDS)
    assert seen(position).standings[0] == (Standing(A, 7, True, False, True),)


def weighed(position: games.Position) -> tuple[list[object], list[list[int]]]:
    """Weigh the mounds with scratch memory that holds something else."""
    setup: Cell = cell_of(position.setup)
    state: Cell = cell_of(position.state)
    standings = np.full(prospects.STANDINGS, 77, dtype=np.int8)
    targets = np.full(prospects.TARGETS, 77, dtype=np.int8)
    scratch = np.zeros_like(state)
    prospects.weigh_mounds(setup, state, scratch, standings, targets)
    return standings.tolist(), targets.tolist()


@pytest.mark.parametrize("die", ["-", "A5"])
def test_mounds_are_weighed_whatever_the_memory_held(die: str) -> None:
    """IH-9: by column from the left; no target where the die has no room or there is none."""
    none = -1
    position = happens(f"3 1 A A - 1:B6/A3|2:A111/B4|3:- - {COLOURS} {die}", MOUNDS)
    standings, targets = weighed(position)
    now: object = standings[prospects.NOW]
    assert now == [
        [[B, 6, 1, 0, 0], [A, 3, 0, 1, 0], *[[none, 77, 77, 77, 77]] * 3],
        [[A, 3, 0, 1, 0], [B, 4, 1, 0, 0], *[[none, 77, 77, 77, 77]] * 3],
        [[none, 77, 77, 77, 77]] * 5,
    ]
    if die == "-":
        assert [target[prospects.COLUMN] for target in targets] == [none] * 3
    else:
        assert targets[0] == [1, 1, 0, 8]
        assert targets[1][prospects.COLUMN] == none
        assert targets[2] == [0, 0, 0, 5]


def test_no_mound_is_weighed_before_a_round() -> None:
    standings, targets = weighed(games.load("it-happens").start(seats=3))
    assert [target[prospects.COLUMN] for target in targets] == [-1] * 3
    now: object = standings[prospects.NOW]
    assert now == [[[-1, 77, 77, 77, 77]] * 5] * 3
