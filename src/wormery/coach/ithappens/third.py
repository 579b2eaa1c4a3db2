"""Why a die of the third colour goes on one mound and not on another: whom does it hurt?"""

from __future__ import annotations

from collections.abc import Iterator

from wormery.coach.ithappens.gains import (
    Gain,
    finds_of,
    lead,
    said,
    second_place,
    standing_of,
    worth,
)
from wormery.coach.ithappens.outlook import Laid, Outlook
from wormery.coach.reasons import Reason
from wormery.games import Move
from wormery.games.ithappens import rules


def why_third(outlook: Outlook, best: Move, other: Move) -> Iterator[Reason]:
    this, that = outlook.laid(best), outlook.laid(other)
    rival = 1 - outlook.me  # there are two players where there is a third colour
    die = int(outlook.position.die or 0)
    mine, mine_there = (_loss(outlook, laid, outlook.me) for laid in (this, that))
    theirs, theirs_there = (_loss(outlook, laid, rival) for laid in (this, that))
    if worth(mine_there) > worth(mine):
        values = {"mound": that.place.mound, "die": die}
        yield Reason("coach-ih-spares", values, parts={"loss": said(mine_there)})
    elif _leads(that) and not _leads(this):
        points = outlook.position.mounds[that.place.place].queen
        yield Reason("coach-ih-leads", {"mound": that.place.mound, "points": points})
    if worth(theirs) > worth(theirs_there):
        values = {"mound": this.place.mound, "die": die}
        yield outlook.naming(rival, "coach-ih-takes", values, {"loss": said(theirs)})
    finds, finds_there = (
        finds_of(outlook, rules.THIRD, [laid.place.find]) for laid in (this, that)
    )
    if worth(finds_there) > worth(finds):
        values = {"mound": that.place.mound}
        yield Reason("coach-ih-feeds", values, parts={"finds": said(finds_there)})


def _loss(outlook: Outlook, laid: Laid, colour: int) -> list[Gain]:
    """What a colour has on a mound and would lose there."""
    before, after = standing_of(colour, laid.before), standing_of(colour, laid.after)
    mound = outlook.position.mounds[laid.place.place]
    if before is None or after is None:
        return []
    if before.queen and not after.queen:
        return [lead(mound.queen)]
    if before.general and not (after.general or after.queen):
        return [second_place(mound.general)]
    return []


def _leads(laid: Laid) -> bool:
    """Whether the third colour leads there only with the die."""
    before, after = (standing_of(rules.THIRD, one) for one in (laid.before, laid.after))
    return bool(after and after.queen and not (before and before.queen))
