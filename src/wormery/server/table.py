"""A table as the sum of its events.

`after` gives the table with one event more; this one stays as it is, so that nothing has
changed before the event is committed. `deciding.py` says which event a command leads to.
Neither reads a clock, a database or a socket: a table can be built from its log anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import copy
from typing import Literal, NamedTuple, Protocol, assert_never

from msgspec import Struct, field, structs

from wormery import games, record
from wormery.games import CHANCE, LETTERS, OVER, AnyGame, Position, Step
from wormery.record import (
    Context,
    FairDice,
    GameRecord,
    SharedDice,
    Sheet,
    Spot,
    Trail,
    fair_tags,
    shared_tags,
)
from wormery.server.messages import (
    Adjusted,
    Admitted,
    AnyEvent,
    Asked,
    Away,
    Back,
    Claimed,
    Closed,
    Declined,
    Fell,
    Filled,
    Freed,
    Handed,
    Hinted,
    Left,
    Listed,
    Locked,
    Locking,
    Moved,
    Mover,
    Offered,
    Opened,
    Readmitted,
    Rematched,
    SeatPlan,
    Started,
    TablePlan,
    Undone,
    Waits,
)
from wormery.server.promise import context_of, options_of
from wormery.telling.bots import bot_tag, has_name, name_bots, read_bot

State = Literal["open", "playing", "over"]

LONGEST_GAME = 20_000  # steps; played at random a game takes some 2,000
A_MOVE = 10  # steps at most: itself, and the dice that fall after it


class Absence(Struct, frozen=True):
    """A time in which someone was away: in milliseconds, and in steps of the game."""

    since: int
    until: int
    first: int
    last: int


class Chair(Struct, frozen=True):
    """A seat of the table, and who has it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    device: str | None = None
    seed: str = ""
    away_since: int | None = None  # when the person's last screen was gone
    away_from: int = 0  # the steps of the game by then
    absence: Absence | None = None  # the last one that is over


class Knock(Struct, frozen=True):
    """Someone who has asked for a seat; `number` is that of the asking."""

    number: int
    device: str | None
    seat: int
    name: str
    seed: str


class Barred(Struct, frozen=True):
    """Someone who may not sit down here; `number` is that of the event that says so."""

    number: int
    device: str | None
    name: str
    why: Literal["removed", "declined"]


class Mark(Struct, frozen=True):
    """Who made a step: what an undo must know, and who was away."""

    seat: int
    by: Mover | Literal["dice"]
    at: int
    turn_began: int  # the turn in which it was made


class Decision(NamedTuple):
    """An event that is to be, with what was worked out for it: nobody does that twice."""

    event: AnyEvent
    steps: tuple[Step[Position], ...] = ()
    sheet: Sheet | None = None  # that a started game begins with
    uploaded: GameRecord | None = None  # that an opened table comes with


class Logged(Protocol):
    """An event of the log."""

    @property
    def number(self) -> int: ...
    @property
    def at(self) -> int: ...
    @property
    def device(self) -> str | None: ...
    @property
    def event(self) -> AnyEvent: ...


