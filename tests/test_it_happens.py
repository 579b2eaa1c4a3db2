"""The rules of It Happens.., one after the other, and the examples of the rulebooks.

The mounds are those of the tests, not the set that ships. A text such as
`1:A34/B2|2:-|3:C6` shows the three mounds of a round and the dice in their columns.
"""

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from tests.helpers import happens, mounds, names, play, random_step, refused

from wormery import games
from wormery.games import CHANCE, OVER
from wormery.games.errors import NotationError, OptionError
from wormery.games.ithappens import OBJECTS, ItHappensPosition, rules

GAME = games.load("it-happens")
A, B, C, D, E = range(5)

NOTHING = "2:00000000:-:-"  # what a colour holds at the start: two worms
ALL_GONE = "1.2.3.4.5.6.7.8.9.10.11.12"

LARGE = mounds()  # every column has three empty fields; queens 4, generals 3
NARROW = mounds(*["9-2-6:././././."] * 12)  # every column has one field
THREE = mounds(
    "5-2-2:.../.../.../.../...", "9-3-18:.../.../.../.../...", "4-3-6:.../.../.../.../..."
)


def colours(count: int, **held: str) -> str:
    """The field of what the colours hold: two worms each, unless said otherwise."""
    return "/".join(held.get("ABCDE"[colour], NOTHING) for colour in range(count))


def started(seats: int, reveal: str = "1.2.3", begins: int = 0, **options: Any) -> Any:
    options.setdefault("mounds", LARGE)
    return GAME.start(seats=seats, begins=begins, **options).after(reveal)


def column(position: Any, mound: int, number: int) -> tuple[int | None, list[int | None]]:
    """Who has a column of a mound, and the dice in it from the lowest field."""
    found = position.mounds[mound - 1].columns[number - 1]
    free = len(found.finds) - len(found.dice)
    return found.colour, [*found.dice, *[None] * free]


# IH-1 Material


def test_the_material() -> None:
    """IH-1: 12 mounds, 5 dice of a colour, 24 worm tiles, 8 kinds of object."""
    position = GAME.start(seats=5, mounds=LARGE)
    assert isinstance(position, ItHappensPosition)
    assert position.deck == tuple(range(1, 13))
    assert [holding.dice for holding in position.holdings] == [5] * 5
    assert position.worms_in_supply + sum(h.worms for h in position.holdings) == 24
    assert len(OBJECTS) == len(set(OBJECTS)) == 8


# IH-2 Set-up


@pytest.mark.parametrize("seats", range(2, 6))
def test_set_up(seats: int) -> None:
    """IH-2: five dice and two worms each; any seat may begin."""
    for begins in range(seats):
        position = GAME.start(seats=seats, begins=begins, mounds=LARGE)
        assert isinstance(position, ItHappensPosition)
        assert (position.actor, position.turn, position.starter) == (CHANCE, begins, begins)
        for holding in position.holdings[:seats]:
            assert (holding.dice, holding.worms, sum(holding.objects.values())) == (5, 2, 0)
            assert holding.queens == holding.generals == ()
        assert position.worms_in_supply == 24 - 2 * seats
        assert position.after("1.2.3").actor == begins


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_only_two_to_five_can_play(seats: int) -> None:
    """IH-2: 2 to 5 players."""
    with pytest.raises(OptionError) as caught:
        GAME.start(seats=seats, mounds=LARGE)
    assert caught.value.sentence_id == "seats-range"


@pytest.mark.parametrize(
    ("options", "sentence_id", "rule"),
    [
        ({"skip": "never"}, "option-value", "IH-7"),
        ({"open_points": 1}, "option-value", "IH-9"),
        ({"third_colour_worms": 1}, "option-value", "IH-12"),
        ({"lower": "any"}, "option-unknown", None),
    ],
)
def test_options_that_do_not_exist(
    options: dict[str, Any], sentence_id: str, rule: str | None
) -> None:
    """IH-7, IH-9, IH-12: each option takes only its own values."""
    with pytest.raises(OptionError) as caught:
        GAME.start(seats=2, **options)
    assert (caught.value.sentence_id, caught.value.rule) == (sentence_id, rule)


# IH-3 Rounds


