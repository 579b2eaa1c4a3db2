"""The tables in use on this node: who listens to them, what is due there, what bots think.

A table is changed under its lock: decide, apply, commit, deliver. If the commit finds that
another node was faster, the table is built anew from the log and the command decided again.
No node owns a table; whatever one was about to do, any other will do when it is overdue.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Container, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from wormery import games, record
from wormery.games import LETTERS, OVER, Position
from wormery.games.errors import WormeryError
from wormery.players import player
from wormery.record import GameRecord, commitment
from wormery.server.errors import NotFoundError, RefusedError
from wormery.server.frames import Happened, Own, SeatView
from wormery.server.identity import CODE_LETTERS
from wormery.server.messages import (
    AnyCommand,
    AnyEvent,
    Away,
    Back,
    Claimed,
    Event,
    Fell,
    Filled,
    Left,
    Moved,
    Numbered,
    Opened,
    Rematched,
    SeatPlan,
    Start,
    Started,
    TablePlan,
)
from wormery.server.metrics import METRICS
from wormery.server.store import Append, Logged, NewTable, Store, TableRow
from wormery.server.store.store import encode_event
from wormery.server.table import Table, check_plain
from wormery.telling.seats import seat as seat_of
from wormery.telling.story import Say, Seat

LOG = logging.getLogger("wormery.tables")

CODE_LENGTH = 6

BEAT = 1.0  # seconds between the heartbeats of a node
DEAD = 3.5  # without a beat for so long, a node counts as dead
OVERDUE = 1.0  # what is due for so long was forgotten by the node that should have done it
LINGER = 2.0  # a screen that is back so soon was never away
IDLE = 60.0  # a table nobody uses leaves the memory
ARCHIVE_EVERY = 600.0
LONGEST_NAME = 40
LONGEST_THINKING = 20.0  # seconds for a player from outside; then one of ours moves
STAND_IN = "casual"

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A socket, as a table knows it. `telling` is the language it wants sentences in."""

    device: str
    telling: str | None

    def send(self, frame: bytes) -> None: ...


class LiveTable:
    """A table in memory, with those who listen to it."""

    __slots__ = ("archived", "commands", "listeners", "lock", "table", "timer", "used")

    def __init__(self, table: Table, archived: bool) -> None:
        self.table = table
        self.archived = archived
        self.commands: dict[tuple[str, str], int] = {}
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()

    def take_up(self, logged: Logged) -> None:
        """Add an event of the log."""
        self.table.apply(logged.number, logged.at, logged.device, logged.event)
        if logged.command is not None and logged.device is not None:
            self.commands[logged.device, logged.command] = logged.number

    def views(self, device: str | None, language: str | None) -> tuple[SeatView, ...]:
        if self.table.position is None:
            return ()
        own = self.table.seats_of(device)
        return tuple(
            SeatView(seat, self.table.view(seat), self._labels(seat, language))
            for seat in own or (None,)
        )

    def _labels(self, seat: int | None, language: str | None) -> tuple[str, ...]:
        position = self.table.position
        if language is None or position is None or position.actor != seat:
            return ()
        say = Say(language)
        seats = self.seats(say)
        return tuple(move_name(say, seats, position, move) for move in position.moves)

    def seats(self, say: Say) -> tuple[Seat, ...]:
        """The seats as sentences speak of them."""
        chairs = enumerate(self.table.chairs)
        return tuple(seat_of(chair.name, LETTERS[number], say) for number, chair in chairs)

    def told(self, start: int, positions: Sequence[Position], language: str) -> tuple[str, ...]:
        """What the steps from `start` on led to, in words."""
        say = Say(language)
        seats = self.seats(say)
        sentences: list[str] = []
        for place, step in enumerate(self.table.steps[start:]):
            sentences += told(say, seats, positions[place], step, positions[place + 1])
        if len(positions) > 1 and positions[-1].actor == OVER:
            sentences.append(won(say, seats, positions[-1]))
        return tuple(sentences)

    def own(self, device: str | None) -> Own:
        return Own(self.table.seats_of(device), device == self.table.host)


