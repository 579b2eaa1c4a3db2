"""The commands and their flags. Nothing slow is imported until a command runs."""

from pathlib import Path
from typing import Annotated, Any

import typer

from wormery.locales import LANGUAGES
from wormery.telling.words import Say
from wormery.terminal.arena_commands import add_arena_commands
from wormery.terminal.completion_command import add_completion_command
from wormery.terminal.contest_commands import add_contest_commands
from wormery.terminal.flags import option
from wormery.terminal.help import with_help_in
from wormery.terminal.language import is_language
from wormery.terminal.learn_command import add_learn_command
from wormery.terminal.numbers import whole
from wormery.terminal.quick import help_sentences
from wormery.terminal.serve_command import add_serve_command
from wormery.terminal.server_commands import add_server_commands
from wormery.terminal.setup_command import add_setup_command

# Variables for what one wants every time.
PLAIN = "WORMERY_PLAIN"
LEVEL = "WORMERY_LEVEL"


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
        shown = f"metavar-{what}" if what else None
        return option(help_of, help_id, *names, metavar=shown, **more)

    def check_language(value: str | None) -> None:
        if value is not None and not is_language(value):
            from wormery.games.errors import OptionError

            raise OptionError("language-unknown", given=value, languages=", ".join(LANGUAGES))

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
        *("help-language", "--language"),
        what="language",
        variable="WORMERY_LANGUAGE",
        callback=check_language,
    )
    help_flag = flag("help-help", "--help", "-h", is_eager=True, callback=show_help)
    version_flag = flag("help-version", "--version", "-V", is_eager=True, callback=show_version)
    plain_flag = flag("help-plain", "--plain", variable=PLAIN)
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
        seats: Annotated[
            int | None,
            flag("help-seats", "--seats", what="number", default="2", **whole("--seats", 1)),
        ] = None,
        player: Annotated[
            list[str] | None, flag("help-player", "--player", what="name")
        ] = None,
        level: Annotated[
            str | None,
            flag(*("help-level", "--level"), what="level", default="casual", variable=LEVEL),
        ] = None,
        begins: Annotated[
            str | None, flag("help-begins", "--begins", what="letter", default="A")
        ] = None,
        rules: Annotated[
            list[str] | None, flag("help-option", "--option", what="option")
        ] = None,
        dice: Annotated[
            str | None, flag("help-dice", "--dice", what="dice", default="random")
        ] = None,
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
            game, seats, player or [], begins, rules or [], dice, seed, file, resume, level
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

    @app.command(cls=command, help=help_of["help-review"], **settings)  # type: ignore[arg-type]
    def review(
        file: Annotated[
            Path, typer.Argument(help=help_of["help-replay-file"], metavar=metavar("file"))
        ],
        json: Annotated[bool, flag("help-json", "--json")] = False,
        html: Annotated[Path | None, flag("help-html", "--html", what="file")] = None,
        deep: Annotated[bool, flag("help-deep", "--deep")] = False,
        plain: Annotated[bool, plain_flag] = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.reviewing import Asked, review_game

        return review_game(Asked(file, json, html, deep, plain), say)

    @app.command(cls=command, help=help_of["help-drill"], **settings)  # type: ignore[arg-type]
    def drill(
        game: Annotated[
            str | None,
            typer.Argument(help=help_of["help-drill-game"], metavar=metavar("game")),
        ] = None,
        theme: Annotated[str | None, flag("help-drill-theme", "--theme", what="name")] = None,
        count: Annotated[
            int,
            flag(
                *("help-drill-count", "--count"),
                what="number",
                default="10",
                **whole("--count", 1),
            ),
        ] = 10,
        record: Annotated[
            Path | None, flag("help-drill-record", "--record", what="file")
        ] = None,
        today: Annotated[bool, flag("help-drill-today", "--today")] = False,
        plain: Annotated[bool, plain_flag] = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal import drilling

        return drilling.drill(drilling.Asked(game, theme, count, record, today, plain), say)

    add_contest_commands(app, command, say, language_flag, help_flag)

    @app.command(cls=command, help=help_of["help-check"], **settings)  # type: ignore[arg-type]
    def check(
        files: Annotated[
            list[Path],
            typer.Argument(help=help_of["help-check-files"], metavar=metavar("files")),
        ],
        json: Annotated[bool, flag("help-json", "--json")] = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.checking import check_files

        return check_files(files, say, json)

    @app.command(cls=command, help=help_of["help-verify"], **settings)  # type: ignore[arg-type]
    def verify(
        files: Annotated[
            list[Path],
            typer.Argument(help=help_of["help-check-files"], metavar=metavar("files")),
        ],
        json: Annotated[bool, flag("help-json", "--json")] = False,
        language: Language = None,
        help: Help = False,  # noqa: A002
    ) -> int:
        from wormery.terminal.verifying import verify_files

        return verify_files(files, say, json)

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

    add_learn_command(app, command, say, language_flag, help_flag)
    add_serve_command(app, command, say, language_flag, help_flag)
    add_setup_command(app, command, say, language_flag, help_flag)
    add_server_commands(app, group, command, say, language_flag, help_flag)
    add_arena_commands(app, command, say, language_flag, help_flag)
    add_completion_command(app, command, say, language_flag, help_flag)
    return app
