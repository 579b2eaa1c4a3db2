"""The rules of Regenwormen, one after the other, and the figures of the rulebook."""

from typing import Any

import numpy as np
import pytest
from tests.helpers import names, play, refused, worms

from wormery import games
from wormery.games import CHANCE, OVER
from wormery.games.errors import NotationError, OptionError
from wormery.games.regenwormen import RegenwormenPosition

GAME = games.load("regenwormen")

# RW-1 Material


@pytest.mark.parametrize("tile", range(21, 37))
def test_sixteen_tiles_carry_one_to_four_worms(tile: int) -> None:
    """RW-1: 21 to 24 carry one worm, 25 to 28 two, 29 to 32 three, 33 to 36 four."""
    last = worms(f"2 - A - {tile}/- -")
    worms_on_it = 1 if tile <= 24 else 2 if tile <= 28 else 3 if tile <= 32 else 4
    assert last.scores == (worms_on_it, 0)


def test_eight_dice_with_six_symbols() -> None:
    """RW-1: 8 dice show 1 to 5 or a worm, every symbol equally likely."""
    rolling = GAME.start(seats=2).after("roll")
    assert rolling.actor == CHANCE
    assert len(rolling.outcomes) == 1287
    assert rolling.outcomes[0].of == 6**8
    ways = {outcome.text: outcome.ways for outcome in rolling.outcomes}
    assert ways["WWWWWWWW"] == 1
    assert ways["1WWWWWWW"] == 8
    assert ways["112345WW"] == 8 * 7 * 6 * 5 * 4 * 3 * 2 // 4


def test_a_worm_counts_five_points_and_is_not_a_five() -> None:
    """RW-1: a worm is worth 5, but it is another symbol than the 5."""
    position = worms("2 - A 21-36 -/- WW:?").after("55WW11")
    assert position.total == 10
    assert position.after("keep 5").total == 20
    refused(position, "keep W", "rw-symbol-used", "RW-4")


# RW-2 Set-up


@pytest.mark.parametrize("seats", range(2, 8))
def test_set_up_with_any_number_of_seats(seats: int) -> None:
    """RW-2: all tiles lie open, nobody has one, and any seat may begin."""
    for begins in range(seats):
        position = GAME.start(seats=seats, begins=begins)
        assert isinstance(position, RegenwormenPosition)
        assert position.row == tuple(range(21, 37))
        assert position.stacks == ((),) * seats
        assert position.scores == (0,) * seats
        assert (position.actor, position.turn) == (begins, begins)
        assert names(position) == ["roll"]


@pytest.mark.parametrize("seats", [-1, 0, 1, 8, 100])
def test_only_two_to_seven_can_play(seats: int) -> None:
    """RW-2: 2 to 7 players."""
    with pytest.raises(OptionError) as caught:
        GAME.start(seats=seats)
    assert caught.value.sentence_id == "seats-range"


@pytest.mark.parametrize("begins", [-1, 3])
def test_who_begins_must_have_a_seat(begins: int) -> None:
    """RW-2: the seat that begins is one of those at the table."""
    with pytest.raises(OptionError) as caught:
        GAME.start(seats=3, begins=begins)
    assert caught.value.sentence_id == "begins-range"


@pytest.mark.parametrize("seats", range(2, 8))
def test_play_goes_clockwise(seats: int) -> None:
    """RW-2: after the last seat it is the first one's turn."""
    position = GAME.start(seats=seats, begins=1)
    order = []
    for _ in range(2 * seats):
        order.append(position.turn)
        position = play(position, "roll", "11111111", "keep 1")  # no worm: fails by itself
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]


# RW-3 Roll


def test_a_turn_starts_with_all_eight_dice() -> None:
    """RW-3: the first roll is with 8 dice, the next with those not set aside."""
    position = worms("2 - A 21-36 -/- -").after("roll")
    assert {len(outcome.text) for outcome in position.outcomes} == {8}
    position = play(position, "1112345W", "keep 1", "roll")
    assert {len(outcome.text) for outcome in position.outcomes} == {5}


