"""A table as the sum of its events.

`decide` says which event a command leads to, or refuses it; `apply` adds an event. Neither
reads a clock, a database or a socket, so a table can be built again from its log anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, assert_never

from msgspec import Struct, structs

from wormery import games, record
from wormery.games import CHANCE, LETTERS, OVER, Position
from wormery.players import player
from wormery.record import FairDice, GameRecord
from wormery.server.errors import NotYoursError, RefusedError, UnfitError
from wormery.server.frames import SeatNow, TableNow
from wormery.server.messages import (
    Adjust,
    Adjusted,
    AnyCommand,
    AnyEvent,
    Away,
    Back,
    Claim,
    Claimed,
    Fell,
    Fill,
    Filled,
    Leave,
    Left,
    MakeMove,
    Moved,
    Offered,
    OfferRematch,
    Opened,
    Rematched,
    SeatPlan,
    Start,
    Started,
    TablePlan,
    TypeDice,
    Undo,
    Undone,
)

State = Literal["open", "playing", "over"]


@dataclass(slots=True)
class Chair:
    """A seat of the table, and who has it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    device: str | None = None
    seed: str = ""
    away_since: int | None = None  # when the person's last screen was gone


class Mark(Struct, frozen=True):
    """Who made a step: what an undo must know."""

    seat: int
    by: Literal["person", "bot", "stand-in", "dice"]


