"""What a die brings at once on a mound: the lead, second place, finds, the worm number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wormery.coach.ithappens.outlook import Laid, Outlook
from wormery.coach.reasons import Reason, Values
from wormery.games.ithappens import rules
from wormery.games.ithappens.mounds import NOTHING, WORM
from wormery.games.ithappens.view import Standing

# What finds bring, roughly, where they bring no points of their own.
NEW_KIND = 2
ONE_WORM = 1


@dataclass(frozen=True)
class Gain:
    """What is gained, in words, and about how many points it is."""

    said: Reason
    points: int


def gains_of(outlook: Outlook, laid: Laid) -> list[Gain]:
    """What the die on that mound brings its player, the dearest first."""
    position, me = outlook.position, outlook.me
    before, after = standing_of(me, laid.before), standing_of(me, laid.after)
    assert after is not None
    mound = position.mounds[laid.place.place]
    found = []
    if after.queen and not (before and before.queen):
        found.append(lead(mound.queen))
    elif after.general and not (before and (before.queen or before.general)):
        found.append(second_place(mound.general))
    found += finds_of(outlook, me, [laid.place.find])
    if after.worm and position.worms_in_supply:
        said = Reason("coach-ih-gain", {"gain": "exact", "sum": after.sum})
        found.append(Gain(said, ONE_WORM))
    return sorted(found, key=lambda gain: -gain.points)


def lead(points: int) -> Gain:
    return Gain(Reason("coach-ih-gain", {"gain": "queen", "points": points}), points)


def second_place(points: int) -> Gain:
    return Gain(Reason("coach-ih-gain", {"gain": "general", "points": points}), points)


def finds_of(outlook: Outlook, colour: int, finds: Sequence[str]) -> list[Gain]:
    """Those of the finds that are worth something to a colour; each kind once."""
    position = outlook.position
    objects = position.holdings[colour].objects
    gains = []
    for find in dict.fromkeys(finds):
        values: Values = {"find": find}
        if find == WORM and position.worms_in_supply:
            values["gain"], points = "worm", ONE_WORM
        elif find in objects and not objects[find] and in_supply(outlook, find):
            values["gain"], points = "new", NEW_KIND
        elif find in objects and objects[find] == 1 and in_supply(outlook, find):
            values["gain"] = "pair"
            values["points"] = points = rules.PAIR_POINTS
        else:
            continue
        gains.append(Gain(Reason("coach-ih-gain", values), points))
    return gains


def in_supply(outlook: Outlook, find: str) -> bool:
    held = sum(one.objects[find] for one in outlook.position.holdings)
    return held < rules.OBJECTS_OF_A_KIND


def ahead_in_column(outlook: Outlook, laid: Laid) -> list[Gain]:
    """What lies above the die in its column, as far as there are dice left to reach it."""
    place = laid.place
    column = outlook.position.mounds[place.place].columns[place.column]
    above = column.finds[place.field + 1 :][: outlook.dice_left(outlook.me) - 1]
    return finds_of(outlook, outlook.me, [find for find in above if find != NOTHING])


def standing_of(colour: int, standings: Sequence[Standing]) -> Standing | None:
    return next((one for one in standings if one.colour == colour), None)


def worth(gains: Sequence[Gain]) -> int:
    return sum(gain.points for gain in gains)


def said(gains: Sequence[Gain]) -> list[Reason]:
    return [gain.said for gain in gains]
