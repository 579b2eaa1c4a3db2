"""A player that is a program of its own, in whatever language it is written.

with ExternalPlayer.named("./thumb.toml") as player:
    player.choose(position, random)
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from types import TracebackType
from typing import Self, TypeVar

from wormery.games import AnyGame, Move, Position
from wormery.games.errors import OptionError, WormeryError
from wormery.players.external.process import Process
from wormery.players.external.program import Program
from wormery.players.external.protocol import (
    BETWEEN,
    SEEDS,
    About,
    Answer,
    Answering,
    GettingReady,
    Greeting,
    Lines,
    Listening,
    ProtocolError,
    game_of,
    hello,
    question,
    setting,
)
from wormery.players.player import Player

GRACE = 0.5  # seconds after the time for a move, in which a player answers to `stop`
STOP, QUIT = "stop\n", "quit\n"

T = TypeVar("T")


class PlayerError(WormeryError):
    """A player outside has failed, and was ended. The sentence names it and says why."""


class ExternalPlayer(Player):
    """Runs its program from the first question on, and asks it for every move.

    What fails is ended at once, with everything it has started; asked again, it is begun
    anew. One question says all, so the process may be ended and begun anew at any time.
    Threads take turns; a process that was forked off begins a program of its own.
    """

    def __init__(self, program: Program, told: Callable[[Answer], None] | None = None) -> None:
        self.program = program
        self.name = program.name
        self.told = told  # hears every answer, with chances and remarks
        self._lock = threading.Lock()
        self._owner = os.getpid()
        self._run: _Run | None = None

    @classmethod
    def named(cls, text: str) -> Self:
        """The player that a TOML file describes, or `exec:` and a command line."""
        return cls(Program.read(text))

    def choose(self, position: Position, random: Random) -> Move:
        return position.game.move(self.answer(position, random).move)

    def answer(self, position: Position, random: Random) -> Answer:
        """The move, legal and in the form that records have, and what came with it."""
        with self._alone():
            run = self._started()
            self._check(run.about, position.game)
            try:
                answer = run.ask(position, random.randrange(SEEDS))
                answer = replace(answer, move=_legal(position, answer.move))
            except WormeryError as error:
                raise self._failed(run, error) from error
            except BaseException:
                self._end()  # an answer that is still to come is not for the next question
                raise
        if self.told is not None:
            self.told(answer)
        return answer

    def introduce(self) -> About:
        """Start the program, if it does not run, and say what it tells of itself."""
        with self._alone():
            return self._started().about

    def check(self, game: AnyGame) -> None:
        """Start the program, if it does not run, and raise a named error if it can't play."""
        self._check(self.introduce(), game)

    def _check(self, about: About, game: AnyGame) -> None:
        games = self.program.games or about.games
        if games and game.name not in games:
            reason = ProtocolError("outside-game", game=game.name, games=", ".join(games))
            raise PlayerError("outside-failed", player=self.name, reason=reason)

    def interrupt(self) -> None:
        """End the program at once, also while another thread waits for its answer."""
        run = self._run
        if run is not None:
            run.process.cut()

    def close(self) -> None:
        """End the program, in peace if it listens."""
        with self._alone():
            self._end(QUIT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def __reduce__(self) -> tuple[object, ...]:
        return (ExternalPlayer, (self.program,))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def _alone(self) -> threading.Lock:
        if self._owner != os.getpid():  # forked off: what runs belongs to the other process
            self._owner, self._lock, self._run = os.getpid(), threading.Lock(), None
        return self._lock

    def _started(self) -> _Run:
        if self._run is None:
            try:
                process = Process(self.program)
            except WormeryError as error:
                raise PlayerError("outside-failed", player=self.name, reason=error) from error
            run = _Run(self.program, process)
            run.forgotten = weakref.finalize(self, process.end)
            self._run = run
            try:
                run.begin()
            except WormeryError as error:
                raise self._failed(run, error) from error
            except BaseException:
                self._end()
                raise
        return self._run

    def _failed(self, run: _Run, reason: WormeryError) -> PlayerError:
        """End it, and say why; what it wrote to standard error last often says more."""
        said = run.process.last_words
        self._end()
        said = said or run.process.last_words
        if said:
            said = said[-300:]
            return PlayerError(
                "outside-failed-saying", player=self.name, reason=reason, said=said
            )
        return PlayerError("outside-failed", player=self.name, reason=reason)

    def _end(self, farewell: str = "") -> None:
        run, self._run = self._run, None
        if run is not None:
            assert run.forgotten is not None
            run.forgotten.detach()
            run.process.end(farewell)


class _Run:
    """One run of a program: hello, options, and then question after question."""

    def __init__(self, program: Program, process: Process) -> None:
        self.program = program
        self.process = process
        self.about = About()
        self.forgotten: weakref.finalize[..., ExternalPlayer] | None = None
        self._lines = Lines()
        self._game = ""

    def begin(self) -> None:
        deadline = time.monotonic() + self.program.start_seconds
        slow = ProtocolError("outside-start-slow", seconds=self.program.start_seconds)
        self._write([hello()], deadline)
        self.about = self._hear(Greeting(), deadline, slow)
        self._write([*self._settings(), "ready"], deadline)
        self._hear(GettingReady(), deadline, slow)

    def _settings(self) -> Iterable[str]:
        known = self.about.options
        for name, value in self.program.options:
            if name not in known:
                names = ", ".join(known) or "–"
                raise OptionError("option-unknown", option=name[:40], options=names)
            yield setting(known[name], value)

    def ask(self, position: Position, seed: int) -> Answer:
        if any(BETWEEN.strip() in move.text for move in position.moves):
            raise ProtocolError("outside-moves", game=position.game.name)
        more = self._lines.waits or self.process.says_more()
        if more:
            line = more[:200].decode("utf-8", "replace").strip()
            raise ProtocolError("outside-untimely", line=line)
        seconds = self.program.seconds
        asked = time.monotonic()
        lines = [*question(position, round(1000 * seconds), seed)]
        game = game_of(position)
        if game != self._game:
            lines.insert(0, game)
            self._game = game
        slow = ProtocolError("outside-slow", seconds=seconds)
        self._lines.begin()
        self._write(lines, asked + seconds)
        listening = Answering(position.seats)
        answer = self._hear_until(listening, asked + seconds)
        if answer is None:
            self.process.write(STOP, asked + seconds + GRACE)
            answer = self._hear(listening, asked + seconds + GRACE, slow)
        return answer

    def _write(self, lines: Iterable[str], deadline: float) -> None:
        self.process.write("".join(f"{line}\n" for line in lines), deadline)

    def _hear(self, listening: Listening[T], deadline: float, slow: WormeryError) -> T:
        found = self._hear_until(listening, deadline)
        if found is None:
            raise slow
        return found

    def _hear_until(self, listening: Listening[T], deadline: float) -> T | None:
        """Let it speak until what was asked for is complete; None when the time is up."""
        while True:
            while (line := self._lines.next()) is not None:
                found = listening.take(line)
                if found is not None:
                    return found
            said = self.process.read(deadline)
            if said is None:
                return None
            self._lines.feed(said)


def _legal(position: Position, move: str) -> str:
    """The text of the move, in the form of records; raises a named error if it is not legal."""
    try:
        return position.name_of(move)
    except WormeryError as error:
        raise ProtocolError("outside-illegal", move=move[:100], reason=error) from error


_SHARED: dict[Program, ExternalPlayer] = {}


def shared(program: Program) -> ExternalPlayer:
    """The player of that program which all who ask here have in common."""
    if program not in _SHARED:
        _SHARED[program] = ExternalPlayer(program)
    return _SHARED[program]


def close_shared() -> None:
    """End the programs that were shared; who asks again begins them anew."""
    while _SHARED:
        _SHARED.popitem()[1].close()
