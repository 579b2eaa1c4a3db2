"""`wormery daily`: the same dice for everyone, one try that no crash takes, and its result."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from datetime import date
from pathlib import Path
from random import Random

import pytest
from tests import forking
from tests.forking import Forked
from tests.tables import serving
from tests.test_server_contests import daily, people
from tests.test_server_contests import play as play_there
from tests.test_terminal_program import Program, environment, run
from tests.test_terminal_review import terminal, until

from wormery import record
from wormery.coach.daily import DailyTable, has_daily
from wormery.games import GAMES, OVER, load
from wormery.locales import LANGUAGES
from wormery.players.player import PLAYERS
from wormery.record import GameRecord, SharedDice, dice_of, shared_dice_of, with_shared
from wormery.telling.bots import read_bot
from wormery.terminal.help import cells

__all__ = ["terminal"]  # a fixture, which pytest finds by its name

DAY = "2026-11-18"
OURS = [game.name for game in GAMES.values() if has_daily(game)]
ours = pytest.mark.parametrize("name", OURS)


def table(name: str, key: str = "wormery") -> DailyTable:
    return DailyTable(date.fromisoformat(DAY), load(name), key)


def kept(home: Path, name: str, more: str = "") -> Path:
    return home / "wormery" / "daily" / f"{DAY}-{name}{more}.worm"


def play(home: Path, *arguments: str) -> str:
    """A whole game at the table of the day."""
    with Program(home, "daily", *arguments, "--day", DAY) as program:
        said = program.play()
        assert program.process.wait(timeout=120) == 0
    return said


@ours
def test_one_try_counts_and_is_compared_with_the_champion_s(tmp_path: Path, name: str) -> None:
    said = play(tmp_path, name)
    assert "everyone gets the same dice and the same bots" in said
    file = kept(tmp_path, name)
    game = record.load(file)
    assert game.position.actor == OVER
    champion = table(name).played_by()
    assert record.load(kept(tmp_path, name, "-champion")).steps == champion.steps
    ends = (game.position.scores, champion.position.scores)
    for who, scores in zip(("You", "The champion"), ends, strict=True):
        every = "–".join(map(str, scores))
        assert re.search(rf"{who}: {scores[0]}, (won|did not win) \({every}\)", said)
    assert re.search(r"The dice were the same in all \d+ places", said)
    assert "First different choice · " in said
    # Again: nothing is asked, nothing changes.
    text = file.read_text(encoding="utf-8")
    again = run(tmp_path, "daily", name, "--day", DAY)
    assert (again.returncode, again.stderr) == (0, "")
    assert "One try counts, and this was yours." in again.stdout
    assert said[said.index("\nYou: ") :].splitlines()[1] in again.stdout
    assert "\n> " not in again.stdout
    assert file.read_text(encoding="utf-8") == text
    files = [str(file), str(kept(tmp_path, name, "-champion"))]
    for command in ("verify", "check", "compare"):
        done = run(tmp_path, command, *files)
        assert (done.returncode, done.stderr) == (0, ""), command
    assert f"follow from the seed.\nSeed: “daily {DAY} {name} wormery”" in (
        run(tmp_path, "verify", str(file)).stdout
    )


@ours
def test_dice_and_bots_are_those_of_a_server_with_the_same_key(
    tmp_path: Path, name: str
) -> None:
    """Whatever a person does: bots think what follows from the seed and the position."""
    play(tmp_path, name, "--key", "club")
    (file,) = (tmp_path / "wormery" / "daily").glob(f"{DAY}-{name}-????????.worm")
    game = record.load(file)
    dice = table(name, "club").dice
    assert shared_dice_of(game).seed == f"daily {DAY} {name} club"
    assert record.verify_shared(game).rolls > 10
    thought = 0
    for step, position in enumerate(game.positions[:-1]):
        if position.actor > 0:
            bot = read_bot(game.name(position.actor))
            assert bot is not None
            chosen = PLAYERS[bot[0]].choose(position, Random(dice.thought(position)))
            assert chosen.text == game.steps[step]
            thought += 1
    assert thought > 20
    assert read_bot(game.name(0)) is None


@ours
def test_a_killed_game_of_the_day_goes_on(tmp_path: Path, name: str) -> None:
    before: tuple[str, ...] = ()
    for moment in (1, 5, 3):
        with Program(tmp_path, "daily", name, "--day", DAY) as program:
            program.play(turns=moment)
            assert program.read().endswith("> ")
            program.process.send_signal(signal.SIGKILL)
            program.process.wait(timeout=120)
        game = record.load(kept(tmp_path, name))
        assert game.steps[: len(before)] == before
        assert len(game.steps) > len(before)
        before = game.steps
    listed = run(tmp_path, "daily", "--day", DAY).stdout
    assert f"started, {len(before)} steps so far" in listed
    assert "not played yet" in listed
    play(tmp_path, name)
    game = record.load(kept(tmp_path, name))
    assert game.steps[: len(before)] == before
    assert record.verify_shared(game).rolls > 10
    scores = "–".join(map(str, game.position.scores))
    assert f"played: {scores}" in run(tmp_path, "daily", "--day", DAY).stdout


def test_once_more_is_for_fun(tmp_path: Path) -> None:
    name = OURS[0]
    said = play(tmp_path, name, "--again")
    assert "for fun: it doesn’t count" in said
    assert "Better result: " in said or "equally good" in said
    assert not kept(tmp_path, name).exists()
    (file,) = (tmp_path / "wormery" / "games").glob("*.worm")
    assert record.verify_shared(record.load(file)).rolls > 10
    assert run(tmp_path, "daily", "--day", DAY).stdout.count("not played yet") == len(OURS)


def test_there_are_no_hints_and_dice_stay_as_they_fell(tmp_path: Path) -> None:
    arguments = ("daily", "regenwormen", "--day", DAY)
    with Program(tmp_path, *arguments) as program:
        shown = program.read()
        assert "h hint" not in shown
        assert "u take back" in shown
        program.type("h")
        assert "no hints" in program.read()
        game = record.load(kept(tmp_path, "regenwormen"))
        while not game.position.lots and "keep" not in str(game.position.moves):
            program.type("r")
            shown = program.read()
            game = record.load(kept(tmp_path, "regenwormen"))
        fell = game.steps
        program.type("u")  # what was rolled stays
        assert "! " in program.read()
        assert record.load(kept(tmp_path, "regenwormen")).steps == fell
        program.type(str(game.position.moves[0].text))
        program.read()
        program.type("u")  # one's own choice, before dice fall again
        assert "takes a move back" in program.read()
        assert record.load(kept(tmp_path, "regenwormen")).steps == fell
        program.type("q")
        assert "wormery daily regenwormen --day 2026-11-18" in program.read()


def test_dice_are_the_same_whoever_resumes_them(tmp_path: Path) -> None:
    """Also as a plain file: the record says what they follow from."""
    name = OURS[0]
    with Program(tmp_path, "daily", name, "--day", DAY) as program:
        program.play(turns=4)
        program.read()
    with Program(tmp_path, "play", "--resume", str(kept(tmp_path, name))) as program:
        said = program.play()
    assert "h hint" not in said
    found = record.load(kept(tmp_path, name))
    assert record.verify_shared(found).rolls > 10


def test_a_challenge_s_record_goes_on_with_other_dice(tmp_path: Path) -> None:
    """Its dice are those of a game that is not here."""
    start = GameRecord.start(load("regenwormen"), 2, tags={"A": "Anna", "B": "bot:casual"})
    played = record.read(record.write(table("regenwormen").played_by()))
    dice = SharedDice("challenge ABCDEFGH", dice_of(played))
    file = tmp_path / "game.worm"
    record.save(with_shared(start, dice, "KR7TWQ").add("roll"), file)
    run(tmp_path, "play", "--resume", str(file), typed="q\n")
    game = record.load(file)
    assert game.tags["Dice"] == "random"
    assert not {"Shared", "SharedFrom"} & game.tags.keys()


def test_the_key_may_be_a_variable(tmp_path: Path) -> None:
    shown = {**environment(tmp_path), "WORMERY_DAILY_KEY": "club"}
    for key in ({}, {"WORMERY_DAILY_KEY": ""}):
        forking.run("daily", OURS[0], "--day", DAY, typed="q\n", env={**shown, **key})
    files = sorted((tmp_path / "wormery" / "daily").glob("*.worm"))
    seeds = {record.load(file).tags["Shared"] for file in files}
    assert seeds == {f"daily {DAY} {OURS[0]} club", f"daily {DAY} {OURS[0]} wormery"}


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["regenwormen", "--day", "tomorrow"], "“tomorrow” isn’t a date"),
        (["regenwormen", "--day", "2026-02-30"], "2026-02-30"),
        (["chess"], "chess"),
        (["regenwormen", "--key", "two words"], "key of the daily tables"),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, arguments: list[str], named: str) -> None:
    done = run(tmp_path, "daily", *arguments)
    assert done.returncode == 2
    assert named in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_file_with_other_dice_is_named(tmp_path: Path) -> None:
    other = table(OURS[0], "another").played_by("casual")
    file = kept(tmp_path, OURS[0])
    file.parent.mkdir(parents=True)
    record.save(other, file)
    for arguments in ((), (OURS[0],)):
        done = run(tmp_path, "daily", *arguments, "--day", DAY)
        assert done.returncode == 1
        assert str(file) in done.stderr
        assert f"daily {DAY} {OURS[0]} wormery" in done.stderr
    assert record.load(file) == other, "nothing was written"


@ours
def test_dice_of_another_seed_are_not_confirmed(tmp_path: Path, name: str) -> None:
    found = table(name).played_by("casual")
    file = tmp_path / "game.worm"
    text = record.write(found).replace(f"daily {DAY} {name}", f"daily 2026-11-19 {name}")
    file.write_text(text, encoding="utf-8")
    done = run(tmp_path, "verify", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("not confirmed: ")
    challenge = with_shared(found, SharedDice("challenge ABCDEFGH", dice_of(found)), "KR7TWQ")
    record.save(challenge, file)
    done = run(tmp_path, "verify", str(file))
    assert done.returncode == 1
    assert "wormery compare" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_every_language(tmp_path: Path, language: str) -> None:
    listed = run(tmp_path, "daily", "--day", DAY, language=language)
    assert listed.returncode == 0
    assert listed.stdout.count("wormery daily ") == len(OURS)
    begun = run(tmp_path, "daily", OURS[0], "--day", DAY, typed="h\nq\n", language=language)
    assert (begun.returncode, begun.stderr) == (0, "")
    assert DAY in begun.stdout
    assert "{" not in begun.stdout + listed.stdout


# At a terminal


def test_at_a_terminal_one_is_asked_which(tmp_path: Path, terminal: tuple[int, int]) -> None:
    """With how far one has come; what is typed wrong is asked again."""
    run(tmp_path, "daily", OURS[0], "--day", DAY, typed="q\n")
    person, program = terminal
    with Forked[bytes](
        *("wormery.terminal", "daily", "--day", DAY),
        stdin=program,
        stdout=program,
        stderr=program,
        env={**environment(tmp_path), "TERM": "xterm-256color", "COLUMNS": "80"},
    ) as process:
        try:
            said = ""
            for answer in ("9\n", "2\n", "u\n", "q\n"):
                said += until(person, "> ", 120, process)
                os.write(person, answer.encode())
            said += until(person, "To continue", 120, process)
            process.wait(timeout=120)
        finally:
            process.kill()
    assert process.returncode == 0
    assert "started, " in said
    assert "not played yet" in said
    assert said.count("! ") == 2
    game = record.load(kept(tmp_path, OURS[1]))
    assert game.game.name == OURS[1]
    assert len(game.steps) < 30


# Two records side by side


def records(folder: Path, name: str) -> tuple[str, str]:
    one, other = folder / "mine.worm", folder / "best.worm"
    record.save(table(name).played_by("casual"), one)
    record.save(table(name).played_by(), other)
    return str(one), str(other)


@ours
@pytest.mark.parametrize("width", [40, 100])
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_compare_fits_the_terminal(
    tmp_path: Path, name: str, width: int, language: str
) -> None:
    done = forking.run(
        "compare",
        *records(tmp_path, name),
        env={**environment(tmp_path, language), "COLUMNS": str(width)},
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(cells, done.stdout.splitlines()[1:])) <= width
    assert "mine" in done.stdout.splitlines()[0]
    assert "best" in done.stdout.splitlines()[0]


@ours
def test_compare_shows_every_turn(tmp_path: Path, name: str) -> None:
    files = records(tmp_path, name)
    found = json.loads(run(tmp_path, "compare", *files, "--json").stdout)
    assert found["alike"] == found["rolls"] > 10
    assert found["parted"] is not None
    said = run(tmp_path, "compare", *files).stdout
    headings = re.findall(r"(?m)^(?:Round \d, t|T)urn \d+(?: · .*)?$", said)
    assert len(headings) == len(found["turns"])
    told = found["turns"][found["parted"]]["parted"]
    assert re.sub(r"\s+", " ", told) in re.sub(r"\s+", " ", said)
    other = json.loads(run(tmp_path, "compare", *files, "--seats", "b", "C", "--json").stdout)
    assert other["seats"] == [1, 2]
    assert "the same in only" in run(tmp_path, "compare", *files, "--seats", "B", "C").stdout


def test_compare_says_what_cannot_be(tmp_path: Path) -> None:
    one, _ = records(tmp_path, OURS[0])
    another = tmp_path / "another.worm"
    record.save(table(OURS[1]).played_by("casual"), another)
    refused = run(tmp_path, "compare", one, str(another))
    assert refused.returncode == 2
    assert "different games" in refused.stderr
    for letter in ("D", "1", "AB"):
        seat = run(tmp_path, "compare", one, one, "--seats", "A", letter)
        assert seat.returncode == 2
        assert "A B C" in seat.stderr
    missing = run(tmp_path, "compare", one, str(tmp_path / "none.worm"))
    assert missing.returncode == 1
    assert "none.worm" in missing.stderr
    same = run(tmp_path, "compare", one, one)
    assert "move by move" in same.stdout


# On a server too


@ours
def test_whoever_plays_as_on_a_server_has_the_same_game(tmp_path: Path, name: str) -> None:
    """The same key, the same moves: then everything is the same to the last die."""

    async def on_a_server() -> GameRecord:
        with serving(tmp_path / "tables.db", "--no-limits", "--daily-key", "club") as server:
            async with people(server) as (anna,):
                return await play_there(anna, await daily(anna, name))

    there = asyncio.run(on_a_server())
    day = there.tags["Shared"].split()[1]
    own = [
        step
        for step, position in zip(there.steps, there.positions, strict=False)
        if position.actor == 0
    ]
    typed = "".join(f"{move}\n" for move in own)
    done = run(tmp_path, "daily", name, "--day", day, "--key", "club", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = (tmp_path / "wormery" / "daily").glob(f"{day}-{name}-????????.worm")
    here = record.load(file)
    assert here.steps == there.steps
    assert (here.begins, here.result) == (there.begins, there.result)
