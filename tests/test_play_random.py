"""Random games of both kinds: what must hold at every step, whatever is played."""

import pickle
from collections import Counter
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.helpers import all_options, random_mounds, random_positions, random_step, seen
from tests.proof import times

from wormery import games, players
from wormery.games import CHANCE, OVER, Chance, Position
from wormery.games.errors import (
    GameOverError,
    IllegalMoveError,
    ImpossibleOutcomeError,
    UnknownMoveError,
)
from wormery.games.ithappens import OBJECTS, ItHappensPosition
from wormery.games.regenwormen import RegenwormenPosition

REGENWORMEN, IT_HAPPENS = games.load("regenwormen"), games.load("it-happens")

SEEDS = st.integers(0, 2**32)

# A round has at most 25 dice, each rolled and placed in three steps. A worm is spent in at
# most three steps; there are at most 10 of them at first, and in a round at most one is
# found a die and one is won a colour and mound.
MOST_STEPS_OF_IT_HAPPENS = 4 * (1 + 3 * 25) + 3 * (10 + 4 * 25 + 4 * 15)


@st.composite
def starts(draw: st.DrawFn, name: str) -> Position:
    """The start of a game with any seats and options; It Happens.. with any mounds."""
    game = games.load(name)
    seats = draw(st.sampled_from(game.seats))
    options = dict(draw(st.sampled_from(all_options(game))))
    if name == "it-happens" and draw(st.booleans()):
        options["mounds"] = random_mounds(Random(draw(SEEDS)))
    begins = draw(st.integers(0, seats - 1))
    start: Position = game.start(seats=seats, begins=begins, **options)
    return start


# Checks of one position


def check(position: Position, random: Random) -> None:
    before = position.text
    if isinstance(position, RegenwormenPosition):
        check_tiles(position)
    elif isinstance(position, ItHappensPosition):
        check_table(position)
    check_text(position, before)
    check_moves(position)
    check_chances(position, random)
    check_result(position)
    assert position.text == before


