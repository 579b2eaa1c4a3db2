"""Both games word by word in English: what happens, the table, the moves and the questions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.helpers import happens, mounds, worms
from tests.test_facts import last_die

from wormery import games, telling
from wormery.games import Result
from wormery.games.facts import GameOver
from wormery.games.ithappens.facts import Stuck
from wormery.highlights import Highlight
from wormery.telling import ithappens
from wormery.telling.best import Best
from wormery.telling.seats import Seat, seen_from
from wormery.telling.story import Say, Story

SAY = Say("en")
SEATS = tuple(
    Seat("ABCD"[n], name, None) for n, name in enumerate(["Anna", "Bo", "Chidi", "Dee"])
)
A, B, C = range(3)

MOUNDS = mounds("5-2-7:.w./.m./.../.../...", "9-3-8:.../.../.../.../...")
NOTHING = "2:00000000:-:-"
THREE = "/".join([NOTHING] * 3)
FREE = [f"Column {number}: empty, empty, empty" for number in range(1, 6)]


def story(position: Any, you: int | None) -> Story:
    return Story(SAY, position.game, SEATS[: position.seats], you)


def told(position: Any, *steps: str, you: int | None = A) -> list[str]:
    """Return what is told of several steps."""
    lines = []
    for text in steps:
        step = position.step(text)
        lines += story(position, you).told(step.facts)
        position = step.after
    return lines


def table(position: Any, you: int | None = A) -> list[str]:
    return story(position, you).table(games.view(position, you))


def labels(position: Any) -> list[str]:
    return [story(position, A).label(choice) for choice in position.choices]


def question(position: Any) -> str:
    return story(position, A).question(games.view(position))


# Regenwormen


@pytest.mark.parametrize(
    ("position", "step", "lines"),
    [
        (
            "2 - B 21-36 -/- 1WW",
            "give up",
            ["Bo stops at 11: there’s no tile for that.", "Bo has no tile to lose."],
        ),
        (
            "2 - B 21-36 -/- 15",
            "give up",
            ["Bo stops at 6, but without a worm: no tile.", "Bo has no tile to lose."],
        ),
        (
            "2 - A 21-36 -/- 1:?",
            "1111111",
            ["Bust! You roll 1 1 1 1 1 1 1: nothing new.", "You have no tile to lose."],
        ),
        (
            "2 - A 21 30/- 5WW:?",
            "55WWW",
            [
                "Bust! You roll 5 5 W W W: nothing new.",
                "You put 30 back.",
                "30 is now the highest, so it stays.",
            ],
        ),
        (
            "2 short=yes A 21 30/- 5WW:?",
            "55WWW",
            [
                "Bust! You roll 5 5 W W W: nothing new.",
                "You put 30 back.",
                "The highest tile, 30, is out.",
            ],
        ),
        (
            "2 - A 21 30/29 1WWWW",
            "take 21",
            ["You take 21 (1 worm).", "No tiles left: the game is over."],
        ),
    ],
)
def test_how_a_turn_of_regenwormen_is_told(position: str, step: str, lines: list[str]) -> None:
    assert told(worms(position), step) == lines


def test_the_table_of_regenwormen() -> None:
    position = worms("2 - A 21,34 25.22/24 44W:155WW")
    out = "Face down: 23, 26, 27, 28, 29, 30, 31, 32, 33, 35, 36"
    dice = ["Set aside: 4 4 worm, 13 points, with a worm", "Rolled: 1 5 5 worm worm"]
    own, other = "Anna: 25, 22 (3 worms)", "Bo: top tile 24, 1 in the stack"
    assert table(position) == ["In the row: 21, 34", out, own, other, *dice]
    assert table(position, None)[2:4] == ["Anna: top tile 22, 2 in the stack", other]
    assert labels(position) == ["keep the ones, 1 ×", "keep the fives, 2 ×"]


def test_the_table_of_regenwormen_at_the_start_and_at_the_end() -> None:
    row = "In the row: " + ", ".join(map(str, range(21, 37)))
    assert table(worms("2 - A 21-36 -/- -")) == [row, "Anna: no tile", "Bo: no tile"]
    assert table(worms("2 - B - 24.25/21.22 -"), None) == [
        "The row is empty.",
        "Face down: 23, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36",
        "Anna: 24, 25 (3 worms)",
        "Bo: 21, 22 (2 worms)",
    ]
    without = table(worms("2 - A 21-36 -/- 44"))[-1]
    assert without == "Set aside: 4 4, 8 points, no worm yet"


def test_the_moves_of_regenwormen() -> None:
    assert labels(worms("3 - A 21,25,27-36 -/24/26 1WWWWW")) == [
        "roll 2 dice",
        "take 21 from the row (1 worm)",
        "take 25 from the row (2 worms)",
        "steal 26 from Chidi (2 worms)",
    ]
    assert labels(worms("2 - A 21-36 -/- 1WW")) == ["roll 5 dice", "give up: the turn fails"]
    assert question(worms("2 - A 21-36 -/- 44W:?")) == (
        "What do the 5 dice show? Type all of them, W for a worm; e.g. 12355"
    )


# It Happens..


def test_a_turn_of_it_happens() -> None:
    start = games.load("it-happens").start(seats=3, mounds=MOUNDS)
    steps = ("1.2.3", "roll", "4", "reroll", "2", "skip", "skip", "roll", "1", "place 1")
    assert told(start, *steps) == [
        "Round 1: mounds 1, 2 and 3. You start.",
        "You roll a 4, pay a worm and roll again.",
        "You roll a 2, pay a worm and skip your turn.",
        "Bo pays a worm and skips a turn.",
        "Chidi rolls a 1 and places it on mound 1.",
    ]
    assert told(start, *steps, you=B)[0] == "Round 1: mounds 1, 2 and 3. Anna starts."


def test_a_die_of_the_third_colour() -> None:
    start = games.load("it-happens").start(seats=2, mounds=MOUNDS)
    placing = ("roll third", "3", "place 2"), ("roll", "5", "place 1"), ("roll", "2", "place 1")
    steps = ("1.2.3", "roll third", "4", "place 2", *sum(placing, ()), "roll", "3", "place 1")
    assert told(start, *steps)[1:] == [
        "You roll a 4 with the third colour and place it on mound 2.",
        "Bo rolls a 3 with the third colour and places it on mound 2.",
        "You roll a 5 and place it on mound 1.",
        "Bo rolls a 2 and places it on mound 1.",
        "You roll a 3 and place it on mound 1.",
        "You find a worm.",
    ]


def test_a_find_that_is_gone() -> None:
    held = "1:00000000:-:-/20:00000000:-:-/3:00000000:-:-"
    position = happens(f"3 1 A A - 1:A4|2:-|3:- - {held} A5", MOUNDS)
    assert told(position, "place 1") == [
        "You roll a 5 and place it on mound 1.",
        SAY("ih-told-none-left", find="worm"),
    ]


@pytest.mark.parametrize(
    ("you", "supply", "lines"),
    [
        (
            A,
            2,
            [
                "You roll a 3 and place it on mound 1.",
                "Round 1 is over: time to score the mounds.",
                "Mound 1: you 7, Chidi 5 and Bo 2.",
                "You take the queen (5) with 7.",
                "Chidi takes the general (2) with 5.",
                "Bo takes a worm: 2 is the worm number.",
                "Mound 2: you 18, Bo 3, Chidi 3 and Dee 3.",
                "You take the queen (4) with 18.",
                "Bo takes the general (3) with 3. Tie: the column further left wins.",
                "You take a worm: 18 is the worm number.",
                "Mound 3: Bo 1, Chidi 1 and Dee 2.",
                "Dee takes the queen (4) with 2.",
                "Bo takes the general (3) with 1. Tie: the column further left wins.",
            ],
        ),
        (
            B,
            18,
            [
                "Anna rolls a 3 and places it on mound 1.",
                "Round 1 is over: time to score the mounds.",
                "Mound 1: Anna 7, Chidi 5 and you 2.",
                "Anna takes the queen (5) with 7.",
                "Chidi takes the general (2) with 5.",
                "You hit the worm number, 2, but no worms are left.",
                "Mound 2: Anna 18, you 3, Chidi 3 and Dee 3.",
                "Anna takes the queen (4) with 18.",
                "You take the general (3) with 3. Tie: the column further left wins.",
                "Anna hits the worm number, 18, but no worms are left.",
                "Mound 3: you 1, Chidi 1 and Dee 2.",
                "Dee takes the queen (4) with 2.",
                "You take the general (3) with 1. Tie: the column further left wins.",
            ],
        ),
    ],
)
def test_the_end_of_a_round(you: int, supply: int, lines: list[str]) -> None:
    """IH-9, the example of the rulebook."""
    assert told(last_die(supply), "place 1", you=you) == lines


def test_a_tied_queen_and_a_mound_without_dice() -> None:
    shown = "1:A333/B333/C333|2:A33/B3/C3|3:-"
    position = happens(f"2 1 A B - {shown} 0+0 {THREE} B4", mounds())
    assert told(position, "place 2", you=B)[2:] == [
        "Mound 1: Anna 9, you 9 and the third colour 9.",
        "Anna takes the queen (4) with 9. Tie: the column further left wins.",
        "You take the general (3) with 9. Tie: the column further left wins.",
        "Mound 2: Anna 6, you 7 and the third colour 3.",
        "You take the queen (4) with 7.",
        "Anna takes the general (3) with 6.",
        "Mound 3: no dice, so nobody gets anything.",
    ]


HELD = f"3:10200000:-:-/{NOTHING}/1:00000000:-:-"
SHOWN = f"2 1 A A - 1:A3/C2|2:B45|3:- 2+1 {HELD}"


def test_the_table_of_it_happens() -> None:
    assert table(happens(f"{SHOWN} A5", MOUNDS)) == [
        "Round 1 of 4; you started it",
        "Mound 1: queen 5, general 2, worm number 7",
        "Column 1, Anna: die 3, worm, empty",
        "Column 2, Third colour: die 2, map, empty",
        *FREE[2:],
        "Mound 2: queen 9, general 3, worm number 8",
        "Column 1, Bo: die 4, die 5, empty",
        *FREE[1:],
        "Mound 3: queen 4, general 3, worm number 18",
        *FREE,
        "Anna: dice 4 + 2 C, worms 3, point tiles 0, objects: map × 1, bone × 2",
        "Bo: dice 3 + 1 C, worms 2, point tiles 0, objects: none",
        "Third colour: dice –, worms 1, point tiles 0, objects: none",
        "Supply: 18 worms · mounds face down: 9",
        "Your die (A) shows: 5",
    ]
    assert table(happens(f"{SHOWN} A5", MOUNDS), B)[-1] == "Anna’s die (A) shows: 5"
    assert table(happens(f"{SHOWN} C4", MOUNDS))[-1] == "The third colour’s die (C) shows: 4"
    for die in ("-", "A?", "C?"):
        assert table(happens(f"{SHOWN} {die}", MOUNDS))[-1].startswith("Supply")


def test_point_tiles_are_told_to_those_who_may_know() -> None:
    held = "2:00000000:1.2:-/2:00000000:-:1/2:00000000:3:-"
    position = happens(f"3 2 B B 1.2.3 4:-|5:-|6:- - {held} -", MOUNDS)
    own = "Anna: dice 5, worms 2, point tiles 2 (9 + 5), objects: none"
    other = "Bo: dice 5, worms 2, point tiles 1, objects: none"
    lines = table(position)
    assert lines[0] == "Round 2 of 4; Bo started it"
    assert lines[-4:-2] == [own, other]
    assert table(position, None)[-4:-2] == [own.replace(" (9 + 5)", ""), other]
    gone = "1.2.3.4.5.6.7.8.9.10.11.12"
    held = "2:00000000:1.5:2/2:00000000:2:-/2:00000000:3:-"
    over = happens(f"3 4 A A {gone} - - {held} #", MOUNDS)
    assert table(over, B) == [
        "After 4 rounds",
        "Anna: dice –, worms 2, point tiles 3 (5 + 4 + 3), objects: none",
        "Bo: dice –, worms 2, point tiles 1 (9), objects: none",
        "Chidi: dice –, worms 2, point tiles 1 (4), objects: none",
        "Supply: 18 worms · mounds face down: 0",
    ]
    assert story(over, A).won(over) == "You win with 14 points."
    assert story(over, B).won(over) == "Anna wins with 14 points."


def test_the_moves_of_it_happens() -> None:
    skip, again = "skip the turn for 1 worm (you have 3)", "roll again for 1 worm (you have 3)"
    assert labels(happens(f"{SHOWN} -", MOUNDS)) == [
        "roll one of your 4 dice",
        "roll a die of the third colour, C (2 left)",
        skip,
    ]
    assert labels(happens(f"{SHOWN} A5", MOUNDS)) == [
        *(skip, again, "place on mound 1: sum 8, finds a worm"),
        *("place on mound 2: sum 5", "place on mound 3: sum 5"),
    ]


def test_questions_for_real_dice_and_mounds() -> None:
    assert question(happens(f"{SHOWN} A?", MOUNDS)) == (
        "What does the yellow die (A) show? Type 1 to 6."
    )
    assert question(happens(f"{SHOWN} C?", MOUNDS)) == (
        "What does the green die (C) show? Type 1 to 6."
    )
    assert question(games.load("it-happens").start(seats=3)) == (
        "Which three mounds are revealed? Face down are 1 2 3 4 5 6 7 8 9 10 11 12. "
        "Type e.g. 1.2.3; Enter lets the program draw."
    )


def test_those_who_are_stuck_and_the_end() -> None:
    facts = (Stuck(A), Stuck(B), GameOver((A,), "points", (9, 8, 7)))
    assert story(games.load("it-happens").start(seats=3), A).told(facts) == [
        "You can’t place a die any more: your turn is skipped.",
        "Bo can’t place a die any more and is skipped.",
        "All four rounds are played: the game is over.",
    ]


@pytest.mark.parametrize(
    ("winners", "you", "line"),
    [
        ((2,), A, "The third colour wins with 7 points."),
        ((A, 2), B, "Anna and the third colour share the win with 7 points"),
        ((A, 2), A, "You and the third colour share the win with 7 points"),
        ((A, B, 2), B, "You, Anna and the third colour share the win with 7 points"),
    ],
)
def test_a_win_of_the_third_colour(winners: tuple[int, ...], you: int, line: str) -> None:
    """IH-11, IH-12: it may win alone or with others, and has a small letter among them."""
    reason = "shared" if len(winners) > 1 else "points"
    result = Result(winners, reason, (7, 7, 7))
    assert ithappens.won(SAY, seen_from(SEATS[:2], you), result).startswith(line)


# Highlights


@pytest.mark.parametrize(
    ("game", "highlight", "best"),
    [
        (
            "regenwormen",
            Highlight("roll", (A,), 25, "5555W"),
            Best("Best roll", "25 points", "5 5 5 5 W"),
        ),
        ("regenwormen", Highlight("steals", (A,), 3), Best("Most steals", "3")),
        (
            "regenwormen",
            Highlight("streak", (A,), 4),
            Best("Longest streak", "4", "turns running with a tile"),
        ),
        (
            "it-happens",
            Highlight("sum", (A,), 17, when=4),
            Best("Highest sum", "17", "on mound 4"),
        ),
        ("it-happens", Highlight("queens", (A,), 5), Best("Most queens", "5")),
        (
            "it-happens",
            Highlight("finds", (A,), 6, when=2),
            Best("Most finds", "6", "in round 2"),
        ),
        ("it-happens", Highlight("exact", (A,), 3), Best("Worm numbers hit", "3")),
    ],
)
def test_highlights(game: str, highlight: Highlight, best: Best) -> None:
    assert Story(SAY, games.load(game), SEATS).best(highlight) == best


def test_luck_as_a_highlight() -> None:
    """What fell, and of how many dice."""
    luck = Highlight("luck", (A,), 120, "WWWWW", of=8)
    found = Story(SAY, games.load("regenwormen"), SEATS).best(luck)
    assert found[:2] == ("Luckiest dice", "1 in 120")
    assert found.what == SAY("rw-best-luck-what", dice="W W W W W", rolled=8)
    luck = Highlight("luck", (A,), 90, "666", of=5, when=3)
    found = Story(SAY, games.load("it-happens"), SEATS).best(luck)
    assert found[:2] == ("Luckiest dice", "1 in 90")
    assert found.what == SAY("ih-best-luck-what", sum=18, rolled=5, round=3)


def test_parts_are_loaded_by_name() -> None:
    assert telling.Say is Say
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = telling.nothing
