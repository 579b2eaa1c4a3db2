"""What a seat or a spectator may see of a Regenwormen table, and what it may do (RW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from wormery.games import views
from wormery.games.moments import OVER
from wormery.games.moves import Move
from wormery.games.regenwormen import rules
from wormery.games.regenwormen.dice import SYMBOL_TEXT
from wormery.games.views import Choice, Roll

if TYPE_CHECKING:
    from wormery.games.regenwormen.position import RegenwormenPosition


class Keep(Choice, frozen=True, kw_only=True, tag="keep"):
    """Set aside so many dice of a symbol: the points they bring, and the total then."""

    symbol: str
    dice: int
    points: int
    total: int


class Take(Choice, frozen=True, kw_only=True, tag="take"):
    """Take a tile from the row, or steal it from the seat that is the victim."""

    tile: int
    worms: int
    victim: int | None = None


class GiveUp(Choice, frozen=True, kw_only=True, tag="give up"):
    """Stop with nothing to claim."""


CHOICES = (Roll, Keep, Take, GiveUp)


class Stack(Struct, frozen=True, omit_defaults=True):
    """A player's stack: all see its top and its height, only the owner looks through it."""

    top: int | None
    height: int
    tiles: tuple[int, ...] | None = None
    worms: int | None = None


class RegenwormenView(views.View, frozen=True, kw_only=True, tag="regenwormen"):
    """A table of Regenwormen as a seat or a spectator sees it."""

    row: tuple[int, ...]
    out: tuple[int, ...]
    stacks: tuple[Stack, ...]
    aside: str
    rolled: str
    total: int
    left: int  # dice that are not set aside
    worm: bool = False  # whether one is among those set aside
    moves: tuple[Keep | Roll | Take | GiveUp, ...]  # of the seat that looks


def view(position: RegenwormenPosition, seat: int | None) -> RegenwormenView:
    public = position.public
    if seat is None or position.actor == OVER:
        return public
    stacks = list(public.stacks)
    stacks[seat] = _stack(position, seat, seen=True)
    moves = position.choices if position.actor == seat else ()
    return replace(public, stacks=tuple(stacks), moves=moves)


def public_view(position: RegenwormenPosition) -> RegenwormenView:
    """What everyone may see."""
    over = position.actor == OVER
    return RegenwormenView(
        seats=position.seats,
        actor=position.actor,
        turn=position.turn,
        lots=position.lots,
        result=position.result,
        row=position.row,
        out=position.out,
        stacks=tuple(_stack(position, owner, over) for owner in range(position.seats)),
        aside=position.aside,
        rolled=position.rolled,
        total=position.total,
        left=position.left,
        worm=position.now.aside[rules.WORM] > 0,
        moves=(),
    )


def _stack(position: RegenwormenPosition, owner: int, seen: bool) -> Stack:
    tiles = position.stacks[owner]
    return Stack(
        top=tiles[-1] if tiles else None,
        height=len(tiles),
        tiles=tiles if seen else None,
        worms=position.scores[owner] if seen else None,
    )


def choice(position: RegenwormenPosition, move: Move) -> Keep | Roll | Take | GiveUp:
    """What a person would want to know of a legal move."""
    if move < rules.ROLL:
        symbol = move - rules.KEEP
        dice = position.now.rolled[symbol]
        points = dice * rules.POINTS[symbol]
        return Keep(
            move=move.text,
            symbol=SYMBOL_TEXT[symbol],
            dice=dice,
            points=points,
            total=position.total + points,
        )
    if move == rules.ROLL:
        return Roll(move=move.text, dice=position.left)
    if move == rules.GIVE_UP:
        return GiveUp(move=move.text)
    tile = move - rules.TAKE
    owners = position.now.top[: position.seats]
    victim = owners.index(tile) if tile in owners else None
    return Take(
        move=move.text,
        tile=rules.LOWEST_TILE + tile,
        worms=rules.worms_on(tile),
        victim=victim,
    )