def check_tiles(position: RegenwormenPosition) -> None:
    """All 16 tiles and 8 dice are somewhere, once."""
    everywhere = [
        *position.row,
        *position.out,
        *(t for stack in position.stacks for t in stack),
    ]
    assert sorted(everywhere) == list(range(21, 37))
    assert position.left + len(position.aside) == 8
    assert len(position.rolled) in (0, position.left)
    assert position.total == sum(5 if die == "W" else int(die) for die in position.aside)
    assert position.scores == tuple(
        sum(1 + (tile - 21) // 4 for tile in stack) for stack in position.stacks
    )
    assert (position.row == ()) == (position.actor == OVER)


def check_table(position: ItHappensPosition) -> None:
    """All mounds, dice, worms, objects and point tiles are somewhere, once."""
    assert sorted([*position.deck, *position.shown, *position.gone]) == list(range(1, 13))
    placed: Counter[int] = Counter()
    for mound in position.mounds:
        owners = [column.colour for column in mound.columns if column.colour is not None]
        assert len(owners) == len(set(owners))  # IH-5d
        for left, right in zip(mound.columns, mound.columns[1:], strict=False):
            assert left.colour is not None or right.colour is None  # IH-5c
        for column in mound.columns:
            assert len(column.dice) <= len(column.finds)  # IH-5b
            assert bool(column.dice) == (column.colour is not None)
            if column.colour is not None:
                placed[column.colour] += len(column.dice)
    holdings = position.holdings
    for seat in range(position.seats):
        assert holdings[seat].dice + placed[seat] == 5
    if position.seats == 2:
        assert sum(holding.third_dice for holding in holdings) + placed[2] == 4
    assert position.worms_in_supply + sum(holding.worms for holding in holdings) == 24
    assert position.worms_in_supply >= 0
    for name in OBJECTS:
        assert 0 <= sum(holding.objects[name] for holding in holdings) <= 4
    queens = [mound for holding in holdings for mound in holding.queens]
    generals = [mound for holding in holdings for mound in holding.generals]
    assert len(queens) == len(set(queens))
    assert len(generals) == len(set(generals))
    assert set(generals) <= set(queens) <= set(position.gone)
    assert position.scores == tuple(score.total for score in position.addition)


def check_text(position: Position, text: str) -> None:
    """The text reads back to an equal position; so does a pickle."""
    again = games.parse(text)
    assert again == position
    assert hash(again) == hash(position)
    assert again.text == text
    assert pickle.loads(pickle.dumps(position)) == position


def check_moves(position: Position) -> None:
    """Legal moves are accepted, all others refused with a rule, and nothing changes."""
    before = position.state.tobytes()
    if position.actor == CHANCE:
        assert position.moves == ()
        return
    for move in position.game.moves:
        if position.actor == OVER:
            with pytest.raises(GameOverError):
                position.after(move)
        elif move in position.moves:
            after = position.after(move)
            assert after != position
            assert position.after(move.text) == after == position.after(int(move))
        else:
            with pytest.raises(IllegalMoveError) as caught:
                position.after(move)
            assert caught.value.rule is not None
            assert caught.value.rule.startswith(("RW-", "IH-"))
            assert caught.value.rule in str(caught.value)
    if position.actor != OVER:
        assert position.moves  # nobody is ever left without a move
        assert position.actor == position.turn
        unknown = (
            "fly",
            "",
            -1,
            len(position.game.moves),
            Chance(1, "1", 1, 6),
        )
        for step in unknown:
            with pytest.raises(UnknownMoveError):
                position.after(step)
    assert position.state.tobytes() == before


@cache
def chances_are_whole(outcomes: tuple[Chance, ...]) -> bool:
    assert sum((outcome.fraction for outcome in outcomes), Fraction(0)) == 1
    assert len({outcome.text for outcome in outcomes}) == len(outcomes)
    assert len({outcome.number for outcome in outcomes}) == len(outcomes)
    assert all(outcome.ways > 0 for outcome in outcomes)
    return True


def check_chances(position: Position, random: Random) -> None:
    """The chances add up to exactly 1, each is accepted, and nothing else is."""
    if position.actor != CHANCE:
        assert position.outcomes == ()
        return
    assert chances_are_whole(position.outcomes)
    before = position.state.tobytes()
    outcome = random.choice(position.outcomes)
    after = position.after(outcome)
    assert position.after(outcome.text) == after == position.after(outcome.number)
    assert position.name_of(outcome.number) == outcome.text
    for step in ("", "roll", "0", "7" * 8, "1" * 9, "0.1.2.3", "W.W.X", -1, 1 << 30):
        with pytest.raises(ImpossibleOutcomeError) as caught:
            position.after(step)
        assert caught.value.rule in ("RW-3", "IH-3", "IH-4")
    assert position.state.tobytes() == before


def check_result(position: Position) -> None:
    """Who won has the most points, and there is a winner exactly at the end."""
    result = position.result
    assert (result is None) == (position.actor != OVER)
    if result is None:
        return
    assert result.scores == position.scores
    leaders = tuple(
        seat for seat, score in enumerate(result.scores) if score == max(result.scores)
    )
    assert set(result.winners) <= set(leaders)
    assert result.winners
    if len(leaders) == 1:
        assert result.reason in ("worms", "points")
        assert result.winners == leaders
    assert (result.reason == "shared") == (len(result.winners) > 1)


# Whole games


@given(start=starts("regenwormen"), seed=SEEDS)
@settings(max_examples=times(5, 15))
def test_regenwormen_at_every_step(start: Position, seed: int) -> None:
    """RW-1 to RW-12: the first part of a game in which anything legal is played."""
    random = Random(seed)
    for position in random_positions(start, random, 60):
        check(position, random)


@given(start=starts("regenwormen"), seed=SEEDS)
@settings(max_examples=times(10, 30))
def test_regenwormen_ends(start: Position, seed: int) -> None:
    """RW-11: a game ends; from time to time on the way, and at the end, all is checked."""
    random, simple, position = Random(seed), players.load("casual"), start
    for _ in range(20_000):
        if position.actor == OVER:
            break
        if random.random() < 0.02:
            check(position, random)
        if position.actor == CHANCE or random.random() < 0.3:
            position = position.after(random_step(position, random))
        else:
            position = position.after(simple.choose(position, random))
    assert position.actor == OVER
    check(position, random)


@given(start=starts("it-happens"), seed=SEEDS)
@settings(max_examples=times(5, 15))
def test_it_happens_at_every_step(start: Position, seed: int) -> None:
    """IH-1 to IH-12: whole games in which anything legal is played."""
    random = Random(seed)
    positions = random_positions(start, random, MOST_STEPS_OF_IT_HAPPENS)
    assert positions[-1].actor == OVER  # in a bounded number of steps
    offset = random.randrange(6)
    for position in [*positions[offset::6], positions[-1]]:
        check(position, random)


@given(start=st.one_of(starts("regenwormen"), starts("it-happens")), seed=SEEDS)
@settings(max_examples=times(5, 15))
def test_a_game_can_go_on_from_its_text(start: Position, seed: int) -> None:
    """Two games with the same steps stay equal when one is read anew from its text."""
    random, one, two = Random(seed), start, start
    for _ in range(60):
        if one.actor == OVER:
            break
        step = random_step(one, random)
        one, two = one.after(step), games.parse(two.text).after(step)
        assert one == two
    assert one.text == two.text


def test_different_positions_are_not_equal() -> None:
    """Options, seats, turn and game all tell positions apart."""
    every = [
        game.start(seats=seats, begins=begins, **options)
        for game in games.GAMES.values()
        for options in all_options(game)
        for seats in game.seats
        for begins in range(seats)
    ]
    assert len(set(every)) == len(every) == len({position.text for position in every})
    assert every[0] != every[0].text


# Views: what a seat may not know does not show


def middle(name: str, seed: int, seats: int, steps: int, **options: Any) -> Any:
    """A position in the middle of a random game."""
    game = games.load(name)
    random = Random(seed)
    return random_positions(game.start(seats=seats, **options), random, steps)[-1]


def with_stacks(position: Any, stacks: list[list[int]]) -> Any:
    fields = position.text.split(" ")
    fields[5] = "/".join(".".join(map(str, stack)) or "-" for stack in stacks)
    return games.parse(" ".join(fields))


@given(seats=st.integers(2, 7), seed=SEEDS, viewer=st.integers(-1, 6))
def test_a_view_does_not_show_covered_tiles(seats: int, seed: int, viewer: int) -> None:
    """RW-10: covered tiles of the others may lie in any order; the view stays the same."""
    random = Random(seed)
    tiles = random.sample(range(21, 36), 14)  # 36 stays open
    piles: list[list[int]] = [[] for _ in range(seats)]
    for tile in tiles:
        piles[random.randrange(seats)].append(tile)
    text = "/".join(".".join(map(str, pile)) or "-" for pile in piles)
    position = games.parse(f"regenwormen {seats} - A 36 {text} -")
    seat = viewer if 0 <= viewer < seats else None
    covered = [tile for owner in range(seats) if owner != seat for tile in piles[owner][:-1]]
    random.shuffle(covered)
    other = [
        pile if owner == seat or not pile else [*(covered.pop() for _ in pile[:-1]), pile[-1]]
        for owner, pile in enumerate(piles)
    ]
    shuffled = with_stacks(position, other)
    assert seen(shuffled, seat) == seen(position, seat)
    for owner, stack in enumerate(seen(position, seat).stacks):
        assert stack.height == len(piles[owner])
        assert stack.top == (piles[owner][-1] if piles[owner] else None)
        if owner == seat:
            assert stack.tiles == tuple(piles[owner])
            assert stack.worms == position.scores[owner]
        else:
            assert (stack.tiles, stack.worms) == (None, None)


def test_at_the_end_all_stacks_are_open() -> None:
    """RW-11: when the game is over everything is counted, for all to see."""
    position = games.parse("regenwormen 3 - A - 21.30/36.22/- -")
    for seat in (None, 0, 1, 2):
        view = seen(position, seat)
        assert [stack.tiles for stack in view.stacks] == [(21, 30), (36, 22), ()]
        assert [stack.worms for stack in view.stacks] == [4, 5, 0]
        assert view.result == position.result


def with_point_tiles(
    position: Any, tiles: list[tuple[tuple[int, ...], tuple[int, ...]]]
) -> Any:
    fields = position.text.split(" ")
    words = []
    for word, (queens, generals) in zip(fields[9].split("/"), tiles, strict=True):
        lists = (".".join(map(str, sorted(mounds))) or "-" for mounds in (queens, generals))
        words.append(":".join([*word.split(":")[:2], *lists]))
    fields[9] = "/".join(words)
    return games.parse(" ".join(fields))


def swap_point_tiles(position: Any, seat: int | None, random: Random) -> Any:
    """Hidden queens change hands between the others, and so do generals."""
    holdings = position.holdings
    hidden = [owner for owner in range(len(holdings)) if owner != seat]
    queens = [mound for owner in hidden for mound in holdings[owner].queens]
    generals = [mound for owner in hidden for mound in holdings[owner].generals]
    for _ in range(50):  # nobody can have queen and general of one mound
        random.shuffle(queens)
        random.shuffle(generals)
        left = [list(queens), list(generals)]
        tiles = []
        for owner, held in enumerate(holdings):
            if owner not in hidden:
                tiles.append((held.queens, held.generals))
                continue
            tiles.append(
                (
                    tuple(left[0].pop() for _ in held.queens),
                    tuple(left[1].pop() for _ in held.generals),
                )
            )
        if all(not set(a) & set(b) for a, b in tiles):
            return with_point_tiles(position, tiles)
    return position


def turn_a_queen_into_a_general(position: Any, seat: int | None) -> Any | None:
    """Two others swap a queen and a general: the numbers of tiles stay, the kinds do not."""
    holdings = position.holdings
    tiles = [(held.queens, held.generals) for held in holdings]
    for one in range(len(holdings)):
        for two in range(len(holdings)):
            if seat in (one, two) or one == two:
                continue
            for queen in holdings[one].queens:
                for general in holdings[two].generals:
                    if queen in holdings[two].generals or general in holdings[one].queens:
                        continue
                    tiles[one] = (
                        tuple(m for m in holdings[one].queens if m != queen),
                        (*holdings[one].generals, general),
                    )
                    tiles[two] = (
                        (*holdings[two].queens, queen),
                        tuple(m for m in holdings[two].generals if m != general),
                    )
                    return with_point_tiles(position, tiles)
    return None


@given(
    seats=st.integers(2, 5), seed=SEEDS, viewer=st.integers(-1, 4), steps=st.integers(100, 200)
)
@settings(max_examples=times(15, 50))
def test_a_view_does_not_show_the_point_tiles_of_others(
    seats: int, seed: int, viewer: int, steps: int
) -> None:
    """IH-9: who has which queens and generals shows only to the owner."""
    random = Random(seed)
    position = middle("it-happens", seed, seats, steps)
    seat = viewer if 0 <= viewer < seats else None
    if position.actor == OVER:
        return
    assert seen(swap_point_tiles(position, seat, random), seat) == seen(position, seat)
    if (changed := turn_a_queen_into_a_general(position, seat)) is not None:
        assert changed != position
        assert seen(changed, seat) == seen(position, seat)
    for owner, shown in enumerate(seen(position, seat).holdings):
        held = position.holdings[owner]
        assert shown.point_tiles == len(held.queens) + len(held.generals)
        assert shown.worms == held.worms
        assert shown.objects == {
            kind: number for kind, number in held.objects.items() if number
        }
        if owner == seat:
            assert (shown.queens, shown.generals) == (held.queens, held.generals)
            assert shown.score == position.scores[owner]
        else:
            assert (shown.queens, shown.generals, shown.score) == (None, None, None)


@given(seats=st.integers(2, 5), seed=SEEDS, steps=st.integers(100, 200))
@settings(max_examples=times(15, 50))
def test_open_points_shows_all_point_tiles(seats: int, seed: int, steps: int) -> None:
    """IH-9, option open_points: everyone sees everything, also a spectator."""
    position = middle("it-happens", seed, seats, steps, open_points=True)
    for seat in (None, *range(seats)):
        for shown, held in zip(seen(position, seat).holdings, position.holdings, strict=True):
            assert (shown.queens, shown.generals) == (held.queens, held.generals)
            assert shown.score is not None


@given(seats=st.integers(2, 5), seed=SEEDS)
@settings(max_examples=times(10, 50))
def test_at_the_end_all_point_tiles_are_open(seats: int, seed: int) -> None:
    """IH-10: the points are counted for all to see."""
    position = middle("it-happens", seed, seats, MOST_STEPS_OF_IT_HAPPENS)
    assert position.actor == OVER
    for seat in (None, *range(seats)):
        view = seen(position, seat)
        assert tuple(holding.score for holding in view.holdings) == position.scores
        assert view.result == position.result


@given(start=st.one_of(starts("regenwormen"), starts("it-happens")), seed=SEEDS)
def test_a_view_shows_what_is_public(start: Position, seed: int) -> None:
    """RW-4, IH-4: all see whose turn it is and the dice; the seat that acts, its moves."""
    position = random_positions(start, Random(seed), 50)[-1]
    for seat in (None, *range(position.seats)):
        view = seen(position, seat)
        assert (view.actor, view.turn) == (position.actor, position.turn)
        moves = position.moves if seat == position.actor else ()
        assert [choice.move for choice in view.moves] == [move.text for move in moves]
        if isinstance(position, RegenwormenPosition):
            assert (view.row, view.out) == (position.row, position.out)
            assert (view.aside, view.rolled, view.total) == (
                position.aside,
                position.rolled,
                position.total,
            )
