"""The results of many games as tables and sentences in the terminal."""

from __future__ import annotations

import sys
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wormery.arena.plan import SIMULATION, TOURNAMENT, Plan
from wormery.arena.words import Cells, Words, against
from wormery.telling.words import Say

WIDTH_IN_FILES = 120
GAP = 3  # cells between two columns


def show(document: dict[str, Any], plan: Plan, say: Say) -> None:
    words = Words(say.language)
    console = Console(
        highlight=False, width=None if sys.stdout.isatty() else WIDTH_IN_FILES, emoji=False
    )
    console.print(Text(words.title(document), style="bold"))
    console.print(say("arena-games-played", games=document["games"]))
    if plan.kind == TOURNAMENT:
        put(console, words.ranking(document), say("arena-ranking"))
        put(console, cross(document, words), say("arena-cross"))
        console.print(say("arena-cross-note"))
    else:
        for table in document["tables"]:
            put(console, words.results(table))
            if plan.kind == SIMULATION:
                put(console, orders(table, words), say("arena-first-title"))
                put(console, decides(table, words))
            for fact in words.facts(table):
                console.print(fact, soft_wrap=True)
            if plan.kind == SIMULATION:
                for fact in words.courses(table):
                    console.print(fact, soft_wrap=True)
            if plan.until is not None and not narrow(table, plan.until):
                console.print(say("arena-not-narrow"))
    console.print(say("arena-certainty"), style="dim")


def narrow(table: dict[str, Any], until: float) -> bool:
    leader = max((row["share"] for row in table["players"]), key=lambda share: share["value"])
    return bool(leader["high"] - leader["low"] < until)


def put(console: Console, cells: Cells, title: str | None = None) -> None:
    """A table whose first column holds names, and the others figures; in lines if too wide."""
    head, rows = cells
    columns = zip(head, *rows, strict=True)
    wide = sum(max(map(cell_len, column)) + GAP for column in columns)
    if wide >= console.width:
        put_in_lines(console, cells, title)
        return
    lines = box.SIMPLE_HEAD if sys.stdout.isatty() else None  # in a pipe only words and figures
    table = Table(box=lines, title=title, title_justify="left", title_style="bold")
    for number, column in enumerate(head):
        table.add_column(Text(column), justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table)


def put_in_lines(console: Console, cells: Cells, title: str | None) -> None:
    """A name, and under it what each column says of it."""
    head, rows = cells
    console.print()
    if title:
        console.print(Text(title, style="bold"))
    for name, *figures in rows:
        console.print(Text(name))
        for column, figure in zip(head[1:], figures, strict=True):
            console.print(Text(f"  {column}: {figure}"))
    console.print()


def orders(found: dict[str, Any], words: Words) -> Cells:
    shares = enumerate(found["share_by_order"])
    rows = [[words.place(place), words.share(share)] for place, share in shares]
    return [words.say("arena-order"), words.say("arena-share")], rows


def decides(found: dict[str, Any], words: Words) -> Cells:
    shares = found["decided_by"].items()
    rows = [[words.reason(reason), words.percent(share)] for reason, share in shares]
    return [words.say("arena-decides"), "%"], rows


def cross(document: dict[str, Any], words: Words) -> Cells:
    names, shares = against(document)
    rows = [
        [
            name,
            *(
                words.percent(shares[name, other]) if (name, other) in shares else "·"
                for other in names
            ),
        ]
        for name in names
    ]
    return ["", *names], rows
