"""A table read from its log, as far as that can be read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from wormery import games
from wormery.games.errors import WormeryError
from wormery.server.errors import LogError
from wormery.server.store import Entry, Logged, TableRow
from wormery.server.table import Decision, Table


class Reading(NamedTuple):
    """The table after the last event that can be read, and why there is no next one."""

    table: Table
    log: tuple[Logged, ...]
    damage: WormeryError | None


def read_log(row: TableRow, entries: Sequence[Entry]) -> Reading:
    """What a log adds up to. A long game takes a while, so a thread had better do this."""
    log: list[Logged] = []
    try:
        games.load(row.game)
        if not entries:
            raise LogError("log-empty")
    except WormeryError as error:
        return Reading(_add_up(row, ()), (), error)
    try:
        return Reading(_add_up(row, _sound(entries, log)), tuple(log), None)
    except Exception as error:  # whatever a damaged event may lead to
        return Reading(_add_up(row, log), tuple(log), _damage(len(log) + 1, error))


def next_table(table: Table, logged: Logged) -> Table:
    """The table with the next event of its log; `LogError` if that cannot have happened."""
    number = table.number + 1
    try:
        _check_number(number, logged.number)
        return table.after(number, logged.at, logged.device, Decision(logged.event))
    except Exception as error:
        raise _damage(number, error) from error


def _add_up(row: TableRow, log: Iterable[Logged]) -> Table:
    return Table.of(row.id, row.code, row.host, row.secret, log)


def _sound(entries: Sequence[Entry], taken: list[Logged]) -> Iterator[Logged]:
    """The events of a log; those that a table was built with are noted in `taken`."""
    for number, entry in enumerate(entries, start=1):
        _check_number(number, entry.number)
        logged = entry.read()
        yield logged
        taken.append(logged)


def _check_number(awaited: int, found: int) -> None:
    if found != awaited:
        raise LogError("log-hole", number=awaited)


def _damage(number: int, error: Exception) -> LogError:
    if isinstance(error, LogError):
        return error
    reason = error if isinstance(error, WormeryError) else repr(error)
    return LogError("log-impossible", number=number, reason=reason)
