"""The table of It Happens.. as a picture: three mounds, and what each colour holds."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.drawing.palette import CLAY, DUNE, INK, IVORY, LEAF, SAND, SOIL, SUN
from wormery.drawing.pieces import (
    badge,
    crown,
    find,
    helmet,
    point_tile,
    seat_die,
    turn_mark,
    worm,
)
from wormery.drawing.strokes import box, frame, text, text_width
from wormery.games.ithappens.rules import FIELDS, ROUNDS, SHOWN
from wormery.games.ithappens.view import Column, Holding, ItHappensView, Mound, Place
from wormery.games.moments import OVER
from wormery.games.position import LETTERS
from wormery.games.views import Choice

WIDTH = 760.0
EDGE = 16.0
FIELD = 42.0
MOUND_WIDTH = (WIDTH - 2 * EDGE - 2 * 12) / SHOWN
MOUND_HEIGHT = FIELDS * FIELD + 66
LINE = 42.0  # of a holding


def draw(view: ItHappensView, choices: Sequence[Choice], title: str) -> str:
    parts = [_head(view)]
    y = EDGE + 34
    targets = _targets(choices)
    for place, mound in enumerate(view.mounds):
        parts.append(
            _mound(view, mound, targets.get(place), EDGE + place * (MOUND_WIDTH + 12), y)
        )
    if view.mounds:
        y += MOUND_HEIGHT + 14
    for colour, holding in enumerate(view.holdings):
        parts.append(_holding(view, colour, holding, y))
        y += LINE + 6
    return frame(title, WIDTH, y + EDGE - 6, *parts)


def _head(view: ItHappensView) -> str:
    """The round, the supply of worms, and the mounds still face down."""
    y = EDGE + 10
    parts = []
    for number in range(1, ROUNDS + 1):
        played = view.actor == OVER or number < view.round
        fill = CLAY if played else SUN if number == view.round else DUNE
        x = EDGE + 14 + (number - 1) * 34
        parts.append(f'<circle cx="{x}" cy="{y}" r="13" fill="{fill}" stroke="{INK}"/>')
        parts.append(text(str(number), x, y, 12, IVORY if played else INK))
    right = WIDTH - EDGE - 20
    parts.append(text(str(view.face_down), right, y, 15))
    parts.append(_hill(right - 36, y + 10, 30, 24))
    parts.append(text(str(view.worms_in_supply), right - 84, y, 15))
    parts.append(worm(right - 112, y, 26))
    return "".join(parts)


def _hill(x: float, y: float, width: float, height: float) -> str:
    """The outline of a mound, standing on the ground at y."""
    half = width / 2
    return (
        f'<path d="M{x - half:.1f} {y:.1f}C{x - half * 0.8:.1f} {y - height * 0.7:.1f} '
        f"{x - half * 0.3:.1f} {y - height:.1f} {x:.1f} {y - height:.1f}S{x + half * 0.8:.1f} "
        f'{y - height * 0.7:.1f} {x + half:.1f} {y:.1f}Z" fill="{SOIL}"/>'
    )


def _mound(view: ItHappensView, mound: Mound, marked: int | None, x: float, y: float) -> str:
    """What a mound is worth, and its columns with finds and dice."""
    ground = y + MOUND_HEIGHT
    parts = [
        box(x, y, MOUND_WIDTH, MOUND_HEIGHT, SOIL, 12),
        crown(x + 24, y + 24, 24),
        text(str(mound.queen), x + 46, y + 25, 17, IVORY),
        helmet(x + 84, y + 24, 24),
        text(str(mound.general), x + 107, y + 25, 17, IVORY),
        worm(x + 148, y + 25, 26),
        text(str(mound.worm_number), x + 166, y + 25, 17, IVORY, anchor=0),
        text(str(mound.number), x + MOUND_WIDTH - 12, y + 25, 11, DUNE, anchor=1),
    ]
    left = x + (MOUND_WIDTH - len(mound.columns) * FIELD) / 2
    for number, column in enumerate(mound.columns):
        parts.append(
            _column(column, left + number * FIELD, ground - 10, marked == number, view.colour)
        )
    return "".join(parts)


def _targets(choices: Sequence[Choice]) -> dict[int, int]:
    """By mound, the column where the die just rolled would go; the same for all who look."""
    return {choice.place: choice.column for choice in choices if isinstance(choice, Place)}


def _column(column: Column, x: float, ground: float, marked: bool, colour: int | None) -> str:
    """Fields from the ground up; the next free one is marked if the die may go there."""
    parts = []
    for level, found in enumerate(column.finds):
        y = ground - (level + 1) * FIELD
        parts.append(box(x + 2, y + 2, FIELD - 4, FIELD - 4, SAND, 6, CLAY, 1))
        if level < len(column.dice) and column.colour is not None:
            parts.append(seat_die(x + 3, y + 3, FIELD - 6, column.colour, column.dice[level]))
            continue
        if found != ".":
            parts.append(find(x + FIELD / 2, y + FIELD / 2, FIELD - 14, found))
        if marked:
            marked = False
            parts.append(box(x + 3, y + 3, FIELD - 6, FIELD - 6, "none", 6, SUN, 4))
    return "".join(parts)


def _holding(view: ItHappensView, colour: int, holding: Holding, y: float) -> str:
    """A colour with its dice in hand, its worms, objects and point tiles."""
    turn = colour == view.turn and view.actor != OVER
    won = view.result is not None and colour in view.result.winners
    edge = LEAF if turn else SUN if won else DUNE
    middle = y + LINE / 2
    parts = [
        box(EDGE, y, WIDTH - 2 * EDGE, LINE, IVORY, 10, edge, 3 if turn or won else 1.5),
        badge(EDGE + 26, middle, 30, colour, LETTERS[colour]),
    ]
    if turn:
        parts.append(turn_mark(EDGE - 3, middle))
    x = EDGE + 52
    in_hand = [colour] * holding.dice + [view.seats] * holding.third_dice
    if turn and view.colour in in_hand and view.die is not None:
        in_hand.remove(view.colour)
        parts.append(seat_die(x, middle - 16, 32, view.colour, view.die))
        x += 38
    for die in in_hand:
        parts.append(seat_die(x, middle - 9, 18, die, None))
        x += 20
    x = EDGE + 206
    parts.append(worm(x, middle, 26))
    parts.append(text(str(holding.worms), x + 18, middle, 14, anchor=0))
    parts.append(_objects(holding, EDGE + 262, middle))
    parts.append(_points(holding, middle))
    return "".join(parts)


def _objects(holding: Holding, x: float, middle: float) -> str:
    parts = []
    for name, count in holding.objects.items():
        if count:
            parts.append(find(x + 12, middle, 26, name))
            x += 26
            if count > 1:
                parts.append(text(f"×{count}", x, middle + 6, 9, anchor=0))
                x += 18
            x += 5
    return "".join(parts)


def _points(holding: Holding, middle: float) -> str:
    """Point tiles from the right: their values to who may see them, and the score."""
    right = WIDTH - EDGE - 10
    parts = []
    if holding.score is not None:
        score = str(holding.score)
        parts.append(text(score, right, middle, 18, anchor=1))
        right -= max(text_width(score, 18), 26) + 12
    if holding.queens is None or holding.generals is None:
        if holding.point_tiles:
            parts.append(text(f"×{holding.point_tiles}", right, middle, 12, anchor=1))
            parts.append(point_tile(right - 52, middle - 14, 28))
        return "".join(parts)
    values = sorted([*(holding.queen_points or ()), *(holding.general_points or ())])
    step = min(26.0, 150 / max(len(values), 1))
    for value in values:
        right -= step
        parts.append(point_tile(right, middle - 14, 28, value))
    return "".join(parts)
