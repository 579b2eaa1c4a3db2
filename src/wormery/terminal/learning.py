"""`wormery learn`: a lesson at this keyboard, that goes on where one stopped."""

from __future__ import annotations

import shlex
import unicodedata
from dataclasses import dataclass
from typing import Any

from wormery.games import AnyGame, Position
from wormery.games.errors import MissingPartError, OptionError, UnknownMoveError, WormeryError
from wormery.lessons import Lesson, LessonStep, Tried, attempt, lesson_of, story_of
from wormery.telling.words import Say
from wormery.terminal.complaining import FINE, INTERRUPTED
from wormery.terminal.face import HELP, LEAVE, Face, face_of
from wormery.terminal.lesson_progress import LessonProgress
from wormery.terminal.screen import Screen
from wormery.terminal.setup import Wishes, game_of

PLAY = "p"


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for on the command line."""

    game: str | None = None
    step: int | None = None  # counted from 1
    again: bool = False
    plain: bool = False


def learn(asked: Asked, say: Say) -> int:
    screen = Screen(say, asked.plain)
    try:
        lesson = lesson_for(game_of(Wishes(asked.game), screen, say), say)
        return Lessons(lesson, screen, say).run(first_of(asked, lesson))
    except (EOFError, KeyboardInterrupt) as leaving:  # before it has begun
        screen.line()
        return FINE if isinstance(leaving, EOFError) else INTERRUPTED


def lesson_for(game: AnyGame, say: Say) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:
        raise MissingPartError("learn-none", game=say.game(game))
    return lesson


def first_of(asked: Asked, lesson: Lesson) -> int | None:
    """The step to begin with, counted from 0; None for the one that comes next."""
    if asked.step is None:
        return 0 if asked.again else None
    if not 1 <= asked.step <= len(lesson.steps):
        raise OptionError("learn-no-step", count=len(lesson.steps))
    return asked.step - 1


class Left(Exception):  # noqa: N818  (a wish, not an error)
    """The person wants to stop here."""


class Lessons:
    """One lesson. How far one has come is on disk as soon as a step is done."""

    def __init__(self, lesson: Lesson, screen: Screen, say: Say) -> None:
        self.lesson = lesson
        self.screen = screen
        self.say = say
        self.progress = LessonProgress.open()
        self.news: list[str] = []  # told above the next step

    def run(self, first: int | None) -> int:
        place = self.progress.next_of(self.lesson) if first is None else first
        self.news = [self.welcome(resumed=first is None and place > 0)]
        self.progress.reach(self.lesson, place)
        try:
            for number in range(place, len(self.lesson.steps)):
                self.step(number)
            return self.end()
        except (Left, EOFError):
            self.leave()
            return FINE
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED

    def welcome(self, resumed: bool) -> str:
        if resumed:
            return self.say("learn-resumed")
        game = self.say.game(self.lesson.game)
        return self.say("learn-start", game=game, minutes=self.lesson.minutes)

    def leave(self) -> None:
        command = shlex.join(["wormery", "learn", self.lesson.game.name])
        self.screen.line()
        self.screen.line(self.say("learn-left", command=command))

    # A step

    def step(self, number: int) -> None:
        step = self.lesson.steps[number]
        face = self.face(step)
        self.show(number, face, step.position)
        self.explain(step)
        rows = [
            (face.key(move), face.move_name(step.position, move))
            for move in step.position.moves
        ]
        self.screen.choices(sorted(rows, key=lambda row: not row[0].isdecimal()))
        tried = self.answer(step, face)
        self.progress.reach(self.lesson, number + 1)
        told = [line for one in tried.steps for line in face.told(one.facts)]
        self.news = [*told, tried.why.said(self.say)]
        last = number + 1 == len(self.lesson.steps)
        if last or not self.lesson.steps[number + 1].continues:
            self.look(number, face, tried.position)

    def face(self, step: LessonStep) -> Face[Any]:
        seats = story_of(self.lesson, step, self.say.language).seats
        return face_of(self.lesson.game, self.say, seats, step.seat)

    def show(self, number: int, face: Face[Any], position: Position) -> None:
        """The heading and the table, below what has just happened."""
        self.screen.clear()
        self.screen.lines(self.news)
        self.news = []
        self.screen.line()
        heading = self.say(self.lesson.steps[number].heading)
        self.screen.title(f"{number + 1}/{len(self.lesson.steps)} · {heading}")
        self.screen.table(face, position)
        self.screen.line()

    def explain(self, step: LessonStep) -> None:
        self.screen.line(self.say(step.text))
        self.screen.line(f"▸ {self.say(step.task)}")

    def answer(self, step: LessonStep, face: Face[Any]) -> Tried:
        """The right move, after as many others as it takes."""
        while True:
            typed = unicodedata.normalize("NFKC", self.screen.ask()).strip()
            if typed.casefold() == LEAVE:
                raise Left
            if typed == HELP:
                self.explain(step)
                continue
            try:
                tried = attempt(step, self.chosen(typed, step, face))
                if tried.right:
                    return tried
                self.screen.line(tried.why.said(self.say))
            except WormeryError as error:
                self.screen.wrong(error.without_rule(self.say.language))

    def chosen(self, typed: str, step: LessonStep, face: Face[Any]) -> str:
        """The move that was typed, by its key or by its name; legal or not."""
        moves = step.position.moves
        if not typed:
            if len(moves) == 1:
                return moves[0].text
            raise UnknownMoveError("choose-one")
        known = face.moves_by_key().get(typed.casefold())
        return known.text if known is not None else typed

    def look(self, number: int, face: Face[Any], position: Position) -> None:
        """What has become of the table, before the next step shows another."""
        news, self.news = self.news, []
        self.show(number, face, position)
        *told, praise = news
        self.screen.lines(told)
        if position.result is not None:
            self.screen.final(face, position)
        self.screen.line(praise)
        if self.screen.asks:
            self.screen.line(self.say("learn-more"))
            if self.screen.ask().strip().casefold() == LEAVE:
                raise Left

    # A real game

    def end(self) -> int:
        game = self.lesson.game
        self.screen.clear()
        self.screen.line(self.say("learn-finished", game=self.say.game(game)))
        if self.screen.asks:
            self.screen.line(self.say("learn-play"))
            self.screen.choices(
                [(PLAY, self.say("learn-play-yes")), (LEAVE, self.say("learn-play-no"))]
            )
            if self.screen.ask().strip().casefold() in ("", PLAY):
                return self.play()
        command = shlex.join(["wormery", "play", game.name])
        self.screen.line(self.say("learn-later", command=command))
        return FINE

    def play(self) -> int:
        from wormery.terminal.playing import play_game

        name = self.say("player-name", letter="A")
        wishes = Wishes(self.lesson.game.name, self.lesson.seats, players=[name])
        return play_game(wishes, self.say, self.screen.plain)
