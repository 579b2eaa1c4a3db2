"""Where a server may push to: addresses come from browsers, so they are not believed.

Only HTTPS, and nothing that is inside: an address is looked up once and called at the number
that was found, so that no name can first be innocent and then lead to a neighbour.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import ipaddress
import re
import socket
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from wormery.server.answers import LONGEST_ENDPOINT
from wormery.server.errors import UnfitError

POINT = 65  # bytes of a public key
SECRET = 16
NAME = re.compile(r"(?=.{4,253}$)([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}")


class Place(NamedTuple):
    """Where to connect, and who must be there."""

    url: str
    host: str  # as the certificate has it
    netloc: str


class Places:
    """`inside` is for tests: addresses of this machine, without HTTPS."""

    def __init__(self, inside: bool = False) -> None:
        self.inside = inside

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Refuse what no browser would have been given by a push service."""
        self._parts(endpoint)
        point, secret = _bytes(p256dh), _bytes(auth)
        if len(point) != POINT or point[0] != 4 or len(secret) != SECRET:
            raise UnfitError("push-address")

    async def find(self, endpoint: str) -> Place:
        """Look an address up; whoever it leads to must be outside."""
        parts = self._parts(endpoint)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise UnfitError("push-address") from error
        numbers = [str(address[0]) for *_, address in found]
        if not numbers or not all(map(self._is_outside, numbers)):
            raise UnfitError("push-address")
        number = f"[{numbers[0]}]" if ":" in numbers[0] else numbers[0]
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        return Place(f"{parts.scheme}://{number}:{port}{path}", host, parts.netloc)

    def _parts(self, endpoint: str) -> SplitResult:
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError as error:
            raise UnfitError("push-address") from error
        host = parts.hostname or ""
        fits = parts.scheme == "https" and port in (None, 443) and NAME.fullmatch(host)
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if (
            len(endpoint) > LONGEST_ENDPOINT
            or not plain
            or "@" in parts.netloc
            or parts.fragment
        ):
            raise UnfitError("push-address")
        if not fits and not self.inside:
            raise UnfitError("push-address")
        return parts

    def _is_outside(self, number: str) -> bool:
        if self.inside:
            return True
        address = ipaddress.ip_address(number.partition("%")[0])
        mapped = getattr(address, "ipv4_mapped", None)
        return (mapped or address).is_global and not address.is_multicast


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        return b""
