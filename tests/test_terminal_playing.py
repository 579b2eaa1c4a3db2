"""Whole games at the terminal, through the real program: played, left, killed, resumed."""

from __future__ import annotations

import os
import re
import signal
from itertools import product
from pathlib import Path

import pytest
from tests.proof import some
from tests.test_terminal_learning import Terminal
from tests.test_terminal_program import Program, played, run

from wormery import games, record
from wormery.games import CHANCE, OVER
from wormery.locales import LANGUAGES
from wormery.record import GameRecord


def saved(home: Path) -> Path:
    """The one game that is kept."""
    (file,) = (home / "wormery" / "games").glob("*.worm")
    return file


@pytest.mark.parametrize(
    ("name", "language"),
    some(
        [*product(games.GAMES, LANGUAGES)],
        *(("regenwormen", "en"), ("regenwormen", "de"), ("regenwormen", "zh-Hant")),
        *(("it-happens", "nl"), ("it-happens", "fr")),
    ),
)
def test_a_person_plays_a_bot_to_the_end(tmp_path: Path, name: str, language: str) -> None:
    arguments = ("play", name, "--player", "Zoë", "--player", "bot:casual", "--seed", "12")
    with Program(tmp_path, *arguments, language=language) as program:
        said = program.play()
        assert program.process.wait(timeout=60) == 0
    game = record.load(saved(tmp_path))
    assert game.position.actor == OVER
    assert game.name(0) == "Zoë"
    assert game.name(1) == "bot:casual Pip"
    assert "Pip" in said
    assert game.tags["Dice"] == "seed"
    assert str(saved(tmp_path)) in said
    assert "Traceback" not in said
    if language == "en":
        assert run(tmp_path, "check", str(saved(tmp_path))).returncode == 0


def test_without_flags_and_answers_a_game_begins(tmp_path: Path) -> None:
    answer = run(tmp_path, "play", typed="\n")
    assert answer.returncode == 0
    game = record.load(saved(tmp_path))
    assert (game.game.name, game.position.seats) == ("regenwormen", 2)
    assert (game.name(0), game.name(1)) == ("Player A", "bot:casual Pip")
    assert game.steps[0] == "roll"
    assert len(game.steps) == 2
    assert f"wormery play --resume {saved(tmp_path)}" in answer.stdout


@pytest.mark.parametrize("name", list(games.GAMES))
def test_bots_alone_play_a_game_that_checks_fine(tmp_path: Path, name: str) -> None:
    file = tmp_path / "bots.worm"
    players = ["--player", "bot:random", "--player", "bot:casual", "--player", "bot:beginner"]
    answer = run(tmp_path, "play", name, *players, "--file", str(file), "--begins", "b")
    assert answer.returncode == 0
    assert record.load(file).begins == 1
    assert run(tmp_path, "check", str(file)).returncode == 0
    again = run(tmp_path, "play", name, "--file", str(file))
    assert again.returncode == 2
    assert str(file) in again.stderr


@pytest.mark.parametrize("name", list(games.GAMES))
def test_a_killed_game_goes_on_with_nothing_lost(tmp_path: Path, name: str) -> None:
    file = tmp_path / "killed.worm"
    start = ("play", name, "--player", "Anna", "--player", "bot:casual", "--file", str(file))
    moments = (1, 4, 9)
    for number, moment in enumerate(moments):
        arguments = ("play", "--resume", str(file)) if number else start
        with Program(tmp_path, *arguments) as program:
            program.play(turns=moment)
            shown = program.read()
            before = file.read_text(encoding="utf-8")
            program.process.send_signal(signal.SIGKILL)
            assert program.process.wait(timeout=60) == -signal.SIGKILL
        assert shown.endswith("> ")
        assert file.read_text(encoding="utf-8") == before
        assert len(record.load(file).steps) >= moment
    steps = record.load(file).steps
    with Program(tmp_path, "play", "--resume", str(file)) as program:
        said = program.play()
        assert program.process.wait(timeout=60) == 0
    game = record.load(file)
    assert game.position.actor == OVER
    assert game.steps[: len(steps)] == steps
    assert game.name(1) == "bot:casual Pip"
    assert str(file) in said
    assert "over" in run(tmp_path, "play", "--resume", str(file)).stdout


def test_killed_in_the_middle_of_bots_at_play_the_file_is_whole(tmp_path: Path) -> None:
    """Nobody is asked anything, so the kill falls wherever it falls, also into a save."""
    file = tmp_path / "bots.worm"
    arguments: tuple[str, ...] = (
        *("play", "it-happens", "--file", str(file)),
        *("--player", "bot:casual", "--player", "bot:casual", "--player", "bot:random"),
    )
    begun = 0
    for _ in range(3):
        with Program(tmp_path, *arguments) as program:
            assert program.process.stdout is not None
            os.read(program.process.stdout.fileno(), 200)
            program.process.send_signal(signal.SIGKILL)
            program.process.wait(timeout=60)
        steps = len(record.load(file).steps)
        assert steps >= begun
        begun = steps
        arguments = ("play", "--resume", str(file))
    assert run(tmp_path, *arguments).returncode == 0
    assert record.load(file).position.actor == OVER