def test_each_round_reveals_three_of_the_mounds_left() -> None:
    """IH-3: any three of 12, then of 9, of 6, and the last three, all equally likely."""
    random, position = Random(1), GAME.start(seats=3, mounds=NARROW)
    possibilities = []
    while position.actor != OVER:
        if position.begins == "round":
            possibilities.append(len(position.outcomes))
            assert {o.fraction for o in position.outcomes} == {
                Fraction(1, len(position.outcomes))
            }
        position = position.after(random_step(position, random))
    assert possibilities == [220, 84, 20, 1]


def test_mounds_lie_in_the_order_of_their_numbers() -> None:
    """IH-3: however they are named, the lowest number is the first mound."""
    start = GAME.start(seats=3, mounds=LARGE)
    assert start.after("12.1.7") == start.after("1, 7, 12") == start.after("1.7.12")
    position = start.after("12.1.7")
    assert isinstance(position, ItHappensPosition)
    assert position.shown == (1, 7, 12)
    assert [mound.number for mound in position.mounds] == [1, 7, 12]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "1.2",
        "1.2.3.4",
        "1.2.2",
        "0.1.2",
        "1.2.13",
        "-1.2.3",
        "a.b.c",
        "roll",
        "9" * 5000,
    ],
)
def test_mounds_that_cannot_be_revealed(text: str) -> None:
    """IH-3: three different mounds of those face down."""
    refused(GAME.start(seats=2, mounds=LARGE), text, "ih-mounds-impossible", "IH-3")


def test_a_mound_is_revealed_once() -> None:
    """IH-3: the mounds of an earlier round have left the game."""
    position = happens(f"3 2 B B 1.2.3 - - {colours(3)} ?", LARGE)
    refused(position, "3.4.5", "ih-mounds-impossible", "IH-3")
    assert position.after("4.5.6").shown == (4, 5, 6)


def test_four_rounds_and_the_game_is_over() -> None:
    """IH-3: after four rounds all 12 mounds are gone."""
    random, position = Random(2), GAME.start(seats=4, mounds=LARGE)
    rounds = set()
    while position.actor != OVER:
        assert isinstance(position, ItHappensPosition)
        rounds.add(position.round)
        position = position.after(random_step(position, random))
    assert rounds == {1, 2, 3, 4}
    assert isinstance(position, ItHappensPosition)
    assert (position.gone, position.deck) == (tuple(range(1, 13)), ())
    refused(position, "roll", "game-over", None)


# IH-4 Turn


def test_roll_one_die_and_place_it() -> None:
    """IH-4: one die is rolled and placed as rolled; then the player to the left."""
    position = started(3)
    assert names(position) == ["roll", "skip"]
    position = position.after("roll")
    assert [(o.text, o.fraction) for o in position.outcomes] == [
        (str(face), Fraction(1, 6)) for face in range(1, 7)
    ]
    position = position.after("4")
    assert names(position) == ["skip", "reroll", "place 1", "place 2", "place 3"]
    position = position.after("place 2")
    assert column(position, 2, 1) == (A, [4, None, None])
    assert position.holdings[A].dice == 4
    assert position.actor == B


@pytest.mark.parametrize("face", ["", "0", "7", "12", "W", "-1", "place 1"])
def test_faces_that_no_die_has(face: str) -> None:
    """IH-4: a die shows 1 to 6."""
    refused(started(3).after("roll"), face, "ih-die-impossible", "IH-4")


def test_the_die_is_rolled_before_it_is_placed() -> None:
    """IH-4: before the roll there is nothing to place and nothing to reroll."""
    for move in ("place 1", "place 2", "place 3", "reroll"):
        refused(started(3), move, "ih-roll-first", "IH-4")


def test_one_die_a_turn() -> None:
    """IH-4: once rolled the die is dealt with; no second one is rolled."""
    refused(play(started(3), "roll", "4"), "roll", "ih-place-now", "IH-4")
    refused(play(started(2), "roll", "4"), "roll third", "ih-place-now", "IH-4")


@pytest.mark.parametrize("move", ["", "place 0", "place 4", "place", "keep 1", "give up"])
def test_moves_that_the_game_does_not_have(move: str) -> None:
    """IH-4: there are three mounds to place on, and no other deeds."""
    refused(play(started(3), "roll", "4"), move, "unknown-move", None)


# IH-5 Placing


