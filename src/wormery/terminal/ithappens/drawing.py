"""The table of It Happens..: three mounds, and what each colour holds."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wormery.games import LETTERS, OVER
from wormery.games.ithappens.mounds import OBJECTS, MoundSet
from wormery.games.ithappens.view import Holding, Mound, ItHappensView
from wormery.telling.ithappens import EMPTY, WORM, die_of, name_of
from wormery.telling.seats import Seat
from wormery.telling.words import Say
from wormery.terminal.blocks import Block, beside, die, fit, heading, short

# The dice of the box, each with the ink that reads well on it on any screen.
COLOURS = (
    "bold black on yellow",
    "bold white on red",
    "bold black on green",
    "bold white on blue",
    "bold black on white",
)
WIDE = 80
FIELDS = 3
ROUNDS = 4

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
    view: ItHappensView, say: Say, seats: Sequence[Seat], mounds: MoundSet, width: int
) -> RenderableType:
    parts: list[RenderableType] = [heading(round_text(view, say, seats))]
    if view.mounds:
        # Five columns with their borders, three times: 80 cells, or 56 on a narrow screen.
        inner, gap = (4, 1) if width >= WIDE else (2, 4)
        drawn = [mound_block(view, place, say, inner) for place in range(len(view.mounds))]
        parts += [Text(), *beside(drawn, gap), legend(view, say)]
    parts += [holdings(view, say, seats, mounds), Text(supply_text(view, say))]
    if view.die is not None and view.colour is not None:
        parts += [
            Text(),
            heading(die_of(say, tuple(seats), view.colour)),
            *die(str(view.die), COLOURS[view.colour]),
        ]
    return Group(*parts)


def round_text(view: ItHappensView, say: Say, seats: Sequence[Seat]) -> str:
    if view.actor == OVER:
        return say("ih-after-rounds", rounds=ROUNDS)
    return say(
        "ih-round", round=view.round, rounds=ROUNDS, name=short(seats[view.starter].name, 20)
    )


def supply_text(view: ItHappensView, say: Say) -> str:
    return say("ih-supply", worms=view.worms_in_supply, mounds=view.face_down)


# Mounds


def mound_block(view: ItHappensView, place: int, say: Say, inner: int) -> Block:
    """One mound: what it is worth, and its columns with dice and finds."""
    mound = view.mounds[place]
    width = 5 * (inner + 1) + 1
    marked = marked_field(view, place)
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


def marked_field(view: ItHappensView, place: int) -> tuple[int, int] | None:
    """Where the die just rolled would go on this mound."""
    found = view.targets[place] if view.targets else None
    return None if found is None else (found.column, found.field)


def columns(mound: Mound, marked: tuple[int, int] | None, say: Say, inner: int) -> Block:
    """The columns side by side, standing on the ground, with borders in common."""
    count = len(mound.columns)

    def there(column: int, field: int) -> bool:
        return 0 <= column < count and 0 <= field < len(mound.columns[column].fields)

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


def fields_at(
    mound: Mound, level: int, marked: tuple[int, int] | None, say: Say, inner: int
) -> Text:
    line = Text()
    before = False
    for number, column in enumerate(mound.columns):
        here = level < len(column.fields)
        line.append("│" if here or before else " ")
        if not here:
            line.append(" " * inner)
        else:
            field = column.fields[level]
            is_marked = marked == (number, level)
            if field.die is not None and column.colour is not None:
                text, style = f"{LETTERS[column.colour]}{field.die}", COLOURS[column.colour]
            else:
                text, style = find_short(field.find, say), "reverse" if is_marked else ""
            if inner > 2:
                text = f"›{text}‹" if is_marked else f" {text} "
            line.append(text, style=style)
        before = here
    line.append("│" if before else " ")
    return line


def find_short(find: str, say: Say) -> str:
    """What a field holds, in two cells."""
    return "  " if find == EMPTY else say("ih-find-short", find=find)


def legend(view: ItHappensView, say: Say) -> Text:
    """What the abbreviations on these mounds mean."""
    here = {f.find for mound in view.mounds for column in mound.columns for f in column.fields}
    words = [
        f"{find_short(find, say)}={say('ih-find', find=find)}"  # no space: it would break there
        for find in (WORM, *OBJECTS)
        if find in here
    ]
    return Text(" · ".join(words), style="italic")


# Holdings


def holdings(view: ItHappensView, say: Say, seats: Sequence[Seat], mounds: MoundSet) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column("", no_wrap=True)
    table.add_column(say("final-player"), overflow="fold", max_width=18)
    table.add_column(say("ih-column-dice"), overflow="fold")
    table.add_column(say("ih-column-worms"), overflow="fold")
    table.add_column(say("ih-column-objects"), overflow="fold", ratio=1)
    table.add_column(say("ih-column-points"), overflow="fold")
    for colour, holding in enumerate(view.holdings):
        turn = colour == view.turn and view.actor != OVER
        letter = Text("▶ " if turn else "  ")
        letter.append(f" {LETTERS[colour]} ", style=COLOURS[colour])
        table.add_row(
            letter,
            Text(name_of(say, tuple(seats), colour), style="bold" if turn else ""),
            dice_text(view, colour),
            str(holding.worms),
            objects_text(holding, say),
            points_text(holding, say, mounds),
        )
    return table


def dice_text(view: ItHappensView, colour: int) -> Text:
    """The dice left: a colour's own, and those of the third colour that a player keeps.

    When the game is over the dice are back with their owners, and nobody needs them.
    """
    holding = view.holdings[colour]
    if colour >= view.seats or view.actor == OVER:
        return Text("–")
    text = Text(str(holding.dice))
    if holding.third_dice:
        text.append(" + ").append(f"{holding.third_dice} {LETTERS[view.seats]}")
    return text


def objects_text(holding: Holding, say: Say) -> str:
    words = [
        f"{count}×{say('ih-find', find=name)}" if count > 1 else say("ih-find", find=name)
        for name, count in holding.objects.items()
        if count
    ]
    return say.row(words) if words else "–"


def points_text(holding: Holding, say: Say, mounds: MoundSet) -> str:
    """The point tiles: how many, and what they are worth to those who may know."""
    if holding.queens is None or holding.generals is None:
        return say("ih-face-down", tiles=holding.point_tiles)
    values = [
        *(mounds.mounds[number - 1].queen for number in holding.queens),
        *(mounds.mounds[number - 1].general for number in holding.generals),
    ]
    return " + ".join(map(str, sorted(values, reverse=True))) or "–"


# In words


def plain(view: ItHappensView, say: Say, seats: Sequence[Seat], mounds: MoundSet) -> list[str]:
    lines = [round_text(view, say, seats)]
    for place in range(len(view.mounds)):
        lines += plain_mound(view, place, say)
    for colour, holding in enumerate(view.holdings):
        mark = "> " if colour == view.turn and view.actor != OVER else "  "
        lines.append(
            mark
            + say(
                "ih-plain-holding",
                letter=LETTERS[colour],
                name=name_of(say, tuple(seats), colour),
                dice=dice_text(view, colour).plain,
                worms=holding.worms,
                objects=objects_text(holding, say),
                points=points_text(holding, say, mounds),
            )
        )
    lines.append(supply_text(view, say))
    if view.die is not None and view.colour is not None:
        lines.append(f"{die_of(say, tuple(seats), view.colour)} {view.die}")
    return lines


def plain_mound(view: ItHappensView, place: int, say: Say) -> list[str]:
    mound = view.mounds[place]
    marked = marked_field(view, place)
    title = say("ih-mound-title", place=place + 1, mound=mound.number)
    values = [
        say("ih-queen", points=mound.queen),
        say("ih-general", points=mound.general),
        say("ih-worm-number", number=mound.worm_number),
    ]
    words = []
    for number, column in enumerate(mound.columns):
        fields = []
        for level, field in enumerate(column.fields):
            if field.die is not None and column.colour is not None:
                word = f"{LETTERS[column.colour]}{field.die}"
            else:
                word = "." if field.find == EMPTY else say("ih-find", find=field.find)
            fields.append(f"›{word}‹" if marked == (number, level) else word)
        words.append(" ".join(fields))
    return [f"{title}: {say.row(values)}", f"    {' | '.join(words)}"]
