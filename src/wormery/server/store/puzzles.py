"""What was answered to the puzzles of the days, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wormery.server.store.database import Database
from wormery.server.store.drills import days_in_a_row
from wormery.server.store.schema import puzzle_answers, puzzles

REMEMBERED = 400  # days


class Answered(NamedTuple):
    """How the puzzle of a day stands: what one answered oneself, and how many found it."""

    move: str | None
    answered: int
    correct: int
    days: int  # in a row with an answer, up to today


class Puzzles:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._insert = postgresql.insert if database.shared else sqlite.insert

    async def of(self, device: str, game: str, day: int, today: int) -> Answered:
        def read(connection: Connection) -> Answered:
            return _answered(connection, device, game, day, today)

        return await self.database.read(read)

    async def answer(
        self, device: str, game: str, today: int, move: str, correct: bool
    ) -> Answered:
        """Note the answer to today's puzzle. The first one counts, and stays."""
        first = (
            self._insert(puzzle_answers)
            .values(device=device, game=game, day=today, move=move, correct=int(correct))
            .on_conflict_do_nothing()
        )
        one_more = (
            self._insert(puzzles)
            .values(game=game, day=today, answered=1, correct=int(correct))
            .on_conflict_do_update(
                index_elements=[puzzles.c.game, puzzles.c.day],
                set_={
                    "answered": puzzles.c.answered + 1,
                    "correct": puzzles.c.correct + int(correct),
                },
            )
        )
        old = (puzzle_answers.c.device == device) & (puzzle_answers.c.day < today - REMEMBERED)

        def write(connection: Connection) -> Answered:
            if connection.execute(first).rowcount:
                connection.execute(one_more)
                connection.execute(sql.delete(puzzle_answers).where(old))
            return _answered(connection, device, game, today, today)

        return await self.database.write(write)


def _answered(connection: Connection, device: str, game: str, day: int, today: int) -> Answered:
    own = puzzle_answers.c
    query = sql.select(own.day, own.move).where(own.device == device, own.game == game)
    moves = {row.day: row.move for row in connection.execute(query)}
    this = (puzzles.c.game == game) & (puzzles.c.day == day)
    query = sql.select(puzzles.c.answered, puzzles.c.correct).where(this)
    answered, correct = connection.execute(query).first() or (0, 0)
    return Answered(moves.get(day), answered, correct, days_in_a_row(moves, today))


def forget_answers(connection: Connection, devices: Sequence[str]) -> None:
    """Nothing stays of what these have answered; how many there were stays."""
    own = puzzle_answers.c.device.in_(devices)
    connection.execute(sql.delete(puzzle_answers).where(own))
