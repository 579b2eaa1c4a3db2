"""Every example in a help text or on a page is one that the program takes."""

from __future__ import annotations

import os
import pty
import re
import shlex
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from tests import forking
from tests.test_terminal_program import environment, run

from wormery.locales import LANGUAGES
from wormery.players import PLAYERS
from wormery.telling.words import Say
from wormery.terminal.commands import build
from wormery.terminal.quick import help_sentences

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden" / "regenwormen-three-bound.worm"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
# Words to take as they are: a bot, an address, a network, a path, NAME=NUMBER, a seat, a width.
EXAMPLE = re.compile(
    r"bot:\w+|https?://[\w./]+\w|\d+\.\d+\.\d+\.\d+(?:/\d+)?|(?<![\w<])/[a-z]+|\w+=\d+"
    r"|\b[A-Z0-9]{6}:[A-Z]\b|\b0\.\d+\b"
)


@cache
def examples(language: str) -> dict[str, frozenset[str]]:
    """The examples in each sentence of the help."""
    return {
        name: frozenset(found)
        for name, text in help_sentences(language).items()
        if (found := EXAMPLE.findall(text))
    }


@cache
def program(language: str) -> Any:
    return typer.main.get_command(build(Say(language)))


def asked(*arguments: str, language: str = "en") -> int:
    """What the program says to a command line, in this process."""
    return int(
        program(language)(list(arguments), prog_name="wormery", standalone_mode=False) or 0
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_give_the_same_examples(language: str) -> None:
    assert examples(language) == examples("en")
    assert len(examples("en")) >= 8


def test_every_bot_that_is_offered_plays(tmp_path: Path) -> None:
    """The prompt offers them; each is given a seat at a keyboard, and they play to the end."""
    bots = [f"bot:{name}" for name in PLAYERS]
    assert examples("en")["help-player"] <= set(bots)
    keyboard, end = pty.openpty()
    os.write(keyboard, "".join(f"{bot}\n" for bot in bots).encode())
    told = forking.run(
        *("play", "regenwormen", "--seats", str(len(bots)), "--seed", "1", "--plain"),
        stdin=end,
        encoding="utf-8",
        env=environment(tmp_path),
        timeout=60,
    )
    os.close(keyboard)
    os.close(end)
    assert told.returncode == 0, told.stderr
    prompts = re.findall(r"Who is player .*", told.stdout)
    assert len(prompts) == len(bots)  # none was refused and asked again
    assert all(re.findall(r"bot:\w+", prompt)[: len(bots)] == bots for prompt in prompts)
    assert "the end" in told.stdout


def test_the_settings_of_the_help_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each example a flag of `serve` has, and each of the values it lists."""
    monkeypatch.chdir(tmp_path)
    said = help_sentences("en")
    given = []
    for flag in ("host", "base-path", "origin", "limit"):
        (example,) = examples("en")[f"help-serve-{flag}"]
        given += [f"--{flag}", example]
    assert asked("serve", "--show-settings", *given) == 0
    shown = capsys.readouterr().out
    for value in given[1::2]:
        assert value.partition("=")[2] or value in shown
    for flag, sentence in (("--limits", "metavar-profile"), ("--log-format", "metavar-format")):
        for value in said[sentence].split("|"):
            assert asked("serve", "--show-settings", flag, value) == 0
    for level in ("debug", "info", "warning", "error"):
        assert level in said["help-serve-log"]
        assert asked("serve", "--show-settings", "--log", level) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_help(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Those that there are, and the groups inside."""
    commands = program(language).commands
    assert {"play", "odds", "match", "simulate"} <= set(commands)
    for name, command in commands.items():
        for inner in [[], *([part] for part in getattr(command, "commands", {}))]:
            assert asked(name, *inner, "--help", language=language) == 0
            assert capsys.readouterr().out.startswith(help_sentences(language)["help-usage"])


# The pages


def command_lines() -> list[tuple[str, list[str]]]:
    """The lines of the pages that call the program, and where they are."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        lines = re.findall(r"(?m)^ +(?:[\d *]+ )?(?:\w+=\S+ )*wormery ([a-z][^\n]*)$", text)
        lines += re.findall(r"(?m)^wormery ([a-z][^\n]*)$", text)
        lines += re.findall(r"`(?:\.venv/bin/)?wormery ([a-z][^`]*)`", text)
        for line in lines:
            words = shlex.split(line.replace("\n", " "), comments=True)
            found.append((page.name, [w.replace("…", "x") for w in words if w != "…"]))
    return found


COMMAND_LINES = command_lines()


def test_there_are_examples_on_the_pages() -> None:
    assert len(COMMAND_LINES) > 40


@pytest.mark.parametrize("page", sorted({page for page, _ in COMMAND_LINES}))
def test_the_program_knows_the_flags_of_the_pages(
    page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With --help behind, which wins over the rest but not over a flag that does not exist."""
    for name, words in COMMAND_LINES:
        if name == page:
            words = words[1:] if words[0] == "help" else words
            help_wanted = [] if "--help" in words else ["--help"]
            assert asked(*words, *help_wanted) == 0, words
            assert "--" in capsys.readouterr().out


SHORT = ("odds", "check", "verify")


def short_examples() -> list[list[str]]:
    """The first line of each command that is over in a moment."""
    found: dict[str, list[str]] = {}
    for _, words in COMMAND_LINES:
        if words[0] in SHORT and len(words) > 1 and words[1] != "POSITION":
            found.setdefault(words[0], words)
    return list(found.values())


@pytest.mark.parametrize("words", short_examples(), ids=lambda words: words[0])
def test_short_examples_run(words: list[str], tmp_path: Path) -> None:
    arguments = [str(GOLDEN) if word == "FILE" else word for word in words]
    answer = run(tmp_path, *arguments)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout


def test_every_short_command_has_an_example() -> None:
    assert sorted(words[0] for words in short_examples()) == sorted(SHORT)
