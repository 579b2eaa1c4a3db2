"""Names at a table: those of bots, of people who give none, and how records write them."""

from __future__ import annotations

import pytest

from wormery import games
from wormery.games.errors import OptionError
from wormery.record import GameRecord
from wormery.telling.bots import NAMES, bot_tag, free_names, has_name, name_bots, read_bot
from wormery.telling.seats import Seat, check_name, seat, seats_of, seen_from, together
from wormery.telling.words import Say

SAY = Say("en")


def test_names_go_on_from_a_place_of_the_table() -> None:
    """In the order of the list, past its end to its beginning, each once."""
    found = free_names([], len(NAMES), "ABCDEF")
    start = NAMES.index(found[0])
    assert found == NAMES[start:] + NAMES[:start]
    assert len({free_names([], 1, f"table {number}") for number in range(40)}) > 10
    taken = [found[0].upper(), found[2].lower()]
    assert free_names(taken, 3, "ABCDEF") == (found[1], found[3], found[4])


def test_bots_without_a_name_or_with_a_name_that_is_taken_get_another() -> None:
    new = free_names(["anna", "pip"], 3, "table")
    assert name_bots(["Anna", "", "Pip"], [1, 2], "table") == ("Anna", new[0], "Pip")
    assert name_bots(["Pip", "pip", ""], [1, 2], "") == ("Pip", "Momo", "Tuk")
    assert name_bots(["Tuk", "Pip", "PIP"], [1, 2], "") == ("Tuk", "Pip", "Momo")
    assert name_bots(["", "bot:casual"], [1], "") == ("", "Pip")
    assert name_bots(["Pip", "Pip"], [], "") == ("Pip", "Pip")


@pytest.mark.parametrize(
    ("name", "tag", "read"),
    [
        ("Pip", "bot:casual Pip", ("casual", "Pip")),
        ("Big Pip", "bot:casual Big Pip", ("casual", "Big Pip")),
        ("", "bot:casual", ("casual", "")),
        ("bot:casual", "bot:casual", ("casual", "")),
    ],
)
def test_the_tag_of_a_bot(name: str, tag: str, read: tuple[str, str]) -> None:
    assert bot_tag("casual", name) == tag
    assert read_bot(tag) == read
    assert has_name(name) == (read[1] != "")
    assert read_bot("Anna") is None


@pytest.mark.parametrize("name", ["bot:casual", " BOT:x", "Bot:"])
def test_no_person_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        check_name(name + "x" * 50)
    assert caught.value.sentence_id == "name-like-a-bot"
    assert caught.value.values == {"name": (name + "x" * 50)[:40]}


@pytest.mark.parametrize("name", ["Anna", "", "robot:x", "bot"])
def test_any_other_name_will_do(name: str) -> None:
    check_name(name)


def test_seats_from_tags() -> None:
    assert seat("Anna", "A", SAY) == Seat("A", "Anna", None)
    assert seat("B", "B", SAY) == Seat("B", "Player B", None)
    assert seat("bot:casual Pip", "C", SAY) == Seat("C", "Pip", "casual")
    assert seat("bot:expert", "D", SAY) == Seat("D", "Bot D", "expert")
    tags = {"A": "Anna", "C": "bot:casual Pip"}
    record = GameRecord.start(games.load("regenwormen"), seats=3, tags=tags)
    assert [each.name for each in seats_of(record, SAY)] == ["Anna", "Player B", "Pip"]


def test_several_are_named_together_and_you_come_first() -> None:
    seats = [Seat("A", "Anna", None), Seat("B", "Bo", None), Seat("C", "Cleo", None)]
    assert together(SAY, seats) == {"names": "Anna, Bo and Cleo", "you": "no"}
    names = together(SAY, seen_from(seats, 1))
    assert names == {"names": f"{SAY('told-you')}, Anna and Cleo", "you": "yes"}
    assert [each.who["you"] for each in seen_from(seats, 1)] == ["no", "yes", "no"]
    assert [each.you for each in seen_from(seats, None)] == [False] * 3
