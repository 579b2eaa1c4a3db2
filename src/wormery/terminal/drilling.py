"""`wormery drill`: questions at this keyboard, that come back when they are due."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from wormery.coach import Drill, bank, check, drills_from, review, tell_reason
from wormery.coach.daily import KEY
from wormery.coach.drills import next_drill, themes_of
from wormery.coach.puzzles import FIRST, puzzle_of
from wormery.games import GAMES, LETTERS, AnyGame, load
from wormery.games.errors import OptionError, UnknownMoveError, WormeryError
from wormery.telling.seats import Seat, seen_from
from wormery.telling.seats import seats_of as seats_in
from wormery.telling.words import Say
from wormery.terminal.complaining import FINE, INTERRUPTED
from wormery.terminal.daily import KEY_VARIABLE
from wormery.terminal.drill_progress import Progress
from wormery.terminal.face import LEAVE, Face, face_of
from wormery.terminal.files import open_record
from wormery.terminal.odds import bars
from wormery.terminal.screen import Screen

MOST = 100  # questions in one go
WIDTH = 78


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for on the command line."""

    game: str | None = None
    theme: str | None = None
    count: int = 10
    record: Path | None = None
    today: bool = False  # the puzzle of the day, and nothing else
    plain: bool = False


def drill(asked: Asked, say: Say) -> int:
    screen = Screen(say, asked.plain)
    if not 1 <= asked.count <= MOST:
        raise OptionError("drill-no-count", most=MOST)
    games = [load(asked.game)] if asked.game else list(GAMES.values())
    session = Session(games, theme_named(asked.theme, games), screen, say)
    if asked.record is not None:
        session.learn_from(asked.record)
    if asked.today:
        session.puzzles = puzzles_of_today(games)
        return session.run(len(session.puzzles))
    return session.run(asked.count)


def theme_named(wanted: str | None, games: Sequence[AnyGame]) -> str:
    """A theme by its name, checked; "" for all of them."""
    known = [name for game in games for name in themes_of(game)]
    if wanted and wanted not in known:
        raise OptionError("drill-no-theme", theme=wanted[:40], themes=", ".join(known))
    return wanted or ""


def puzzles_of_today(games: Sequence[AnyGame]) -> list[Drill]:
    """What servers with the same public key ask today, too."""
    key = os.environ.get(KEY_VARIABLE) or KEY
    day = date.today().toordinal() - FIRST.toordinal()
    found = (puzzle_of(game, day, key) for game in games)
    return [one for one in found if one is not None]


class Session:
    """Some questions in a row. Every answer is on disk before the next question."""

    def __init__(self, games: Sequence[AnyGame], theme: str, screen: Screen, say: Say) -> None:
        self.games = games
        self.theme = theme
        self.screen = screen
        self.say = say
        self.today = date.today().toordinal()
        self.progress = Progress.open()
        self.puzzles: list[Drill] | None = None
        self.answered = self.right = 0

    def learn_from(self, path: Path) -> None:
        """Ask about the costly choices that people made in a recorded game."""
        record = open_record(path)
        seats = seats_in(record, self.say)
        found = review(record)
        own = [
            one
            for number, seat in enumerate(seats)
            if seat.bot is None
            for one in drills_from(record, found, number)
        ]
        self.progress.add(own, self.today)
        self.screen.line(self.say("drill-from", costly=len(own)))

    def run(self, count: int) -> int:
        try:
            for number in range(1, count + 1):
                one = self.next()
                if one is None:
                    self.screen.line(self.say("drill-none"))
                    break
                if not self.question(one, number, count):
                    break
        except EOFError:
            self.screen.line()
        except KeyboardInterrupt:
            self.screen.line()
            self.sum()
            return INTERRUPTED
        self.sum()
        return FINE

    def sum(self) -> None:
        if self.answered:
            self.screen.line(self.say("drill-sum", right=self.right, answered=self.answered))

    def next(self) -> Drill | None:
        if self.puzzles is not None:
            return self.puzzles[self.answered]
        names = {game.name for game in self.games}
        # What is new comes from the games in turn.
        games = [*self.games[self.answered % len(self.games) :], *self.games]
        drills = [one for game in games for one in bank(game).drills if self.fits(one)]
        own = [one for one in self.progress.own if one.game in names and self.fits(one)]
        return next_drill(drills, own, self.progress.cards, self.today)

    def fits(self, one: Drill) -> bool:
        return self.theme in ("", one.theme)

    def question(self, one: Drill, number: int, count: int) -> bool:
        """Ask, check, explain; False if the person would rather stop."""
        position = one.position
        seats = self.seats(position.seats, position.actor)
        face = face_of(position.game, self.say, seats, position.actor)
        self.screen.line()
        self.screen.title(self.title(one, position.game, number, count))
        if one.chosen:
            self.screen.line(self.say("drill-own"))
        self.screen.table(face, position)
        self.screen.line(self.say("drill-ask", name=seats[position.actor].name))
        rows = [(face.key(move), face.move_name(position, move)) for move in position.moves]
        self.screen.choices(sorted(rows, key=lambda row: not row[0].isdecimal()))
        move = self.answer(one, face)
        if move is None:
            return False
        self.explain(one, move, face, seats)
        return True

    def title(self, one: Drill, game: AnyGame, number: int, count: int) -> str:
        themes = themes_of(game)
        theme = self.say(themes[one.theme]) if one.theme in themes else ""
        name = self.say.game(game)
        return self.say("drill-title", game=name, theme=theme, number=number, count=count)

    def seats(self, number: int, you: int) -> tuple[Seat, ...]:
        nameless = (
            Seat(letter, self.say("player-name", letter=letter), None)
            for letter in LETTERS[:number]
        )
        return seen_from(nameless, you)

    def answer(self, one: Drill, face: Face[Any]) -> str | None:
        """The text of a legal move; None to stop."""
        while True:
            typed = unicodedata.normalize("NFKC", self.screen.ask()).strip()
            if typed.casefold() == LEAVE:
                return None
            try:
                if not typed:
                    raise UnknownMoveError("choose-one")
                known = face.moves_by_key().get(typed.casefold())
                return one.position.name_of(known.text if known is not None else typed)
            except WormeryError as error:
                self.screen.wrong(error.in_language(self.say.language))

    def explain(self, one: Drill, move: str, face: Face[Any], seats: Sequence[Seat]) -> None:
        found = check(one, move)
        card = self.progress.note(one, found.right, self.today)
        self.answered += 1
        self.right += found.right
        position, advice = one.position, found.advice
        best = face.move_name(position, found.chosen if found.right else advice.best)
        self.screen.line()
        self.screen.line(self.say("drill-right" if found.right else "drill-wrong", move=best))
        for reason in advice.reasons:
            self.screen.line(tell_reason(self.say, seats, reason))
        exact = "yes" if advice.exact else "no"
        self.screen.line(self.say("drill-chances", exact=exact, error=advice.error))
        rows = [
            (
                f"{'▸' if option.move == advice.best else ' '} "
                + face.move_name(position, option.move),
                self.say("drill-percent", value=option.chance),
                option.chance,
            )
            for option in advice.options
        ]
        self.screen.lines(bars(rows, WIDTH))
        self.screen.line(self.say("drill-back", days=card.due - self.today))
