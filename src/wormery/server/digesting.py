"""What happened in a finished game, seat by seat: worked out from its log, and by the coach."""

from __future__ import annotations

import gzip

import msgspec

from wormery.coach import ReviewDocument
from wormery.games import CHANCE
from wormery.highlights.counts import counted
from wormery.record import Sheet
from wormery.server.store.digests import Digest, SeatAccount, SeatDigest
from wormery.server.table import Mark, Table

INSTEAD = ("stand-in", "clock")  # who moves for one who is away or late


def digest_of(table: Table) -> Digest:
    """Goes through the whole game, so a thread had better do this."""
    sheet = table.sheet
    assert sheet is not None
    facts = [sheet.step_at(place).facts for place in range(len(sheet))]
    marks = [table.marks[place] for place in range(len(sheet))]
    seats = []
    for seat in range(sheet.position.seats):
        strange = _strange(sheet, marks, seat)
        found = counted(sheet.game, seat, facts, strange)
        moves = sum(not sheet.is_chance(place) for place in strange)
        seats.append(SeatDigest(found.counts, found.bests, moves))
    return Digest(
        whole=table.uploaded is None,
        parties=len(sheet.position.scores),
        steps=len(sheet),
        seats=tuple(seats),
    )


def _strange(sheet: Sheet, marks: list[Mark | None], seat: int) -> set[int]:
    """The steps that somebody else made for a seat, with the dice that fell after them."""
    found: set[int] = set()
    stood_in = False
    for place, mark in enumerate(marks):
        if mark is None:
            continue
        if mark.by != "dice":
            stood_in = mark.by in INSTEAD and mark.seat == seat
        if stood_in and not _opens_a_round(sheet, place):
            found.add(place)
    return found


def _opens_a_round(sheet: Sheet, place: int) -> bool:
    """Whether chance began a round there, which is nobody's doing."""
    before = sheet.position_at(place)
    return before.actor == CHANCE and before.begins == "round"


def accounts_of(table: Table, document: bytes) -> tuple[SeatAccount, ...]:
    """Every seat's account from the review of a game; choices of a stand-in are left out."""
    found = msgspec.json.decode(gzip.decompress(document), type=ReviewDocument)
    accounts = []
    for line in found.seats:
        choices = [
            moment
            for moment in found.moments
            if moment.kind == "choice" and moment.seat == line.seat
            if (mark := table.marks[moment.step]) is None or mark.by not in INSTEAD
        ]
        real = [moment for moment in choices if not moment.forced]
        accounts.append(
            SeatAccount(
                start=line.start,
                own_luck=line.own_luck,
                others_luck=line.others_luck,
                skill=sum(moment.change[line.seat] for moment in choices),
                decisions=len(real),
                given_away=sum(moment.cost for moment in real),
                result=line.result,
            )
        )
    return tuple(accounts)
