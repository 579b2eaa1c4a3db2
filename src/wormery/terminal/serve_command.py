"""The flags of `wormery serve`, made from the table of settings."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import Annotated, Any

import typer

from wormery.server.setting_table import CONFIG, SETTINGS, Setting
from wormery.telling.words import Say
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
        shown = help_of[metavar] if metavar else None
        return Annotated[kind, typer.Option(*names, help=help_of[help_id], metavar=shown)]

    def flag_of(setting: Setting) -> Any:
        if not setting.metavar:
            names = f"{setting.flag}/--no-{setting.flag.removeprefix('--')}"
            return flag(bool | None, setting.help, names)
        kind = list[str] | None if setting.many else str | None
        return flag(kind, setting.help, setting.flag, metavar=setting.metavar)

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
