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
from msgspec.structs import replace

from wormery import games, players, record
from wormery.games import CHANCE, OVER, Fact, Position
from wormery.telling.story import Say, Seat, Story

FILE = Path(__file__).parent / "situations.json"
NAMES = ("Anna", "Bo", "Chidi", "Dewi", "Emile", "Femke", "Guus")


@dataclass
class Moment:
    """A position as a screen gets it: the one before, what happened since, and the move."""

    before: Any
    move: str
    facts: tuple[Fact, ...]
    after: Any


def play(game: str, seats: int, seed: str, level: str, real: bool) -> Iterator[Moment]:
    """Every moment of a game as a screen gets it; only real dice are waited for."""
    player = players.load(level)
    random = Random(seed)
    position: Any = games.load(game).start(seats=seats)
    before: Any = None
    move = ""
    facts: tuple[Fact, ...] = ()
    number = 0
    while True:
        if position.actor == CHANCE and not real:
            step = position.step(record.draw(position, seed, number))
            facts, position = facts + step.facts, step.after
            number += 1
            if position.actor == CHANCE:
                continue
        yield Moment(before, move, facts, position)
        if position.actor == OVER:
            return
        before = position
        if position.actor == CHANCE:
            move = ""
            step = position.step(record.draw(position, seed, number))
        else:
            move = player.choose(position, random).text
            step = position.step(move)
        facts, position = step.facts, step.after
        number += 1


def situation(name: str, moment: Moment, seat: int | None) -> dict[str, Any]:
    position = moment.after
    seats = tuple(
        Seat(letter, NAMES[number], None)
        for number, letter in enumerate(games.LETTERS[: position.seats])
    )
    story = Story(Say("en"), position.game, seats)
    return {
        "name": name,
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
        "facts": msgspec.to_builtins(moment.facts),
        "told": story.told(moment.facts),
        "earlier": shown(moment.before, seat, story) if moment.before is not None else None,
        "view": shown(position, seat, story),
    }


def shown(position: Position, seat: int | None, story: Story) -> Any:
    """What a seat sees, with its choices in words."""
    view: Any = position.game.view(position, seat)
    moves = tuple(replace(one, label=story.label(one)) for one in view.moves)
    return msgspec.to_builtins(replace(view, moves=moves))


# Which moment is meant. `Any`: each is about the positions of one game.


def kinds(position: Any) -> set[str]:
    return {move.kind for move in position.moves}


def takes(position: Any) -> list[int]:
    return [move.about for move in position.moves if move.kind == "take"]


def tops(position: Any) -> list[int]:
    return [stack[-1] for stack in position.stacks if stack]


def steals(position: Any) -> bool:
    return bool(set(takes(position)) & set(tops(position))) and len(takes(position)) > 1


def first(moment: Moment) -> bool:
    return True


def over(moment: Moment) -> bool:
    return bool(moment.after.actor == OVER)


def here(wanted: Callable[[Any], Any]) -> Callable[[Moment], bool]:
    return lambda moment: bool(wanted(moment.after))


def happened(*tags: str) -> Callable[[Moment], bool]:
    """Facts of all these kinds are among what happened."""
    return lambda moment: (
        set(tags) <= {msgspec.to_builtins(fact)["fact"] for fact in moment.facts}
    )


@dataclass
class Wanted:
    """A moment to look for, and on whose screen: a seat, who acts (-1) or a spectator."""

    name: str
    game: str
    seats: int
    screen: int | None
    found: Callable[[Moment], bool]
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
    Wanted("rw-take", RW, 3, ACTOR, here(lambda p: len(takes(p)) > 2 and "roll" in kinds(p))),
    Wanted("rw-steal", RW, 4, ACTOR, here(steals)),
    Wanted("rw-stolen", RW, 4, 0, happened("stole")),
    Wanted("rw-failed", RW, 3, 0, happened("failed", "turned")),
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
        here(lambda p: p.die and p.round == 2 and len(p.moves) == 5 and p.holdings[0].dice < 4),
    ),
    Wanted(
        "ih-two",
        IH,
        2,
        ACTOR,
        here(lambda p: "roll third" in kinds(p) and p.round == 2 and p.holdings[0].dice < 4),
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
        lambda m: happened("placed")(m) and m.before.round == m.after.round == 2,
    ),
    Wanted("ih-watch", IH, 4, None, here(lambda p: p.die and p.round == 3)),
    Wanted("ih-scored", IH, 4, 0, lambda m: happened("round-over")(m) and m.before.round == 2),
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
            if wanted.found(moment):
                screen = moment.after.actor if wanted.screen == ACTOR else wanted.screen
                return situation(wanted.name, moment, screen)
    raise AssertionError("seeds do not end")


def text() -> str:
    """The file: one situation a line."""
    lines = (json.dumps(look_for(wanted), ensure_ascii=False) for wanted in WANTED)
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
