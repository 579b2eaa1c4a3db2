"""How far the person at this computer has come in each lesson, in a file of theirs."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

from wormery.lessons import Lesson
from wormery.terminal.keeping import keep, place_of, read_kept

FORMAT = 1


class Kept(Struct):
    """What the file has: by game, the name of the step that comes next."""

    format: int = FORMAT
    reached: dict[str, str] = field(default_factory=dict)


class LessonProgress:
    """Every change is on disk at once."""

    def __init__(self, path: Path, kept: Kept) -> None:
        self.path = path
        self._kept = kept

    @classmethod
    def open(cls, path: Path | None = None) -> LessonProgress:
        path = path or place_of("lessons.json")
        return cls(path, read_kept(path, Kept))

    def next_of(self, lesson: Lesson) -> int:
        """The place of the step that comes next; the first where a lesson was not left."""
        reached = self._kept.reached.get(lesson.game.name)
        names = [step.id for step in lesson.steps]
        return names.index(reached) if reached in names else 0

    def reach(self, lesson: Lesson, place: int) -> None:
        """Go on from there next time; a lesson that was finished begins anew."""
        game = lesson.game.name
        self._kept.reached.pop(game, None)
        if 0 < place < len(lesson.steps):
            self._kept.reached[game] = lesson.steps[place].id
        keep(self.path, self._kept)
