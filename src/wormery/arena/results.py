"""What a run has shown, with types: the document of `--json` for programs in Python."""

from __future__ import annotations

from msgspec import Struct

from wormery.arena.tally import Estimate


class Distribution(Struct, frozen=True):
    """What was counted in all games: mean, spread, quantiles, and how often each value came.

    `quantiles` are by percent: "50" is the median.
    """

    mean: float
    deviation: float
    quantiles: dict[str, int]
    counts: tuple[tuple[int, int], ...]


class PlayerResult(Struct, frozen=True):
    """How a player did at a table: the share of wins and the points of one of its seats.

    `seat` is given only where a player sat alone with itself, and is counted seat by seat.
    """

    player: str
    seat: str | None
    seats: int
    share: Estimate
    score: Estimate
    scores: tuple[tuple[int, int], ...]


class TableResult(Struct, frozen=True):
    """All games of one table.

    `share_by_order` begins with the seat that begins; `nobody` is the part of the wins that
    no seat has. `choices` are the decisions of a game that leave one.
    """

    players: tuple[PlayerResult, ...]
    deals: int
    games: int
    fair_share: float
    share_by_order: tuple[Estimate, ...]
    first_seat_share: Estimate
    shared: float
    nobody: float
    decided_by: dict[str, float]
    scores: Distribution
    decisions: Distribution
    choices: float


class Ranked(Struct, frozen=True):
    """A player of a tournament: its rating, and its share of wins over all tables."""

    player: str
    rating: Estimate
    share: Estimate


class Results(Struct, frozen=True, omit_defaults=True):
    """What came out of a match, a tournament or a simulation; `ranking` has the best first."""

    wormery: str
    command: str
    game: str
    rules: int
    seats: int
    options: str
    seed: int
    games: int
    tables: tuple[TableResult, ...]
    ranking: tuple[Ranked, ...] = ()
