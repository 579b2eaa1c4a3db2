"""What clients and the server say to each other.

A client sends commands; a table answers with events, numbered from 1. Both are JSON objects
with a `kind`. A command has an `id` of the client's own making: sent again, it is recognised
and answered the same.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=40)]
Seed = Annotated[str, Meta(max_length=64)]
Commitment = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=6)]
Step = Annotated[int, Meta(ge=0, le=100_000)]
Level = Annotated[str, Meta(min_length=1, max_length=64)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]
Grace = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]
Waiting = Annotated[int, Meta(ge=1, le=3600)]
EventNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Reason = Annotated[str, Meta(max_length=200)]
Locking = Literal["open", "seats", "all"]  # what is shut for those who come new
TurnSeconds = Annotated[int, Meta(ge=3, le=3600)]
Reaction = Literal["cheer", "laugh", "ouch", "wow", "phew", "hurry"]
# Who made a move: "clock" is the stand-in once the time for a turn has run out.
Mover = Literal["person", "bot", "stand-in", "clock"]
Code = Annotated[str, Meta(pattern=r"^[A-Z2-9]{6}$")]

# A typical turn at a real table takes some seconds; a bot's step is one of several in a turn.
PACE = 900
GRACE = 60


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is meant to sit here: someone at this screen, someone with the link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name = ""
    level: Level = "casual"  # of a bot
    seed: Seed = ""  # only in old logs: a seed comes after the commitment, with claim or start


class Fallen(Struct, frozen=True, array_like=True):
    """What fell in a place of a game: seat -1 is nobody's."""

    round: int
    seat: int
    turn: int
    roll: int
    text: str


class Contest(Struct, frozen=True, omit_defaults=True):
    """Dice that others play with too, apart: those of a day, or of somebody's game."""

    name: str  # "daily 2026-11-18" or "challenge ABCDEFGH"
    seed: str
    fell: tuple[Fallen, ...] = ()  # in the game whose dice these are; told to nobody


class TablePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is settled when a table is made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=7)]
    # Options as texts, as a record has them: {"short": "yes"}.
    options: dict[
        Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=2000)]
    ] = {}
    begins: Seat | None = None  # None: the dice decide
    dice: Literal["server", "real"] = "server"
    pace: Pace = PACE  # milliseconds before each step of a bot
    grace: Grace | None = GRACE  # seconds until a bot plays for one who is gone; None: never
    stand_in: Level = "casual"  # who that bot is
    admission: Literal["link", "ask"] = "link"  # to sit down: the code is enough, or one asks
    listed: bool = False  # among the open tables, for anyone to join
    fill_after: Waiting | None = None  # seconds until bots get the open seats; None: never
    fill_level: Level = "casual"  # who those bots are
    clock: TurnSeconds | None = None  # seconds for a turn; then the stand-in plays it
    # Whether the coach helps whoever chooses; None: only one person alone with bots.
    coach: bool | None = None


# Commands