class Table(Struct, eq=False):
    """One table. `number` is that of its last event; the rest is what the events add up to."""

    id: int
    code: str
    host: str
    secret: bytes  # never in a view, an event or a log before the game is over
    plan: TablePlan = TablePlan("", ())
    commitment: str = ""
    number: int = 0
    opened_at: int = 0
    last_at: int = 0
    state: State = "open"
    chairs: tuple[Chair, ...] = ()
    begins: int | None = None
    sheet: Sheet | None = None  # the game, once it has started
    marks: Trail[Mark | None] = field(default_factory=Trail)  # None: of a record uploaded
    dice: FairDice | None = None
    contest: str = ""  # that others play too, with the same dice
    shared: SharedDice | None = None  # those dice
    uploaded: Sheet | None = None  # a game to go on from
    written: str | None = None  # a record that is only watched, finished or not
    latest: tuple[Step[Position], ...] = ()  # the steps of the last event
    offers: frozenset[int] = frozenset()
    rematch: str | None = None
    fair: int = 1  # the version of the dice
    starts_at: int | None = None  # when the game starts by itself
    lock: Locking = "open"
    knocks: tuple[Knock, ...] = ()
    barred: tuple[Barred, ...] = ()
    admitted: frozenset[str | None] = frozenset()  # devices that do not have to ask again
    closed: str | None = None  # why those who run the server have closed it
    listed: bool = False  # whether the host would like anyone to join
    fills_at: int | None = None  # when bots get the open seats and the game starts
    turn_began: int = 0  # when; later by as long as real dice were waited for
    hinted: frozenset[int] = frozenset()  # the steps at which a hint was given
    hints: tuple[int, ...] = ()  # the seats that have had one, one after the other
    left: frozenset[int] = frozenset()  # the seats that were given back during the game
    failing: frozenset[int] = frozenset()  # bots that gave no move when they were last asked

    @classmethod
    def of(
        cls, table_id: int, code: str, host: str, secret: bytes, log: Iterable[Logged]
    ) -> Table:
        """A table as its log says."""
        table = cls(table_id, code, host, secret)
        for one in log:
            table._apply(one.number, one.at, one.device, Decision(one.event))
        return table

    def after(self, number: int, at: int, device: str | None, decision: Decision) -> Table:
        """The table with its next event. That was decided, so nothing is refused here."""
        table = copy(self)
        if isinstance(decision.event, Moved | Fell | Undone) and self.sheet is not None:
            table.sheet = self.sheet.copy()
            table.marks = self.marks.copy()
        table._apply(number, at, device, decision)
        return table

    def _apply(self, number: int, at: int, device: str | None, decision: Decision) -> None:
        if number != self.number + 1:
            raise AssertionError(f"event {number} does not follow event {self.number}")
        self.latest = ()
        match decision.event:
            case Opened() as opened:
                self.opened_at = at
                self._open(opened, decision.uploaded)
                if opened.plan.fill_after is not None and not opened.finished:
                    self.fills_at = at + 1000 * opened.plan.fill_after
            case Claimed(seat, name, seed):
                self._change(seat, kind="person", device=device, name=name, seed=seed)
                if self.state == "open":
                    self._change(seat, away_since=None)
                self._keep_names_apart()
            case Left(seat):
                self._leave(seat, at)
            case Filled(seat, level, name):
                self._put(seat, Chair("bot", name, level=level))
            case Adjusted(pace, grace, stand_in):
                self.plan = structs.replace(
                    self.plan, pace=pace, grace=grace, stand_in=stand_in
                )
            case Started() as started:
                self._start(started, decision, at)
            case Moved(seat, move, fell, by):
                steps = decision.steps or self._work_out(move, *fell)
                self._take(steps, at, seat, by)
                if self.chairs[seat].kind == "bot":
                    failed = frozenset({seat} if by == "stand-in" else ())
                    self.failing = self.failing - {seat} | failed
            case Fell(seat, dice):
                steps = decision.steps or self._work_out(dice)
                self._take(steps, at, seat)
            case Undone():
                self._undo(at)
            case Away(seat):
                self._change(seat, away_since=at, away_from=self.steps)
            case Back(seat):
                self._come_back(seat, at)
            case Offered(seat):
                self.offers |= {seat}
            case Rematched(code):
                self.rematch = code
            case Freed(seat):
                self._free(number, at, seat)
            case Readmitted(other):
                self.barred = tuple(one for one in self.barred if one.number != other)
            case Handed(seat):
                self.host = self.chairs[seat].device or self.host
            case Locked(lock):
                self.lock = lock
            case Asked(seat, name, seed):
                self.knocks += (Knock(number, device, seat, name, seed),)
            case Admitted(other, seat):
                self._admit(self._answer(other), seat)
            case Declined(other):
                knock = self._answer(other)
                self.barred += (Barred(number, knock.device, knock.name, "declined"),)
            case Closed(reason):
                self.closed = reason
                self.listed = False
            case Listed(listed):
                self.listed = listed
            case Waits(seconds, level):
                self.plan = structs.replace(self.plan, fill_after=seconds, fill_level=level)
                self.fills_at = None if seconds is None else at + 1000 * seconds
            case Hinted(seat):
                self.hinted |= {self.steps}
                self.hints += (seat,)
            case event:
                assert_never(event)
        self.number = number
        self.last_at = at

    def _put(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _change(self, seat: int, **changes: object) -> None:
        self._put(seat, structs.replace(self.chairs[seat], **changes))

    def _come_back(self, seat: int, at: int) -> None:
        chair = self.chairs[seat]
        if chair.away_since is not None:
            absence = Absence(chair.away_since, at, chair.away_from, self.steps)
            self._change(seat, away_since=None, absence=absence)

    def _leave(self, seat: int, at: int) -> None:
        self._change(
            seat, kind="open", device=None, away_since=at, away_from=self.steps, absence=None
        )
        if self.state == "open":
            self._change(seat, seed="")
            self.starts_at = None  # these are not the same people: the host starts
        else:
            self.left |= {seat}

    def _free(self, number: int, at: int, seat: int) -> None:
        """A person who is removed loses all their seats and cannot sit down again."""
        chair = self.chairs[seat]
        for own in self.seats_of(chair.device):
            self._leave(own, at)
        self.barred += (Barred(number, chair.device, chair.name, "removed"),)
        self.admitted -= {chair.device}

    def _answer(self, number: int) -> Knock:
        """One who asked has an answer, and waits no more."""
        (knock,) = (one for one in self.knocks if one.number == number)
        self.knocks = tuple(one for one in self.knocks if one is not knock)
        return knock

    def _admit(self, knock: Knock, seat: int) -> None:
        who, name, seed = knock.device, knock.name, knock.seed
        if self.state != "open":
            seed = self.chairs[seat].seed
        self._change(seat, kind="person", device=who, name=name, seed=seed)
        if self.state == "open":
            self._change(seat, away_since=None)
        self._keep_names_apart()
        self.admitted |= {who}

    def _keep_names_apart(self) -> None:
        """A bot gives way to a person of the same name."""
        names = [chair.name for chair in self.chairs]
        for seat, name in enumerate(name_bots(names, self._named_bots, self.code)):
            if name != names[seat]:
                self._change(seat, name=name)

    @property
    def _named_bots(self) -> list[int]:
        """The seats of bots that have a name; those of old logs have none, and keep none."""
        bots = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot"]
        return [seat for seat in bots if has_name(self.chairs[seat].name)]

    def _open(self, event: Opened, uploaded: GameRecord | None) -> None:
        self.plan = event.plan
        self.listed = event.plan.listed
        self.commitment = event.commitment
        self.fair, self.starts_at = event.fair, event.starts_at
        if event.contest is not None:
            self.contest = event.contest.name
            given = {Spot(*structs.astuple(one)[:4]): one.text for one in event.contest.fell}
            self.shared = SharedDice(event.contest.seed, given)
        self.chairs = tuple(self._chair(seat) for seat in event.plan.seats)
        if event.record is None:
            return
        game = uploaded or record.read(event.record)
        self.uploaded = Sheet.of(game)
        if event.finished:
            self.chairs = tuple(map(_chair_of, map(game.name, range(game.position.seats))))
            self.written = record.write(game)
            self._begin(self.uploaded)
            self.state = "over"

    def _chair(self, seat: SeatPlan) -> Chair:
        match seat.kind:
            case "here":
                return Chair("person", seat.name, device=self.host, seed=seat.seed)
            case "link":
                return Chair("open", seat.name)
            case "bot":
                return Chair("bot", seat.name, level=seat.level)

    def _start(self, event: Started, decision: Decision, at: int) -> None:
        for seat, name in enumerate(event.names):
            self._change(seat, name=name)
        self._begin(decision.sheet or self.first_sheet(event.begins))
        self.state = "playing"
        self.starts_at = self.fills_at = None
        self.listed = False
        if self.plan.dice == "server" and self.shared is None:
            self.dice = self.fair_dice(event.seeds)
        self.turn_began = at
        steps = decision.steps or self._work_out(*event.fell)
        self._take(steps, at, event.begins)

    def _begin(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.begins = sheet.begins
        self.marks = Trail([None] * len(sheet))

    def _work_out(self, *texts: str) -> tuple[Step[Position], ...]:
        steps = []
        position = self.position
        for text in texts:
            assert position is not None
            steps.append(position.step(text))
            position = steps[-1].after
        return tuple(steps)

    def _take(
        self,
        steps: tuple[Step[Position], ...],
        at: int,
        seat: int,
        by: Mover | Literal["dice"] = "dice",
    ) -> None:
        """Steps of the game: a move by someone, and the dice that followed; or only dice."""
        assert self.sheet is not None
        for step in steps:
            self.turn_began += self._waited_for_dice(at)
            self.sheet.add(step)
            self.marks.append(Mark(seat, by, at, self.turn_began))
            by = "dice"
            if self.plan.clock is not None and step.after.begins is not None:
                self.turn_began = at
        self.latest = steps
        if self.sheet.position.actor == OVER:
            self.state = "over"

    def _waited_for_dice(self, at: int) -> int:
        """How long real dice lay there before someone said what they show."""
        assert self.sheet is not None
        last = self.marks.last
        if self.plan.dice != "real" or self.sheet.position.actor != CHANCE or last is None:
            return 0
        return max(0, at - max(last.at, self.turn_began))

    def _undo(self, at: int) -> None:
        """Whoever takes a step back has as much time left as when it was made."""
        assert self.sheet is not None
        turn = self.sheet.position.turn
        self.sheet.undo()
        mark = self.marks.pop()
        if mark is not None and self.sheet.position.turn != turn:
            self.turn_began = mark.turn_began + at - mark.at
        self.hinted = frozenset(step for step in self.hinted if step <= self.steps)
        self.state = "playing"

    # The game

    @property
    def game(self) -> AnyGame:
        return games.load(self.plan.game)

    @property
    def position(self) -> Position | None:
        """Where the game has come to; None before it starts."""
        return None if self.sheet is None else self.sheet.position

    @property
    def steps(self) -> int:
        """How many moves were made and dice have fallen."""
        return 0 if self.sheet is None else len(self.sheet)

    @property
    def full(self) -> bool:
        """Whether the game is as long as one may be; then it can only be watched."""
        return self.steps > LONGEST_GAME - A_MOVE

    @property
    def watch_only(self) -> bool:
        """Whether this is a record to be looked at, with nothing to play."""
        return self.written is not None

    def first_sheet(self, begins: int) -> Sheet:
        """What the game starts from: the record that was uploaded, or the first position."""
        if self.uploaded is not None:
            return self.uploaded.copy()
        seats, options = len(self.plan.seats), options_of(self.plan)
        return Sheet(self.game.start(seats=seats, begins=begins, **options), begins)

    def fair_dice(self, seeds: tuple[str, ...]) -> FairDice:
        """The server's dice for a game that starts with these seeds."""
        first = 0 if self.uploaded is None else self.uploaded.chances
        context: Context | None = None
        if self.fair > 1:
            context = context_of(self.code, self.plan, self.uploaded)
        return FairDice(self.secret, seeds, first, context)

    @property
    def seeds(self) -> tuple[str, ...]:
        """What each seat adds to the dice, or has added once the game is on."""
        if self.dice is not None:
            return self.dice.seeds
        return tuple(chair.seed for chair in self.chairs)

    def write_record(self) -> str | None:
        """The game so far in our notation; None before it starts."""
        if self.written is not None or self.sheet is None:
            return self.written
        tags = {LETTERS[seat]: _tag_of(chair) for seat, chair in enumerate(self.chairs)}
        tags["Table"] = self.code
        if stood_in := self._stood_in():
            tags["StandIn"] = stood_in
        if self.hints:
            tags["Hints"] = _by_seat(self.hints)
        if self.shared is not None:
            return self.sheet.write(shared_tags({**tags, "Contest": self.contest}, self.shared))
        if self.dice is None:
            return self.sheet.write({**tags, "Dice": "real"})
        over = self.sheet.position.actor == OVER
        drawn = self.plan.begins is None and self.uploaded is None
        return self.sheet.write(fair_tags(tags, self.dice, over, drawn))

    def _stood_in(self) -> str:
        """How many moves a bot made for people who were away or late: `A 12 C 3`."""
        marks = (mark for mark in self.marks if mark is not None)
        return _by_seat(mark.seat for mark in marks if mark.by in ("stand-in", "clock"))

    # Who is who

    def seats_of(self, device: str | None) -> tuple[int, ...]:
        """The seats that a device has."""
        return tuple(
            seat for seat, chair in enumerate(self.chairs) if device and chair.device == device
        )

    def away_seat_of(self, device: str) -> int | None:
        """A seat of a device that is said to be away."""
        if self.state == "open":
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.away_since is not None and chair.device == device:
                return seat
        return None

    @property
    def coached(self) -> bool:
        """Whether the coach helps here; unless the plan says so, only one person with bots."""
        if self.watch_only or games.part_of(self.game, "evaluation") is None:
            return False
        if self.plan.coach is not None:
            return self.plan.coach
        kinds = [chair.kind for chair in self.chairs]
        return "open" not in kinds and kinds.count("person") == 1

    # What is due without anyone asking

    @property
    def due(self) -> int | None:
        """When the server itself has something to do here, if nothing happens before."""
        if self.closed is not None:
            return None
        if self.state == "over":
            return self.last_at if self.all_agreed else None
        if self.state == "open":
            return self._start_due
        if self.position is None or self.position.actor < 0 or self.full:
            return None
        chair = self.chairs[self.position.actor]
        next_step = self.last_at + self.plan.pace
        if chair.kind == "bot":
            return next_step
        overdue = [when for when in (self._stood_in_from(chair), self.turn_ends_at) if when]
        return max(next_step, min(overdue)) if overdue else None

    @property
    def turn_ends_at(self) -> int | None:
        """When the time of a person's turn runs out, at a table with a clock."""
        if self.plan.clock is None or self.state != "playing" or self.position is None:
            return None
        actor = self.position.actor
        if actor < 0 or self.chairs[actor].kind == "bot":
            return None
        return self.turn_began + 1000 * self.plan.clock

    def _stood_in_from(self, chair: Chair) -> int | None:
        """When a bot begins to play for someone who is gone."""
        if chair.away_since is None or self.plan.grace is None:
            return None
        return chair.away_since + 1000 * self.plan.grace

    @property
    def _start_due(self) -> int | None:
        """When the next game of the same people starts: with all seeds at once.

        Or when bots get the open seats, if there is someone to play with.
        """
        if self.starts_at is None or any(chair.kind == "open" for chair in self.chairs):
            anyone = any(chair.kind == "person" for chair in self.chairs)
            return self.fills_at if anyone else None
        waiting = any(chair.kind == "person" and not chair.seed for chair in self.chairs)
        return self.starts_at if waiting and self.plan.dice == "server" else self.last_at

    @property
    def all_agreed(self) -> bool:
        """Whether everyone who played would play again, and the next table is not yet made."""
        if self.rematch is not None or not self.offers:
            return False
        people = {seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"}
        return bool(people) and people <= self.offers

    @property
    def listed_as(self) -> str:
        """The state by which the database finds tables where something is due."""
        if self.closed is not None:
            return "closed"
        if self.all_agreed:
            return "rematch"
        waits = self.starts_at is not None or self.fills_at is not None
        return "starting" if waits and self.state == "open" else self.state

    @property
    def bot(self) -> tuple[int, str, Literal["bot", "stand-in", "clock"]]:
        """The seat that a bot plays now, the bot, and for whom."""
        assert self.position is not None
        seat = self.position.actor
        chair = self.chairs[seat]
        if chair.kind == "bot":
            return seat, chair.level, "bot"
        gone, late = self._stood_in_from(chair), self.turn_ends_at
        by_clock = late is not None and (gone is None or late < gone)
        return seat, self.plan.stand_in, "clock" if by_clock else "stand-in"

    @property
    def stood_in_for(self) -> tuple[bool, ...]:
        """For each seat, whether a bot plays for someone who is gone."""
        return tuple(map(self._stands_in, self.chairs))

    def _stands_in(self, chair: Chair) -> bool:
        since = self._stood_in_from(chair)
        playing = self.state == "playing" and self.closed is None
        return playing and since is not None and self.last_at >= since


def _chair_of(tag: str) -> Chair:
    """A seat of a record that is watched."""
    bot = read_bot(tag)
    if bot is not None:
        level, name = bot
        return Chair("bot", name, level=level)
    return Chair("open", tag)


def _by_seat(seats: Iterable[int]) -> str:
    """How often each seat comes: `A 12 C 3`."""
    counted = sorted(Counter(seats).items())
    return " ".join(f"{LETTERS[seat]} {times}" for seat, times in counted)


def _tag_of(chair: Chair) -> str:
    """What a record calls the one who sits here."""
    return bot_tag(chair.level, chair.name) if chair.kind == "bot" else chair.name
