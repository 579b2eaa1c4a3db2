"""`wormery learn` and its flags."""

from typing import Annotated, Any

import typer

from wormery.telling.words import Say
from wormery.terminal.flags import option
from wormery.terminal.numbers import whole
from wormery.terminal.quick import help_sentences


def add_learn_command(
    app: typer.Typer, command: Any, say: Say, language_flag: Any, help_flag: Any
) -> None:
    help_of = help_sentences(say.language)

    def flag(help_id: str, *names: str, what: str | None = None, **more: Any) -> Any:
        metavar = f"metavar-{what}" if what else None
        return option(help_of, help_id, *names, metavar=metavar, **more)

    game_argument = typer.Argument(help=help_of["help-game"], metavar=help_of["metavar-game"])

    @app.command(cls=command, help=help_of["help-learn"], add_help_option=False)
    def learn(
        game: Annotated[str | None, game_argument] = None,
        step: Annotated[
            int | None,
            flag("help-learn-step", "--step", what="number", **whole("--step", 1)),
        ] = None,
        again: Annotated[bool, flag("help-learn-again", "--again")] = False,
        plain: Annotated[bool, flag("help-plain", "--plain", variable="WORMERY_PLAIN")] = False,
        language: Annotated[str | None, language_flag] = None,
        help: Annotated[bool, help_flag] = False,  # noqa: A002
    ) -> int:
        from wormery.terminal import learning

        return learning.learn(learning.Asked(game, step, again, plain), say)
