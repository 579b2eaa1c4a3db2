"""Why a move is best: the right facts and chances, in words, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.coaching import played
from tests.helpers import mounds
from tests.proof import times

from wormery import games
from wormery.coach import Reason, advise, reasons_for, tell_reason
from wormery.coach.advising import Advice, Option
from wormery.coach.reasons import MOST_REASONS, rounded
from wormery.games import Position
from wormery.locales import LANGUAGES
from wormery.players.levels import CASUAL, RANDOM, SKILLED
from wormery.telling.seats import Seat
from wormery.telling.words import Say

NAMES = ("Anna", "Bo", "Cleo", "Dirk", "Eva")
SEATS = [Seat(name[0], name, None) for name in NAMES]
ENOUGH = times(40, 200)  # choices of a game


def why(text: str, best: str, other: str, language: str = "en") -> list[str]:
    """What is said for a move that is best by far, beside another one."""
    position: Position = games.parse(text)
    moves = [position.game.move(move) for move in (best, other)]
    rest = [move for move in position.moves if move not in moves]
    options = [Option(moves[0], 0.6, 0.0), *(Option(move, 0.4, 0.2) for move in rest)]
    advice = Advice(position.actor, (*options, Option(moves[1], 0.5, 0.1)), True, 0.0)
    return told(reasons_for(position, advice, moves[1]), language)


def why_really(text: str, chosen: str | None = None, language: str = "en") -> list[str]:
    """What the coach says by itself."""
    position: Position = games.parse(text)
    move = None if chosen is None else position.game.move(chosen)
    return told(reasons_for(position, advise(position), move), language)


def told(reasons: tuple[Reason, ...], language: str) -> list[str]:
    say = Say(language)
    return [tell_reason(say, SEATS, reason) for reason in reasons]


# Regenwormen: one die is left and a worm is aside, so that all chances can be counted.


def test_stopping_is_safe_and_rolling_on_costs_the_top_tile() -> None:
    # Only a 2 or a 4 can be added to 29, for 31 or 33.
    first, second = why_really("regenwormen 2 - A 21-23,25-36 24/- 1355WWW")
    assert first == (
        "Rolling on fails 67% of the time and costs your 24; stopping gets you 29 (3 worms)."
    )
    assert second == "It leaves you better off only 33% of the time."


def test_without_a_tile_a_failed_turn_costs_nothing() -> None:
    first, _ = why_really("regenwormen 2 - A 21-23,25-36 -/24 1355WWW")
    assert first.startswith("Rolling on fails 67% of the time; stopping gets you 29")


def test_stopping_may_be_a_theft() -> None:
    first, _ = why_really("regenwormen 3 - A 21-28,30-36 -/29/- 1355WWW", "roll")
    assert first.endswith("stopping steals 29 from Bo (3 worms).")


def test_rolling_on_says_how_often_it_is_better_and_what_it_costs() -> None:
    first, second = why("regenwormen 2 - A 21,23-36 22/- 3355", "roll", "give up")
    assert first.startswith("Giving up costs your 22; rolling on still gets you a tile ")
    assert second == "Your chance to win is 60% if you roll on, and 50% if you give up."
    # A 3, 4 or 5 makes 24, 25 or 26; with a 1, a 2 or a worm the turn is lost.
    first, second = why("regenwormen 2 - A 21,23-36 22/- 1122WWW", "roll", "take 21")
    assert first == (
        "50% of the time rolling on gets you something better than 21, "
        "50% of the time it fails and costs your 22."
    )
    assert second == "It brings 2 worms or more 33% of the time."


def test_rolling_on_may_be_for_a_theft() -> None:
    text = "regenwormen 4 - B 22-24,27-36 21.25/-/-/26 45WWW"
    assert re.search(r"It steals 26 from Dirk \d\d% of the time\.", why_really(text)[1])


def test_as_many_worms_are_nothing_to_roll_on_for() -> None:
    # A 3 makes 24, and a 4 or 5 buys it as well: one worm, as on 21.
    text = "regenwormen 2 - A 21,23-24 22/- 1122WWW"
    second = why(text, "roll", "take 21")[1]
    assert second == "Your chance to win is 60% if you roll on, and 50% if you take 21."


def test_the_last_tile_wins_or_loses() -> None:
    first = why_really("regenwormen 2 - A 21 -/- 1355WW")[0]
    assert first == "21 is the last tile: take it and you win."
    first, second = why("regenwormen 2 - A 21 -/30.31 1355WW", "roll", "take 21")
    assert first == "21 is the last tile: take it and the game is over, and you lose."
    assert second == "Your chance to win is 60% if you roll on, and 50% if you take 21."


def test_a_theft_counts_twice() -> None:
    text = "regenwormen 2 - A 21-24,26-36 -/25 5555W"
    assert why_really(text, "take 24") == [
        "Stealing 25 counts twice: 2 worms more for you and as many fewer for Bo.",
        "25 has 2 worms, 24 only 1.",
    ]


def test_a_higher_tile_is_stolen_less_often() -> None:
    first, second = why("regenwormen 2 - A 25-26 30/- 12555WWW", "take 26", "take 25")
    assert re.fullmatch(
        r"Both have 2 worms, but 26 is safer: whoever is after it rolls it 28% of the time, "
        r"25 34%\.",
        first,
    )
    assert second == "Your chance to win is 60% if you take 26, and 50% if you take 25."


def test_without_a_worm_there_is_no_tile() -> None:
    first, second = why_really("regenwormen 2 - A 22 -/25.28.21 3355:111W")
    assert first == "You have no worm yet, and without one there is no tile."
    assert second == "With the ones no tile is within reach any more."


def test_a_symbol_may_be_enough_at_once() -> None:
    first, second = why_really(
        "regenwormen 3 - A 21-24,27-28,30-34 29/-/25.26 445W:23WW", "keep 2"
    )
    assert first == "Keep the threes and you can take 21 right away."
    assert "if you keep the threes" in second.casefold()


def test_points_dice_and_how_often_it_fails() -> None:
    first, second = why("regenwormen 2 - A 21-36 -/- 4:1113555", "keep 5", "keep 3")
    assert first == "You get 15 points from the fives, only 3 from the threes."
    found = re.fullmatch(
        r"The turn fails (\d+)% of the time if you keep the fives, "
        r"and (\d+)% with the threes\.",
        second,
    )
    assert found
    assert int(found[1]) < int(found[2])
    first, _ = why("regenwormen 2 - A 21-36 -/- WW:12225W", "keep 5", "keep 2")
    assert first == "Keep the fives and you still have 5 dice to roll; with the twos only 3."


def test_more_risk_for_more_worms() -> None:
    _, second = why_really("regenwormen 2 - A 21-24,28-36 27/25.26 33:12555W", "keep W")
    assert re.fullmatch(
        r"Keeping the fives fails more often \(\d+% instead of \d+%\), but is more likely to "
        r"bring \d worms( or more)? \(\d+% instead of \d+%\)\.",
        second,
    )


# It Happens..: mounds of the set that ships. Mound 4 is queen 6, general 5, worm number 8, and
# its columns begin with a map, a worm, sneakers, nothing and nothing.

NOBODY = "2:00000000:-:-"
FOUR = "/".join([NOBODY] * 4)
THREE = "/".join([NOBODY] * 3)


def test_finds_and_the_lead_are_named() -> None:
    first, _ = why(f"it-happens 4 - 1 A A - 4:-|7:-|8:- - {FOUR} A3", "place 1", "place 2")
    assert first == (
        "Mound 4 brings you the lead (queen, 6) and a map (a new kind), "
        "mound 7 only the lead (queen, 5)."
    )


def test_only_third_is_not_much() -> None:
    text = f"it-happens 3 - 1 A A - 4:-|7:B1|8:B6/C5 - {THREE} A4"
    first, _ = why(text, "place 1", "place 3")
    assert first == (
        "Mound 4 brings you the lead (queen, 6) and a map (a new kind); "
        "on mound 8 the 4 only makes you third."
    )


def test_a_second_of_a_kind_is_five_points_and_a_third_is_nothing() -> None:
    table = "it-happens 3 - 1 A A - 4:-|7:B1|8:B6 -"
    for maps, what in (
        (0, "a map (a new kind)"),
        (1, "a map (your second: 5 points)"),
        (2, None),
    ):
        holdings = f"2:{maps}0000000:-:-/{NOBODY}/{NOBODY}"
        found = " ".join(why(f"{table} {holdings} A4", "place 1", "place 3"))
        assert what in found if what else "map" not in found


def test_nothing_is_found_where_none_is_left() -> None:
    holders = f"{NOBODY}/2:20000000:-:-/2:20000000:-:-"
    text = f"it-happens 3 - 1 A A - 4:-|7:B1|8:B6 - {holders} A4"
    assert "map" not in " ".join(why(text, "place 1", "place 3"))


def test_who_is_overtaken_and_who_cannot_be_any_more() -> None:
    text = f"it-happens 3 - 1 A A - 4:B3|7:-|8:B6/C5 - {THREE} A6"
    assert why(text, "place 1", "place 2")[1] == "On mound 4 you overtake Bo."
    last = "it-happens 2 - 1 A B - 5:C53/A54/B5|6:A5/B4/C5|8:A32/B42/C1 0+0 "
    last += "0:00000100:-:-/0:00100001:-:-/1:00000010:-:- B4"
    assert why_really(last) == [
        "Mound 6 brings you the lead (queen, 6), mound 5 only second place (general, 3).",
        "Nobody can overtake you on mound 6 any more.",
    ]


@pytest.mark.parametrize(("bo", "safe"), [("B651", True), ("B65", False)])
def test_a_lead_is_safe_where_no_other_can_draw_level(bo: str, safe: bool) -> None:
    """With one more six Bo, further left, would have 17 as well, and lead by the tie."""
    high = mounds().word
    text = f"it-happens 3 mounds={high} 1 A A - 1:{bo}/A56/C1|2:B6/C5|3:- - {THREE} A6"
    said = why(text, "place 1", "place 2")
    assert said[0].startswith("Mound 1 brings you the lead")
    assert ("Nobody can overtake you on mound 1 any more." in said) == safe


@pytest.mark.parametrize(("held", "promised"), [(2, True), (20, False)])
def test_the_worm_number_counts_while_worms_are_left(held: int, promised: bool) -> None:
    holdings = f"{held}:00000000:-:-/{NOBODY}/{NOBODY}"
    text = f"it-happens 3 - 1 A A - 4:A5|7:-|8:B6/C5 - {holdings} A3"
    said = " ".join(why(text, "place 1", "place 3"))
    assert ("the worm number (8)" in said) == promised


def test_numbers_that_win_as_well_are_not_better() -> None:
    # The last die of the game: with a 5 or a 6 A takes the queen of mound 10, and wins.
    narrow, filler = "4-3-18:.../.../././.", "4-3-18:.../.../.../.../..."
    last = mounds(*[filler] * 9, "9-2-18:.../.../.../.../...", narrow, narrow).word
    text = f"it-happens 3 mounds={last} 4 A A 1.2.3.4.5.6.7.8.9 "
    text += "10:B61/A12|11:C66/B11/A1|12:C111/B1/A1 - "
    text += "6:00000000:-:-/0:00000000:-:-/0:00000000:-:- A5"
    assert why(text, "place 1", "reroll")[1] == (
        "A reroll costs a worm, and no number would be worth that."
    )


def test_a_lead_that_grows_and_the_room_in_a_column() -> None:
    # Mound 3 has three fields in its first column, mound 4 two in its second.
    text = f"it-happens 3 - 1 A A - 3:-|4:C4|8:- - {THREE} A3"
    assert why(text, "place 1", "place 2") == [
        "Mound 3 brings you the lead (queen, 7), "
        "mound 4 only second place (general, 5) and a worm.",
        "On mound 3 your column has room for 2 more dice, on mound 4 only for 1.",
    ]
    text = f"it-happens 3 - 1 A A - 5:C5|6:-|8:A5/B1 - {THREE} A4"
    assert why(text, "place 3", "place 1")[0] == "On mound 8 you then lead by 8 (queen, 5)."


def test_what_pays_later_is_said_as_such() -> None:
    text = "it-happens 2 - 2 B B 1.7.8 2:A6/B1|5:A56|11:C14/A62/B1 2+0 "
    text += "2:01000010:8:1/0:10101001:1:7/1:01110000:7:8 B5"
    first = why_really(text, "place 3")[0]
    assert re.fullmatch(
        r"Mound 11 would bring you a teapot \(your second: 5 points\) and second place "
        r"\(general, 2\) now, but in the end mound 5 is worth about [\d.]+ points more\.",
        first,
    )


def test_a_reroll_is_weighed_by_the_numbers_that_beat_the_die() -> None:
    text = "it-happens 2 - 1 A A - 5:C5|6:-|8:A3 2+1 2:00000000:-:-/2:00000000:-:-/"
    text += "0:00000000:-:- A5"
    first, second = why(text, "place 1", "reroll")
    assert first.startswith("On mound 5 the 5 brings you ")
    assert re.search("no number|only [12] of the 6 numbers", second)
    low = why(text[:-1] + "1", "reroll", "place 1")[0]
    many = re.fullmatch(
        r"A reroll costs a worm, but (\d) of the 6 numbers beats? this 1\.", low
    )
    assert many
    assert 1 <= int(many[1]) <= 5


def test_a_skip_lets_the_others_place_first() -> None:
    text = f"it-happens 3 - 1 A A - 4:A6/B6|7:B6/C6|8:B6/C6 - {THREE} A1"
    assert why(text, "skip", "place 2")[0] == (
        "A skip costs a worm, but the others place first, with 5 dice still in hand."
    )
    assert why(text, "place 2", "skip")[-1].startswith("A skip costs a worm, and this 1 is")


def test_between_two_players_a_skip_names_the_other() -> None:
    text = "it-happens 2 - 1 A A - 5:-|6:-|8:- 2+2 2:00000000:-:-/2:00000000:-:-/"
    assert why(text + "0:00000000:-:- A3", "skip", "place 1")[0] == (
        "A skip costs a worm, but Bo goes first, with 7 dice still to place."
    )


def test_the_third_colour_hurts_somebody() -> None:
    text = "it-happens 2 - 1 A A - 5:C53/A54/B5|6:A5/B4|8:A32/B42/C1 1+0 "
    text += "0:00000100:-:-/0:00100001:-:-/1:00000000:-:- C5"
    assert why_really(text) == [
        "On mound 8 the 5 would cost you second place (general, 3).",
        "On mound 6 the 5 costs Bo second place (general, 2).",
    ]


def test_own_dice_come_first_or_are_kept() -> None:
    text = "it-happens 2 - 1 A B - 5:C5/A5|6:-|8:A3 2+1 1:00000100:-:-/2:00000000:-:-/"
    text += "0:00000000:-:- -"
    assert why(text, "roll", "roll third")[0].startswith(
        "There are still 3 mounds where you have no column"
    )
    assert why(text, "roll third", "roll")[0] == (
        "You keep your own dice for later: Anna still has 3 to place."
    )


# Any game


def test_where_there_is_nothing_to_choose_between_this_is_said() -> None:
    position: Position = games.parse("regenwormen 3 - B 21-22,24-36 23/-/- :1233345W")
    moves = position.moves
    even = tuple(Option(move, 0.33, 0.0) for move in moves)
    advice = Advice(position.actor, even, True, 0.0)
    assert told(reasons_for(position, advice), "en") == [
        "It hardly matters: your chance to win is 33% either way."
    ]


def test_forced_moves_need_no_reason() -> None:
    assert why_really("regenwormen 2 - A 21-36 -/- -") == []


def test_chances_are_said_in_whole_percents_unless_that_would_be_none_or_all() -> None:
    chances = (0.2911, 0.004, 0.9961, 0.0, 1.0, 0.0049)
    assert [rounded(chance) for chance in chances] == [0.29, 0.004, 0.996, 0.0, 1.0, 0.005]


GAMES = [
    ("regenwormen", 2),
    ("regenwormen", 5),
    ("it-happens", 2),
    ("it-happens", 3),
    ("it-happens", 5),
]


def choices(name: str, seats: int) -> Iterator[tuple[Position, str]]:
    """Real choices with what was chosen, by players good and bad."""
    levels = [CASUAL, RANDOM, SKILLED, RANDOM, CASUAL][:seats]
    for seed in range(3):
        game = played(games.load(name).start(seats=seats), levels, seed)
        for position, step in zip(game.positions, game.steps, strict=False):
            if len(position.moves) > 1:
                yield position, step


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_choice_of_real_games_has_its_reasons(name: str, seats: int) -> None:
    said = set()
    every = list(choices(name, seats))
    for position, step in every[:: max(1, len(every) // ENOUGH)]:
        advice = advise(position)
        for chosen in (None, position.game.move(step)):
            reasons = reasons_for(position, advice, chosen)
            assert 1 <= len(reasons) <= MOST_REASONS
            assert len({reason.sentence for reason in reasons}) == len(reasons)
            for language in LANGUAGES:
                check(told(reasons, language), language)
            said |= {reason.sentence for reason in reasons}
    assert len(every) > ENOUGH
    assert len(said) > times(8, 12)


def check(sentences: list[str], language: str) -> None:
    """One sentence each, with nothing left open in it."""
    for sentence in sentences:
        assert re.search(r"[.。]$", sentence), sentence
        assert not re.search(r"[{}$]|  | [.,;，。；]|None", sentence), sentence
        if language != "zh-Hant":
            assert sentence[0] in "0123456789" or sentence[0].isupper(), sentence
        ends = re.findall(r"[.。](?=\s|$)|。", sentence)
        assert len(ends) == 1, sentence


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_reasons_know_nothing_that_lies_face_down(name: str, seats: int) -> None:
    """A position has nothing hidden but the next dice: told twice, it says the same."""
    for position, _ in list(choices(name, seats))[::25]:
        again: Position = games.parse(position.text)
        assert reasons_for(position, advise(position)) == reasons_for(again, advise(again))