class Command(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    id: CommandId


class Claim(Command, frozen=True, tag="claim"):
    """Sit down on an open seat, or change the name or the seed of one's own.

    Whoever gives a seed quotes the table's commitment: so it was there before the seed. An
    empty seed leaves one's own as it is.
    """

    seat: Seat
    name: Name = ""
    seed: Seed = ""
    commitment: Commitment = ""


class Leave(Command, frozen=True, tag="leave"):
    """Give a seat back."""

    seat: Seat


class Fill(Command, frozen=True, tag="fill"):
    """Let a bot have an open seat. Only the host may, before the game starts."""

    seat: Seat
    level: Level


class Adjust(Command, frozen=True, tag="adjust"):
    """Change the pace of bots and what happens when someone is gone. Only the host may."""

    pace: Pace
    grace: Grace | None
    stand_in: Level


class SeatSeed(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat adds to the dice."""

    seat: Seat
    seed: Seed


class Start(Command, frozen=True, tag="start"):
    """Begin the game. Only the host may, once no seat is open.

    `seeds` are for seats of the host's own, and need the table's commitment as in a claim.
    """

    seeds: Annotated[tuple[SeatSeed, ...], Meta(max_length=7)] = ()
    commitment: Commitment = ""


class MakeMove(Command, frozen=True, tag="move"):
    """Make a move. `step` counts the steps seen so far: a late message changes nothing."""

    seat: Seat
    move: Annotated[str, Meta(max_length=20)]
    step: Step


class TypeDice(Command, frozen=True, tag="dice"):
    """Say what the real dice show, or what else chance has brought."""

    seat: Seat
    dice: Annotated[str, Meta(max_length=20)]
    step: Step


class Undo(Command, frozen=True, tag="undo"):
    """Take the last step back, where that is fair."""

    seat: Seat
    step: Step


class OfferRematch(Command, frozen=True, tag="rematch"):
    """Offer another game, or agree to one."""

    seat: Seat


class Free(Command, frozen=True, tag="free"):
    """Remove the person at a seat from the table. Only the host may."""

    seat: Seat


class Readmit(Command, frozen=True, tag="readmit"):
    """Let one who was removed or declined come again; `number` is that event's."""

    number: EventNumber


class HandOver(Command, frozen=True, tag="hand"):
    """Make the person at a seat the host. Only the host may."""

    seat: Seat


class Lock(Command, frozen=True, tag="lock"):
    """Shut the seats, or the whole table, for those who come new; or open it again."""

    lock: Locking


class Admit(Command, frozen=True, tag="admit"):
    """Let one who asked sit down; `number` is that of the asking. Only the host may."""

    number: EventNumber


class Decline(Command, frozen=True, tag="decline"):
    """Do not let one who asked sit down. Only the host may."""

    number: EventNumber


class ListTable(Command, frozen=True, tag="list"):
    """Put the table among the open tables, or take it off the list. Only the host may."""

    listed: bool


class FillAfter(Command, frozen=True, tag="fill-after"):
    """Let bots have the open seats after so many seconds, or never. Only the host may."""

    seconds: Waiting | None
    level: Level = "casual"


AnyCommand = (
    Claim
    | Leave
    | Fill
    | Adjust
    | Start
    | MakeMove
    | TypeDice
    | Undo
    | OfferRematch
    | Free
    | Readmit
    | HandOver
    | Lock
    | Admit
    | Decline
    | ListTable
    | FillAfter
)


class React(Command, frozen=True, tag="react"):
    """Show a reaction at one's seat. It is no event: whoever is not there misses it.

    Only sockets take it. A reaction that we do not know is refused by name.
    """

    seat: Seat
    reaction: Annotated[str, Meta(max_length=20)]


AnySaid = AnyCommand | React  # whatever a socket takes


class AskHint(Command, frozen=True, tag="hint"):
    """Ask what the coach would do at this step of the game. Only over HTTP, which answers."""

    seat: Seat
    step: Step


# Events


class Event(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    pass


class Opened(Event, frozen=True, tag="opened"):
    """The table was made. `commitment` binds the server to its dice from here on."""

    plan: TablePlan
    commitment: str
    record: str | None = None  # a game that was uploaded, to go on from or to watch
    finished: bool = False  # there is nothing to play: it is there to be watched
    fair: int = 1  # the version of the dice; 1 in logs from before there was another
    starts_at: int | None = None  # when the next game of the same people starts by itself
    contest: Contest | None = None  # that others play too, with the same dice


class Claimed(Event, frozen=True, tag="claimed"):
    seat: int
    name: str
    seed: str


class Left(Event, frozen=True, tag="left"):
    seat: int


class Filled(Event, frozen=True, tag="filled"):
    seat: int
    level: str
    name: str = ""  # in logs from before bots had names


class Adjusted(Event, frozen=True, tag="adjusted"):
    pace: int
    grace: int | None
    stand_in: str


class Started(Event, frozen=True, tag="started"):
    begins: int
    names: tuple[str, ...]
    seeds: tuple[str, ...]
    fell: tuple[str, ...] = ()  # what the server's dice brought before the first move


class Moved(Event, frozen=True, tag="moved"):
    """A move, with what the server's dice brought after it."""

    seat: int
    move: str
    fell: tuple[str, ...] = ()
    by: Mover = "person"
    secret: str | None = None  # revealed once the game is over


class Fell(Event, frozen=True, tag="fell"):
    """What real dice showed, typed in by a seat."""

    seat: int
    dice: str


class Undone(Event, frozen=True, tag="undone"):
    """The last step was taken back."""

    seat: int


class Away(Event, frozen=True, tag="away"):
    """No screen is connected for this seat any more."""

    seat: int


class Back(Event, frozen=True, tag="back"):
    seat: int


class Offered(Event, frozen=True, tag="offered"):
    """This seat would play again."""

    seat: int


class Rematched(Event, frozen=True, tag="rematched"):
    """All agreed: the next game is at another table."""

    code: str


class Freed(Event, frozen=True, tag="freed"):
    """The host has removed the person at this seat, who keeps no seat at this table."""

    seat: int


class Readmitted(Event, frozen=True, tag="readmitted"):
    """Whoever was removed or declined by that event may come again."""

    number: int


class Handed(Event, frozen=True, tag="handed"):
    """The person at this seat is the host from here on."""

    seat: int


class Locked(Event, frozen=True, tag="locked"):
    lock: Locking


class Asked(Event, frozen=True, tag="asked"):
    """Someone would like to sit here, and waits for the host."""

    seat: int
    name: str
    seed: str


class Admitted(Event, frozen=True, tag="admitted"):
    """Whoever asked by that event sits here now."""

    number: int
    seat: int


class Declined(Event, frozen=True, tag="declined"):
    """Whoever asked by that event may not sit down."""

    number: int


class Closed(Event, frozen=True, tag="closed"):
    """Those who run the server have closed the table: it can only be watched."""

    reason: str


class Listed(Event, frozen=True, tag="listed"):
    """The host would like anyone to join, or no longer."""

    listed: bool


class Waits(Event, frozen=True, tag="waits"):
    """From now on bots get the open seats after so many seconds; None: never."""

    seconds: int | None
    level: str


class Hinted(Event, frozen=True, tag="hinted"):
    """The coach was asked for a hint by the seat that chooses."""

    seat: int


AnyEvent = (
    Opened
    | Claimed
    | Left
    | Filled
    | Adjusted
    | Started
    | Moved
    | Fell
    | Undone
    | Away
    | Back
    | Offered
    | Rematched
    | Freed
    | Readmitted
    | Handed
    | Locked
    | Asked
    | Admitted
    | Declined
    | Closed
    | Listed
    | Waits
    | Hinted
)


class Numbered(Struct, frozen=True):
    """An event with its place in the table's log and its time, in milliseconds since 1970."""

    number: int
    at: int
    event: AnyEvent


def told(event: AnyEvent) -> AnyEvent:
    """An event as it is told: without what will fall."""
    if isinstance(event, Opened) and event.contest is not None:
        return structs.replace(event, contest=structs.replace(event.contest, fell=()))
    return event
