"""Who asks, by address: behind proxies that were named, and as limits count it."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

LOG = logging.getLogger("wormery.requests")

Headers = Sequence[tuple[bytes, bytes]]

FORWARDED_FOR = b"x-forwarded-for"
# What proxies add to a request; one that has any of these did not come straight to us.
FORWARDING = {FORWARDED_FOR, b"forwarded", b"x-forwarded-host", b"x-forwarded-proto"}
FORWARDING |= {b"x-real-ip", b"via"}
SCHEMES = {b"http", b"https"}
IPV6_NETWORK = 64  # bits; someone with one IPv6 address has all that share these
LONGEST = 45  # characters of an address
MOST_HOPS = 20


@lru_cache(maxsize=4096)
def read(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, one of IPv4 within IPv6 as what it is; None if the text is none."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None)
    return mapped or address


@lru_cache(maxsize=4096)
def key_of(text: str) -> str:
    """What counts as one address."""
    address = read(text)
    if address is None:
        return text[:LONGEST]
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False))


class Proxies:
    """The proxies that were named: their word on who asks is believed, nobody else's."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(one, strict=False) for one in named]
        self._warned = False

    def __contains__(self, text: str) -> bool:
        address = read(text)
        return address is not None and any(
            address in network
            for network in self._networks
            if network.version == address.version
        )

    def settle(self, scope: Any) -> None:
        """Put the real client's address into the scope of a request."""
        client = scope.get("client")
        peer: str = client[0] if client else ""
        headers: Headers = scope["headers"]
        if peer not in self:
            self._warn_once(peer, headers)
            return
        asking = self._behind(peer, headers)
        scope["client"] = (asking, 0)
        proto = [
            value.strip().lower() for name, value in headers if name == b"x-forwarded-proto"
        ]
        if proto and proto[-1] in SCHEMES:
            scheme = proto[-1].decode()
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = scheme.replace("http", "ws") if is_socket else scheme

    def _behind(self, peer: str, headers: Headers) -> str:
        """The last hop that is no proxy of ours: what is left of it may be made up."""
        lines = [value.decode("latin-1") for name, value in headers if name == FORWARDED_FOR]
        asking = peer
        for hop in reversed(",".join(lines).split(",")[-MOST_HOPS:]):
            host = _without_port(hop.strip())
            if read(host) is None:
                break
            asking = host
            if host not in self:
                break
        return asking

    def _warn_once(self, peer: str, headers: Headers) -> None:
        if not self._warned and any(name == FORWARDED_FOR for name, _ in headers):
            self._warned = True
            advice = "everyone behind it counts as one; name it with --proxy if it is yours"
            LOG.warning("proxy not named", extra={"peer": peer, "advice": advice})


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def is_local(scope: Any) -> bool:
    """Whether a program on this machine asks, and not somebody through a proxy on it."""
    client = scope.get("client")
    address = read(client[0]) if client else None
    if address is None or not address.is_loopback:
        return False
    return not any(name in FORWARDING for name, _ in scope["headers"])
