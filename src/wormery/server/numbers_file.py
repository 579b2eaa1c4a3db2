"""Somebody's numbers as a file to take along."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.server.numbers import NumbersFile, NumbersGame, NumbersSeat
from wormery.server.played import Played, played_of
from wormery.server.store.digests import VERSION, Game

FORMAT = "wormery-numbers"


def file_of(games: Sequence[Game], since: int, made: int) -> NumbersFile:
    return NumbersFile(FORMAT, VERSION, made, since, tuple(map(_game, played_of(games))))


def _game(one: Played) -> NumbersGame:
    game, digest = one
    return NumbersGame(
        code=game.code,
        game=game.game,
        ended=game.ended,
        seats=len(game.seats),
        parties=digest.parties,
        levels=tuple(seat.level for seat in game.seats if seat.level),
        steps=digest.steps,
        own=tuple(_seat(one, seat) for seat in game.own),
    )


def _seat(one: Played, seat: int) -> NumbersSeat:
    result, digest = one.game.seats[seat], one.digest.seats[seat]
    return NumbersSeat(
        seat=seat,
        place=result.place,
        score=result.score,
        stood_in=digest.stood_in,
        counts=digest.counts,
        bests=digest.bests,
        account=one.game.account[seat] if one.game.account else None,
    )
