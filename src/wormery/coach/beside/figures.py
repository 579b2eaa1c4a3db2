"""A figure beside a choice as data: the name of a sentence, and a chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wormery.evaluation import NORMAL, evaluate
from wormery.games import Move, Position

# What it is about: a turn that fails, something to be had, or the whole game.
Kind = Literal["risk", "reach", "win"]


@dataclass(frozen=True)
class Beside:
    """How likely something is after a move; `short` is for where there is little room."""

    move: Move
    kind: Kind
    chance: float
    sentence: str
    short: str = "beside-percent"
    exact: bool = True
    least: int = 0  # the least total that is meant, where one is


def chance_to_win(position: Position) -> tuple[Beside, ...]:
    """The chance to win that each choice leaves, if there is a choice."""
    if len(position.moves) < 2:
        return ()
    found = evaluate(position, NORMAL)
    return tuple(
        Beside(move, "win", chances[position.actor], "beside-wins", exact=found.exact)
        for move, chances in found.moves.items()
    )
