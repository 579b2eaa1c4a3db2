"""What operators ask, and what they are told."""

from typing import Annotated

from msgspec import Meta, Struct

from wormery.server.messages import Code, Reason, Seat

Text = Annotated[str, Meta(max_length=500)]
Hours = Annotated[float, Meta(gt=0, le=24 * 3650)]


class NodeFigures(Struct, frozen=True):
    """How a node is doing, as it says itself."""

    version: str
    started: int
    load: float  # of the machine, over a minute
    memory: int  # bytes that the process holds
    tables: int  # in memory
    sockets: int
    bots_waiting: int
    unreadable: tuple[str, ...]  # codes of tables whose log cannot be read


class NodeNow(Struct, frozen=True):
    node: str
    alive: bool
    seen: int
    figures: NodeFigures


class Status(Struct, frozen=True):
    nodes: tuple[NodeNow, ...]
    tables: dict[str, int]  # how many there are in each state
    devices: int  # that have a nickname or have moved to another device
    connected: int  # people at a table just now
    bans: int
    message: dict[str, str]


class FoundTable(Struct, frozen=True):
    code: str
    game: str
    state: str
    created: int
    last_at: int
    events: int
    people: int
    archived: bool
    names: tuple[str, ...] | None = None  # only if they were asked for


class Tables(Struct, frozen=True):
    """A page of tables; `next` is what to ask for the one after it."""

    tables: tuple[FoundTable, ...]
    next: int | None


class Close(Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason = ""


class Ban(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to ban: addresses, or the device that has a seat."""

    reason: Reason = ""
    network: Annotated[str, Meta(max_length=64)] | None = None
    code: Code | None = None
    seat: Seat | None = None
    hours: Hours | None = None  # None: for ever


class BanNow(Struct, frozen=True):
    id: int
    network: str | None  # None: a device
    reason: str
    created: int
    until: int | None


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """One text for everyone under "", and others by language; none at all for no message."""

    texts: dict[Annotated[str, Meta(max_length=20)], Text]


class Act(Struct, frozen=True):
    """Something an operator did."""

    at: int
    action: str
    subject: str
    detail: str
