"""The flags of `daily` and `compare`."""

# ruff: noqa: N806 (names of types)

from pathlib import Path
from typing import Annotated, Any

import typer

from wormery.telling.words import Say
from wormery.terminal.flags import option
from wormery.terminal.quick import help_sentences


def add_contest_commands(
    app: typer.Typer, command: Any, say: Say, language_flag: Any, help_flag: Any
) -> None:
    """Add the two commands; two flags are those that every command has."""
    help_of = help_sentences(say.language)

    def flag(name: str, help_id: str, metavar: str | None = None, **more: Any) -> Any:
        return option(help_of, help_id, name, metavar=metavar, **more)

    def argument(help_id: str, metavar: str) -> Any:
        return typer.Argument(help=help_of[help_id], metavar=help_of[metavar])

    Plain = Annotated[bool, flag("--plain", "help-plain", variable="WORMERY_PLAIN")]
    Language = Annotated[str | None, language_flag]
    Help = Annotated[bool, help_flag]

    @app.command("daily", help=help_of["help-daily"], cls=command, add_help_option=False)
    def daily(
        game: Annotated[str | None, argument("help-daily-game", "metavar-game")] = None,
        day: Annotated[str | None, flag("--day", "help-daily-day", "metavar-day")] = None,
        key: Annotated[
            str | None,
            flag("--key", "help-daily-key", "metavar-text", variable="WORMERY_DAILY_KEY"),
        ] = None,
        again: Annotated[bool, flag("--again", "help-daily-again")] = False,
        plain: Plain = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.daily import Asked, play_daily

        return play_daily(Asked(game, day, key, again, plain), say)

    @app.command("compare", help=help_of["help-compare"], cls=command, add_help_option=False)
    def compare(
        one: Annotated[Path, argument("help-compare-one", "metavar-one")],
        other: Annotated[Path, argument("help-compare-other", "metavar-other")],
        seats: Annotated[
            tuple[str, str] | None, flag("--seats", "help-compare-seats", "metavar-letters")
        ] = None,
        json: Annotated[bool, flag("--json", "help-json")] = False,
        plain: Plain = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.comparing import Asked, compare_games

        return compare_games(Asked(one, other, seats, json, plain), say)
