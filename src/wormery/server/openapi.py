"""The description of the API: what Litestar knows of HTTP, and what is said on sockets.

The page's TypeScript types are made from it, so the two cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec
from litestar import Litestar

from wormery.coach import ReviewDocument
from wormery.games import GAMES, Choice, Fact, View
from wormery.games.finding import is_ours
from wormery.games.views import Simply
from wormery.server import (
    answers,
    contests,
    contests_api,
    drilling,
    listing,
    operator_answers,
    puzzles,
    ratings_api,
    sets_api,
    trying,
)
from wormery.server.frames import AnyFrame, PlainView, Problem
from wormery.server.messages import AnyCommand, AnyEvent, AnySaid, AskHint, Numbered
from wormery.server.reviewing import ReviewProgress
from wormery.sets import Balance, Checked

ANSWERS_AND_QUESTIONS = (
    answers.Forgotten,
    answers.Games,
    answers.Health,
    answers.HintNow,
    answers.History,
    answers.Meanwhile,
    answers.Me,
    answers.MyGames,
    answers.MessageNow,
    answers.NewNickname,
    answers.OpenRecord,
    answers.OddsNow,
    answers.OpenTable,
    answers.PushKey,
    answers.Subscription,
    answers.TableAndOwn,
    answers.TableLine,
    answers.TableMade,
    answers.Transfer,
    answers.Unsubscribe,
    answers.UseTransfer,
    contests.ChallengeMade,
    contests.ChallengeNow,
    contests.DailyNow,
    contests.DailyResults,
    contests_api.MakeChallenge,
    drilling.DrillAnswer,
    drilling.DrillNext,
    drilling.DrillTry,
    drilling.DrillsAdded,
    drilling.DrillsNow,
    listing.OpenTables,
    puzzles.PuzzleAnswer,
    puzzles.PuzzleNow,
    puzzles.PuzzleTry,
    ratings_api.MyRating,
    ratings_api.NewName,
    ratings_api.RatingsNow,
    sets_api.SetToCheck,
    sets_api.SetToTry,
    trying.Try,
    operator_answers.Status,
    operator_answers.Tables,
    operator_answers.Close,
    operator_answers.Ban,
    operator_answers.BanNow,
    operator_answers.Message,
    operator_answers.Act,
    AskHint,
    Balance,
    Checked,
    Numbered,
    Problem,
    ReviewDocument,
    ReviewProgress,
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
    """Our types by name. A view, a fact or a choice is one of those that our games have."""
    ours = [game for game in GAMES.values() if is_ours(game)]
    seen = {
        View.__name__: one_of([*(game.views for game in ours), PlainView]),
        Fact.__name__: one_of(fact for game in ours for fact in game.facts),
        Choice.__name__: one_of([*(one for game in ours for one in game.choices), Simply]),
    }
    leaner = set(_sparing())
    said = {
        "AnyCommand": AnyCommand,
        "AnySaid": AnySaid,
        "AnyEvent": AnyEvent,
        "AnyFrame": AnyFrame,
    }
    schemas = _schemas([*said.values(), *ANSWERS_AND_QUESTIONS], said)
    for name, schema in _schemas(seen.values(), seen).items():
        if "properties" in schema and name not in leaner:
            schema["required"] = list(schema["properties"])
        schemas[name] = schema
    return schemas


def _sparing(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[str]:
    """The types that leave out what has its default; all others are sent whole."""
    for one in kind.__subclasses__():
        if one.__struct_config__.omit_defaults:
            yield one.__name__
        yield from _sparing(one)


def _schemas(kinds: Iterable[Any], names: Iterable[str]) -> dict[str, Any]:
    """The schemas of types and of all that is in them; the first ones have other names."""
    found, parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    return {**parts, **dict(zip(names, found, strict=False))}


def one_of(kinds: Iterable[type[msgspec.Struct]]) -> Any:
    """The union of these types, each once."""
    return reduce(or_, dict.fromkeys(kinds))
