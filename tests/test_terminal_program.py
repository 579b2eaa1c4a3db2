"""The command `wormery` as a process: help, flags, exit codes, check and replay."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests import forking
from tests.forking import Forked

from wormery import games, players, record
from wormery.games import CHANCE, LETTERS, OVER, AnyGame
from wormery.games.errors import MissingPartError
from wormery.games.regenwormen import Regenwormen
from wormery.locales import LANGUAGES, sentence
from wormery.record import GameRecord
from wormery.telling.words import Say
from wormery.terminal.face import face_of
from wormery.terminal.screen import Screen
from wormery.terminal.setup import Wishes, game_of, names_of


def environment(home: Path, language: str = "en") -> dict[str, str]:
    """As a person's shell has it, but with the games kept in a folder of the test."""
    wanted = {"XDG_DATA_HOME": str(home), "WORMERY_LANGUAGE": language, "COLUMNS": "100"}
    return {**os.environ, **wanted, "PYTHONIOENCODING": "utf-8"}


def run(
    home: Path, *arguments: str, typed: str = "", language: str = "en"
) -> subprocess.CompletedProcess[str]:
    return forking.run(
        *arguments,
        typed=typed,
        encoding="utf-8",
        env=environment(home, language),
        timeout=60,
    )


class Program:
    """The running program, talked to through pipes as a person would through a terminal."""

    def __init__(self, home: Path, *arguments: str, language: str = "en") -> None:
        self.process = Forked[bytes](
            *("wormery.terminal", *arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(home, language),
        )

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def read(self) -> str:
        """What it says up to its next prompt, or up to its end."""
        assert self.process.stdout is not None
        said = b""
        while not said.endswith(b"\n> ") and said != b"> ":
            ready, _, _ = select.select([self.process.stdout], [], [], 60)
            assert ready, f"nothing more was said after: {said.decode()}"
            part = os.read(self.process.stdout.fileno(), 65536)
            if not part:
                break
            said += part
        return said.decode("utf-8")

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()

    def interrupt(self) -> str:
        """Press Ctrl-C, again if it fell just before the program began to listen."""
        assert self.process.stdout is not None
        for _ in range(20):
            self.process.send_signal(signal.SIGINT)
            if select.select([self.process.stdout], [], [], 1)[0]:
                break
        return self.read()

    def play(self, turns: int | None = None) -> str:
        """Answer prompts with sensible moves: so many, or to the end; gives all it said."""
        said = []
        while turns is None or turns > 0:
            said.append(self.read())
            if not said[-1].endswith("> "):
                break
            self.type(sensible(said[-1]))
            turns = None if turns is None else turns - 1
        return "".join(said)


def sensible(said: str) -> str:
    """A key out of those on offer: worms first, then a tile, then the highest number."""
    keys = re.findall(r"(?m)^  ([ \w]\w)  \S", said)
    keys = [key.strip() for key in keys]
    assert keys, said
    numbers = [int(key) for key in keys if key.isdecimal()]
    if "w" in keys:
        return "w"
    if "1" in keys and len(numbers) < 4 and "e" in keys:
        return "1"
    return str(max(numbers)) if numbers else keys[0]


def played(
    game: AnyGame, seats: int = 2, steps: int | None = None, seed: str = "1"
) -> GameRecord:
    """A game in which both seats play at random; all of it, or so many steps."""
    random = Random(seed)
    found = GameRecord.start(game, seats, tags={"A": "Anna", "B": "bot:casual"})
    while found.position.actor != OVER and (steps is None or len(found.steps) < steps):
        if found.position.actor == CHANCE:
            found = found.add(record.draw(found.position, seed, len(found.steps)))
        else:
            found = found.add(random.choice(found.position.moves))
    return found


# Help


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_asked_for(tmp_path: Path, language: str) -> None:
    for arguments in (
        ["--language", language, "play", "--help"],
        ["play", "--help", f"--language={language}"],
    ):
        shown = run(tmp_path, *arguments)
        assert shown.returncode == 0
        assert "--resume" in shown.stdout
        assert "third_colour_worms=" in shown.stdout
        assert shown.stderr == ""
    pages = {run(tmp_path, "--help", language=each).stdout for each in LANGUAGES}
    assert len(pages) == len(LANGUAGES)


def test_alone_the_command_shows_its_help(tmp_path: Path) -> None:
    assert run(tmp_path).stdout == run(tmp_path, "--help").stdout
    assert run(tmp_path).returncode == 0


def test_help_loads_nothing_slow(tmp_path: Path) -> None:
    seen = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "wormery.terminal", "--help"],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
    )
    loaded = set(re.findall(r"\|\s+(\S+)$", seen.stderr, re.MULTILINE))
    assert "typer" in loaded
    assert not loaded & {"numpy", "numba", "rich", "fluent.runtime", "wormery.games"}


