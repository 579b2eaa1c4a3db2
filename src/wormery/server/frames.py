"""What the server says of a table: on its socket, and in answers to requests.

A page says which protocol it speaks when it opens a socket. One that is older than the server
is told to load itself anew.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from wormery.games import Choice, Fact, View
from wormery.server.messages import AnyEvent, Locking, Numbered, Reaction, TablePlan

PROTOCOL = 2  # raised when a page of before would no longer understand what is sent


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a name for programs, a sentence for people."""

    name: str  # the id of the sentence in `locales/`
    sentence: str
    rule: str | None = None
    values: dict[str, str | int | float] = {}


class SeatNow(Struct, frozen=True):
    """A seat as everyone at the table sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    seed: str  # for the dice; empty if none was given
    here: bool  # a screen is connected for it, or it is a bot
    played_by_bot: bool  # the person is gone and a bot plays for them
    away_since: int | None = None  # when their last screen was gone, in milliseconds
    failing: bool = False  # a bot that gave no move: another one, of ours, plays for it


class TableNow(Struct, frozen=True):
    """All that is known of a table apart from its game."""

    code: str
    plan: TablePlan
    state: Literal["open", "playing", "over"]
    seats: tuple[SeatNow, ...]
    number: int  # of the last event
    steps: int  # moves made and dice fallen
    begins: int | None
    commitment: str
    starts_at: int | None  # when the game starts by itself, whoever has given no seed by then
    rematch: str | None
    offers: tuple[int, ...]  # the seats that would play again
    watch_only: bool  # a record that was opened: there is nothing to play
    lock: Locking = "open"
    closed: str | None = None  # why those who run the server have closed it
    listed: bool = False  # among the open tables
    fills_at: int | None = None  # when bots get the open seats and the game starts
    turn_ends_at: int | None = None  # by the server's clock, where turns have one
    coach: bool = False  # whether the coach helps whoever chooses
    hints: tuple[int, ...] = ()  # by seat, how many it has given
    contest: str = ""  # that others play too: "daily 2026-11-18", "challenge ABCDEFGH"


class Asking(Struct, frozen=True):
    """Someone who would like to sit down."""

    number: int
    seat: int
    name: str


class Absent(Struct, frozen=True):
    """Someone whom the host has removed or declined, and may let come again."""

    number: int
    name: str
    why: Literal["removed", "declined"]


class Hosting(Struct, frozen=True):
    """What the host may do with others now."""

    free: tuple[int, ...]  # seats whose person can be removed
    hand: tuple[int, ...]  # seats whose person can be made the host
    lock: bool
    asking: tuple[Asking, ...]
    absent: tuple[Absent, ...]


class Own(Struct, frozen=True, omit_defaults=True):
    """What the one who asks has at a table."""

    seats: tuple[int, ...]
    host: bool
    standing: Literal["", "asked", "declined", "removed"] = ""  # of one without a seat
    hosting: Hosting | None = None  # for the host alone


class May(Struct, frozen=True, omit_defaults=True):
    """What a seat may do now, besides its moves."""

    undo: bool = False  # take back the last step
    dice: bool = False  # say what the real dice show
    hint: bool = False  # ask the coach


class PlainView(View, frozen=True, kw_only=True, tag="plain"):
    """A table in lines of words: for those who prefer words, and for games without a board."""

    name: str  # of the game
    lines: tuple[str, ...]
    question: str  # what to ask the person who rolled real dice; empty if nobody did
    moves: tuple[Choice, ...]


class SeatView(Struct, frozen=True, omit_defaults=True):
    """What a seat sees of the game and may do; `seat` is None for a spectator."""

    seat: int | None
    view: View
    may: May | None = None  # None: nothing besides its moves


class Frame(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Watchers(Struct, frozen=True):
    """Who looks on without a seat: how many devices, and the names of those that have one."""

    count: int
    names: tuple[str, ...]


class Welcome(Frame, frozen=True, tag="welcome"):
    """The first frame: the table as it is, and what the last step led to, in words.

    `build` names the page that this server serves, `now` is the server's clock. `events` are
    those after the number that was asked for; who does not ask gets none.
    """

    protocol: int
    build: str
    table: TableNow
    own: Own
    views: tuple[SeatView, ...]
    told: tuple[str, ...]
    now: int
    events: tuple[Numbered, ...] = ()
    watchers: Watchers | None = None  # None: nobody


class Happened(Frame, frozen=True, tag="event"):
    """An event, with what happened in the game and what the one it is sent to sees then.

    After a step was taken back, `told` is what the last step that still counts led to.
    """

    number: int
    event: AnyEvent
    steps: int
    views: tuple[SeatView, ...] = ()
    facts: tuple[Fact, ...] = ()
    told: tuple[str, ...] = ()  # in words
    table: TableNow | None = None  # where more has changed than the game
    own: Own | None = None  # where that may have changed too
    turn_ends_at: int | None = None  # as the table says it


class Reacted(Frame, frozen=True, tag="reaction"):
    """Someone at the table shows what they feel. It is in no log."""

    seat: int
    reaction: Reaction


class Watching(Frame, frozen=True, tag="watching"):
    """Others look on now than before."""

    watchers: Watchers


class Done(Frame, frozen=True, tag="done"):
    """A command was carried out: it is event `number`, and that is committed.

    A reaction becomes no event; then `number` is that of the last one.
    """

    id: str
    number: int


class Refused(Frame, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed."""

    problem: Problem
    id: str | UnsetType = UNSET


class Pong(Frame, frozen=True, tag="pong"):
    """The answer to a `ping`: the server is there."""


AnyFrame = Welcome | Happened | Reacted | Watching | Done | Refused | Pong
