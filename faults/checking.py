"""Every log held against what people noted, against the rules, and against what nodes show."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from faults.journal import Journal
from wormery import record
from wormery.server.answers import TableAndOwn
from wormery.server.checking import check_all
from wormery.server.reading import read_log
from wormery.server.seeing import own, table_now, views
from wormery.server.store import Entry, Store, TableRow
from wormery.server.table import Table

TRIES, BETWEEN = 8, 0.5  # seconds
# Asks a node by its number: the path, and what it answers.
Ask = Callable[[int, str], Awaitable[Any]]


@dataclass
class Findings:
    """What is wrong, each in a line that says where."""

    lost: list[str] = field(default_factory=list)  # acknowledged and not in the log
    doubled: list[str] = field(default_factory=list)  # in the log twice, or though refused
    disordered: list[str] = field(default_factory=list)  # holes, or moves in another order
    unreadable: list[str] = field(default_factory=list)
    untrue: list[str] = field(default_factory=list)  # told or shown, and not as the log says
    unfair: list[str] = field(default_factory=list)  # dice that cannot be verified
    stood_in: list[str] = field(default_factory=list)  # played by a bot though connected

    def add(self, other: Findings) -> None:
        for name, lines in vars(other).items():
            getattr(self, name).extend(lines)

    @property
    def wrong(self) -> list[str]:
        """All that must never be, each with its kind."""
        return [f"{name}: {line}" for name, lines in vars(self).items() for line in lines]


def check_journals(entries: Sequence[Entry], journals: Iterable[Journal]) -> Findings:
    """One table's log against the notes of those who sat there."""
    found = Findings()
    numbers = [entry.number for entry in entries]
    if numbers != list(range(1, len(numbers) + 1)):
        found.disordered.append(f"numbers are {_short(numbers)}")
    commands = Counter(
        (entry.device, entry.command) for entry in entries if entry.command is not None
    )
    for (_, command), times in commands.items():
        if times > 1:
            found.doubled.append(f"{command} is in the log {times} times")
    by_number = {entry.number: entry for entry in entries}
    for journal in journals:
        _check_moves(found, by_number, journal)
        _check_heard(found, by_number, journal)
        found.untrue += journal.contradictions
        found.stood_in += [f"event {number}" for number in journal.stood_in]
    return found


def _check_moves(found: Findings, by_number: dict[int, Entry], journal: Journal) -> None:
    logged = {
        entry.command: entry for entry in by_number.values() if entry.device == journal.device
    }
    before = 0
    for sent in journal.moves:
        entry = logged.get(sent.id)
        if sent.number is not None:
            if entry is None or entry.number != sent.number:
                place = "nowhere" if entry is None else f"event {entry.number}"
                found.lost.append(f"{sent.id} was acknowledged as {sent.number}, is {place}")
            elif not _is_move(entry, journal.seat, sent.move):
                found.lost.append(f"{sent.id} was {sent.move}, is {entry.body.decode()}")
            if sent.number <= before:
                found.disordered.append(f"{sent.id} is {sent.number}, after {before}")
            before = sent.number
        elif sent.refused is not None and entry is not None:
            found.doubled.append(f"{sent.id} was refused, {sent.refused}, and happened")


def _is_move(entry: Entry, seat: int, move: str) -> bool:
    event = json.loads(entry.body)
    return (event["kind"], event["seat"], event["move"]) == ("moved", seat, move)


def _check_heard(found: Findings, by_number: dict[int, Entry], journal: Journal) -> None:
    for number, event in journal.heard.items():
        entry = by_number.get(number)
        if entry is None or json.loads(entry.body) != event:
            found.untrue.append(f"seat {journal.seat} heard another event {number}")


def check_dice(table: Table, journals: Iterable[Journal]) -> Findings:
    """A finished game verifies, against the commitment that everyone saw before."""
    found = Findings()
    seen = {one for journal in journals for one in journal.commitments}
    if not seen <= {table.commitment}:
        found.unfair.append(f"people saw {sorted(seen)}, the log has {table.commitment}")
    if table.state == "over":
        text = table.write_record()
        assert text is not None
        try:
            verified = record.verify(record.read(text))
        except record.FairnessError as error:
            found.unfair.append(str(error))
        else:
            if verified.fairness.commitment != table.commitment:
                found.unfair.append("the record has another commitment")
    return found


async def check_views(
    read: Callable[[], Awaitable[Table]], nodes: int, device: str, ask: Ask
) -> Findings:
    """Each node shows the table just as its log adds up, to someone who watches.

    Someone may be noted as gone meanwhile, and a node be told of that: so it is asked again.
    """
    found = Findings()
    for node in range(nodes):
        for _ in range(TRIES):
            table = await read()
            if await ask(node, f"/api/tables/{table.code}") == _shown(table, device):
                break
            await asyncio.sleep(BETWEEN)
        else:
            found.untrue.append(f"node {node} shows another table than its log")
    return found


def _shown(table: Table, device: str) -> Any:
    """What a node would answer."""
    seen = views(table, device, "en", False)
    answer = TableAndOwn(table_now(table), own(table, device), seen)
    return json.loads(msgspec.json.encode(answer))


async def check_everything(
    address: str, journals: Sequence[Journal], nodes: int, device: str, ask: Ask
) -> Findings:
    """Every table of the journals, and of the database whether it can be read at all."""
    by_table: dict[str, list[Journal]] = {}
    for journal in journals:
        by_table.setdefault(journal.code, []).append(journal)
    found = Findings()
    store = Store(address)
    await store.open()
    try:
        async for checked in check_all(store):
            row = checked.row
            if checked.damage is not None:
                found.unreadable.append(f"{row.code}: {checked.damage}")
                continue
            notes = by_table.pop(row.code, None)
            if notes is None:
                continue
            here = check_journals(await store.entries(row.id), notes)
            here.add(check_dice(checked.table, notes))
            here.add(await check_views(partial(_read, store, row), nodes, device, ask))
            found.add(_at(row.code, here))
    finally:
        await store.close()
    found.lost += [f"table {code} is not there" for code in by_table]
    return found


async def _read(store: Store, row: TableRow) -> Table:
    return read_log(row, await store.entries(row.id)).table


def _at(code: str, found: Findings) -> Findings:
    return Findings(
        **{name: [f"{code}: {line}" for line in lines] for name, lines in vars(found).items()}
    )


def _short(numbers: list[int]) -> str:
    holes = [number for number in range(1, max(numbers) + 1) if number not in set(numbers)]
    return f"1 to {max(numbers)} without {holes[:5]}"
