"""`wormery replay`: a recorded game, step by step."""

from __future__ import annotations

import sys
from pathlib import Path

from wormery.games import CHANCE, OVER
from wormery.games.errors import OptionError
from wormery.record import GameRecord
from wormery.telling.seats import seats_of
from wormery.telling.words import Say
from wormery.terminal.complaining import FINE, INTERRUPTED
from wormery.terminal.face import face_of
from wormery.terminal.files import open_record
from wormery.terminal.keyboard import read_key
from wormery.terminal.screen import Screen


def replay_game(file: Path, say: Say, everything: bool, plain: bool) -> int:
    game = open_record(file)
    screen = Screen(say, plain)
    replay = Replay(game, screen, say)
    if everything or not (screen.asks and sys.stdout.isatty()):
        replay.show_all()
        return FINE
    return replay.walk()


class Replay:
    """A game to walk through. A stop is wherever there is something new to see."""

    def __init__(self, game: GameRecord, screen: Screen, say: Say) -> None:
        self.game = game
        self.screen = screen
        self.say = say
        self.face = face_of(game.game, say, seats_of(game, say))
        last = len(game.steps)
        # Before dice fall there is nothing to see yet: the step that rolls is no stop.
        self.stops = [
            step
            for step, position in enumerate(game.positions)
            if position.actor != CHANCE or step in (0, last)
        ]

    def told(self, first: int, last: int) -> list[str]:
        """What happened in these steps, with what was said about it."""
        game = self.game
        lines = [f"“{text}”" for text in game.comments.get(0, ())] if first == last == 0 else []
        for step in range(first, last):
            lines += self.face.told(game.facts(step))
            lines += [f"“{text}”" for text in game.comments.get(step + 1, ())]
        return lines

    def show(self, stop: int) -> None:
        step = self.stops[stop]
        before = self.stops[stop - 1] if stop else 0
        position = (
            self.game.position if step == len(self.game.steps) else self.game.positions[step]
        )
        self.screen.clear()
        self.screen.lines(self.told(before, step))
        self.screen.line()
        self.screen.title(self.title(stop))
        self.screen.table(self.face, position)
        if position.actor == OVER:
            self.screen.line()
            self.screen.final(self.face, position)

    def title(self, stop: int) -> str:
        position = self.game.positions[self.stops[stop]]
        return self.say(
            "replay-title",
            game=self.say.game(self.game.game),
            step=stop,
            steps=len(self.stops) - 1,
            over="yes" if position.actor == OVER else "no",
            name=self.face.name(position.turn),
        )

    def show_all(self) -> None:
        self.screen.lines(self.told(0, 0))
        for stop in range(len(self.stops)):
            if stop:
                self.screen.line()
            step = self.stops[stop]
            before = self.stops[stop - 1] if stop else 0
            self.screen.lines(self.told(before, step) if stop else [])
            self.screen.title(self.title(stop))
            self.screen.table(self.face, self.game.positions[step])
        if self.game.position.actor == OVER:
            self.screen.line()
            self.screen.final(self.face, self.game.position)

    def walk(self) -> int:
        stop = 0
        self.show(stop)
        while True:
            self.screen.line()
            self.screen.line(self.say("replay-hint"))
            try:
                key = read_key()
                if key == "q":
                    return FINE
                stop = self.goes_to(stop, key)
                self.show(stop)
            except OptionError as error:
                self.screen.wrong(error.in_language(self.say.language))
            except EOFError:
                return FINE
            except KeyboardInterrupt:
                return INTERRUPTED

    def goes_to(self, stop: int, key: str) -> int:
        last = len(self.stops) - 1
        if key in ("", "next"):
            return min(stop + 1, last)
        if key in ("b", "back"):
            return max(stop - 1, 0)
        if key == "e":
            return last
        if key.isdecimal() and int(key) <= last:
            return int(key)
        raise OptionError("replay-no-stop", text=key[:20], last=last)