@pytest.mark.parametrize(
    "dice",
    ["", "1", "1234512", "123451234", "11111116", "0W345123", "two dice", "roll", "keep W"],
)
def test_dice_that_cannot_fall_like_that(dice: str) -> None:
    """RW-3: exactly the dice not set aside fall, each with one of six symbols."""
    refused(worms("2 - A 21-36 -/- :?"), dice, "rw-dice-impossible", "RW-3")


def test_dice_may_be_given_in_any_order() -> None:
    """RW-3: the same dice in another order are the same roll."""
    waiting = worms("2 - A 21-36 -/- :?")
    assert waiting.after("W1w53 1ww") == waiting.after("1135WWWW")


def test_nothing_but_a_roll_starts_a_turn() -> None:
    """RW-3: before the first roll nothing is kept, taken or given up."""
    position = worms("2 - A 21-36 -/- -")
    for move in ("keep W", "take 21", "give up"):
        refused(position, move, "rw-roll-first", "RW-3")


# RW-4 Set aside


def test_all_dice_of_the_symbol_are_set_aside() -> None:
    """RW-4: all dice that show the symbol go, none is kept back."""
    position = worms("2 - A 21-36 -/- :1133355W")
    assert names(position) == ["keep 1", "keep 3", "keep 5", "keep W"]
    position = position.after("keep 3")
    assert (position.aside, position.left, position.total) == ("333", 5, 9)


def test_a_symbol_must_show_and_be_new() -> None:
    """RW-4: a symbol that does not show, or was set aside before, cannot be kept."""
    position = worms("2 - A 21-36 -/- 44WW:1124")
    refused(position, "keep 4", "rw-symbol-used", "RW-4")
    refused(position, "keep 3", "rw-symbol-absent", "RW-4")
    refused(position, "keep W", "rw-symbol-absent", "RW-4")
    assert names(position) == ["keep 1", "keep 2"]


def test_a_roll_must_be_used_before_anything_else() -> None:
    """RW-4: after a roll one symbol is set aside first."""
    position = worms("2 - A 21-36 -/- WWWW:1255")
    for move in ("roll", "take 21", "give up"):
        refused(position, move, "rw-choose-first", "RW-4")


def test_one_symbol_a_roll() -> None:
    """RW-4: a second symbol needs another roll."""
    position = worms("2 - A 21-36 -/- :1135WWWW").after("keep W")
    refused(position, "keep 5", "rw-keep-needs-roll", "RW-4")


def test_figure_3_two_worms_two_fours_and_a_five() -> None:
    """RW-4, figure 3: worms are taken once; 23 points; then only 1, 2 or 3 helps."""
    position = play(worms("2 - A 21-36 -/- -"), "roll", "12345WW1", "keep W")
    assert position.total == 10
    position = play(position, "roll", "WWW144")
    refused(position, "keep W", "rw-symbol-used", "RW-4")
    position = position.after("keep 4")
    assert position.total == 18
    position = play(position, "roll", "W445")
    assert names(position) == ["keep 5"]
    position = position.after("keep 5")
    assert (position.total, position.aside) == (23, "445WW")
    rolling = position.after("roll")
    for roll, alive in {
        "45W": False,
        "WWW": False,
        "145": True,
        "2WW": True,
        "553": True,
    }.items():
        assert (rolling.after(roll).turn == 0) is alive


# RW-5 Dead roll


def test_a_dead_roll_fails_the_turn_at_once() -> None:
    """RW-5: no symbol that may be set aside, so the turn fails and the next player rolls."""
    position = worms("2 - A 21-36 -/- 4W:?").after("WWW444")
    assert position.text == "regenwormen 2 - B 21-36 -/- -"


def test_the_first_roll_is_never_dead() -> None:
    """RW-5: with nothing set aside every roll has a symbol to choose."""
    rolling = worms("2 - A 21-36 -/- :?")
    assert all(rolling.after(outcome).turn == 0 for outcome in rolling.outcomes)


def test_figure_6a_fourth_roll_shows_only_used_symbols() -> None:
    """RW-5, figure 6a: the turn fails, although the total would have bought a tile."""
    position = worms("2 - A 22,30 25/- 144WW:?").after("114")
    assert position.text == "regenwormen 2 - B 22,25 -/- -"