def test_version(tmp_path: Path) -> None:
    assert re.fullmatch(r"wormery \d+\.\d+\.\d+\n", run(tmp_path, "--version").stdout)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["dance"], "play, replay, review"),
        (["play", "--dance"], "--dance"),
        (["play", "--seats", "many"], "--seats"),
        (["play", "--seats", "9"], "2 to 7"),
        (["play", "chess"], "chess"),
        (["play", "--begins", "Q"], "A B"),
        (["play", "--option", "fast=yes"], "fast"),
        (["play", "--option", "short=maybe"], "RW-12"),
        (["play", "it-happens", "--option", "mounds=/nowhere.toml"], "/nowhere.toml"),
        (["play", "--player", "bot:genius"], "genius"),
        (["play", "--player", "bot"], "beginner, casual"),
        (["play", "--player", "Bot:casual"], "“Bot:casual” looks like a bot"),
        (["play", "--dice", "wooden"], "random, real"),
        (["play", "--dice", "real", "--seed", "1"], "--seed"),
        (["play", "--resume", "x.worm", "--seats", "2"], "resumed"),
        (["--language", "tlh", "play"], "tlh"),
    ],
)
def test_bad_flags_are_explained(tmp_path: Path, arguments: list[str], named: str) -> None:
    answer = run(tmp_path, *arguments)
    assert answer.returncode == 2
    assert named in answer.stderr
    assert "Traceback" not in answer.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_found_by_all_its_names(language: str) -> None:
    say = Say(language)
    screen = Screen(say, plain=True)
    for number, game in enumerate(games.GAMES.values(), 1):
        for name in (game.name, *game.also_called, say.game(game), str(number)):
            assert game_of(Wishes(game=name.upper()), screen, say) is game


class Stranger(Regenwormen):
    """A game of another package, of which no other floor knows anything."""

    name = "stranger"


def test_a_game_without_players_or_words_is_no_other_game() -> None:
    say = Say("en")
    names = names_of(Wishes(), Stranger(), 2, Screen(say, plain=True), say)
    assert names == {"A": "Player A", "B": "Player B"}  # there are no bots to be offered
    with pytest.raises(MissingPartError, match=r"stranger.*telling"):
        face_of(Stranger(), say, [])


def test_options_in_the_help_are_those_of_the_games() -> None:
    from wormery.terminal.help import OPTIONS

    for game in games.GAMES.values():
        for name, option in game.options.items():
            if not option.free:
                assert OPTIONS[name] == "|".join(map(option.write, option.values))
    known = {name for game in games.GAMES.values() for name in game.options}
    assert set(OPTIONS) == known


# Check


def test_check_says_what_it_found(tmp_path: Path) -> None:
    whole, begun = tmp_path / "whole.worm", tmp_path / "begun.worm"
    record.save(played(games.load("regenwormen")), whole)
    record.save(played(games.load("it-happens"), steps=9), begun)
    answer = run(tmp_path, "check", str(whole), str(begun))
    assert answer.returncode == 0
    first, second = answer.stdout.splitlines()
    assert "Pickomino (Regenwormen), 2 seats" in first
    assert "win" in first
    assert "It Happens.., 2 seats, 3 turns" in second
    assert "Not finished" in second


def test_check_names_line_and_column_of_damage(tmp_path: Path) -> None:
    file, gone = tmp_path / "game.worm", tmp_path / "gone.worm"
    record.save(played(games.load("regenwormen"), steps=12), file)
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    lines[at] = lines[at].replace("roll [", "roll [9", 1)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    answer = run(tmp_path, "check", str(file), str(gone))
    assert answer.returncode == 1
    assert f"Line {at + 1}, column {lines[at].index('[') + 1}" in answer.stderr
    assert str(gone) in answer.stderr
    resumed = run(tmp_path, "play", "--resume", str(file))
    assert resumed.returncode == 1
    assert f"Line {at + 1}" in resumed.stderr
    assert run(tmp_path, "replay", str(file)).returncode == 1


def test_check_survives_what_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "noise.worm"
    file.write_bytes(bytes(range(256)))
    answer = run(tmp_path, "check", str(file), str(tmp_path))
    assert answer.returncode == 1
    assert "Traceback" not in answer.stderr
    assert len(answer.stderr.splitlines()) == 2


# Verify

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_it_found(tmp_path: Path, language: str) -> None:
    names = ("it-happens-two-bound", "regenwormen-three-fair")
    files = [GOLDEN / f"{name}.worm" for name in names]
    answer = run(tmp_path, "verify", *map(str, files), language=language)
    assert (answer.returncode, answer.stderr) == (0, "")
    lines = answer.stdout.splitlines()
    assert len(lines) == 8 + 9
    for line, file, figures in ((0, files[0], ("52", "3")), (8, files[1], ("104", "564"))):
        assert str(file) in lines[line]
        assert all(figure in lines[line] for figure in figures)
        assert record.load(file).tags["Commitment"] in lines[line + 4]
    assert "11" in lines[1]  # what is not covered
    assert "GLDN24" in lines[3]
    assert "a1b2c3" in lines[5]
    assert lines[11] == sentence(language, "verify-old")
    assert "蟲蟲 🪱" in lines[15]


