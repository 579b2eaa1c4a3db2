"""Subscribing a browser, so that it is told of its turn while no page is open."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State

from wormery.server.answers import PushKey, Subscription, Unsubscribe
from wormery.server.errors import RefusedError
from wormery.server.node import server_of
from wormery.server.problems import language_of
from wormery.server.push_places import Places
from wormery.server.requests import REFUSALS, device_of
from wormery.server.store.pushes import Address


class PushController(Controller):
    path = "/api/me/push"
    tags = ["device"]  # noqa: RUF012

    @get(responses={400: REFUSALS[400], 429: REFUSALS[429]}, sync_to_thread=False)
    def key(self, request: Request[Any, Any, State]) -> PushKey:
        """Whether this server pushes, and what to subscribe with."""
        return PushKey(server_of(request.app.state).push_key)

    @post(responses=REFUSALS)
    async def subscribe(self, request: Request[Any, Any, State], data: Subscription) -> PushKey:
        """Be told at this address when it is one's turn and no page is open."""
        server = server_of(request.app.state)
        if not server.push_key:
            raise RefusedError("push-off")
        Places().check(data.endpoint, data.p256dh, data.auth)
        language = language_of(data.language, request.headers.get("accept-language"))
        address = Address(data.endpoint, data.p256dh, data.auth, language)
        await server.pushes.add(device_of(request), address, server.hub.now())
        return PushKey(server.push_key)

    @delete(responses=REFUSALS, status_code=200)
    async def unsubscribe(
        self, request: Request[Any, Any, State], data: Unsubscribe
    ) -> PushKey:
        """Be told no more."""
        server = server_of(request.app.state)
        await server.pushes.remove(data.endpoint, device_of(request))
        return PushKey(server.push_key)
