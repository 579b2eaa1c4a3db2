"""The rules of Regenwormen, one after the other, and the figures of the rulebook."""

import pytest

from tests.helpers import names, play, refused, worms
from wormery import games
from wormery.games import CHANCE, OVER
from wormery.games.regenwormen import RegenwormenPosition

GAME = games.load("regenwormen")

# RW-1 Material


def test_sixteen_tiles_carry_one_to_four_worms() -> None:
    """RW-1: 21 to 24 carry one worm, 25 to 28 two, 29 to 32 three, 33 to 36 four."""
    assert worms("2 - A 21-36 -/- -").row == tuple(range(21, 37))
    for tile in range(21, 37):
        holder = worms(f"2 - A {20 + (tile == 20) if False else (21 if tile != 21 else 22)} {tile}/- -")
        expected = {21: 1, 25: 2, 29: 3, 33: 4}[21 + (tile - 21) // 4 * 4]
        assert holder.scores == (expected, 0)


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
    with pytest.raises(games.errors.OptionError) as caught:
        GAME.start(seats=seats)
    assert caught.value.sentence_id == "seats-range"


@pytest.mark.parametrize("begins", [-1, 3])
def test_who_begins_must_have_a_seat(begins: int) -> None:
    """RW-2: the seat that begins is one of those at the table."""
    with pytest.raises(games.errors.OptionError) as caught:
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
    "dice", ["", "1", "1234512", "123451234", "11111116", "0W345123", "two dice", "roll", "keep W"]
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
    position = worms("2 - A 21-36 -/- WW44:1124")
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
    for roll, alive in {"45W": False, "WWW": False, "145": True, "2WW": True, "553": True}.items():
        assert (rolling.after(roll).turn == 0) is alive


# RW-5 Dead roll


def test_a_dead_roll_fails_the_turn_at_once() -> None:
    """RW-5: no symbol that may be set aside, so the turn fails and the next player rolls."""
    position = worms("2 - A 21-36 -/- W4:?").after("WWW444")
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
    position = worms("2 - A 21-36 -/- 11WWWWW:1").after("keep 1") if False else None
    position = worms("2 - A 21-36 -/- 55WWWW:33").after("keep 3")
    assert (position.total, position.left) == (36, 0)
    assert names(position) == ["take 36"]
    refused(position, "roll", "rw-no-roll-left", "RW-6")
    refused(position, "give up", "rw-claim-must-be-taken", "RW-7")


def test_all_six_symbols_end_the_turn() -> None:
    """RW-6: with all 6 symbols set aside the two dice left are not rolled."""
    position = worms("2 - A 21-36 -/- 1234W:555").after("keep 5")
    assert (position.total, position.left) == (30, 0)
    position = worms("2 - A 15-16 -/- -") if False else worms("2 - A 21-36 -/- 2345W:112")
    position = position.after("keep 1")
    assert (position.aside, position.left, position.total) == ("112345W", 1, 21)
    assert names(position) == ["take 21"]
    refused(position, "roll", "rw-no-roll-left", "RW-6")


def test_all_eight_dice_without_a_claim_fail_by_themselves() -> None:
    """RW-6, RW-9: nothing is left to decide, so the turn is over."""
    position = worms("2 - A 30-36 -/24 5WWW:1111").after("keep 1")
    assert position.text == "regenwormen 2 - B 30-36 -/24 -"  # 24 stolen? see below


def test_all_six_symbols_without_a_claim_fail_by_themselves() -> None:
    """RW-6, RW-9: 20 points with all symbols and a die left buy nothing."""
    position = worms("2 - A 21-36 -/- 12345:1WW")
    assert position.after("keep W").total == 25 - 0
