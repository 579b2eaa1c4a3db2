"""The list of open tables: those whose host would like anyone to join.

A table says itself what the list has of it, and that stands in its row: the list is one query
that reads no log. Each node asks once a second at most, however many look at it.
"""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec
from msgspec import Struct

from wormery.server.clock import monotonic
from wormery.server.store.lists import Lists
from wormery.server.table import Chair, Table

FRESH = 1.0  # seconds
MOST = 200  # tables; nobody reads further

encode = msgspec.json.Encoder().encode


class OpenSeat(Struct, frozen=True, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str | None = None


class OpenTableLine(Struct, frozen=True):
    """A table that waits for anyone to join."""

    code: str
    game: str
    seats: tuple[OpenSeat, ...]
    options: dict[str, str]
    dice: Literal["server", "real"]
    since: int  # when the table was made
    fills_at: int | None  # when bots get the open seats


class OpenTables(Struct, frozen=True):
    """A part of the list, the newest first."""

    tables: tuple[OpenTableLine, ...]
    more: bool


decode = msgspec.json.Decoder(OpenTableLine).decode


def listing(table: Table) -> bytes | None:
    """What the list says of a table; None if it is not to be on it.

    Neither one that is locked, closed, full or being played, nor one where the host wants to
    be asked first.
    """
    wanted = table.listed and table.state == "open" and table.closed is None
    anyone = table.lock == "open" and table.plan.admission == "link"
    if not (wanted and anyone and any(chair.kind == "open" for chair in table.chairs)):
        return None
    line = OpenTableLine(
        code=table.code,
        game=table.plan.game,
        seats=tuple(
            OpenSeat(chair.kind, _name(chair), chair.level or None) for chair in table.chairs
        ),
        options=table.plan.options,
        dice=table.plan.dice,
        since=table.opened_at,
        fills_at=table.fills_at,
    )
    return encode(line)


def _name(chair: Chair) -> str:
    """Whoever has left a seat is not named any more."""
    return "" if chair.kind == "open" else chair.name


class OpenList:
    """The list as it was within the last second."""

    def __init__(self, lists: Lists, allowed: bool) -> None:
        self.allowed = allowed  # whether those who run the server want such a list
        self._lists = lists
        self._lines: tuple[OpenTableLine, ...] = ()
        self._asked = float("-inf")

    async def part(self, first: int, most: int) -> tuple[OpenTables, str]:
        """So many lines, and a mark that changes when they do."""
        if self.allowed and monotonic() - self._asked > FRESH:
            self._asked = monotonic()
            self._lines = tuple(map(decode, await self._lists.open_tables(MOST)))
        lines = self._lines[first : first + most]
        part = OpenTables(lines, len(self._lines) > first + most)
        return part, f'"{hashlib.sha256(encode(part)).hexdigest()[:20]}"'
