"""Moments of real games, for looking at the boards and for testing them.

    .venv/bin/python web/src/boards/demo/make_situations.py

writes `situations.json` beside this file. The games are played by our own players with dice
from a seed, so the file comes out the same each time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from wormery import games, players, record
from wormery.games import CHANCE, OVER, Position
from wormery.telling import story as telling

FILE = Path(__file__).parent / "situations.json"
NAMES = ("Anna", "Bo", "Chidi", "Dewi", "Emile", "Femke", "Guus")

Moment = tuple[Position | None, str, Position]  # before, the step between, after


def play(game: str, seats: int, seed: str, level: str, real: bool) -> Iterator[Moment]:
    """Every moment of a game as a screen gets it; only real dice are waited for."""
    player = players.load(level)
    random = Random(seed)
    position = games.load(game).start(seats=seats)
    before: Position | None = None
    step = ""
    number = 0
    while True:
        if position.actor == CHANCE and not real:
            drawn = record.draw(position, seed, number)
            fell, position = drawn.text, position.after(drawn.text)
            step = f"{step} [{fell}]".strip()
            number += 1
            if position.actor == CHANCE:
                continue
        yield before, step, position
        if position.actor == OVER:
            return
        before = position
        if position.actor == CHANCE:
            step = record.draw(position, seed, number).text
        else:
            step = player.choose(position, random).text
        position = position.after(step)
        number += 1


def situation(name: str, moment: Moment, seat: int | None) -> dict[str, Any]:
    before, step, position = moment
    say = telling.Say("en")
    seats = tuple(
        telling.Seat(letter, NAMES[number], None)
        for number, letter in enumerate(games.LETTERS[: position.seats])
    )
    labels = [telling.move_name(say, seats, position, move) for move in position.moves]
    move, _, fell = step.partition(" [")
    told: list[str] = []
    if before is not None and before.actor >= 0:
        # Sentences are told of a move; what fell after it is in the next view.
        told = telling.told(say, seats, before, move, before.after(move))
    return {
        "name": name,
        "game": position.game.name,
        "seat": seat,
        "seats": [
            {
                "name": NAMES[number],
                "kind": "bot" if number else "person",
                "here": number != 2,
                "played_by_bot": number == 2 and position.seats > 3,
            }
            for number in range(position.seats)
        ],
        "labels": labels if position.actor == seat else [],
        "step": {"move": move, "fell": fell.removesuffix("]").split("] [") if fell else []},
        "told": told,
        "previous": msgspec.to_builtins(games.view(before, seat))
        if before is not None
        else None,
        "view": msgspec.to_builtins(games.view(position, seat)),
    }


# Which moment is meant. `Any`: each is about the positions of one game.


def moves_of(position: Any) -> list[str]:
    return [move.text for move in position.moves]


def takes(position: Any) -> list[int]:
    return [int(move.split()[1]) for move in moves_of(position) if move.startswith("take")]


def tops(position: Any) -> list[int]:
    return [stack[-1] for stack in position.stacks if stack]


def steals(position: Any) -> bool:
    return bool(set(takes(position)) & set(tops(position))) and len(takes(position)) > 1


def is_steal(before: Any, step: str, after: Any) -> bool:
    return step.startswith("take") and int(step.split()[1]) in tops(before)


def is_failure(before: Any, step: str, after: Any) -> bool:
    return before is not None and len(after.out) > len(before.out)


def first(before: Any, step: str, after: Any) -> bool:
    return True


def over(before: Any, step: str, after: Any) -> bool:
    return bool(after.actor == OVER)


def here(wanted: Callable[[Any], Any]) -> Callable[[Any, str, Any], bool]:
    return lambda before, step, after: bool(wanted(after))


@dataclass
class Wanted:
    """A moment to look for, and on whose screen: a seat, who acts (-1) or a spectator."""

    name: str
    game: str
    seats: int
    screen: int | None
    found: Callable[[Any, str, Any], bool]
    level: str = "casual"
    real: bool = False


ACTOR = -1
RW, IH = "regenwormen", "it-happens"
WANTED = (
    Wanted("rw-start", RW, 3, 0, first),
    Wanted("rw-choose", RW, 3, ACTOR, here(lambda p: len(p.aside) > 2 and len(p.rolled) > 3)),
    Wanted(
        "rw-first-roll", RW, 4, ACTOR, here(lambda p: len(p.rolled) == 8 and len(p.row) < 14)
    ),
    Wanted(
        "rw-take", RW, 3, ACTOR, here(lambda p: len(takes(p)) > 2 and "roll" in moves_of(p))
    ),
    Wanted("rw-steal", RW, 4, ACTOR, here(steals)),
    Wanted("rw-stolen", RW, 4, 0, is_steal),
    Wanted("rw-failed", RW, 3, 0, is_failure),
    Wanted(
        "rw-no-worm",
        RW,
        2,
        ACTOR,
        here(lambda p: p.total > 20 and "W" not in p.aside and not p.rolled),
        level="random",
    ),
    Wanted("rw-seven", RW, 7, ACTOR, here(lambda p: len(tops(p)) > 4 and p.rolled)),
    Wanted(
        "rw-late", RW, 2, ACTOR, here(lambda p: len(p.row) < 4 and len(p.out) > 1 and p.aside)
    ),
    Wanted("rw-watch", RW, 5, None, here(lambda p: len(takes(p)) > 1)),
    Wanted(
        "rw-real", RW, 3, 0, here(lambda p: p.actor == CHANCE and len(p.aside) > 2), real=True
    ),
    Wanted("rw-over", RW, 3, 0, over),
    Wanted("rw-over-seven", RW, 7, 0, over),
    Wanted("ih-start", IH, 3, 0, first),
    Wanted(
        "ih-place",
        IH,
        3,
        ACTOR,
        here(
            lambda p: (
                p.die and p.round == 2 and len(moves_of(p)) == 5 and p.holdings[0].dice < 4
            )
        ),
    ),
    Wanted(
        "ih-two",
        IH,
        2,
        ACTOR,
        here(lambda p: "roll third" in moves_of(p) and p.round == 2 and p.holdings[0].dice < 4),
    ),
    Wanted(
        "ih-two-third-die",
        IH,
        2,
        ACTOR,
        here(lambda p: p.colour == 2 and p.die and p.round == 3),
    ),
    Wanted(
        "ih-five",
        IH,
        5,
        ACTOR,
        here(lambda p: p.die and p.round == 4 and p.turn == 3 and p.holdings[3].dice < 3),
    ),
    Wanted(
        "ih-placed",
        IH,
        4,
        0,
        lambda b, step, a: step.startswith("place") and a.round == b.round == 2,
    ),
    Wanted("ih-watch", IH, 4, None, here(lambda p: p.die and p.round == 3)),
    Wanted("ih-scored", IH, 4, 0, lambda b, step, a: b is not None and b.round == 2 < a.round),
    Wanted("ih-real-mounds", IH, 3, 0, first, real=True),
    Wanted(
        "ih-real-die", IH, 3, 0, here(lambda p: p.actor == CHANCE and p.colour == 1), real=True
    ),
    Wanted("ih-over", IH, 4, 0, over),
    Wanted("ih-over-two", IH, 2, 0, over),
)


def look_for(wanted: Wanted) -> dict[str, Any]:
    for seed in count():
        for moment in play(wanted.game, wanted.seats, str(seed), wanted.level, wanted.real):
            if wanted.found(*moment):
                screen = moment[2].actor if wanted.screen == ACTOR else wanted.screen
                return situation(wanted.name, moment, screen)
    raise AssertionError("seeds do not end")


def text() -> str:
    """The file: one situation a line."""
    lines = (json.dumps(look_for(wanted), ensure_ascii=False) for wanted in WANTED)
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
