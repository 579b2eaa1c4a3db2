"""Taking a person out of everything, and tables that have been kept long enough.

A person is a device number and the names typed on that device. In the logs of tables that
others have played at too, the number becomes a fresh one that nobody holds, and each name the
letter of its seat. What the dice were made from stays, so that the games can still be
verified.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from msgspec import structs

from wormery import record
from wormery.games import LETTERS
from wormery.games.errors import WormeryError
from wormery.server.errors import LogError, NotYoursError, RefusedError, UnreadableError
from wormery.server.hub import Hub
from wormery.server.identity import device_hash
from wormery.server.messages import (
    Admitted,
    AnyEvent,
    Asked,
    Claimed,
    Filled,
    Freed,
    HandOver,
    Leave,
    Left,
    Opened,
    Started,
)
from wormery.server.metrics import METRICS
from wormery.server.settings import Settings
from wormery.server.store import Entry
from wormery.server.store.removing import BATCH, Removing
from wormery.server.store.store import encode_event
from wormery.telling.bots import BOT

LOG = logging.getLogger("wormery.tables")

GONE_OVER_AGAIN = 4.0  # seconds; by then no node lets the old cookies in
EVERY = 600.0  # seconds between two rounds
BREATHER = 0.2  # seconds between two batches


async def forget(hub: Hub, removing: Removing, device: str) -> int:
    """Take a device out of everything; from how many tables."""
    await _leave_all(hub, removing, device)
    number = await removing.forget(device, device_hash(device), nameless, hub.now())
    hub.tasks.later(GONE_OVER_AGAIN, partial(_again, hub, removing, device))
    LOG.info("person deleted", extra={"tables": number})
    return number


async def _again(hub: Hub, removing: Removing, device: str) -> None:
    """Another node may have let the device do something before it heard."""
    if await removing.tables_of(device):
        await removing.forget(device, device_hash(device), nameless, hub.now())


async def _leave_all(hub: Hub, removing: Removing, device: str) -> None:
    """Give back all seats where a game waits or goes on, so that nobody waits for nobody."""
    for row in await removing.tables_of(device):
        if row.state not in ("open", "starting", "playing"):
            continue
        with suppress(UnreadableError, RefusedError, NotYoursError):
            await _leave(hub, row.code, device)


async def _leave(hub: Hub, code: str, device: str) -> None:
    table = (await hub.find(code)).table
    others = [
        seat for seat, chair in enumerate(table.chairs) if chair.device not in (None, device)
    ]
    if table.host == device and others:
        await hub.execute(code, HandOver(_command(), others[0]), device)
    for seat in table.seats_of(device):
        await hub.execute(code, Leave(_command(), seat), device)


def _command() -> str:
    return f"forget-{secrets.token_hex(8)}"


# The log without a name


def nameless(maker: str, entries: Sequence[Entry], device: str) -> dict[int, bytes]:
    """The bodies that change when a device's names are taken out of a log, by number.

    What is damaged stays as it is: it names nobody who can be told.
    """
    events: list[tuple[Entry, AnyEvent]] = []
    for entry in entries:
        with suppress(LogError):
            events.append((entry, entry.read().event))
    seats = _Seats(maker)
    held: set[int] = set()
    changed: dict[int, AnyEvent] = {}
    for entry, event in events:
        seats.follow(entry, event)
        own = seats.of(device)
        held |= own
        after = _without(event, own, entry.device == device)
        if after != event:
            changed[entry.number] = after
    for entry, event in events:
        if isinstance(event, Opened):
            after = _opened(event, held, maker == device)
            if after != event:
                changed[entry.number] = after
    return {number: encode_event(event) for number, event in changed.items()}


class _Seats:
    """Who has which seat, as far as the log says so."""

    def __init__(self, maker: str) -> None:
        self.maker = maker
        self.holders: dict[int, str | None] = {}
        self.asked: dict[int, str | None] = {}

    def of(self, device: str) -> set[int]:
        return {seat for seat, holder in self.holders.items() if holder == device}

    def follow(self, entry: Entry, event: AnyEvent) -> None:
        match event:
            case Opened(plan):
                here = [seat for seat, one in enumerate(plan.seats) if one.kind == "here"]
                self.holders = dict.fromkeys(here, self.maker)
            case Claimed(seat):
                self.holders[seat] = entry.device
            case Left(seat) | Filled(seat):
                self.holders[seat] = None
            case Freed(seat):
                gone = self.holders.get(seat)
                self.holders = {at: one for at, one in self.holders.items() if one != gone}
            case Asked():
                self.asked[entry.number] = entry.device
            case Admitted(number, seat):
                self.holders[seat] = self.asked.get(number)
            case _:
                pass


def _without(event: AnyEvent, own: set[int], caused: bool) -> AnyEvent:
    match event:
        case Claimed(seat) | Asked(seat) if caused:
            return structs.replace(event, name=LETTERS[seat])
        case Started(names=names):
            kept = enumerate(names)
            left = (LETTERS[seat] if seat in own else name for seat, name in kept)
            return structs.replace(event, names=tuple(left))
        case _:
            return event


def _opened(event: Opened, held: set[int], made: bool) -> Opened:
    """The opening without the names of seats that the device ever had."""
    seats = tuple(
        structs.replace(seat, name=LETTERS[at]) if at in held and seat.name else seat
        for at, seat in enumerate(event.plan.seats)
    )
    text = event.record
    if made and text is not None:
        text = _record(text)
        if event.finished:  # the seats are called as the record calls them
            seats = tuple(
                seat if seat.name.startswith(BOT) else structs.replace(seat, name=LETTERS[at])
                for at, seat in enumerate(seats)
            )
    return structs.replace(event, plan=structs.replace(event.plan, seats=seats), record=text)


def _record(text: str) -> str:
    """A record that a person has uploaded, without the names of its seats."""
    try:
        game = record.read(text)
    except WormeryError:
        return text
    tags = {
        name: value
        for name, value in game.tags.items()
        if name not in LETTERS or value.startswith(BOT)
    }
    return record.write(replace(game, tags=tags))


# Retention


class Retention:
    """Deletes, a few at a time, what has been kept as long as the settings say."""

    def __init__(self, hub: Hub, removing: Removing, settings: Settings) -> None:
        self.hub = hub
        self.removing = removing
        self.keep = {True: settings.keep_finished, False: settings.keep_abandoned}

    def start(self) -> None:
        if any(seconds is not None for seconds in self.keep.values()):
            self.hub.tasks.run(self._rounds())

    async def _rounds(self) -> None:
        while True:
            try:
                await self.round()
            except Exception as error:
                LOG.error("retention failed", extra={"reason": repr(error)})
            await asyncio.sleep(EVERY)

    async def round(self) -> None:
        for finished, seconds in self.keep.items():
            if seconds is not None:
                await self._tables(finished, seconds)
        unseen = self.keep[False]
        if unseen is not None:
            await self._devices(unseen)

    async def _tables(self, finished: bool, seconds: float) -> None:
        reason = "finished" if finished else "abandoned"
        while True:
            now = self.hub.now()
            since = now - int(1000 * seconds)
            number = await self.removing.delete_some(finished, since, now)
            METRICS.deleted.labels(reason).inc(number)
            if number:
                LOG.info("tables deleted", extra={"tables": number, "reason": reason})
            if number < BATCH:
                return
            await asyncio.sleep(BREATHER)

    async def _devices(self, seconds: float) -> None:
        while True:
            number = await self.removing.delete_devices(self.hub.now() - int(1000 * seconds))
            METRICS.deleted.labels("device").inc(number)
            if number < BATCH:
                return
            await asyncio.sleep(BREATHER)
