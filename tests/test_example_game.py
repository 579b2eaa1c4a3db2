"""A third game, outside the package, found through its entry points and by nothing else.

The wheel of `examples/pig` is unpacked into a folder of its own, as pip installs it, and
everything runs in processes that have that folder on their path. docs/add-a-game.md follows the
same steps. That the game keeps the contract of all games is told by tests/test_conformance.py
and tests/test_conformance_floors.py, which run here once more with this game among them.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import chdir
from pathlib import Path

import pytest
from hatchling.build import build_wheel
from playwright.sync_api import Browser, expect
from tests import forking
from tests.browser import Screen, new_table, play_to_the_end
from tests.tables import Person, serving

from wormery.games import GAMES
from wormery.locales import LANGUAGES

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "pig"
LONGEST_RULES = 150  # lines; a small game stays small


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mapping[str, str]]:
    """Variables with which a process finds the example, installed in a folder of its own."""
    folder = tmp_path_factory.mktemp("installed")
    with chdir(EXAMPLE):
        wheel = build_wheel(str(folder))
    with zipfile.ZipFile(folder / wheel) as archive:
        archive.extractall(folder)
    assert list(folder.glob("wormery_pig-*.dist-info/entry_points.txt"))
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    found = {**os.environ, "PYTHONPATH": path, "WORMERY_LANGUAGE": "en"}
    with forking.forking_with(found):
        yield found


def snippet(environment: Mapping[str, str], program: str) -> str:
    """Return what a program prints."""
    done = forking.run_module("tests.snippet", program, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def wormery(environment: Mapping[str, str], *words: str, typed: str = "") -> str:
    """Return what a command prints."""
    done = forking.run(*words, typed=typed, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_rules_are_short() -> None:
    lines = (EXAMPLE / "wormery_pig" / "rules.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_RULES


def test_it_is_found(environment: Mapping[str, str]) -> None:
    """Ours come first; without the package there is no such game."""
    names = snippet(environment, "from wormery import games; print(*games.GAMES)").split()
    assert names == [*GAMES, "pig"]


def test_it_keeps_the_contract(environment: Mapping[str, str]) -> None:
    """The conformance tests of all games, on every floor, with this one among them."""
    files = ["tests/test_conformance.py", "tests/test_conformance_floors.py"]
    flags = ["-q", "--noconftest", "-p", "no:cacheprovider", "-k", "pig"]
    program = f"import pytest; raise SystemExit(pytest.main({[*flags, *files]}))"
    told = snippet({**environment, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}, program)
    assert " passed" in told
    assert " failed" not in told
    assert " skipped" not in told


def test_it_is_played_in_the_terminal(environment: Mapping[str, str], tmp_path: Path) -> None:
    """A whole game, typed; its record is then replayed and checked."""
    file = tmp_path / "pig.worm"
    typed = "roll\nhold\n" * 400
    flags = ["--player", "Anna", "--player", "bot:casual", "--option", "goal=50"]
    told = wormery(
        environment,
        *("play", "pig", *flags, "--seed", "1", "--file", str(file), "--plain"),
        typed=typed,
    )
    assert "Pig" in told
    assert re.search("^You hold ", told, re.MULTILINE)
    assert " holds " in told
    assert re.search(" wins? with ", told)
    assert "Pig" in wormery(environment, "check", str(file))
    assert " wins with " in wormery(environment, "replay", "--all", "--plain", str(file))


def test_its_lesson_is_learnt(environment: Mapping[str, str], tmp_path: Path) -> None:
    """With a wrong try at every step that has one, in every language."""
    for language in LANGUAGES:
        own = {**environment, "WORMERY_LANGUAGE": language, "XDG_DATA_HOME": str(tmp_path)}
        told = wormery(own, "learn", "pig", typed="roll\nhold\nroll\nroll\nhold\nroll\nhold\n")
        assert all(f"== {step}/4 · " in told for step in range(1, 5)), told
        assert "wormery play pig" in told
        assert "{" not in told


def test_its_daily_table_is_played(environment: Mapping[str, str], tmp_path: Path) -> None:
    """With dice of its own for every place, and beside the champion's game."""
    own = {**environment, "XDG_DATA_HOME": str(tmp_path)}
    told = wormery(own, "daily", "pig", "--day", "2026-11-18", typed="roll\nhold\n" * 400)
    assert re.search(r"The champion: \d+, (won|did not win)", told)
    files = sorted(map(str, (tmp_path / "wormery" / "daily").glob("*.worm")))
    assert wormery(own, "verify", *files).count("follow from the seed.") == 2
    assert "First different choice · Turn " in wormery(own, "compare", *files)


