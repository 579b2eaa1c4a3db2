"""The figures by which one judges a mound set, in games of casual players, beside our own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from numpy.typing import NDArray

from wormery.games.ithappens import GAME, MoundSet
from wormery.games.ithappens.mounds import DEFAULT
from wormery.sets import Balance, Figure, SeatsMeasured, Tell
from wormery.sets.ithappens.study import PARTS, SEED, SIMPLE, Study, interval

# What makes up the points, and where the study has it.
SOURCES = {
    "queens": ("queens",),
    "generals": ("generals",),
    "objects": ("pairs", "most kinds"),
    "worms": ("worms",),
}


class Measured(NamedTuple):
    name: str
    unit: str
    value: float
    off: float


def measure(word: str, games: int, tell: Tell) -> Balance:
    """So many games for each number of seats; ours are played once in a process."""
    sets = (word != DEFAULT) + (not _knows_ours(games))
    of = sets * games * len(GAME.seats)
    done = 0

    def played(number: int) -> None:
        nonlocal done
        done += number
        tell(done, of)

    by_seats = []
    for seats in GAME.seats:
        ours = _OURS.get((seats, games)) or figures_of(DEFAULT, seats, games, played)
        _OURS[seats, games] = ours
        found = ours if word == DEFAULT else figures_of(word, seats, games, played)
        pairs = zip(found, ours, strict=True)
        figures = tuple(Figure(*one, other.value) for one, other in pairs)
        by_seats.append(SeatsMeasured(seats, figures))
    return Balance(games, tuple(by_seats))


_OURS: dict[tuple[int, int], tuple[Measured, ...]] = {}


def _knows_ours(games: int) -> bool:
    return all((seats, games) in _OURS for seats in GAME.seats)


def figures_of(
    word: str,
    seats: int,
    games: int,
    played: Callable[[int], None] = lambda number: None,
    seed: int = SEED,
) -> tuple[Measured, ...]:
    """What is measured with a set for one number of seats."""
    mounds = cast(MoundSet, GAME.options["mounds"].read(word))
    study = Study([SIMPLE] * seats, games, mounds, seed, threads=1, tell=played)
    return (
        _mean("stuck", "share", study.with_stuck),
        *(_share(study, name, parts) for name, parts in SOURCES.items()),
        *(
            _mean(f"wins-{place + 1}", "share", study.wins_in_order[:, place])
            for place in range(seats)
        ),
        _mean("score", "points", study.seat_scores.mean(axis=1)),
        _mean("margin", "points", study.margins),
        _mean("turns", "turns", study.games["turns"]),
    )


def _mean(name: str, unit: str, samples: NDArray[Any]) -> Measured:
    return Measured(name, unit, float(samples.mean()), interval(samples))


def _share(study: Study, name: str, parts: tuple[str, ...]) -> Measured:
    """Of all points of the seats. It is a quotient of means: what is off of both counts."""
    columns = [PARTS.index(part) for part in parts]
    mine = study.parts[:, : study.seats, columns].sum(axis=(1, 2))
    whole = study.seat_scores.sum(axis=1)
    share = float(mine.sum() / whole.sum())
    return Measured(name, "share", share, interval(mine - share * whole) / float(whole.mean()))
