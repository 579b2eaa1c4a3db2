"""Flags as every command describes them: with their default and the variable that sets them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import typer


def option(
    help_of: Mapping[str, str],
    help_id: str,
    *names: str,
    metavar: str | None = None,
    default: str = "",
    variable: str = "",
    **more: Any,
) -> Any:
    """A flag of Typer; `metavar` is the id of a sentence, the default is as it is shown."""
    return typer.Option(
        *names,
        help=described(help_of, help_id, default, variable),
        metavar=help_of[metavar] if metavar else None,
        envvar=variable or None,
        show_envvar=False,
        show_default=False,
        **more,
    )


def described(
    help_of: Mapping[str, str], help_id: str, default: str = "", variable: str = ""
) -> str:
    text = help_of[help_id]
    if default:
        text += f" [{help_of['help-default']} {default}]"
    if variable:
        text += f" [env: {variable}]"
    return text
