"""The rules are the same compiled and as plain Python.

NumPy's numbers are narrower than Python's, so the plain rules could overflow where the
compiled ones do not; a warning of NumPy's is an error here.
"""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from types import ModuleType
from typing import Any

import pytest
from numba.core import config
from tests.helpers import all_options, random_mounds, random_step, worms
from tests.proof import PROOF

from wormery import games
from wormery.games import CHANCE, OVER, Position

PLACES = {"regenwormen": "regenwormen", "it-happens": "ithappens"}
SETUPS = [(name, seats) for name, game in games.GAMES.items() for seats in game.seats]


@contextmanager
def uncompiled() -> Iterator[None]:
    settings: Any = config
    before = settings.DISABLE_JIT
    settings.DISABLE_JIT = True
    try:
        yield
    finally:
        settings.DISABLE_JIT = before


@cache
def plain_rules(game: str) -> ModuleType:
    """The rules once more, in a module of their own, as plain Python."""
    name = f"wormery.games.{PLACES[game]}.rules"
    found = importlib.util.find_spec(name)
    assert found is not None
    assert found.origin is not None
    spec = importlib.util.spec_from_file_location(
        f"plain_rules_of_{PLACES[game]}", found.origin
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with uncompiled():
        spec.loader.exec_module(module)
    assert not hasattr(module.legal, "py_func")  # it is not a compiled function
    return module


def compiled_rules(game: str) -> Any:
    return sys.modules[f"wormery.games.{PLACES[game]}.rules"]


def same_numbers(position: Position) -> None:
    """Legal moves and points are the same by both."""
    name, setup, state = position.game.name, position.setup, position.state
    plain, compiled = plain_rules(name), compiled_rules(name)
    assert plain.legal(setup, state) == compiled.legal(setup, state), position
    for colour in range(len(position.scores)):
        if name == "regenwormen":
            assert plain.worms(state, colour) == compiled.worms(state, colour)
            assert plain.highest_held(state, colour) == compiled.highest_held(state, colour)
            assert plain.claims(setup, state) == compiled.claims(setup, state)
        else:
            assert plain.score(setup, state, colour) == compiled.score(setup, state, colour)
            assert plain.kinds(state, colour) == compiled.kinds(state, colour)


def test_the_compiled_rules_are_compiled() -> None:
    """Otherwise the two that are compared here would be one."""
    for name in games.GAMES:
        assert hasattr(compiled_rules(name).legal, "py_func")


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_games_are_the_same_step_by_step(name: str, seats: int) -> None:
    """The same moves lead to the same bytes, with every option at some number of seats."""
    game, plain, compiled = games.load(name), plain_rules(name), compiled_rules(name)
    every = list(enumerate(all_options(game)))
    first = (seats - game.seats[0]) % len(every)
    for number, options in every if PROOF else every[first :: len(game.seats)]:
        random = Random(f"{name} {seats} {number}")
        if name == "it-happens":
            options = {**options, "mounds": random_mounds(random)}
        position = game.start(seats=seats, begins=random.randrange(seats), **options)
        for _ in range(350):
            if position.actor == OVER:
                break
            same_numbers(position)
            step = random_step(position, random)
            waits_for_chance = position.actor == CHANCE
            after = position.after(step)
            state = position.state
            if waits_for_chance:
                outcome = _number(position, step)
                plain.fall(position.setup, state, outcome)
            else:
                plain.play(position.setup, state, int(game.move(step)))
            assert state.tobytes() == after.state.tobytes(), (position, step)
            again = position.state
            if waits_for_chance:
                compiled.fall(position.setup, again, outcome)
            else:
                compiled.play(position.setup, again, int(game.move(step)))
            assert again.tobytes() == state.tobytes()
            position = after
        same_numbers(position)


def _number(position: Position, text: str) -> int:
    return next(outcome.number for outcome in position.outcomes if outcome.text == text)


@pytest.mark.parametrize("name", games.GAMES)
def test_the_start_is_the_same(name: str) -> None:
    """Set-up fills every byte of the state alike."""
    game = games.load(name)
    for seats in game.seats:
        for options in all_options(game):
            position = game.start(seats=seats, begins=1, **options)
            state = position.state
            plain_rules(name).start(position.setup, state, 1)
            assert state.tobytes() == position.state.tobytes()


@pytest.mark.parametrize(
    "text",
    [
        "2 - A 21-36 -/- WWWWWWWW",
        "2 lower=highest A 21-35 36/- 1WWWWWWW",
        "2 - A 21-24,36 -/35.34.33.32.31.30.29.28.27.26.25 5555WWWW",
        "2 - A - 36.35.34.33.32.31.30.29.28.27.26.25.24.23.22.21/- -",
        "7 short=yes G 21 -/-/-/-/-/-/36.35.34 WWWW",
    ],
)
def test_the_largest_numbers_of_regenwormen(text: str) -> None:
    """Totals, sets of tiles and worms as large as they get."""
    same_numbers(worms(text))


def test_the_largest_score_of_it_happens() -> None:
    """All queens of 9, all worms and all objects in one hand: 182 points."""
    gone = ".".join(map(str, range(1, 13)))
    held = f"24:44444444:{gone}:-/0:00000000:-:-/0:00000000:-:-"
    words = "|".join(["9-8-1:././././."] * 12)
    position = games.parse(f"it-happens 3 mounds={words} 4 A A {gone} - - {held} #")
    assert position.scores == (24 + 8 * 5 + 12 * 9 + 10, 0, 0)
    same_numbers(position)


PLAIN_GAME = """
import sys
from random import Random
import msgspec
from wormery import games
from wormery.games import CHANCE

random = Random(5)
position = games.load(sys.argv[1]).start(seats=2)
for _ in range(40):
    msgspec.json.encode([position.game.view(position, seat) for seat in (None, 0, 1)])
    steps = position.outcomes if position.actor == CHANCE else position.moves
    position = position.after(random.choice(steps))
print(position.text)
"""


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_without_compiling_a_table_can_be_shown(name: str) -> None:
    """What a view has are numbers of Python's own, which can be sent."""
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", PLAIN_GAME, name]
    found = subprocess.run(command, env=plain, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith(f"{name} 2 ")