# RW-6 Go on or stop


def test_with_dice_and_symbols_left_both_are_open() -> None:
    """RW-6: roll again, or stop by taking the tile."""
    assert names(worms("2 - A 21-36 -/- 55WWW")) == ["roll", "take 25"]


def test_all_eight_dice_end_the_turn() -> None:
    """RW-6: with all 8 dice set aside there is no roll, only the claim."""
    position = worms("2 - A 21-36 -/- 55WWWW:33").after("keep 3")
    assert (position.total, position.left) == (36, 0)
    assert names(position) == ["take 36"]
    refused(position, "roll", "rw-no-roll-left", "RW-6")
    refused(position, "give up", "rw-claim-must-be-taken", "RW-7")


def test_all_six_symbols_end_the_turn() -> None:
    """RW-6: with all 6 symbols set aside the die that is left is not rolled."""
    position = worms("2 - A 21-36 -/- 2345W:112").after("keep 1")
    assert (position.aside, position.left, position.total) == ("112345W", 1, 21)
    assert names(position) == ["take 21"]
    refused(position, "roll", "rw-no-roll-left", "RW-6")
    refused(position, "give up", "rw-claim-must-be-taken", "RW-7")


def test_all_eight_dice_without_a_claim_fail_by_themselves() -> None:
    """RW-6, RW-9: 24 points, but 24 is out and nothing lower is open: 25 goes back."""
    position = worms("2 - A 30-36 25/- 5WWW:1111").after("keep 1")
    assert position.text == "regenwormen 2 - B 25,30-35 -/- -"


def test_all_six_symbols_without_a_claim_fail_by_themselves() -> None:
    """RW-6, RW-9: all symbols once are only 20 points, whatever dice are left."""
    position = worms("2 - A 21-36 -/- 12345:14W").after("keep W")
    assert position.text == "regenwormen 2 - B 21-36 -/- -"


# RW-7 Claim


def test_figure_4a_takes_the_open_tile() -> None:
    """RW-7a, figure 4a: three 2s make 24, and 24 is taken from the row."""
    position = worms("2 - A 21-36 -/- 44WW:2224")
    assert names(position) == ["keep 2"]
    position = position.after("keep 2")
    assert position.total == 24
    assert names(position) == ["roll", "take 24"]
    position = position.after("take 24")
    assert position.text == "regenwormen 2 - B 21-23,25-36 24/- -"


def test_the_open_tile_is_the_only_claim() -> None:
    """RW-7a: with tile T open no lower tile may be taken."""
    position = worms("2 - A 21-36 -/- 44WWWW")
    assert names(position) == ["roll", "take 28"]
    refused(position, "take 27", "rw-exact-tile-only", "RW-7")
    refused(position, "take 29", "rw-tile-too-high", "RW-7")


def test_figure_4b_steals_from_the_top_of_a_stack() -> None:
    """RW-7b, figure 4b: two 1s make 21, and 21 is stolen from the opponent."""
    position = worms("2 - A 22-24,26-36 -/25.21 333WW:115").after("keep 1")
    assert position.total == 21
    assert names(position) == ["roll", "take 21"]
    position = position.after("take 21")
    assert position.text == "regenwormen 2 - B 22-24,26-36 21/25 -"


@pytest.mark.parametrize("lower", ["-", "lower=highest"])
def test_figure_4c_own_tile_so_a_lower_one(lower: str) -> None:
    """RW-7c, figure 4c: 23 is one's own and 22 not open, so 21 is taken."""
    position = worms(f"2 {lower} A 21,24-36 23/22 3WWWW")
    assert position.total == 23
    assert names(position) == ["roll", "take 21"]
    assert position.after("take 21").stacks == ((23, 21), (22,))


