"""Telling people whose page is closed that it is their turn."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import NamedTuple

import httpx
import msgspec

from wormery.server.errors import UnfitError
from wormery.server.hub import Hub, LiveTable
from wormery.server.messages import AnyEvent
from wormery.server.metrics import METRICS
from wormery.server.push_keys import Signer, seal
from wormery.server.push_places import Places
from wormery.server.store.pushes import Address, Pushes
from wormery.server.table import Table
from wormery.telling.words import Say

LOG = logging.getLogger("wormery.push")

AWAY = 20.0  # seconds; whoever is back sooner need not be told
PATIENCE = httpx.Timeout(10.0)
AT_ONCE = 8  # pushes on their way
KEPT = 3600  # seconds for which a push service keeps one for a device that is switched off
GONE = (404, 410)  # the browser has unsubscribed, or is no more


class Waiting(NamedTuple):
    """Someone whom a game waits for and who is not there."""

    code: str
    table_id: int
    seat: int
    device: str
    steps: int
    since: int  # milliseconds since 1970


def waited_for(table: Table) -> Waiting | None:
    position = table.position
    if table.state != "playing" or table.closed is not None or position is None:
        return None
    seat = position.actor
    chair = table.chairs[seat] if seat >= 0 else None
    if chair is None or chair.kind != "person":
        return None
    if chair.device is None or chair.away_since is None or table.stood_in_for[seat]:
        return None
    return Waiting(table.code, table.id, seat, chair.device, table.steps, chair.away_since)


class Pushing:
    """Follows every change of a table, and tells each person once a turn."""

    def __init__(
        self,
        hub: Hub,
        records: Pushes,
        signer: Signer,
        places: Places | None = None,
        away: float = AWAY,
    ) -> None:
        self.hub = hub
        self.records = records
        self.signer = signer
        self.places = places or Places()
        self.away = away
        self._told: dict[int, int] = {}  # who was told of this turn, by table
        self._looking: set[int] = set()  # tables that are about to be looked at
        self._free = asyncio.Semaphore(AT_ONCE)
        self._client = httpx.AsyncClient(
            timeout=PATIENCE, follow_redirects=False, trust_env=False
        )
        hub.followers.append(self._follow)

    async def stop(self) -> None:
        await self._client.aclose()

    def _follow(self, live: LiveTable, _: AnyEvent | None) -> None:
        table = live.table
        told = self._told.get(table.id)
        position = table.position
        if told is not None and (
            table.state != "playing" or (position and position.actor not in (told, -1))
        ):
            del self._told[table.id]
        waiting = waited_for(table)
        if waiting and table.id not in self._told and table.id not in self._looking:
            self._looking.add(table.id)
            seconds = self._seconds(live, waiting)
            self.hub.tasks.later(seconds, partial(self._look, table.id, table.code))

    def _seconds(self, live: LiveTable, waiting: Waiting) -> float:
        """Until someone has been away for long enough."""
        return max(0.0, (waiting.since - self.hub.now_at(live)) / 1000 + self.away)

    async def _look(self, table_id: int, code: str) -> None:
        self._looking.discard(table_id)
        live = await self.hub.find(code)
        waiting = waited_for(live.table)
        if waiting is None or table_id in self._told:
            return
        if self._seconds(live, waiting) > 0:
            self._follow(live, None)
            return
        self._told[table_id] = waiting.seat
        addresses = await self.records.claim(waiting.device, table_id, waiting.steps)
        await asyncio.gather(*(self._tell(one, live.table) for one in addresses))

    async def _tell(self, address: Address, table: Table) -> None:
        try:
            status = await self._send(address, content_for(table, address.language))
        except (httpx.HTTPError, httpx.InvalidURL, UnfitError, ValueError) as error:
            METRICS.pushes.labels("failed").inc()
            LOG.warning("push failed", extra={"reason": type(error).__name__})
            return
        if status in GONE:
            await self.records.remove(address.endpoint)
        result = "gone" if status in GONE else "sent" if status < 300 else "failed"
        METRICS.pushes.labels(result).inc()
        if result == "failed":
            LOG.warning("push refused", extra={"status": status})

    async def _send(self, address: Address, content: bytes) -> int:
        endpoint = address.endpoint
        async with self._free:
            place = await self.places.find(endpoint)
            sealed = await asyncio.to_thread(seal, content, address.p256dh, address.auth)
            headers = {
                "Host": place.netloc,
                "Authorization": self.signer.authorization(endpoint),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT),
                "Urgency": "high",
            }
            extensions = {"sni_hostname": place.host}
            answer = self._client.stream(
                "POST", place.url, content=sealed, headers=headers, extensions=extensions
            )
            async with answer as begun:  # whatever it says besides is not read
                return begun.status_code


def content_for(table: Table, language: str) -> bytes:
    """What the page's service worker shows."""
    say = Say(language)
    told = {
        "title": say("turn-at-table", code=table.code),
        "body": say.game(table.game),
        "path": f"table/{table.code}",
        "tag": f"turn-{table.code}",
    }
    return msgspec.json.encode(told)
