"""The part of a site on which the server is: the whole of it, or all below `/worms`.

A proxy in front passes addresses on as they are, prefix included. For those who run the server
its health and figures are at the root as well, whatever the prefix.
"""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Send

FOR_OPERATORS = {"/health", "/ready", "/metrics"}
NOWHERE = "/api"  # nothing is there


class Prefixed:
    """An ASGI layer that takes the base from addresses before anything else looks at them."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.base = base

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and self._needs_slash(scope):
            await _send_on(f"{self.base}/", scope["query_string"], send)
        elif scope["type"] in ("http", "websocket"):
            inside: Any = {**scope, "path": self._inside(scope["path"])}
            await self.app(inside, receive, send)
        else:
            await self.app(scope, receive, send)

    def _needs_slash(self, scope: Any) -> bool:
        """Someone asks for the page, and left out the slash at the end or the whole base."""
        return scope["path"] in ("/", self.base) and scope["method"] in ("GET", "HEAD")

    def _inside(self, path: str) -> str:
        if path.startswith(f"{self.base}/"):
            return path.removeprefix(self.base)
        return path if path in FOR_OPERATORS else NOWHERE


async def _send_on(address: str, query: bytes, send: Send) -> None:
    """Lead to another address, but not for ever, which browsers would remember."""
    target = address.encode() + (b"?" + query if query else b"")
    headers = [(b"location", target), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
