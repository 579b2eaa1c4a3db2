"""Somebody's numbers as they are sent."""

from __future__ import annotations

from msgspec import Struct

from wormery.highlights import Highlight
from wormery.server.store.digests import SeatAccount


class Run(Struct, frozen=True):
    """How many in a row: up to now, and at most."""

    now: int
    longest: int


class GroupLine(Struct, frozen=True):
    """Games of a kind: so many seats, or bots of this level at most; none: only people."""

    group: str
    games: int
    wins: int
    fair: float  # wins, if all who could win were equals


class CountLine(Struct, frozen=True):
    """Something that was counted, in all games; `of` is the title of what it is a part of."""

    name: str
    title: str
    number: int
    of: int | None
    of_title: str


class BestLine(Struct, frozen=True):
    """The best there was of a kind, and the game it was in."""

    name: str
    title: str
    figure: str
    what: str
    code: str


class GamePoint(Struct, frozen=True):
    """What luck did to the chance to win a game, and what all own choices gave away."""

    code: str
    ended: int
    won: bool
    luck: float
    given_away: float
    decisions: int


class GameNumbers(Struct, frozen=True, kw_only=True):
    """All there is to say about the games of one kind."""

    name: str
    title: str
    games: int
    wins: int
    fair: float
    place: float  # on average
    fair_place: float  # on average, among equals
    seats: tuple[GroupLine, ...]
    levels: tuple[GroupLine, ...]
    wins_in_a_row: Run
    best_score: int
    best_score_code: str
    longest: int  # steps of a game
    longest_code: str
    stood_in: int  # moves that were made for somebody who was away or late
    counts: tuple[CountLine, ...]
    bests: tuple[BestLine, ...]
    points: tuple[GamePoint, ...]  # the oldest first
    word: str | None  # the level that chooses like that


class NumbersNow(Struct, frozen=True):
    """Somebody's numbers as they are now; `working` says that there will soon be more."""

    since: int  # when they were forgotten; 0 if never
    working: bool
    most: int  # games that are counted
    games: int  # to be counted
    counted: int
    most_looked_at: int  # for luck and skill
    looking_at: int
    looked_at: int
    left_out: int  # games that went on from a record, or cannot be read
    days_in_a_row: Run
    by_game: tuple[GameNumbers, ...]


class NumbersSeat(Struct, frozen=True):
    """What is kept of one's own seat; `account` is None where the coach has not looked."""

    seat: int
    place: int
    score: int
    stood_in: int
    counts: dict[str, int]
    bests: tuple[Highlight, ...]
    account: SeatAccount | None


class NumbersGame(Struct, frozen=True):
    """A game that counts; `levels` are those of its bots."""

    code: str
    game: str
    ended: int  # milliseconds since 1970
    seats: int
    parties: int
    levels: tuple[str, ...]
    steps: int
    own: tuple[NumbersSeat, ...]


class NumbersFile(Struct, frozen=True):
    """All that is kept for somebody's numbers: docs/numbers.md describes it."""

    format: str
    version: int
    made: int
    since: int
    games: tuple[NumbersGame, ...]  # the latest first
