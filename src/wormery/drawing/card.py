"""A picture to share, as previews of links show it: 1200 by 630.

On the left are words and who came where; on the right the place where the game is played, or
how the chances went, above the soil with our name.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from wormery.drawing.lettering import cut, fitted, line, width
from wormery.drawing.palette import (
    CLAY,
    DUNE,
    INK,
    IVORY,
    MARKS,
    PATTERNS,
    SAND,
    SEATS,
    SOIL,
    SUN,
)
from wormery.drawing.pieces import badge
from wormery.drawing.scenes import ANYWHERE, SOIL_DEEP, merry_worm
from wormery.drawing.strokes import at, box

WIDTH, HEIGHT = 1200, 630
NAME = "Wormery"
WALL = 650.0  # where the left ends
EDGE = 44.0
ROOM = WALL - 2 * EDGE
SOFT = "#654d3c"
TITLES = (64, 58, 52, 46, 42, 38, 34, 30)
BELOW = (30, 28, 26, 24, 22)
LONG = 50  # letters of a title
FULL = 3  # with so many sizes less, where there are many rows
GROUND = 364.0  # below it is soil
LETTERS = "ABCDEFG"  # of the seats
FINEST = 400  # moments of a graph: more would be less than a point apart
STEP = 34.0  # between two ends of lines
TALLEST = 72.0  # of a line with a figure


class Row(NamedTuple):
    """A line about one seat; `mine` is the one of whoever shares."""

    seat: int
    name: str
    figures: tuple[str, ...] = ()
    won: bool = False
    mine: bool = False


class Figure(NamedTuple):
    """A line about something that was counted, and what more there is to say of it."""

    title: str
    figure: str
    what: str = ""


class Card(NamedTuple):
    """What stands in the picture, in the words of one language."""

    game: str
    title: str
    below: str = ""
    heads: tuple[str, ...] = ()  # over the figures of the rows
    rows: tuple[Row, ...] = ()
    figures: tuple[Figure, ...] = ()  # where there are no rows
    chances: tuple[tuple[float, ...], ...] = ()
    foot: str = ""
    scene: str = ANYWHERE
    dice: str = ""  # where there is neither


def draw(card: Card) -> str:
    """The whole picture as SVG."""
    right = _graph(card.chances) if len(card.chances) > 1 else _scene(card.scene)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img"><title>{escape(card.title)}</title>'
        f"<defs>{_patterns()}</defs>"
        f"{right}{_soil(card.foot)}{_wall()}{_words(card)}</svg>\n"
    )


def _patterns() -> str:
    return "".join(
        f'<pattern id="wormery-{name}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path d="{MARKS[name]}" fill="none" stroke="{INK}" stroke-opacity=".35" '
        f'stroke-width="{2.6 if name == "dots" else 1.6}" stroke-linecap="round"/></pattern>'
        for name in PATTERNS
        if MARKS[name]
    )


# On the right


def _scene(scene: str) -> str:
    inside = scene.replace(
        "<svg ",
        f'<svg x="{WALL:.0f}" y="0" width="{WIDTH - WALL:.0f}" height="{GROUND:.0f}" ',
        1,
    )
    return inside


def _graph(chances: Sequence[Sequence[float]]) -> str:
    """How likely each seat was to win, from the beginning to the end."""
    chances = [*chances[:: 1 + len(chances) // FINEST], chances[-1]]
    left, right, top, bottom = WALL + 44, WIDTH - 74.0, 44.0, GROUND - 56
    steps = max(1, len(chances) - 1)
    parts = [box(WALL, 0, WIDTH - WALL, GROUND + 20, IVORY, 0)]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = bottom - share * (bottom - top)
        parts.append(
            f'<path d="M{left:.0f} {y:.1f}H{right:.0f}" stroke="{DUNE}" '
            f'stroke-width="{4 if share == 0.5 else 2}"/>'
        )
    for seat in reversed(range(len(chances[0]))):
        heights = [bottom - one[seat] * (bottom - top) for one in chances]
        path = "M" + " ".join(
            f"{left + step * (right - left) / steps:.1f} {y:.1f}"
            for step, y in enumerate(heights)
        )
        for colour, weight in ((INK, 9), (SEATS[seat % len(SEATS)], 5)):
            parts.append(
                f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{weight}" '
                f'stroke-linejoin="round" stroke-linecap="round"/>'
            )
    return "".join([*parts, _ends(chances[-1], right + 30, top, bottom)])


def _ends(last: Sequence[float], x: float, top: float, bottom: float) -> str:
    """Whose line it is, beside its end; none over another."""
    parts, above = [], top - STEP
    for place, seat in enumerate(sorted(range(len(last)), key=lambda seat: -last[seat])):
        left = len(last) - place - 1
        wanted = min(bottom - last[seat] * (bottom - top), bottom - left * STEP)
        above = max(above + STEP, wanted)
        parts.append(badge(x, above, STEP, seat, LETTERS[seat]))
    return "".join(parts)


def _soil(foot: str) -> str:
    """The earth with our worm and our name, and the day when it was."""
    parts = [
        f'<path d="M{WALL - 20:.0f} {GROUND}q60-28 120-6t120 2 120-6 120 4 120-6V640'
        f'H{WALL - 20:.0f}Z" fill="{SOIL}" stroke="{INK}" stroke-width="8"/>',
        f'<g fill="{SOIL_DEEP}"><ellipse cx="{WALL + 44:.0f}" cy="602" rx="30" ry="12"/>'
        f'<ellipse cx="1140" cy="432" rx="26" ry="11"/>'
        f'<ellipse cx="1160" cy="596" rx="34" ry="13"/></g>',
        merry_worm(WALL + 38, 420, 150),
        line(NAME, WALL + 208, 502, 58, SAND),
    ]
    if foot:
        parts.append(line(cut(foot, 26, 320), WALL + 210, 552, 26, DUNE))
    return "".join(parts)


def _wall() -> str:
    """The ground of the words, over what is drawn beyond it."""
    return (
        f'<rect width="{WALL:.0f}" height="{HEIGHT}" fill="{SAND}"/>'
        f'<path d="M{WALL:.0f}-10V640" stroke="{INK}" stroke-width="8"/>'
    )


# On the left


def _words(card: Card) -> str:
    """The game, the sentence, and the seats in what is left of the height."""
    parts = [line(cut(card.game, 28, ROOM), EDGE, 66, 28, CLAY)]
    most = 2 if len(card.title) < LONG else 3
    sizes = TITLES[FULL:] if len(card.rows) > 5 else TITLES
    size, title = fitted(card.title, sizes, ROOM, most)
    y = 84.0
    for words in title:
        y += size * 1.16
        parts.append(line(words, EDGE, y, size))
    y += 22
    if card.below:
        small, below = fitted(card.below, BELOW, ROOM, 2 if card.rows or card.figures else 5)
        for words in below:
            y += small * 1.3
            parts.append(line(words, EDGE, y, small, SOFT))
        y += 14
    if card.rows:
        parts.append(_rows(card, y + 4))
    elif card.figures:
        parts.append(_figures(card.figures, y + 4))
    else:
        parts.append(at(EDGE, HEIGHT - 130, 1.6, card.dice))
    return "".join(parts)


def _rows(card: Card, top: float) -> str:
    bottom = HEIGHT - 30.0
    heads = 30.0 if any(card.heads) else 0.0
    step = min(82.0, (bottom - top - heads) / len(card.rows))
    top = max(top, bottom - heads - step * len(card.rows))
    size = min(34.0 if len(card.rows[0].figures) < 2 else 27.0, step * 0.46)
    columns = _columns(card, size)
    parts = [
        line(cut(head, 20, room - 8), right, top + 22, 20, SOFT, "end")
        for head, (right, room) in zip(card.heads, columns, strict=False)
    ]
    for place, row in enumerate(card.rows):
        parts.append(_row(row, top + heads + place * step, step - 8, size, columns))
    return "".join(parts)


def _columns(card: Card, size: float) -> list[tuple[float, float]]:
    """Where each column of figures ends, and how wide it is, from the left."""
    right = EDGE + ROOM - 18
    found: list[tuple[float, float]] = []
    count = max((len(row.figures) for row in card.rows), default=0)
    for place in reversed(range(count)):
        figures = [row.figures[place] for row in card.rows if place < len(row.figures)]
        heads = [width(card.heads[place], 20)] if place < len(card.heads) else []
        room = min(190.0, max([width(one, size) for one in figures] + heads) + 22)
        found.append((right, room))
        right -= room
    return found[::-1]


def _row(
    row: Row, y: float, height: float, size: float, columns: list[tuple[float, float]]
) -> str:
    """One seat: its badge, its name and its figures; whoever won has the sun around it."""
    middle = y + height / 2
    ends = columns[0][0] - columns[0][1] if columns else EDGE + ROOM - 18
    start = EDGE + height + 22
    edge, weight = (SUN, 6.0) if row.won else (DUNE, 2.5)
    parts = [
        box(EDGE, y, ROOM, height, IVORY, 14, edge, weight),
        badge(EDGE + 12 + height * 0.4, middle, height * 0.8, row.seat, LETTERS[row.seat]),
        line(cut(row.name, size, ends - start), start, middle + size * 0.36, size),
    ]
    if row.mine:
        shown = min(width(row.name, size), ends - start)
        parts.append(
            f'<path d="M{start:.0f} {middle + size * 0.56:.1f}h{shown:.0f}" stroke="{CLAY}" '
            f'stroke-width="3" stroke-linecap="round"/>'
        )
    for figure, (right, _) in zip(row.figures, columns, strict=False):
        parts.append(line(figure, right, middle + size * 0.36, size, INK, "end"))
    return "".join(parts)


def _figures(figures: Sequence[Figure], top: float) -> str:
    """What was counted, line by line, as far as there is room."""
    step = min(TALLEST, (HEIGHT - 30.0 - top) / len(figures))
    return "".join(
        _figure(one, top + place * step, step - 8) for place, one in enumerate(figures)
    )


def _figure(one: Figure, y: float, height: float) -> str:
    start, middle, right = EDGE + 18, y + height / 2, EDGE + ROOM - 18
    size, (shown, *_) = fitted(one.figure, (height * 0.5, height * 0.4), ROOM / 2, 1)
    room = right - width(shown, size) - 16 - start
    sizes = height * 0.43, height * 0.38, height * 0.33
    named, (name, *_) = fitted(one.title, sizes, room, 1)
    parts = [
        box(EDGE, y, ROOM, height, IVORY, 12, DUNE, 2.5),
        line(shown, right, middle + size * 0.36, size, INK, "end"),
        line(name, start, middle + (-height * 0.05 if one.what else named * 0.36), named),
    ]
    if one.what:
        small, (what, *_) = fitted(
            one.what, (height * 0.32, height * 0.28, height * 0.24), room, 1
        )
        parts.append(line(what, start, y + height * 0.84, small, SOFT))
    return "".join(parts)