def test_figure_4d_the_next_lower_open_tile() -> None:
    """RW-7c, figure 4d: 31 points; 31, 30 and 29 are not open, so 28 is taken."""
    position = worms("2 lower=highest A 21-28,32-36 31/30.29 344WWWW")
    assert position.total == 31
    assert names(position) == ["roll", "take 28"]
    assert position.after("take 28").stacks == ((31, 28), (30, 29))
    free = worms("2 - A 21-28,32-36 31/30.29 344WWWW")
    assert names(free) == ["roll", *(f"take {tile}" for tile in range(21, 29))]


def test_figure_4e_a_lower_tile_instead_of_the_steal() -> None:
    """RW-7b, figure 4e: 26 could be stolen, but taking 25 from the row is legal."""
    for lower, takes in (("-", [21, 25, 26]), ("lower=highest", [25, 26])):
        position = worms(f"2 {lower} A 21,25,30 -/26 33WWWW")
        assert position.total == 26
        assert names(position) == ["roll", *(f"take {tile}" for tile in takes)]
        assert position.after("take 25").stacks == ((25,), (26,))
        assert position.after("take 26").stacks == ((26,), ())


def test_figure_6b_no_worm_no_tile() -> None:
    """RW-7, figure 6b: 31 points and 31 is open, but without a worm the turn fails."""
    position = worms("2 - A 25-36 22/- 333444:55").after("keep 5")
    assert position.text == "regenwormen 2 - B 22,25-35 -/- -"


def test_without_a_worm_no_tile_may_be_taken() -> None:
    """RW-7: a worm must be among the dice set aside."""
    position = worms("2 - A 21-36 -/- 444555")
    assert position.total == 27
    assert names(position) == ["roll", "give up"]
    refused(position, "take 27", "rw-no-worm", "RW-7")
    refused(position, "take 21", "rw-no-worm", "RW-7")


def test_figure_6c_own_tile_and_nothing_lower() -> None:
    """RW-7c, figure 6c: 25 is one's own and nothing lower is open, so the turn fails."""
    position = worms("2 - A 27-36 25/- 3WWWW:11W").after("keep 1")
    assert position.total == 25
    assert names(position) == ["roll", "give up"]
    refused(position, "take 25", "rw-tile-own", "RW-7")
    assert position.after("give up").text == "regenwormen 2 - B 25,27-35 -/- -"


def test_totals_above_36_take_a_lower_tile() -> None:
    """RW-7c: there is no tile 37 to 40, so any open tile may be taken."""
    for dice, total in (("2WWWWWWW", 37), ("WWWWWWWW", 40)):
        position = worms(f"2 - A 21-36 -/- {dice}")
        assert position.total == total
        assert names(position) == [f"take {tile}" for tile in range(21, 37)]
        highest = worms(f"2 lower=highest A 21-36 -/- {dice}")
        assert names(highest) == ["take 36"]


def test_nobody_steals_from_themselves() -> None:
    """RW-7: the own top tile is no claim, whatever lies elsewhere."""
    position = worms("3 - B 21-22 36/24.25/- 55WWW")
    assert names(position) == ["roll", "take 21", "take 22"]
    refused(position, "take 25", "rw-tile-own", "RW-7")
    refused(position, "take 24", "rw-tile-own", "RW-7")


def test_only_the_exact_total_steals() -> None:
    """RW-7: a lower tile comes from the row, never from a stack."""
    position = worms("2 - A 21-22 -/24 55WWW")
    assert names(position) == ["roll", "take 21", "take 22"]
    refused(position, "take 24", "rw-steal-exact", "RW-7")


def test_a_tile_that_is_out_cannot_be_taken() -> None:
    """RW-7c, RW-9: tile T is out of the game, so is a lower one."""
    position = worms("2 - A 21-22 -/- 55WWW")
    assert names(position) == ["roll", "take 21", "take 22"]
    for tile in (23, 25):
        refused(position, f"take {tile}", "rw-tile-out", "RW-9")


def test_option_lower_highest_takes_the_highest_lower_tile() -> None:
    """RW-7, option lower: only the highest of the lower tiles."""
    position = worms("2 lower=highest A 21-22 -/- 55WWW")
    assert names(position) == ["roll", "take 22"]
    refused(position, "take 21", "rw-highest-lower-only", "RW-7")


