"""How questions stand with who is asked them, in the database."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wormery.coach import Drill
from wormery.coach.spacing import Card, answered
from wormery.server.store.schema import drill_days, drills
from wormery.server.store.store import Store

MOST_OWN = 200  # choices of one's own games; those that were added first make room
REMEMBERED = 400  # days

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Drill).decode


class Day(NamedTuple):
    """How many questions were answered on a day, and how many of them rightly."""

    day: int
    answered: int
    correct: int


@dataclass(frozen=True)
class Learned:
    """All that is known of how somebody practises."""

    cards: dict[str, Card]  # by the key of a question
    own: tuple[Drill, ...]
    days: tuple[Day, ...]  # the latest first

    def at(self, day: int) -> Day:
        return next((one for one in self.days if one.day == day), Day(day, 0, 0))

    def in_a_row(self, today: int) -> int:
        return days_in_a_row({one.day for one in self.days}, today)


def days_in_a_row(known: Container[int], today: int) -> int:
    """Days without a gap up to today, or up to yesterday while today is young."""
    day = today if today in known else today - 1
    number = 0
    while day - number in known:
        number += 1
    return number


class Drills:
    def __init__(self, store: Store) -> None:
        self.database = store.database
        self._insert = postgresql.insert if store.shared else sqlite.insert

    async def of(self, device: str) -> Learned:
        def read(connection: Connection) -> Learned:
            known = drills.c
            query = sql.select(known.key, known.in_a_row, known.due, known.own, known.answered)
            query = query.where(known.device == device).order_by(known.added, known.key)
            cards, own = {}, []
            for key, in_a_row, due, body, last in connection.execute(query):
                if body is not None:
                    own.append(decode(body))
                if body is not None or last is not None:
                    cards[key] = Card(in_a_row, due)
            latest = (
                sql.select(drill_days.c.day, drill_days.c.answered, drill_days.c.correct)
                .where(drill_days.c.device == device)
                .order_by(drill_days.c.day.desc())
            )
            days = tuple(Day(*row) for row in connection.execute(latest))
            return Learned(cards, tuple(own), days)

        return await self.database.read(read)

    async def add(self, device: str, found: Sequence[Drill], today: int, now: int) -> int:
        """Ask about these choices from today on; how many of them are new."""
        rows = [
            {
                "device": device,
                "key": drill.key,
                "game": drill.game,
                "in_a_row": 0,
                "due": today,
                "added": now,
                "own": encode(drill),
            }
            for drill in {one.key: one for one in found}.values()
        ]
        newest = (
            sql.select(drills.c.key)
            .where(drills.c.device == device, drills.c.own.is_not(None))
            .order_by(drills.c.added.desc(), drills.c.key)
            .limit(MOST_OWN)
        )
        too_many = (
            (drills.c.device == device)
            & drills.c.own.is_not(None)
            & drills.c.key.not_in(newest)
        )

        def write(connection: Connection) -> int:
            added = 0
            for row in rows:
                insert = self._insert(drills).values(row).on_conflict_do_nothing()
                added += connection.execute(insert).rowcount
            connection.execute(sql.delete(drills).where(too_many))
            return added

        return await self.database.write(write)

    async def answer(
        self, device: str, drill: Drill, right: bool, today: int, now: int
    ) -> Card:
        """Note an answer. Once a day each question counts for the day."""
        this = (drills.c.device == device) & (drills.c.key == drill.key)
        known = sql.select(drills.c.in_a_row, drills.c.due, drills.c.answered).where(this)

        def write(connection: Connection) -> Card:
            row = connection.execute(known).first()
            card = answered(None if row is None else Card(row[0], row[1]), right, today)
            values = {"in_a_row": card.in_a_row, "due": card.due, "answered": today}
            insert = self._insert(drills).values(
                device=device, key=drill.key, game=drill.game, added=now, **values
            )
            connection.execute(
                insert.on_conflict_do_update(
                    index_elements=[drills.c.device, drills.c.key], set_=values
                )
            )
            if row is None or row[2] != today:
                self._count(connection, device, right, today)
            return card

        return await self.database.write(write)

    def _count(self, connection: Connection, device: str, right: bool, today: int) -> None:
        insert = self._insert(drill_days).values(
            device=device, day=today, answered=1, correct=int(right)
        )
        more = {
            "answered": drill_days.c.answered + 1,
            "correct": drill_days.c.correct + int(right),
        }
        connection.execute(
            insert.on_conflict_do_update(
                index_elements=[drill_days.c.device, drill_days.c.day], set_=more
            )
        )
        old = (drill_days.c.device == device) & (drill_days.c.day < today - REMEMBERED)
        connection.execute(sql.delete(drill_days).where(old))


def forget_drills(connection: Connection, devices: Sequence[str]) -> None:
    """Nothing stays of how these have practised."""
    for kept in (drills, drill_days):
        connection.execute(sql.delete(kept).where(kept.c.device.in_(devices)))
