"""Why a die of one's own goes on one mound and not on another."""

from __future__ import annotations

from collections.abc import Iterator

from wormery.coach.ithappens.gains import (
    ahead_in_column,
    gains_of,
    said,
    standing_of,
    worth,
)
from wormery.coach.ithappens.outlook import Laid, Outlook
from wormery.coach.reasons import Reason, Values
from wormery.games import Move

CLOSE = 3  # as much as many a die brings
LATER = "coach-ih-later"  # what comes in the end counts more; nothing to add about that


def why_place(outlook: Outlook, best: Move, other: Move) -> Iterator[Reason]:
    this, that = outlook.laid(best), outlook.laid(other)
    gains, others = gains_of(outlook, this), gains_of(outlook, that)
    values: Values = {
        "mound": this.place.mound,
        "other": that.place.mound,
    }
    if worth(gains) > worth(others):
        if others:
            parts = {"gains": said(gains), "others": said(others)}
            yield Reason("coach-ih-both", values, parts=parts)
        else:
            values |= {"rank": that.rank(outlook.me), "die": int(outlook.position.die or 0)}
            yield Reason("coach-ih-gains", values, parts={"gains": said(gains)})
        yield from _safe(outlook, this)
        yield from _overtaken(outlook, this)
    else:
        if others and (more := outlook.more_points(best, other)):
            values["points"] = more
            yield Reason(LATER, values, parts={"others": said(others)})
        yield from _standing(outlook, this)
        yield from _column(outlook, this, that)
    yield from _room(outlook, this, that)


def _standing(outlook: Outlook, this: Laid) -> Iterator[Reason]:
    """How one stands there with the die: further ahead, or closer behind."""
    me = standing_of(outlook.me, this.after)
    others = [one for one in this.after if one.colour != outlook.me]
    if me is None or not others:
        return
    first = max(others, key=lambda one: one.sum)
    mound = outlook.position.mounds[this.place.place]
    values: Values = {"mound": mound.number}
    if me.queen:
        if me.sum > first.sum:
            values |= {"margin": me.sum - first.sum, "points": mound.queen}
            yield Reason("coach-ih-lead", values)
            yield from _safe(outlook, this)
    elif outlook.room_above(this):
        gap = first.sum - me.sum
        if gap <= CLOSE:
            yield outlook.naming(first.colour, "coach-ih-behind", values | {"gap": gap})


def _column(outlook: Outlook, this: Laid, that: Laid) -> Iterator[Reason]:
    finds, others = ahead_in_column(outlook, this), ahead_in_column(outlook, that)
    if worth(finds) > worth(others):
        values = {"mound": this.place.mound}
        yield Reason("coach-ih-column", values, parts={"finds": said(finds)})


def _room(outlook: Outlook, this: Laid, that: Laid) -> Iterator[Reason]:
    room, less = outlook.room_above(this), outlook.room_above(that)
    if room > less:
        values = {"mound": this.place.mound, "other": that.place.mound}
        yield Reason("coach-ih-room", values | {"room": room, "less": less})


def _safe(outlook: Outlook, this: Laid) -> Iterator[Reason]:
    """One leads there, and nobody can reach the sum any more."""
    me = standing_of(outlook.me, this.after)
    rivals = [colour for colour in range(outlook.position.colours) if colour != outlook.me]
    if me and me.queen and all(outlook.reach(this, rival) < me.sum for rival in rivals):
        yield Reason("coach-ih-safe", {"mound": this.place.mound})


def _overtaken(outlook: Outlook, this: Laid) -> Iterator[Reason]:
    """One leads there, and somebody else led until now."""
    me = standing_of(outlook.me, this.after)
    led = next((one for one in this.before if one.queen), None)
    if me and me.queen and led is not None and led.colour != outlook.me:
        values = {"mound": this.place.mound}
        yield outlook.naming(led.colour, "coach-ih-overtakes", values)
