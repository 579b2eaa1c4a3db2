"""What happened, told to whoever did it, whoever lost by it, and everyone else."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.helpers import RULE_NUMBER, happens, mounds, worms
from tests.screens import golden

from wormery.games import Result, need_part_of, view
from wormery.locales import LANGUAGES
from wormery.telling.seats import Seat, seen_from
from wormery.telling.story import Say, Story

PLAYERS = (Seat("A", "Anna", None), Seat("B", "Bo", None), Seat("C", "Chidi", None))
YOU = {
    "en": r"\b[Yy]our?\b",
    "nl": r"\b([Jj]ij|[Jj]e|jouw)\b",
    "de": r"\b([Dd]u|dir|deine?|euch)\b",
    "fr": r"\b([Tt]u|te|[Tt]oi|vous)\b",
    "zh-Hant": "你",
}


def story(position: Any, you: int | None, language: str = "en") -> Story:
    return Story(Say(language), position.game, PLAYERS[: position.seats], you)


def told(position: Any, step: str, you: int | None, language: str = "en") -> list[str]:
    return story(position, you, language).told(position.step(step).facts)


@pytest.mark.parametrize(
    ("position", "step", "own", "others"),
    [
        (
            "2 - A 21-36 -/- :1135WWWW",
            "keep W",
            ["You roll 1 1 3 5 W W W W and keep the worms."],
            ["Anna rolls 1 1 3 5 W W W W and keeps the worms."],
        ),
        (
            "2 - A 21-36 -/- 45WWW",
            "take 24",
            ["You take 24 (1 worm)."],
            ["Anna takes 24 (1 worm)."],
        ),
        (
            "2 - A 21,34 25/- 5WW:?",
            "55WWW",
            [
                "Bust! You roll 5 5 W W W: nothing new.",
                "You put 25 back.",
                "The highest tile, 34, is out.",
            ],
            [
                "Bust! Anna rolls 5 5 W W W: nothing new.",
                "Anna puts 25 back.",
                "The highest tile, 34, is out.",
            ],
        ),
    ],
)
def test_your_own_turn_is_told_to_you(
    position: str, step: str, own: list[str], others: list[str]
) -> None:
    at = worms(position)
    assert told(at, step, 0) == own
    assert told(at, step, 1) == told(at, step, None) == others


STOLEN = "2 - A 22-36 -/21 123WWW"


@pytest.mark.parametrize(
    ("language", "thief", "victim", "watcher"),
    [
        (
            "en",
            "You steal 21 from Bo (1 worm)!",
            "Anna steals your 21 (1 worm)!",
            "Anna steals 21 from Bo (1 worm)!",
        ),
        (
            "nl",
            "Je verovert de 21 op Bo (1 worm)!",
            "Anna verovert jouw 21 (1 worm)!",
            "Anna verovert de 21 op Bo (1 worm)!",
        ),
        (
            "de",
            "Du klaust Bo die 21 (1 Wurm)!",
            "Anna klaut dir die 21 (1 Wurm)!",
            "Anna klaut Bo die 21 (1 Wurm)!",
        ),
        (
            "fr",
            "Tu voles le 21 à Bo (1 ver)\u202f!",
            "Anna te vole le 21 (1 ver)\u202f!",
            "Anna vole le 21 à Bo (1 ver)\u202f!",
        ),
        (
            "zh-Hant",
            "你偷走 Bo 的 21（1 隻蟲）！",
            "Anna 偷走你的 21（1 隻蟲）！",
            "Anna 偷走 Bo 的 21（1 隻蟲）！",
        ),
    ],
)
def test_a_steal_is_told_in_three_ways(
    language: str, thief: str, victim: str, watcher: str
) -> None:
    at = worms(STOLEN)
    assert told(at, "take 21", 0, language) == [thief]
    assert told(at, "take 21", 1, language) == [victim]
    assert told(at, "take 21", None, language) == [watcher]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["regenwormen-three", "it-happens-two", "it-happens-three-shipped-mounds"]
)
def test_a_whole_game_calls_only_its_reader_you(name: str, language: str) -> None:
    """Whoever reads their own deeds finds no name of theirs, and no one else is called you."""
    game = golden(name)
    seats = game.position.seats
    tellers = {you: story(game.position, you, language) for you in (None, *range(seats))}
    you = re.compile(YOU[language])
    steps = [game.facts(step) for step in range(len(game.steps))]
    for facts in steps:
        lines = {who: teller.told(facts) for who, teller in tellers.items()}
        assert len({len(told) for told in lines.values()}) == 1
        for who, told in lines.items():
            for line, named in zip(told, lines[None], strict=True):
                assert not re.search(RULE_NUMBER, line)
                mentioned = who is not None and PLAYERS[who].name in named
                assert bool(you.search(line)) == mentioned, (line, named)
                if mentioned:
                    assert PLAYERS[who or 0].name not in line
    winners = game.position.result.winners  # type: ignore[union-attr]
    for who, teller in tellers.items():
        assert bool(you.search(teller.won(game.position))) == (who in winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_win_can_be_told(language: str) -> None:
    say = Say(language)
    for game, reasons in (
        (golden("regenwormen-three").game, ("worms", "highest-tile", "shared")),
        (golden("it-happens-two").game, ("points", "queens", "generals", "worms", "shared")),
    ):
        for reason in reasons:
            winners = (0, 1) if reason == "shared" else (1,)
            result = Result(winners=winners, reason=reason, scores=(7, 7, 3))
            lines = [
                need_part_of(game, "telling").won(say, seen_from(PLAYERS, you), result)
                for you in (None, 1, 2)
            ]
            assert [bool(re.search(YOU[language], line)) for line in lines] == [
                False,
                True,
                False,
            ], lines
            assert "Bo" not in lines[1]


NOBODY = "2:00000000:-:-"
THREE = mounds("5-2-2:.../.../.../.../...", "9-3-18:.../.../.../.../...")
OVER = "1.2.3.4.5.6.7.8.9.10.11.12 -"


def test_a_tie_is_told_with_the_tile_that_it_decides() -> None:
    """IH-9: on mound 1 two colours tie for the queen, on mound 2 for the general."""
    table = "1:A6/B6/C1|2:A6/B11/C2|3:A111/B11/C11"
    at = happens(f"3 1 A C - {table} - {NOBODY}/{NOBODY}/{NOBODY} C1", THREE)
    prizes = [line for line in told(at, "place 3", None) if " takes the " in line]
    tie = " Tie: the column further left wins."
    assert prizes == [
        f"Anna takes the queen (5) with 6.{tie}",
        "Bo takes the general (2) with 6.",
        "Anna takes the queen (9) with 6.",
        f"Bo takes the general (3) with 2.{tie}",
        f"Anna takes the queen (4) with 3.{tie}",
        "Chidi takes the general (3) with 3.",
    ]


def test_point_tiles_are_listed_from_the_highest_and_no_dice_after_the_end() -> None:
    """IH-9: after the game all tiles lie open, and no player needs dice."""
    held = "3:00000000:1.2:3/0:00000000:3:1/0:00000000:-:-"
    at = happens(f"3 4 A A {OVER} - {held} #", THREE)
    assert [line for line in story(at, None).table(view(at)) if "dice " in line] == [
        "Anna: dice –, worms 3, point tiles 3 (9 + 5 + 3), objects: none",
        "Bo: dice –, worms 0, point tiles 2 (4 + 2), objects: none",
        "Chidi: dice –, worms 0, point tiles 0, objects: none",
    ]


def test_those_who_share_a_win_are_named_in_order_of_seats_after_you() -> None:
    """RW-11, IH-11: all without a tile, and two level down to the last worm."""
    at = worms("3 - B - -/-/- -")
    end = "share the win with 0 worms: a tie, and no highest tile to break it."
    assert story(at, None).won(at) == f"Anna, Bo and Chidi {end}"
    assert story(at, 2).won(at) == f"You, Anna and Bo {end}"
    held = "5:00000000:4:-/0:00000000:1:-/5:00000000:5:-"
    at = happens(f"3 4 A A {OVER} - {held} #", mounds("5-2-2:././././."))
    end = "share the win with 9 points: a tie down to the last worm."
    assert story(at, None).won(at) == f"Anna and Chidi {end}"
    assert story(at, 2).won(at) == f"You and Anna {end}"


def test_the_third_colour_is_never_you() -> None:
    """IH-12: whoever places its die did so; what is found there is not theirs."""
    game = golden("it-happens-two")
    third = [
        line
        for step in range(len(game.steps))
        for line in story(game.position, 0).told(game.facts(step))
        if "third colour" in line
    ]
    assert any(line.startswith("You roll") for line in third)
    assert any(line.startswith("The third colour finds") for line in third)


@pytest.mark.parametrize(
    ("name", "said"), [("小明", "小明擲出"), ("王 小明", "王 小明擲出"), ("Bo", "Bo 擲出")]
)
def test_chinese_has_no_space_between_its_own_characters(name: str, said: str) -> None:
    """A space inside a value stays: in someone's name, between dice in a row."""
    sentence = Say("zh-Hant")("rw-told-dead", name=name, dice="1 蟲 蟲", you="no")
    assert f"{said} 1 蟲 蟲" in sentence