def test_stopping_is_no_way_to_decline() -> None:
    """RW-7: who stops and has a claim takes one."""
    refused(worms("2 - A 21-36 -/- 55WWW"), "give up", "rw-claim-must-be-taken", "RW-7")


def test_the_steal_may_be_from_any_other_seat() -> None:
    """RW-7b: tile T on top of any of six other stacks is a claim."""
    for seat in range(1, 7):
        stacks = ["-"] * 7
        stacks[seat] = "30.25"
        position = worms(f"7 - A 26-29 {'/'.join(stacks)} 55WWW")
        assert names(position) == ["roll", "take 25"]
        after = position.after("take 25").stacks
        assert (after[0], after[seat]) == ((25,), (30,))


# RW-8 Giving up


def test_stopping_without_a_claim_fails_the_turn() -> None:
    """RW-8: with dice left and no claim the player may give up."""
    position = worms("2 - A 23-36 22.21/- WWWW")
    assert names(position) == ["roll", "give up"]
    refused(position, "take 23", "rw-tile-too-high", "RW-7")
    assert position.after("give up").text == "regenwormen 2 - B 21,23-35 22/- -"


def test_nobody_gives_up_before_setting_aside() -> None:
    """RW-8: not before the first roll, and not between a roll and the choice."""
    refused(worms("2 - A 21-36 -/- -"), "give up", "rw-roll-first", "RW-3")
    refused(worms("2 - A 21-36 -/- :1122345W"), "give up", "rw-choose-first", "RW-4")


# RW-9 Failed turn


def test_figure_7a_the_highest_open_tile_is_turned() -> None:
    """RW-9, figure 7a: 23 goes back, and 34, the highest open tile, is turned."""
    position = worms("2 - A 25,30,34 27.23/36 WWWW").after("give up")
    assert position.row == (23, 25, 30)
    assert position.stacks == ((27,), (36,))
    assert 34 in position.out


def test_figure_7b_the_returned_tile_is_the_highest_and_stays() -> None:
    """RW-9, figure 7b: 30 goes back, is the highest itself, and nothing is turned."""
    before = worms("2 - A 25-26 30/36 WWWW")
    position = before.after("give up")
    assert position.row == (25, 26, 30)
    assert position.out == before.out


def test_who_has_no_tile_returns_nothing_and_nothing_is_turned() -> None:
    """RW-9: only a returned tile turns another."""
    for short in ("-", "short=yes"):
        position = worms(f"2 {short} A 21-22,36 -/30 WWWW").after("give up")
        assert position.row == (21, 22, 36)
        assert position.stacks == ((), (30,))


def test_each_way_to_fail_costs_the_same() -> None:
    """RW-9: a dead roll, no worm at the stop, and no claim at the stop."""
    table = "2 - A 25,34 27.23/36"
    dead = worms(f"{table} 4WW:?").after("44WWW")
    no_worm = worms(f"{table} 333444:55").after("keep 5")
    no_claim = worms(f"{table} WWWW").after("give up")
    assert dead == no_worm == no_claim
    assert dead.text == "regenwormen 2 - B 23,25 27/36 -"


def test_a_tile_that_is_out_never_comes_back() -> None:
    """RW-9: turned tiles stay face down, also when higher ones are returned."""
    position = worms("2 - A 25,34 23/36 WWWW").after("give up")
    assert 34 in position.out
    position = play(position, "roll", "11111111", "keep 1")  # B returns 36, the highest
    assert position.row == (23, 25, 36)
    assert 34 in position.out


# RW-10 Stack


def test_figure_5_what_lies_under_the_top_is_safe() -> None:
    """RW-10, figure 5: 28 is laid on the stack, and 22 under it cannot be stolen."""
    position = worms("2 - A 21,28,36 24.22/- 44WWWW").after("take 28")
    assert position.stacks == ((24, 22, 28), ())
    position = play(position, "roll", "11WWWW34", "keep W", "roll", "1123", "keep 1")
    assert position.total == 22
    assert names(position) == ["roll", "take 21"]
    refused(position, "take 22", "rw-tile-covered", "RW-10")