def test_example_placing_the_leftmost_free_column() -> None:
    """IH-5c, the rulebook's example: columns 1 and 2 are taken, so Green gets column 3."""
    position = happens(f"3 1 A C - 1:A3/B2|2:-|3:- - {colours(3)} C5", LARGE)
    position = position.after("place 1")
    assert column(position, 1, 1) == (A, [3, None, None])
    assert column(position, 1, 2) == (B, [2, None, None])
    assert column(position, 1, 3) == (C, [5, None, None])
    assert column(position, 1, 4) == (None, [None, None, None])


def test_a_column_is_filled_from_the_lowest_field() -> None:
    """IH-5a, IH-5b: one die a field, the lowest free field first."""
    position = happens(f"3 1 A C - 1:A3/C2/B4|2:-|3:- - {colours(3)} C5", LARGE)
    position = position.after("place 1")
    assert column(position, 1, 2) == (C, [2, 5, None])


def test_a_colour_has_one_column_in_a_mound() -> None:
    """IH-5d: its dice go into its own column, also when others are free or taken."""
    position = started(3, "1.2.3")
    for _ in range(3):
        for face in "123":
            position = play(position, "roll", face, "place 1")
    assert [column(position, 1, number)[0] for number in range(1, 6)] == [A, B, C, None, None]
    assert column(position, 1, 1) == (A, [1, 1, 1])
    assert column(position, 1, 3) == (C, [3, 3, 3])


def test_a_full_column_closes_the_mound_for_its_colour() -> None:
    """IH-5d: free columns beside it are of no use."""
    position = happens(f"3 1 A A - 1:A346|2:-|3:- - {colours(3)} A5", LARGE)
    refused(position, "place 1", "ih-column-full", "IH-5")
    assert names(position) == ["skip", "reroll", "place 2", "place 3"]


def test_five_colours_find_five_columns() -> None:
    """IH-5c: a first die always finds a column."""
    position = started(5, "1.2.3", mounds=NARROW)
    for face in "12345":
        position = play(position, "roll", face, "place 3")
    assert [column(position, 3, number) for number in range(1, 6)] == [
        (colour, [colour + 1]) for colour in range(5)
    ]


# IH-6 Finds


FULL_OF_FINDS = mounds("9-2-18:wmt/p/s/b/g")


def test_a_die_takes_what_lies_on_its_field() -> None:
    """IH-6: a worm from the lowest field, a map from the second, a telescope above."""
    position = happens(f"3 1 A A - 1:-|2:-|3:- - {colours(3)} A5", FULL_OF_FINDS)
    position = position.after("place 1")
    assert position.holdings[A].worms == 3
    assert position.worms_in_supply == 24 - 7
    for dice, kind in (("A5", "map"), ("A55", "telescope")):
        position = happens(f"3 1 A A - 1:{dice}|2:-|3:- - {colours(3)} A5", FULL_OF_FINDS)
        found = position.after("place 1").holdings[A].objects
        assert {name: count for name, count in found.items() if count} == {kind: 1}


def test_an_empty_field_holds_nothing() -> None:
    """IH-6: nothing is found on it."""
    position = play(started(3), "roll", "4", "place 1")
    assert position.holdings[A].worms == 2
    assert sum(position.holdings[A].objects.values()) == 0


def test_no_worm_is_found_when_the_supply_has_none() -> None:
    """IH-6: with all 24 worm tiles held nothing is taken."""
    held = colours(3, A="1:00000000:-:-", B="20:00000000:-:-", C="3:00000000:-:-")
    position = happens(f"3 1 A A - 1:-|2:-|3:- - {held} A5", FULL_OF_FINDS)
    assert position.worms_in_supply == 0
    position = position.after("place 1")
    assert (position.holdings[A].worms, position.worms_in_supply) == (1, 0)


def test_no_object_is_found_when_the_supply_has_none() -> None:
    """IH-6: with all four maps held nothing is taken."""
    held = colours(3, B="2:30000000:-:-", C="2:10000000:-:-")
    position = happens(f"3 1 A A - 1:A1|2:-|3:- - {held} A5", FULL_OF_FINDS)
    assert position.after("place 1").holdings[A].objects["map"] == 0
    held = colours(3, B="2:30000000:-:-")
    position = happens(f"3 1 A A - 1:A1|2:-|3:- - {held} A5", FULL_OF_FINDS)
    assert position.after("place 1").holdings[A].objects["map"] == 1


