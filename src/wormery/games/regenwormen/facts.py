"""What can happen in a turn of Regenwormen; tiles are given by their numbers, 21 to 36."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from wormery.games.facts import Fact, GameOver, Rolled
from wormery.games.regenwormen import dice, rules

if TYPE_CHECKING:
    from wormery.games.regenwormen.position import RegenwormenPosition


class Kept(Fact, frozen=True, tag="kept"):
    """A seat set aside all dice of a symbol, out of the dice it had rolled."""

    seat: int
    symbol: str
    rolled: str
    total: int  # of all dice set aside


class Took(Fact, frozen=True, tag="took"):
    """A tile was taken from the row."""

    seat: int
    tile: int
    worms: int


class Stole(Fact, frozen=True, tag="stole"):
    """A tile was taken from the top of another stack."""

    seat: int
    tile: int
    worms: int
    victim: int


class Failed(Fact, frozen=True, tag="failed"):
    """A turn brought nothing: a dead roll, no worm, or no tile to be had (RW-5, RW-9)."""

    seat: int
    why: Literal["dead", "no-worm", "no-claim"]
    total: int
    tile: bool  # whether the seat has a tile to give back


class GaveBack(Fact, frozen=True, tag="gave-back"):
    """After a failed turn the top tile lies in the row again."""

    seat: int
    tile: int
    stays: bool  # it is the highest there, so none is turned (RW-9)


class Turned(Fact, frozen=True, tag="turned"):
    """A tile was turned face down and is out of the game."""

    tile: int


FACTS = (Rolled, Kept, Took, Stole, Failed, GaveBack, Turned, GameOver)

WHY: dict[int, Literal["dead", "no-worm", "no-claim"]] = {
    rules.DEAD_ROLL: "dead",
    rules.NO_WORM: "no-worm",
    rules.NO_CLAIM: "no-claim",
}


def number_of(tile: int) -> int:
    """What is printed on a tile that the rules count from 0."""
    return rules.LOWEST_TILE + tile


def facts_of(notes: Sequence[Sequence[int]], after: RegenwormenPosition) -> tuple[Fact, ...]:
    kinds = {line[0] for line in notes}
    return tuple(
        fact for line in notes if (fact := _fact(line[0], line[1:], kinds, after)) is not None
    )


def _fact(
    kind: int, values: Sequence[int], kinds: set[int], after: RegenwormenPosition
) -> Fact | None:
    a, b, c, d, *_ = values
    if kind == rules.ROLLED:
        return Rolled(a, dice.write_packed(b))
    if kind == rules.KEPT:
        return Kept(a, dice.SYMBOL_TEXT[b], dice.write_packed(c), d)
    if kind == rules.TOOK:
        return Took(a, number_of(b), int(rules.worms_on(b)))
    if kind == rules.STOLE:
        return Stole(a, number_of(b), int(rules.worms_on(b)), c)
    if kind == rules.FAILED:
        return Failed(a, WHY[b], c, rules.GAVE_BACK in kinds)
    if kind == rules.GAVE_BACK:
        return GaveBack(a, number_of(b), rules.STAYED in kinds)
    if kind == rules.TURNED:
        return Turned(number_of(a))
    if kind == rules.GAME_OVER and after.result is not None:
        return GameOver(after.result.winners, after.result.reason, after.result.scores)
    return None
