"""Ratings, over HTTP: the list of a game, and one's own name and place on it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct

from wormery.arena.ratings import levels_rated
from wormery.games import GAMES, AnyGame, load
from wormery.players.levels import LEVELS
from wormery.server.lists_api import First, Most
from wormery.server.node import Server, server_of
from wormery.server.ratings import SURELY, shown
from wormery.server.ratings_work import give_name
from wormery.server.requests import REFUSALS, device_of
from wormery.server.store.ratings import Strength

PART = 50
FEWEST = LEVELS[0]  # plays at random: nobody is measured by that


class RatingLine(Struct, frozen=True):
    """How strong somebody is: 95 times in 100 the true rating is no further off than `give`."""

    place: int | None  # None as long as too little is known
    name: str
    rating: int
    give: int
    games: int
    mine: bool


class LevelRated(Struct, frozen=True):
    """A bot, for orientation."""

    level: str
    rating: int


class RatingsNow(Struct, frozen=True):
    """The ratings of a game, the strongest first; those of whom too little is known last."""

    game: str
    lines: tuple[RatingLine, ...]
    more: bool
    count: int
    levels: tuple[LevelRated, ...]
    mine: RatingLine | None
    name: str  # one's own here; empty if one has none


class OwnRating(Struct, frozen=True):
    game: str
    place: int | None
    rating: int
    give: int
    games: int


class MyRating(Struct, frozen=True):
    """One's own name on this server, and how strong one is at which game."""

    name: str
    ratings: tuple[OwnRating, ...]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=40)]


class RatingsController(Controller):
    path = "/api/ratings"
    tags = ["ratings"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def ratings(
        self,
        request: Request[Any, Any, State],
        game: Annotated[str, Parameter(max_length=40)],
        first: First = 0,
        most: Most = PART,
    ) -> RatingsNow:
        """How strong those are who have a name here, and our bots beside them."""
        server, device = server_of(request.app.state), device_of(request)
        known, kept = load(game), server.store.ratings
        found = await kept.part(known.name, device, SURELY, first, most + 1)
        lines = [
            _line(one.name, one.strength, one.mine, first + at)
            for at, one in enumerate(found[:most], start=1)
        ]
        name = (await kept.names_of([device])).get(device, "")
        own = next((one for one in lines if one.mine), None)
        if own is None and name:
            own = await _own_line(server, known, device, name)
        return RatingsNow(
            game=known.name,
            lines=tuple(lines),
            more=len(found) > most,
            count=await kept.count(known.name),
            levels=_levels(known),
            mine=own,
            name=name,
        )


class MyRatingController(Controller):
    path = "/api/me/rating"
    tags = ["ratings"]  # noqa: RUF012

    @get(responses=REFUSALS)
    async def rating(self, request: Request[Any, Any, State]) -> MyRating:
        """One's own name here, and how strong one is."""
        return await _mine(server_of(request.app.state), device_of(request))

    @put(responses=REFUSALS)
    async def join(self, request: Request[Any, Any, State], data: NewName) -> MyRating:
        """Have a name here, or another one. Games that end from now on are rated."""
        server = server_of(request.app.state)
        server.allowance.spend_rename(request.scope)
        device, now = device_of(request), server.hub.now()
        await give_name(server.store.ratings, device, data.name, now)
        await server.operating.records.saw(device, now)
        return await _mine(server, device)

    @delete(responses=REFUSALS, status_code=200)
    async def leave(self, request: Request[Any, Any, State]) -> MyRating:
        """Have no name here any more: it is deleted at once, with all that was rated."""
        server, device = server_of(request.app.state), device_of(request)
        server.allowance.spend_rename(request.scope)
        await server.store.ratings.leave(device)
        return await _mine(server, device)


async def _mine(server: Server, device: str) -> MyRating:
    kept = server.store.ratings
    name = (await kept.names_of([device])).get(device, "")
    own = []
    for game, strength in (await kept.own(device)).items():
        if game in GAMES:
            place = await _place(server, game, strength)
            rating, give = shown(strength)
            own.append(OwnRating(game, place, rating, give, strength.games))
    return MyRating(name, tuple(own))


async def _own_line(server: Server, game: AnyGame, device: str, name: str) -> RatingLine | None:
    """One's own line, where it is on another part of the list."""
    strength = (await server.store.ratings.own(device)).get(game.name)
    if strength is None:
        return None
    place = await _place(server, game.name, strength)
    return _line(name, strength, True, place or 0)


async def _place(server: Server, game: str, strength: Strength) -> int | None:
    if strength.sigma > SURELY:
        return None
    return 1 + await server.store.ratings.ahead(game, strength.mu, SURELY)


def _line(name: str, strength: Strength, mine: bool, place: int) -> RatingLine:
    rating, give = shown(strength)
    known = strength.sigma <= SURELY
    return RatingLine(place if known else None, name, rating, give, strength.games, mine)


def _levels(game: AnyGame) -> tuple[LevelRated, ...]:
    """Our bots, the strongest first."""
    measured = levels_rated(game)
    return tuple(
        LevelRated(level, shown(Strength(one.mu, one.sigma, 0))[0])
        for level in reversed(LEVELS)
        if (one := measured.get(level)) is not None and level != FEWEST
    )
