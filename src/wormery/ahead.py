"""Compile what a game will need, so that nobody waits for it later.

    python -m wormery.ahead GAME PART …

Each game has a process of its own, which writes a line of JSON whenever something is done.
`wormery setup` starts these, and so does a server (`server/preparing.py`).
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import IO

import msgspec

from wormery import players
from wormery.arena.batch import play_games
from wormery.coach import advise
from wormery.coach.beside import odds_beside
from wormery.evaluation import QUICK, evaluate
from wormery.games import CHANCE, OVER, AnyGame, Position, load, part_of, view
from wormery.games.compiled_news import LOG, Function
from wormery.games.prepared import RESEARCH, note_prepared
from wormery.players.choosers import levels_of
from wormery.record import draw
from wormery.server.guest import private_output, restrain
from wormery.server.preparing import NICER, News

STEPS = 400
SPREAD = 12  # positions of a game that the coach looks at


def compile_rules(game: AnyGame) -> None:
    """Whole games with the fewest and the most seats, as a table goes through them."""
    for position in (*_game(game, game.seats[0]), *_game(game, game.seats[-1])):
        if position.actor != OVER:  # who thinks ahead asks where a step leads, and no more
            position.after(
                (position.outcomes if position.actor == CHANCE else position.moves)[0]
            )
        view(position, 0)
        view(position)
        game.parse(position.text)
        if position.actor == OVER:
            assert position.scores is not None


def compile_players(game: AnyGame) -> None:
    """All levels are one compiled function."""
    strongest = players.load(levels_of(game)[-1])
    for position in _spread(game, STEPS):
        strongest.choose(position, Random(1))


def compile_coach(game: AnyGame) -> None:
    if part_of(game, "evaluation") is None:
        return
    for position in _game(game, game.seats[0])[-SPREAD:]:
        evaluate(position, QUICK)
    for position in _spread(game, SPREAD):
        advise(position, budget=QUICK)
        odds_beside(position)


def compile_sets(game: AnyGame) -> None:
    part = part_of(game, "sets")
    if part is not None:
        part.measure(part.OURS, 2, lambda done, of: None)


def compile_arena(game: AnyGame) -> None:
    play_games(game, game.seats[0], 2).judge()


def compile_environments(game: AnyGame) -> None:
    from wormery.envs.compile_ahead import compile_ahead

    compile_ahead([game])


DOES: dict[str, Callable[[AnyGame], None]] = {
    "rules": compile_rules,
    "players": compile_players,
    "coach": compile_coach,
    "sets": compile_sets,
    "arena": compile_arena,
    RESEARCH: compile_environments,
}


def prepare(game: AnyGame, parts: Sequence[str]) -> Iterator[str]:
    """Compile these parts, or load them; gives each when it is done."""
    for part in parts:
        DOES[part](game)
        note_prepared(game, part)
        yield part


@cache
def _game(game: AnyGame, seats: int) -> list[Position]:
    """The positions of a game that is played at random."""
    positions: list[Position] = [game.start(seats=seats)]
    for step in range(STEPS):
        position = positions[-1]
        if position.actor == OVER:
            break
        if position.actor == CHANCE:
            positions.append(position.step(draw(position, "ahead", step)).after)
        else:
            positions.append(position.step(Random(step).choice(position.moves)).after)
    return positions


def _spread(game: AnyGame, most: int) -> list[Position]:
    """Positions from all over that game in which a seat chooses, and has a choice."""
    found = [one for one in _game(game, game.seats[0]) if one.actor not in (CHANCE, OVER)]
    chosen = [one for one in found if len(one.moves) > 1]
    return chosen[:: max(1, len(chosen) // most)]


class Teller(logging.Handler):
    """Tells of each function that was compiled."""

    def __init__(self, output: IO[bytes]) -> None:
        super().__init__(logging.DEBUG)
        self._output = output

    def emit(self, record: logging.LogRecord) -> None:
        function: Function | None = getattr(record, "function", None)
        if function is not None and function.seconds is not None:
            self.tell(News(functions=1))

    def tell(self, news: News) -> None:
        self._output.write(msgspec.json.encode(news) + b"\n")
        self._output.flush()


def main(name: str, nicer: int, parts: Sequence[str]) -> None:
    with private_output() as output:
        restrain(nicer)
        teller = Teller(output)
        LOG.addHandler(teller)
        LOG.setLevel(logging.DEBUG)
        LOG.propagate = False
        for part in prepare(load(name), parts):
            teller.tell(News(part=part))


if __name__ == "__main__":
    main(sys.argv[1], NICER if sys.argv[2] == "behind" else 0, sys.argv[3:])