def test_when_the_top_goes_the_next_tile_is_the_top() -> None:
    """RW-10: after a steal, and after a return, the next tile can be stolen."""
    stolen = worms("3 - B 36 24.22.28/-/- 44WWWW").after("take 28")
    assert stolen.stacks == ((24, 22), (28,), ())
    thief = worms("3 - C 36 24.22/28/- 11WWWW")
    assert "take 22" in names(thief)
    returned = worms("2 - A 35-36 24.22/- WWWW").after("give up")
    assert returned.stacks == ((24,), ())


# RW-11 End


def test_the_game_ends_when_the_row_is_empty() -> None:
    """RW-11: the last open tile is taken; most worms wins."""
    position = worms("2 - A 21 30/29 11WWWW").after("take 21")
    assert position.actor == OVER
    assert position.result == games.Result((0,), "worms", (4, 3))
    assert names(position) == []
    refused(position, "roll", "game-over", None)


def test_the_game_goes_on_while_a_tile_is_open() -> None:
    """RW-11: a steal or a failed turn with one open tile left ends nothing."""
    stolen = worms("2 - A 36 -/25 55WWW").after("take 25")
    assert (stolen.actor, stolen.result) == (1, None)
    failed = worms("2 - A 36 25/- WWWW").after("give up")
    assert (failed.actor, failed.row) == (1, (25,))
    short = worms("2 short=yes A 25 36/- WWWW").after("give up")
    assert (short.actor, short.row) == (1, (25,))


def test_worms_of_all_tiles_count_not_only_the_top() -> None:
    """RW-11: everything in the stack counts."""
    position = worms("3 - A - 22.23.24/36.21/- -")
    assert position.scores == (3, 5, 0)
    assert position.result == games.Result((1,), "worms", (3, 5, 0))


def test_a_tie_goes_to_the_highest_tile() -> None:
    """RW-11: A has 29 and 21, B has 33: 4 worms each, and B wins."""
    assert worms("2 - A - 29.21/33 -").result == games.Result((1,), "highest-tile", (4, 4))


@pytest.mark.parametrize("stack", ["33.21.22", "21.33.22", "21.22.33"])
def test_the_highest_tile_may_lie_anywhere_in_the_stack(stack: str) -> None:
    """RW-11: 33 beats 32 at the bottom, in the middle and on top."""
    position = worms(f"2 - A - {stack}/29.32 -")
    assert position.result == games.Result((0,), "highest-tile", (6, 6))


def test_only_the_tied_players_compare_their_tiles() -> None:
    """RW-11: who has fewer worms does not win with a high tile."""
    position = worms("3 - A - 25.26.21/36/29.28 -")
    assert position.result == games.Result((2,), "highest-tile", (5, 4, 5))


def test_tied_without_a_tile_they_share() -> None:
    """RW-11: no player has a tile, which only a position set up by hand can bring."""
    position = worms("3 - B - -/-/- -")
    assert position.result == games.Result((0, 1, 2), "shared", (0, 0, 0))
    shares = np.zeros(3)
    GAME.driver.shares_of_win(position.setup, position.state, shares)
    assert shares.tolist() == [1 / 3] * 3


@pytest.mark.parametrize(
    ("text", "shares", "places", "leads", "margins"),
    [
        ("3 - A - 36/24.23/21 -", [1, 0, 0], [1, 0.5, 0], [1, 0, -1], [2, -2, -3]),
        ("3 - A - -/-/21 -", [0, 0, 1], [0.25, 0.25, 1], [-0.5, -0.5, 1], [-1, -1, 1]),
        ("3 - B - -/-/- -", [1 / 3] * 3, [0.5] * 3, [0] * 3, [0] * 3),
        ("2 - A - 29.21/33 -", [0, 1], [0, 1], [-1, 1], [0, 0]),
    ],
)
def test_shares_places_and_margins(
    text: str,
    shares: list[float],
    places: list[float],
    leads: list[float],
    margins: list[int],
) -> None:
    """RW-11: players who are equal share the win and the places."""
    position = worms(text)
    driver, ended = GAME.driver, (position.setup, position.state)
    seats = range(position.seats)
    found = np.zeros(position.seats)
    driver.shares_of_win(*ended, found)
    assert found.tolist() == shares
    assert [driver.share_of_win(*ended, seat) for seat in seats] == shares
    assert [driver.place(*ended, seat) for seat in seats] == places
    assert [driver.lead(*ended, seat) for seat in seats] == leads
    assert [driver.margin(*ended, seat) for seat in seats] == margins


