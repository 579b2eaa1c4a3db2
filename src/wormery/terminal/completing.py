"""`wormery completion`: what a shell offers when Tab is pressed, as a script for that shell.

The scripts hold all commands, flags and values, so that no program has to start at a key press.
Their language is that of whoever made them; `tests/test_completion.py` presses Tab in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from wormery.games import GAMES
from wormery.games.errors import OptionError
from wormery.players import PLAYERS
from wormery.telling.bots import BOT

# Values that come from games, by the names of flags and arguments.
VALUES: Mapping[str, Callable[[], list[str]]] = {
    "game": lambda: list(GAMES),
    "--game": lambda: list(GAMES),
    "--level": lambda: list(PLAYERS),
    "--player": lambda: [f"{BOT}{name}" for name in PLAYERS],
    "--log": lambda: ["debug", "info", "warning", "error"],
    "--state": lambda: ["open", "playing", "over", "rematch", "closed"],
    "names": lambda: list(PLAYERS),
}


@dataclass(frozen=True)
class Flag:
    names: tuple[str, ...]
    help: str
    takes: bool
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Command:
    path: str  # such as "server backup"; "" for the program itself
    help: str
    flags: tuple[Flag, ...] = ()
    inner: tuple[str, ...] = ()
    values: tuple[str, ...] = field(default=())  # of its arguments


def completion(shell: str, program: Any) -> str:
    """The script of a shell for all commands of the program."""
    if shell not in SCRIPTS:
        shells = ", ".join(SCRIPTS)
        raise OptionError("option-value", option="completion", value=shell, values=shells)
    return SCRIPTS[shell](list(commands_of(program)))


def commands_of(command: Any, path: str = "") -> Iterator[Command]:
    inner: dict[str, Any] = getattr(command, "commands", {})
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    yield Command(
        path,
        sentence(command.help),
        tuple(flag_of(param) for param in command.params if param not in arguments),
        tuple(inner),
        tuple(value for argument in arguments for value in values_of(argument, argument.name)),
    )
    for name, each in inner.items():
        yield from commands_of(each, f"{path} {name}".strip())


def flag_of(param: Any) -> Flag:
    names = (*param.opts, *param.secondary_opts)
    if param.is_flag:
        return Flag(names, sentence(param.help), takes=False)
    values = values_of(param, max(param.opts, key=len))
    return Flag(names, sentence(param.help), takes=True, values=tuple(values))


def values_of(param: Any, name: str) -> list[str]:
    """What may be typed: known by the name, or listed in its description as `random|real`."""
    if name in VALUES:
        return VALUES[name]()
    shown = str(param.metavar or "").strip("[]")
    return shown.split("|") if "|" in shown and shown[0].islower() else []


def sentence(text: str | None) -> str:
    """The description without what stands in brackets after it."""
    return (text or "").split("\n")[0].partition(" [")[0]


def quoted(text: str) -> str:
    """In single quotes, as bash and zsh read them."""
    return "'" + text.replace("'", "'\\''") + "'"


def bash(commands: list[Command]) -> str:
    values, files, flags, words = [], [], [], []
    for command in commands:
        at = quoted(command.path)
        names = [name for flag in command.flags for name in flag.names]
        flags.append(f"{' ' * 20}{at}) offered={quoted(' '.join(names))} ;;")
        offered = " ".join((*command.inner, *command.values))
        if offered:
            words.append(f"{' ' * 20}{at}) offered={quoted(offered)} ;;")
        for flag in command.flags:
            keys = "|".join(quoted(f"{command.path}|{name}") for name in flag.names)
            if flag.values:
                chosen = quoted(" ".join(flag.values))
                values.append(f"{' ' * 8}{keys}) offered={chosen} ;;")
            elif flag.takes:
                files.append(keys)
    return filled(
        "bash",
        paths="|".join(quoted(command.path) for command in commands if command.path),
        values="\n".join(values),
        files="|".join(files),
        flags="\n".join(flags),
        words="\n".join(words),
    )


def filled(shell: str, **parts: str) -> str:
    """The script in the folder beside this module, with what there is to complete."""
    file = resources.files(__package__) / "shells" / shell
    script = file.read_text(encoding="utf-8")
    for name, part in parts.items():
        script = script.replace(f"@{name.upper()}@", part)
    return script


def zsh(commands: list[Command]) -> str:
    values, files, flags, words = [], [], [], []
    helps = {command.path: command.help for command in commands}
    for command in commands:
        at = quoted(command.path)
        rows = [row(name, flag.help) for flag in command.flags for name in flag.names]
        flags.append(f"{' ' * 20}({at}) offered=({' '.join(rows)}) ;;")
        inner = [row(name, helps[f"{command.path} {name}".strip()]) for name in command.inner]
        rows = [*inner, *(row(value, "") for value in command.values)]
        if rows:
            words.append(f"{' ' * 20}({at}) offered=({' '.join(rows)}) ;;")
        for flag in command.flags:
            keys = "|".join(quoted(f"{command.path}|{name}") for name in flag.names)
            if flag.values:
                rows = [row(value, "") for value in flag.values]
                values.append(f"{' ' * 8}({keys}) offered=({' '.join(rows)}) ;;")
            elif flag.takes:
                files.append(keys)
    return filled(
        "zsh",
        paths="|".join(quoted(command.path) for command in commands if command.path),
        values="\n".join(values),
        files="|".join(files),
        flags="\n".join(flags),
        words="\n".join(words),
    )


def row(word: str, help_: str) -> str:
    """A word and its description, as `_describe` reads them."""
    word = word.replace("\\", "\\\\").replace(":", "\\:")
    return quoted(f"{word}:{help_}" if help_ else word)


def fish(commands: list[Command]) -> str:
    helps = {command.path: command.help for command in commands}
    paths = " ".join(fish_quoted(command.path) for command in commands if command.path)
    lines = [filled("fish", paths=paths).rstrip("\n")]
    for command in commands:
        when = (
            f"complete -c wormery -n {fish_quoted(f'__wormery_at {fish_quoted(command.path)}')}"
        )
        for name in command.inner:
            told = fish_quoted(helps[f"{command.path} {name}".strip()])
            lines.append(f"{when} -f -a {name} -d {told}")
        if command.values:
            lines.append(f"{when} -f -a {fish_quoted(' '.join(command.values))}")
        for flag in command.flags:
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in flag.names
            )
            takes = ""
            if flag.values:
                takes = f" -x -a {fish_quoted(' '.join(flag.values))}"
            elif flag.takes:
                takes = " -r"
            lines.append(f"{when} {names}{takes} -d {fish_quoted(flag.help)}")
    return "\n".join(lines) + "\n"


def fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SCRIPTS: Mapping[str, Callable[[list[Command]], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
