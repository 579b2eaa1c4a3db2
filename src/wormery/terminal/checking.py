"""`wormery check`: whether record files follow the rules, move by move."""

from __future__ import annotations

import sys
from pathlib import Path

from wormery.games import OVER
from wormery.games.errors import WormeryError
from wormery.record import GameRecord
from wormery.telling.story import Story, seats_of
from wormery.telling.words import Say
from wormery.terminal.files import open_record


def check_files(files: list[Path], say: Say) -> int:
    """Check each file, and say 1 if any is bad."""
    bad = 0
    for file in files:
        try:
            print(summary(file, open_record(file), say))
        except WormeryError as error:
            print(error.in_language(say.language), file=sys.stderr)
            bad = 1
    return bad


def summary(file: Path, game: GameRecord, say: Say) -> str:
    turns = sum(position.begins == "turn" for position in game.positions[:-1])
    story = Story(say, game.game, seats_of(game, say))
    over = game.position.actor == OVER
    return say(
        "check-fine",
        file=str(file),
        game=say.game(game.game),
        seats=game.position.seats,
        turns=turns,
        result=story.won(game.position) if over else say("check-unfinished"),
    )
