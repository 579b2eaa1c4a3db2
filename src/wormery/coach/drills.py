"""Drills: choices that come back as questions, from a bank and from one's own games.

>>> from wormery import coach, games
>>> drill = coach.bank(games.load("regenwormen")).drills[0]
>>> coach.check(drill, drill.best).right
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Protocol, cast

import msgspec
import numpy as np
from msgspec import Struct

from wormery.coach.advising import Advice, Option, advise, reasons_for
from wormery.coach.documents import advice_of
from wormery.coach.parts import coach_of
from wormery.coach.reviewing import WORTH_PRAISE, Review
from wormery.coach.spacing import Card
from wormery.evaluation import NORMAL
from wormery.games import AnyGame, Move, Position, part_of
from wormery.games import parse as read_position
from wormery.games.finding import is_ours
from wormery.players.choosers import chooser_of, levels_of
from wormery.players.levels import LEVELS
from wormery.record import GameRecord

FORMAT = 1
DIFFICULTIES = (1, 2, 3)
COSTLY = 0.02  # of a chance to win; a choice that gave away less is not asked about again
ASKED = 3  # times that a level is asked, for some do not always choose alike


class Themes(Protocol):
    """What drills want of a game: the module `coach.themes.<game>`, or an entry point."""

    @property
    def THEMES(self) -> Mapping[str, str]:  # noqa: N802
        """What choices can be about, each with the sentence that says what people call it."""

    def theme_of(self, position: Position, tempting: Sequence[Move], /) -> str:
        """What a choice is about; "" if it teaches nothing.

        `tempting` are the best move and the next best.
        """


class Drill(Struct, frozen=True, array_like=True, omit_defaults=True):
    """A choice to get right. `gap` is what the next best move gives away."""

    text: str  # the position on one line
    best: str
    gap: float
    theme: str
    difficulty: int
    chosen: str = ""  # what was chosen in the game that it is from, if that was one's own

    @property
    def position(self) -> Position:
        return read_position(self.text)

    @property
    def game(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def key(self) -> str:
        """A short name, the same for the same position wherever it comes from."""
        return blake2b(self.text.encode(), digest_size=8).hexdigest()


class Bank(Struct, frozen=True):
    """The drills that come with a game, and what made them (`training/drills.py`)."""

    format: int
    game: str
    version: int  # of the game's rules
    made_by: str
    drills: tuple[Drill, ...] = ()


@dataclass(frozen=True)
class Answer:
    """What became of an answer: every move's chance, and why the best is the best."""

    chosen: Move
    right: bool
    advice: Advice


@cache
def bank(game: AnyGame) -> Bank:
    """The drills of a game; a game of another package brings none.

    >>> from wormery import games
    >>> bank(games.load("regenwormen")).drills[0].best
    'roll'
    """
    file = resources.files(__package__) / "bank" / f"{game.name}.json"
    if not is_ours(game) or not file.is_file():
        return Bank(FORMAT, game.name, game.version, "")
    return msgspec.json.decode(file.read_bytes(), type=Bank)


def drill_named(game: AnyGame, key: str) -> Drill | None:
    """The drill of the bank with that key."""
    return _by_key(game).get(key)


@cache
def _by_key(game: AnyGame) -> Mapping[str, Drill]:
    return {drill.key: drill for drill in bank(game).drills}


def themes_of(game: AnyGame) -> Mapping[str, str]:
    """What choices of a game can be about, each with its sentence."""
    part = cast("Themes | None", part_of(game, "coach.themes"))
    return {} if part is None else part.THEMES


def check(drill: Drill, move: str | Move, budget: int = NORMAL) -> Answer:
    """Whether a move was the best, or no worse than it; an illegal one raises.

    >>> from wormery import games
    >>> drill = bank(games.load("it-happens")).drills[0]
    >>> check(drill, drill.best).right
    True
    """
    position = drill.position
    chosen = position.game.move(position.name_of(move))
    advice = advise(position, budget=budget)
    right = advice.of(chosen).cost < WORTH_PRAISE
    reasons = reasons_for(position, advice, None if right else chosen)
    return Answer(chosen, right, replace(advice, reasons=reasons))


# From one's own games


def drills_from(
    record: GameRecord, found: Review, seat: int | None = None, at_least: float = COSTLY
) -> Iterator[Drill]:
    """The costly choices of a reviewed game, of one seat or of all."""
    for moment in found.moments:
        own = moment.seat is not None and seat in (None, moment.seat)
        if own and moment.is_decision and moment.cost >= at_least:
            position = record.positions[moment.step]
            assert moment.chosen is not None
            yield drill_of(position, advice_of(moment).options, moment.chosen.text)


def drill_of(position: Position, options: Sequence[Option], chosen: str = "") -> Drill:
    """A choice as a question; `options` are its moves, the best first."""
    best, second = options[:2]
    part = cast("Themes | None", part_of(position.game, "coach.themes"))
    return Drill(
        position.text,
        best.move.text,
        round(second.cost, 4),
        part.theme_of(position, (best.move, second.move)) if part else "",
        difficulty_of(position, best.move),
        chosen,
    )


def difficulty_of(position: Position, best: Move) -> int:
    """By how many of those who play less well would get it wrong."""
    return max(DIFFICULTIES[0], min(len(misled(position, best)), DIFFICULTIES[-1]))


def misled(position: Position, best: Move) -> list[str]:
    """The levels that would mostly choose something else, and who looks at this turn alone."""
    game = position.game
    chooser, part = chooser_of(game), coach_of(game)
    scratch = chooser.new_scratch()

    def would_miss(level: int) -> bool:
        missed = 0
        for seed in range(ASKED):
            stream = np.array([seed], dtype=np.uint64)
            choice = chooser.choose(position.setup, position.state, level, stream, scratch)
            missed += int(choice) != int(best)
        return 2 * missed > ASKED

    weaker = levels_of(game)[1:-1]
    found = [name for name in weaker if would_miss(LEVELS.index(name))]
    if part is not None and part.obvious(position) != best:
        found.append("obvious")
    return found


# Which is next


def next_drill(
    drills: Sequence[Drill], own: Sequence[Drill], cards: Mapping[str, Card], today: int
) -> Drill | None:
    """What to ask: one's own choices that are due, what else is due, then what is new."""
    due = due_of(own, cards, today) or due_of(drills, cards, today)
    if due:
        return due[0]
    return next((drill for drill in drills if drill.key not in cards), None)


def due_of(drills: Sequence[Drill], cards: Mapping[str, Card], today: int) -> list[Drill]:
    """Those that come back today, the longest overdue first."""
    asked = [(cards[drill.key].due, drill) for drill in drills if drill.key in cards]
    return [drill for due, drill in sorted(asked, key=lambda one: one[0]) if due <= today]
