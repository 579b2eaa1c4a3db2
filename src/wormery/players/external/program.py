"""Which program is a player outside: from a TOML file, or from `exec:` and its command line."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wormery.games.errors import WormeryError
from wormery.players.external.protocol import NAME
from wormery.players.levels import LEVELS

EXEC = "exec:"
FILE = ".toml"

SECONDS = 5.0  # for a move
START_SECONDS = 10.0  # until it is ready
MEBIBYTES = 2048
LONGEST = 24 * 3600.0


class ProgramError(WormeryError):
    """A program that cannot be a player, as it was described."""


@dataclass(frozen=True, slots=True)
class Program:
    """A command that plays. `given` is how it was named, so that a command can be repeated.

    `games` are those that it may be asked to play; empty for all that it knows.
    """

    name: str
    command: tuple[str, ...]
    folder: str  # where it runs
    seconds: float = SECONDS
    start_seconds: float = START_SECONDS
    mebibytes: int = MEBIBYTES
    games: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    remarks: bool = False  # whether what it tells besides its moves is shown
    given: str = ""

    @classmethod
    def read(cls, text: str) -> Program:
        """The program that is meant by a path of a TOML file, or by `exec:` and a command."""
        if text.startswith(EXEC):
            return _of_command(text)
        return _of_file(text)

    def check(self) -> None:
        """Raise a named error if the command is not there or cannot be run."""
        first = self.command[0]
        path = Path(self.folder, first) if os.sep in first else None
        if path is not None and not path.is_file():
            raise ProgramError("outside-not-there", player=self.name, command=first)
        if path is None and shutil.which(first) is None:
            raise ProgramError("outside-not-there", player=self.name, command=first)
        if path is not None and not os.access(path, os.X_OK):
            raise ProgramError("outside-not-executable", player=self.name, command=first)

    def to_json(self) -> dict[str, Any]:
        """What decides how it plays: a file of results knows by it whether it is the same."""
        return {
            "name": self.name,
            "command": list(self.command),
            "seconds": self.seconds,
            "options": [list(option) for option in self.options],
        }


def is_program(text: str) -> bool:
    """Whether a player is named as one outside."""
    return text.startswith(EXEC) or text.endswith(FILE)


def programs_of(texts: Iterable[str]) -> dict[str, Program]:
    """The programs among the players named, each by the text that names it."""
    found = {text: Program.read(text) for text in texts if is_program(text)}
    names = Counter(program.name for program in found.values())
    for text, program in found.items():
        if names[program.name] > 1:
            raise ProgramError("outside-name-twice", given=text, player=program.name)
    return found


def _of_command(text: str) -> Program:
    try:
        words = shlex.split(text.removeprefix(EXEC))
    except ValueError as error:
        raise ProgramError("outside-command", given=text) from error
    if not words:
        raise ProgramError("outside-command", given=text)
    files = (word for word in words if Path(word).is_file() and not os.path.isabs(word))
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", Path(next(files, words[0])).stem)
    if not NAME.fullmatch(name):
        name = "program"
    program = Program(_free(name, text), tuple(words), str(Path.cwd()), given=text)
    program.check()
    return program


def _of_file(text: str) -> Program:
    path = Path(text)
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise ProgramError("outside-file", file=text, reason=reason) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProgramError("outside-file", file=text, reason=str(error)) from error
    for key in content:
        if key not in KEYS:
            known = ", ".join(KEYS)
            raise ProgramError("outside-key", file=text, key=key[:40], known=known)
    command = content.get("command")
    if isinstance(command, str):
        try:
            command = shlex.split(command)
        except ValueError:
            command = None
    if not _is_words(command) or not command:
        raise _unfit(text, "command")
    name = content.get("name", path.stem)
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise _unfit(text, "name")
    games, options = content.get("games", []), content.get("options", {})
    if not _is_words(games):
        raise _unfit(text, "games")
    if not isinstance(options, dict):
        raise _unfit(text, "options")
    if not isinstance(content.get("remarks", False), bool):
        raise _unfit(text, "remarks")
    program = Program(
        name=_free(name, text),
        command=tuple(command),
        folder=str(path.resolve().parent),
        seconds=_amount(content, text, "seconds", SECONDS),
        start_seconds=_amount(content, text, "start_seconds", START_SECONDS),
        mebibytes=int(_amount(content, text, "mebibytes", MEBIBYTES, 2.0**30)),
        games=tuple(games),
        options=tuple((key, _value(text, key, value)) for key, value in options.items()),
        remarks=content.get("remarks", False),
        given=text,
    )
    program.check()
    return program


KEYS = (
    *("name", "command", "seconds", "start_seconds", "mebibytes"),
    *("games", "remarks", "options"),
)


def _free(name: str, given: str) -> str:
    """Nobody may be called as one of our levels is."""
    if name in LEVELS:
        raise ProgramError("outside-name-taken", given=given, player=name)
    return name


def _is_words(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(word, str) and word for word in found)


def _amount(
    content: dict[str, Any], file: str, key: str, default: float, most: float = LONGEST
) -> float:
    value = content.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= most:
        raise _unfit(file, key)
    return float(value)


def _value(file: str, key: str, value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if not isinstance(value, str | int | float):
        raise _unfit(file, ".".join(("options", key)))
    return str(value)


def _unfit(file: str, key: str) -> ProgramError:
    return ProgramError("outside-value", file=file, key=key)
