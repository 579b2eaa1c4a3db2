"""What the people at a table noted themselves, to be held against the log afterwards."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Sent:
    """A move as its sender knows it: sent under one id until it is answered."""

    id: str
    step: int
    move: str
    at: float
    sends: int = 0
    number: int | None = None  # of its event, once acknowledged
    refused: str | None = None  # why, if it was refused for good


@dataclass
class Journal:
    """One seat's notes of one game."""

    code: str
    seat: int
    device: str
    moves: list[Sent] = field(default_factory=list)
    heard: dict[int, Any] = field(default_factory=dict)  # events, by number
    commitments: set[str] = field(default_factory=set)
    contradictions: list[str] = field(default_factory=list)
    stood_in: list[int] = field(default_factory=list)  # events, while the socket was open
    over: bool = False

    def hear(self, number: int, event: Any) -> None:
        """Note an event; one that was heard before must be the same."""
        if self.heard.setdefault(number, event) != event:
            self.contradictions.append(f"event {number} was told in two ways")

    def acknowledge(self, command: str, number: int) -> None:
        for sent in self.moves:
            if sent.id == command:
                if sent.number not in (None, number):
                    self.contradictions.append(f"{command} is both {sent.number} and {number}")
                sent.number = number
                return

    @property
    def acknowledged(self) -> list[Sent]:
        return [sent for sent in self.moves if sent.number is not None]

    @property
    def resent(self) -> int:
        return sum(max(0, sent.sends - 1) for sent in self.moves)


def now() -> float:
    return time.monotonic()
