"""Answers and questions over HTTP that no socket has."""

from typing import Annotated

from msgspec import Meta, Struct

from wormery.coach.beside import Kind
from wormery.coach.documents import MoveLine
from wormery.games import Fact, View
from wormery.server.frames import Own, SeatView, TableNow
from wormery.server.messages import CommandId, Name, TablePlan
from wormery.server.preparing import PreparingNow
from wormery.server.store.lists import SeatEnded


class Me(Struct, frozen=True):
    """The device that asks, as it is known to others."""

    nickname: str


class NewNickname(Struct, frozen=True, forbid_unknown_fields=True):
    nickname: Name


class Transfer(Struct, frozen=True):
    """A code that makes another device the same as this one, once and soon."""

    code: str
    seconds: int


class UseTransfer(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Forgotten(Struct, frozen=True):
    """A person was taken out of everything."""

    tables: int  # whose logs name them no more


class MessageNow(Struct, frozen=True):
    """What those who run the server have to say, in plain text; `id` is new for each."""

    id: str
    text: str
    preparing: PreparingNow | None  # at a first start: bots may let people wait


class OptionNow(Struct, frozen=True):
    name: str
    values: tuple[str, ...]  # the first is the default
    rule: str
    free: bool  # other values are possible too


class GameNow(Struct, frozen=True):
    name: str
    title: str  # in the language asked for
    drawn: bool  # whether the page has a board for it; else it is played in words
    seats: tuple[int, int]
    options: tuple[OptionNow, ...]
    levels: tuple[str, ...]  # of our bots that can play it; then players from outside
    coach: bool  # whether there is a coach for it


class Games(Struct, frozen=True):
    """What can be played, and against whom."""

    games: tuple[GameNow, ...]
    levels: tuple[str, ...]  # from the weakest
    listing: bool = True  # whether tables may be listed for anyone to join


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; with a record, one that goes on from there.

    With `steps`, it goes on from where the recorded game was after so many.
    """

    id: CommandId
    plan: TablePlan
    record: Annotated[str, Meta(max_length=1_000_000)] | None = None
    steps: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # of the record; all of them


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be watched by anyone who has the code."""

    id: CommandId
    record: Annotated[str, Meta(max_length=1_000_000)]


class TableMade(Struct, frozen=True):
    """A table that was made. `commitment` binds its dice; whoever gives a seed quotes it."""

    code: str
    commitment: str


class TableAndOwn(Struct, frozen=True):
    table: TableNow
    own: Own
    views: tuple[SeatView, ...]


class TableLine(Struct, frozen=True):
    """A table in a list of one's own."""

    code: str
    game: str
    state: str
    created: int
    archived: int | None


class GameLine(Struct, frozen=True):
    """A game in a list of one's own."""

    code: str
    game: str
    ended: int
    own: tuple[int, ...]  # the seats that one had
    seats: tuple[SeatEnded, ...]


class MyGames(Struct, frozen=True):
    """A part of the list, the latest first."""

    games: tuple[GameLine, ...]
    more: bool


class Moment(Struct, frozen=True):
    """A position of a game: the step that led to it, and what one may see of it."""

    step: str | None
    actor: int
    view: View | None  # None if only the words are asked for
    facts: tuple[Fact, ...]  # what happened in the step
    told: tuple[str, ...]  # the same in words


class History(Struct, frozen=True):
    steps: int
    first: int
    moments: tuple[Moment, ...]


class HighlightNow(Struct, frozen=True):
    """Something that was best in a finished game, in words."""

    kind: str
    seats: tuple[int, ...]  # whose it was
    title: str
    figure: str
    what: str  # more to say of it; may be empty
    who: str  # the same seats by their names, or as "you"


class Meanwhile(Struct, frozen=True):
    """What a bot did for someone who was away, told to them when they are back."""

    since: int  # when they left and came back, in milliseconds since 1970
    until: int
    told: tuple[str, ...]


class HintNow(Struct, frozen=True):
    """What the coach would do at a step of the game, and why, in words."""

    step: int
    best: str
    moves: tuple[MoveLine, ...]  # the best first
    exact: bool
    error: float  # the standard error of a chance, where it is not exact
    reasons: tuple[str, ...]


class OddsLine(Struct, frozen=True):
    """A figure beside a choice, in words and for where there is little room."""

    move: str
    kind: Kind
    words: str
    figure: str


class OddsNow(Struct, frozen=True):
    """The figures beside the choices that there are at a step of the game."""

    step: int
    odds: tuple[OddsLine, ...]


class Health(Struct, frozen=True):
    status: str


# Where pushes go

LONGEST_ENDPOINT = 2000  # characters

Endpoint = Annotated[str, Meta(min_length=1, max_length=LONGEST_ENDPOINT)]


class PushKey(Struct, frozen=True):
    """What browsers subscribe with; empty where the server does not push."""

    key: str


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser wants to be told, as its push service has said."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Annotated[str, Meta(max_length=20)] = ""


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Endpoint
