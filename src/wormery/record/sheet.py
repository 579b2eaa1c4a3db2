"""A game as it is being written down: quick to add to, to take back from and to write out.

It holds texts and bytes and one position, so that a server can have thousands in memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from wormery.games import CHANCE, LETTERS, AnyGame, Position, Step
from wormery.record.record import GameRecord, Headings, write_result
from wormery.record.shared import Spots
from wormery.record.trail import Trail
from wormery.record.writing import Line, write_lines


class Entry(NamedTuple):
    """A step as a record writes it, and the state before it."""

    line: Line
    before: bytes


class Sheet:
    """The steps of a game so far, and where they have led."""

    def __init__(self, start: Position, begins: int) -> None:
        self.start = start
        self.begins = begins
        self.position = start
        self.chances = 0  # steps that chance made
        self._entries: Trail[Entry] = Trail()
        self._headings = Headings()

    @classmethod
    def of(cls, record: GameRecord) -> Sheet:
        """The same game, to be gone on with."""
        sheet = cls(record.positions[0], record.begins)
        for text, after in zip(record.steps, record.positions[1:], strict=True):
            sheet._write(text, after)
        return sheet

    @property
    def game(self) -> AnyGame:
        return self.start.game

    @property
    def steps(self) -> list[str]:
        return [entry.line.step for entry in self._entries]

    def __len__(self) -> int:
        return len(self._entries)

    def copy(self) -> Sheet:
        """Another sheet with the same steps; what is added to one is not in the other."""
        other = Sheet(self.start, self.begins)
        other.position, other.chances = self.position, self.chances
        other._entries = self._entries.copy()
        other._headings.counts = self._headings.counts.copy()
        return other

    def add(self, step: Step[Position]) -> None:
        """Write down a step that was taken from here."""
        self._write(step.text, step.after)

    def _write(self, text: str, after: Position) -> None:
        here = self.position
        line = Line(self._headings.next(here), text, here.actor == CHANCE)
        self._entries.append(Entry(line, here.state_bytes))
        self.chances += line.by_chance
        self.position = after

    def undo(self) -> None:
        """Take the last step back."""
        entry = self._entries.pop()
        self.position = self.start.with_state(entry.before)
        self.chances -= entry.line.by_chance
        if entry.line.heading is not None and self.position.begins is not None:
            self._headings.counts[self.position.begins] -= 1

    def position_at(self, steps: int) -> Position:
        """The position after so many steps."""
        if steps == len(self._entries):
            return self.position
        return self.start.with_state(self._entries[steps].before)

    def step_at(self, place: int) -> Step[Position]:
        """The step at that place, counted from 0, worked out again."""
        return self.position_at(place).step(self._entries[place].line.step)

    def is_chance(self, place: int) -> bool:
        """Whether chance made that step."""
        return self._entries[place].line.by_chance

    def spots(self) -> Spots:
        """The places where chance has acted, counted up to the present position."""
        spots = Spots()
        for heading, _, by_chance in (entry.line for entry in self._entries):
            if heading is None:
                spots.note(None, 0, by_chance)
            elif heading[-1] in LETTERS:
                spots.note("turn", LETTERS.index(heading[-1]), by_chance)
            else:
                spots.note("round", 0, by_chance)
        return spots

    def write(self, tags: Mapping[str, str]) -> str:
        """The record's text, with what else is to be said about it."""
        lines: Iterable[Line] = (entry.line for entry in self._entries)
        result = write_result(self.position.result)
        return write_lines(self.start, self.begins, tags, result, lines)
