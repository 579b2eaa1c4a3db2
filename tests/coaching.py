"""Games for the coach to look at: played by bots, or ended at a table of a server."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
from tests.helpers import random_step
from tests.tables import Person

from wormery import record
from wormery.games import CHANCE, OVER, Position
from wormery.players.choosers import chooser_of
from wormery.record import GameRecord


def played(start: Position, levels: Sequence[int], seed: int, most: int = 5000) -> GameRecord:
    """A game from a position to its end, each seat played by its level."""
    random, chooser = Random(seed), chooser_of(start.game)
    stream, scratch = np.array([seed + 1], dtype=np.uint64), chooser.new_scratch()
    chooser.forget(scratch)
    positions, steps = [start], list[str]()
    while positions[-1].actor != OVER and len(steps) < most:
        position = positions[-1]
        if position.actor == CHANCE:
            step = random_step(position, random)
        else:
            level = levels[position.actor]
            move = chooser.choose(position.setup, position.state, level, stream, scratch)
            step = position.game.move(int(move)).text
        positions.append(position.after(step))
        steps.append(position.name_of(step))
    return GameRecord(tuple(positions), start.turn, tuple(steps))


async def ended(person: Person, game: GameRecord) -> tuple[str, int]:
    """A table whose game this person has ended with its last move, and their seat."""
    seat = game.positions[-2].actor
    seats = [{"kind": "bot"} for _ in range(game.position.seats)]
    seats[seat] = {"kind": "here", "name": "Anna"}
    body = {
        "id": f"ended-{next(person.numbers)}",
        "plan": {"game": game.game.name, "seats": seats, "pace": 10_000},
        "record": record.write(game),
        "steps": len(game.steps) - 1,
    }
    made = await person.client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    code: str = made.json()["code"]
    await person.start(code)
    await person.do(code, "move", seat=seat, move=game.steps[-1], step=len(game.steps) - 1)
    return code, seat
