"""`wormery verify`: whether the dice in record files are those that were promised."""

from __future__ import annotations

import sys
from pathlib import Path

from wormery.games import LETTERS
from wormery.games.errors import OptionError, WormeryError
from wormery.record import FairnessError, Verified, verify
from wormery.telling.words import Say
from wormery.terminal.files import open_record


def verify_files(files: list[Path], say: Say) -> int:
    """Recompute the dice of each file, and say 1 if any cannot be confirmed."""
    bad = 0
    for file in files:
        try:
            for line in summary(file, verified(file), say):
                print(line)
        except WormeryError as error:
            print(error.in_language(say.language), file=sys.stderr)
            bad = 1
    return bad


def verified(file: Path) -> Verified:
    game = open_record(file)
    try:
        return verify(game)
    except FairnessError as error:
        raise OptionError("verify-failed", file=str(file), reason=error) from error


def summary(file: Path, found: Verified, say: Say) -> list[str]:
    """What was found, and what only the player can compare."""
    fairness = found.fairness
    counts = {"rolls": found.rolls, "dice": found.dice, "reveals": found.reveals}
    lines = [say("verify-fine", file=str(file), **counts)]
    first, drawn, context = fairness.first, fairness.drawn, fairness.context
    lines.append(say("verify-from", first=first) if first else say("verify-whole"))
    begins = say("verify-drawn", letter=LETTERS[found.begins])
    lines.append(begins if drawn else say("verify-not-drawn"))
    table = say("verify-old") if context is None else say("verify-table", table=context.table)
    lines.append(table)
    lines.append(say("verify-commitment", commitment=fairness.commitment))
    for letter, seed in zip(LETTERS, fairness.seeds, strict=False):
        given = say("verify-seed", letter=letter, seed=seed)
        lines.append(given if seed else say("verify-no-seed", letter=letter))
    lines.append(say("verify-compare" if any(fairness.seeds) else "verify-unseeded"))
    return lines
