"""What a seat or a spectator may see of an It Happens.. table, and what it may do (IH-9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from wormery.games import views
from wormery.games.compiling import Plain
from wormery.games.ithappens import prospects, rules
from wormery.games.ithappens.mounds import FIND_NAMES
from wormery.games.moments import OVER
from wormery.games.moves import Move
from wormery.games.views import Choice, Roll

if TYPE_CHECKING:
    from wormery.games.ithappens.position import ItHappensPosition


class Column(Struct, frozen=True):
    """A column of a mound: who has it, what its fields hold from the lowest, its dice."""

    colour: int | None
    finds: tuple[str, ...]
    dice: tuple[int, ...]


class Mound(Struct, frozen=True):
    number: int
    queen: int
    general: int
    worm_number: int
    columns: tuple[Column, ...]


class Holding(Struct, frozen=True):
    """What a colour holds: all see how many point tiles there are, the owner what they are.

    `pairs` and `most_kinds` are what its objects would score if the game ended now (IH-10).
    """

    dice: int
    third_dice: int
    worms: int
    objects: dict[str, int]  # of each kind it has
    pairs: int
    most_kinds: int
    point_tiles: int
    queens: tuple[int, ...] | None
    generals: tuple[int, ...] | None
    queen_points: tuple[int, ...] | None
    general_points: tuple[int, ...] | None
    score: int | None


class Score(Struct, frozen=True):
    """How the points of a colour add up (IH-10)."""

    pairs: int
    worms: int
    queens: int
    generals: int
    most_kinds: int

    @property
    def total(self) -> int:
        return self.pairs + self.worms + self.queens + self.generals + self.most_kinds


class Standing(Struct, frozen=True):
    """What a colour gets for its dice on a mound, or would if the round ended now (IH-9)."""

    colour: int
    sum: int
    queen: bool
    general: bool
    worm: bool


class RollThird(Choice, frozen=True, kw_only=True, tag="roll third"):
    """Roll a die of the third colour; so many are in hand."""

    dice: int
    colour: int


class Reroll(Choice, frozen=True, kw_only=True, tag="reroll"):
    """Pay one of so many worms to roll the die again."""

    worms: int


class Skip(Choice, frozen=True, kw_only=True, tag="skip"):
    """Pay one of so many worms to skip the turn."""

    worms: int


class Place(Choice, frozen=True, kw_only=True, tag="place"):
    """Place the die on one of the mounds shown, counted from 0: where it would go there,
    what it would find, the sum it would make, and how the mound would stand."""

    place: int
    mound: int
    column: int
    field: int
    find: str
    sum: int
    standings: tuple[Standing, ...]


CHOICES = (Roll, RollThird, Reroll, Skip, Place)
AnyChoice = Roll | RollThird | Reroll | Skip | Place


class ItHappensView(views.View, frozen=True, kw_only=True, tag="it-happens"):
    """A table of It Happens.. as a seat or a spectator sees it."""

    round: int
    starter: int
    mounds: tuple[Mound, ...]
    face_down: int
    gone: tuple[int, ...]
    holdings: tuple[Holding, ...]
    worms_in_supply: int
    colour: int | None
    die: int | None
    third: int | None  # the colour that belongs to nobody, in a game for two
    standings: tuple[tuple[Standing, ...], ...]  # by mound, columns from the left
    addition: tuple[Score, ...] | None  # of each colour's score, once the game is over
    moves: tuple[AnyChoice, ...]  # of the seat that looks


def view(position: ItHappensPosition, seat: int | None) -> ItHappensView:
    public = position.public
    if seat is None:
        return public
    moves = position.choices if position.actor == seat else ()
    if _open_points(position):
        return replace(public, moves=moves) if moves else public
    holdings = list(public.holdings)
    holdings[seat] = _holding(position, seat, seen=True)
    return replace(public, holdings=tuple(holdings), moves=moves)


def public_view(position: ItHappensPosition) -> ItHappensView:
    """What everyone may see. The third colour's tiles have no owner to look at them."""
    seen = _open_points(position)
    standings, _ = position.prospects
    mounds = position.mounds
    return ItHappensView(
        seats=position.seats,
        actor=position.actor,
        turn=position.turn,
        lots=position.lots,
        result=position.result,
        round=position.round,
        starter=position.starter,
        mounds=mounds,
        face_down=len(position.deck),
        gone=position.gone,
        holdings=tuple(
            _holding(position, owner, seen) for owner in range(len(position.holdings))
        ),
        worms_in_supply=position.worms_in_supply,
        colour=position.colour,
        die=position.die,
        third=rules.THIRD if position.colours > position.seats else None,
        standings=tuple(
            standings_of(standings[prospects.NOW][place]) for place in range(len(mounds))
        ),
        addition=position.addition if position.actor == OVER else None,
        moves=(),
    )


def _open_points(position: ItHappensPosition) -> bool:
    return position.actor == OVER or bool(position.settled.open_points)


def _holding(position: ItHappensPosition, owner: int, seen: bool) -> Holding:
    holding, score = position.holdings[owner], position.addition[owner]
    return Holding(
        dice=holding.dice,
        third_dice=holding.third_dice,
        worms=holding.worms,
        objects={name: count for name, count in holding.objects.items() if count},
        pairs=score.pairs,
        most_kinds=score.most_kinds,
        point_tiles=len(holding.queens) + len(holding.generals),
        queens=holding.queens if seen else None,
        generals=holding.generals if seen else None,
        queen_points=holding.queen_points if seen else None,
        general_points=holding.general_points if seen else None,
        score=score.total if seen else None,
    )


def standings_of(columns: Sequence[Sequence[int]]) -> tuple[Standing, ...]:
    """A mound as `prospects` weighs it, by column from the left."""
    return tuple(
        Standing(colour, total, bool(queen), bool(general), bool(worm))
        for colour, total, queen, general, worm in columns
        if colour != rules.NONE
    )


Taken = tuple[tuple[int, tuple[int, ...]], ...]  # columns from the left: colour and dice


@lru_cache(maxsize=4096)
def mound_with(settled: Plain, mound: int, taken: Taken) -> Mound:
    """A mound with the dice on it; most moves leave two of the three as they are."""
    columns = []
    for column in range(rules.COLUMNS):
        colour, dice = taken[column] if column < len(taken) else (None, ())
        finds = settled.find[mound][column][: settled.height[mound][column]]
        columns.append(Column(colour, tuple(FIND_NAMES[find] for find in finds), dice))
    return Mound(
        number=mound + 1,
        queen=int(settled.queen[mound]),
        general=int(settled.general[mound]),
        worm_number=int(settled.worm_number[mound]),
        columns=tuple(columns),
    )


def choice(position: ItHappensPosition, move: Move) -> AnyChoice:
    """What a person would want to know of a legal move."""
    holding = position.holdings[position.turn]
    if move == rules.ROLL_OWN:
        return Roll(move=move.text, dice=holding.dice)
    if move == rules.ROLL_THIRD:
        return RollThird(move=move.text, dice=holding.third_dice, colour=rules.THIRD)
    if move == rules.REROLL:
        return Reroll(move=move.text, worms=holding.worms)
    if move == rules.SKIP:
        return Skip(move=move.text, worms=holding.worms)
    place = move - rules.PLACE
    standings, targets = position.prospects
    column, field, find, total = targets[place]
    return Place(
        move=move.text,
        place=place,
        mound=position.shown[place],
        column=column,
        field=field,
        find=FIND_NAMES[find],
        sum=total,
        standings=standings_of(standings[prospects.THEN][place]),
    )
