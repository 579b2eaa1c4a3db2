"""What others build on: a kept list of it, its types, and a program that uses it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
from tests import surface
from tests.outsiders import THUMB
from tests.surface import KEPT, PACKAGES, ROOT, undocumented, untyped

from wormery import arena, games, players
from wormery.arena.plan import Plan
from wormery.arena.results import Results
from wormery.arena.running import run
from wormery.arena.store import Store
from wormery.arena.summary import summarize
from wormery.games import Move, OptionError, Position

# What has no type, and why.
RECORDS = "the records of compiled rules, whose fields no type checker knows"
PARTS = "a floor's part of a game: what it has to be is said by that floor"
WITHOUT_A_TYPE = {
    "wormery.games.Game(driver)": RECORDS,
    "wormery.games.Position.__init__(setup)": RECORDS,
    "wormery.games.Position.__init__(state)": RECORDS,
    "wormery.games.ithappens.MoundSet.fill(setup)": RECORDS,
    "wormery.games.need_part_of ->": PARTS,
    "wormery.games.part_of ->": PARTS,
}


def test_the_surface_is_the_one_that_is_kept() -> None:
    """What others build on changes on purpose: see `tests/surface.py`."""
    kept = KEPT.read_text(encoding="utf-8")
    assert kept == surface.surface(), (
        "What is public has changed. If that is meant: python -m tests.surface, and a line in "
        "CHANGELOG.md. What goes away is deprecated first (docs/versions.md)."
    )


def test_types_say_something() -> None:
    """mypy looks at a program that uses them too: tests/client.py may have no `Any` at all."""
    assert {name for package in PACKAGES for name in untyped(package)} == {*WITHOUT_A_TYPE}


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_says_what_it_is(package: str) -> None:
    assert [*undocumented(package)] == []


def test_a_program_that_uses_it_runs(tmp_path: Path) -> None:
    """mypy checks it with everything else, and lets no expression of it be an `Any`."""
    program = ROOT / "tests" / "client.py"
    told = subprocess.run(
        [sys.executable, program], cwd=tmp_path, capture_output=True, text=True, timeout=300
    )
    assert told.returncode == 0, told.stderr
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    strictest = [
        one for one in settings["tool"]["mypy"]["overrides"] if "disallow_any_expr" in one
    ]
    assert [one["module"] for one in strictest] == ["tests.client"]
    assert settings["tool"]["mypy"]["strict"]
    assert (ROOT / "src" / "wormery" / "py.typed").exists()


NOTHING_ELSE = """
import sys, wormery
assert not {*sys.modules} & {"numpy", "numba", "litestar", "typer"}, "import wormery"
wormery.games, wormery.record, wormery.coach, wormery.players, wormery.arena, wormery.telling
wormery.arena.match, wormery.telling.Story
servers = {"litestar", "uvicorn", "sqlalchemy", "typer", "asyncpg", "wormery.server"}
assert not {*sys.modules} & servers, {*sys.modules} & servers
"""


def test_importing_costs_what_is_used() -> None:
    told = subprocess.run(
        [sys.executable, "-c", NOTHING_ELSE], capture_output=True, text=True, timeout=60
    )
    assert told.returncode == 0, told.stderr


# Many games from Python


class Cautious(players.Player):
    """Takes the first tile it can; else its first move."""

    name = "cautious"

    def choose(self, position: Position, random: object) -> Move:
        takes = [move for move in position.moves if move.kind == "take"]
        return takes[0] if takes else position.moves[0]


def test_a_match_is_what_the_command_plays(tmp_path: Path) -> None:
    found = arena.match("regenwormen", ["casual", "random"], games=200, seed=3, seats=3)
    plan = Plan("match", "regenwormen", 3, "-", 3, (("casual", "random", "random"),), 200)
    with Store.create(tmp_path / "blocks", plan) as store:
        for _ in run(plan, store):
            pass
        document = summarize(plan, store)
    assert msgspec.json.decode(msgspec.json.encode(found)) == document
    assert found.tables[0].players[0].share.value > 0.9


def test_nothing_of_a_document_is_lost() -> None:
    found = arena.tournament("regenwormen", ["random", "beginner"], games=40)
    assert [ranked.player for ranked in found.ranking] == ["beginner", "random"]
    assert msgspec.convert(msgspec.to_builtins(found), Results) == found


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    few = arena.match("regenwormen", ["beginner", "random"], games=40, file=file)
    more = arena.match("regenwormen", ["beginner", "random"], games=100, file=file)
    assert (few.games, more.games) == (40, 100)
    assert more == arena.match("regenwormen", ["beginner", "random"], games=100)


def test_a_player_that_is_an_object_plays() -> None:
    found = arena.match("regenwormen", [Cautious(), "random"], games=20, workers=2)
    assert {one.player for one in found.tables[0].players} == {"cautious", "random"}
    played = arena.play("regenwormen", [Cautious(), players.load("expert")], seed=5)
    assert played == arena.play("regenwormen", [Cautious(), "expert"], seed=5)
    assert played != arena.play("regenwormen", [Cautious(), "expert"], seed=6)
    assert played.tags["A"] == "bot:cautious"
    with pytest.raises(OptionError, match="no player"):
        players.load("cautious")  # it was known for that match only


def test_a_player_that_is_a_program_plays() -> None:
    """As on the command line: the description of a program, or how it is started."""
    found = arena.match("regenwormen", [str(THUMB), "random"], games=10)
    assert {one.player for one in found.tables[0].players} == {"thumb", "random"}
    played = arena.play("regenwormen", [str(THUMB), "random"], seed=3)
    assert played.tags["A"] == "bot:thumb"
    assert played.position.result is not None


def test_two_players_of_one_name_are_refused() -> None:
    with pytest.raises(OptionError, match="Two players here are called “cautious”"):
        arena.match("regenwormen", [Cautious(), Cautious()])
    same = Cautious()
    assert arena.match("regenwormen", [same, same], games=2).games == 2

    class Expert(Cautious):
        name = "expert"

    with pytest.raises(OptionError, match="“expert”"):
        arena.play("regenwormen", [Expert(), "random"])


def test_any_game_is_played_at_random() -> None:
    for game in games.GAMES.values():
        seats = game.seats[-1]
        played = arena.play(game, ["random"] * seats, seed=2)
        assert played.position.result is not None
