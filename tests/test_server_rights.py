"""What a seat is told it may do is exactly what the server then takes from it."""

from __future__ import annotations

import random
from typing import Literal

import msgspec
import pytest
from tests.tables import drawn

from wormery.games import CHANCE, GAMES, OVER
from wormery.record import commitment
from wormery.server.deciding import decide, decide_move
from wormery.server.errors import RefusedError
from wormery.server.frames import May
from wormery.server.messages import (
    AnyCommand,
    Away,
    Back,
    Claimed,
    MakeMove,
    Opened,
    SeatPlan,
    Start,
    TablePlan,
    TypeDice,
    Undo,
)
from wormery.server.seeing import views
from wormery.server.table import Decision, Table

HOST, GUEST, STRANGER = "h" * 32, "g" * 32, "s" * 32
SECRET = bytes(range(32))
EVENTS = 150


Dice = Literal["server", "real"]


def opened(game: str, dice: Dice, chance: random.Random) -> Table:
    """Two seats at the host's screen, one at a guest's, and a bot."""
    seats = [SeatPlan("here"), SeatPlan("here"), SeatPlan("link"), SeatPlan("bot")]
    chance.shuffle(seats)
    plan = TablePlan(game, tuple(seats), dice=dice, begins=chance.randrange(4), grace=0)
    table = Table(1, "ABCDEF", HOST, SECRET)
    table = table.after(1, 1, HOST, Decision(Opened(plan, commitment(SECRET))))
    table = table.after(2, 2, GUEST, Decision(Claimed(seats.index(SeatPlan("link")), "Bo", "")))
    return table.after(3, 3, HOST, decide(table, Start("start"), HOST))


def taken(table: Table, command: AnyCommand, device: str) -> bool:
    try:
        decide(table, command, device)
    except RefusedError:
        return False
    return True


def some_dice(table: Table, chance: random.Random) -> str:
    """What the dice may show now, or anything if none are rolled."""
    lots = table.position.lots if table.position is not None else None
    return "1" if lots is None else drawn(msgspec.to_builtins(lots), chance)


def check(table: Table, chance: random.Random) -> int:
    """Ask for everything that seats might do; how much of it is allowed."""
    allowed = 0
    dice = some_dice(table, chance)
    for device in (HOST, GUEST):
        for seen in views(table, device, "en", words=False):
            assert seen.seat is not None
            undo = taken(table, Undo("u", seen.seat, table.steps), device)
            typed = taken(table, TypeDice("d", seen.seat, dice, table.steps), device)
            may = seen.may or May()
            assert (undo, typed) == (may.undo, may.dice)
            allowed += undo + typed
    (watched,) = views(table, STRANGER, "en", words=False)
    assert watched.may is None
    return allowed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dice", ["server", "real"])
def test_what_a_seat_may_do_is_what_is_taken(game: str, dice: Dice) -> None:
    chance = random.Random(f"{game} {dice}")
    allowed = 0
    for _ in range(4):
        table = opened(game, dice, chance)
        while table.number < EVENTS and table.state == "playing":
            allowed += check(table, chance)
            device, decision = something(table, chance)
            table = table.after(table.number + 1, table.number + 1, device, decision)
        check(table, chance)
    assert allowed > 50


def something(table: Table, chance: random.Random) -> tuple[str | None, Decision]:
    """Anything that may come next: a step, one taken back, someone who goes or comes back."""
    position = table.position
    assert position is not None
    assert position.actor != OVER
    seat = chance.randrange(4)
    chair = table.chairs[seat]
    if chance.random() < 0.2 and chair.kind == "person":
        return None, Decision(Away(seat) if chair.away_since is None else Back(seat))
    for device in (HOST, GUEST):
        for seen in views(table, device, "en", words=False):
            if seen.seat is not None and seen.may and seen.may.undo and chance.random() < 0.2:
                return device, decide(table, Undo("u", seen.seat, table.steps), device)
    if position.actor == CHANCE:
        text = some_dice(table, chance)
        typists = [
            (device, seen.seat)
            for device in (HOST, GUEST)
            for seen in views(table, device, "en", words=False)
            if seen.seat is not None and seen.may and seen.may.dice
        ]
        device, typist = chance.choice(typists)
        return device, decide(table, TypeDice("d", typist, text, table.steps), device)
    move = chance.choice(position.moves).text
    chair = table.chairs[position.actor]
    if chair.kind == "bot" or chair.away_since is not None:
        actor, _, by = table.bot
        return None, decide_move(table, actor, move, by)
    assert chair.device is not None
    command = MakeMove("m", position.actor, move, table.steps)
    return chair.device, decide(table, command, chair.device)
