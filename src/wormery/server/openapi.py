"""The description of the API: what Litestar knows of HTTP, and what is said on sockets.

The page's TypeScript types are made from it, so the two cannot drift apart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar

from wormery.games.ithappens.view import View as ItHappensView
from wormery.games.regenwormen.view import View as RegenwormenView
from wormery.server import api
from wormery.server.live import Greeting, Happened
from wormery.server.messages import AnyCommand, AnyEvent, Done, Numbered, Pong, Problem, Refused

AnyFrame = Greeting | Happened | Done | Refused | Pong

ANSWERS_AND_QUESTIONS = (
    api.Games,
    api.Health,
    api.History,
    api.Me,
    api.NewNickname,
    api.OpenRecord,
    api.OpenTable,
    api.TableAndOwn,
    api.TableLine,
    api.TableMade,
    api.Transfer,
    api.UseTransfer,
    Numbered,
    Problem,
)

REFERENCE = "#/components/schemas/{name}"


@lru_cache(maxsize=1)
def document(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document, with the types of sockets among its components."""
    described: dict[str, Any] = app.openapi_schema.to_schema()
    # What msgspec says of our types is exact, down to fields that are not allowed.
    described.setdefault("components", {}).setdefault("schemas", {}).update(our_schemas())
    return described


def our_schemas() -> dict[str, Any]:
    unions = {"AnyCommand": AnyCommand, "AnyEvent": AnyEvent, "AnyFrame": AnyFrame}
    found, components = msgspec.json.schema_components(
        [*unions.values(), *ANSWERS_AND_QUESTIONS], ref_template=REFERENCE
    )
    schemas = {**components, **dict(zip(unions, found, strict=False))}
    # Both games call what is seen of them a view, so each gets a name of its own.
    for name, view in (("Regenwormen", RegenwormenView), ("ItHappens", ItHappensView)):
        template = f"#/components/schemas/{name}{{name}}"
        _, parts = msgspec.json.schema_components([view], ref_template=template)
        schemas |= {f"{name}{part}": schema for part, schema in parts.items()}
    return schemas
