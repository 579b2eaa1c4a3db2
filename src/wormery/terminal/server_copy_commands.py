"""The flags of `wormery server backup|restore|move|migrate`."""

# ruff: noqa: N806 (names of types)

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from wormery.telling.words import Say
from wormery.terminal.flags import option
from wormery.terminal.numbers import whole
from wormery.terminal.quick import help_sentences


def database_flag(help_of: Mapping[str, str]) -> Any:
    """The database of a command that needs no node: the flag and the variable of one."""
    return option(
        *(help_of, "help-serve-database", "--database"),
        metavar="metavar-database",
        variable="WORMERY_DATABASE",
    )


def add_copy_commands(
    server: typer.Typer, command: Any, say: Say, language_flag: Any, help_flag: Any
) -> None:
    """Add to `wormery server` what makes copies of a database and changes its revision."""
    help_of = help_sentences(say.language)
    settings: dict[str, Any] = {"cls": command, "add_help_option": False}

    def flag(name: str, help_id: str, metavar: str | None = None, **more: Any) -> Any:
        return option(help_of, help_id, name, metavar=metavar, **more)

    def file(help_id: str) -> Any:
        return typer.Argument(help=help_of[help_id], metavar=help_of["metavar-file"])

    Language = Annotated[str | None, language_flag]
    Help = Annotated[bool, help_flag]
    Database = Annotated[str | None, database_flag(help_of)]
    Force = Annotated[bool, flag("--force", "help-copy-force")]
    Yes = Annotated[bool, flag("--yes", "help-copy-yes")]

    @server.command("backup", help=help_of["help-backup"], **settings)
    def backup(
        file: Annotated[Path, file("help-backup-file")],
        database: Database = None,
        keep: Annotated[
            int | None,
            flag("--keep", "help-backup-keep", "metavar-number", **whole("--keep", 1)),
        ] = None,
        force: Annotated[bool, flag("--force", "help-backup-force")] = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.server_copying import back_up_database

        return back_up_database(file, database, say, keep=keep, force=force)

    @server.command("restore", help=help_of["help-restore"], **settings)
    def restore(
        file: Annotated[Path, file("help-restore-file")],
        database: Database = None,
        force: Force = False,
        yes: Yes = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.server_copying import restore_database

        return restore_database(file, database, say, force=force, yes=yes)

    @server.command("move", help=help_of["help-move"], **settings)
    def move(
        to: Annotated[str, flag("--to", "help-move-to", "metavar-database")],
        database: Database = None,
        force: Force = False,
        yes: Yes = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.server_copying import move_database

        return move_database(database, to, say, force=force, yes=yes)

    @server.command("migrate", help=help_of["help-migrate"], **settings)
    def migrate(
        database: Database = None,
        to: Annotated[
            str, flag("--to", "help-migrate-to", "metavar-revision", default="head")
        ] = "head",
        force: Annotated[bool, flag("--force", "help-migrate-force")] = False,
        yes: Yes = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.server_migrating import migrate_database

        return migrate_database(database, to, say, force=force, yes=yes)
