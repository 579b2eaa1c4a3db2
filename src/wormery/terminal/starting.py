"""From the command line to an exit code, with a sentence for whatever may go wrong between."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Any

import typer
import typer.main

from wormery.locales import preferred_language
from wormery.telling.words import Say
from wormery.terminal import streams
from wormery.terminal.commands import build
from wormery.terminal.compiling import tell_of_compiling
from wormery.terminal.help import NoSuchCommandError
from wormery.terminal.language import chosen_language
from wormery.terminal.numbers import NumberError
from wormery.terminal.quick import help_sentences

DEBUG = "WORMERY_DEBUG"
FAILED, INTERRUPTED = 1, 130  # all exit codes are in `complaining.py`, which takes time to load


def start(arguments: list[str]) -> int:
    """Run the command, and say what goes wrong."""
    streams.prepare()
    if arguments[:1] == ["help"]:  # `wormery help play` is `wormery play --help`
        arguments = [*arguments[1:], "--help"]
    say = Say(language_of(arguments))
    tell_of_compiling(say)
    try:
        code = run(arguments, say)
        sys.stdout.flush()
        return code
    except streams.OutputError as error:
        streams.give_up_output()
        reason = error.__cause__
        # A reader who leaves early, such as `head`, has seen enough.
        if not isinstance(reason, BrokenPipeError) and isinstance(reason, OSError):
            print(say("output-failed", reason=reason.strerror or str(reason)), file=sys.stderr)
        return FAILED


def language_of(arguments: list[str]) -> str:
    """The language that was chosen; English where a terminal cannot show its letters."""
    language = chosen_language(arguments) or preferred_language()
    return language if streams.can_show(help_sentences(language)["help-app"]) else "en"


def run(arguments: list[str], say: Say) -> int:
    """What a command gives, or the exit code of what it raises."""
    program: Any = typer.main.get_command(build(say))
    try:
        code: int = program(arguments, prog_name="wormery", standalone_mode=False)
        return code
    except streams.OutputError:
        raise
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # the line has “^C” on it
        return INTERRUPTED
    except Exception as error:
        return explained(error, arguments, program, say)


def explained(error: Exception, arguments: list[str], program: Any, say: Say) -> int:
    """Say what went wrong; what is needed for that is loaded only now."""
    from wormery.games.errors import WormeryError
    from wormery.terminal.complaining import complain
    from wormery.terminal.files import NotSavedError
    from wormery.terminal.usage import Unreadable, bad_number, no_such_command, usage_error

    if isinstance(error, typer.Abort):  # Ctrl-C, too
        return INTERRUPTED
    if isinstance(error, NoSuchCommandError):
        error = no_such_command(error)
    elif isinstance(error, Unreadable):
        error = usage_error(error, arguments, program)
    elif isinstance(error, NotSavedError):
        error = error.said
    elif isinstance(error, NumberError):
        error = bad_number(error, arguments, program)
    elif not isinstance(error, WormeryError):
        error = unforeseen(error)
    assert isinstance(error, WormeryError)
    return complain(error, say, as_json=asks_for_json(arguments))


def unforeseen(error: Exception) -> Exception:
    """What no command has thought of, in a sentence; for whoever looks for the cause, all."""
    from wormery.games.errors import WormeryError

    if os.environ.get(DEBUG):
        traceback.print_exception(error)
    if isinstance(error, OSError) and error.filename is not None:
        file, reason = os.fsdecode(error.filename), error.strerror or str(error)
        return WormeryError("system-failed", file=file, reason=reason)
    what = f"{type(error).__name__}: {error}".rstrip(": ")
    return WormeryError("unforeseen", what=what, debug=f"{DEBUG}=1")


def asks_for_json(arguments: list[str]) -> bool:
    before = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return "--json" in before