def test_no_outcome_before_the_end() -> None:
    """RW-11: while a tile is open nobody has won."""
    assert worms("2 - A 21 30/29 -").result is None


# RW-12 Short variant


def test_short_turns_the_returned_tile_too() -> None:
    """RW-12: in figure 7b, 30 would be returned and turned at once."""
    position = worms("2 short=yes A 25-26 30/36 WWWW").after("give up")
    assert position.row == (25, 26)
    assert 30 in position.out


def test_short_still_turns_a_higher_tile_instead() -> None:
    """RW-12: in figure 7a nothing changes."""
    position = worms("2 short=yes A 25,30,34 27.23/36 WWWW").after("give up")
    assert position.row == (23, 25, 30)


# Options and words that the game does not have


@pytest.mark.parametrize(
    ("options", "sentence_id", "rule"),
    [
        ({"lower": "lowest"}, "option-value", "RW-7"),
        ({"short": 1}, "option-value", "RW-12"),
        ({"short": "yes"}, "option-value", "RW-12"),
        ({"skip": "any"}, "option-unknown", None),
    ],
)
def test_options_that_do_not_exist(
    options: dict[str, Any], sentence_id: str, rule: str | None
) -> None:
    """RW-7, RW-12: each option takes only its own values."""
    with pytest.raises(OptionError) as caught:
        GAME.start(seats=2, **options)
    assert (caught.value.sentence_id, caught.value.rule) == (sentence_id, rule)


@pytest.mark.parametrize("move", ["", "rol", "take 20", "take 37", "keep 6", "keep", "place 1"])
def test_moves_that_the_game_does_not_have(move: str) -> None:
    """RW-1: there is no such symbol, tile or deed."""
    refused(worms("2 - A 21-36 -/- 55WWW"), move, "unknown-move", None)


def test_moves_are_read_with_spaces_and_capitals_as_they_come() -> None:
    """RW-4: a person types as they like."""
    position = worms("2 - A 21-36 -/- :1135WWWW")
    assert position.after("  KEEP   w ") == position.after("keep W")


# The text of a position


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("2 - A 21-36 -/- :W1124445", "2 - A 21-36 -/- :1124445W"),
        ("2 - A 21-36 -/- W4W4:5115", "2 - A 21-36 -/- 44WW:1155"),
        ("2 - A 21-36 -/- 4w4w:?", "2 - A 21-36 -/- 44WW:?"),
        ("2 short=yes,lower=highest A 21-36 -/- -", "2 lower=highest,short=yes A 21-36 -/- -"),
        ("2 lower=any A 21-36 -/- -", "2 - A 21-36 -/- -"),
    ],
)
def test_a_position_is_read_with_dice_and_options_in_any_order(given: str, meant: str) -> None:
    """docs/notation.md: a reader takes them in any order, a writer sorts them."""
    assert worms(given).text == worms(meant).text == f"regenwormen {meant}"


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("2 - A 21-36 -/- :W112444", "you rolled 8 dice"),
        ("2 - A 21-36 -/- 44WW:44WW", "nothing new to keep"),
        ("2 short=perhaps A 21-36 -/- -", "“perhaps”"),
        ("2 short=yes,short=no A 21-36 -/- -", "given twice"),
        ("2 long=yes A 21-36 -/- -", "no option “long”"),
        ("2 - A 21-36 25/- -", "stacks"),  # a tile in the row and on a stack
        ("2 - A 21-24 25.26.25/- -", "stacks"),  # twice in one stack
        ("2 - A 21-24 25/25 -", "stacks"),
        ("2 - A 21-24 37/- -", "stacks"),
        ("2 - A 21-24 25/-/- -", "stacks"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(given: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        worms(given)
