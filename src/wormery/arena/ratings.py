"""Ratings with their uncertainty, by openskill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from random import Random

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce

from wormery.arena.tally import CERTAINTY, Estimate, Tally, groups_of
from wormery.games import AnyGame
from wormery.games.finding import is_ours

MOST_RATED = 20_000  # games; more would change a rating by less than its uncertainty
ORDER = "wormery ratings"  # the seed of the order in which games are rated
MODEL = PlackettLuce()  # of people: they learn, so each game adds to the uncertainty (tau)


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is, on a scale where 25 is the middle."""

    player: str
    mu: float
    sigma: float

    @property
    def estimate(self) -> Estimate:
        half = CERTAINTY * self.sigma
        return Estimate(self.mu, self.mu - half, self.mu + half)


def rate(tables: Sequence[tuple[Sequence[str], Tally]]) -> list[Rating]:
    """The players of all tables, the strongest first.

    A rating is moved by one game after the other, so the games of all tables are shuffled,
    always in the same way; of very many games, a part that has the same shares is rated.
    """
    # Programs do not learn from game to game: nothing is added to the uncertainty (tau).
    model = PlackettLuce(tau=0.0)
    names = list(dict.fromkeys(name for players, _ in tables for name in players))
    ratings = {name: model.rating(name=name) for name in names}
    results: list[tuple[list[str], list[int]]] = []
    for players, tally in tables:
        groups = [name for name, _ in groups_of(players)]
        total = sum(tally.winners.values())
        part = min(1.0, MOST_RATED / len(tables) / max(total, 1))
        for bits, times in sorted(tally.winners.items()):
            ranks = [0 if int(bits) >> group & 1 else 1 for group in range(len(groups))]
            if int(bits):  # else the colour that belongs to nobody won
                results += [(groups, ranks)] * round(times * part)
    Random(ORDER).shuffle(results)
    for groups, ranks in results:
        teams = [[ratings[name]] for name in groups]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name, (new,) in zip(groups, rated, strict=True):
            ratings[name] = new
    found = [Rating(name, rating.mu, rating.sigma) for name, rating in ratings.items()]
    return sorted(found, key=lambda rating: -rating.mu)


class Strengths(Struct, frozen=True):
    """How strong our bots of a game are, and the command that has measured it."""

    made_by: str
    ratings: dict[str, tuple[float, float]]  # mu and sigma, by level


@cache
def levels_rated(game: AnyGame) -> Mapping[str, Rating]:
    """The ratings of our bots, measured once; of a game of another package nothing is known.

    >>> from wormery import games
    >>> ratings = levels_rated(games.load("regenwormen"))
    >>> ratings["champion"].mu > ratings["casual"].mu
    True
    """
    file = resources.files(__package__) / "strengths" / f"{game.name}.json"
    if not is_ours(game) or not file.is_file():
        return {}
    found = msgspec.json.decode(file.read_bytes(), type=Strengths)
    return {name: Rating(name, *rating) for name, rating in found.ratings.items()}


def newcomer(player: str) -> Rating:
    """Someone of whom nothing is known yet."""
    fresh = MODEL.rating()
    return Rating(player, fresh.mu, fresh.sigma)


def after_game(players: Sequence[Rating], won: Sequence[bool]) -> list[Rating]:
    """The ratings after a game between these; several may have won together."""
    teams = [[MODEL.create_rating([one.mu, one.sigma])] for one in players]
    ranks = [0.0 if one else 1.0 for one in won]
    rated = MODEL.rate(teams, ranks=ranks)
    return [
        Rating(one.player, new.mu, new.sigma)
        for one, (new,) in zip(players, rated, strict=True)
    ]
