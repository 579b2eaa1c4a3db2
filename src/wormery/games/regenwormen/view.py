"""What a seat or a spectator may see of a Regenwormen table (RW-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wormery.games.game import OVER, Outcome

if TYPE_CHECKING:
    from wormery.games.regenwormen.position import RegenwormenPosition


@dataclass(frozen=True, slots=True)
class Stack:
    """A player's stack: all see its top and its height, only the owner looks through it."""

    top: int | None
    height: int
    tiles: tuple[int, ...] | None
    worms: int | None


@dataclass(frozen=True, slots=True)
class View:
    seats: int
    actor: int
    turn: int
    row: tuple[int, ...]
    out: tuple[int, ...]
    stacks: tuple[Stack, ...]
    aside: str
    rolled: str
    total: int
    moves: tuple[str, ...]
    outcome: Outcome | None


def view(position: RegenwormenPosition, seat: int | None) -> View:
    over = position.actor == OVER
    scores = position.scores
    stacks = []
    for owner, tiles in enumerate(position.stacks):
        seen = over or owner == seat
        stacks.append(
            Stack(
                top=tiles[-1] if tiles else None,
                height=len(tiles),
                tiles=tiles if seen else None,
                worms=scores[owner] if seen else None,
            )
        )
    return View(
        seats=position.seats,
        actor=position.actor,
        turn=position.turn,
        row=position.row,
        out=position.out,
        stacks=tuple(stacks),
        aside=position.aside,
        rolled=position.rolled,
        total=position.total,
        moves=tuple(move.text for move in position.moves),
        outcome=position.outcome,
    )
