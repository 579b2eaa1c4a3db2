"""A move tried in a step of a lesson, by the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import structs

from wormery.games import Choice, Move, Position
from wormery.games.position import Step
from wormery.lessons.lesson import LessonStep
from wormery.locales import Value
from wormery.telling.words import Say


class Sentence(NamedTuple):
    """A sentence by its name, with what is filled in."""

    name: str
    values: Mapping[str, Value]

    def said(self, say: Say) -> str:
        return say(self.name, **self.values)


@dataclass(frozen=True, slots=True)
class Tried:
    """What became of a move. After a wrong one nothing has happened: it can be tried again."""

    move: Move
    right: bool
    why: Sentence  # praise, or the reason
    steps: tuple[Step[Any], ...]
    position: Position  # where it goes on from


def attempt(step: LessonStep, move: str | int | Move) -> Tried:
    """Try a move; one that the rules do not allow raises their error."""
    position = step.position
    tried = position.game.move(position.name_of(move))
    choice = position.choices[position.moves.index(tried)]
    if tried.text not in step.right:
        why = Sentence(step.why_not(tried.text, tried.kind), values_of(choice))
        return Tried(tried, False, why, (), position)
    steps = []
    for follows in (tried.text, *step.then):
        taken = position.step(follows)
        steps.append(taken)
        position = taken.after
    why = Sentence(step.done, values_of(choice))
    return Tried(tried, True, why, tuple(steps), position)


def values_of(choice: Choice) -> dict[str, Value]:
    """What a sentence may say of a move: the numbers and words that its choice has."""
    return {
        name: value
        for name, value in structs.asdict(choice).items()
        if isinstance(value, str | int | float) and name not in ("move", "label")
    }
