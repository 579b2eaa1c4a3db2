"""The solver of It Happens.. against plain counting, and against the end of the game."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from zlib import crc32

import pytest
from tests.helpers import all_options, happens, random_mounds, random_step

from wormery import games
from wormery.games import CHANCE, OVER
from wormery.games.errors import GameOverError, OptionError
from wormery.games.ithappens import ItHappensPosition
from wormery.games.ithappens.ends import Place, Skip
from wormery.solver.ithappens import POINTS, WIN, estimate, solve, solve_round
from wormery.solver.ithappens.round import key_of

GAME = games.load("it-happens")
A, B = 0, 1
LEVEL = 1e-9  # as in the solver: of moves that are worth the same, the first is taken


def any_value(position: Any) -> float:
    """Some value, different for every position."""
    return crc32(position.state.tobytes()) / 2**32


def table_value(position: Any) -> float:
    """Some value that tells apart only what lies on the mounds."""
    return crc32(position.state.dice.tobytes()) / 2**32


def count_turn(position: Any, value: Callable[[Any], float], ends: dict[Any, float]) -> float:
    """The best value of a turn, by trying everything; `ends` gets what each end is worth."""
    if position.actor == CHANCE:
        return sum(count_turn(position.after(face), value, ends) for face in "123456") / 6
    values = []
    for move in position.moves:
        after = position.after(move)
        if move.kind == "place":
            ends[Place(position.shown[move.about - 1], position.die)] = value(after)
        elif move.kind == "skip":
            ends[Skip()] = value(after)
        else:  # a die is rolled
            values.append(count_turn(after, value, ends))
            continue
        values.append(value(after))
    return max(values)


def within_turns(random: Random, most_worms: int = 2) -> Iterator[Any]:
    """Positions of every phase of a turn, for all seats and options."""
    for seats in GAME.seats:
        mounds = random_mounds(random)
        for options in all_options(GAME):
            position: Any = GAME.start(seats=seats, mounds=mounds, **options)
            while position.actor != OVER:
                held = position.holdings[position.turn].worms
                if (
                    position.begins != "round"
                    and held <= most_worms
                    and random.random() < 0.008
                ):
                    yield position
                position = position.after(random_step(position, random))


def endings(random: Random, seats: int, dice: int, worms: int, rounds: int) -> Any:
    """A position before a turn with so few dice and worms left in that round."""
    while True:
        position: Any = GAME.start(seats=seats)
        while position.actor != OVER and position.round <= rounds:
            held = position.holdings
            left = sum(each.dice + each.third_dice for each in held)
            spare = sum(each.worms for each in held[:seats])
            if position.begins == "turn" and position.round == rounds and left == dice:
                if spare <= worms:
                    return position
                break
            position = position.after(random_step(position, random))


def test_a_turn_is_worth_what_trying_everything_finds() -> None:
    seen = 0
    for position in within_turns(Random(1)):
        turn = solve(position, any_value)
        assert turn.value == pytest.approx(count_turn(position, any_value, {}), abs=1e-12)
        assert set(turn.moves) == set(position.moves)
        if turn.moves:
            assert turn.best is not None
            assert turn.value == max(turn.moves.values()) == turn.moves[turn.best]
        else:
            assert turn.best is None
        seen += 1
    assert seen > 50


def test_the_ends_of_a_turn_sum_to_1_and_their_mean_is_its_value() -> None:
    for position in within_turns(Random(2)):
        turn = solve(position, any_value)
        assert sum(turn.ends.values()) == pytest.approx(1.0)
        held = sum(each.dice + each.third_dice for each in position.holdings)
        if position.seats == 2 or held <= 1:  # an end would not name the die's colour
            continue
        turn = solve(position, table_value)
        worth: dict[Any, float] = {}
        count_turn(position, table_value, worth)
        mean = sum(chance * worth[end] for end, chance in turn.ends.items())
        assert mean == pytest.approx(turn.value, abs=1e-12)


def test_a_low_die_is_rolled_again_if_only_high_ones_count() -> None:
    position: Any = GAME.start(seats=3).after("1.2.3")

    def highest_die(after: Any) -> float:
        dice = [die for column in after.mounds[0].columns for die in column.dice]
        return float(max(dice, default=0))

    turn = solve(position, highest_die)
    # With one reroll 4.25 is the best mean, and with two 4 + 2/3: the well-known values.
    assert turn.value == pytest.approx(14 / 3)
    assert [turn.plan[2, die].text for die in range(1, 7)] == ["reroll"] * 4 + ["place 1"] * 2
    assert [turn.plan[1, die].text for die in range(1, 7)] == ["reroll"] * 3 + ["place 1"] * 3
    assert turn.ends[Place(mound=1, die=6)] == pytest.approx(
        1 / 6 + 4 / 6 * (1 / 6 + 1 / 2 * 1 / 6)
    )
    assert Skip() not in turn.ends


def count_round(position: Any, aim: int, known: dict[Any, tuple[float, ...]]) -> Any:
    """What the rest of a round is worth to each colour, position by position."""
    if position.result is not None or position.begins == "round":
        if aim == POINTS:
            return tuple(map(float, position.scores))
        return shares(position) if position.result else estimate(position)
    if position not in known:
        if position.actor == CHANCE:
            faces = [count_round(position.after(face), aim, known) for face in "123456"]
            found = tuple(sum(values) / 6 for values in zip(*faces, strict=True))
        else:
            found = (-1000.0,) * position.colours
            for move in position.moves:
                values = count_round(position.after(move), aim, known)
                if values[position.turn] > found[position.turn] + LEVEL:
                    found = values
        known[position] = found
    return known[position]


def shares(position: Any) -> tuple[float, ...]:
    """Who has won, a shared win split."""
    winners = position.result.winners
    return tuple((c in winners) / len(winners) for c in range(position.colours))


@pytest.mark.parametrize(
    ("seats", "dice", "worms", "rounds", "aim"),
    [
        (2, 1, 2, 4, WIN),
        (2, 2, 1, 4, WIN),
        (2, 3, 0, 4, WIN),
        (2, 2, 2, 4, POINTS),
        (2, 2, 1, 2, WIN),
        (3, 2, 2, 4, WIN),
        (4, 2, 2, 1, WIN),
        (5, 2, 2, 4, POINTS),
    ],
)
def test_the_end_of_a_round_is_what_trying_everything_finds(
    seats: int, dice: int, worms: int, rounds: int, aim: int
) -> None:
    for number in range(4 - dice):
        position = endings(Random(number), seats, dice, worms, rounds)
        found = solve_round(position, aim)
        known: dict[Any, tuple[float, ...]] = {}
        assert found is not None
        assert found.exact == (rounds == 4)
        assert found.values == pytest.approx(count_round(position, aim, known), abs=1e-8)
        for move, values in found.moves.items():
            expected = count_round(position.after(move), aim, known)
            assert values == pytest.approx(expected, abs=1e-8)


@pytest.mark.parametrize(("seats", "dice"), [(2, 3), (3, 3), (5, 2)])
def test_a_turn_solved_on_exact_values_is_worth_the_solved_end_of_the_game(
    seats: int, dice: int
) -> None:
    for number in range(3):
        position = endings(Random(20 + number), seats, dice, 2, 4)

        def win(after: Any, seat: int = position.turn) -> float:
            if after.result is not None:
                return shares(after)[seat]
            found = solve_round(after)
            assert found is not None
            return found.values[seat]

        whole, turn = solve_round(position), solve(position, win)
        assert whole is not None
        assert whole.exact
        assert sum(whole.values) == pytest.approx(1.0)
        assert turn.value == pytest.approx(whole.values[position.turn], abs=1e-8)
        for move, value in turn.moves.items():
            assert value == pytest.approx(whole.moves[move][position.turn], abs=1e-8)


def test_a_move_that_is_better_by_little_is_still_the_better_one() -> None:
    """B gains three millionths on the third mound, and A a tenth."""
    position = games.parse(
        "it-happens 3 - 3 C B 2.6.7.8.9.12 1:B12/C24/A4|3:C45/A162/B44|11:A3/C2 - "
        "1:03110000:2.6.7:8.12/0:01200000:8.9.12:6.7/0:10002120:-:2.9 B2"
    )
    assert isinstance(position, ItHappensPosition)
    found = solve_round(position)
    assert found is not None
    first, third = (found.moves[position.game.move(name)] for name in ("place 1", "place 3"))
    assert 1e-6 < third[B] - first[B] < 4e-6
    assert third[A] - first[A] > 0.09
    assert found.values == third


def test_positions_that_differ_have_keys_of_their_own() -> None:
    """Each of these differs from the first in one thing that can change within a round."""
    first = "A 10:A12/B3/C44|11:-|12:- 1+1 2:00000000/2:00000000/2:00000000 -"
    others = [
        ("A 10", "B 10"),  # the turn
        ("1+1", "2+0"),  # who holds the dice of the third colour
        ("1+1", "0+2"),
        ("A12", "A13"),  # sums
        ("B3", "B4"),
        ("A12/B3", "B3/A12"),  # columns
        ("C44|11:-", "C4|11:C4"),  # mounds
        ("B3/C44|11:-|12:-", "C44|11:-|12:B3"),
        ("1+1 2:", "1+1 1:"),  # worms
        ("/2:00000000/", "/1:00000000/"),
        ("2:00000000 -", "1:00000000 -"),
        ("1+1 2:00000000", "1+1 2:00000001"),  # objects
        ("1+1 2:00000000", "1+1 2:10000000"),
        ("/2:00000000/", "/2:00000001/"),
        ("2:00000000 -", "2:00000001 -"),
        ("2:00000000 -", "2:00000000 A?"),  # the die that falls
        ("2:00000000 -", "2:00000000 C?"),
    ]
    assert all(first.count(old) == 1 for old, _ in others)
    keys = [key(first), *(key(first.replace(*change)) for change in others)]
    assert len(set(keys)) == len(keys)
    assert key(first.replace("A12", "A21")) == keys[0], "of dice only the sum counts"
    same_sums = (("A12", "11:A3"), ("A3", "11:A12"))
    one, other = (first.replace("A12", a).replace("11:-", b) for a, b in same_sums)
    assert key(one) != key(other), "as many dice with the same sums, on other mounds"


def key(text: str) -> int:
    turn, shown, third, held, die = text.split()
    colours = "/".join(f"{one}:-:-" for one in held.split("/"))
    position = happens(f"2 4 A {turn} 1.2.3.4.5.6.7.8.9 {shown} {third} {colours} {die}")
    return int(key_of(position.setup, position.state))


def test_a_round_that_takes_too_long_is_given_up() -> None:
    position: Any = GAME.start(seats=2).after("1.2.3")
    assert solve_round(position, most=1000) is None


def test_only_a_round_that_is_under_way_can_be_solved() -> None:
    position: Any = GAME.start(seats=2)
    with pytest.raises(OptionError, match="face up"):
        solve_round(position)
    with pytest.raises(OptionError, match="between two rounds"):
        estimate(position.after("1.2.3"))
    while position.actor != OVER:
        position = position.after(random_step(position, Random(1)))
    with pytest.raises(GameOverError):
        solve_round(position)
    assert estimate(position) == shares(position)


def test_the_estimate_goes_with_the_lead() -> None:
    text = "it-happens 3 - {round} A A {gone} - - {a}/2:00000000:2:-/2:00000000:-:- ?"
    before = []
    for number, gone in ((2, "1.2.3"), (4, "1.2.3.4.5.6.7.8.9")):
        position: Any = games.parse(text.format(round=number, gone=gone, a="2:00000000:1:-"))
        before.append(estimate(position))
    for chances in before:
        assert sum(chances) == pytest.approx(1.0)
        assert chances[0] > chances[1] > chances[2]
    assert before[1][0] > before[0][0]  # the same lead is worth more when less is to come
