"""Lessons: a game learnt in five minutes, on its own board and by its own rules.

A lesson is a file, `lesson.toml`, in the folder that is called as the game; another package
names such a folder with an entry point in the group `wormery.games.lessons`. It says where each
step begins, what is to be done there, what falls then, and which sentences speak of it. What
happens is up to the rules of the game.

>>> from wormery import games, lessons
>>> lesson = lessons.lesson_of(games.load("pickomino"))
>>> first = lesson.steps[0]
>>> lessons.attempt(first, "roll").right
True
"""

from wormery.lessons.documents import (
    LessonAnswer,
    LessonDocument,
    LessonMoment,
    LessonStepDocument,
    lesson_document,
    story_of,
)
from wormery.lessons.lesson import Lesson, LessonStep, lesson_of
from wormery.lessons.trying import Sentence, Tried, attempt

__all__ = [
    "Lesson",
    "LessonAnswer",
    "LessonDocument",
    "LessonMoment",
    "LessonStep",
    "LessonStepDocument",
    "Sentence",
    "Tried",
    "attempt",
    "lesson_document",
    "lesson_of",
    "story_of",
]