def test_a_find_says_whether_it_was_taken() -> None:
    """IH-6: not from an empty field, and not when the supply has none."""
    held = colours(3, A="1:04000000:-:-", B="20:00000000:-:-", C="3:00000000:-:-")
    state = happens(f"3 1 A A - 1:-|2:-|3:- - {held} A5", LARGE).state
    gone, left = rules.FIND_OBJECT + 1, rules.FIND_OBJECT + 2
    assert not rules.take_find(state, A, rules.EMPTY)
    assert not rules.take_find(state, A, rules.FIND_WORM)
    assert not rules.take_find(state, A, gone)
    assert rules.take_find(state, A, left)
    assert state.objects[A].tolist() == [0, 4, 1, 0, 0, 0, 0, 0]


# IH-7 Worm actions


def test_example_reroll() -> None:
    """IH-7, the rulebook's example: Yellow rolls 1, hands in a worm, rolls 3, places it."""
    position = play(started(3), "roll", "1", "reroll")
    assert (position.holdings[A].worms, position.worms_in_supply) == (1, 19)
    position = play(position, "3", "place 1")
    assert column(position, 1, 1) == (A, [3, None, None])
    assert (position.holdings[A].worms, position.actor) == (1, B)


def test_reroll_as_long_as_worms_last() -> None:
    """IH-7: one worm a reroll, the last roll counting."""
    position = play(started(3), "roll", "1", "reroll", "2", "reroll", "5")
    assert (position.die, position.holdings[A].worms) == (5, 0)
    refused(position, "reroll", "ih-no-worm", "IH-7")
    refused(position, "skip", "ih-no-worm", "IH-7")
    assert names(position) == ["place 1", "place 2", "place 3"]


def test_skip_before_rolling() -> None:
    """IH-7: the turn is over for a worm, and the die stays with the player."""
    for options in ("", "skip=before-roll"):
        position = happens(f"3 1 A A - 1:-|2:-|3:- - {colours(3)} -", LARGE, options)
        position = position.after("skip")
        assert (position.holdings[A].dice, position.holdings[A].worms) == (5, 1)
        assert (position.actor, position.worms_in_supply) == (B, 19)


def test_skip_after_a_roll_or_a_reroll() -> None:
    """IH-7, option skip: `any` lets a player skip also after seeing the die."""
    position = play(started(3), "roll", "1").after("skip")
    assert (position.holdings[A].dice, position.holdings[A].worms) == (5, 1)
    assert (position.actor, position.die, position.colour) == (B, None, None)
    position = play(started(3), "roll", "1", "reroll", "1", "skip")
    assert (position.holdings[A].dice, position.holdings[A].worms) == (5, 0)


def test_option_skip_before_roll() -> None:
    """IH-7, option skip: with `before-roll` a die once rolled is rerolled or placed."""
    position = play(started(3, skip="before-roll"), "roll", "1")
    refused(position, "skip", "ih-skip-before-roll", "IH-7")
    assert names(position) == ["reroll", "place 1", "place 2", "place 3"]
    refused(play(position, "reroll", "2"), "skip", "ih-skip-before-roll", "IH-7")


def test_without_worms_no_worm_action() -> None:
    """IH-7: who has no worm tile can only roll and place."""
    held = colours(3, A="0:00000000:-:-")
    before = happens(f"3 1 A A - 1:-|2:-|3:- - {held} -", LARGE)
    assert names(before) == ["roll"]
    refused(before, "skip", "ih-no-worm", "IH-7")
    after = happens(f"3 1 A A - 1:-|2:-|3:- - {held} A1", LARGE)
    refused(after, "reroll", "ih-no-worm", "IH-7")


def test_a_worm_found_cannot_be_spent_on_the_same_turn() -> None:
    """IH-7: finds arrive after placing, when it is the next player's turn."""
    held = colours(3, A="0:00000000:-:-")
    position = happens(f"3 1 A A - 1:-|2:-|3:- - {held} A1", FULL_OF_FINDS)
    position = position.after("place 1")
    assert (position.holdings[A].worms, position.actor) == (1, B)


