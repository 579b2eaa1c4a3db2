"""`wormery completion` and its argument."""

from typing import Annotated, Any

import typer
import typer.main

from wormery.telling.words import Say
from wormery.terminal.quick import help_sentences


def add_completion_command(
    app: typer.Typer, command: Any, say: Say, language_flag: Any, help_flag: Any
) -> None:
    help_of = help_sentences(say.language)
    told = "\n".join(
        (help_of["help-completion"], "", help_of["help-completion-install"], *INSTALLED)
    )
    shell_argument = typer.Argument(
        help=help_of["help-completion-shell"], metavar=help_of["metavar-shell"]
    )

    @app.command(cls=command, help=told, add_help_option=False)
    def completion(
        shell: Annotated[str, shell_argument],
        language: Annotated[str | None, language_flag] = None,
        help: Annotated[bool, help_flag] = False,  # noqa: A002
    ) -> int:
        from wormery.terminal import completing

        print(completing.completion(shell, typer.main.get_command(app)), end="")
        return 0


# For each shell: where it looks by itself.
INSTALLED = (
    "wormery completion bash > ~/.local/share/bash-completion/completions/wormery",
    "wormery completion zsh > ~/.zfunc/_wormery",
    "wormery completion fish > ~/.config/fish/completions/wormery.fish",
)
