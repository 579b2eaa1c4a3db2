"""The flags of `wormery server …`: what is done with a server's database."""

# ruff: noqa: N806 (names of types)

from typing import Annotated, Any

import typer

from wormery.telling.words import Say
from wormery.terminal.flags import option
from wormery.terminal.operator_commands import add_operator_commands
from wormery.terminal.quick import help_sentences
from wormery.terminal.server_copy_commands import add_copy_commands, database_flag


def add_server_commands(
    app: typer.Typer, group: Any, command: Any, say: Say, language_flag: Any, help_flag: Any
) -> None:
    """Add the group; two flags are those that every command has."""
    help_of = help_sentences(say.language)
    server = typer.Typer(cls=group, help=help_of["help-server"], add_completion=False)
    Language = Annotated[str | None, language_flag]
    Help = Annotated[bool, help_flag]

    def flag(name: str, help_id: str, metavar: str | None = None, **more: Any) -> Any:
        return option(help_of, help_id, name, metavar=metavar, **more)

    Database = Annotated[str | None, database_flag(help_of)]
    Repair = Annotated[bool, flag("--repair", "help-server-repair")]
    Yes = Annotated[bool, flag("--yes", "help-server-yes")]

    @server.callback(invoke_without_command=True, add_help_option=False)
    def start(
        context: typer.Context,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        if context.invoked_subcommand is None:
            print(context.get_help())
        return 0

    @server.command(
        "check", help=help_of["help-server-check"], cls=command, add_help_option=False
    )
    def check(
        database: Database = None,
        repair: Repair = False,
        yes: Yes = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.server_checking import check_database

        return check_database(database, say, repair=repair, yes=yes)

    @server.command(
        "push-key", help=help_of["help-server-push-key"], cls=command, add_help_option=False
    )
    def push_key(
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.server_push import print_push_key

        return print_push_key(say)

    add_copy_commands(server, command, say, language_flag, help_flag)
    add_operator_commands(server, command, say, language_flag, help_flag)
    app.add_typer(server, name="server")
