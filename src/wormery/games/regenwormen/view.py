"""What a seat or a spectator may see of a Regenwormen table (RW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from wormery.games.game import OVER, Outcome

if TYPE_CHECKING:
    from wormery.games.regenwormen.position import RegenwormenPosition


class Stack(Struct, frozen=True):
    """A player's stack: all see its top and its height, only the owner looks through it."""

    top: int | None
    height: int
    tiles: tuple[int, ...] | None
    worms: int | None


class View(Struct, frozen=True):
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
    public = position.public
    if seat is None or position.actor == OVER:
        return public
    stacks = list(public.stacks)
    stacks[seat] = _stack(position, seat, seen=True)
    return replace(public, stacks=tuple(stacks))


def public_view(position: RegenwormenPosition) -> View:
    """What everyone may see."""
    over = position.actor == OVER
    return View(
        seats=position.seats,
        actor=position.actor,
        turn=position.turn,
        row=position.row,
        out=position.out,
        stacks=tuple(_stack(position, owner, over) for owner in range(position.seats)),
        aside=position.aside,
        rolled=position.rolled,
        total=position.total,
        moves=tuple(move.text for move in position.moves),
        outcome=position.outcome,
    )


def _stack(position: RegenwormenPosition, owner: int, seen: bool) -> Stack:
    tiles = position.stacks[owner]
    return Stack(
        top=tiles[-1] if tiles else None,
        height=len(tiles),
        tiles=tiles if seen else None,
        worms=position.score(owner) if seen else None,
    )
