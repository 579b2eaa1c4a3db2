"""`wormery setup`."""

from typing import Annotated, Any

import typer

from wormery.telling.words import Say
from wormery.terminal.quick import help_sentences


def add_setup_command(
    app: typer.Typer, command: Any, say: Say, language_flag: Any, help_flag: Any
) -> None:
    help_of = help_sentences(say.language)

    @app.command(cls=command, help=help_of["help-setup"], add_help_option=False)
    def setup(
        language: Annotated[str | None, language_flag] = None,
        help: Annotated[bool, help_flag] = False,  # noqa: A002
    ) -> int:
        from wormery.terminal import compiling

        return compiling.setup(say)
