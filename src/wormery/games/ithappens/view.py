"""What a seat or a spectator may see of an It Happens.. table (IH-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wormery.games.game import OVER, Outcome

if TYPE_CHECKING:
    from wormery.games.ithappens.position import ItHappensPosition


@dataclass(frozen=True, slots=True)
class Field:
    find: str
    die: int | None


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a mound: who has it, and its fields from the lowest."""

    colour: int | None
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Mound:
    number: int
    queen: int
    general: int
    worm_number: int
    columns: tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Holding:
    """What a colour holds: all see how many point tiles there are, the owner what they are."""

    dice: int
    third_dice: int
    worms: int
    objects: dict[str, int]
    point_tiles: int
    queens: tuple[int, ...] | None
    generals: tuple[int, ...] | None
    score: int | None


@dataclass(frozen=True, slots=True)
class View:
    seats: int
    actor: int
    turn: int
    round: int
    starter: int
    mounds: tuple[Mound, ...]
    face_down: int
    gone: tuple[int, ...]
    holdings: tuple[Holding, ...]
    worms_in_supply: int
    colour: int | None
    die: int | None
    moves: tuple[str, ...]
    outcome: Outcome | None


def view(position: ItHappensPosition, seat: int | None) -> View:
    open_points = position.actor == OVER or position.options["open_points"]
    holdings = []
    for owner, holding in enumerate(position.holdings):
        # The third colour's tiles lie face down too, and have no owner to look at them.
        seen = open_points or (owner == seat and owner < position.seats)
        holdings.append(
            Holding(
                dice=holding.dice,
                third_dice=holding.third_dice,
                worms=holding.worms,
                objects=holding.objects,
                point_tiles=len(holding.queens) + len(holding.generals),
                queens=holding.queens if seen else None,
                generals=holding.generals if seen else None,
                score=position.scores[owner] if seen else None,
            )
        )
    return View(
        seats=position.seats,
        actor=position.actor,
        turn=position.turn,
        round=position.round,
        starter=position.starter,
        mounds=position.mounds,
        face_down=len(position.deck),
        gone=position.gone,
        holdings=tuple(holdings),
        worms_in_supply=position.worms_in_supply,
        colour=position.colour,
        die=position.die,
        moves=tuple(move.text for move in position.moves),
        outcome=position.outcome,
    )
