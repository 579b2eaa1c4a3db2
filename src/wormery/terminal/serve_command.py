"""The flags of `wormery serve`, made from the table of settings."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import Annotated, Any

import typer

from wormery.server.setting_table import CONFIG, LIMIT, SETTINGS, Setting
from wormery.telling.words import Say
from wormery.terminal.flags import described, option
from wormery.terminal.quick import help_sentences

BROWSER = "browser"
SHOW = "show_settings"
NO_LIMITS = "no_limits"


def add_serve_command(
    app: typer.Typer, command: Any, say: Say, language_flag: Any, help_flag: Any
) -> None:
    """Add the command; two flags are those that every command has."""
    help_of = help_sentences(say.language)

    def flag(kind: Any, help_id: str, *names: str, metavar: str = "") -> Any:
        return Annotated[kind, option(help_of, help_id, *names, metavar=metavar or None)]

    def flag_of(setting: Setting) -> Any:
        names = setting.flag
        kind: Any = list[str] | None if setting.many else str | None
        if not setting.metavar:
            kind, names = bool | None, f"{names}/--no-{names.removeprefix('--')}"
        # Variables are read with the file of settings, and not here.
        variable = "" if setting.name == LIMIT else setting.variable
        told = described(help_of, setting.help, setting.default, variable)
        shown = help_of[setting.metavar] if setting.metavar else None
        return Annotated[kind, typer.Option(names, help=told, metavar=shown)]

    flags = {setting.name: flag_of(setting) for setting in SETTINGS}
    flags[CONFIG] = flag(str | None, "help-serve-config", "--config", metavar="metavar-file")
    switches = {
        NO_LIMITS: flag(bool, "help-serve-limits", "--no-limits"),
        SHOW: flag(bool, "help-serve-show", "--show-settings"),
        BROWSER: flag(bool, "help-serve-browser", "--browser/--no-browser"),
        "help": Annotated[bool, help_flag],
    }

    def serve(**given: Any) -> int:
        from wormery.terminal.serving import serve_tables

        if given[NO_LIMITS] and given["limits"] is None:
            given["limits"] = "none"
        return serve_tables(
            {name: given[name] for name in flags}, say, given[BROWSER], given[SHOW]
        )

    hints = {**flags, "language": Annotated[str | None, language_flag], **switches}
    parameters = [
        Parameter(
            name,
            Parameter.KEYWORD_ONLY,
            default=False if name in switches else None,
            annotation=hint,
        )
        for name, hint in hints.items()
    ]
    # Typer reads the flags of a command from the signature of its function.
    serve.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    serve.__annotations__ = hints
    app.command("serve", cls=command, help=help_of["help-serve"], add_help_option=False)(serve)
