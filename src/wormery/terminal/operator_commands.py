"""The flags of `wormery server status`, `tables`, `close` …: operating a running server."""

# ruff: noqa: N806 (names of types)

from collections.abc import Callable
from typing import Annotated, Any

import typer

from wormery.telling.words import Say
from wormery.terminal.flags import option
from wormery.terminal.numbers import number, whole
from wormery.terminal.quick import help_sentences

URL = "http://127.0.0.1:8470"


def add_operator_commands(
    server: typer.Typer, command: Any, say: Say, language_flag: Any, help_flag: Any
) -> None:
    """Add them to the group `server`."""
    help_of = help_sentences(say.language)

    def flag(name: str, help_id: str, metavar: str | None = None, **more: Any) -> Any:
        return option(help_of, help_id, name, metavar=metavar, **more)

    def argument(help_id: str, metavar: str, **more: Any) -> Any:
        return typer.Argument(help=help_of[help_id], metavar=help_of[metavar], **more)

    def add(name: str, told: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
        return server.command(name, help=help_of[told], cls=command, add_help_option=False)

    token_flag = flag(
        *("--token", "help-operator-token", "metavar-text"),
        variable="WORMERY_OPERATOR_TOKEN",
    )
    url_flag = flag(
        *("--url", "help-operator-url", "metavar-address"), default=URL, variable="WORMERY_URL"
    )
    Url = Annotated[str, url_flag]
    Token = Annotated[str | None, token_flag]
    Language = Annotated[str | None, language_flag]
    Help = Annotated[bool, help_flag]
    Table = Annotated[str, argument("help-operator-code", "metavar-table")]
    Reason = Annotated[str, flag("--reason", "help-operator-reason", "metavar-text")]
    Hours = Annotated[
        float | None,
        flag("--hours", "help-operator-hours", "metavar-hours", **number("--hours", 0)),
    ]
    hours = "metavar-hours"

    @add("status", "help-operator-status")
    def status(
        url: Url = URL,
        token: Token = None,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.operating import Operator

        return Operator(url, token, say).status()

    @add("tables", "help-operator-tables")
    def tables(
        code: Annotated[str, flag("--code", "help-operator-code", "metavar-text")] = "",
        game: Annotated[str, flag("--game", "help-operator-game", "metavar-which-game")] = "",
        state: Annotated[str, flag("--state", "help-operator-state", "metavar-text")] = "",
        older: Annotated[
            float | None,
            flag("--older", "help-operator-older", hours, **number("--older", 0)),
        ] = None,
        untouched: Annotated[
            float | None,
            flag("--untouched", "help-operator-untouched", hours, **number("--untouched", 0)),
        ] = None,
        before: Annotated[
            int | None,
            flag("--before", "help-operator-before", "metavar-number", **whole("--before", 0)),
        ] = None,
        names: Annotated[bool, flag("--names", "help-operator-names")] = False,
        url: Url = URL,
        token: Token = None,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.operating import Operator

        wanted = {
            "code": code,
            "game": game,
            "state": state,
            "older": older,
            "untouched": untouched,
            "before": before,
            "names": "true" if names else None,
        }
        return Operator(url, token, say).tables(wanted)

    @add("close", "help-operator-close")
    def close(
        table: Table,
        reason: Reason = "",
        url: Url = URL,
        token: Token = None,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.operating import Operator

        return Operator(url, token, say).close(table, reason)

    @add("purge", "help-operator-purge")
    def purge(
        table: Table,
        yes: Annotated[bool, flag("--yes", "help-operator-yes")] = False,
        url: Url = URL,
        token: Token = None,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.operating import Operator

        return Operator(url, token, say).purge(table, yes)

    @add("ban", "help-operator-ban")
    def ban(
        whom: Annotated[str | None, argument("help-operator-whom", "metavar-whom")] = None,
        hours: Hours = None,
        reason: Reason = "",
        url: Url = URL,
        token: Token = None,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.operating import Operator

        operator = Operator(url, token, say)
        return operator.bans() if whom is None else operator.ban(whom, hours, reason)

    @add("unban", "help-operator-unban")
    def unban(
        ban: Annotated[
            int,
            argument("help-operator-unban", "metavar-number", **whole("unban", 1)),
        ],
        url: Url = URL,
        token: Token = None,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.operating import Operator

        return Operator(url, token, say).unban(ban)

    @add("message", "help-operator-message")
    def message(
        text: Annotated[
            str | None, argument("help-operator-text", "metavar-text-or-none")
        ] = None,
        inside: Annotated[
            list[str] | None, flag("--in", "help-operator-in", "metavar-option")
        ] = None,
        clear: Annotated[bool, flag("--clear", "help-operator-clear")] = False,
        url: Url = URL,
        token: Token = None,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.operating import Operator

        texts = {} if text is None else {"": text}
        for one in inside or ():
            name, _, said = one.partition("=")
            texts[name] = said
        return Operator(url, token, say).message(texts, clear)
