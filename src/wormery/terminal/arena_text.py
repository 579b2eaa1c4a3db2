"""The results of many games as tables and sentences in the terminal."""

from __future__ import annotations

import sys
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wormery.arena.plan import SIMULATION, TOURNAMENT, Plan
from wormery.arena.words import Cells, Words, against
from wormery.telling.words import Say

WIDTH_IN_FILES = 120


def show(document: dict[str, Any], plan: Plan, say: Say) -> None:
    words = Words(say.language)
    console = Console(
        highlight=False, width=None if sys.stdout.isatty() else WIDTH_IN_FILES, emoji=False
    )
    console.print(Text(words.title(document), style="bold"))
    console.print(say("arena-games-played", games=document["games"]))
    if plan.kind == TOURNAMENT:
        console.print(filled(words.ranking(document), say("arena-ranking")))
        console.print(cross(document, words))
        console.print(say("arena-cross-note"))
    else:
        for table in document["tables"]:
            console.print(filled(words.results(table)))
            if plan.kind == SIMULATION:
                console.print(orders(table, words))
                console.print(decides(table, words))
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


def new_table(*columns: str, title: str | None = None) -> Table:
    """A table whose first column holds names, and the others figures."""
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold")
    for number, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if number else "left", no_wrap=True)
    return table


def filled(cells: Cells, title: str | None = None) -> Table:
    head, rows = cells
    table = new_table(*head, title=title)
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def orders(found: dict[str, Any], words: Words) -> Table:
    say = words.say
    title = say("arena-first-title")
    table = new_table(say("arena-order"), say("arena-share"), title=title)
    for place, share in enumerate(found["share_by_order"]):
        table.add_row(words.place(place), words.share(share))
    return table


def decides(found: dict[str, Any], words: Words) -> Table:
    table = new_table(words.say("arena-decides"), "%")
    for reason, share in found["decided_by"].items():
        table.add_row(words.reason(reason), words.percent(share))
    return table


def cross(document: dict[str, Any], words: Words) -> Table:
    names, shares = against(document)
    table = new_table("", *names, title=words.say("arena-cross"))
    for name in names:
        cells = [
            words.percent(shares[name, other]) if (name, other) in shares else "·"
            for other in names
        ]
        table.add_row(Text(name), *cells)
    return table
