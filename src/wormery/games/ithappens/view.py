"""What a seat or a spectator may see of an It Happens.. table (IH-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from wormery.games.game import OVER, Outcome

if TYPE_CHECKING:
    from wormery.games.ithappens.position import ItHappensPosition


class Field(Struct, frozen=True):
    find: str
    die: int | None


class Column(Struct, frozen=True):
    """A column of a mound: who has it, and its fields from the lowest."""

    colour: int | None
    fields: tuple[Field, ...]


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
    objects: dict[str, int]
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
    """What a colour would get for its dice on a mound if the round ended now (IH-9)."""

    colour: int
    sum: int
    queen: bool
    general: bool
    worm: bool


class Target(Struct, frozen=True):
    """Where the die that was rolled would go on a mound, and how the mound stands with it."""

    column: int
    field: int
    sum: int
    standings: tuple[Standing, ...]


class View(Struct, frozen=True):
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
    targets: tuple[Target | None, ...]  # by mound
    standings: tuple[tuple[Standing, ...], ...]  # by mound, columns from the left
    outcome: Outcome | None
    addition: tuple[Score, ...] | None  # of each colour's score, once the game is over


def view(position: ItHappensPosition, seat: int | None) -> View:
    public = position.public
    if seat is None or _open_points(position):
        return public
    holdings = list(public.holdings)
    holdings[seat] = _holding(position, seat, seen=True)
    return replace(public, holdings=tuple(holdings))


def public_view(position: ItHappensPosition) -> View:
    """What everyone may see. The third colour's tiles have no owner to look at them."""
    mounds, seen = position.mounds, _open_points(position)
    return View(
        seats=position.seats,
        actor=position.actor,
        turn=position.turn,
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
        moves=tuple(move.text for move in position.moves),
        targets=_targets(position, mounds),
        standings=tuple(map(standings, mounds)),
        outcome=position.outcome,
        addition=position.addition if position.actor == OVER else None,
    )


def _open_points(position: ItHappensPosition) -> bool:
    return position.actor == OVER or bool(position.settled.open_points)


def _holding(position: ItHappensPosition, owner: int, seen: bool) -> Holding:
    holding, score = position.holdings[owner], position.addition[owner]
    return Holding(
        dice=holding.dice,
        third_dice=holding.third_dice,
        worms=holding.worms,
        objects=holding.objects,
        pairs=score.pairs,
        most_kinds=score.most_kinds,
        point_tiles=len(holding.queens) + len(holding.generals),
        queens=holding.queens if seen else None,
        generals=holding.generals if seen else None,
        queen_points=holding.queen_points if seen else None,
        general_points=holding.general_points if seen else None,
        score=score.total if seen else None,
    )


def _targets(
    position: ItHappensPosition, mounds: tuple[Mound, ...]
) -> tuple[Target | None, ...]:
    colour, die = position.colour, position.die
    if colour is None or die is None:
        return ()
    places = {move.text for move in position.moves}
    return tuple(
        target(mound, colour, die) if f"place {place}" in places else None
        for place, mound in enumerate(mounds, start=1)
    )


def target(mound: Mound, colour: int, die: int) -> Target | None:
    """Where a die of the colour must go on a mound (IH-5); None if it cannot."""
    owners = [column.colour for column in mound.columns]
    wanted = colour if colour in owners else None
    if wanted not in owners:
        return None
    at = owners.index(wanted)
    dice = [field.die for field in mound.columns[at].fields]
    if None not in dice:
        return None
    place = dice.index(None)
    placed = standings(with_die(mound, at, place, colour, die))
    return Target(at, place, die + sum(number or 0 for number in dice), placed)


def with_die(mound: Mound, at: int, place: int, colour: int, die: int) -> Mound:
    """The mound with one more die on it, of a colour, in a column, on a field."""
    column = mound.columns[at]
    fields = list(column.fields)
    fields[place] = replace(fields[place], die=die)
    columns = list(mound.columns)
    columns[at] = replace(column, colour=colour, fields=tuple(fields))
    return replace(mound, columns=tuple(columns))


def standings(mound: Mound) -> tuple[Standing, ...]:
    """Who would get what on a mound, by column from the left (IH-9)."""
    sums = {
        column.colour: sum(field.die or 0 for field in column.fields)
        for column in mound.columns
        if column.colour is not None
    }
    # Sorting keeps columns further left first among equal sums.
    ranked = sorted(sums, key=lambda colour: -sums[colour])
    return tuple(
        Standing(
            colour=colour,
            sum=total,
            queen=ranked.index(colour) == 0,
            general=ranked.index(colour) == 1,
            worm=total == mound.worm_number,
        )
        for colour, total in sums.items()
    )
