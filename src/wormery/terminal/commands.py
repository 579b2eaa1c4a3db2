"""The commands and their flags. Nothing slow is imported until a command runs."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from wormery.locales import LANGUAGES
from wormery.telling.words import Say
from wormery.terminal.arena_commands import add_arena_commands
from wormery.terminal.help import with_help_in
from wormery.terminal.language import is_language
from wormery.terminal.quick import help_sentences
from wormery.terminal.server_commands import add_server_commands

BAD_USAGE = 2


def build(say: Say) -> typer.Typer:
    """The application, its help in the language of `say`."""
    group, command = with_help_in(say.language)
    help_of = help_sentences(say.language)
    app = typer.Typer(
        cls=group,
        help=help_of["help-app"],
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        suggest_commands=False,
    )

    def metavar(what: str) -> str:
        return help_of[f"metavar-{what}"]

    def flag(help_id: str, *names: str, what: str | None = None, **more: Any) -> Any:
        shown = metavar(what) if what else None
        return typer.Option(*names, help=help_of[help_id], metavar=shown, **more)

    def check_language(value: str | None) -> None:
        if value is not None and not is_language(value):
            languages = ", ".join(LANGUAGES)
            print(say("language-unknown", given=value, languages=languages), file=sys.stderr)
            raise typer.Exit(BAD_USAGE)

    def show_version(asked: bool) -> None:
        if asked:
            from wormery import __version__

            print(f"wormery {__version__}")
            raise typer.Exit

    def show_help(context: typer.Context, asked: bool) -> None:
        if asked:
            print(context.get_help())
            raise typer.Exit

    language_flag = flag(
        "help-language", "--language", what="language", callback=check_language
    )
    help_flag = flag("help-help", "--help", "-h", is_eager=True, callback=show_help)
    version_flag = flag("help-version", "--version", is_eager=True, callback=show_version)
    plain_flag = flag("help-plain", "--plain")
    Language = Annotated[str | None, language_flag]  # noqa: N806
    Help = Annotated[bool, help_flag]  # noqa: N806
    settings = {"add_help_option": False}

    @app.callback(invoke_without_command=True, **settings)  # type: ignore[arg-type]
    def start(
        context: typer.Context,
        language: Language = None,
        version: Annotated[bool, version_flag] = False,
        help: Help = False,  # noqa: A002
    ) -> int:
        if context.invoked_subcommand is None:
            print(context.get_help())
        return 0

    @app.command(cls=command, help=help_of["help-play"], **settings)  # type: ignore[arg-type]
    def play(
        game: Annotated[
            str | None, typer.Argument(help=help_of["help-game"], metavar=metavar("game"))
        ] = None,
        seats: Annotated[int | None, flag("help-seats", "--seats", what="number")] = None,
        player: Annotated[
            list[str] | None, flag("help-player", "--player", what="name")
        ] = None,
        begins: Annotated[str | None, flag("help-begins", "--begins", what="letter")] = None,
        option: Annotated[
            list[str] | None, flag("help-option", "--option", what="option")
        ] = None,
        dice: Annotated[str | None, flag("help-dice", "--dice", what="dice")] = None,
        seed: Annotated[str | None, flag("help-seed", "--seed", what="text")] = None,
        file: Annotated[Path | None, flag("help-file", "--file", what="file")] = None,
        resume: Annotated[Path | None, flag("help-resume", "--resume", what="file")] = None,
        plain: Annotated[bool, plain_flag] = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.playing import play_game
        from wormery.terminal.setup import Wishes

        wishes = Wishes(
            game, seats, player or [], begins, option or [], dice, seed, file, resume
        )
        return play_game(wishes, say, plain)

    @app.command(cls=command, help=help_of["help-replay"], **settings)  # type: ignore[arg-type]
    def replay(
        file: Annotated[
            Path, typer.Argument(help=help_of["help-replay-file"], metavar=metavar("file"))
        ],
        everything: Annotated[bool, flag("help-all", "--all")] = False,
        plain: Annotated[bool, plain_flag] = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.replaying import replay_game

        return replay_game(file, say, everything, plain)

    @app.command(cls=command, help=help_of["help-check"], **settings)  # type: ignore[arg-type]
    def check(
        files: Annotated[
            list[Path],
            typer.Argument(help=help_of["help-check-files"], metavar=metavar("files")),
        ],
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.checking import check_files

        return check_files(files, say)

    @app.command(cls=command, help=help_of["help-verify"], **settings)  # type: ignore[arg-type]
    def verify(
        files: Annotated[
            list[Path],
            typer.Argument(help=help_of["help-check-files"], metavar=metavar("files")),
        ],
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.verifying import verify_files

        return verify_files(files, say)

    @app.command(cls=command, help=help_of["help-odds"], **settings)  # type: ignore[arg-type]
    def odds(
        position: Annotated[
            str,
            typer.Argument(help=help_of["help-odds-position"], metavar=metavar("position")),
        ],
        json: Annotated[bool, flag("help-json", "--json")] = False,
        plot: Annotated[Path | None, flag("help-plot", "--plot", what="file")] = None,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.odds import show_odds

        return show_odds(position, say, json, plot)

    @app.command(cls=command, help=help_of["help-serve"], **settings)  # type: ignore[arg-type]
    def serve(
        host: Annotated[str, flag("help-serve-host", "--host", what="address")] = "127.0.0.1",
        port: Annotated[int, flag("help-serve-port", "--port", what="number")] = 8470,
        database: Annotated[
            str | None, flag("help-serve-database", "--database", what="database")
        ] = None,
        origin: Annotated[
            list[str] | None, flag("help-serve-origin", "--origin", what="address")
        ] = None,
        https: Annotated[bool, flag("help-serve-https", "--https")] = False,
        proxy: Annotated[
            str | None, flag("help-serve-proxy", "--proxy", what="address")
        ] = None,
        archive: Annotated[float, flag("help-serve-archive", "--archive", what="days")] = 30,
        keep_finished: Annotated[
            float | None, flag("help-serve-keep-finished", "--keep-finished", what="days")
        ] = None,
        keep_abandoned: Annotated[
            float | None, flag("help-serve-keep-abandoned", "--keep-abandoned", what="days")
        ] = None,
        operator_token: Annotated[
            str | None,
            flag(
                "help-serve-operator-token",
                "--operator-token",
                what="text",
                envvar="WORMERY_OPERATOR_TOKEN",
                show_envvar=False,
            ),
        ] = None,
        no_limits: Annotated[bool, flag("help-serve-limits", "--no-limits")] = False,
        log: Annotated[str, flag("help-serve-log", "--log", what="level")] = "warning",
        browser: Annotated[bool, flag("help-serve-browser", "--browser/--no-browser")] = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.serving import Wishes, serve_tables

        wishes = Wishes(
            host,
            port,
            database,
            tuple(origin or ()),
            https,
            proxy,
            archive,
            no_limits,
            log,
            browser,
            keep_finished,
            keep_abandoned,
            operator_token,
        )
        return serve_tables(wishes, say)

    add_server_commands(app, group, command, say, language_flag, help_flag)
    add_arena_commands(app, command, say, language_flag, help_flag)
    return app