class Table:
    """One table. `number` is that of its last event; the rest is what the events add up to."""

    __slots__ = (
        "ahead",
        "begins",
        "chairs",
        "chances",
        "code",
        "commitment",
        "dice",
        "first",
        "game",
        "host",
        "id",
        "last_at",
        "latest",
        "marks",
        "number",
        "offers",
        "only_watched",
        "plan",
        "position",
        "rematch",
        "secret",
        "start",
        "state",
        "steps",
        "uploaded",
    )

    plan: TablePlan
    commitment: str

    def __init__(self, table_id: int, code: str, host: str, secret: bytes) -> None:
        self.id = table_id
        self.code = code
        self.host = host
        self.secret = secret  # never in a view, an event or a log before the game is over
        self.number = 0
        self.last_at = 0
        self.state: State = "open"
        self.chairs: list[Chair] = []
        self.begins: int | None = None
        self.start: Position | None = None
        self.position: Position | None = None
        self.steps: list[str] = []
        self.marks: list[Mark | None] = []  # None: a step of the record that was uploaded
        self.chances = 0  # how often dice have fallen or mounds were turned up
        self.dice: FairDice | None = None
        self.first = 0  # how many of those were in the uploaded record
        self.uploaded: GameRecord | None = None
        self.only_watched = False  # the record is there to be looked at, finished or not
        # The steps of the last event: where they begin, and the positions around them.
        self.latest: tuple[int, list[Position]] = (0, [])
        # What `decide` has worked out for a step, so that `apply` need not do it again.
        self.ahead: dict[tuple[int, str], Position] = {}
        self.offers: set[int] = set()
        self.rematch: str | None = None

    # What was

    def apply(self, number: int, at: int, device: str | None, event: AnyEvent) -> None:
        """Add the next event. It was decided upon earlier, so nothing is refused here."""
        if number != self.number + 1:
            raise AssertionError(f"event {number} does not follow event {self.number}")
        self.latest = (len(self.steps), [self.position] if self.position else [])
        match event:
            case Opened():
                self._open(event)
            case Claimed():
                chair = self.chairs[event.seat]
                chair.kind, chair.device = "person", device
                chair.name, chair.seed = event.name, event.seed
                if self.state == "open":
                    chair.away_since = None
            case Left():
                chair = self.chairs[event.seat]
                chair.kind, chair.device, chair.away_since = "open", None, at
            case Filled():
                self.chairs[event.seat] = Chair("bot", level=event.level)
            case Adjusted():
                self.plan = structs.replace(
                    self.plan, pace=event.pace, grace=event.grace, stand_in=event.stand_in
                )
            case Started():
                self._start(event)
            case Moved():
                self._step(event.move, Mark(event.seat, event.by))
                for outcome in event.fell:
                    self._step(outcome, Mark(event.seat, "dice"))
            case Fell():
                self._step(event.dice, Mark(event.seat, "dice"))
            case Undone():
                self._undo()
            case Away():
                self.chairs[event.seat].away_since = at
            case Back():
                self.chairs[event.seat].away_since = None
            case Offered():
                self.offers.add(event.seat)
            case Rematched():
                self.rematch = event.code
            case _:
                assert_never(event)
        self.ahead.clear()
        self.number = number
        self.last_at = at

    def _open(self, event: Opened) -> None:
        self.plan = event.plan
        self.commitment = event.commitment
        self.chairs = [self._chair(seat) for seat in event.plan.seats]
        if event.record is not None:
            self.uploaded = record.read(event.record)
            if event.finished:
                self.only_watched = True
                self._take_up(self.uploaded)
                self.state = "over"

    def _chair(self, seat: SeatPlan) -> Chair:
        match seat.kind:
            case "here":
                return Chair("person", seat.name, device=self.host, seed=seat.seed)
            case "link":
                return Chair("open", seat.name)
            case "bot":
                return Chair("bot", seat.name, level=seat.level)

    def _start(self, event: Started) -> None:
        game = games.load(self.plan.game)
        self.begins = event.begins
        for chair, name in zip(self.chairs, event.names, strict=True):
            chair.name = name
        if self.uploaded:
            self._take_up(self.uploaded)
        else:
            options = {
                name: game.options[name].read(value)
                for name, value in self.plan.options.items()
            }
            seats = len(self.plan.seats)
            self.start = game.start(seats=seats, begins=event.begins, **options)
            self.position = self.start
        self.first = self.chances
        self.state = "playing"
        if self.plan.dice == "server":
            self.dice = FairDice(self.secret, event.seeds, self.first)
        assert self.position is not None
        self.latest = (len(self.steps), [self.position])
        for outcome in event.fell:
            self._step(outcome, Mark(event.begins, "dice"))

    def _take_up(self, uploaded: GameRecord) -> None:
        self.start, self.position = uploaded.positions[0], uploaded.position
        self.begins = uploaded.begins
        self.steps = list(uploaded.steps)
        self.marks = [None] * len(self.steps)
        self.chances = sum(where.actor == CHANCE for where in uploaded.positions[:-1])

    def _step(self, step: str, mark: Mark) -> None:
        assert self.position is not None
        self.chances += self.position.actor == CHANCE
        worked_out = self.ahead.get((len(self.steps), step))
        self.position = worked_out or self.position.after(step)
        self.latest[1].append(self.position)
        self.steps.append(step)
        self.marks.append(mark)
        if self.position.actor == OVER:
            self.state = "over"

    def _undo(self) -> None:
        self.steps.pop()
        self.marks.pop()
        position = self.start
        assert position is not None
        self.chances = 0
        for step in self.steps:
            self.chances += position.actor == CHANCE
            position = position.after(step)
        self.position = position
        self.latest = (len(self.steps), [position])
        self.state = "playing"

    # What may be

    def decide(self, command: AnyCommand, device: str) -> AnyEvent:
        """The event that a command of a device leads to; `RefusedError` if to none."""
        match command:
            case Claim():
                return self._claim(command, device)
            case Leave():
                self._own(command.seat, device)
                return Left(command.seat)
            case Fill():
                self._before_start(device)
                if self._chair_at(command.seat).kind == "person":
                    raise RefusedError("seat-taken", seat=LETTERS[command.seat])
                player.load(command.level)
                return Filled(command.seat, command.level)
            case Adjust():
                self._host(device)
                player.load(command.stand_in)
                return Adjusted(command.pace, command.grace, command.stand_in)
            case Start():
                self._before_start(device)
                return self._begin()
            case MakeMove():
                self._in_play(command.seat, command.step, device)
                return self.move(command.seat, command.move, "person")
            case TypeDice():
                self._in_play(command.seat, command.step, device)
                return self._type_dice(command)
            case Undo():
                self._in_play(command.seat, command.step, device)
                return self._may_undo(command.seat)
            case OfferRematch():
                self._own(command.seat, device)
                if self.state != "over" or self.only_watched:
                    raise RefusedError("game-not-over")
                return Offered(command.seat)
            case _:
                assert_never(command)

    def _claim(self, command: Claim, device: str) -> Claimed:
        if self.state == "over":
            raise RefusedError("game-over")
        chair = self._chair_at(command.seat)
        if chair.kind == "bot" or (chair.kind == "person" and chair.device != device):
            raise RefusedError("seat-taken", seat=LETTERS[command.seat])
        name = command.name or chair.name
        check_plain(name)
        check_plain(command.seed)
        seed = command.seed if self.state == "open" else chair.seed
        return Claimed(command.seat, name, seed)

    def _begin(self) -> Started:
        waiting = [
            LETTERS[seat] for seat, chair in enumerate(self.chairs) if chair.kind == "open"
        ]
        if waiting:
            raise RefusedError("seats-open", seats=", ".join(waiting))
        names = tuple(
            chair.name or (f"bot:{chair.level}" if chair.kind == "bot" else LETTERS[seat])
            for seat, chair in enumerate(self.chairs)
        )
        seeds = tuple(chair.seed for chair in self.chairs)
        begins = self.plan.begins
        if self.uploaded:
            begins = self.uploaded.begins
        elif begins is None:
            begins = FairDice(self.secret, seeds).beginner(len(self.chairs))
        # What the dice bring first is tried on another table: this one stays as it is.
        trial = Table(self.id, self.code, self.host, self.secret)
        trial.plan, trial.chairs = self.plan, [replace(chair) for chair in self.chairs]
        trial.uploaded = self.uploaded
        started = Started(begins, names, seeds)
        trial._start(started)
        assert trial.position is not None
        fell, _ = trial._fall(trial.position)
        return Started(begins, names, seeds, fell)

    def move(self, seat: int, move: str, by: Literal["person", "bot", "stand-in"]) -> Moved:
        """A move of the seat whose turn it is, with the server's dice that follow from it."""
        assert self.position is not None
        if self.position.actor == CHANCE:
            raise RefusedError("move-awaits-dice")
        if self.position.actor != seat:
            raise RefusedError("not-your-turn", seat=LETTERS[self.position.turn])
        name = self.position.name_of(move)
        self.ahead.clear()
        position = self.ahead[len(self.steps), name] = self.position.after(name)
        fell, position = self._fall(position)
        over = position.actor == OVER and self.dice is not None
        return Moved(seat, name, fell, by, self.secret.hex() if over else None)

    def _fall(self, position: Position) -> tuple[tuple[str, ...], Position]:
        """What the server's dice bring next, and the position they lead to."""
        fell: list[str] = []
        while position.actor == CHANCE and self.dice is not None:
            outcome = self.dice.outcome(position, self.chances + len(fell))
            fell.append(outcome)
            position = position.after(outcome)
            self.ahead[len(self.steps) + len(fell), outcome] = position
        return tuple(fell), position

    def _type_dice(self, command: TypeDice) -> Fell:
        assert self.position is not None
        if self.plan.dice != "real":
            raise RefusedError("dice-by-server")
        if self.position.actor != CHANCE:
            raise RefusedError("dice-not-awaited")
        turn = self.chairs[self.position.turn]
        own = self.position.begins != "round" and turn.kind == "person"
        if own and command.seat != self.position.turn:
            raise RefusedError("not-your-turn", seat=LETTERS[self.position.turn])
        return Fell(command.seat, self.position.name_of(command.dice))

    def _may_undo(self, seat: int) -> Undone:
        mark = self.marks[-1] if self.marks else None
        if mark is None:
            raise RefusedError("undo-unfair")
        fair = mark.by == "person" and mark.seat == seat
        if not fair and self.plan.dice != "real":
            raise RefusedError("undo-unfair")
        return Undone(seat)

    # Whose it is

    def _chair_at(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise RefusedError("seat-unknown", seat=LETTERS[seat])
        return self.chairs[seat]

    def _own(self, seat: int, device: str) -> Chair:
        chair = self._chair_at(seat)
        if chair.kind != "person" or chair.device != device:
            raise NotYoursError("seat-not-yours", seat=LETTERS[seat])
        return chair

    def _host(self, device: str) -> None:
        if device != self.host:
            raise NotYoursError("host-only")

    def _before_start(self, device: str) -> None:
        self._host(device)
        if self.state != "open":
            raise RefusedError("game-started")

    def _in_play(self, seat: int, step: int, device: str) -> None:
        self._own(seat, device)
        if self.state == "open":
            raise RefusedError("game-not-started")
        if self.state == "over":
            raise RefusedError("game-over")
        if step != len(self.steps):
            raise RefusedError("step-stale", step=step, steps=len(self.steps))

    def seats_of(self, device: str | None) -> tuple[int, ...]:
        """The seats that a device has."""
        return tuple(
            seat for seat, chair in enumerate(self.chairs) if device and chair.device == device
        )

    # What is due without anyone asking

    @property
    def due(self) -> int | None:
        """When the server itself has something to do here, if nothing happens before."""
        if self.state == "over":
            return self.last_at if self.all_agreed else None
        if self.state == "open" or self.position is None or self.position.actor == CHANCE:
            return None
        chair = self.chairs[self.position.actor]
        next_step = self.last_at + self.plan.pace
        if chair.kind == "bot":
            return next_step
        if chair.away_since is None or self.plan.grace is None:
            return None
        return max(next_step, chair.away_since + 1000 * self.plan.grace)

    @property
    def all_agreed(self) -> bool:
        """Whether everyone who played would play again, and the next table is not yet made."""
        if self.rematch is not None or not self.offers:
            return False
        people = {seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"}
        return bool(people) and people <= self.offers

    @property
    def bot(self) -> tuple[int, str, Literal["bot", "stand-in"]]:
        """The seat that a bot is to play now, the bot, and for whom."""
        assert self.position is not None
        seat = self.position.actor
        chair = self.chairs[seat]
        if chair.kind == "bot":
            return seat, chair.level, "bot"
        return seat, self.plan.stand_in, "stand-in"

    def next_plan(self) -> tuple[TablePlan, list[tuple[str | None, AnyEvent]]]:
        """Another game of the same people: its plan, and the events with which it opens."""
        assert self.begins is not None
        seats: list[SeatPlan] = []
        claims: list[tuple[str | None, AnyEvent]] = []
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "bot":
                seats.append(SeatPlan("bot", self.plan.seats[seat].name, chair.level))
            elif chair.device == self.host:
                seats.append(SeatPlan("here", chair.name, seed=chair.seed))
            else:
                seats.append(SeatPlan("link"))
                if chair.device is not None:
                    claims.append((chair.device, Claimed(seat, chair.name, chair.seed)))
        begins = (self.begins + 1) % len(seats)
        return structs.replace(self.plan, seats=tuple(seats), begins=begins), claims

    # What is seen

    @property
    def now(self) -> TableNow:
        return TableNow(
            code=self.code,
            plan=self.plan,
            state=self.state,
            seats=tuple(
                SeatNow(
                    kind=chair.kind,
                    name=chair.name,
                    level=chair.level or None,
                    here=chair.kind == "bot"
                    or (chair.kind == "person" and chair.away_since is None),
                    played_by_bot=self._stands_in(chair),
                )
                for chair in self.chairs
            ),
            number=self.number,
            steps=len(self.steps),
            begins=self.begins,
            commitment=self.commitment,
            rematch=self.rematch,
        )

    def _stands_in(self, chair: Chair) -> bool:
        gone, grace = chair.away_since, self.plan.grace
        return (
            self.state == "playing"
            and gone is not None
            and grace is not None
            and self.last_at >= gone + 1000 * grace
        )

    def view(self, seat: int | None) -> Any:
        """What a seat, or with None a spectator, may see of the game; None before it."""
        if self.position is None:
            return None
        return self.position.game.view(self.position, seat)

    @property
    def record(self) -> GameRecord | None:
        """The game so far, in our notation; None before it starts."""
        if self.begins is None or self.start is None:
            return None
        if self.only_watched:
            return self.uploaded
        tags = {LETTERS[seat]: chair.name for seat, chair in enumerate(self.chairs)}
        tags["Table"] = self.code
        game = GameRecord((self.start,), self.begins, tags=tags)
        for step in self.steps:
            game = game.add(step)
        if self.dice is None:
            return replace(game, tags={**tags, "Dice": "real"})
        drawn = self.plan.begins is None and self.uploaded is None
        return record.with_fairness(game, self.dice, beginner_drawn=drawn)


def check_plain(text: str) -> None:
    """Names and seeds are one line of visible characters."""
    if not text.isprintable():
        raise UnfitError("text-plain")
