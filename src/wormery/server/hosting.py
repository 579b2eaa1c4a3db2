"""What the host of a table may do with those who sit there or would like to.

Each right is a function that gives a refusal or None. What a host is told they may do is
answered by the very functions that decide the commands, so the two cannot disagree.
"""

from __future__ import annotations

from typing import Literal

from wormery.games import LETTERS
from wormery.server.errors import LimitError, NotYoursError, RefusedError, ServerError, because
from wormery.server.frames import Absent, Asking, Hosting
from wormery.server.messages import (
    Admit,
    Admitted,
    AnyEvent,
    Asked,
    Claimed,
    Decline,
    Declined,
    Free,
    Freed,
    Handed,
    HandOver,
    Lock,
    Locked,
    Readmit,
    Readmitted,
)
from wormery.server.table import Barred, Chair, Knock, Table

MOST_ASKING = 20
LONG = 10  # seconds after which one who finds too many asking may try again

REFUSALS = {"removed": "you-were-removed", "declined": "you-were-declined"}

HostCommand = Free | Readmit | HandOver | Lock | Admit | Decline


def decide_for_host(table: Table, command: HostCommand, device: str) -> AnyEvent:
    """The event that a command of the host leads to."""
    check_host(table, device)
    match command:
        case Free(seat=seat):
            _raise(_no_freeing(table, seat))
            return Freed(seat)
        case HandOver(seat=seat):
            _raise(_no_handing(table, seat))
            return Handed(seat)
        case Lock(lock=lock):
            _raise(_no_locking(table))
            return Locked(lock)
        case Readmit(number=number):
            return Readmitted(_barred_by(table, number).number)
        case Decline(number=number):
            return Declined(_knock_of(table, number).number)
        case Admit(number=number):
            knock = _knock_of(table, number)
            if table.state == "over":
                raise RefusedError("game-over")
            return Admitted(number, _seat_for(table, knock))


def hosting(table: Table, device: str | None) -> Hosting | None:
    """What a device may do as the host; None for all others."""
    if device != table.host or shut(table) is not None or table.watch_only:
        return None
    seats = range(len(table.chairs))
    return Hosting(
        free=tuple(seat for seat in seats if _no_freeing(table, seat) is None),
        hand=tuple(seat for seat in seats if _no_handing(table, seat) is None),
        lock=_no_locking(table) is None,
        asking=tuple(Asking(one.number, one.seat, one.name) for one in table.knocks),
        absent=tuple(Absent(one.number, one.name, one.why) for one in table.barred),
    )


def seated(table: Table, claimed: Claimed, device: str) -> Claimed | Asked:
    """What a claim that is fit becomes: a seat, or a question to the host."""
    if device == table.host or table.seats_of(device):
        return claimed
    barred = _bar(table, device)
    if barred is not None:
        raise NotYoursError(REFUSALS[barred.why])
    if table.lock != "open":
        raise RefusedError("table-locked")
    if table.plan.admission == "link" or device in table.admitted:
        return claimed
    if any(one.device == device for one in table.knocks):
        raise RefusedError("asked-already")
    if len(table.knocks) >= MOST_ASKING:
        raise LimitError("too-many-asking", seconds=LONG)
    return Asked(claimed.seat, claimed.name, claimed.seed)


def standing(table: Table, device: str | None) -> Literal["", "asked", "declined", "removed"]:
    """How one without a seat stands with the host."""
    if device is None or table.seats_of(device):
        return ""
    barred = _bar(table, device)
    if barred is not None:
        return barred.why
    return "asked" if any(one.device == device for one in table.knocks) else ""


def not_to_be_seen(table: Table, device: str | None) -> ServerError | None:
    """Why a device that comes new may not even watch."""
    if table.lock != "all" or device == table.host or table.seats_of(device):
        return None
    if any(one.device == device for one in table.knocks):
        return None  # asked before it was locked, and waits for an answer
    return NotYoursError("table-not-watched")


def shut(table: Table) -> RefusedError | None:
    if table.closed is None:
        return None
    return RefusedError("table-closed", **because(table.closed))


# What may not be: a refusal, or None


def _no_freeing(table: Table, seat: int) -> ServerError | None:
    return _no_other_person(table, seat) or _nothing_to_play(table)


def _no_handing(table: Table, seat: int) -> ServerError | None:
    return _no_other_person(table, seat) or _nothing_to_play(table)


def _no_locking(table: Table) -> ServerError | None:
    return _nothing_to_play(table)


def _no_other_person(table: Table, seat: int) -> ServerError | None:
    if seat >= len(table.chairs):
        return RefusedError("seat-unknown", seat=LETTERS[seat])
    chair = table.chairs[seat]
    if chair.kind != "person" or chair.device is None:
        return RefusedError("seat-nobody", seat=LETTERS[seat])
    if chair.device == table.host:
        return RefusedError("seat-of-host", seat=LETTERS[seat])
    return None


def _nothing_to_play(table: Table) -> ServerError | None:
    return RefusedError("game-over") if table.watch_only else None


def _raise(refusal: ServerError | None) -> None:
    if refusal is not None:
        raise refusal


# Who is meant


def chair_at(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise RefusedError("seat-unknown", seat=LETTERS[seat])
    return table.chairs[seat]


def check_host(table: Table, device: str) -> None:
    if device != table.host:
        raise NotYoursError("host-only")


def _knock_of(table: Table, number: int) -> Knock:
    for knock in table.knocks:
        if knock.number == number:
            return knock
    raise RefusedError("asking-unknown")


def _barred_by(table: Table, number: int) -> Barred:
    for barred in table.barred:
        if barred.number == number:
            return barred
    raise RefusedError("asking-unknown")


def _bar(table: Table, device: str) -> Barred | None:
    return next((one for one in table.barred if one.device == device), None)


def _seat_for(table: Table, knock: Knock) -> int:
    """The seat that was asked for, or the first that is open."""
    places: list[int] = [knock.seat, *range(len(table.chairs))]
    for seat in places:
        if table.chairs[seat].kind == "open":
            return seat
    raise RefusedError("no-seat-open")
