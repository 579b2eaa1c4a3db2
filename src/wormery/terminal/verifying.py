"""`wormery verify`: whether the dice in record files are those that were promised."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wormery.games import LETTERS
from wormery.games.errors import OptionError
from wormery.record import FairnessError, Verified, VerifiedShared, verify, verify_shared
from wormery.telling.words import Say
from wormery.terminal.files import each_file, open_record, quoted


def verify_files(files: list[Path], say: Say, as_json: bool) -> int:
    """Recompute the dice of each file, and say 1 if any cannot be confirmed."""

    def look(file: Path) -> tuple[list[str], dict[str, Any]]:
        found = verified(file)
        if isinstance(found, VerifiedShared):
            return shared_summary(file, found, say), shared_document(found)
        return summary(file, found, say), document(found)

    return each_file(files, look, say, as_json)


def verified(file: Path) -> Verified | VerifiedShared:
    game = open_record(file)
    try:
        return verify_shared(game) if game.tags.get("Dice") == "shared" else verify(game)
    except FairnessError as error:
        raise OptionError("verify-failed", file=quoted(file), reason=error) from error


def summary(file: Path, found: Verified, say: Say) -> list[str]:
    """What was found, and what only the player can compare."""
    fairness = found.fairness
    counts = {"rolls": found.rolls, "dice": found.dice, "reveals": found.reveals}
    lines = [say("verify-fine", file=quoted(file), **counts)]
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


def shared_summary(file: Path, found: VerifiedShared, say: Say) -> list[str]:
    """The same for dice that are the same for everyone: anyone could know them."""
    counts = {"rolls": found.rolls, "dice": found.dice, "reveals": found.reveals}
    return [
        say("verify-shared", file=quoted(file), **counts),
        say("verify-shared-seed", seed=found.shared.seed),
    ]


# As documents, which `docs/notation.md` describes


def document(found: Verified) -> dict[str, Any]:
    fairness = found.fairness
    return {
        "dice": "fair",
        **counts_of(found),
        "uncovered": fairness.first,
        "begins": LETTERS[found.begins] if fairness.drawn else None,
        "table": fairness.context and fairness.context.table,
        "version": fairness.version,
        "commitment": fairness.commitment,
        "seeds": list(fairness.seeds),
    }


def shared_document(found: VerifiedShared) -> dict[str, Any]:
    return {"dice": "shared", **counts_of(found), "seed": found.shared.seed}


def counts_of(found: Verified | VerifiedShared) -> dict[str, int]:
    return {"rolls": found.rolls, "reveals": found.reveals, "dice_rolled": found.dice}