def test_it_is_refused_by_name_where_it_is_not_installed() -> None:
    """Another game's name is never taken for one of ours: the error says what is missing."""
    done = forking.run("play", "pig", "--plain", env={**os.environ, "WORMERY_LANGUAGE": "en"})
    assert done.returncode == 2
    assert "pig" in done.stderr


def test_it_is_played_by_the_thousand(environment: Mapping[str, str]) -> None:
    found = json.loads(
        wormery(
            environment,
            *(
                "match",
                "expert",
                "beginner",
                "--game",
                "pig",
                "--games",
                "2000",
                "--workers",
                "1",
                "--json",
            ),
        )
    )
    assert found["game"] == "pig"
    expert, beginner = (row["share"]["value"] for row in found["tables"][0]["players"])
    assert expert > beginner


def test_a_part_that_it_lacks_is_named(environment: Mapping[str, str]) -> None:
    """It brings no odds."""
    done = forking.run("odds", "pig 2 - A 0/0 0:0 -", env=environment)
    assert done.returncode == 2
    assert "pig" in done.stderr
    assert "Traceback" not in done.stderr


def test_it_is_played_at_a_server_s_table(
    environment: Mapping[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the plain board: lines of words, and a label for each choice, to the end."""
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])

    async def play(url: str) -> str:
        person = await Person(url, "Anna").arrive()
        listed = await person.get("/api/games")
        (pig,) = (game for game in listed["games"] if game["name"] == "pig")
        assert (pig["title"], pig["drawn"]) == ("Pig", False)
        here = {"kind": "here", "name": "Anna"}
        code = await person.open(
            "pig", here, {**here, "name": "Bo"}, options={"goal": "50"}, begins=0
        )
        await person.do(code, "start")
        for _ in range(2000):
            found = await person.get(f"/api/tables/{code}")
            if found["table"]["state"] == "over":
                break
            view = next(one["view"] for one in found["views"] if one["view"]["moves"])
            assert view["game"] == "plain"
            assert view["lines"]
            assert all(choice["label"] for choice in view["moves"])
            move = view["moves"][-1]["move"]
            steps = found["table"]["steps"]
            await person.do(code, "move", seat=view["actor"], move=move, step=steps)
        assert found["table"]["state"] == "over"
        answer = await person.client.get(f"/api/tables/{code}/record")
        answer.raise_for_status()
        await person.client.aclose()
        return answer.text

    with serving(tmp_path / "tables.db", "--no-limits") as server:
        record = asyncio.run(play(server.url))
    file = tmp_path / "served.worm"
    file.write_text(record, encoding="utf-8")
    assert "Pig" in wormery(environment, "check", str(file))
    assert "fair" in wormery(environment, "verify", str(file)).casefold()


def test_it_is_played_on_the_page(
    environment: Mapping[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    browser: Browser,
) -> None:
    """The page knows nothing of it: it is on the front page, and played in words to the end."""
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])
    with serving(tmp_path / "tables.db", "--no-limits") as server:
        screen = Screen(browser, server.url)
        page = screen.go("/")
        page.locator("a[href='/new/pig']").click()
        expect(page.locator("h1")).to_contain_text("Pig")
        page.locator("ol.seats li").first.wait_for()
        # The more bots, the fewer choices of one's own, each of which has to be seen.
        new_table(page, ["me", *["bot"] * 5], pace="at-once", goal="50")
        play_to_the_end(screen)
        expect(page.locator("#result")).to_contain_text(re.compile("wins?!"))
        page.get_by_role("link", name="Watch the game again").click()
        page.get_by_role("button", name="One step forward").click()
        expect(page.locator("section .board li").first).to_contain_text("of 50")
        screen.close()
