"""What all requests over HTTP have in common: who asks, in which language, how often."""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from wormery.server.errors import LimitError
from wormery.server.frames import Problem
from wormery.server.identity import COOKIE, COOKIE_DAYS
from wormery.server.limits import Buckets
from wormery.server.node import Server, server_of
from wormery.server.problems import language_of

Language = Annotated[str, Parameter(max_length=20, description="en, nl, de, fr or zh-Hant")]
CodeInPath = Annotated[str, Parameter(pattern=r"^[A-Z2-9]{6}$", description="A table's code")]

SAFE = {"GET", "HEAD", "OPTIONS"}
HOST = re.compile(r"[A-Za-z0-9._-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
GONE = "gone"  # noted of a request whose sender does not wait for the answer
OWN = "/api/me"  # where a page asks first who it is

REFUSALS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "Not as it must be",
        403: "Someone else's to do",
        404: "There is no such table",
        409: "Not possible now",
        413: "Too long",
        422: "Well formed, but it cannot be",
        429: "Too many requests",
        503: "The database is away",
    }.items()
}


def hosts_of(scope: Any) -> list[str]:
    """What whoever asks calls us: one name, if they follow the standard."""
    return [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]


def is_host(text: str) -> bool:
    """Whether it is a name or an address, and a port perhaps."""
    return HOST.fullmatch(text) is not None


def address_of(request: Any) -> str:
    """The client's address, as limits count it."""
    return server_of(request.app.state).allowance.visitor(request.scope).address


def language_for(request: Request[Any, Any, State], asked: str) -> str:
    """The language of the answer."""
    return language_of(asked, request.headers.get("accept-language"))


def device_of(request: Request[Any, Any, State]) -> str:
    """Who asks; someone new gets an identity, which the answer's cookie will carry.

    Who only looks at something, and not at oneself, is nobody and stays so.
    """
    state: dict[str, Any] = request.scope["state"]
    if "device" not in state:
        server = server_of(request.app.state)
        known = server.allowance.visitor(request.scope).device
        if known is None:
            known = server.identity.new()
            if request.method not in SAFE or request.scope["path"].endswith(OWN):
                server.allowance.spend_identity(request.scope)
                state["new_device"] = known
        state["device"] = known
    device: str = state["device"]
    return device


def identity_cookie(server: Server, device: str) -> Cookie:
    return Cookie(
        COOKIE,
        path=server.settings.base_path or "/",
        value=server.identity.cookie(device),
        max_age=COOKIE_DAYS * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=server.settings.https,
    )


def spend(buckets: Buckets, key: str) -> None:
    seconds = buckets.take(key)
    if seconds:
        raise LimitError("too-many-requests", seconds=int(seconds) + 1)
