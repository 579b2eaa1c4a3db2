"""One game that somebody has played to its end, as their numbers are made of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from wormery.players.levels import LEVELS
from wormery.server.numbers import Run
from wormery.server.store.digests import Digest, Game, SeatAccount


class Played(NamedTuple):
    """A game from its first move to its last; a device can have several of its seats."""

    game: Game
    digest: Digest

    @property
    def won(self) -> bool:
        return any(self.game.seats[seat].place == 1 for seat in self.game.own)

    @property
    def fair(self) -> float:
        """How often one would win it among equals."""
        return len(self.game.own) / self.digest.parties

    @property
    def strongest(self) -> str:
        """The strongest level among the bots; nothing if there were only people."""
        levels = [one.level for one in self.game.seats if one.level]
        return max(levels, key=_strength, default="")

    @property
    def own_accounts(self) -> list[SeatAccount]:
        return [self.game.account[seat] for seat in self.game.own] if self.game.account else []


def _strength(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1


def played_of(games: Iterable[Game]) -> list[Played]:
    """Those that were played here from the first move on, and can be read."""
    return [
        Played(one, one.digest) for one in games if one.digest is not None and one.digest.whole
    ]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def days_run(days: set[int], today: int) -> Run:
    """Days without a gap; while today is young, yesterday's run goes on."""
    longest = at = 0
    for day in sorted(days):
        at = at + 1 if day - 1 in days else 1
        longest = max(longest, at)
    return Run(at if days and max(days) >= today - 1 else 0, longest)


def wins_run(won: Iterable[bool]) -> Run:
    """The oldest game first."""
    at = longest = 0
    for one in won:
        at = at + 1 if one else 0
        longest = max(longest, at)
    return Run(at, longest)
