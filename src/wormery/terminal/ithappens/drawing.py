"""The table of It Happens..: three mounds, and what each colour holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wormery.games import LETTERS, OVER
from wormery.games.ithappens import OBJECTS, ItHappensView
from wormery.games.ithappens.mounds import NOTHING, WORM
from wormery.games.ithappens.rules import COLUMNS, FIELDS, ROUNDS
from wormery.games.ithappens.view import Holding, Mound
from wormery.telling.ithappens import (
    dice_text,
    die_of,
    holding_text,
    name_of,
    points_text,
    supply_text,
)
from wormery.telling.seats import Seat
from wormery.telling.words import Say
from wormery.terminal.blocks import Block, beside, die, fit, heading, short
from wormery.terminal.help import wrapped
from wormery.terminal.ithappens.face import LONGEST_NAME

Field = tuple[int, int]  # a column of a mound, and which of its fields from the lowest

# The dice of the box, each with the ink that reads well on it on any screen.
COLOURS = (
    "bold black on yellow",
    "bold white on red",
    "bold black on green",
    "bold white on blue",
    "bold black on white",
)
WIDE = 80
LETTER_WIDTH = 6  # of a colour in front of a line
NARROW = 70  # below that a table of six columns would break its words

# The shape where borders meet, by which of them are there: up, down, left, right.
CORNERS = {
    (0, 0, 0, 0): " ",
    (0, 0, 1, 1): "─",
    (0, 1, 0, 1): "┌",
    (0, 1, 1, 0): "┐",
    (0, 1, 1, 1): "┬",
    (1, 0, 0, 1): "└",
    (1, 0, 1, 0): "┘",
    (1, 0, 1, 1): "┴",
    (1, 1, 0, 0): "│",
    (1, 1, 0, 1): "├",
    (1, 1, 1, 0): "┤",
    (1, 1, 1, 1): "┼",
}


def draw(
    view: ItHappensView,
    targets: Mapping[int, Field],
    say: Say,
    seats: Sequence[Seat],
    width: int,
) -> RenderableType:
    """The table; `targets` are where the die just rolled would go, by mound."""
    parts: list[RenderableType] = [heading(round_text(view, say, seats))]
    if view.mounds:
        # Five columns with their borders, three times: 80 cells, or 56 on a narrow screen.
        inner, gap = (4, 1) if width >= WIDE else (2, 4)
        drawn = [
            mound_block(mound, place, targets.get(place), say, inner)
            for place, mound in enumerate(view.mounds)
        ]
        fitting = max(1, (width + gap) // (COLUMNS * (inner + 1) + 1 + gap))
        for first in range(0, len(drawn), fitting):
            parts += [Text(), *beside(drawn[first : first + fitting], gap)]
        parts.append(legend(view, say))
    held = holdings if width >= NARROW else holdings_in_lines
    parts += [held(view, say, seats, width), Text(supply_text(say, view))]
    if view.die is not None and view.colour is not None:
        parts += [
            Text(),
            heading(die_of(say, seats, view.colour)),
            *die(str(view.die), COLOURS[view.colour]),
        ]
    return Group(*parts)


def round_text(view: ItHappensView, say: Say, seats: Sequence[Seat]) -> str:
    if view.actor == OVER:
        return say("ih-after-rounds", rounds=ROUNDS)
    starter = seats[view.starter]
    who = starter.who | {"name": short(starter.name, LONGEST_NAME)}
    return say("ih-round", **who, round=view.round, rounds=ROUNDS)


# Mounds


def mound_block(mound: Mound, place: int, marked: Field | None, say: Say, inner: int) -> Block:
    """One mound: what it is worth, and its columns with dice and finds."""
    width = COLUMNS * (inner + 1) + 1
    values = [
        say("ih-queen", points=mound.queen),
        say("ih-general", points=mound.general),
        say("ih-worm-number", number=mound.worm_number),
    ]
    if inner > 2:
        values = [f"{values[0]} · {values[1]}", values[2]]
    title = say("ih-mound-title", place=place + 1, mound=mound.number)
    lines = [heading(fit(title, width)), *(Text(fit(value, width)) for value in values)]
    lines += columns(mound, marked, say, inner)
    pointer = Text(" " * width)
    if marked:
        at = marked[0] * (inner + 1) + 1
        pointer = Text(" " * at + "▲".center(inner), style="bold green")
    return [*lines, pointer]


def columns(mound: Mound, marked: Field | None, say: Say, inner: int) -> Block:
    """The columns side by side, standing on the ground, with borders in common."""
    count = len(mound.columns)

    def there(column: int, field: int) -> bool:
        return 0 <= column < count and 0 <= field < len(mound.columns[column].finds)

    lines: Block = []
    for level in range(FIELDS, -1, -1):  # the border above each level of fields
        border = Text()
        for x in range(count + 1):
            above = there(x - 1, level), there(x, level)
            below = there(x - 1, level - 1), there(x, level - 1)
            left, right = above[0] or below[0], above[1] or below[1]
            border.append(CORNERS[any(above), any(below), left, right])
            if x < count:
                border.append(("─" if right else " ") * inner)
        lines.append(border)
        if level:
            lines.append(fields_at(mound, level - 1, marked, say, inner))
    return lines


def fields_at(mound: Mound, level: int, marked: Field | None, say: Say, inner: int) -> Text:
    line = Text()
    before = False
    for number, column in enumerate(mound.columns):
        here = level < len(column.finds)
        line.append("│" if here or before else " ")
        if not here:
            line.append(" " * inner)
        else:
            is_marked = marked == (number, level)
            if column.colour is not None and level < len(column.dice):
                text = f"{LETTERS[column.colour]}{column.dice[level]}"
                style = COLOURS[column.colour]
            else:
                text = find_short(column.finds[level], say)
                style = "reverse" if is_marked else ""
            if inner > 2:
                text = f"›{text}‹" if is_marked else f" {text} "
            line.append(text, style=style)
        before = here
    line.append("│" if before else " ")
    return line


def find_short(find: str, say: Say) -> str:
    """What a field holds, in two cells."""
    return "  " if find == NOTHING else say("ih-find-short", find=find)


def legend(view: ItHappensView, say: Say) -> Text:
    """What the abbreviations on these mounds mean."""
    here = {find for mound in view.mounds for column in mound.columns for find in column.finds}
    words = [
        f"{find_short(find, say)}={say('ih-find', find=find)}"  # no space: it would break there
        for find in (WORM, *OBJECTS)
        if find in here
    ]
    return Text(" · ".join(words), style="italic")


# Holdings


def holdings(view: ItHappensView, say: Say, seats: Sequence[Seat], width: int) -> Table:
    # On a narrow screen every cell between columns is one that a word may need.
    narrow = width < WIDE
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=narrow)
    table.add_column("", no_wrap=True)
    table.add_column(say("final-player"), overflow="fold", max_width=18)
    table.add_column(say("ih-column-dice"), overflow="fold")
    table.add_column(say("ih-column-worms"), overflow="fold")
    table.add_column(say("ih-column-objects"), overflow="fold", ratio=1, min_width=12)
    table.add_column(say("ih-column-points"), overflow="fold")
    for colour, holding in enumerate(view.holdings):
        turn = colour == view.turn and view.actor != OVER
        letter = Text("▶ " if turn else "  ")
        letter.append(f" {LETTERS[colour]} ", style=COLOURS[colour])
        table.add_row(
            letter,
            Text(name_of(say, seats, colour), style="bold" if turn else ""),
            dice_text(view, colour),
            str(holding.worms),
            objects_text(holding, say),
            points_text(holding) or say("ih-face-down", tiles=holding.point_tiles),
        )
    return table


def holdings_in_lines(
    view: ItHappensView, say: Say, seats: Sequence[Seat], width: int
) -> Group:
    """The same in sentences, each with the letter of its colour in front."""
    lines: Block = [Text()]
    for colour in range(len(view.holdings)):
        turn = colour == view.turn and view.actor != OVER
        told = holding_text(say, name_of(say, seats, colour), view, colour)
        told = told.replace(" × ", "\u00a0×\u00a0")  # which no line ends between
        for number, part in enumerate(wrapped(told, width - LETTER_WIDTH)):
            letter = Text("▶ " if turn and not number else "  ")
            letter.append("   " if number else f" {LETTERS[colour]} ", style=COLOURS[colour])
            lines.append(letter.append(f" {part}", style="bold" if turn else ""))
    return Group(*lines, Text())


def objects_text(holding: Holding, say: Say) -> str:
    words = [
        f"{count}×{say('ih-find', find=name)}" if count > 1 else say("ih-find", find=name)
        for name, count in holding.objects.items()
        if count
    ]
    return say.row(words) if words else "–"