def test_a_seed_goes_on_after_a_pause(tmp_path: Path) -> None:
    players = ("--player", "bot:casual", "--player", "bot:casual", "--seed", "pause")
    whole, parted = tmp_path / "whole.worm", tmp_path / "parted.worm"
    run(tmp_path, "play", *players, "--file", str(whole))
    game = record.load(whole)
    part = GameRecord(game.positions[:20], game.begins, game.steps[:19], game.tags)
    record.save(part, parted)
    run(tmp_path, "play", "--resume", str(parted))
    assert record.load(parted) == game


def test_interrupt_and_end_of_input_leave_politely(tmp_path: Path) -> None:
    with Program(tmp_path, "play", "--player", "Anna", "--player", "Bo") as program:
        program.play(turns=2)
        program.read()
        said = program.interrupt()
        assert program.process.wait(timeout=60) == 130
    assert "Traceback" not in said
    assert "--resume" in said
    assert len(record.load(saved(tmp_path)).steps) == 3
    with Program(tmp_path, "play", "--resume", str(saved(tmp_path))) as program:
        program.read()
        assert program.process.stdin is not None
        program.process.stdin.close()
        assert "--resume" in program.read()
        assert program.process.wait(timeout=60) == 0


def test_what_is_asked_before_a_game_can_be_left_and_explained(tmp_path: Path) -> None:
    """Nobody is called `?` or `q`; and in 40 columns a long choice goes on below itself."""
    flags = ("play", "it-happens", "--seed", "3")
    terminal = Terminal(tmp_path, *flags, language="de", columns=40)
    try:
        terminal.until("> ")
        terminal.type("?")
        assert "Klammern" in terminal.until("> ")
        for answer in ("2", "Anna", "Bo"):
            terminal.type(answer)
            shown = terminal.until("> ")
        (long,) = re.findall(
            r"(?m)^.* t .* einen Würfel der dritten .*\s+^(.*noch 2.*)$", shown
        )
        assert long.startswith("    ")
        terminal.type("q")
        assert terminal.process.wait(60) == 0
    finally:
        terminal.close()
    assert len(list((tmp_path / "wormery" / "games").iterdir())) == 1
    terminal = Terminal(tmp_path, *flags, language="de", columns=40)
    try:
        terminal.until("> ")
        terminal.type("q")
        assert terminal.process.wait(60) == 0
    finally:
        terminal.close()
    assert len(list((tmp_path / "wormery" / "games").iterdir())) == 1, "none was begun"


def talk(home: Path, *answers: str, arguments: tuple[str, ...], language: str = "en") -> str:
    """All that is said while these answers are given, one at each prompt."""
    return run(
        home,
        "play",
        *arguments,
        typed="".join(f"{answer}\n" for answer in answers),
        language=language,
    ).stdout


TWO_PEOPLE = ("--player", "Anna", "--player", "Bo", "--dice", "real")


@pytest.mark.parametrize("language", LANGUAGES)
def test_illegal_moves_are_explained_with_their_rule(tmp_path: Path, language: str) -> None:
    said = talk(
        tmp_path,
        *("g", "r", "1135WWWW", "2", "36", "keep w", "w", "25", "fly"),
        arguments=TWO_PEOPLE,
        language=language,
    )
    complaints = re.findall(r"(?m)^! (.*)$", said)
    rules = [re.search(r"\((RW-\d+)\)$", complaint) for complaint in complaints]
    assert [rule and rule[1] for rule in rules] == [
        "RW-3",
        "RW-4",
        "RW-4",
        "RW-4",
        "RW-7",
        None,
    ]
    assert record.load(saved(tmp_path)).steps == ("roll", "1135WWWW", "keep W")


def test_real_dice_are_asked_and_checked(tmp_path: Path) -> None:
    said = talk(
        tmp_path,
        *("", "12", "1135WWW9", "1 1 3 5 w w w w", "w", "r", "１１３３", "3", "26"),
        arguments=TWO_PEOPLE,
    )
    assert said.count("(RW-3)") == 2
    game = record.load(saved(tmp_path))
    assert game.tags["Dice"] == "real"
    assert game.steps == ("roll", "1135WWWW", "keep W", "roll", "1133", "keep 3", "take 26")
    assert "Anna takes 26 (2 worms)." in said


