"""A game record as text. docs/notation.md is the specification."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from wormery.games import CHANCE, LETTERS, Position
from wormery.record.record import FORMAT, GameRecord


class Line(NamedTuple):
    """A step, and what begins with it: `12. B` or `Round 2`, or None."""

    heading: str | None
    step: str
    by_chance: bool


def write(record: GameRecord) -> str:
    """The record as a text that `read` turns into the same record.

    >>> from wormery import games
    >>> game = GameRecord.start(games.load("it-happens"), seats=2)
    >>> print(write(game.add("1.2.3").add("roll").add("4")), end="")
    [Wormery "1"]
    [Game "it-happens"]
    [Rules "1"]
    [Seats "2"]
    [Begins "A"]
    [Options "-"]
    [Result "*"]
    <BLANKLINE>
    Round 1 [1.2.3]
    1. A roll [4]
    """
    steps = zip(record.headings(), record.steps, record.positions, strict=False)
    lines = (Line(heading, step, here.actor == CHANCE) for heading, step, here in steps)
    return write_lines(
        record.positions[0], record.begins, record.tags, record.result, lines, record.comments
    )


def write_lines(
    start: Position,
    begins: int,
    tags: Mapping[str, str],
    result: str,
    lines: Iterable[Line],
    comments: Mapping[int, tuple[str, ...]] | None = None,
) -> str:
    """The same from a game's parts; `comments[n]` were made after n steps."""
    return f"{_head(start, begins, tags, result)}\n{_body(lines, comments or {})}"


def _head(start: Position, begins: int, tags: Mapping[str, str], result: str) -> str:
    every = {
        "Wormery": str(FORMAT),
        "Game": start.game.name,
        "Rules": str(start.game.version),
        "Seats": str(start.seats),
        "Begins": LETTERS[begins],
        "Options": start.game.write_options(start.options),
        **tags,
        "Result": result,
    }
    return "".join(f'[{name} "{_quote(value)}"]\n' for name, value in every.items())


def _quote(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _body(lines: Iterable[Line], comments: Mapping[int, tuple[str, ...]]) -> str:
    rows: list[list[str]] = []
    steps = 0
    for heading, step, by_chance in lines:
        if heading is not None:
            rows.append([heading])
        # A comment stands after the step it is about, so before what begins next.
        row = rows[-2] if heading is not None and len(rows) > 1 else rows[-1]
        row += _braced(comments.get(steps, ()))
        rows[-1].append(f"[{step}]" if by_chance else step)
        steps += 1
    if last := _braced(comments.get(steps, ())):
        rows = [*rows[:-1], rows[-1] + last] if rows else [last]
    return "".join(" ".join(row) + "\n" for row in rows)


def _braced(comments: Iterable[str]) -> list[str]:
    return [f"{{{text}}}" for text in comments]
