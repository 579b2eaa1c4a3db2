"""What a game says of how strong those are who played it.

Bots keep the strength that was measured for their level. Whoever has no name here, or did not
play to the end themselves, is someone new in every game.
"""

from __future__ import annotations

import unicodedata
from collections import Counter

from wormery.arena.ratings import Rating, after_game, levels_rated, newcomer
from wormery.games import load
from wormery.server.store.ratings import Fit, Strength
from wormery.server.table import Table

MOST_STOOD_IN = 3  # moves that a bot may make for someone whose game it still is
SURELY = 4.0  # a rating that is less certain (sigma) has no place yet: some twenty games

MIDDLE, POINT = 1000, 30  # a newcomer's rating as it is shown, and one point of openskill's

# Letters of other alphabets that look like ours, so that nobody is mistaken for another.
ALIKE = str.maketrans("авекмнорстухіјѕԁһԛԝɡαεικνορτυχ", "abekmhopctyxijsdhqwgaeiknoptux")


def fit_of(table: Table) -> Fit | None:
    """What the end of a game says; None if it says nothing that could be compared.

    Only the server's own dice, the usual rules, one seat for each device, and a winner.
    """
    position = table.position
    result = None if position is None else position.result
    if position is None or result is None or not result.winners:
        return None
    own_dice = table.dice is not None and table.uploaded is None and not table.watch_only
    usual = all(
        position.options[name] == option.default for name, option in table.game.options.items()
    )
    devices = Counter(chair.device for chair in table.chairs if chair.device is not None)
    if not (own_dice and usual) or not devices or max(devices.values()) > 1:
        return None
    stood_in = Counter(
        mark.seat for mark in table.marks if mark and mark.by in ("stand-in", "clock")
    )
    helped = {*table.hints, *table.left}
    return Fit(
        won=tuple(seat in result.winners for seat in range(len(table.chairs))),
        levels=tuple(chair.level if chair.kind == "bot" else "" for chair in table.chairs),
        counted=tuple(
            chair.device is not None and seat not in helped and stood_in[seat] <= MOST_STOOD_IN
            for seat, chair in enumerate(table.chairs)
        ),
    )


def rate(game: str, fit: Fit, known: dict[int, Strength | None]) -> dict[int, Strength]:
    """How strong those who have a name are after a game; None: it is their first."""
    levels = levels_rated(load(game))
    before = []
    for seat, level in enumerate(fit.levels):
        strength = known.get(seat)
        fresh = levels.get(level) or newcomer(str(seat))
        before.append(Rating(str(seat), *strength[:2]) if strength else fresh)
    after = after_game(before, fit.won)
    found = {}
    for seat, strength in known.items():
        games = strength.games if strength else 0
        found[seat] = Strength(after[seat].mu, after[seat].sigma, games + 1)
    return found


def shown(strength: Strength) -> tuple[int, int]:
    """A rating as people read it, and how much it may be off: 95 times in 100 not more."""
    estimate = Rating("", strength.mu, strength.sigma).estimate
    value = MIDDLE + POINT * (estimate.value - newcomer("").mu)
    return round(value), round(POINT * estimate.width / 2)


def plain(name: str) -> str:
    """What tells a name apart: letters, digits and signs, whatever their case and width.

    >>> plain("Anna  B.") == plain("ａＮＮＡ b.") == plain("Аnnа B.")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    seen = (sign for sign in folded if not sign.isspace() and sign.isprintable())
    return unicodedata.normalize("NFKC", "".join(seen).translate(ALIKE))