def test_verify_names_what_is_not_covered(tmp_path: Path) -> None:
    file = tmp_path / "game.worm"
    text = (GOLDEN / "regenwormen-three-fair.worm").read_text(encoding="utf-8")
    file.write_text('[FairFrom "4"]\n' + text, encoding="utf-8")
    answer = run(tmp_path, "verify", str(file))
    assert answer.returncode == 0
    assert "all 100 rolls" in answer.stdout
    assert "can’t be checked" in answer.stdout
    assert "The first 4 rolls" in answer.stdout
    start = GameRecord.start(games.load("regenwormen"), 2, short=True)
    context = record.context_of(start, "ABCDEF", drawn=True)
    unseeded = record.FairDice(bytes(32), ("", ""), context=context)
    begins = unseeded.beginner(2)
    game = GameRecord.start(games.load("regenwormen"), 2, begins, short=True)
    rolls = 0
    while game.position.actor != OVER:
        if game.position.actor == CHANCE:
            game = game.add(unseeded.outcome(game.position, rolls))
            rolls += 1
        else:
            game = game.add(players.load("casual").choose(game.position, Random(1)))
    record.save(record.with_fairness(game, unseeded), file)
    found = run(tmp_path, "verify", str(file)).stdout
    assert f"all {rolls} rolls" in found
    assert "from the very first" in found
    assert f"chose who starts: {LETTERS[begins]}" in found
    assert "the server could have picked" in found


def test_verify_does_not_praise_what_is_cut_short(tmp_path: Path) -> None:
    file = tmp_path / "cut.worm"
    game = record.load(GOLDEN / "regenwormen-three-bound.worm")
    cut = replace(game, positions=game.positions[:101], steps=game.steps[:100], comments={})
    record.save(cut, file)
    answer = run(tmp_path, "verify", str(file))
    assert (answer.returncode, answer.stdout) == (1, "")
    assert "isn’t over" in answer.stderr


def test_verify_names_the_first_die_that_does_not_fit(tmp_path: Path) -> None:
    """Exit code 1, whatever is wrong; what follows in the command line is still verified."""
    good = GOLDEN / "regenwormen-three-fair.worm"
    spoiled, plain = tmp_path / "spoiled.worm", tmp_path / "plain.worm"
    text = good.read_text(encoding="utf-8")
    spoiled.write_text(
        text.replace("roll [1345] keep 1", "roll [1344] keep 1"), encoding="utf-8"
    )
    assert spoiled.read_text(encoding="utf-8") != text
    record.save(played(games.load("regenwormen")), plain)
    noise = tmp_path / "noise.worm"
    noise.write_bytes(bytes(range(256)))
    answer = run(tmp_path, "verify", *map(str, (spoiled, plain, noise, tmp_path, good)))
    assert answer.returncode == 1
    complaints = answer.stderr.splitlines()
    assert len(complaints) == 4
    assert str(spoiled) in complaints[0]
    assert "the record says [1344], but the dice should show [1345]" in complaints[0]
    assert "where its dice came from" in complaints[1]
    assert answer.stdout.startswith(f"fair: {good}")


def test_a_fair_game_that_is_resumed_here_is_fair_no_more(tmp_path: Path) -> None:
    """The dice from here on are this program's own, and the record says so."""
    dice = record.FairDice(bytes(32), ("x", "y"))
    game = GameRecord.start(
        games.load("regenwormen"), 2, tags={"A": "bot:casual", "B": "bot:casual"}
    ).add("roll")
    game = record.with_fairness(game.add(dice.outcome(game.position, 0)), dice)
    file = tmp_path / "game.worm"
    record.save(game, file)
    assert run(tmp_path, "verify", str(file)).returncode == 1
    assert run(tmp_path, "play", "--resume", str(file)).returncode == 0
    resumed = record.load(file)
    assert resumed.position.actor == OVER
    assert resumed.tags["Dice"] == "random"
    assert "Commitment" not in resumed.tags


# Replay


@pytest.mark.parametrize("name", list(games.GAMES))
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_replay_prints_everything(tmp_path: Path, name: str, language: str) -> None:
    file = tmp_path / "game.worm"
    game = played(games.load(name)).comment("well played")
    record.save(game, file)
    answer = run(tmp_path, "replay", str(file), language=language)
    assert answer.returncode == 0
    assert "“well played”" in answer.stdout
    assert answer.stdout.count("==") >= 2 * len(game.positions) // 3


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "game.worm"
    record.save(played(games.load("regenwormen")), file)
    process = Forked[bytes](
        *("wormery.terminal", "replay", str(file)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdout is not None
    process.stdout.read(10)
    process.stdout.close()
    _, complaint = process.communicate(timeout=60)
    assert b"Traceback" not in complaint
