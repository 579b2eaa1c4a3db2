"""What a lesson is, and how it is read from its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct, field

from wormery.games import CHANCE, OVER, AnyGame, Position, part_of
from wormery.games import parse as read_position
from wormery.games.errors import BrokenGameError

FILE = "lesson.toml"
ANY = "*"  # stands for every move that has no sentence of its own


class StepFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as its file has it; docs/lessons.md explains every line."""

    id: str
    right: tuple[str, ...]
    position: str = ""  # empty: the board goes on where the step before has left it
    then: tuple[str, ...] = ()
    wrong: dict[str, str] = field(default_factory=dict)


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    minutes: int
    seats: int
    others: tuple[str, ...]
    step: tuple[StepFile, ...]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea: a position, and what is to be done in it.

    `then` is what follows a right move: what chance brings and what others do, in order.
    `wrong` has the end of a sentence's name for moves that are not right, by move, by kind,
    or for `ANY`.
    """

    id: str
    position: Position
    right: tuple[str, ...]
    then: tuple[str, ...]
    wrong: Mapping[str, str]
    says: str  # how the names of its sentences begin
    continues: bool  # the board goes on where the step before has left it

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.position.actor

    @property
    def heading(self) -> str:
        return f"{self.says}-heading"

    @property
    def text(self) -> str:
        """What this step teaches."""
        return self.says

    @property
    def task(self) -> str:
        """What to do."""
        return f"{self.says}-task"

    @property
    def done(self) -> str:
        """What is said after a right move."""
        return f"{self.says}-done"

    def why_not(self, move: str, kind: str) -> str:
        """The sentence that says why a move is not the one."""
        end = self.wrong.get(move) or self.wrong.get(kind) or self.wrong[ANY]
        return f"{self.says}-{end}"

    @property
    def sentences(self) -> tuple[str, ...]:
        """The names of all its sentences."""
        wrong = (f"{self.says}-{end}" for end in dict.fromkeys(self.wrong.values()))
        return (self.heading, self.text, self.task, self.done, *wrong)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game in steps; `seats` is how many play the real game that follows."""

    game: AnyGame
    minutes: int
    seats: int
    others: tuple[str, ...]  # what those are called who sit with the learner
    steps: tuple[LessonStep, ...]

    def step(self, name: str) -> LessonStep:
        """The step of that name."""
        return next(step for step in self.steps if step.id == name)


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson of a game; None if it brings none."""
    folder = part_of(game, "lessons")
    if folder is None:
        return None
    text = (resources.files(folder) / FILE).read_text(encoding="utf-8")
    return _lesson(game, msgspec.toml.decode(text, type=LessonFile))


def _lesson(game: AnyGame, file: LessonFile) -> Lesson:
    steps: list[LessonStep] = []
    position: Position | None = None
    for one in file.step:
        if one.position:
            position = read_position(one.position)
        if position is None or position.actor in (CHANCE, OVER):
            raise broken(game, one.id)
        says, continues = f"{file.says}-{one.id}", not one.position
        step = LessonStep(one.id, position, one.right, one.then, one.wrong, says, continues)
        _check(step)
        steps.append(step)
        for follows in (one.right[0], *one.then):
            position = position.after(follows)
    return Lesson(game, file.minutes, file.seats, file.others, tuple(steps))


def _check(step: LessonStep) -> None:
    """Every right move is legal, and every other one has its reason."""
    right = [step.position.name_of(move) for move in step.right]
    for move in step.position.moves:
        if move.text not in right and not {move.text, move.kind, ANY} & step.wrong.keys():
            raise broken(step.position.game, f"{step.id}: {move}")


def broken(game: AnyGame, where: str) -> BrokenGameError:
    """The complaint about a step in which nothing can be done, or a move has no answer."""
    return BrokenGameError("game-broken", game=game.name, reason=f"{FILE}, {where}")