def test_real_mounds_are_asked_or_drawn(tmp_path: Path) -> None:
    said = talk(
        tmp_path,
        *("1 2 99", "2 5 9", "r", "7", "4", "1", "t", "6", "2"),
        arguments=("it-happens", *TWO_PEOPLE),
    )
    assert "(IH-3)" in said
    assert "(IH-4)" in said
    game = record.load(saved(tmp_path))
    assert game.steps[:4] == ("2.5.9", "roll", "4", "place 1")
    assert game.steps[4:] == ("roll third", "6", "place 2")
    drawn = tmp_path / "drawn"
    talk(drawn, "", arguments=("it-happens", *TWO_PEOPLE))
    assert len(record.load(saved(drawn)).position.moves) == 3


def test_undo_takes_back_ones_own_move_and_never_dice(tmp_path: Path) -> None:
    said = talk(
        tmp_path,
        # nothing yet; the roll before the dice; not the dice; what was kept; not Anna's take
        *("u", "r", "u", "r", "1135WWWW", "u", "1", "u", "w", "r", "1111", "1", "24", "u"),
        arguments=TWO_PEOPLE,
    )
    taken_back = re.findall(r"(?m)^Anna takes a move back: (.*)$", said)
    assert taken_back == ["roll 8 dice.", "keep the ones, 2 ×."]
    assert said.count("Nothing to take back") == 2
    assert said.count("wasn’t yours") == 1
    game = record.load(saved(tmp_path))
    assert game.steps[:3] == ("roll", "1135WWWW", "keep W")
    assert game.steps[-1] == "take 24"


def test_the_move_of_a_bot_is_not_ours_to_undo(tmp_path: Path) -> None:
    """Not even while its real dice are asked of whoever rolls them."""
    seats = ("--player", "bot:casual", "--player", "Bo", "--dice", "real")
    said = talk(tmp_path, "u", arguments=seats)
    assert said.count("wasn’t yours") == 1
    assert record.load(saved(tmp_path)).steps == ("roll",)


def test_a_round_that_begins_can_be_taken_back_by_who_ended_the_last(tmp_path: Path) -> None:
    """Chance is about to reveal mounds, but has not: whoever moved last may think again."""
    file = tmp_path / "round.worm"
    game = played(games.load("it-happens"), seed="rounds")
    ends = [n for n, position in enumerate(game.positions) if position.begins == "round"]
    mover = game.positions[ends[1] - 1].actor
    tags = {"A": "Anna", "B": "Bo", "Dice": "real"}
    part = GameRecord(game.positions[: ends[1] + 1], 0, game.steps[: ends[1]], tags)
    record.save(part, file)
    said = run(tmp_path, "play", "--resume", str(file), typed="u\n").stdout
    assert f"{'Anna' if mover == 0 else 'Bo'} takes a move back: " in said
    assert record.load(file).steps == part.steps[:-1]


def test_comments_and_help(tmp_path: Path) -> None:
    said = talk(tmp_path, "c", "c what a start!", "c {no}", "?", "q", arguments=TWO_PEOPLE)
    assert record.load(saved(tmp_path)).comments == {0: ("what a start!",)}
    assert "docs/rules.md" in said
    assert len(re.findall(r"(?m)^! ", said)) == 2


def test_enter_alone_plays_only_what_is_without_choice(tmp_path: Path) -> None:
    said = talk(tmp_path, "", "1135WWWW", "", arguments=TWO_PEOPLE)
    assert record.load(saved(tmp_path)).steps == ("roll", "1135WWWW")
    assert len(re.findall(r"(?m)^! ", said)) == 1


def test_failed_turns_are_told_with_their_reason(tmp_path: Path) -> None:
    file = tmp_path / "game.worm"
    game = GameRecord.start(games.load("regenwormen"), 2, tags={"A": "Anna", "B": "Bo"})
    for step in (
        *("roll", "1155WWWW", "keep W", "roll", "1115", "keep 5", "take 25"),
        *("roll", "12345555", "keep 5", "roll", "5555"),
        *("roll", "11111111", "keep 1"),
    ):
        game = game.add(step)
    record.save(game, file)
    said = run(tmp_path, "replay", str(file)).stdout
    assert "Bust! Bo rolls 5 5 5 5: nothing new." in said
    assert "Bo has no tile to lose." in said
    assert "Anna stops at 8, but without a worm: no tile." in said
    assert "Anna puts 25 back." in said
    assert "The highest tile, 36, is out." in said


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    answer = run(tmp_path, "play", "--file", str(blocked / "game.worm"))
    assert answer.returncode in (1, 2)
    assert str(blocked) in answer.stderr
    assert "Traceback" not in answer.stderr


def test_chance_without_a_seed_differs_from_game_to_game(tmp_path: Path) -> None:
    rolls = set()
    for number in range(3):
        file = tmp_path / f"{number}.worm"
        run(tmp_path, "play", "--file", str(file), typed="\n")
        game = record.load(file)
        assert game.positions[1].actor == CHANCE
        rolls.add(game.steps[1])
    assert len(rolls) > 1
