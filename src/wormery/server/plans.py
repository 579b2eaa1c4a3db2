"""Tables that are about to be made: what a plan must be, records to go on from, rematches."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from contextlib import suppress

from msgspec.structs import replace

from wormery.games import OVER, load, need_part_of
from wormery.record import GameRecord, commitment
from wormery.server.deciding import check_bot, check_person, check_plain, check_player, decide
from wormery.server.errors import RefusedError
from wormery.server.identity import CODE_LETTERS
from wormery.server.messages import Claimed, Opened, SeatPlan, Start, TablePlan
from wormery.server.store import NewTable
from wormery.server.table import Decision, Table

CODE_LENGTH = 6
LONGEST_NAME = 40


class Draft:
    """A table that is not in the database yet, with the log it will open with."""

    def __init__(self, host: str, now: int) -> None:
        self.table = Table(0, "", host, secrets.token_bytes(32))
        self._now = now
        self._log: list[tuple[int, int | None, str | None, Decision]] = []

    def open(
        self,
        plan: TablePlan,
        text: str | None = None,
        uploaded: GameRecord | None = None,
        watch: bool = False,
    ) -> None:
        opened = Opened(plan, commitment(self.table.secret), text, finished=watch)
        self.add(self.table.host, Decision(opened, uploaded=uploaded))

    def add(self, device: str | None, decision: Decision) -> None:
        number = len(self._log) + 1
        self.table = self.table.after(number, self._now, device, decision)
        self._log.append((self._now, self.table.due, device, decision))

    def as_row(self, command: str) -> NewTable:
        """What the store writes; `command` is the id under which the host asked for it."""
        table = self.table
        chairs = enumerate(table.chairs)
        return NewTable(
            code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
            game=table.plan.game,
            host=table.host,
            command=command,
            secret=table.secret,
            state=table.state,
            log=tuple((at, due, who, decision.event) for at, due, who, decision in self._log),
            seats=tuple((seat, chair.device) for seat, chair in chairs if chair.device),
        )


def check(plan: TablePlan, players: Collection[str] = ()) -> None:
    """Raise what starting a game from this plan would raise."""
    game = load(plan.game)
    options = {name: game.option(name).read(value) for name, value in plan.options.items()}
    game.check_setup(len(plan.seats), plan.begins or 0, options)
    need_part_of(game, "telling")
    check_player(plan.stand_in, players)
    for seat in plan.seats:
        check_plain(seat.seed)
        if seat.kind == "bot":
            check_plain(seat.name)
            check_bot(plan.game, seat.level, players)
        else:
            check_person(seat.name)


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
    """Another game of the same people, started if nobody has left."""
    assert table.begins is not None
    seats: list[SeatPlan] = []
    claims: list[tuple[str, Decision]] = []
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "bot":
            seats.append(SeatPlan("bot", table.plan.seats[seat].name, chair.level))
        elif chair.device == table.host:
            seats.append(SeatPlan("here", chair.name, seed=chair.seed))
        else:
            seats.append(SeatPlan("link"))
            if chair.device is not None:
                claimed = Claimed(seat, chair.name, chair.seed)
                claims.append((chair.device, Decision(claimed)))
    begins = (table.begins + 1) % len(seats)
    draft = Draft(table.host, now)
    draft.open(replace(table.plan, seats=tuple(seats), begins=begins))
    for device, claim in claims:
        draft.add(device, claim)
    # If a seat was given back, the host starts when it is taken.
    with suppress(RefusedError):
        draft.add(table.host, decide(draft.table, Start("start"), table.host))
    return draft