def test_a_skipped_die_is_placed_later() -> None:
    """IH-7: the round goes on until the skipped dice have been placed too."""
    position = started(3).after("skip")
    for _ in range(2):
        position = play(position, "roll", "1", "place 1")
    for place in "2323":
        for _ in range(3):
            position = play(position, "roll", "1", "place " + place)
    assert position.round == 1
    assert (position.actor, position.holdings[A].dice) == (A, 1)
    assert play(position, "roll", "6", "place 2").round == 2


# IH-8 Stuck


STEPS = mounds(
    "9-2-18:./.../.../.../...", "9-2-18:../.../.../.../...", "9-2-18:./.../.../.../..."
)


def test_who_is_stuck_is_passed_over_at_no_cost() -> None:
    """IH-8: columns of 1, 2 and 1 fields are full after four dice; the fifth waits."""
    position = happens(f"3 1 A B - 1:A1/B1|2:A11/B1|3:A1/B1 - {colours(3)} -", STEPS)
    order = []
    for place in "1323121":
        order.append(position.actor)
        position = play(position, "roll", "2", "place " + place)
    assert order == [B, C, B, C, C, C, C]
    assert position.round == 2
    assert position.holdings[A].worms == 2


def test_a_stuck_player_is_never_to_move() -> None:
    """IH-8: it is never a stuck player's turn."""
    with pytest.raises(NotationError):
        happens(f"3 1 A A - 1:A1/B1|2:A11/B1|3:A1/B1 - {colours(3)} -", STEPS)


def test_who_skips_while_the_others_are_stuck_moves_again() -> None:
    """IH-8: all others are passed over, so the turn comes back at once."""
    table = "1:A1/C111|2:A11/C11|3:A1/B111"
    position = happens(f"3 1 A B - {table} - {colours(3)} -", STEPS)
    assert position.after("skip").actor == B


# IH-9 End of the round


def test_example_scoring() -> None:
    """IH-9, the rulebook's example: queen to Yellow, general to Green, a worm to Red."""
    table = "1:A34/B2/C5/D1|2:A111/B111/C111/D111|3:B1/C1"
    position = happens(f"4 1 A D - {table} - {colours(4)} D1", THREE).after("place 3")
    yellow, red, green, blue = position.holdings
    assert 1 in yellow.queens
    assert 1 in green.generals
    assert (red.worms, red.queens.count(1), red.generals.count(1)) == (3, 0, 0)
    assert (blue.worms, blue.queens, blue.generals) == (2, (), ())
    assert position.addition[A].queens == 5 + 9  # mound 2 is a tie, and A is further left
    assert position.addition[C].generals == 2 + 3


def test_ties_go_to_the_column_further_left() -> None:
    """IH-9, our example: 6, 6 and 6, so the first has the queen, the second the general."""
    table = "1:B12/D12/C1/A12|2:B11/D11/C111/A111|3:B6/D6"
    position = happens(f"4 1 A C - {table} - {colours(4)} C6", THREE).after("place 3")
    assert 3 in position.holdings[B].queens
    assert 3 in position.holdings[D].generals
    assert 3 not in (*position.holdings[C].queens, *position.holdings[C].generals)
    # The worm number serves all three, also the winners of queen and general.
    assert [holding.worms for holding in position.holdings] == [2, 3, 3, 3]


def test_the_round_ends_when_no_die_can_be_placed() -> None:
    """IH-9: after three dice each all columns are full, and the dice left go back."""
    position = started(3, mounds=NARROW)
    for place in "123":
        for _ in range(3):
            assert position.round == 1
            position = play(position, "roll", "5", "place " + place)
    assert (position.round, position.actor) == (2, CHANCE)
    assert [holding.dice for holding in position.holdings] == [5, 5, 5]
    assert (position.gone, position.shown) == ((1, 2, 3), ())


def test_the_round_ends_when_every_die_is_placed() -> None:
    """IH-9: with room enough all 15 dice of three players are placed."""
    position = started(3)
    for place in "11122":
        for _ in range(3):
            assert position.round == 1
            position = play(position, "roll", "5", "place " + place)
    assert position.round == 2
    # Nobody had a die on the third mound: its tiles go to nobody.
    assert position.holdings[A].queens == (1, 2)
    assert position.holdings[B].generals == (1, 2)


