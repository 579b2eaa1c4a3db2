"""How the questions stand with the person at this computer, in a file of theirs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, field

from wormery.coach import Drill
from wormery.coach.spacing import Card, answered
from wormery.terminal.keeping import keep, place_of, read_kept

FORMAT = 1
MOST_OWN = 200


class Kept(Struct):
    """What the file has."""

    format: int = FORMAT
    cards: dict[str, Card] = field(default_factory=dict)
    own: list[Drill] = field(default_factory=list)


class Progress:
    """Every change is on disk at once."""

    def __init__(self, path: Path, kept: Kept) -> None:
        self.path = path
        self._kept = kept

    @classmethod
    def open(cls, path: Path | None = None) -> Progress:
        path = path or place_of("drills.json")
        return cls(path, read_kept(path, Kept))

    @property
    def cards(self) -> dict[str, Card]:
        return self._kept.cards

    @property
    def own(self) -> list[Drill]:
        return self._kept.own

    def add(self, drills: Iterable[Drill], today: int) -> None:
        """Ask about these from today on."""
        for one in drills:
            if one.key not in self.cards:
                self.cards[one.key] = Card(0, today)
                self.own.append(one)
        for old in self.own[:-MOST_OWN]:
            del self.cards[old.key]
        del self.own[:-MOST_OWN]
        keep(self.path, self._kept)

    def note(self, drill: Drill, right: bool, today: int) -> Card:
        """How a question stands after an answer."""
        card = answered(self.cards.get(drill.key), right, today)
        self.cards[drill.key] = card
        keep(self.path, self._kept)
        return card
