"""A lesson as it is sent: every step with its board, and with an answer to every move."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, structs

from wormery.games import LETTERS, AnyGame, Fact, Position, View
from wormery.lessons.lesson import Lesson, LessonStep
from wormery.lessons.trying import attempt
from wormery.telling.seats import Seat
from wormery.telling.story import Story
from wormery.telling.words import Say


class LessonMoment(Struct, frozen=True):
    """One thing that happens after a right move, and how the board looks then."""

    step: str  # the move, or what chance has brought
    actor: int  # who acts after it
    view: View
    facts: tuple[Fact, ...]
    told: tuple[str, ...]  # the same in words


class LessonAnswer(Struct, frozen=True):
    """What becomes of a move. After a wrong one nothing happens."""

    move: str
    label: str
    right: bool
    told: str  # praise, or why this is not the move
    moments: tuple[LessonMoment, ...]


class LessonStepDocument(Struct, frozen=True):
    id: str
    heading: str
    text: str  # what it teaches
    task: str
    done: str  # what is said after a right move
    continues: bool  # the board goes on where the step before has left it
    seat: int  # where the learner sits
    seats: tuple[str, ...]  # what everyone is called
    position: str  # on one line
    view: View  # with its moves in words
    answers: tuple[LessonAnswer, ...]  # one for each of these moves


class LessonDocument(Struct, frozen=True):
    game: str
    title: str
    minutes: int
    seats: int  # of the real game that is offered at the end
    steps: tuple[LessonStepDocument, ...]


Seeing = Callable[[Story, View], View]


def lesson_document(lesson: Lesson, language: str, see: Seeing | None = None) -> LessonDocument:
    """The lesson in a language; `see` may show the board another way, such as in words."""
    say = Say(language)
    return LessonDocument(
        game=lesson.game.name,
        title=say.game(lesson.game),
        minutes=lesson.minutes,
        seats=lesson.seats,
        steps=tuple(_step(lesson, step, language, see) for step in lesson.steps),
    )


def story_of(lesson: Lesson, step: LessonStep, language: str) -> Story:
    """The learner is spoken to; the others have names."""
    say = Say(language)
    others = iter(lesson.others)
    seats = tuple(
        Seat(letter, say("lesson-you") if seat == step.seat else next(others), None)
        for seat, letter in enumerate(LETTERS[: step.position.seats])
    )
    return Story(say, lesson.game, seats, step.seat)


def _step(
    lesson: Lesson, step: LessonStep, language: str, see: Seeing | None
) -> LessonStepDocument:
    story = story_of(lesson, step, language)
    say, position = story.say, step.position
    view = position.game.view(position, step.seat)
    moves = tuple(structs.replace(one, label=story.label(one)) for one in view.moves)
    view = structs.replace(view, moves=moves)
    return LessonStepDocument(
        id=step.id,
        heading=say(step.heading),
        text=say(step.text),
        task=say(step.task),
        done=say(step.done),
        continues=step.continues,
        seat=step.seat,
        seats=tuple(seat.name for seat in story.seats),
        position=position.text,
        view=see(story, view) if see else view,
        answers=tuple(_answer(step, one.move, one.label, story, see) for one in moves),
    )


def _answer(
    step: LessonStep, move: str, label: str, story: Story, see: Seeing | None
) -> LessonAnswer:
    tried = attempt(step, move)
    moments = tuple(
        LessonMoment(
            step=one.text,
            actor=one.after.actor,
            view=_afterwards(step.position.game, one.after, step.seat, story, see),
            facts=one.facts,
            told=tuple(told_of(story, one.facts, one.after)),
        )
        for one in tried.steps
    )
    return LessonAnswer(move, label, tried.right, tried.why.said(story.say), moments)


def told_of(story: Story, facts: tuple[Fact, ...], after: Position) -> list[str]:
    """What happened, in words; at the end of a game also who has won."""
    told = story.told(facts)
    return [*told, story.won(after)] if after.result is not None else told


def _afterwards(
    game: AnyGame, position: Position, seat: int, story: Story, see: Seeing | None
) -> View:
    """A board to look at: what can be done there is asked by the next step."""
    view: View = structs.replace(game.view(position, seat), moves=())
    return see(story, view) if see else view