def test_a_mound_with_one_colour_gives_its_queen_only() -> None:
    """IH-9: a colour without dice there takes no part."""
    table = "1:A111/B111/C111|2:A11/B1/C11|3:-"
    position = happens(f"3 1 A B - {table} - {colours(3)} B1", LARGE).after("place 3")
    assert 3 in position.holdings[B].queens
    assert all(3 not in holding.generals for holding in position.holdings)


def test_the_sum_counts_not_the_number_of_dice() -> None:
    """IH-9: one 6 beats three dice with 5 together."""
    table = "1:A113/B6|2:A11/B111/C11|3:C111"
    position = happens(f"3 1 A B - {table} - {colours(3)} B1", LARGE).after("place 3")
    assert 1 in position.holdings[B].queens
    assert 1 in position.holdings[A].generals


def test_a_short_supply_serves_columns_from_the_left() -> None:
    """IH-9: one worm left, two colours with the worm number: the left one gets it."""
    held = colours(3, A="20:00000000:-:-", B="2:00000000:-:-", C="1:00000000:-:-")
    table = "1:C2/B2|2:A111/B111/C111|3:A1/C1/B1"
    position = happens(f"3 1 A A - {table} - {held} A1", THREE).after("place 3")
    assert position.round == 2
    assert [holding.worms for holding in position.holdings] == [20, 2, 2]


def test_mounds_are_scored_from_the_first_to_the_third() -> None:
    """IH-9: the last worm tile goes to a worm number on mound 1, not on mound 3."""
    held = colours(3, A="20:00000000:-:-", B="2:00000000:-:-", C="1:00000000:-:-")
    table = "1:B2/C1|2:A111/B111/C111|3:C6/A1/B1"
    position = happens(f"3 1 A A - {table} - {held} A1", THREE).after("place 3")
    assert [holding.worms for holding in position.holdings] == [20, 3, 1]


def test_the_next_round_starts_one_seat_to_the_left() -> None:
    """IH-9: the starters go round, whoever placed last."""
    random = Random(3)
    position: Any = GAME.start(seats=3, begins=2, mounds=NARROW)
    starters = []
    while position.actor != OVER:
        if position.begins == "round":
            starters.append(position.starter)
            position = position.after(random_step(position, random))
            assert position.actor == starters[-1]
        else:
            position = position.after(random_step(position, random))
    assert starters == [2, 0, 1, 2]


# IH-10 Final score


VALUES = mounds("9-2-1:././././.", "5-2-1:././././.", "4-2-1:././././.")


def ended(seats: int, mound_set: Any = VALUES, **held: str) -> Any:
    """The end of a game with these holdings; who is not named has nothing at all."""
    named = {letter: held.get(letter, "0:00000000:-:-") for letter in "ABCDE"}
    text = f"{seats} 4 A A {ALL_GONE} - {'2+2' if seats == 2 else '-'}"
    return happens(f"{text} {colours(seats + (seats == 2), **named)} #", mound_set)


def test_example_final_score_34() -> None:
    """IH-10, the rulebook's example: another player has more kinds, so 34."""
    position = ended(4, A="0:11111100:4:-", C="3:22111000:1.2.3:4")
    score = position.addition[C]
    assert (score.pairs, score.worms, score.queens, score.generals) == (10, 3, 18, 3)
    assert (score.most_kinds, score.total, position.scores[C]) == (0, 34, 34)


def test_example_final_score_44() -> None:
    """IH-10, the rulebook's example: nobody has more than 5 kinds, so 10 are added."""
    position = ended(4, A="0:11000111:4:-", C="3:22111000:1.2.3:4")
    assert position.scores[C] == 44
    assert position.addition[A].most_kinds == 10  # a tie: each of them


def test_a_kind_held_more_than_once_is_five_points_however_often() -> None:
    """IH-10: 2, 3 or 4 of a kind are 5 points, one is none."""
    for count, points in enumerate([0, 0, 5, 5, 5]):
        position = ended(3, A=f"0:{count}0000000:-:-", B="0:01100000:-:-")
        assert position.scores[A] == points


def test_nobody_has_the_most_kinds_without_an_object() -> None:
    """IH-10: the 10 points need at least one object."""
    assert ended(3).scores == (0, 0, 0)
    assert ended(3, B="0:00000001:-:-").scores == (0, 10, 0)


