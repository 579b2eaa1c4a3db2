"""What is wrong, said in one form by every command: a sentence, or JSON if asked for.

Commands raise; here it is decided how that is told and with which exit code they end.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from wormery.games.errors import Filling, WormeryError
from wormery.telling.words import Say
from wormery.terminal.help import fitted

FINE, FAILED, BAD_USAGE, INTERRUPTED = 0, 1, 2, 130

# What is no mistake in the command line: it could not be done, or what was looked at is bad.
FAILURES = (
    "file-unreadable",
    "file-damaged",
    "file-not-saved",
    "verify-failed",
    "arena-file-damaged",
    "arena-file-in-use",
    "arena-worker-lost",
    "arena-no-cluster",
    "system-failed",
    "unforeseen",
)
# Where a sentence lists what there is: the value that was typed, and the list.
LISTS = {
    "game-unknown": ("game", "games"),
    "option-unknown": ("option", "options"),
    "option-value": ("value", "values"),
    "player-unknown": ("player", "players"),
    "player-not-here": ("player", "players"),
    "drill-no-theme": ("theme", "themes"),
    "language-unknown": ("given", "languages"),
    "setting-value": ("given", "possible"),
}
CLOSE = 0.6


class UsageError(WormeryError):
    """A command line that cannot be read; what may be meant, or all that there is."""

    def __init__(
        self,
        sentence_id: str,
        *,
        near: str | None = None,
        known: Sequence[str] = (),
        help_at: str = "wormery",
        **values: Filling,
    ) -> None:
        super().__init__(sentence_id, None, **values)
        self.near = near
        self.known = known
        self.help_at = help_at


def code_of(error: WormeryError) -> int:
    return FAILED if error.sentence_id in FAILURES else BAD_USAGE


def complain(error: WormeryError, say: Say, *, as_json: bool = False) -> int:
    """Say what is wrong, and give the exit code for it."""
    if as_json:
        print(json.dumps({"error": as_document(error, say)}), flush=True)
    else:
        print(fitted(told(error, say), sys.stderr), file=sys.stderr)
    return code_of(error)


def told(error: WormeryError, say: Say) -> str:
    """The sentence, what may have been meant, and where help is."""
    lines = [error.in_language(say.language)]
    usage = error if isinstance(error, UsageError) else None
    near = usage.near if usage else nearest(error)
    if near:
        lines.append(say("usage-did-you-mean", command=near))
    elif usage and usage.known:
        lines.append(say("usage-commands", commands=", ".join(usage.known)))
    if usage:
        lines.append(say("usage-help", command=f"{usage.help_at} --help"))
    return "\n".join(lines)


def nearest(error: WormeryError) -> str | None:
    """Of what there is, what is most like the word that was typed."""
    typed, known = LISTS.get(error.sentence_id, ("", ""))
    word, listed = error.values.get(typed), error.values.get(known)
    if not isinstance(word, str) or not isinstance(listed, str):
        return None
    return close_to(word, listed.split(", ")) or (as_game(word) if typed == "player" else None)


def as_game(word: str) -> str | None:
    """The flag that was left out, where the word is the name of a game."""
    from wormery.games import GAMES

    return f"--game {word}" if word in GAMES else None


def close_to(word: str, known: list[str]) -> str | None:
    by_name = {one.casefold(): one for one in known}
    found = get_close_matches(word.casefold(), list(by_name), n=1, cutoff=CLOSE)
    return by_name[found[0]] if found else None


def as_document(error: WormeryError, say: Say) -> dict[str, Any]:
    """As the server's API has it: a name for programs, a sentence for people."""
    found: dict[str, Any] = {
        "name": error.sentence_id,
        "sentence": error.without_rule(say.language),
    }
    if error.rule:
        found["rule"] = error.rule
    if error.values:
        found["values"] = {
            name: value.in_language(say.language) if isinstance(value, WormeryError) else value
            for name, value in error.values.items()
        }
    return found
