"""`wormery compare`: two games with the same dice, and where they parted."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec import to_builtins

from wormery.coach.comparing import (
    ComparedTurn,
    ComparisonDocument,
    check_alike,
    comparison_of,
)
from wormery.games import LETTERS, load
from wormery.record import GameRecord
from wormery.telling.seats import seats_of
from wormery.telling.words import Say
from wormery.terminal.complaining import FINE
from wormery.terminal.files import open_record
from wormery.terminal.odds import WIDEST
from wormery.terminal.review_text import Shown
from wormery.terminal.screen import Screen

INDENT = 2


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for on the command line."""

    one: Path
    other: Path
    seats: tuple[str, str] | None = None
    json: bool = False
    plain: bool = False


def compare_games(asked: Asked, say: Say) -> int:
    one, other = open_record(asked.one), open_record(asked.other)
    letters = asked.seats or (person(one, say), person(other, say))
    seats = seat_of(letters[0]), seat_of(letters[1])
    check_alike(one, other, seats)
    names = names_of((one, other), seats, (asked.one, asked.other), say)
    found = comparison_of(one, other, seats, say, names)
    if asked.json:
        print(json.dumps(to_builtins(found)))
    else:
        show(found, say, Screen(say, asked.plain))
    return FINE


def person(record: GameRecord, say: Say) -> str:
    """The letter of the first seat with a person; of the first of all if only bots played."""
    people = (seat.letter for seat in seats_of(record, say) if not seat.bot)
    return next(people, LETTERS[0])


def seat_of(letter: str) -> int:
    """The seat of a letter; -1 for what is none."""
    return LETTERS.find(letter.upper()) if len(letter) == 1 else -1


def names_of(
    records: tuple[GameRecord, GameRecord],
    seats: tuple[int, int],
    files: tuple[Path, Path],
    say: Say,
) -> tuple[str, str]:
    """Who is compared; those who are called the same, with their file or else a number."""
    one, other = (
        seats_of(record, say)[seat].name for record, seat in zip(records, seats, strict=True)
    )
    if one != other:
        return one, other
    first, second = (file.stem for file in files)
    if first == second:
        first, second = "1", "2"
    return f"{one} ({first})", f"{other} ({second})"


# In lines that fit the terminal


def show(document: ComparisonDocument, say: Say, screen: Screen) -> None:
    """Who did better, where they parted, and every turn."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    shown = Shown(screen, width)
    one, other = document.names
    game = say.game(load(document.game))
    screen.title(say("compare-title", game=game, one=one, other=other))
    show_summary(document, say, shown)
    shown.section(say("compare-every-turn"))
    for turn in document.turns:
        screen.line()
        shown.text(heading_of(turn, say))
        for line in lines_of(turn, document, say):
            shown.text(line, INDENT)


def show_summary(document: ComparisonDocument, say: Say, shown: Shown) -> None:
    """All but the turns."""
    for line in (*results(document, say), dice(document, say)):
        shown.text(line)
    if document.parted is None:
        same = all(turn.same for turn in document.turns)
        shown.text(say("compare-all-same" if same else "compare-never"))
        return
    turn = document.turns[document.parted]
    shown.section(say("compare-first", turn=name_of(turn, say)))
    shown.text(turn.parted)


def results(document: ComparisonDocument, say: Say) -> Iterator[str]:
    """How both games ended, and who did better."""
    ends = []
    for name, seat, scores, over, won in zip(
        document.names,
        document.seats,
        document.scores,
        document.over,
        document.won,
        strict=True,
    ):
        every = "–".join(map(str, scores))
        if over:
            end = "yes" if won else "no"
            yield say("compare-score", name=name, score=scores[seat], scores=every, won=end)
        else:
            yield say("compare-unfinished", name=name, score=scores[seat], scores=every)
        ends.append((won, scores[seat]))
    if all(document.over):
        best = max(ends)
        if ends[0] == ends[1]:
            yield say("compare-equal")
        else:
            yield say("compare-better", name=document.names[ends.index(best)])


def dice(document: ComparisonDocument, say: Say) -> str:
    if not document.rolls:
        return say("compare-dice-none")
    if document.alike == document.rolls:
        return say("compare-dice-same", rolls=document.rolls)
    return say("compare-dice-differ", alike=document.alike, rolls=document.rolls)


def name_of(turn: ComparedTurn, say: Say) -> str:
    return say("compare-turn", round=turn.round, number=turn.number)


def heading_of(turn: ComparedTurn, say: Say) -> str:
    name = name_of(turn, say)
    if turn.parted:
        return say("compare-turn-parted", turn=name)
    return say("compare-turn-same", turn=name) if turn.same else name


def lines_of(turn: ComparedTurn, document: ComparisonDocument, say: Say) -> Iterator[str]:
    """What each of the two did."""
    for name, played in zip(document.names, (turn.one, turn.other), strict=True):
        if played is None:
            yield say("compare-not-played", name=name)
        else:
            told = " ".join(played.told) or f"{name} …"
            yield say("compare-played", told=told, score=played.score)