class Hub:
    """All tables in use on this node."""

    def __init__(
        self,
        store: Store,
        archive_after: float,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.node = secrets.token_hex(8)
        self.archive_after = archive_after
        self._clock = clock
        self._tables: dict[str, LiveTable] = {}
        self._by_id: dict[int, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._thinkers = ThreadPoolExecutor(2, "bot")
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self._next_archive = 0.0

    def now(self) -> int:
        return int(self._clock() * 1000)

    async def start(self) -> None:
        await self.store.listen(self._heard)
        await self._beat()
        self._run(self._watch())

    async def stop(self) -> None:
        """Let what is being committed finish; everything else is in the log already."""
        self.stopping = True
        for live in self._tables.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        await self.store.retire(self.node)

    # Tables

    async def open(
        self, plan: TablePlan, device: str, command: str, uploaded: str | None = None
    ) -> str:
        """Make a table, to go on from an uploaded record if there is one; the code to share."""
        if uploaded is not None:
            plan = _going_on(plan, record.read(uploaded))
        _check(plan)
        return await self._open(plan, device, command, uploaded, watch=False)

    async def show(self, uploaded: str, device: str, command: str) -> str:
        """Make a table where a record can be watched."""
        game = record.read(uploaded)
        names = (game.name(seat)[:LONGEST_NAME] for seat in range(game.position.seats))
        plan = TablePlan(game.game.name, tuple(SeatPlan("link", name) for name in names))
        plan = _of_record(plan, game)
        return await self._open(plan, device, command, uploaded, watch=True)

    async def _open(
        self, plan: TablePlan, device: str, command: str, uploaded: str | None, watch: bool
    ) -> str:
        secret = secrets.token_bytes(32)
        opened = Opened(plan, commitment(secret), uploaded, finished=watch)
        row = await self._create(plan, device, command, secret, [(device, opened)])
        METRICS.tables.labels(plan.game).inc()
        return row.code

    async def _create(
        self,
        plan: TablePlan,
        host: str,
        command: str,
        secret: bytes,
        log: Sequence[tuple[str | None, AnyEvent]],
    ) -> TableRow:
        now = self.now()
        draft = Table(0, "", host, secret)
        stamped = []
        for number, (device, event) in enumerate(log, start=1):
            draft.apply(number, now, device, event)
            stamped.append((now, draft.due, device, event))
        chairs = enumerate(draft.chairs)
        new = NewTable(
            code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
            game=plan.game,
            host=host,
            command=command,
            secret=secret,
            state=draft.state,
            log=tuple(stamped),
            seats=tuple((seat, chair.device) for seat, chair in chairs if chair.device),
        )
        return await self.store.create(new)

    async def find(self, code: str) -> LiveTable:
        """The table of that code, from the log if it is not in memory."""
        live = self._tables.get(code)
        if live is not None:
            live.used = time.monotonic()
            return live
        if code not in self._loading:
            self._loading[code] = self._run(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        try:
            row = await self.store.table(code)
            if row is None:
                raise NotFoundError("table-unknown", code=code)
            live = LiveTable(
                Table(row.id, row.code, row.host, row.secret), row.archived is not None
            )
            for logged in await self.store.log(row.id):
                live.take_up(logged)
            self._tables[code] = self._by_id[row.id] = live
            self._schedule(live)
            return live
        finally:
            del self._loading[code]

    # Commands

    async def execute(self, code: str, command: AnyCommand, device: str) -> int:
        """Carry out a command; the number of its event, once that is committed."""
        live = await self.find(code)
        async with live.lock:
            while True:
                known = live.commands.get((device, command.id))
                if known is not None:
                    return known
                event = live.table.decide(command, device)
                if await self._append(live, event, device, command.id):
                    return live.table.number

    async def _append(
        self, live: LiveTable, event: AnyEvent, device: str | None, command: str | None
    ) -> bool:
        """Commit the next event of a table whose lock is held, then tell everyone."""
        table = live.table
        before = table.state, table.all_agreed
        now = max(self.now(), table.last_at)
        number = table.number + 1
        try:
            table.apply(number, now, device, event)
            state = "rematch" if table.all_agreed else table.state
            append = Append(
                table.id,
                number,
                now,
                table.due,
                device,
                command,
                encode_event(event),
                state=state if before != (table.state, table.all_agreed) else None,
                seats=_seats_changed(event, device),
                unarchive=live.archived,
            )
            written = await self.store.append(append)
        except BaseException:
            await asyncio.shield(self._rebuild(live))
            raise
        if not written:
            await self._rebuild(live)
            return False
        live.archived = False
        if command is not None and device is not None:
            live.commands[device, command] = number
        METRICS.events.labels(type(event).__name__.lower()).inc()
        self._deliver(live, number, now, event)
        self._after(live, event)
        return True

    async def _rebuild(self, live: LiveTable) -> None:
        """The table from its log: what was tried is not in it, what others did is."""
        old = live.table
        seen = old.number - 1  # what was applied last was never delivered
        log = await self.store.log(old.id)
        live.table = Table(old.id, old.code, old.host, old.secret)
        for logged in log:
            live.take_up(logged)
        for logged in log[seen:]:
            self._deliver(live, logged.number, logged.at, logged.event)
        self._schedule(live)

    async def refresh(self, live: LiveTable) -> None:
        """Take up what other nodes have committed."""
        async with live.lock:
            for logged in await self.store.log(live.table.id, live.table.number):
                live.take_up(logged)
                self._deliver(live, logged.number, logged.at, logged.event)
            self._schedule(live)

    def _deliver(self, live: LiveTable, number: int, at: int, event: AnyEvent) -> None:
        """Tell everyone who listens; what they get differs only by seats and language."""
        frames: dict[tuple[tuple[int, ...], str | None], bytes] = {}
        table = live.table
        quiet = isinstance(event, Moved | Fell) and table.state == "playing"
        for listener in live.listeners:
            language = listener.telling
            key = table.seats_of(listener.device), language
            if key not in frames:
                frame = Happened(
                    number,
                    at,
                    event,
                    len(table.steps),
                    live.views(listener.device, language),
                    () if language is None else live.told(*table.latest, language),
                    None if quiet else table.now,
                )
                frames[key] = encode(frame)
            listener.send(frames[key])

    def _after(self, live: LiveTable, event: AnyEvent) -> None:
        self._schedule(live)
        if isinstance(event, Started | Claimed):
            self._run(self._note_arrivals(live))
            self._later(LINGER, self._check_presence, live)
        if isinstance(event, Moved) and live.table.state == "over":
            METRICS.games.labels(live.table.plan.game).inc()

    # What is due

    def _schedule(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.table.due
        if due is None or self.stopping:
            return
        wait = max(0.0, (due - self.now()) / 1000)
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(wait, lambda: self._run(self._act(live)))

    async def _act(self, live: LiveTable) -> None:
        """Do what is due at a table, if it still is."""
        live.timer = None
        live.used = time.monotonic()
        table, number = live.table, live.table.number
        due = table.due
        if due is None or live.lock.locked():
            return  # what holds the lock will schedule anew
        if due > self.now():
            self._schedule(live)
            return
        if table.state == "over":
            await self._rematch(live)
            return
        seat, level, by = table.bot
        assert table.position is not None
        move = await self._think(level, table.position, self._bot_random(table))
        async with live.lock:
            if live.table.number == number and live.table is table:
                await self._append(live, table.move(seat, move, by), None, None)
            else:
                self._schedule(live)

    async def _think(self, level: str, position: Position, random: Random) -> str:
        start = time.perf_counter()
        ours = level in player.PLAYERS
        try:
            thinking = self._choose(level, position, random)
            move = await asyncio.wait_for(thinking, None if ours else LONGEST_THINKING)
        except Exception as error:
            if ours:
                raise
            # A player from outside that fails must not hold up the table.
            LOG.error("player failed", extra={"player": level, "reason": repr(error)})
            move = await self._choose(STAND_IN, position, random)
        took = time.perf_counter() - start
        METRICS.thinking.labels(level if ours else "outside").observe(took)
        return move

    async def _choose(self, level: str, position: Position, random: Random) -> str:
        """What a player chooses, found beside the loop; an illegal move is an error here."""
        choose = player.load(level).choose
        loop = asyncio.get_running_loop()
        move = await loop.run_in_executor(self._thinkers, choose, position, random)
        return position.name_of(str(move))

    @staticmethod
    def _bot_random(table: Table) -> Random:
        """Two nodes that think about the same move come to the same one."""
        step = f"bot {len(table.steps)}".encode()
        return Random(hmac.digest(table.secret, step, hashlib.sha256))

    async def _rematch(self, live: LiveTable) -> None:
        async with live.lock:
            table = live.table
            if not table.all_agreed:
                return
            plan, claims = table.next_plan()
            secret = secrets.token_bytes(32)
            opened = Opened(plan, commitment(secret))
            log: list[tuple[str | None, AnyEvent]] = [(table.host, opened), *claims]
            draft = Table(0, "", table.host, secret)
            for number, (device, event) in enumerate(log, start=1):
                draft.apply(number, self.now(), device, event)
            try:
                started = draft.decide(Start("start"), table.host)
                log.append((table.host, started))
            except RefusedError:
                pass  # a seat was given back: the host starts when it is taken
            row = await self._create(plan, table.host, f"rematch-{table.code}", secret, log)
            await self._append(live, Rematched(row.code), None, None)
        await self.find(row.code)

    # Presence

    async def attach(self, code: str, listener: Listener, after: int) -> LiveTable:
        """Let a socket hear of a table; first it gets what it has not seen."""
        live = await self.find(code)
        async with live.lock:
            table = live.table
            missed: list[Numbered] = []
            if after < table.number:
                missed = [
                    Numbered(logged.number, logged.at, logged.event)
                    for logged in await self.store.log(table.id, after)
                ]
            welcome = Greeting(
                table.now,
                live.own(listener.device),
                tuple(missed),
                live.views(listener.device, listener.telling),
            )
            listener.send(encode(welcome))
            live.listeners.add(listener)
            if table.seats_of(listener.device):
                await self.store.arrive(self.node, table.id, listener.device)
            await self._note(live, {listener.device})
        return live

    async def detach(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        live.used = time.monotonic()
        if not live.table.seats_of(listener.device):
            return
        if not any(other.device == listener.device for other in live.listeners):
            await self.store.depart(self.node, live.table.id, listener.device)
            self._later(LINGER, self._check_presence, live)

    async def _note_arrivals(self, live: LiveTable) -> None:
        """Those who sat down while their screen was already connected."""
        for device in {listener.device for listener in live.listeners}:
            # Whoever has left meanwhile has said so, and must not be said to be there after.
            here = any(listener.device == device for listener in live.listeners)
            if here and live.table.seats_of(device):
                await self.store.arrive(self.node, live.table.id, device)

    async def _check_presence(self, live: LiveTable) -> None:
        """Log who has gone and who is back."""
        async with live.lock:
            present = await self.store.present(live.table.id)
            await self._note(live, present, gone=True)

    async def _note(
        self, live: LiveTable, present: Container[str | None], gone: bool = False
    ) -> None:
        if live.table.state == "open":
            return
        for seat in range(len(live.table.chairs)):
            chair = live.table.chairs[seat]
            if chair.kind != "person":
                continue
            if chair.device in present and chair.away_since is not None:
                await self._append(live, Back(seat), None, None)
            elif gone and chair.device not in present and chair.away_since is None:
                await self._append(live, Away(seat), None, None)

    # Other nodes, and what they left undone

    def _heard(self, numbers: dict[int, int]) -> None:
        for table_id, number in numbers.items():
            live = self._by_id.get(table_id)
            if live is not None and number > live.table.number:
                self._run(self.refresh(live))

    async def _watch(self) -> None:
        """Once a second: say that this node lives, and do what was forgotten elsewhere."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Exception as error:
                LOG.error("database does not answer", extra={"reason": repr(error)})

    async def _beat(self) -> None:
        now = self.now()
        for table_id, _ in await self.store.beat(self.node, now, now - int(DEAD * 1000)):
            live = await self._find_by_id(table_id)
            if live is not None:
                self._later(LINGER, self._check_presence, live)
        for table_id in await self.store.overdue(now - int(OVERDUE * 1000)):
            live = await self._find_by_id(table_id)
            if live is not None:
                await self._wake(live)
        if self.store.shared:
            await self._catch_up()
        self._forget_idle()
        if time.monotonic() >= self._next_archive:
            self._next_archive = time.monotonic() + ARCHIVE_EVERY
            for table_id in await self.store.archive(now - int(self.archive_after * 1000), now):
                if table_id in self._by_id:
                    self._by_id[table_id].archived = True

    async def _wake(self, live: LiveTable) -> None:
        """A table with something overdue: perhaps another node has done half of it."""
        if not live.lock.locked():
            await self.refresh(live)

    async def _catch_up(self) -> None:
        """Notices can be lost with a connection; the numbers in the log cannot."""
        if not self.store.listening:
            await self.store.listen(self._heard)
        heard = [live.table.id for live in self._tables.values() if live.listeners]
        if heard:
            self._heard(await self.store.last_numbers(heard))

    async def _find_by_id(self, table_id: int) -> LiveTable | None:
        if table_id in self._by_id:
            return self._by_id[table_id]
        row = await self.store.table_by_id(table_id)
        return None if row is None else await self.find(row.code)

    def _forget_idle(self) -> None:
        long_ago = time.monotonic() - IDLE
        for code, live in list(self._tables.items()):
            busy = live.listeners or live.timer is not None or live.lock.locked()
            if not busy and live.used < long_ago:
                del self._tables[code]
                del self._by_id[live.table.id]

    # Tasks

    def _run(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, WormeryError):
            LOG.error("task failed", exc_info=error)

    def _later(
        self, seconds: float, work: Callable[[LiveTable], Awaitable[None]], live: LiveTable
    ) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await work(live)

        if not self.stopping:
            self._run(wait())

    @property
    def counts(self) -> tuple[int, int]:
        """How many tables are in memory, and how many sockets listen."""
        return len(self._tables), sum(len(live.listeners) for live in self._tables.values())


def _seats_changed(event: Event, device: str | None) -> tuple[tuple[int, str | None], ...]:
    if isinstance(event, Claimed):
        return ((event.seat, device),)
    if isinstance(event, Left | Filled):
        return ((event.seat, None),)
    return ()


def _check(plan: TablePlan) -> None:
    """Raise what starting a game from this plan would raise."""
    game = games.load(plan.game)
    options = {
        name: game.options[name].read(value) if name in game.options else value
        for name, value in plan.options.items()
    }
    game.check_setup(len(plan.seats), plan.begins or 0, options)
    player.load(plan.stand_in)
    for seat in plan.seats:
        check_plain(seat.name)
        check_plain(seat.seed)
        if seat.kind == "bot":
            player.load(seat.level)


def _going_on(plan: TablePlan, game: GameRecord) -> TablePlan:
    if game.position.actor == OVER:
        raise RefusedError("record-over")
    if len(plan.seats) != game.position.seats:
        raise RefusedError("record-seats", seats=game.position.seats, given=len(plan.seats))
    return _of_record(plan, game)


def _of_record(plan: TablePlan, game: GameRecord) -> TablePlan:
    """The plan with what a record settles: the game, its options and who began."""
    known = game.game.options
    options = {
        name: known[name].write(value)
        for name, value in game.positions[0].options.items()
        if value != known[name].default
    }
    return replace(plan, game=game.game.name, options=options, begins=game.begins)
