"""The puzzle of the day: one question for everyone, by the date and a key that is published.

>>> from wormery import games
>>> game = games.load("regenwormen")
>>> puzzle_of(game, 20_000, "wormery") == puzzle_of(game, 20_000, "wormery")
True
"""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from functools import lru_cache
from hashlib import blake2b

from wormery.coach.drills import Drill, bank
from wormery.games import AnyGame

FIRST = date(1970, 1, 1)  # from which days are counted
WHOLE = 1 << 64


def puzzle_of(game: AnyGame, day: int, key: str) -> Drill | None:
    """What is asked on a day, counted from 1970; nothing in a game without questions.

    All questions come in turn before one comes again.
    """
    order = in_order(game, key)
    return order[day % len(order)] if order else None


@lru_cache(maxsize=16)
def in_order(game: AnyGame, key: str) -> tuple[Drill, ...]:
    """All questions of a game, each kind spread evenly, and not two days about the same."""
    kinds: defaultdict[tuple[str, int], list[Drill]] = defaultdict(list)
    for drill in bank(game).drills:
        kinds[drill.theme, drill.difficulty].append(drill)
    places: dict[Drill, float] = {}
    for (theme, difficulty), some in kinds.items():
        some.sort(key=lambda drill: _lot(key, drill.key))
        start = _lot(key, f"{theme} {difficulty}") / WHOLE
        places |= {drill: (at + start) / len(some) for at, drill in enumerate(some)}
    return tuple(_varied(sorted(places, key=lambda drill: (places[drill], drill.key))))


def _varied(drills: list[Drill]) -> list[Drill]:
    """The same, where two in a row about the same have the next of another theme between."""
    left, found = list(drills), list[Drill]()
    while left:
        other = (at for at, one in enumerate(left) if one.theme != found[-1].theme)
        found.append(left.pop(next(other, 0) if found else 0))
    return found


def _lot(key: str, name: str) -> int:
    return int.from_bytes(blake2b(f"{key} {name}".encode(), digest_size=8).digest())
