"""What a database holds, as numbers that can be compared: rows and a hash for every table.

The hash of a table is the sum of the hashes of its rows. So it does not matter in which order a
database gives them, and each sorts texts its own way.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, MetaData, Table

SEAL = "backup_seal"  # the table in which a backup says what it holds
NOT_OURS = {SEAL, "alembic_version"}
PAGE = 1000  # rows read at once
MODULUS = 1 << 256

Row = tuple[Any, ...]
Tell = Callable[[int], None]  # hears of so many more rows

encode = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True, slots=True)
class Part:
    """What one table holds."""

    rows: int
    digest: str


Contents = dict[str, Part]


class Digest:
    """The rows of a table, added one by one."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, rows: Sequence[Row]) -> None:
        self.rows += len(rows)
        self._sum += sum(int.from_bytes(sha256(encode(row)).digest()) for row in rows)

    @property
    def part(self) -> Part:
        return Part(self.rows, f"{self._sum % MODULUS:064x}")


def tables_in(connection: Connection, only: Collection[str] | None = None) -> list[Table]:
    """The tables as the database itself describes them; those that others refer to first."""
    found = MetaData()
    found.reflect(connection, only=None if only is None else list(only))
    return [table for table in found.sorted_tables if table.name not in NOT_OURS]


def columns_of(table: Table) -> list[str]:
    """In one order for all databases, whenever a column was added."""
    return sorted(table.columns.keys())


def pages_of(connection: Connection, table: Table) -> Iterator[list[Row]]:
    query = sql.select(*(table.c[name] for name in columns_of(table)))
    query = query.order_by(*table.primary_key.columns)
    answer = connection.execute(query, execution_options={"yield_per": PAGE})
    for rows in answer.partitions():
        yield [tuple(row) for row in rows]


def contents(connection: Connection, tables: Sequence[Table], tell: Tell) -> Contents:
    """Read all rows of all tables."""
    found = {}
    for table in tables:
        digest = Digest()
        for rows in pages_of(connection, table):
            digest.add(rows)
            tell(len(rows))
        found[table.name] = digest.part
    return found


def count_rows(connection: Connection, tables: Sequence[Table]) -> int:
    count = sql.func.count()
    return sum(
        connection.execute(sql.select(count).select_from(table)).scalar_one()
        for table in tables
    )


def differing(one: Contents, other: Contents) -> list[str]:
    """The tables that are not the same in both."""
    names = sorted(one.keys() | other.keys())
    return [name for name in names if one.get(name) != other.get(name)]
