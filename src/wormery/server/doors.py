"""Who is not let in, and who has to go: bans, and cookies that have ended."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, NamedTuple, Protocol

from wormery.server.errors import BannedError, NotYoursError, ServerError, because
from wormery.server.identity import Identity, device_hash
from wormery.server.store.operators import Ban

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

# The page itself is served to everyone: it says why nothing else is.
GUARDED = "/api/"
OPERATORS = "/api/operator"


class Guest(Protocol):
    """A socket, as far as a door knows it."""

    device: str

    def turn_away(self, error: ServerError) -> None: ...


class Ticket(NamedTuple):
    """With what a socket was let in."""

    address: str
    cookie: str | None


class Doors:
    """The doors of one node. `clock` is in milliseconds since 1970."""

    def __init__(self, identity: Identity, clock: Any) -> None:
        self.identity = identity
        self._clock = clock
        self._networks: list[tuple[Network, Ban]] = []
        self._devices: dict[bytes, Ban] = {}
        self._inside: dict[Guest, Ticket] = {}

    def __len__(self) -> int:
        """How many sockets are inside."""
        return len(self._inside)

    def ban(self, bans: Iterable[Ban]) -> None:
        """These are banned and nobody else; any of them still inside have to leave."""
        self._networks, self._devices = [], {}
        for one in bans:
            if one.network is not None:
                self._networks.append((ipaddress.ip_network(one.network), one))
            elif one.device_hash is not None:
                self._devices[bytes(one.device_hash)] = one
        self.look_around()

    @contextmanager
    def inside(self, guest: Guest, address: str, cookie: str | None) -> Iterator[None]:
        self._inside[guest] = Ticket(address, cookie)
        try:
            yield
        finally:
            del self._inside[guest]

    def look_around(self) -> None:
        """See out all whose ticket is no longer good."""
        for guest, ticket in list(self._inside.items()):
            try:
                self.check(ticket.address, guest.device)
                if ticket.cookie is not None and self.identity.device(ticket.cookie) is None:
                    raise NotYoursError("signed-out")
            except ServerError as error:
                guest.turn_away(error)

    def see_out(self, guest: object, error: ServerError) -> None:
        """Send away one who is inside."""
        for other in list(self._inside):
            if other is guest:
                other.turn_away(error)

    def check(self, address: str, device: str | None) -> None:
        """Raise for an address or a device that is banned."""
        if self._networks:
            self._check_address(address)
        if self._devices and device is not None:
            self._refuse(self._devices.get(device_hash(device)))

    def check_request(self, scope: Any, device: str | None) -> None:
        """The same for a request."""
        path: str = scope["path"]
        if not (self._networks or self._devices) or not path.startswith(GUARDED):
            return
        if path.startswith(OPERATORS):
            return
        client = scope.get("client")
        self.check(client[0] if client else "", device)

    def _check_address(self, address: str) -> None:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        for network, ban in self._networks:
            if found in network:
                self._refuse(ban)

    def _refuse(self, ban: Ban | None) -> None:
        if ban is None:
            return
        if ban.until is None:
            raise BannedError("banned", **because(ban.reason))
        if ban.until > self._clock():
            until = datetime.fromtimestamp(ban.until / 1000, UTC)
            shown = until.strftime("%Y-%m-%d %H:%M UTC")
            raise BannedError("banned-until", until=shown, **because(ban.reason))
