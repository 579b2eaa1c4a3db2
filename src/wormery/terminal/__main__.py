"""The command `wormery`. Whatever is slow to load is loaded by the command that needs it."""

import os
import sys

import typer

from wormery.locales import preferred_language
from wormery.telling.words import Say
from wormery.terminal.commands import build
from wormery.terminal.language import chosen_language

# What Typer raises for a command line that it cannot read; its name has moved over time.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]

BAD_USAGE = 2
INTERRUPTED = 130


def main() -> None:
    arguments = sys.argv[1:]
    say = Say(chosen_language(arguments) or preferred_language())
    try:
        code = build(say)(arguments, prog_name="wormery", standalone_mode=False)
    except UsageError as error:
        print(explain(error, say), file=sys.stderr)
        code = BAD_USAGE
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        # The reader of the output has gone; Python must not try to flush it at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)


def explain(error: Exception, say: Say) -> str:
    """What is wrong with a command line, and where help is."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "wormery"
    flag = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    if flag and hasattr(error, "possibilities"):
        wrong = say("usage-no-such-flag", flag=flag)
    elif flag is not None:
        wrong = say("usage-value", name=flag)
    elif param is not None:
        flag = max(param.opts, key=len)
        wrong = say("usage-value", name=flag if flag.startswith("-") else str(param.metavar))
    elif context is not None and context.parent is None:
        wrong = say("usage-no-such-command")
    else:
        wrong = say("usage-words")
    return f"{wrong}\n{say('usage-help', command=f'{command} --help')}"


if __name__ == "__main__":
    main()