# IH-11 Winner


def test_most_points_win() -> None:
    """IH-11: the first comparison."""
    position = ended(3, A="3:00000000:-:-", B="4:00000000:-:-")
    assert position.result == games.Result((B,), "points", (3, 4, 0))


def test_a_tie_goes_to_most_queens() -> None:
    """IH-11: one queen of 9 against two of 5 and 4: the number counts, not the value."""
    position = ended(3, A="0:00000000:1:-", B="0:00000000:2.3:-")
    assert position.result == games.Result((B,), "queens", (9, 9, 0))


def test_then_to_most_generals() -> None:
    """IH-11: as many queens, so the generals are counted."""
    position = ended(3, A="0:00000000:1:-", B="1:00000000:2:4", C="0:00000000:4:-")
    assert position.result == games.Result((B,), "generals", (9, 9, 4))


def test_then_to_most_worms() -> None:
    """IH-11: as many queens and generals, so the worm tiles are counted."""
    position = ended(3, A="0:00000000:1:-", B="4:00000000:2:-")
    assert position.result == games.Result((B,), "worms", (9, 9, 0))


def test_then_they_share_the_win() -> None:
    """IH-11: nothing is left to compare."""
    position = ended(3, A="4:00000000:4:-", B="0:00000000:1:-", C="4:00000000:5:-")
    assert position.result == games.Result((B,), "points", (8, 9, 8))
    position = ended(3, A="5:00000000:4:-", B="0:00000000:1:-", C="5:00000000:5:-")
    assert position.result == games.Result((A, C), "shared", (9, 9, 9))


def test_a_later_comparison_is_only_among_those_still_tied() -> None:
    """IH-11: C has most queens, but fewer points, and takes no part any more."""
    position = ended(3, A="9:00000000:1:-", B="9:00000000:2.3:-", C="0:00000000:4.5.6:-")
    assert position.result == games.Result((B,), "queens", (18, 18, 12))


# IH-12 Two players


def test_two_players_hold_two_dice_of_the_third_colour() -> None:
    """IH-12: 5 dice of their own and 2 of the third; the third colour starts with no worm."""
    position = started(2)
    assert position.colours == 3
    assert [(h.dice, h.third_dice) for h in position.holdings] == [(5, 2), (5, 2), (0, 0)]
    assert [h.worms for h in position.holdings] == [2, 2, 0]
    assert names(position) == ["roll", "roll third", "skip"]


def test_option_third_colour_worms() -> None:
    """IH-12: the third colour may start with two worm tiles, which only count."""
    position = started(2, third_colour_worms=2)
    assert [h.worms for h in position.holdings] == [2, 2, 2]
    assert position.worms_in_supply == 18
    assert [h.worms for h in started(3, third_colour_worms=2).holdings] == [2, 2, 2]


def test_only_two_players_have_a_third_colour() -> None:
    """IH-12: with more players there is no such die."""
    for seats in (3, 4, 5):
        refused(started(seats), "roll third", "ih-no-third-colour", "IH-12")
        rolled = play(started(seats), "roll", "4")
        refused(rolled, "roll third", "ih-no-third-colour", "IH-12")


def test_a_third_colour_die_must_be_placed() -> None:
    """IH-12: no worm is spent on it, neither for a reroll nor for a skip."""
    position = play(started(2), "roll third", "1")
    assert names(position) == ["place 1", "place 2", "place 3"]
    refused(position, "reroll", "ih-no-worm-for-third", "IH-12")
    refused(position, "skip", "ih-no-worm-for-third", "IH-12")
    position = position.after("place 1")
    assert column(position, 1, 1) == (C, [1, None, None])
    assert [(h.dice, h.third_dice) for h in position.holdings] == [(5, 1), (5, 2), (0, 0)]
    assert position.actor == B


def test_the_third_colour_has_one_column_whoever_places() -> None:
    """IH-12, IH-5d: both players place it in the same column."""
    position = play(started(2), "roll third", "1", "place 1", "roll third", "2", "place 1")
    assert column(position, 1, 1) == (C, [1, 2, None])
    assert column(position, 1, 2) == (None, [None, None, None])


