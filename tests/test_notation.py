"""Texts of It Happens.. positions that cannot be: each is refused, and the field is named."""

from __future__ import annotations

import pytest
from tests.helpers import happens, mounds

from wormery.games.errors import NotationError
from wormery.games.ithappens import MoundSet

LARGE = mounds()
NARROW = mounds(*["9-2-6:././././."] * 12)
NOTHING = "2:00000000:-:-"
TWO, THREE = "/".join([NOTHING] * 3), "/".join([NOTHING] * 3)  # two have a third colour


def colours(*held: str) -> str:
    return "/".join([*held, *[NOTHING] * (3 - len(held))])


def field_of(text: str, mound_set: MoundSet = LARGE) -> str:
    """Return the name of the field that a text is refused for, or nothing."""
    try:
        happens(text, mound_set)
    except NotationError as error:
        return str(error.values.get("field"))
    return ""


@pytest.mark.parametrize(
    ("shown", "is_read"),
    [
        ("1:A3/B2|2:-|3:-", True),
        ("1:A333|2:-|3:-", True),
        ("1:A7|2:-|3:-", False),
        ("1:A0|2:-|3:-", False),
        ("1:F3|2:-|3:-", False),
        ("1:a3|2:-|3:-", False),
        ("1:A|2:-|3:-", False),
        ("1:A3333|2:-|3:-", False),  # four dice on three fields
        ("1:D3|2:-|3:-", False),  # three play
        ("1:A3/A4|2:-|3:-", False),  # two columns of a colour
        ("1:A3/|2:-|3:-", False),
        ("1:A333|2:A333|3:-", False),  # six dice of five
        ("1:A333|2:A33|3:-", True),
        ("1:-|2:-", False),
        ("1:-|2:-|3:-|4:-", False),
        ("1:-|1:-|2:-", False),
        ("2:-|1:-|3:-", False),
        ("0:-|1:-|2:-", False),
        ("1:-|2:-|13:-", False),
        ("1:-|2:-|x:-", False),
    ],
)
def test_the_mounds_shown(shown: str, is_read: bool) -> None:
    refused = field_of(f"3 1 A B - {shown} - {THREE} -")
    assert refused == ("" if is_read else "shown")


def test_no_more_dice_than_a_column_has_fields() -> None:
    assert field_of(f"3 1 A B - 1:A3|2:-|3:- - {THREE} -", NARROW) == ""
    assert field_of(f"3 1 A B - 1:A33|2:-|3:- - {THREE} -", NARROW) == "shown"


def test_a_mound_that_is_gone_is_not_shown() -> None:
    assert field_of(f"3 2 A B 1.2.3 4:-|5:-|6:- - {THREE} -") == ""
    assert field_of(f"3 2 A B 1.2.3 3:-|5:-|6:- - {THREE} -") == "shown"


@pytest.mark.parametrize(
    ("gone", "number", "is_read"),
    [
        ("-", 1, True),
        ("1.2.3", 2, True),
        ("1.2.3", 1, False),
        ("-", 2, False),
        ("1.2", 2, False),
        ("3.2.1", 2, False),
        ("1.1.2", 2, False),
        ("1.2.13", 2, False),
        ("1.2.3.4.5.6.7.8.9", 4, True),
    ],
)
def test_the_mounds_gone(gone: str, number: int, is_read: bool) -> None:
    """IH-3: three for each round before."""
    refused = field_of(f"3 {number} A A {gone} - - {THREE} ?")
    assert refused == ("" if is_read else "gone")


@pytest.mark.parametrize(
    ("starter", "turn", "refused"),
    [("C", "C", ""), ("D", "A", "starter"), ("A", "D", "turn"), ("AB", "A", "starter")],
)
def test_only_seats_of_the_table_play(starter: str, turn: str, refused: str) -> None:
    assert field_of(f"3 1 {starter} {turn} - 1:-|2:-|3:- - {THREE} -") == refused


@pytest.mark.parametrize(
    ("starter", "turn", "is_read"), [("A", "A", True), ("B", "B", True), ("A", "B", False)]
)
def test_before_a_round_it_is_the_turn_of_the_starter(
    starter: str, turn: str, is_read: bool
) -> None:
    refused = field_of(f"3 1 {starter} {turn} - - - {THREE} ?")
    assert refused == ("" if is_read else "shown")


