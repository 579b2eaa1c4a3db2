"""What a client may still do: by address, and by the device behind it.

A device is known by its signed cookie. All without one count together at their address, and
apart from those who have one: newcomers who are too many do not shut out people who play.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from wormery.server.addresses import key_of
from wormery.server.errors import LimitError
from wormery.server.identity import COOKIE, Identity
from wormery.server.limits import Buckets
from wormery.server.settings import Limits

HOUR = 3600
MINUTE = 60
# A table may be asked for by its code here, and a code may be guessed.
CODE_IN_PATH = re.compile(r"/api/(?:tables|cards/[a-z]+)/[A-Z2-9]{6}(?:[/.]|$)")
LONGEST_COOKIE = 200
VISITOR = "visitor"
UNKNOWN = "table-unknown"  # the refusal that says a guess was wrong


@dataclass(frozen=True)
class Visitor:
    """`address` as limits count it; `device` is None for one without a cookie of ours."""

    address: str
    device: str | None
    cookie: str | None = None

    @property
    def crowd(self) -> str:
        """Whom this one shares the address with: the known, or the newcomers."""
        return self.address if self.device else f"{self.address} new"

    @property
    def person(self) -> str:
        return self.device or self.crowd


class Allowance:
    """The limits of a node, and how much of them is used."""

    def __init__(self, limits: Limits, identity: Identity) -> None:
        self.limits = limits
        self._identity = identity
        self._requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self._device_requests = Buckets(
            limits.device_requests_per_second, limits.device_requests_burst
        )
        self._tables = Buckets(limits.tables_per_hour / HOUR, limits.tables_burst)
        self._device_tables = Buckets(
            limits.device_tables_per_hour / HOUR, limits.device_tables_burst
        )
        self._devices = Buckets(limits.devices_per_hour / HOUR, limits.devices_burst)
        self._renames = Buckets(
            limits.device_renames_per_hour / HOUR, limits.device_renames_burst
        )
        self._reviews = Buckets(limits.reviews_per_hour / HOUR, limits.reviews_burst)
        self._device_reviews = Buckets(
            limits.device_reviews_per_hour / HOUR, limits.device_reviews_burst
        )
        self._guesses = Buckets(limits.guesses_per_minute / MINUTE, limits.guesses_burst)
        self._at_once = Counter[str]()
        self._sockets = Counter[str]()
        self.sockets = 0

    def visitor(self, scope: Any) -> Visitor:
        """Who asks; found once for each request."""
        known: Visitor | None = scope["state"].get(VISITOR)
        if known is None:
            client = scope.get("client")
            address = key_of(client[0]) if client else "unknown"
            known = scope["state"][VISITOR] = Visitor(address, *self._device(scope))
        return known

    def _device(self, scope: Any) -> tuple[str | None, str | None]:
        """The device that asks, and the cookie that says so."""
        for name, value in scope["headers"]:
            if name != b"cookie":
                continue
            for pair in value.decode("latin-1").split(";"):
                key, _, signed = pair.strip().partition("=")
                if key == COOKIE and len(signed) < LONGEST_COOKIE:
                    cookie = signed.strip('"')
                    device = self._identity.device(cookie)
                    if device is not None:
                        return device, cookie
        return None, None

    # What is spent. The device comes first: one that has spent its own takes no one else's.

    def spend_request(self, scope: Any) -> None:
        """Count a request or a handshake, and see that no more codes are guessed."""
        visitor = self.visitor(scope)
        if visitor.device is not None:
            _spend(self._device_requests, visitor.device)
        _spend(self._requests, visitor.crowd)
        if CODE_IN_PATH.search(scope["path"]):
            self.check_guesses(scope)

    def check_guesses(self, scope: Any) -> None:
        """Whoever has guessed too many codes may not ask for another."""
        _refuse_for(self._guesses.missing(self.visitor(scope).person))

    def spend_guess(self, scope: Any) -> None:
        """Someone asked for a table that does not exist."""
        self._guesses.take(self.visitor(scope).person)

    def spend_table(self, scope: Any) -> None:
        visitor = self.visitor(scope)
        if visitor.device is not None:
            _spend(self._device_tables, visitor.device)
        _spend(self._tables, visitor.address)

    def spend_review(self, scope: Any) -> None:
        visitor = self.visitor(scope)
        if visitor.device is not None:
            _spend(self._device_reviews, visitor.device)
        _spend(self._reviews, visitor.crowd)

    def spend_identity(self, scope: Any) -> None:
        """Someone new gets a cookie."""
        _spend(self._devices, self.visitor(scope).address)

    def spend_rename(self, scope: Any) -> None:
        _spend(self._renames, self.visitor(scope).person)

    # What is held

    @contextmanager
    def request(self, scope: Any) -> Iterator[None]:
        """One request among those that are answered at once."""
        visitor, limits = self.visitor(scope), self.limits
        held = {visitor.crowd: limits.requests_at_once}
        if visitor.device is not None:
            held[visitor.device] = limits.device_requests_at_once
        if any(self._at_once[key] >= most for key, most in held.items()):
            raise LimitError("too-many-requests", seconds=1)
        with _counted(self._at_once, held):
            yield

    @contextmanager
    def socket(self, scope: Any) -> Iterator[None]:
        """One socket among those that are open; those without a cookie count as one device."""
        visitor, limits = self.visitor(scope), self.limits
        held = {visitor.address: limits.sockets_per_address}
        held[f"device {visitor.person}"] = limits.device_sockets
        full = any(self._sockets[key] >= most for key, most in held.items())
        if full or self.sockets >= limits.sockets:
            raise LimitError("too-many-sockets")
        with _counted(self._sockets, held):
            self.sockets += 1
            try:
                yield
            finally:
                self.sockets -= 1


@contextmanager
def _counted(counter: Counter[str], keys: dict[str, int]) -> Iterator[None]:
    counter.update(keys.keys())
    try:
        yield
    finally:
        for key in keys:
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]


def _spend(buckets: Buckets, key: str) -> None:
    _refuse_for(buckets.take(key))


def _refuse_for(seconds: float) -> None:
    if seconds:
        raise LimitError("too-many-requests", seconds=int(seconds) + 1)
