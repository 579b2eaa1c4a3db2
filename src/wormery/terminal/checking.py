"""`wormery check`: whether record files follow the rules, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wormery.games import LETTERS, OVER
from wormery.record import GameRecord
from wormery.telling.story import Story, seats_of
from wormery.telling.words import Say
from wormery.terminal.files import each_file, open_record, quoted


def check_files(files: list[Path], say: Say, as_json: bool) -> int:
    """Check each file, and say 1 if any is bad."""

    def look(file: Path) -> tuple[list[str], dict[str, Any]]:
        game = open_record(file)
        return [summary(file, game, say)], document(game)

    return each_file(files, look, say, as_json)


def turns_of(game: GameRecord) -> int:
    return sum(position.begins == "turn" for position in game.positions[:-1])


def summary(file: Path, game: GameRecord, say: Say) -> str:
    story = Story(say, game.game, seats_of(game, say))
    over = game.position.actor == OVER
    return say(
        "check-fine",
        file=quoted(file),
        game=say.game(game.game),
        seats=game.position.seats,
        turns=turns_of(game),
        result=story.won(game.position) if over else say("check-unfinished"),
    )


def document(game: GameRecord) -> dict[str, Any]:
    """What `--json` says of a good file; `docs/notation.md` describes it."""
    result = game.position.result
    return {
        "game": game.game.name,
        "seats": game.position.seats,
        "turns": turns_of(game),
        "over": result is not None,
        "scores": list(game.position.scores),
        "winners": [] if result is None else [LETTERS[winner] for winner in result.winners],
    }