@pytest.mark.parametrize(
    ("third", "is_read"),
    [
        ("2+2", False),
        ("2+1", True),
        ("1+2", True),
        ("2+0", False),
        ("3+0", False),
        ("-", False),
    ],
)
def test_the_dice_of_the_third_colour(third: str, is_read: bool) -> None:
    """IH-12: one of the four lies on a mound."""
    refused = field_of(f"2 1 A A - 1:C3|2:-|3:- {third} {TWO} -")
    assert refused == ("" if is_read else "third")


def test_only_two_have_a_third_colour() -> None:
    assert field_of(f"3 1 A A - 1:-|2:-|3:- 2+2 {THREE} -") == "third"


@pytest.mark.parametrize(
    ("held", "is_read"),
    [
        (colours("2:00000000:1.2:-", "2:00000000:3:1"), True),
        (colours("2:00000000:1.2:-", "2:00000000:2.3:-"), False),  # a queen twice
        (colours("2:00000000:1.2:-", "2:00000000:3:1", "2:00000000:-:1"), False),
        (colours("2:00000000:1:1"), False),  # queen and general of one mound
        (colours("2:00000000:-:1"), False),  # a general without a queen
        (colours("2:00000000:4:-"), False),  # a mound that still lies there
        (colours("2:00000000:12:-"), False),  # one of the deck
        (colours("2:00000000:0:-"), False),
        (colours("24:00000000:-:-", "0:00000000:-:-", "0:00000000:-:-"), True),
        (colours("24:00000000:-:-", "1:00000000:-:-", "0:00000000:-:-"), False),
        (colours("25:00000000:-:-", "0:00000000:-:-", "0:00000000:-:-"), False),
        (colours("2:40000000:-:-"), True),
        (colours("2:50000000:-:-"), False),
        (colours("2:40000000:-:-", "2:10000000:-:-"), False),  # five of four
        (colours("2:00000003:-:-", "2:00000002:-:-"), False),
        (colours("2:0000000:-:-"), False),
        (colours("2:00000000:-"), False),
        (f"{NOTHING}/{NOTHING}", False),
        (f"{THREE}/{NOTHING}", False),
    ],
)
def test_what_the_colours_hold(held: str, is_read: bool) -> None:
    """IH-1, IH-6, IH-9: 24 worms, four of each object, a queen and a general for each mound."""
    refused = field_of(f"3 2 A A 1.2.3 4:-|5:-|6:- - {held} -")
    assert refused == ("" if is_read else "colours")


@pytest.mark.parametrize(
    ("die", "is_read"),
    [
        ("-", True),
        ("A?", True),
        ("A6", True),
        ("C4", True),
        ("C?", True),
        ("B3", False),  # the other player's
        ("D3", False),
        ("A0", False),
        ("A7", False),
        ("A", False),
        ("?", False),
        ("#", False),
    ],
)
def test_the_die_being_rolled(die: str, is_read: bool) -> None:
    """IH-4, IH-12: one's own or the third colour's."""
    refused = field_of(f"2 1 A A - 1:-|2:-|3:- 2+2 {TWO} {die}")
    assert refused == ("" if is_read else "die")


def test_a_die_that_cannot_be_placed_is_not_rolled() -> None:
    """IH-8: A has no room left, and no die of the third colour; then C has none either."""
    full = "1:A3/B3/C3|2:A3/C3|3:A3/C3"
    for third, die, is_read in (
        ("1+0", "A4", False),
        ("1+0", "C4", False),
        ("0+1", "-", False),
    ):
        refused = field_of(f"2 1 A A - {full} {third} {TWO} {die}", NARROW)
        assert refused == ("" if is_read else "die"), (third, die)


@pytest.mark.parametrize(("die", "is_read"), [("?", True), ("-", False), ("#", False)])
def test_before_a_round_chance_is_waited_for(die: str, is_read: bool) -> None:
    assert field_of(f"3 1 A A - - - {THREE} {die}") == ("" if is_read else "die")


@pytest.mark.parametrize(("die", "is_read"), [("#", True), ("-", False), ("?", False)])
def test_after_the_last_round_it_is_over(die: str, is_read: bool) -> None:
    gone = "1.2.3.4.5.6.7.8.9.10.11.12"
    assert field_of(f"3 4 A A {gone} - - {THREE} {die}") == ("" if is_read else "die")
    assert field_of(f"3 3 A A {gone} - - {THREE} {die}") == "gone"
