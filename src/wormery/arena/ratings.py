"""Ratings with their uncertainty, by openskill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from openskill.models import PlackettLuce

from wormery.arena.tally import CERTAINTY, Estimate, Tally, groups_of

MOST_RATED = 20_000  # games; more would change a rating by less than its uncertainty
ORDER = "wormery ratings"  # the seed of the order in which games are rated


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