def test_what_a_third_colour_die_finds_is_the_third_colours() -> None:
    """IH-12, IH-6: the find does not go to the player who placed."""
    position = happens(f"2 1 A A - 1:-|2:-|3:- 2+2 {colours(3)} C5", FULL_OF_FINDS)
    position = position.after("place 1")
    assert [h.worms for h in position.holdings] == [2, 2, 3]


def test_each_player_has_their_own_two_third_dice() -> None:
    """IH-12, IH-4: who has placed both cannot roll a third."""
    position = happens(f"2 1 A A - 1:C1|2:C1|3:- 0+2 {colours(3)} -", LARGE)
    assert names(position) == ["roll", "skip"]
    refused(position, "roll third", "ih-no-die-left", "IH-4")


def test_with_own_dice_placed_the_third_remain() -> None:
    """IH-12, IH-4: no own die left, so only the third colour can be rolled."""
    position = happens(f"2 1 A A - 1:A111|2:A11|3:- 2+2 {colours(3)} -", LARGE)
    assert names(position) == ["roll third"]
    refused(position, "roll", "ih-no-die-left", "IH-4")
    # A worm is not spent for the third colour, so there is no skip either.
    refused(position, "skip", "ih-no-worm-for-third", "IH-12")


def test_a_stuck_colour_cannot_be_rolled() -> None:
    """IH-12, IH-8: the own columns are full, or those of the third colour are."""
    own = happens(f"2 1 A A - 1:A1|2:A1|3:A1 2+2 {colours(3)} -", NARROW)
    assert names(own) == ["roll third"]
    refused(own, "roll", "ih-colour-stuck", "IH-8")
    refused(own, "skip", "ih-no-worm-for-third", "IH-12")
    third = happens(f"2 1 A A - 1:C1|2:C1|3:C1 0+1 {colours(3)} -", NARROW)
    refused(third, "roll third", "ih-no-die-left", "IH-4")
    third = happens(f"2 1 A A - 1:C1|2:C1|3:C1 1+0 {colours(3)} -", NARROW)
    assert names(third) == ["roll", "skip"]
    refused(third, "roll third", "ih-colour-stuck", "IH-8")


def test_who_can_place_the_third_colour_is_not_stuck() -> None:
    """IH-12, IH-8: a player is passed over only when neither colour can be placed."""
    table = "1:A1/B1|2:A1|3:A1"
    position = happens(f"2 1 A B - {table} 2+2 {colours(3)} B4", NARROW).after("place 2")
    assert position.actor == A
    assert names(position) == ["roll third"]


def test_two_players_place_all_fourteen_dice() -> None:
    """IH-12: the round ends after 7 dice each if there is room."""
    position = started(2)
    for place in "11122":
        position = play(position, "roll", "1", "place " + place, "roll", "1", "place " + place)
    for place in "3332":
        assert position.round == 1
        position = play(position, "roll third", "2", "place " + place)
    assert position.round == 2


def test_the_third_colour_takes_queens_and_worms() -> None:
    """IH-12, IH-9: it is scored like any colour."""
    table = "1:C2/A1|2:A11/B11/C6|3:A11/B111"
    position = happens(f"2 1 A B - {table} 1+1 {colours(3)} C6", THREE).after("place 2")
    position = play(position, "roll third", "6", "place 2")
    assert position.round == 2
    assert position.holdings[C].queens == (1, 2)
    assert position.holdings[C].worms == 4  # sums of 2 and 18 are the worm numbers


def test_the_third_colour_can_win() -> None:
    """IH-12, IH-11: also the third colour's points count, and its kinds of object."""
    position = ended(2, A="3:10000000:-:-", C="0:11000000:1:-")
    assert position.scores == (3, 0, 19)
    assert position.result == games.Result((C,), "points", (3, 0, 19))


# IH-D The mounds


def test_a_game_carries_its_mounds_with_it() -> None:
    """IH-D: mounds are data: any set can be played, and a position needs no file."""
    position = GAME.start(seats=3, mounds=FULL_OF_FINDS)
    assert games.parse(position.text) == position
    shown: Any = position.after("1.2.3")
    mound = shown.mounds[0]
    assert (mound.queen, mound.general, mound.worm_number) == (9, 2, 18)
    assert [list(col.finds) for col in mound.columns] == [
        ["worm", "map", "telescope"],
        ["teapot"],
        ["sneakers"],
        ["bone"],
        ["glasses"],
    ]
