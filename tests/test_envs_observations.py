"""An observation shows what the view of the seat shows, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from tests.helpers import all_options, random_mounds

from wormery import games
from wormery.envs.rewards import MARGIN, RANK, WIN
from wormery.envs.table import OVER, DrivenTable
from wormery.games import Position
from wormery.games.ithappens import MoundSet
from wormery.games.ithappens.mounds import FINDS, OBJECTS

SETUPS = [(name, seats) for name, game in games.GAMES.items() for seats in game.seats]
TILES = range(21, 37)


def play(table: DrivenTable, random: Random, steps: int) -> Any:
    """Random play: the seat to act and the position, step by step."""
    acting = table.begin()
    for _ in range(steps):
        yield acting
        if acting == OVER:
            return
        acting = table.move(random.choice(table.position.moves))


def seats_from(seat: int, seats: int) -> list[int]:
    return [(seat + place) % seats for place in range(seats)]


def expected_regenwormen(view: Any, seat: int) -> dict[str, Any]:
    """The observation of Regenwormen, put together from the view."""
    order = seats_from(seat, view.seats)
    stacks = np.zeros((view.seats, 16), dtype=int)
    for place, owner in enumerate(order):
        stack = view.stacks[owner]
        seen = (stack.top,) if stack.tiles is None else tuple(reversed(stack.tiles))
        for depth, tile in enumerate(seen, 1):
            if tile is not None:
                stacks[place, tile - 21] = depth
    return {
        "row": [tile in view.row for tile in TILES],
        "out": [tile in view.out for tile in TILES],
        "stacks": stacks,
        "heights": [view.stacks[owner].height for owner in order],
        "aside": [view.aside.count(symbol) for symbol in "12345W"],
        "rolled": [view.rolled.count(symbol) for symbol in "12345W"],
        "total": [view.total],
        "left": [8 - len(view.aside)],
        "turn": [owner == view.turn for owner in order],
    }


def expected_it_happens(view: Any, seat: int, mounds: Any) -> dict[str, Any]:
    """The observation of It Happens.., put together from the view."""
    seats, colours = view.seats, len(view.holdings)
    order = [*seats_from(seat, seats), *range(seats, colours)]
    finds, values = np.zeros((3, 5, 3, len(FINDS)), dtype=int), np.zeros((3, 3), dtype=int)
    columns = np.zeros((3, colours), dtype=int)
    dice = np.zeros((3, colours, 3), dtype=int)
    for place, mound in enumerate(view.mounds):
        values[place] = mound.queen, mound.general, mound.worm_number
        for number, column in enumerate(mound.columns):
            for level, find in enumerate(column.finds):
                finds[place, number, level, FINDS[find]] = 1
            if column.colour is not None:
                owner = order.index(column.colour)
                columns[place, owner] = number + 1
                dice[place, owner, : len(column.dice)] = column.dice
    held = [view.holdings[colour] for colour in order]

    def points(holding: Any) -> Any:
        return sum(mounds[n - 1].queen for n in holding.queens or ()) + sum(
            mounds[n - 1].general for n in holding.generals or ()
        )

    return {
        "rounds": [4 if view.actor == OVER else view.round - 1],
        "starter": [colour == view.starter for colour in order[:seats]],
        "turn": [colour == view.turn for colour in order[:seats]],
        "gone": [number in view.gone for number in range(1, 13)],
        "mounds": values,
        "finds": finds,
        "columns": columns,
        "dice": dice,
        "hands": [holding.dice for holding in held[:seats]],
        "third_hands": [holding.third_dice for holding in held[:seats]],
        "worms": [holding.worms for holding in held],
        "objects": [[holding.objects.get(name, 0) for name in OBJECTS] for holding in held],
        "point_tiles": [holding.point_tiles for holding in held],
        "queens": [len(holding.queens or ()) for holding in held],
        "generals": [len(holding.generals or ()) for holding in held],
        "points": [points(holding) for holding in held],
        "supply": [view.worms_in_supply],
        "colour": [colour == view.colour for colour in order],
        "die": [view.die == face for face in range(1, 7)],
    }


def expected(position: Position, seat: int) -> dict[str, Any]:
    view = games.view(position, seat)
    if position.game.name == "regenwormen":
        parts = expected_regenwormen(view, seat)
    else:
        mounds = position.options["mounds"]
        assert isinstance(mounds, MoundSet)
        parts = expected_it_happens(view, seat, mounds.mounds)
    acts = seat == position.actor
    over = position.actor == OVER  # then every move is in the mask
    parts["action_mask"] = [
        over or (acts and move in position.moves) for move in position.game.moves
    ]
    return parts


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_an_observation_is_what_the_view_shows(name: str, seats: int) -> None:
    for number, options in enumerate(all_options(games.load(name))):
        random = Random(f"{name} {seats} {number}")
        if name == "it-happens":
            options = {**options, "mounds": random_mounds(random)}
        table = DrivenTable(name, seats, **options)
        table.seed(np.random.default_rng(number))
        for step, _ in enumerate(play(table, random, 300)):
            if step % 17:
                continue
            for seat in range(seats):
                numbers = table.observe(seat)
                seen = table.layout.named(numbers)
                wanted = expected(table.position, seat)
                assert seen.keys() == wanted.keys()
                for part, values in wanted.items():
                    assert np.array_equal(seen[part], values), (part, table.position)
                assert table.layout.named_space.contains(seen)
                assert table.layout.flat_space.contains(table.layout.flat(numbers))


ROUND, NONE = "- 2 B B 1.2.3 4:-|5:-|6:-", "00000000"
HIDDEN = [  # pairs of positions that differ only in what lies face down, and who looks
    (
        "regenwormen 3 - A 22-23 24.21.36/33/- -",
        "regenwormen 3 - A 22-23 21.24.36/33/- -",
        (1, 2),
    ),
    (
        f"it-happens 3 {ROUND} - 2:{NONE}:1:-/2:{NONE}:2:-/2:{NONE}:3:- -",
        f"it-happens 3 {ROUND} - 2:{NONE}:3:-/2:{NONE}:2:-/2:{NONE}:1:- -",
        (1,),
    ),
    (
        f"it-happens 2 {ROUND} 2+2 2:{NONE}:1:-/2:{NONE}:2:-/0:{NONE}:3:1 -",
        f"it-happens 2 {ROUND} 2+2 2:{NONE}:1:-/2:{NONE}:2:-/0:{NONE}:3:2 -",
        (0, 1),
    ),
]


def table_at(position: Position) -> DrivenTable:
    table = DrivenTable(position.game.name, position.seats, begins=None, **position.options)
    table.state[:] = position.state
    return table


@pytest.mark.parametrize(("one", "other", "lookers"), HIDDEN)
def test_what_lies_face_down_is_not_seen(
    one: str, other: str, lookers: tuple[int, ...]
) -> None:
    tables = [table_at(games.parse(text)) for text in (one, other)]
    for seat in range(tables[0].seats):
        seen = [table.observe(seat).tolist() for table in tables]
        assert (seen[0] == seen[1]) == (seat in lookers)
    assert (
        tables[0].observe(0, reveal=True).tolist() != tables[1].observe(0, reveal=True).tolist()
    )


@pytest.mark.parametrize("name", games.GAMES)
def test_the_dice_to_come_are_not_seen(name: str) -> None:
    """Tables with the same position and other dice ahead look the same."""
    one, other = DrivenTable(name, 2), DrivenTable(name, 2)
    for acting in play(one, Random(1), 60):
        other.state[:] = one.state
        other.seed(np.random.default_rng())
        assert one.observe(max(acting, 0)).tolist() == other.observe(max(acting, 0)).tolist()


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_rewards_are_what_the_result_says(name: str, seats: int) -> None:
    options = {"short": True} if name == "regenwormen" else {}
    table = DrivenTable(name, seats, **options)
    random = Random(seats)
    for game in range(2 if name == "regenwormen" else 25):
        table.seed(np.random.default_rng(game))
        list(play(table, random, 100_000))
        result = table.position.result
        assert result is not None
        scores, colours = result.scores, len(result.scores)
        for seat in range(seats):
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            assert table.reward(seat, WIN) == share
            others = [scores[other] for other in range(colours) if other != seat]
            assert table.reward(seat, MARGIN) == scores[seat] - max(others)
            rank = table.reward(seat, RANK)
            behind = sum(other < scores[seat] for other in others)
            not_ahead = sum(other <= scores[seat] for other in others)
            assert behind <= rank * (colours - 1) <= not_ahead


def test_games_of_a_seed_are_the_same_again() -> None:
    table = DrivenTable("it-happens", 3)
    texts: list[list[str]] = []
    for _ in range(2):
        table.seed(np.random.default_rng(7))
        texts.append([])
        for _ in range(3):
            for _ in play(table, Random(1), 50):
                texts[-1].append(table.position.text)
    assert texts[0] == texts[1]
    assert len(set(texts[0])) > 100
