"""Help pages in the language of the reader, made to load fast."""

from __future__ import annotations

import re
import shutil
import unicodedata
from typing import Any, TextIO

from typer.core import TyperCommand, TyperGroup

from wormery.terminal.quick import help_sentences

FLAGS_WIDTH = 26
WIDEST = 96
NARROW = 60  # cells; there, what a flag does is said below it
INDENT = 6
GLUE = "\u00a0\u202f"  # spaces at which no line ends

TAKES_OPTIONS = ("play", "match", "tournament", "simulate")

# The options of both games, known here without loading the games; a test compares them.
OPTIONS = {
    "lower": "any|highest",
    "short": "no|yes",
    "skip": "any|before-roll",
    "open_points": "no|yes",
    "third_colour_worms": "0|2",
    "mounds": "wormery-1|PATH",
}


class NoSuchCommandError(Exception):
    """A word where a command is expected, and the commands that there are."""

    def __init__(self, name: str, before: str, commands: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.before = before  # what was typed in front of it
        self.commands = commands


def with_help_in(language: str) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """Kinds of command whose help has our headings instead of Typer's English ones."""

    say = help_sentences(language)

    class Group(TyperGroup):
        def get_help(self, ctx: Any) -> str:
            return page(self, ctx, say)

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            name = args[0]
            if not name.startswith("-") and self.get_command(ctx, name) is None:
                raise NoSuchCommandError(name, ctx.command_path, list(self.commands))
            return super().resolve_command(ctx, args)

    class Command(TyperCommand):
        def get_help(self, ctx: Any) -> str:
            return page(self, ctx, say)

    return Group, Command


def page(command: Any, context: Any, say: dict[str, str]) -> str:
    width = min(shutil.get_terminal_size().columns, WIDEST)
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    usage = [context.command_path]
    commands: dict[str, Any] = getattr(command, "commands", {})
    if commands:
        usage.append(say["metavar-command"])
    usage += [str(argument.metavar) for argument in arguments]
    usage.append(say["metavar-options"])
    lines = [f"{say['help-usage']} {' '.join(usage)}", ""]
    for paragraph in (command.help or "").splitlines():
        lines += wrapped(paragraph, width) or [""]
    rows = [(name, part.help or "") for name, part in commands.items()]
    lines += section(say["help-commands"], rows, width)
    rows = [(str(a.metavar), a.help or "") for a in arguments]
    lines += section(say["help-arguments"], rows, width)
    rows = [flags_of(p) for p in command.params if p.param_type_name == "option"]
    lines += section(say["help-options"], rows, width)
    if command.name in TAKES_OPTIONS:
        lines += section(say["help-choices"], choices(say), width)
    return "\n".join(lines)


def choices(say: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (f"{name}={values}", say[f"option-{name.replace('_', '-')}"])
        for name, values in OPTIONS.items()
    ]


def flags_of(option: Any) -> tuple[str, str]:
    flags = ", ".join(sorted(option.opts, key=len))
    metavar = option.metavar if not option.is_flag else None
    return (f"{flags} {metavar}" if metavar else flags), option.help or ""


def section(title: str, rows: list[tuple[str, str]], width: int) -> list[str]:
    if not rows:
        return []
    lines = ["", title]
    if width < NARROW:
        for flags, text in rows:
            told = wrapped(text.split("\n")[0], width - INDENT)
            lines += [f"  {flags}", *(" " * INDENT + line for line in told)]
        return lines
    for flags, text in rows:
        first, *rest = wrapped(text.split("\n")[0], width - FLAGS_WIDTH - 2)
        if cells(flags) > FLAGS_WIDTH - 2:
            lines.append(f"  {flags}")
            flags = ""
        pad = " " * (FLAGS_WIDTH - cells(flags))
        lines.append(f"  {flags}{pad}{first}")
        lines += [" " * (FLAGS_WIDTH + 2) + line for line in rest]
    return lines


def fitted(text: str, file: TextIO) -> str:
    """The text broken between words for the terminal it goes to; as it is for anything else."""
    if not file.isatty():
        return text
    width = shutil.get_terminal_size().columns
    return "\n".join(line for part in text.split("\n") for line in wrapped(part, width))


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines; Chinese, which has no spaces, may break after any character."""
    lines, line = [], ""
    for piece in pieces(text):
        if line and cells(line + piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = ""
        line += piece
    return [*lines, line.rstrip()]


# A quoted path, or a command to the end of its line: in one piece, to be pasted.
PASTED = re.compile(r"('[^']*'|(?<![“„«‘「\u00a0])\bwormery [a-z].*$)")


def pieces(text: str) -> list[str]:
    found: list[str] = []
    for number, part in enumerate(PASTED.split(text)):
        if number % 2:
            found.append(part)
        else:
            _split(part, found)
    return found


def _split(text: str, found: list[str]) -> None:
    """Add the parts between which a line may end."""
    for character in text:
        wide = unicodedata.east_asian_width(character) in "WF"
        closing = unicodedata.category(character) in ("Po", "Pe", "Pf")
        closing |= character in GLUE or bool(found and found[-1][-1] in GLUE)
        if found and (closing or not (wide or found[-1].endswith(" ") or ends_wide(found[-1]))):
            found[-1] += character
        else:
            found.append(character)


def ends_wide(text: str) -> bool:
    return unicodedata.east_asian_width(text[-1]) in "WF"


def cells(text: str) -> int:
    """How many cells of the terminal a text takes."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)
