"""The flags of `match`, `tournament` and `simulate`."""

# ruff: noqa: N806 (names of types)

from pathlib import Path
from typing import Annotated, Any

import typer

from wormery.telling.words import Say
from wormery.terminal.flags import option
from wormery.terminal.numbers import number, whole
from wormery.terminal.quick import help_sentences


def add_arena_commands(
    app: typer.Typer, command: Any, say: Say, language_flag: Any, help_flag: Any
) -> None:
    """Add the three commands; two flags are those that every command has."""
    help_of = help_sentences(say.language)

    def flag(name: str, help_id: str, metavar: str | None = None, **more: Any) -> Any:
        return option(help_of, help_id, name, metavar=metavar, **more)

    def argument(help_id: str) -> Any:
        return typer.Argument(help=help_of[help_id], metavar=help_of["metavar-players-or-none"])

    Game = Annotated[str | None, flag("--game", "help-arena-game", "metavar-which-game")]
    Seats = Annotated[
        int | None,
        flag("--seats", "help-seats", "metavar-number", default="2", **whole("--seats", 1)),
    ]
    Option = Annotated[list[str] | None, flag("--option", "help-option", "metavar-option")]
    Games = Annotated[
        int | None,
        flag("--games", "help-games", "metavar-number", default="1000", **whole("--games", 1)),
    ]
    Until = Annotated[
        float | None, flag("--until", "help-until", "metavar-width", **number("--until", 0))
    ]
    Seed = Annotated[
        int | None,
        flag("--seed", "help-arena-seed", "metavar-number", default="1", **whole("--seed", 0)),
    ]
    Workers = Annotated[
        int | None,
        flag(
            *("--workers", "help-workers", "metavar-number"),
            variable="WORMERY_WORKERS",
            **whole("--workers", 1),
        ),
    ]
    Cluster = Annotated[
        str | None,
        flag("--cluster", "help-cluster", "metavar-address", variable="WORMERY_CLUSTER"),
    ]
    Json = Annotated[bool, flag("--json", "help-json")]
    File = Annotated[Path | None, flag("--file", "help-arena-file", "metavar-file")]
    Resume = Annotated[Path | None, flag("--resume", "help-arena-resume", "metavar-file")]
    Report = Annotated[Path | None, flag("--report", "help-report", "metavar-file")]
    Language = Annotated[str | None, language_flag]
    Help = Annotated[bool, help_flag]

    def add(kind: str, help_id: str, players: Any) -> None:
        """Add a command; they differ only in how players are named."""

        @app.command(kind, help=help_of[help_id], cls=command, add_help_option=False)
        def play(
            names: Annotated[list[str] | None, players] = None,
            game: Game = None,
            seats: Seats = None,
            option: Option = None,
            games: Games = None,
            until: Until = None,
            seed: Seed = None,
            workers: Workers = None,
            cluster: Cluster = None,
            json: Json = False,
            file: File = None,
            resume: Resume = None,
            report: Report = None,
            language: Language = None,
            help: Help = False,  # noqa: A002
        ) -> int:
            from wormery.terminal.arena import Asked, play_many

            asked = Asked(
                kind,
                players=names or [],
                game=game,
                seats=seats,
                options=option or [],
                games=games,
                until=until,
                seed=seed,
                workers=workers,
                cluster=cluster,
                json=json,
                file=file,
                resume=resume,
                report=report,
            )
            return play_many(asked, say)

    add("match", "help-match", argument("help-match-players"))
    add("tournament", "help-tournament", argument("help-tournament-players"))
    add("simulate", "help-simulate", flag("--player", "help-arena-player", "metavar-name"))
