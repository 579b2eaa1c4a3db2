"""Compiled code is found again by every later process."""

import json
import subprocess
import sys

import pytest

PROGRAM = """
import json
from wormery.ahead import prepare
from wormery.arena.batch import driver_of
from wormery.envs.table import driver_of as table_driver_of
from wormery.games import GAMES

for game in GAMES.values():
    list(prepare(game, ["rules", "players", "arena", "envs"]))
found = {}
for game in GAMES.values():
    for bound in (game.driver, driver_of(game), table_driver_of(game)):
        for name, function in vars(bound).items():
            if hasattr(function, "stats") and function.signatures:
                hits, misses = function.stats.cache_hits, function.stats.cache_misses
                found[f"{bound.__name__}.{name}"] = [hits.total(), misses.total()]
print(json.dumps(found))
"""


def play() -> dict[str, tuple[int, int]]:
    """For each function that was needed: how often it was found, how often compiled."""
    answer = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True
    )
    read: dict[str, tuple[int, int]] = json.loads(answer.stdout)
    return read


def compiled_by(found: dict[str, tuple[int, int]]) -> list[str]:
    return [name for name, (_, misses) in found.items() if misses]


@pytest.fixture(scope="module")
def found() -> dict[str, tuple[int, int]]:
    """The counts of a process after one that had the same to do."""
    first = play()
    return play() if compiled_by(first) else first


@pytest.mark.parametrize("game", ["regenwormen", "ithappens"])
@pytest.mark.parametrize(
    ("driver", "functions"),
    [
        ("games.driver", {"actor", "legal", "play", "fall", "play_noting", "fall_noting"}),
        ("arena.driver", {"play_games", "count_points", "judge_games"}),
        ("envs.driver", {"begin", "move", "step", "look", "reward", "begin_all", "step_all"}),
    ],
)
def test_a_second_process_compiles_nothing(
    found: dict[str, tuple[int, int]], driver: str, game: str, functions: set[str]
) -> None:
    for function in functions:
        hits, misses = found[f"wormery.{driver}.{game}.{function}"]
        assert (hits > 0, misses) == (True, 0), function


def test_nothing_at_all_is_compiled_twice(found: dict[str, tuple[int, int]]) -> None:
    assert compiled_by(found) == []
