"""Tables that are about to be made: what a plan must be, records to go on from, rematches."""

from __future__ import annotations

import dataclasses
import secrets

from msgspec.structs import replace

from wormery import record
from wormery.games import OVER, load, need_part_of
from wormery.record import GameRecord, Sheet, commitment
from wormery.server.deciding import (
    NOBODY,
    Outside,
    check_bot,
    check_person,
    check_plain,
    check_player,
    start,
)
from wormery.server.errors import RefusedError, UnfitError
from wormery.server.identity import CODE_LETTERS
from wormery.server.listing import listing
from wormery.server.messages import Claimed, Contest, Opened, SeatPlan, Started, TablePlan
from wormery.server.promise import context_of
from wormery.server.store import NewTable
from wormery.server.table import LONGEST_GAME, Decision, Table
from wormery.telling.bots import name_bots

CODE_LENGTH = 6
LONGEST_NAME = 40
FAIR = 2  # the version of the dice of new tables
SEEDS_WITHIN = 5000  # milliseconds for the seeds of a next game, before it starts without


class Draft:
    """A table that is not in the database yet, with the log it will open with.

    Its code is made here: the commitment binds it.
    """

    def __init__(self, host: str, now: int, code: str | None = None) -> None:
        self.table = Table(0, code or new_code(), host, secrets.token_bytes(32))
        self._now = now
        self._log: list[tuple[int, int | None, str | None, Decision]] = []

    def open(
        self,
        plan: TablePlan,
        text: str | None = None,
        uploaded: GameRecord | None = None,
        watch: bool = False,
        starts_at: int | None = None,
        contest: Contest | None = None,
    ) -> None:
        promised = ""  # a record that is watched has its own
        if not watch:
            sheet = None if uploaded is None else Sheet.of(uploaded)
            context = context_of(self.table.code, plan, sheet)
            promised = commitment(self.table.secret, context)
        opened = Opened(plan, promised, text, watch, FAIR, starts_at, contest)
        self.add(self.table.host, Decision(opened, uploaded=uploaded))

    def add(self, device: str | None, decision: Decision) -> None:
        number = len(self._log) + 1
        self.table = self.table.after(number, self._now, device, decision)
        self._log.append((self._now, self.table.due, device, decision))

    def redrawn(self) -> Draft:
        """The same table with another code, so with another secret and commitment."""
        other = Draft(self.table.host, self._now)
        for _, _, device, decision in self._log:
            if isinstance(opened := decision.event, Opened):
                text, watch, starts_at = opened.record, opened.finished, opened.starts_at
                uploaded, contest = decision.uploaded, opened.contest
                other.open(opened.plan, text, uploaded, watch, starts_at, contest)
            elif isinstance(started := decision.event, Started):
                other.add(device, start(other.table, started.seeds))
            else:
                other.add(device, decision)
        return other

    def as_row(self, command: str) -> NewTable:
        """What the store writes; `command` is the id under which the host asked for it."""
        table = self.table
        chairs = enumerate(table.chairs)
        contest = (table.contest, table.seats_of(table.host)[0]) if table.contest else None
        return NewTable(
            code=table.code,
            game=table.plan.game,
            host=table.host,
            command=command,
            secret=table.secret,
            state=table.listed_as,
            log=tuple((at, due, who, decision.event) for at, due, who, decision in self._log),
            seats=tuple((seat, chair.device) for seat, chair in chairs if chair.device),
            listing=listing(table),
            contest=contest,
        )


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def with_names(plan: TablePlan, code: str) -> TablePlan:
    """The plan with a name for every bot."""
    bots = [place for place, seat in enumerate(plan.seats) if seat.kind == "bot"]
    names = name_bots((seat.name for seat in plan.seats), bots, code)
    called = zip(plan.seats, names, strict=True)
    return replace(plan, seats=tuple(replace(seat, name=name) for seat, name in called))


def check(plan: TablePlan, players: Outside = NOBODY) -> None:
    """Raise what starting a game from this plan would raise."""
    if plan.listed and plan.admission == "ask":
        raise RefusedError("listing-ask")
    game = load(plan.game)
    options = {name: game.option(name).read(value) for name, value in plan.options.items()}
    game.check_setup(len(plan.seats), plan.begins or 0, options)
    need_part_of(game, "telling")
    check_player(plan.stand_in, players)
    if plan.coach:
        need_part_of(game, "evaluation")
    if plan.fill_after is not None:
        check_bot(plan.game, plan.fill_level, players)
    for seat in plan.seats:
        if seat.seed:
            raise UnfitError("seed-too-early")
        if seat.kind == "bot":
            check_plain(seat.name)
            check_bot(plan.game, seat.level, players)
        else:
            check_person(seat.name)


def up_to(text: str, steps: int | None) -> tuple[GameRecord, str]:
    """A recorded game as it was after so many steps, and its text."""
    game = record.read(text, LONGEST_GAME)
    if steps is None:
        return game, text
    if steps > len(game.steps):
        raise UnfitError("record-shorter", steps=len(game.steps))
    # What is said of the whole game is not said of its beginning: no result, no secret.
    positions, made = game.positions[: steps + 1], game.steps[:steps]
    game = dataclasses.replace(game, positions=positions, steps=made, tags={}, comments={})
    return game, record.write(game)


def going_on(plan: TablePlan, game: GameRecord) -> TablePlan:
    """The plan for playing a recorded game on."""
    if game.position.actor == OVER:
        raise RefusedError("record-over")
    if len(plan.seats) != game.position.seats:
        raise RefusedError("record-seats", seats=game.position.seats, given=len(plan.seats))
    return _settled(plan, game)


def watching(game: GameRecord) -> TablePlan:
    """The plan for looking at a recorded game."""
    names = (game.name(seat)[:LONGEST_NAME] for seat in range(game.position.seats))
    plan = TablePlan(game.game.name, tuple(SeatPlan("link", name) for name in names))
    return _settled(plan, game)


def _settled(plan: TablePlan, game: GameRecord) -> TablePlan:
    """The plan with what a record settles: the game, its options and who began."""
    known = game.game.options
    options = {
        name: known[name].write(value)
        for name, value in game.positions[0].options.items()
        if value != known[name].default
    }
    return replace(plan, game=game.game.name, options=options, begins=game.begins)


def next_game(table: Table, now: int) -> Draft:
    """Another game of the same people, with new dice.

    It starts once everyone has given a new seed, or a little later with what it has: unless a
    seat was given back, then the host starts when it is taken.
    """
    assert table.begins is not None
    seats: list[SeatPlan] = []
    claims: list[tuple[str, Decision]] = []
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "bot":
            seats.append(SeatPlan("bot", chair.name, chair.level))
        elif chair.device == table.host:
            seats.append(SeatPlan("here", chair.name))
        else:
            seats.append(SeatPlan("link"))
            if chair.device is not None:
                claims.append((chair.device, Decision(Claimed(seat, chair.name, ""))))
    begins = (table.begins + 1) % len(seats)
    draft = Draft(table.host, now)
    gone = any(chair.kind == "open" for chair in table.chairs)
    starts_at = None if gone else now + SEEDS_WITHIN
    plan = replace(table.plan, seats=tuple(seats), begins=begins, listed=False)
    draft.open(with_names(plan, draft.table.code), starts_at=starts_at)
    for device, claim in claims:
        draft.add(device, claim)
    return draft
