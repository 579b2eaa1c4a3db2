"""What is wrong with a command line: what was typed, what there is, and what may be meant."""

from __future__ import annotations

import math
import os
import re
from typing import Any

import typer

from wormery.games.errors import WormeryError
from wormery.terminal.complaining import UsageError, as_game, close_to
from wormery.terminal.help import NoSuchCommandError
from wormery.terminal.numbers import NumberError

# What Typer raises for a command line that it cannot read; its name has moved over time.
Unreadable: type[Exception] = typer.BadParameter.__mro__[1]

SWITCH = ("true", "false")
POSSIBLE = {
    "int": ("possible-int-from", "possible-int-range"),
    "float": ("possible-float-from", "possible-float-range"),
}


def no_such_command(error: NoSuchCommandError) -> UsageError:
    near = close_to(error.name, error.commands)
    return UsageError(
        "usage-no-such-command",
        command=error.name,
        near=near and f"{error.before} {near}",
        known=error.commands,
        help_at=error.before,
    )


def bad_number(error: NumberError, arguments: list[str], program: Any) -> UsageError:
    from_least, in_range = POSSIBLE[error.kind]
    possible = WormeryError(from_least, least=f"{error.least:g}")
    if not math.isinf(error.most):
        possible = WormeryError(in_range, least=f"{error.least:g}", most=f"{error.most:g}")
    here, _ = command_in(arguments, program)
    return UsageError(
        "setting-value", where=error.flag, given=error.given, possible=possible, help_at=here
    )


def command_in(arguments: list[str], program: Any) -> tuple[str, Any]:
    """The command that was meant, and how it is called."""
    path, command = "wormery", program
    for word in arguments:
        inner = getattr(command, "commands", {}).get(word)
        if inner is not None:
            path, command = f"{path} {word}", inner
    return path, command


def usage_error(error: Exception, arguments: list[str], program: Any) -> UsageError:
    """The same as one of our errors, whichever of its own Typer has raised."""
    here, command = command_in(arguments, program)
    params = list(command.params)
    flag = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    if flag and hasattr(error, "possibilities"):
        flags = [one for each in params for one in (*each.opts, *each.secondary_opts)]
        near = close_to(flag, [one for one in flags if one.startswith("--")])
        return UsageError("usage-no-such-flag", flag=flag, near=near, help_at=here)
    if flag:
        return _without_value(flag, params, here)
    if param is not None:
        name = max(param.opts, key=len)
        name = name if name.startswith("-") else str(param.metavar)
        missing = type(error).__name__ == "MissingParameter"
        sentence_id = "usage-missing" if missing else "usage-value"
        variable = os.environ.get(param.envvar) if isinstance(param.envvar, str) else None
        if variable is not None and not missing:
            return UsageError(
                "setting-value",
                where=param.envvar,
                given=variable,
                possible=", ".join(SWITCH),
                help_at=here,
            )
        return UsageError(sentence_id, name=name, help_at=here)
    # Typer tells the words only inside its own sentence.
    found = re.search(r"\(([^()]+)\)\s*$", str(getattr(error, "message", "")))
    words = found[1] if found else "…"
    near = as_game(words) if any("--game" in one.opts for one in params) else None
    return UsageError("usage-words", words=words, near=near, help_at=here)


def _without_value(flag: str, params: list[Any], here: str) -> UsageError:
    param = next((one for one in params if flag in one.opts), None)
    if param is None or getattr(param, "is_flag", False):
        return UsageError("usage-takes-no-value", flag=flag, help_at=here)
    what = str(param.metavar)
    return UsageError("usage-needs-value", flag=flag, what=what, help_at=here)
