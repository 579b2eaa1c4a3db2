"""What can happen in It Happens..; mounds are given by their numbers, 1 to 12.

A colour is a seat, or with two players the third colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wormery.games.facts import Fact, GameOver
from wormery.games.ithappens import notation, rules
from wormery.games.ithappens.mounds import FIND_NAMES
from wormery.games.ithappens.view import Mound, Standing, mound_with

if TYPE_CHECKING:
    from wormery.games.ithappens.position import ItHappensPosition


class Revealed(Fact, frozen=True, tag="revealed"):
    """A round begins: its mounds lie open, and this seat starts."""

    seat: int
    round: int
    mounds: tuple[int, ...]


class DieRolled(Fact, frozen=True, tag="die-rolled"):
    """A seat rolled a die of its own or of the third colour."""

    seat: int
    colour: int
    die: int


class Rerolled(Fact, frozen=True, tag="rerolled"):
    """A seat paid a worm to roll again; this is what the die showed before."""

    seat: int
    die: int


class Skipped(Fact, frozen=True, tag="skipped"):
    """A seat paid a worm to skip its turn; the die it had rolled, if it had."""

    seat: int
    die: int | None


class Placed(Fact, frozen=True, tag="placed"):
    """A die was placed: which of the mounds shown, from 0, and where on it."""

    seat: int
    colour: int
    die: int
    place: int
    mound: int
    column: int
    field: int


class Found(Fact, frozen=True, tag="found"):
    """A colour took what lay on the field."""

    colour: int
    find: str


class NoneLeft(Fact, frozen=True, tag="none-left"):
    """It would have, but the supply has none left (IH-6)."""

    colour: int
    find: str


class Stuck(Fact, frozen=True, tag="stuck"):
    """A seat was passed over: none of its dice can be placed any more (IH-8)."""

    seat: int


class RoundOver(Fact, frozen=True, tag="round-over"):
    """A round is over; its mounds are scored next."""

    round: int


class MoundScored(Fact, frozen=True, tag="mound-scored"):
    """A mound with its last dice, and what each colour there got for them (IH-9)."""

    mound: Mound
    standings: tuple[Standing, ...]  # by column from the left
    queen_tied: bool  # the sum alone did not decide: the column further left won
    general_tied: bool
    wormless: tuple[int, ...]  # had the worm number, when no worm was left


FACTS = (
    Revealed,
    DieRolled,
    Rerolled,
    Skipped,
    Placed,
    Found,
    NoneLeft,
    Stuck,
    RoundOver,
    MoundScored,
    GameOver,
)


def facts_of(notes: Sequence[Sequence[int]], after: ItHappensPosition) -> tuple[Fact, ...]:
    found: list[Fact] = []
    at = 0
    while at < len(notes):
        if notes[at][0] == rules.SCORED:
            end = at + 1
            while end < len(notes) and rules.SUM <= notes[end][0] <= rules.EXACT:
                end += 1
            found.append(_scored(notes[at:end], after))
            at = end
        else:
            found.append(_fact(notes[at][0], notes[at][1:], after))
            at += 1
    return tuple(found)


def _fact(kind: int, values: Sequence[int], after: ItHappensPosition) -> Fact:
    a, b, c, d, e, f, g = values
    if kind == rules.REVEALED:
        return Revealed(a, b, notation.numbers_of(c))
    if kind == rules.ROLLED:
        return DieRolled(a, b, c)
    if kind == rules.REROLLED:
        return Rerolled(a, b)
    if kind == rules.SKIPPED:
        return Skipped(a, b or None)
    if kind == rules.PLACED:
        return Placed(a, b, c, place=d, mound=e + 1, column=f, field=g)
    if kind == rules.FOUND:
        return Found(a, FIND_NAMES[b])
    if kind == rules.NONE_LEFT:
        return NoneLeft(a, FIND_NAMES[b])
    if kind == rules.STUCK:
        return Stuck(a)
    if kind == rules.ROUND_OVER:
        return RoundOver(a)
    assert kind == rules.GAME_OVER
    assert after.result is not None
    return GameOver(after.result.winners, after.result.reason, after.result.scores)


def _scored(notes: Sequence[Sequence[int]], after: ItHappensPosition) -> MoundScored:
    """The lines about one mound: which it is, the sums from the left, who won what."""
    lines: dict[int, list[Sequence[int]]] = {}
    for kind, *values in notes:
        lines.setdefault(kind, []).append(values)
    sums = {colour: total for colour, total, *_ in lines.get(rules.SUM, [])}
    taken = tuple(
        (colour, tuple(die for die in dice[: rules.FIELDS] if die))
        for colour, _, *dice in lines.get(rules.SUM, [])
    )
    queen = [colour for colour, *_ in lines.get(rules.QUEEN, [])]
    general = [colour for colour, *_ in lines.get(rules.GENERAL, [])]
    exact = {colour: got for colour, got, *_ in lines.get(rules.EXACT, [])}
    without_prize = [total for colour, total in sums.items() if colour not in queen + general]
    return MoundScored(
        mound=mound_with(after.settled, notes[0][1], taken),
        standings=tuple(
            Standing(colour, total, colour in queen, colour in general, colour in exact)
            for colour, total in sums.items()
        ),
        queen_tied=any(sums[colour] == sums[queen[0]] for colour in sums if colour != queen[0])
        if queen
        else False,
        general_tied=any(sums[colour] in without_prize for colour in general),
        wormless=tuple(colour for colour, got in exact.items() if not got),
    )
